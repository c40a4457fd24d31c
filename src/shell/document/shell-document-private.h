/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two parts of the document share. */

#pragma once

#include "shell-document.h"
#include "shell-keeper.h"

G_BEGIN_DECLS

/* What is opened. */
typedef struct
{
  ShellDocument *document;              /* borrowed; there is one unless reading was cancelled */
  GFile         *file;                  /* owned, as what follows */
  char          *aside;                 /* its name, if it is a game that was put aside */
  ShellCopy     *copy;                  /* what it holds; NULL as long as that is not known */
} ShellOpened;

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
  GFile        *next;                   /* to be opened when the game that was played last is
                                           there, or NULL */
  GCancellable *cancellable;            /* of the file that is being read; a read that is begun
                                           cancels the one before, and dispose the last */
  ShellOpened  *opened;                 /* takes the place of the game that is being put aside,
                                           or NULL */
  char         *resumed;                /* a game that was put aside and is played again, until
                                           it is kept; or NULL */
  guint64       resumed_serial;         /* of its being kept */

  ShellGame    *game;                   /* weak; NULL at first, and when the window is gone */
  gboolean      ready;                  /* there is a game */
  gboolean      leaving;                /* it is being put aside */
  guint         n_games;                /* that there have been, */
  guint         n_changes;              /* and changes of them: what has happened since a thread
                                           began? */
  guint         n_put_aside;            /* changes when it was put aside last; 0 if it is not */
};

void     shell_document_tell_problem  (ShellDocument   *document,
                                       const char      *text,
                                       const char      *detail);
guint64  shell_document_keep          (ShellDocument   *document);
void     shell_document_set_file      (ShellDocument   *document,
                                       GFile           *file);
void     shell_document_remember_file (GFile           *file);
gboolean shell_document_is_unsaved    (ShellDocument   *document);
void     shell_document_put_aside     (ShellDocument   *document,
                                       ShellKeeperDone  done);

G_END_DECLS
