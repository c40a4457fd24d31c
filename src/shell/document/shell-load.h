/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads games in threads: the autosave, the player's files, games that were put aside. */

#pragma once

#include "shell-copy.h"
#include "shell-store.h"

G_BEGIN_DECLS

/**
 * ShellLoaded:
 * @file: (nullable): what was to be read; of an autosave, the file that its game was saved to or
 *   loaded from
 * @aside: (nullable): the name of the game if it was put aside
 * @copy: (nullable): the game; %NULL if it cannot be read, or if there is no autosave
 * @saved: whether @file holds the game as it is
 */
typedef struct
{
  GFile     *file;
  char      *aside;
  ShellCopy *copy;
  gboolean   saved;
} ShellLoaded;

void         shell_load_async  (ShellStore           *store,
                                GFile                *file,
                                const char           *aside,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   done,
                                gpointer              data);
ShellLoaded *shell_load_finish (GAsyncResult         *result,
                                GError              **error);
void         shell_loaded_free (ShellLoaded          *loaded);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShellLoaded, shell_loaded_free)

G_END_DECLS
