/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own files: the autosave, unfinished games that were put aside, finished ones that
   are kept. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

#define SHELL_TYPE_STORE (shell_store_get_type ())
G_DECLARE_FINAL_TYPE (ShellStore, shell_store, SHELL, STORE, GObject)

/**
 * ShellAutosave:
 * @text: the game
 * @length: its bytes
 * @uri: (nullable): of the file that the game was saved to or loaded from
 * @modified: whether it has changed since then
 */
typedef struct
{
  char     *text;
  gsize     length;
  char     *uri;
  gboolean  modified;
} ShellAutosave;

ShellStore      *shell_store_new             (ShellCatalogue       *games);
ShellCatalogue  *shell_store_get_games       (ShellStore           *store);
const char      *shell_store_get_path        (ShellStore           *store);
gboolean         shell_store_is_first        (ShellStore           *store);
char            *shell_store_make_usual_path (void);
gboolean         shell_store_write           (ShellStore           *store,
                                              const ShellAutosave  *autosave,
                                              GError              **error);
gboolean         shell_store_load            (ShellStore           *store,
                                              ShellAutosave        *autosave,
                                              GError              **error);
void             shell_autosave_clear        (ShellAutosave        *autosave);
char            *shell_store_reject          (ShellStore           *store);
void             shell_store_forget          (ShellStore           *store);

char            *shell_store_put_aside       (ShellStore           *store,
                                              const char           *text,
                                              gsize                 length,
                                              const char           *title,
                                              const char           *suffix,
                                              GError              **error);
void             shell_store_list_async      (ShellStore           *store,
                                              GCancellable         *cancellable,
                                              GAsyncReadyCallback   done,
                                              gpointer              data);
char           **shell_store_list_finish     (GAsyncResult         *result);
char           **shell_store_list            (ShellStore           *store);
GDateTime       *shell_store_get_time        (ShellStore           *store,
                                              const char           *name);
char            *shell_store_get_players     (ShellStore           *store,
                                              const char           *name);
char            *shell_store_get_title       (ShellStore           *store,
                                              const char           *name);
char            *shell_store_find_aside      (ShellStore           *store,
                                              const char           *name);
gboolean         shell_store_remove_aside    (ShellStore           *store,
                                              const char           *name,
                                              GError              **error);

const char      *shell_store_find_suffix     (ShellStore           *store,
                                              const char           *name);
char            *shell_store_get_tables      (void);
char            *shell_store_get_folder      (ShellStore           *store,
                                              gboolean              kept);
gboolean         shell_store_owns            (ShellStore           *store,
                                              GFile                *file);
gboolean         shell_store_keep            (ShellStore           *store,
                                              const ShellGameInfo  *info,
                                              const char           *text,
                                              gsize                 length,
                                              GError              **error);
void             shell_store_keep_review     (const char           *identity,
                                              const char           *text);
char            *shell_store_find_review     (const char           *identity);
gboolean         shell_store_delete          (const char           *path,
                                              GError              **error);
gboolean         shell_store_restore         (const char           *path,
                                              GError              **error);
void             shell_store_purge           (const char           *path);
void             shell_store_purge_old       (const char           *folder,
                                              const char           *name);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ShellAutosave, shell_autosave_clear)

G_END_DECLS
