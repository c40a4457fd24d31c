/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own files: the autosave, slots and locks. Games that were put aside are in
   shell-store-aside.c. */

#include "config.h"

#include "shell-store-private.h"

#include "shell-error.h"
#include "shell-read.h"
#include "shell-store-file.h"

#include <errno.h>
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

/** shell_autosave_clear: frees what @autosave holds. */
void
shell_autosave_clear (ShellAutosave *autosave)
{
  g_return_if_fail (autosave != NULL);

  g_clear_pointer (&autosave->text, g_free);
  g_clear_pointer (&autosave->uri, g_free);
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

/* (transfer full): renames an autosave that is not a game; returns its path. If it cannot be
   renamed, that is tried again before it would be overwritten. */
static char *
move_unreadable (ShellStore  *store,
                 GError     **error)
{
  g_autofree char *path = shell_store_make_path (store, "", "unreadable", SHELL_STORE_SUFFIX);

  /* Somebody may have moved it meanwhile. */
  store->unreadable = g_rename (store->game_path, path) != 0 && errno != ENOENT;
  if (store->unreadable)
    {
      shell_error_set_errno (error, errno);
      return g_strdup (store->game_path);
    }
  g_debug ("%s: is no game, moved to %s", store->game_path, path);
  return g_steal_pointer (&path);
}

/* The two files cannot be replaced in one step. So the key file is written first, with two groups:
   one about the new autosave, one about that which is still there. Whenever the program is killed,
   one of the two matches the autosave on disk. */
static gboolean
write_autosave (ShellStore           *store,
                const ShellAutosave  *autosave,
                GError              **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, autosave->text,
                                                             autosave->length);
  g_autofree char *data = NULL;
  gsize length;

  if (store->unreadable)
    g_free (move_unreadable (store, error));
  if (store->unreadable)
    return FALSE;
  write_about (file, GROUP, &(About) { checksum, autosave->uri, autosave->modified });
  write_about (file, BEFORE, &store->about);
  data = g_key_file_to_data (file, &length, NULL);
  if (!shell_store_write_file (store->about_path, data, length, error) ||
      !shell_store_write_file (store->game_path, autosave->text, autosave->length, error))
    return FALSE;
  set_about (&store->about, checksum, autosave->uri, autosave->modified);
  return TRUE;
}

/**
 * shell_store_write:
 * @store: a store
 * @autosave: the current game
 * @error: (nullable): why it cannot be written
 *
 * Blocks until the game is on the disk. Whatever happens, the file holds a whole game, the one
 * before or this one.
 *
 * Returns: whether it was written
 */
gboolean
shell_store_write (ShellStore           *store,
                   const ShellAutosave  *autosave,
                   GError              **error)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (autosave != NULL && autosave->text != NULL, FALSE);

  locker = g_mutex_locker_new (&store->lock);
  return write_autosave (store, autosave, error);
}

/* --- reading --- */

/* Finds which of the two checksums matches the autosave. If neither does, treats the game as
   unsaved. */
static void
read_about (ShellStore    *store,
            ShellAutosave *autosave)
{
  static const char * const groups[] = { GROUP, BEFORE };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, autosave->text,
                                                             autosave->length);
  g_autofree char *text = NULL;
  gsize length;

  autosave->modified = TRUE;
  if (!shell_read_path (store->about_path, MAX_ABOUT_BYTES, &text, &length, NULL) ||
      !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *expected = g_key_file_get_string (file, groups[i], "Game", NULL);

      if (g_strcmp0 (checksum, expected) != 0)
        continue;
      autosave->uri = g_key_file_get_string (file, groups[i], "File", NULL);
      autosave->modified = g_key_file_get_boolean (file, groups[i], "Modified", NULL);
      g_mutex_lock (&store->lock);
      set_about (&store->about, checksum, autosave->uri, autosave->modified);
      g_mutex_unlock (&store->lock);
      return;
    }
}

/**
 * shell_store_load:
 * @store: a store
 * @autosave: (out): the game that was played last
 * @error: (nullable): why it cannot be read
 *
 * Blocks while the files are read.
 *
 * Returns: whether there is one; at the very first start, %FALSE without an error
 */
