/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person would like to be offered: a button that opens the goods. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ADV_TYPE_WISH_BUTTON (adv_wish_button_get_type ())
G_DECLARE_FINAL_TYPE (AdvWishButton, adv_wish_button, ADV, WISH_BUTTON, GtkBox)

void adv_wish_button_update (AdvWishButton *button,
                             int            viewer);

G_END_DECLS
