/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files in which games are kept: the one that is played, and unfinished ones that gave way to
   others.

   Programs that run at the same time and do not know of each other have different slots, each a
   file of its own and a lock on a file beside it; the lock goes with the program, however that
   ends. The first slot is the usual one. */

#include "config.h"

#include "shell-store-private.h"

#include "shell-read.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define GROUP           "Autosave"
#define BEFORE          "Before"
#define MAX_ABOUT_BYTES (64 * 1024)

G_DEFINE_FINAL_TYPE (ShellStore, shell_store, G_TYPE_OBJECT)

/** shell_kept_clear: frees what @kept holds. */
void
shell_kept_clear (ShellKept *kept)
{
  g_return_if_fail (kept != NULL);

  g_clear_pointer (&kept->text, g_free);
  g_clear_pointer (&kept->uri, g_free);
}

static void
set_about (About      *about,
           const char *checksum,
           const char *uri,
           gboolean    modified)
{
  About next = { g_strdup (checksum), g_strdup (uri), modified };

  g_free (about->checksum);
  g_free (about->uri);
  *about = next;
}

/* --- writing --- */

static void
write_about (GKeyFile    *file,
             const char  *group,
             const About *about)
{
  if (about->checksum == NULL)
    return;
  g_key_file_set_string (file, group, "Game", about->checksum);
  g_key_file_set_boolean (file, group, "Modified", about->modified);
  if (about->uri != NULL)
    g_key_file_set_string (file, group, "File", about->uri);
}

/* The two files are not written in one moment. So what is known of the game comes first,
   together with what is known of the one that is still there; whenever it ends, one of them is
   about the game that is found. */
static gboolean
write_kept (ShellStore       *store,
            const ShellKept  *kept,
            GError          **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, kept->text,
                                                             kept->length);
  g_autofree char *data = NULL;
  gsize length;

  write_about (file, GROUP, &(About) { checksum, kept->uri, kept->modified });
  write_about (file, BEFORE, &store->about);
  data = g_key_file_to_data (file, &length, NULL);
  if (!shell_store_write_file (store->about_path, data, length, error) ||
      !shell_store_write_file (store->game_path, kept->text, kept->length, error))
    return FALSE;
  set_about (&store->about, checksum, kept->uri, kept->modified);
  return TRUE;
}

/**
 * shell_store_write:
 * @store: a store
 * @kept: the game that is played
 * @error: (nullable): why it cannot be kept
 *
 * May take time; from any thread. Whatever happens, the game before or this one is there, whole.
 *
 * Returns: whether it is on the disk
 */
gboolean
shell_store_write (ShellStore       *store,
                   const ShellKept  *kept,
                   GError          **error)
{
  gboolean written;

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (kept != NULL && kept->text != NULL, FALSE);

  g_mutex_lock (&store->lock);
  written = write_kept (store, kept, error);
  g_mutex_unlock (&store->lock);
  return written;
}

/* --- reading --- */

/* Finds which of the two checksums is that of the game. If neither is, the game counts as one
   that was never saved. */
static void
read_about (ShellStore *store,
            ShellKept  *kept)
{
  static const char * const groups[] = { GROUP, BEFORE };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, kept->text,
                                                             kept->length);
  g_autofree char *text = NULL;
  gsize length;

  kept->modified = TRUE;
  if (!shell_read_path (store->about_path, MAX_ABOUT_BYTES, &text, &length, NULL) ||
      !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *expected = g_key_file_get_string (file, groups[i], "Game", NULL);

      if (g_strcmp0 (checksum, expected) != 0)
        continue;
      kept->uri = g_key_file_get_string (file, groups[i], "File", NULL);
      kept->modified = g_key_file_get_boolean (file, groups[i], "Modified", NULL);
      g_mutex_lock (&store->lock);
      set_about (&store->about, checksum, kept->uri, kept->modified);
      g_mutex_unlock (&store->lock);
      return;
    }
}

/**
 * shell_store_load:
 * @store: a store
 * @kept: (out): the game that was played last
 * @error: (nullable): why there is one that cannot be read
 *
 * May take time; from any thread.
 *
 * Returns: whether there is one; neither that nor an error at the very first start
 */
