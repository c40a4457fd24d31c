/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a card of Alexandros shows. */

#pragma once

#include "kit/view/panels/kit-card.h"

G_BEGIN_DECLS

/* What a card shows instead of a symbol. */
#define ALX_CARD_BACK  254
#define ALX_CARD_EMPTY ALX_NONE

KitCard *alx_card_add (GtkBox    *box,
                       GCallback  clicked_cb,
                       gpointer   object);

G_END_DECLS
