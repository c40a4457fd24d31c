/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog with the invitations to the seats of a table. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_INVITATIONS (kit_invitations_get_type ())
G_DECLARE_FINAL_TYPE (KitInvitations, kit_invitations, KIT, INVITATIONS, GtkWindow)

GtkWidget *kit_invitations_new (GtkWindow         *parent,
                                const KitGameView *view,
                                KitGame           *game);

G_END_DECLS
