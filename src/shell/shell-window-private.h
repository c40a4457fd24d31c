/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window and its actions share. */

#pragma once

#include "shell-attention.h"
#include "shell-window.h"
#include "shell/document/shell-document.h"

G_BEGIN_DECLS

struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkBox     *content;

  /* of the header, made anew for each language */
  GtkWidget  *titles;
  GtkLabel   *title;
  GtkLabel   *subtitle;
  GMenu      *menu;
  GMenu      *recent;
  GtkWidget  *failure;                  /* says that the game cannot be kept, or soon will be too
                                           long for that */
  GtkLabel   *failure_heading;
  GtkLabel   *failure_detail;

  /* owned */
  GSettings  *settings;
  ShellStore *store;
  ShellDocument  *document;
  ShellAttention *attention;
  char       *why;                      /* the game cannot be kept, or NULL */

  ShellGame  *game;                     /* a child */
  gboolean    too_long;                 /* the game soon will be */
  gboolean    wanted;                   /* it is to be shown as soon as there is a game, */
  gboolean    wants_new;                /* and a new one is to be asked for */
  gboolean    seen;                     /* there was a first frame */
  gboolean    asking;                   /* whether to end the program though the game cannot be
                                           kept */
  gboolean    giving_up;                /* the answer was yes */
  gboolean    ending;                   /* the program ends at once: nobody can be asked or told */
};

void shell_window_add_actions (ShellWindow *window);

G_END_DECLS
