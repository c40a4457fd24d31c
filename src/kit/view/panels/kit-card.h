/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that can be pressed: what a game paints on it, and how many there are. */

#pragma once

#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define KIT_TYPE_CARD (kit_card_get_type ())
G_DECLARE_FINAL_TYPE (KitCard, kit_card, KIT, CARD, GtkButton)

/** KitCardPaint: paints @card in a size in pixels. */
typedef void (*KitCardPaint) (KitCard    *card,
                              KitPainter *painter,
                              cairo_t    *cr,
                              double      width,
                              double      height);

KitCard *kit_card_new         (KitCardPaint   paint,
                               guint          face);
void     kit_card_set_face    (KitCard       *card,
                               guint          face);
guint    kit_card_get_face    (KitCard       *card);
void     kit_card_set_count   (KitCard       *card,
                               int            count);
int      kit_card_get_count   (KitCard       *card);
void     kit_card_set_chosen  (KitCard       *card,
                               gboolean       chosen);
void     kit_card_set_scale   (KitCard       *card,
                               double         scale);
void     kit_card_set_label   (KitCard       *card,
                               const char    *label);
void     kit_card_paint_count (KitCard       *card,
                               cairo_t       *cr,
                               double         width,
                               const KitRgba *disc,
                               const KitRgba *ink);

G_END_DECLS
