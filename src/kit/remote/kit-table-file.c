/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of tables whose seats are apart: what they are called, who has them, their end. */

#include "kit-table-file.h"

#include "kit-lock.h"

#include "kit/apart/kit-apart-keys.h"

#include <glib/gstdio.h>

/* (transfer full): the file beside it whose lock the referee has. */
static char *
make_lock_path (const char *path)
{
  return g_strconcat (path, ".lock", NULL);
}

/** kit_table_file_find_game: (transfer full) (nullable): the group of the format of the game in a
    file of a table; %NULL if it is none. */
char *
kit_table_file_find_game (const char *path)
{
  g_autoptr (GKeyFile) file = kit_apart_load_path (path, NULL);

  return file != NULL ? g_key_file_get_string (file, KIT_TABLE_PLACE, "Game", NULL) : NULL;
}

/** kit_table_file_lock: kit_lock_take() for the referee of the table. */
int
kit_table_file_lock (const char *path,
                     GError    **error)
{
  g_autofree char *lock = make_lock_path (path);

  return kit_lock_take (lock, error);
}

/** kit_table_file_delete: the table in the file at @path ends for all; a referee that serves it
    notices that. */
void
kit_table_file_delete (const char *path)
{
  g_autofree char *lock = NULL;

  g_return_if_fail (path != NULL);

  lock = make_lock_path (path);
  g_unlink (path);
  g_unlink (lock);
}
