/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A queue that writes games to disk in a thread, one at a time and in order: the autosave, games
   that are put aside or kept, copies in the player's own files. */

#pragma once

#include "shell-copy.h"
#include "shell-store.h"

G_BEGIN_DECLS

/** ShellKeeperDone: called in the main thread; @error is %NULL if the game is on the disk, and
    @name is that of its file if it was put aside. */
typedef void (*ShellKeeperDone) (const char   *name,
                                 const GError *error,
                                 gpointer      data);

#define SHELL_TYPE_KEEPER (shell_keeper_get_type ())
G_DECLARE_FINAL_TYPE (ShellKeeper, shell_keeper, SHELL, KEEPER, GObject)

ShellKeeper *shell_keeper_new       (ShellStore       *store);
guint64      shell_keeper_autosave  (ShellKeeper      *keeper,
                                     ShellCopy        *copy,
                                     const char       *uri,
                                     gboolean          modified);
void         shell_keeper_put_aside (ShellKeeper      *keeper,
                                     ShellCopy        *copy,
                                     const char       *title,
                                     ShellKeeperDone   done,
                                     gpointer          data);
void         shell_keeper_keep      (ShellKeeper      *keeper,
                                     ShellCopy        *copy,
                                     ShellKeeperDone   done,
                                     gpointer          data);
void         shell_keeper_save      (ShellKeeper      *keeper,
                                     ShellCopy        *copy,
                                     GFile            *file,
                                     ShellKeeperDone   done,
                                     gpointer          data);
gboolean     shell_keeper_flush     (ShellKeeper      *keeper,
                                     GError          **error);
gboolean     shell_keeper_is_late   (ShellKeeper      *keeper);

G_END_DECLS
