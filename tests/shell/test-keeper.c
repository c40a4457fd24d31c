/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The queue that writes games: in order, the newest autosave last, and nobody waits except at the
   end. */

#include "store-util.h"

#include "shell/document/shell-error.h"
#include "shell/document/shell-keeper.h"

#include <glib/gstdio.h>
#include <string.h>

#define LIMIT 1000                      /* bytes of a game */
#define KEEPS 200

/* --- a format whose games are texts, and which writes them slowly --- */

static int blocked;                     /* while no text is written; atomic */

static gpointer
read_text (gconstpointer  data,
           const char    *text,
           gsize          length,
           gpointer      *fault)
{
  return g_strndup (text, length);
}

static char *
write_text (gconstpointer text)
{
  do
    g_usleep (1000);
  while (g_atomic_int_get (&blocked));
  return g_strdup (text);
}

static const ShellFormat format = {
  .max_bytes = LIMIT, .read = read_text, .write = write_text, .free = g_free
};
static const ShellGameInfo game = { .id = "game", .suffix = ".game", .format = &format };
static ShellCatalogue games[] = { &game, NULL };

typedef struct
{
  ShellStore  *store;
  ShellKeeper *keeper;
  guint64      kept;                    /* the serial that was told last, */
  guint64      length;                  /* its bytes, */
  guint        n_kept;                  /* how often, */
  guint        n_failed;                /* and how often the opposite */
  GString     *aside;                   /* a letter for each game that was put aside, "+" for each
                                           that was saved, "-" for one that was not */
} Desk;

static void
autosaved_cb (Desk         *desk,
              guint64       serial,
              guint64       length,
              const GError *error)
{
  if (error != NULL)
    {
      desk->n_failed++;
      return;
    }
  g_assert_cmpuint (serial, >, desk->kept);
  desk->kept = serial;
  desk->length = length;
  desk->n_kept++;
}

static void
set_up (Desk         *desk,
        gconstpointer data)
{
  desk->store = shell_store_new (games);
  desk->keeper = shell_keeper_new (desk->store);
  desk->aside = g_string_new (NULL);
  g_signal_connect_swapped (desk->keeper, "autosaved", G_CALLBACK (autosaved_cb), desk);
}

static void
tear_down (Desk         *desk,
           gconstpointer data)
{
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  /* The thread that wrote holds the keeper for a moment longer than the task takes. */
  while (g_atomic_int_get (&G_OBJECT (desk->keeper)->ref_count) > 1)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_finalize_object (desk->keeper);
  g_assert_finalize_object (desk->store);
  g_string_free (desk->aside, TRUE);
}

static ShellCopy *
make_copy (const char *text)
{
  return shell_copy_read (games, text, strlen (text));
}

static char *
read_kept (Desk *desk)
{
  g_auto (ShellAutosave) kept = { NULL };

  return shell_store_load (desk->store, &kept, NULL) ? g_steal_pointer (&kept.text) : g_strdup ("");
}

static void
check_kept (Desk       *desk,
            const char *text)
{
  g_autofree char *found = read_kept (desk);

  g_assert_cmpstr (found, ==, text);
}

