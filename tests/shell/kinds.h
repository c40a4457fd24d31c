/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole program with toy games of several kinds, and its files. */

#pragma once

#include "toy.h"

#include "shell/window/shell-window.h"

G_BEGIN_DECLS

void           kinds_init            (int              *argc,
                                      char           ***argv,
                                      ShellCatalogue   *games);
GApplication  *kinds_get_application (void);
GSettings     *kinds_get_settings    (void);
char          *kinds_make_path       (const char *name);
void           kinds_write_file      (const char *name,
                                      const char *text);
guint          kinds_count_kept      (char    **last);
gboolean       kinds_is_kept         (gpointer text);
char          *kinds_find_aside      (const char *text);
void           kinds_check_aside     (const char *text,
                                      const char *suffix);
gboolean       kinds_is_not_aside    (gpointer text);
ShellWindow   *kinds_get_window      (void);
Toy           *kinds_get_toy         (void);
gboolean       kinds_is_mapped       (gpointer data);
gboolean       kinds_is_toy          (gpointer data);
gboolean       kinds_is_played       (gpointer text);
void           kinds_start           (const char *autosave);
void           kinds_go_on           (const char *autosave);
void           kinds_stop            (void);
void           kinds_activate        (const char *action,
                                      const char *target);
gboolean       kinds_menu_has        (gpointer labels);
void           kinds_check_key       (const char *action,
                                      const char *key);
void           kinds_check_kind      (const ShellGameInfo *info);
gboolean       kinds_says            (GtkWidget  *widget,
                                      const char *text);
GtkWidget     *kinds_find_dialog     (const char *text);
gboolean       kinds_is_told         (gpointer text);
void           kinds_dismiss         (const char *text);
void           kinds_open_text       (const char *name,
                                      const char *text);

G_END_DECLS