gboolean
shell_store_load (ShellStore     *store,
                  ShellAutosave  *autosave,
                  GError        **error)
{
  g_autoptr (GError) why = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (autosave != NULL, FALSE);

  *autosave = (ShellAutosave) { NULL };
  if (!shell_read_path (store->game_path, shell_catalogue_get_max_bytes (store->games),
                        &autosave->text, &autosave->length, &why))
    {
      if (!g_error_matches (why, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  read_about (store, autosave);
  return TRUE;
}

/** shell_store_reject: (transfer full): renames an autosave that is not a game, so that it is not
    overwritten; returns its path. If that is not possible, the next autosave renames it. */
char *
shell_store_reject (ShellStore *store)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  locker = g_mutex_locker_new (&store->lock);
  return move_unreadable (store, NULL);
}

/** shell_store_forget: deletes the autosave of a game that is over or was put aside; not a file
    that could not be read. */
void
shell_store_forget (ShellStore *store)
{
  g_return_if_fail (SHELL_IS_STORE (store));

  g_mutex_lock (&store->lock);
  if (store->unreadable)
    g_free (move_unreadable (store, NULL));
  if (!store->unreadable)
    {
      g_unlink (store->game_path);
      g_unlink (store->about_path);
      g_debug ("%s: deleted", store->game_path);
    }
  g_mutex_unlock (&store->lock);
}

/* --- slots --- */

/* (transfer full): the path of a file of the slot, such as "autosave-2.lock". */
static char *
make_slot_path (ShellStore *store,
                guint       slot,
                const char *suffix)
{
  g_autofree char *number = slot == 1 ? g_strdup ("") : g_strdup_printf ("-%u", slot);
  g_autofree char *base = g_strconcat ("autosave", number, suffix, NULL);

  return g_build_filename (store->directory, base, NULL);
}

/* Returns: the descriptor of the lock file, which holds the lock; -1 if another program has the
   slot. @possible says whether a lock file can be made at all. */
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
  /* If no lock file can be made, nor can the autosave, and the player will be told that. */
  store->slot = possible ? store->slot - 1 : 1;
  g_debug ("the autosave has slot %u%s", store->slot, store->lock_file < 0 ? ", not locked" : "");
}

/* Puts the autosave of another slot aside: the program that wrote it was killed. */
static void
recover_slot (ShellStore *store,
              guint       slot)
{
  g_autofree char *game = make_slot_path (store, slot, SHELL_STORE_SUFFIX);
  g_autofree char *about = make_slot_path (store, slot, ".ini");
  g_autofree char *path = NULL;

  if (!g_file_test (game, G_FILE_TEST_EXISTS))
    return;
  /* Translators: the name of a game whose program was killed. */
  path = shell_store_make_path (store, "games", _("Recovered game"), SHELL_STORE_SUFFIX);
  if (g_rename (game, path) != 0)
    return;
  g_unlink (about);
  g_debug ("%s: left by a program that was killed, moved to %s", game, path);
}

/* g_file_set_contents_full() writes to such as "autosave.ini.X1Y2Z3" and renames that. */
static gboolean
is_temporary (ShellStore *store,
              const char *name)
{
  g_autofree char *final = NULL;

  if (!g_regex_match_simple ("\\.[A-Za-z0-9]{6}$", name, G_REGEX_RAW, 0))
    return FALSE;
  final = g_strndup (name, strlen (name) - strlen (".XXXXXX"));
  return g_str_has_suffix (final, ".ini") || shell_store_find_suffix (store, final) != NULL;
}

static void
remove_temporary_files (ShellStore *store,
                        const char *folder)
{
  g_autofree char *path = g_build_filename (store->directory, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_temporary (store, name))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        g_unlink (file);
        g_debug ("%s: a temporary file, deleted", file);
      }
}

/* Deletes or puts aside what killed programs have left behind. Temporary files may belong to any
   program that runs, so they are only deleted if none does. */
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

/** shell_store_is_first: whether this program has slot 1, and so the usual files. */
gboolean
shell_store_is_first (ShellStore *store)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);

  return store->slot == 1;
}

/** shell_store_get_path: (transfer none): of the autosave. */
const char *
shell_store_get_path (ShellStore *store)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  return store->game_path;
}

/** shell_store_get_folder: (transfer full): the path of the folder with finished games or, if they
    are not @kept, of that with games that were put aside. */
char *
shell_store_get_folder (ShellStore *store,
                        gboolean    kept)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  return g_build_filename (store->directory, kept ? "kept" : "games", NULL);
}

/** shell_store_owns: whether @file is one of the program's own. */
gboolean
shell_store_owns (ShellStore *store,
                  GFile      *file)
{
  g_autoptr (GFile) directory = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  directory = g_file_new_for_path (store->directory);
  return g_file_has_prefix (file, directory);
}

/** shell_store_get_games: (transfer none): what the files may hold. */
ShellCatalogue *
shell_store_get_games (ShellStore *store)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  return store->games;
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

/* (transfer full): the folder of the program's files. */
static char *
make_directory_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", NULL);
}

/** shell_store_get_tables: (transfer full): the path of the folder with what is kept of tables
    elsewhere. */
char *
shell_store_get_tables (void)
{
  g_autofree char *directory = make_directory_path ();

  return g_build_filename (directory, "tables", NULL);
}

/** shell_store_make_usual_path: (transfer full): the path of the autosave of slot 1. */
char *
shell_store_make_usual_path (void)
{
  g_autofree char *directory = make_directory_path ();

  return g_build_filename (directory, "autosave" SHELL_STORE_SUFFIX, NULL);
}

/**
 * shell_store_new:
 * @games: what the files may hold
 *
 * Takes a slot, and cleans up after programs that were killed.
 *
 * Returns: (transfer full): a store in the player's data folder
 */
ShellStore *
shell_store_new (ShellCatalogue *games)
{
  ShellStore *store;

  g_return_val_if_fail (games != NULL && games[0] != NULL, NULL);

  store = g_object_new (SHELL_TYPE_STORE, NULL);
  store->games = games;
  store->directory = make_directory_path ();
  g_mkdir_with_parents (store->directory, 0700);
  take_slot (store);
  store->game_path = make_slot_path (store, store->slot, SHELL_STORE_SUFFIX);
  store->about_path = make_slot_path (store, store->slot, ".ini");
  if (shell_store_is_first (store))
    clean_up (store);
  return store;
}
