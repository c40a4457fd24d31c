/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player can go on with: the newest unfinished game of each kind. */

#pragma once

#include "shell-store.h"

G_BEGIN_DECLS

/**
 * ShellUnfinished:
 * @info: its kind
 * @name: (nullable): of its file, if it was put aside; %NULL for the game that lies there
 * @players: who plays
 * @turn: to which it has come; 0 if that is not known
 * @when: (nullable): when it was put aside
 *
 * An unfinished game; its owner frees it.
 */
typedef struct
{
  const ShellGameInfo *info;
  char                *name;
  char                *players;
  guint                turn;
  GDateTime           *when;
} ShellUnfinished;

void             shell_unfinished_free        (ShellUnfinished     *game);
char            *shell_unfinished_describe    (ShellUnfinished     *game);
void             shell_unfinished_find_async  (ShellStore          *store,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  done,
                                               gpointer             data);
GPtrArray       *shell_unfinished_find_finish (GAsyncResult        *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShellUnfinished, shell_unfinished_free)

G_END_DECLS
