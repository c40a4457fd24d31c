/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the game on disk while it is played, and unfinished games that gave way to others. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SHELL_TYPE_STORE (shell_store_get_type ())
G_DECLARE_FINAL_TYPE (ShellStore, shell_store, SHELL, STORE, GObject)

/**
 * ShellKept:
 * @text: the game
 * @length: its bytes
 * @uri: (nullable): of the file that it was saved to or loaded from
 * @modified: whether it has changed since then
 */
typedef struct
{
  char     *text;
  gsize     length;
  char     *uri;
  gboolean  modified;
} ShellKept;

char       *shell_store_make_autosave_path (const char *suffix);
ShellStore *shell_store_new       (const char  *suffix);
void        shell_store_keep      (ShellStore  *store,
                                   const char  *text,
                                   const char  *uri,
                                   gboolean     modified);
gboolean    shell_store_flush     (ShellStore  *store,
                                   GError     **error);
gboolean    shell_store_load      (ShellStore  *store,
                                   ShellKept   *kept,
                                   GError     **error);
void        shell_kept_clear      (ShellKept   *kept);
char       *shell_store_reject    (ShellStore  *store);
char       *shell_store_put_aside (ShellStore  *store,
                                   const char  *text,
                                   const char  *title,
                                   GError     **error);
void        shell_store_trim      (ShellStore  *store);
char      **shell_store_list_aside (ShellStore *store);
char       *shell_store_get_title (ShellStore  *store,
                                   const char  *path);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ShellKept, shell_kept_clear)

G_END_DECLS
