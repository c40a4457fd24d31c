/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks where the seats of a new table meet. */

#pragma once

#include "kit/remote/kit-remote-place.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_ASK_PLACE (kit_ask_place_get_type ())
G_DECLARE_FINAL_TYPE (KitAskPlace, kit_ask_place, KIT, ASK_PLACE, GtkWindow)

GtkWidget *kit_ask_place_new  (GtkWindow      *parent);
void       kit_ask_place_tell (KitAskPlace    *dialog,
                               const char     *problem);

G_END_DECLS
