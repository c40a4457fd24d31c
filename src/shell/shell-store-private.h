/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the store share. */

#pragma once

#include "shell-store.h"

G_BEGIN_DECLS

/* What is known of a game: which one, and where the user has it. */
typedef struct
{
  char     *checksum;
  char     *uri;
  gboolean  modified;
} About;

/* A game to be written; later ones have higher serials, and an older one never takes the
   place of a newer. */
typedef struct
{
  ShellKept kept;
  guint64   serial;
} Snapshot;

struct _ShellStore
{
  GObject parent_instance;

  char      *directory;                 /* owned, as all strings here */
  char      *suffix;
  char      *game_path;
  char      *about_path;                /* where the game was saved by the user, and whether it has changed */
  Snapshot  *newest;                    /* owned; the game as it was handed over last, or NULL */
  gboolean   writing;                   /* a thread does */
  guint64    started;                   /* the serial of what it was given last */

  GMutex     lock;                      /* of the files, and of what follows */
  guint64    written;                   /* the serial of what is on disk */
  About      about;                     /* the game that is on disk, if it is known */
};

char     *shell_store_make_path  (ShellStore  *store,
                                  const char  *folder,
                                  const char  *title);
gboolean  shell_store_write_file (const char  *path,
                                  const char  *text,
                                  gsize        length,
                                  GError     **error);

G_END_DECLS
