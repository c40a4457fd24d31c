/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that can be pressed: an emblem, a name, and how many there are. */

#pragma once

#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_CARD (alx_card_get_type ())
G_DECLARE_FINAL_TYPE (AlxCard, alx_card, ALX, CARD, GtkButton)

/* What a card shows instead of a symbol. */
#define ALX_CARD_BACK  254
#define ALX_CARD_EMPTY ALX_NONE

AlxCard *alx_card_add        (GtkBox     *box,
                              KitStyle   *style,
                              GCallback   clicked_cb,
                              gpointer    object);
void     alx_card_set_symbol (AlxCard    *card,
                              guint8      symbol);
guint8   alx_card_get_symbol (AlxCard    *card);
void     alx_card_set_count  (AlxCard    *card,
                              int         count);
void     alx_card_set_chosen (AlxCard    *card,
                              gboolean    chosen);
void     alx_card_set_scale  (AlxCard    *card,
                              double      scale);
void     alx_card_set_label  (AlxCard    *card,
                              const char *label);

G_END_DECLS
