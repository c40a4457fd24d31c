/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as it was at one moment, which threads can write while the game goes on, or have read
   before it does. */

#pragma once

#include "shell/shell-game.h"

G_BEGIN_DECLS

typedef struct _ShellCopy ShellCopy;

ShellCopy *shell_copy_take    (ShellGame          *game);
ShellCopy *shell_copy_read    (const ShellFormat  *format,
                               const char         *text,
                               gsize               length);
void       shell_copy_free    (ShellCopy          *copy);
char      *shell_copy_write   (ShellCopy          *copy,
                               gsize              *length,
                               GError            **error);
char      *shell_copy_explain (ShellCopy          *copy);
void       shell_copy_install (ShellCopy          *copy,
                               ShellGame          *game);

void       shell_copy_load_async  (const ShellFormat   *format,
                                   GFile               *file,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  done,
                                   gpointer             data);
ShellCopy *shell_copy_load_finish (GAsyncResult        *result,
                                   GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShellCopy, shell_copy_free)

G_END_DECLS
