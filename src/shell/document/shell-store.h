/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files in which games are kept: the one that is played, and unfinished ones that gave way
   to others. */

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

ShellStore *shell_store_new          (const char       *suffix,
                                      gsize             max_bytes);
gboolean    shell_store_is_first     (ShellStore       *store);
char       *shell_store_make_usual_path (const char    *suffix);
gboolean    shell_store_write        (ShellStore       *store,
                                      const ShellKept  *kept,
                                      GError          **error);
gboolean    shell_store_load         (ShellStore       *store,
                                      ShellKept        *kept,
                                      GError          **error);
void        shell_kept_clear         (ShellKept        *kept);
char       *shell_store_reject       (ShellStore       *store);
void        shell_store_forget       (ShellStore       *store);

char       *shell_store_put_aside    (ShellStore       *store,
                                      const char       *text,
                                      gsize             length,
                                      const char       *title,
                                      GError          **error);
char      **shell_store_list_aside   (ShellStore       *store);
char       *shell_store_get_title    (ShellStore       *store,
                                      const char       *name);
char       *shell_store_find_aside   (ShellStore       *store,
                                      const char       *name);
gboolean    shell_store_remove_aside (ShellStore       *store,
                                      const char       *name,
                                      GError          **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ShellKept, shell_kept_clear)

G_END_DECLS
