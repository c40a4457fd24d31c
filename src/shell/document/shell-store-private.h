/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The store as shell-store.c and shell-store-aside.c share it. */

#pragma once

#include "shell-store.h"

G_BEGIN_DECLS

/* Of the autosave, of whichever kind its game is: it was called so when there was one game. */
#define SHELL_STORE_SUFFIX ".alexandros"

/* How many programs can run at the same time without a bus. */
#define SHELL_STORE_MAX_SLOTS 16

/* What is known about an autosave besides its text. */
typedef struct
{
  char     *checksum;                   /* SHA-256 of the text; NULL if there is no autosave */
  char     *uri;                        /* as in ShellAutosave */
  gboolean  modified;
} About;

/**
 * ShellStore:
 *
 * The files of the program in the data folder of the player: the autosave, a key file with what is
 * known about it, and the folder of games that were put aside. The functions that block may be
 * called from any thread, the others from the main thread.
 *
 * Programs that cannot see each other, for want of a bus, have different slots: each an autosave of
 * its own, and beside it a lock file that is locked with flock(). The kernel drops the lock with
 * the process, however that ends. Slot 1 is the usual one.
 */
struct _ShellStore
{
  GObject parent_instance;

  ShellCatalogue *games;                /* what the files may hold */

  char   *directory;                    /* owned, as all strings here */
  guint   slot;                         /* from 1 on */
  int     lock_file;                    /* locked while this program has the slot; -1 if it cannot
                                           be */
  char   *game_path;                    /* of the autosave, */
  char   *about_path;                   /* and of what is known about it */

  GMutex  lock;                         /* of the files, and of what follows */
  About   about;                        /* the autosave on disk */
  gboolean unreadable;                  /* which is no game, but could not be renamed yet */
};

char       *shell_store_make_path   (ShellStore  *store,
                                     const char  *folder,
                                     const char  *title,
                                     const char  *suffix);

G_END_DECLS
