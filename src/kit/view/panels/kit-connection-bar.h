/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to say of the connection to a table elsewhere. */

#pragma once

#include "kit/model/kit-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_CONNECTION_BAR (kit_connection_bar_get_type ())
G_DECLARE_FINAL_TYPE (KitConnectionBar, kit_connection_bar, KIT, CONNECTION_BAR, GtkBox)

void kit_connection_bar_update (KitConnectionBar *bar,
                                KitGame          *game);

G_END_DECLS
