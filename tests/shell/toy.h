/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two kinds of games that are nothing but a text, for tests of the shell alone. */

#pragma once

#include "shell/shell-catalogue.h"
#include "shell/shell-game.h"

G_BEGIN_DECLS

#define TOY_TYPE (toy_get_type ())
G_DECLARE_DERIVABLE_TYPE (Toy, toy, TOY, GAME, GtkWidget)

struct _ToyClass
{
  GtkWidgetClass parent_class;
};

/* The other kind: with another title, another action and another suffix. */
#define DOLL_TYPE (doll_get_type ())
G_DECLARE_FINAL_TYPE (Doll, doll, DOLL, GAME, Toy)

/* Their texts begin with "toy " and "doll "; one with "broken" in it is wrong, and one with "done"
   is over. */
extern const ShellGameInfo toy_info;
extern const ShellGameInfo doll_info;

void        toy_set_text      (Toy         *toy,
                               const char  *text);
const char *toy_get_text      (Toy         *toy);
gboolean    toy_get_held      (Toy         *toy);
gboolean    toy_get_modified  (Toy         *toy);
guint       toy_get_n_moves   (Toy         *toy);
Toy        *toy_take_asked    (void);
void        toy_begin         (Toy         *toy,
                               const char  *text);
void        toy_delay_next    (guint        ms);
void        toy_wait_for_next (void);

G_END_DECLS
