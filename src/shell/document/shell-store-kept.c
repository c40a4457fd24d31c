/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finished games: each a file of its own in the folder "kept", named by what tells the game from
   others, so that the same game is kept once. What is deleted there, and among the games that were
   put aside, has another name for a while, so that it can be brought back. */

#include "config.h"

#include "shell-store.h"

#include "shell-error.h"
#include "shell-read.h"
#include "shell-store-file.h"

#include "shell/shell-settings.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#define IDENTITY     "8"                /* digits of what tells a game from others, in its name */
#define DIGITS       8
#define REVIEW       ".review"          /* ends the name of what was found out about a game */
#define MAX_REVIEW   (1024 * 1024)      /* bytes of that */
#define DELETED      ".deleted"         /* after the name of a file that is to be removed */
#define DELETED_DAYS 1                  /* after which whoever lists the games removes it */

/* (transfer full): when it was begun, who plays, and what tells it from others. */
static char *
make_name (const BaseHead *head,
           const char     *suffix)
{
  GString *name = g_string_new (NULL);

  if (head->date != NULL)
    g_string_append_printf (name, "%s ", head->date);
  if (head->time != NULL)
    g_string_append_printf (name, "%s ", head->time);
  g_string_replace (name, ":", ".", 0);
  for (guint i = 0; i < head->n_players; i++)
    g_string_append_printf (name, "%s%s", i > 0 ? " – " : "", head->players[i].name);
  shell_store_shorten (name);
  g_string_append_printf (name, " %." IDENTITY "s%s", head->identity, suffix);
  return g_string_free (name, FALSE);
}

/**
 * shell_store_keep:
 * @store: a store
 * @info: the kind of the game
 * @text: a finished game; it takes the place of the same one if that was kept before
 * @length: its bytes
 * @error: (nullable): why it cannot be written
 *
 * Blocks until the game is on the disk; from any thread.
 *
 * Returns: whether it is
 */
gboolean
shell_store_keep (ShellStore           *store,
                  const ShellGameInfo  *info,
                  const char           *text,
                  gsize                 length,
                  GError              **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_auto (BaseHead) head = { NULL };

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (info != NULL && text != NULL, FALSE);

  if (!info->format->read_head (info->data, text, length, &head))
    {
      shell_error_set (error, SHELL_ERROR_NO_ADDRESS);
      return FALSE;
    }
  folder = shell_store_get_folder (store, TRUE);
  name = make_name (&head, info->suffix);
  path = g_build_filename (folder, name, NULL);
  g_mkdir_with_parents (folder, 0700);
  return shell_store_write_file (path, text, length, error);
}

/* --- reviews --- */

/* (transfer full): that of a game, beside it, by the digits that its name has too. */
static char *
make_review_path (const char *identity)
{
  g_autofree char *usual = shell_store_make_usual_path ();
  g_autofree char *directory = g_path_get_dirname (usual);
  g_autofree char *name = g_strdup_printf ("%." IDENTITY "s" REVIEW, identity);

  return g_build_filename (directory, "kept", name, NULL);
}

/** shell_store_keep_review: keeps what was found out about the game that @identity tells from
    others, in the place of what was kept before, unless the player keeps no games. If it cannot be
    written, it can be found out again. */
void
shell_store_keep_review (const char *identity,
                         const char *text)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (identity != NULL && text != NULL);

  if (!shell_settings_keep_games ())
    return;
  path = make_review_path (identity);
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  if (!shell_store_write_file (path, text, strlen (text), &error))
    g_debug ("%s: %s", path, shell_error_describe (error));
}

/** shell_store_find_review: (transfer full) (nullable): what was kept about a game; %NULL for
    nothing. */
char *
shell_store_find_review (const char *identity)
{
  g_autofree char *path = NULL;
  char *text = NULL;
  gsize length;

  g_return_val_if_fail (identity != NULL, NULL);

  path = make_review_path (identity);
  return shell_read_path (path, MAX_REVIEW, &text, &length, NULL) ? text : NULL;
}

/* Removes the review beside a game that is removed. */
static void
purge_review (const char *path)
{
  const char *suffix = strrchr (path, '.');
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = NULL;
  g_autofree char *review = NULL;

  if (suffix == NULL || suffix - path < DIGITS)
    return;
  name = g_strdup_printf ("%." IDENTITY "s" REVIEW, suffix - DIGITS);
  review = g_build_filename (folder, name, NULL);
  g_unlink (review);
}

/* --- deleting --- */

static gboolean
rename_file (const char  *from,
             const char  *to,
             GError     **error)
{
  if (g_rename (from, to) == 0)
    return TRUE;
  shell_error_set_errno (error, errno);
  return FALSE;
}

/** shell_store_delete: has the file at @path listed no more; shell_store_restore() brings it back,
    until shell_store_purge() removes it. @error says why it cannot be done. */
gboolean
shell_store_delete (const char  *path,
                    GError     **error)
{
  g_autofree char *deleted = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  deleted = g_strconcat (path, DELETED, NULL);
  return rename_file (path, deleted, error);
}

/** shell_store_restore: brings back the file that was at @path, unless there is another one
    meanwhile. */
gboolean
shell_store_restore (const char  *path,
                     GError     **error)
{
  g_autofree char *deleted = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  deleted = g_strconcat (path, DELETED, NULL);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return rename_file (deleted, path, error);
  shell_error_set_errno (error, EEXIST);
  return FALSE;
}

/** shell_store_purge: removes the file that was at @path for good. */
void
shell_store_purge (const char *path)
{
  g_autofree char *deleted = NULL;

  g_return_if_fail (path != NULL);

  deleted = g_strconcat (path, DELETED, NULL);
  if (g_unlink (deleted) == 0)
    g_debug ("%s: deleted", path);
  purge_review (path);
}

/** shell_store_purge_old: removes the file called @name in @folder if it was deleted long ago, by a
    program that could not remove it any more. */
void
shell_store_purge_old (const char *folder,
                       const char *name)
{
  g_autofree char *path = NULL;
  GStatBuf about;

  g_return_if_fail (folder != NULL && name != NULL);

  if (!g_str_has_suffix (name, DELETED))
    return;
  path = g_build_filename (folder, name, NULL);
  if (g_stat (path, &about) == 0 &&
      about.st_ctime < g_get_real_time () / G_USEC_PER_SEC - DELETED_DAYS * 24 * 60 * 60)
    g_unlink (path);
}
