/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File dialogs and questions. GTK 4.10 replaced their API; no other file uses either. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ShellFileChoice:
 * @saving: whether a file is saved, not opened
 * @title: of the dialog
 * @verb: label of the button that accepts
 * @filters: (nullable) (element-type GtkFileFilter): which files are shown; the first at first
 * @folder: (nullable): where the dialog begins
 * @name: (nullable): the name that is proposed
 * @of_folders: whether a folder is chosen
 *
 * What a file dialog asks for.
 */
typedef struct
{
  gboolean    saving;
  const char *title;
  const char *verb;
  GListModel *filters;
  GFile      *folder;
  const char *name;
  gboolean    of_folders;
} ShellFileChoice;

/** ShellFileChosen: @file is %NULL if none was chosen. Always called, once. */
typedef void (*ShellFileChosen) (GFile    *file,
                                 gpointer  data);

/** ShellAnswered: @yes is whether the player agreed. Always called, once. */
typedef void (*ShellAnswered)   (gboolean  yes,
                                 gpointer  data);

void shell_dialogs_ask_file (GtkWindow             *parent,
                             const ShellFileChoice *choice,
                             ShellFileChosen        chosen,
                             gpointer               data);
void shell_dialogs_ask      (GtkWindow             *parent,
                             const char            *question,
                             const char            *detail,
                             const char            *verb,
                             ShellAnswered          answered,
                             gpointer               data);
void shell_dialogs_tell     (GtkWindow             *parent,
                             const char            *text,
                             const char            *detail);
void shell_dialogs_fit      (GtkWindow             *dialog,
                             int                    width,
                             int                    height);
void shell_dialogs_close    (GtkWindow             *parent);

G_END_DECLS
