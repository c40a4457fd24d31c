/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The document as shell-document.c and shell-document-files.c share it. */

#pragma once

#include "shell-document.h"
#include "shell-keeper.h"
#include "shell-load.h"

G_BEGIN_DECLS

/**
 * ShellDocument:
 *
 * The game on disk. It autosaves the game after each change, knows which file the game was saved to
 * or loaded from, opens and saves files, and puts an unfinished game aside before another one takes
 * its place. The window owns it and listens to its signals; it borrows the game, which is a widget
 * of that window and is replaced when the language changes, or when a game of another kind is to be
 * shown.
 *
 * Threads do all reading and writing, so an answer may come when the game has changed or is another
 * one. A file is read first; only if it holds a game is the current one put aside, and only when
 * that is on the disk is it replaced.
 */
struct _ShellDocument
{
  GObject parent_instance;

  /* owned */
  ShellStore   *store;
  ShellKeeper  *keeper;                 /* writes the autosave and puts games aside */
  ShellKeeper  *saver;                  /* writes the player's files, which may be on a network
                                           share that hangs */
  GSignalGroup *signals;                /* of the game */
  GFile        *file;                   /* of the last save or load, or NULL */
  GFile        *next;                   /* to be opened once the document is ready, or NULL */
  GCancellable *cancellable;            /* of the current read; each new read cancels the last */
  ShellLoaded  *opened;                 /* replaces the game once that is put aside, or NULL */
  char         *left_out;               /* names of files after the one that is to be opened,
                                           until the player is told; or NULL */
  char         *resumed;                /* the name of the game if it was put aside, until it is
                                           autosaved and that file can be deleted; or NULL */
  guint64       resumed_serial;         /* of that autosave */
  char         *put_aside;              /* the name of the game that was put aside, until another
                                           has taken its place; or NULL */

  /* borrowed */
  ShellGame    *game;                   /* weak; NULL at first, and when the window is gone */
  const ShellGameInfo *info;            /* the kind of the game, */
  const ShellGameInfo *next_info;       /* and of the one that waits for it to be put aside */

  guint         retry_source;           /* after a failed autosave; or 0 */
  gboolean      ready;                  /* there is a game */
  gboolean      leaving;                /* the game is being put aside */
  gboolean      covered;                /* something else is shown in its place */
  guint         n_games;                /* counters: a thread that began when they were lower
                                           brings an answer that is out of date */
  guint         n_changes;
  gboolean      finished;               /* the game is over, and was kept or read */
  guint         n_put_aside;            /* n_changes when the game was put aside; 0 if it is not */
};

void     shell_document_tell_problem  (ShellDocument   *document,
                                       const char      *text,
                                       const char      *detail);
guint64  shell_document_autosave      (ShellDocument   *document);
void     shell_document_set_file      (ShellDocument   *document,
                                       GFile           *file);
void     shell_document_remember_file (GFile           *file);
void     shell_document_install       (ShellDocument   *document,
                                       ShellLoaded     *loaded);
void     shell_document_replace       (ShellDocument   *document,
                                       ShellLoaded     *loaded);
gboolean shell_document_is_unsaved    (ShellDocument   *document);
void     shell_document_put_aside     (ShellDocument   *document,
                                       ShellKeeperDone  done);

G_END_DECLS