gboolean
shell_store_load (ShellStore  *store,
                  ShellKept   *kept,
                  GError     **error)
{
  g_autoptr (GError) why = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (kept != NULL, FALSE);

  *kept = (ShellKept) { NULL };
  if (!shell_read_path (store->game_path, store->max_bytes, &kept->text, &kept->length, &why))
    {
      if (!g_error_matches (why, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  read_about (store, kept);
  return TRUE;
}

/** shell_store_reject: (transfer full): sets a kept game that is none aside; returns
    where it is now. */
char *
shell_store_reject (ShellStore *store)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  path = shell_store_make_path (store, "", "unreadable");
  if (g_rename (store->game_path, path) != 0)
    return g_strdup (store->game_path);
  g_debug ("%s: is no game, moved to %s", store->game_path, path);
  return g_steal_pointer (&path);
}

/** shell_store_forget: removes the game that is kept, which is over or is put aside. */
void
shell_store_forget (ShellStore *store)
{
  g_return_if_fail (SHELL_IS_STORE (store));

  g_unlink (store->game_path);
  g_unlink (store->about_path);
  g_debug ("%s: deleted", store->game_path);
}

/* --- slots --- */

/* (transfer full): a file of the slot, such as "autosave-2.lock". */
static char *
make_slot_path (ShellStore *store,
                guint       slot,
                const char *suffix)
{
  g_autofree char *number = slot == 1 ? g_strdup ("") : g_strdup_printf ("-%u", slot);
  g_autofree char *base = g_strconcat ("autosave", number, suffix, NULL);

  return g_build_filename (store->directory, base, NULL);
}

/* Returns: a file whose lock says that the slot is taken; -1 if another program has it.
   @possible says whether there can be locks at all. */
static int
lock_slot (ShellStore *store,
           guint       slot,
           gboolean   *possible)
{
  g_autofree char *path = make_slot_path (store, slot, ".lock");
  int file = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

  *possible = file >= 0;
  if (file < 0 || flock (file, LOCK_EX | LOCK_NB) == 0)
    return file;
  close (file);
  return -1;
}

static void
take_slot (ShellStore *store)
{
  gboolean possible = TRUE;

  store->lock_file = -1;
  for (store->slot = 1; store->slot <= SHELL_STORE_MAX_SLOTS && store->lock_file < 0 && possible;
       store->slot++)
    store->lock_file = lock_slot (store, store->slot, &possible);
  /* A folder in which no lock can be made is one in which no game can be kept, and that will be
     said. */
  store->slot = possible ? store->slot - 1 : 1;
  g_debug ("the autosave has slot %u%s", store->slot, store->lock_file < 0 ? ", not locked" : "");
}

/* A game that was kept by a program which was killed, and which this one does not go on with. */
static void
recover_slot (ShellStore *store,
              guint       slot)
{
  g_autofree char *game = make_slot_path (store, slot, store->suffix);
  g_autofree char *about = make_slot_path (store, slot, ".ini");
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;

  if (!g_file_test (game, G_FILE_TEST_EXISTS))
    return;
  /* Translators: the name of a game that a program kept which was killed. */
  path = shell_store_make_path (store, "games", _("Recovered game"));
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  if (g_rename (game, path) != 0)
    return;
  g_unlink (about);
  g_debug ("%s: left by a program that was killed, moved to %s", game, path);
}

/* GLib writes "autosave.ini.X1Y2Z3" first and renames it then. */
static void
remove_temporary_files (ShellStore *store,
                        const char *folder)
{
  g_autofree char *path = g_build_filename (store->directory, folder, NULL);
  g_autofree char *suffix = g_regex_escape_string (store->suffix, -1);
  g_autofree char *pattern = g_strdup_printf ("(%s|\\.ini)\\.[A-Za-z0-9]{6}$", suffix);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_regex_match_simple (pattern, name, G_REGEX_RAW, 0))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        g_unlink (file);
        g_debug ("%s: a temporary file, deleted", file);
      }
}

/* What programs that were killed have left; those that run still need theirs. */
static void
clean_up (ShellStore *store)
{
  gboolean alone = TRUE;

  for (guint slot = 2; slot <= SHELL_STORE_MAX_SLOTS; slot++)
    {
      g_autofree char *path = make_slot_path (store, slot, ".lock");
      gboolean possible;
      int file;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      file = lock_slot (store, slot, &possible);
      alone &= file >= 0;
      if (file < 0)
        continue;
      recover_slot (store, slot);
      close (file);
    }
  if (!alone)
    return;
  remove_temporary_files (store, "");
  remove_temporary_files (store, "games");
}

/** shell_store_is_first: whether no other program keeps its game in the usual files. */
gboolean
shell_store_is_first (ShellStore *store)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);

  return store->slot == 1;
}

static void
shell_store_finalize (GObject *object)
{
  ShellStore *store = SHELL_STORE (object);

  if (store->lock_file >= 0)
    close (store->lock_file);
  set_about (&store->about, NULL, NULL, FALSE);
  g_mutex_clear (&store->lock);
  g_free (store->directory);
  g_free (store->suffix);
  g_free (store->game_path);
  g_free (store->about_path);
  G_OBJECT_CLASS (shell_store_parent_class)->finalize (object);
}

static void
shell_store_class_init (ShellStoreClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_store_finalize;
}

static void
shell_store_init (ShellStore *store)
{
  g_mutex_init (&store->lock);
}

/* (transfer full): the folder in which games are kept. */
static char *
make_directory_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", NULL);
}

/** shell_store_make_usual_path: (transfer full): where the game that is played is kept, unless
    several programs run; @suffix is that of saved games. */
char *
shell_store_make_usual_path (const char *suffix)
{
  g_autofree char *directory = NULL;
  g_autofree char *base = NULL;

  g_return_val_if_fail (suffix != NULL, NULL);

  directory = make_directory_path ();
  base = g_strconcat ("autosave", suffix, NULL);
  return g_build_filename (directory, base, NULL);
}

/**
 * shell_store_new:
 * @suffix: of saved games
 * @max_bytes: of a game; what is longer is none
 *
 * Returns: (transfer full): a store in the user's data folder
 */
ShellStore *
shell_store_new (const char *suffix,
                 gsize       max_bytes)
{
  ShellStore *store;

  g_return_val_if_fail (suffix != NULL, NULL);

  store = g_object_new (SHELL_TYPE_STORE, NULL);
  store->suffix = g_strdup (suffix);
  store->max_bytes = max_bytes;
  store->directory = make_directory_path ();
  g_mkdir_with_parents (store->directory, 0700);
  take_slot (store);
  store->game_path = make_slot_path (store, store->slot, suffix);
  store->about_path = make_slot_path (store, store->slot, ".ini");
  if (shell_store_is_first (store))
    clean_up (store);
  return store;
}
