/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File dialogs and questions. GTK 4.10 replaced their API; no other file uses either. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ShellFileChosen: @file is %NULL if none was chosen. Always called, once. */
typedef void (*ShellFileChosen) (GFile    *file,
                                 gpointer  data);

/** ShellAnswered: @yes is whether the player agreed. Always called, once. */
typedef void (*ShellAnswered)   (gboolean  yes,
                                 gpointer  data);

void shell_dialogs_ask_open (GtkWindow       *parent,
                             GListModel      *filters,
                             ShellFileChosen  chosen,
                             gpointer         data);
void shell_dialogs_ask_any  (GtkWindow       *parent,
                             const char      *title,
                             const char      *verb,
                             ShellFileChosen  chosen,
                             gpointer         data);
void shell_dialogs_ask_save (GtkWindow       *parent,
                             GListModel      *filters,
                             GFile           *folder,
                             const char      *name,
                             ShellFileChosen  chosen,
                             gpointer         data);
void shell_dialogs_ask      (GtkWindow       *parent,
                             const char      *question,
                             const char      *detail,
                             const char      *verb,
                             ShellAnswered    answered,
                             gpointer         data);
void shell_dialogs_tell     (GtkWindow       *parent,
                             const char      *text,
                             const char      *detail);
void shell_dialogs_fit      (GtkWindow       *dialog,
                             int              width,
                             int              height);
void shell_dialogs_close    (GtkWindow       *parent);

G_END_DECLS
