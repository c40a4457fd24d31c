/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game: who won, and each player's points levy by levy. */

#pragma once

#include "alexandros/model/alx-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_RESULT (alx_result_get_type ())
G_DECLARE_FINAL_TYPE (AlxResult, alx_result, ALX, RESULT, GtkWindow)

GtkWidget *alx_result_new (GtkWindow *parent,
                           AlxGame   *game);

G_END_DECLS
