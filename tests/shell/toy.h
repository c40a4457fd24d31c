/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is nothing but a text, for tests of the shell alone. */

#pragma once

#include "shell/shell-game.h"

G_BEGIN_DECLS

#define TOY_TYPE (toy_get_type ())
G_DECLARE_FINAL_TYPE (Toy, toy, TOY, GAME, GtkWidget)

void      toy_set_text      (Toy         *toy,
                             const char  *text);
gboolean  toy_get_modified  (Toy         *toy);
void      toy_delay_next    (guint        ms);
void      toy_wait_for_next (void);

G_END_DECLS
