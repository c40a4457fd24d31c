/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two parts of the store share. */

#pragma once

#include "shell-store.h"

G_BEGIN_DECLS

/* So many programs can run at the same time that do not know of each other. */
#define SHELL_STORE_MAX_SLOTS 16

/* What is known of a game: which one, and where the user has it. */
typedef struct
{
  char     *checksum;
  char     *uri;
  gboolean  modified;
} About;

struct _ShellStore
{
  GObject parent_instance;

  char   *directory;                    /* owned, as all strings here */
  char   *suffix;
  gsize   max_bytes;                    /* of a game */
  guint   slot;                         /* 1 for the usual files; other programs that run have
                                           others */
  int     lock_file;                    /* locked as long as this program has the slot, or -1 */
  char   *game_path;
  char   *about_path;                   /* where the game was saved by the user, and whether it
                                           has changed */

  GMutex  lock;                         /* of the files, and of what follows */
  About   about;                        /* the game that is on disk, if it is known */
};

char     *shell_store_make_path  (ShellStore  *store,
                                  const char  *folder,
                                  const char  *title);
gboolean  shell_store_write_file (const char  *path,
                                  const char  *text,
                                  gsize        length,
                                  GError     **error);

G_END_DECLS
