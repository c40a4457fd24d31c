/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings games to the disk without keeping anybody waiting: the one that is played, and those that gave way to it. */

#pragma once

#include "shell-copy.h"
#include "shell-store.h"

G_BEGIN_DECLS

/** ShellKeeperDone: @error is %NULL for a game that was put aside. */
typedef void (*ShellKeeperDone) (const GError *error,
                                 gpointer      data);

#define SHELL_TYPE_KEEPER (shell_keeper_get_type ())
G_DECLARE_FINAL_TYPE (ShellKeeper, shell_keeper, SHELL, KEEPER, GObject)

ShellKeeper *shell_keeper_new       (ShellStore       *store);
guint64      shell_keeper_keep      (ShellKeeper      *keeper,
                                     ShellCopy        *copy,
                                     const char       *uri,
                                     gboolean          modified);
void         shell_keeper_put_aside (ShellKeeper      *keeper,
                                     ShellCopy        *copy,
                                     const char       *title,
                                     ShellKeeperDone   done,
                                     gpointer          data);
gboolean     shell_keeper_flush     (ShellKeeper      *keeper,
                                     GError          **error);

G_END_DECLS
