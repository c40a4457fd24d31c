/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the game to others: as a picture, and as text. */

#pragma once

#include "shell/document/shell-copy.h"

G_BEGIN_DECLS

/** ShellShowDone: called when a picture was saved, or with the @error why it cannot be. */
typedef void (*ShellShowDone) (gpointer      data,
                               const GError *error);

void     shell_show_copy_picture (GtkWidget        *widget,
                                  ShellCopy        *copy);
gboolean shell_show_can_save     (GFile            *file);
void     shell_show_save_picture (ShellCopy        *copy,
                                  gboolean          dark,
                                  GFile            *file,
                                  ShellShowDone   done,
                                  gpointer          data);
void     shell_show_print        (GtkWindow        *window,
                                  ShellCopy        *copy,
                                  const char       *name,
                                  ShellShowDone     done,
                                  gpointer          data);
gboolean shell_show_copy_text    (GtkWidget        *widget,
                                  ShellCopy        *copy,
                                  GError          **error);

G_END_DECLS
