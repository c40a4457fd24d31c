/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays any game in the real window with real X events, as a user would. */

#pragma once

#include "robot-wait.h"

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

KitTable  *robot_open         (ShellCatalogue *games);
void       robot_play_game    (KitGame       *game);
void       robot_stop         (void);
GtkWidget *robot_get_window   (void);
KitTable  *robot_get_table    (void);
void       robot_set_language (const char *code);
void       robot_key          (const char *key);
void       robot_hold_key     (const char *key,
                               gboolean    held);
void       robot_type         (const char *text);
void       robot_mouse        (GtkWidget  *widget,
                               double      x,
                               double      y,
                               const char *action,
                               const char *button);
void       robot_click        (GtkWidget  *widget,
                               double      x,
                               double      y);
void       robot_click_middle (GtkWidget  *widget);
GtkWidget *robot_find         (GtkWidget  *root,
                               GType       type,
                               guint       index);
GtkWidget *robot_find_class   (GtkWidget  *root,
                               const char *css_class);
GtkWidget *robot_find_child   (GType       type,
                               const char *name);
GtkMenuButton *
           robot_find_menu    (GtkWidget  *window);
char      *robot_read_menu    (GtkWidget  *window);
void       robot_choose_file  (const char *name);
gboolean   robot_drop         (GtkWidget  *window,
                               GFile     **files,
                               gsize       n);
void       robot_resize       (int         width,
                               int         height);
gboolean   robot_is_fault_of_tooltip (const char *message);

G_END_DECLS
