/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game on disk: which file it is from; opening, saving, autosaving, putting aside. */

#pragma once

#include "shell-store.h"
#include "shell-unfinished.h"

#include "shell/shell-game.h"

G_BEGIN_DECLS

#define SHELL_TYPE_DOCUMENT (shell_document_get_type ())
G_DECLARE_FINAL_TYPE (ShellDocument, shell_document, SHELL, DOCUMENT, GObject)

ShellDocument   *shell_document_new             (ShellStore           *store);
void             shell_document_set_game        (ShellDocument        *document,
                                                 const ShellGameInfo  *info,
                                                 ShellGame            *game);
ShellStore      *shell_document_get_store       (ShellDocument        *document);
GFile           *shell_document_get_file        (ShellDocument        *document);
char            *shell_document_get_file_name   (ShellDocument        *document);
void             shell_document_start           (ShellDocument        *document);
gboolean         shell_document_is_ready        (ShellDocument        *document);
void             shell_document_open            (ShellDocument        *document,
                                                 GFile               **files,
                                                 guint                 n_files);
void             shell_document_paste           (ShellDocument        *document,
                                                 const char           *text);
void             shell_document_open_aside      (ShellDocument        *document,
                                                 const char           *name);
void             shell_document_note_aside      (ShellDocument        *document);
gboolean         shell_document_leave           (ShellDocument        *document,
                                                 const ShellGameInfo  *next);
void             shell_document_save            (ShellDocument        *document,
                                                 GFile                *file);
gboolean         shell_document_finish_saves    (ShellDocument        *document);
gboolean         shell_document_flush           (ShellDocument        *document,
                                                 GError              **error);
void             shell_document_set_covered     (ShellDocument        *document,
                                                 gboolean              covered);
ShellUnfinished *shell_document_find_unfinished (ShellDocument        *document);
char            *shell_document_propose_name    (ShellDocument        *document);
void             shell_document_end             (ShellDocument        *document);

G_END_DECLS
