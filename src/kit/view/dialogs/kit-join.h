/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks before the player sits down at a table elsewhere, and waits for it. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/remote/kit-seat-file.h"
#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_JOIN (kit_join_get_type ())
G_DECLARE_FINAL_TYPE (KitJoin, kit_join, KIT, JOIN, GtkWindow)

GtkWidget *kit_join_new  (GtkWindow         *parent,
                          const KitGameView *view,
                          const char        *link);
GtkWidget *kit_join_wait (GtkWindow         *parent,
                          const KitGameView *view,
                          KitSeatFile       *file);

G_END_DECLS