static void
run_until_kept (Desk    *desk,
                guint64  serial)
{
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (desk->kept < serial)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* --- keeping --- */

/* The call returns at once; only the newest autosave must come to the disk. */
static void
test_newest_wins (Desk         *desk,
                  gconstpointer data)
{
  guint64 serial = 0;

  for (guint i = 0; i < KEEPS; i++)
    {
      g_autofree char *text = g_strdup_printf ("game %u\n", i);

      serial = shell_keeper_autosave (desk->keeper, make_copy (text), NULL, FALSE);
    }
  run_until_kept (desk, serial);
  g_assert_cmpuint (desk->n_kept, >=, 1);
  g_assert_cmpuint (desk->n_kept, <, KEEPS / 2);
  g_assert_cmpuint (desk->length, ==, strlen ("game 199\n"));
  check_kept (desk, "game 199\n");
}

static void
late_cb (GString  *told,
         gboolean  late)
{
  g_string_append_c (told, late ? '+' : '-');
}

static void
run_until_told (GString    *told,
                const char *text)
{
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (told->len < strlen (text))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpstr (told->str, ==, text);
}

/* Told once when the disk is slow, and once when nothing waits for it any more. */
static void
test_late (Desk         *desk,
           gconstpointer data)
{
  g_autoptr (GString) told = g_string_new (NULL);
  guint64 serial;

  g_signal_connect_swapped (desk->keeper, "late", G_CALLBACK (late_cb), told);
  g_atomic_int_set (&blocked, TRUE);
  shell_keeper_autosave (desk->keeper, make_copy ("one\n"), NULL, FALSE);
  shell_keeper_autosave (desk->keeper, make_copy ("two\n"), NULL, FALSE);
  g_assert_cmpstr (told->str, ==, "");
  run_until_told (told, "+");
  serial = shell_keeper_autosave (desk->keeper, make_copy ("three\n"), NULL, FALSE);
  g_atomic_int_set (&blocked, FALSE);
  run_until_told (told, "+-");
  g_assert_cmpuint (desk->kept, ==, serial);
  check_kept (desk, "three\n");
}

static void
test_flush (Desk         *desk,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (shell_keeper_flush (desk->keeper, &error));
  g_assert_no_error (error);
  check_kept (desk, "");
  shell_keeper_autosave (desk->keeper, make_copy ("one\n"), NULL, FALSE);
  shell_keeper_autosave (desk->keeper, make_copy ("two\n"), NULL, FALSE);
  g_assert_true (shell_keeper_flush (desk->keeper, &error));
  check_kept (desk, "two\n");
}

/* What could not be read again does not take the place of what can. */
static void
test_too_long (Desk         *desk,
               gconstpointer data)
{
  g_autofree char *most = g_strnfill (LIMIT, 'x');
  g_autofree char *more = g_strnfill (LIMIT + 1, 'x');
  g_autoptr (GError) error = NULL;

  shell_keeper_autosave (desk->keeper, make_copy (most), NULL, FALSE);
  g_assert_true (shell_keeper_flush (desk->keeper, &error));
  shell_keeper_autosave (desk->keeper, make_copy (more), NULL, FALSE);
  g_assert_false (shell_keeper_flush (desk->keeper, &error));
  g_assert_error (error, SHELL_ERROR, SHELL_ERROR_TOO_LONG);
  g_assert_cmpuint (desk->n_failed, ==, 1);
  check_kept (desk, most);
}

/* --- putting aside --- */

static void
done_cb (const char   *name,
         const GError *error,
         gpointer      data)
{
  Desk *desk = data;
  g_auto (GStrv) names = store_list_aside (desk->store);

  g_string_append_c (desk->aside, error != NULL ? '-' : 'a' + (char) g_strv_length (names));
}

/* A game that is put aside is on the disk before anything that is kept later takes its place
   there. */
static void
test_aside_first (Desk         *desk,
                  gconstpointer data)
{
  guint64 serial;

  shell_keeper_autosave (desk->keeper, make_copy ("old\n"), NULL, TRUE);
  g_assert_true (shell_keeper_flush (desk->keeper, NULL));
  shell_keeper_put_aside (desk->keeper, make_copy ("old\n"), "Anna", done_cb, desk);
  serial = shell_keeper_autosave (desk->keeper, make_copy ("new\n"), NULL, TRUE);
  while (desk->kept < serial)
    {
      g_auto (GStrv) names = NULL;
      g_autofree char *now = read_kept (desk);

      names = store_list_aside (desk->store);
      g_assert_true (g_str_equal (now, "old\n") || g_strv_length (names) == 1);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpstr (desk->aside->str, ==, "b");
  check_kept (desk, "new\n");
}

/* At the end all of them come to the disk, and whoever waits is told. */
static void
test_aside_flush (Desk         *desk,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 3; i++)
    shell_keeper_put_aside (desk->keeper, make_copy ("game\n"), "Anna", done_cb, desk);
  shell_keeper_autosave (desk->keeper, make_copy ("new\n"), NULL, TRUE);
  g_assert_true (shell_keeper_flush (desk->keeper, &error));
  g_assert_no_error (error);
  check_kept (desk, "new\n");
  while (desk->aside->len < 3)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_aside_fails (Desk         *desk,
                  gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "alexandros", "games", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  shell_keeper_put_aside (desk->keeper, make_copy ("game\n"), "Anna", done_cb, desk);
  while (desk->aside->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (desk->aside->str, ==, "-");
  shell_keeper_put_aside (desk->keeper, make_copy ("game\n"), "Anna", done_cb, desk);
  g_assert_false (shell_keeper_flush (desk->keeper, &error));
  g_assert_nonnull (error);
}

/* --- saving to the player's files --- */

static void
saved_cb (const char   *name,
          const GError *error,
          gpointer      data)
{
  g_string_append_c (((Desk *) data)->aside, error != NULL ? '-' : '+');
}

static void
save (Desk       *desk,
      const char *name,
      const char *text)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), name, NULL);

  shell_keeper_save (desk->keeper, make_copy (text), file, saved_cb, desk);
}

/* In order, whichever file they are for; one that fails does not stop the others. */
static void
test_save (Desk         *desk,
           gconstpointer data)
{
  static const char * const names[] = { "one.game", "missing/one.game", "two.game", "one.game" };
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "one.game", NULL);
  g_autoptr (GError) error = NULL;

  for (guint flushed = 0; flushed < 2; flushed++)
    {
      g_autofree char *text = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          g_autofree char *number = g_strdup_printf ("%u %u", flushed, i);

          save (desk, names[i], number);
        }
      if (flushed)
        {
          g_assert_false (shell_keeper_flush (desk->keeper, &error));
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
        }
      while (desk->aside->len < G_N_ELEMENTS (names))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpstr (desk->aside->str, ==, "+-++");
      g_string_truncate (desk->aside, 0);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, flushed ? "1 3" : "0 3");
    }
}

/* Given up while a game is on its way to the disk: the newest arrives there nevertheless. */
static void
test_finalize_while_writing (Desk         *desk,
                             gconstpointer data)
{
  ShellKeeper *keeper = shell_keeper_new (desk->store);
  gpointer weak = keeper;
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  g_object_add_weak_pointer (G_OBJECT (keeper), &weak);
  shell_keeper_autosave (keeper, make_copy ("one\n"), NULL, FALSE);
  shell_keeper_autosave (keeper, make_copy ("two\n"), NULL, FALSE);
  g_object_unref (keeper);
  while (g_atomic_pointer_get (&weak) != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
    }
  check_kept (desk, "two\n");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (Desk *desk, gconstpointer data);
  } tests[] = {
    { "/keeper/newest-wins", test_newest_wins },
    { "/keeper/late", test_late },
    { "/keeper/flush", test_flush },
    { "/keeper/too-long", test_too_long },
    { "/keeper/aside/first", test_aside_first },
    { "/keeper/aside/flush", test_aside_flush },
    { "/keeper/aside/fails", test_aside_fails },
    { "/keeper/save", test_save },
    { "/keeper/finalize-while-writing", test_finalize_while_writing },
  };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Desk, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
