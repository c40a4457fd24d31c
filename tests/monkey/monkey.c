/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A monkey at the window with both games: seeded clicks, keys, actions, sizes, languages, games,
   files and undo. A warning ends it, and so does a game that could not be read again.

     monkey [--seconds=N] [--seed=N] [--strict] */

#include "config.h"

#include "monkey.h"
#include "whole.h"

#include "advisers/record/adv-record.h"
#include "advisers/view/adv-table.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/view/alx-table.h"
#include "shell/shell-language.h"

#include <execinfo.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define MEMORY          40              /* acts that are told when it ends badly */
#define HANGS_S         120             /* without an act, the program hangs */
#define LEAST_ACTS      100             /* however slow the machine is */
#define LEAST_DECISIONS 10
#define PATIENCE        (4 * 60 * G_USEC_PER_SEC) /* for these, when its time is up */

static GQueue acts = G_QUEUE_INIT;      /* of GString, the last ones; for the writer of messages */
static gint   seconds = 30;
static gint64 seed = 1;
static gboolean strict;

/* The last acts, and the stack. */
static void
tell_acts (void)
{
  void *frames[60];

  g_printerr ("after these acts, with the seed %" G_GINT64_FORMAT ":\n", seed);
  for (GList *l = acts.head; l != NULL; l = l->next)
    g_printerr ("  %s\n", ((GString *) l->data)->str);
  backtrace_symbols_fd (frames, backtrace (frames, G_N_ELEMENTS (frames)), STDERR_FILENO);
}

static struct sigaction usual;          /* what happens at SIGSEGV: a sanitizer tells more */

/* When this returns, the same instruction fails again. */
static void
crashed_cb (int signal_number)
{
  sigaction (SIGSEGV, &usual, NULL);
  g_printerr ("%s ", g_strsignal (signal_number));
  tell_acts ();
}

/* --- messages --- */

static gboolean
has_any (const char         *message,
         const char * const *parts)
{
  for (; *parts != NULL; parts++)
    if (strstr (message, *parts) != NULL)
      return TRUE;
  return FALSE;
}

/* Warnings that are not about this program: of other programs on the bus, and of GTK about files
   that are gone. */
static gboolean
is_foreign (const char *domain,
            const char *message)
{
  static const char * const parts[] = {
    "dconf", "xdg-desktop-portal", "org.freedesktop", "Unable to acquire session bus", NULL
  };

  return has_any (message, parts) ||
         ((g_str_equal (domain, "Gtk") || g_str_has_prefix (domain, "GLib-GIO")) &&
          strstr (message, "No such file or directory") != NULL);
}

/* Faults of GTK itself, in whose stack there was nothing of ours. */
static gboolean
is_fault_of_gtk (const char *message)
{
  static const char * const parts[] = {
    /* When what a button of the mouse was pressed on goes away before the button is released. */
    "Broken accounting of active state", "gtk_widget_is_ancestor: assertion",
    /* A menu opens in a window that lies outside the screen: dragged there, then made smaller. */
    "gdk_monitor_get_geometry: assertion",
    /* Escape is pressed twice before an alert has gone: from GTK 4.10 on, it is answered twice. */
    "g_task_return_int: assertion", NULL
  };

  return robot_is_fault_of_tooltip (message) || has_any (message, parts);
}

/* Whether a message comes from a library: some depend on its version and on the moment, so that
   only a strict monkey ends with them. */
static gboolean
is_of_library (const char *domain)
{
  static const char * const prefixes[] = { "Gtk", "Gdk", "Gsk", "GLib", "Pango" };

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (domain, prefixes[i]))
      return TRUE;
  return FALSE;
}

static const char *
find_field (const GLogField *fields,
            gsize            n,
            const char      *key)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;
  return "";
}

static GLogWriterOutput
write_message (GLogLevelFlags   level,
               const GLogField *fields,
               gsize            n,
               gpointer         data)
{
  const char *message = find_field (fields, n, "MESSAGE");
  const char *domain = find_field (fields, n, "GLIB_DOMAIN");

  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return G_LOG_WRITER_HANDLED;
  if ((level & G_LOG_LEVEL_WARNING) != 0 && is_foreign (domain, message))
    return G_LOG_WRITER_HANDLED;
  if ((level & G_LOG_LEVEL_ERROR) == 0 && is_fault_of_gtk (message))
    return G_LOG_WRITER_HANDLED;
  if ((level & G_LOG_LEVEL_ERROR) == 0 && !strict && is_of_library (domain))
    {
      g_printerr ("%s: %s\n", domain, message);
      return G_LOG_WRITER_HANDLED;
    }
  g_printerr ("%s: %s\n", domain, message);
  tell_acts ();
  abort ();
}

/* --- the game --- */

/* What would be saved can be read, and is written again as it was. */
static void
check_game (void)
{
  GType type = G_OBJECT_TYPE (robot_get_table ());
  const KitRecord *record = whole_record (kit_table_get_game (robot_get_table ()));
  g_autofree char *text = kit_record_write (record);
  g_autofree char *again = NULL;
  KitRecord *copy;
  KitFault fault;

  copy = type == adv_table_info.get_type () ? adv_record_read (text, strlen (text), &fault)
                                           : alx_record_read (text, strlen (text), &fault);
  if (copy == NULL)
    g_error ("line %u of this record is refused:\n%s", fault.line, text);
  again = kit_record_write (copy);
  if (!g_str_equal (text, again))
    g_error ("this record\n%s\nis written as\n%s", text, again);
  kit_record_free (copy);
}

/* --- acts --- */

static const MonkeyAct *
choose_act (Monkey *monkey)
{
  const MonkeyAct *act = monkey_acts;
  guint sum = 0;
  guint at;

  for (; act->name != NULL; act++)
    sum += act->weight;
  at = base_random_below (&monkey->random, sum);
  for (act = monkey_acts; at >= act->weight; act++)
    at -= act->weight;
  return act;
}

/* Computers that play without a pause decide more. The monkey may change that, too. */
static void
hurry (const ShellGameInfo *info)
{
  g_autoptr (GSettings) settings = g_settings_new (info->schema);

  g_settings_set_string (settings, "animation-speed", "off");
}

/* Beside the window, the wheel would show another desktop: there is only this one. */
static void
keep_desktop (void)
{
  const char * const command[] = { "xdotool", "set_num_desktops", "1", NULL };
  g_autoptr (GSubprocess) process = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_NONE, NULL);

  g_assert_true (process != NULL && g_subprocess_wait_check (process, NULL, NULL));
}

/* The window, opened again if the monkey has closed it. */
static void
ensure_window (void)
{
  static ShellCatalogue games[] = { &alx_table_info, &adv_table_info, NULL };

  if (g_application_get_default () == NULL || robot_get_window () == NULL ||
      !gtk_widget_get_mapped (robot_get_window ()))
    {
      robot_open (games);
      keep_desktop ();
    }
  gtk_window_unminimize (GTK_WINDOW (robot_get_window ()));
}

static void
free_log (gpointer log)
{
  g_string_free (log, TRUE);
}

static gboolean
act_cb (gpointer data)
{
  Monkey *monkey = data;
  const MonkeyAct *next = choose_act (monkey);
  GString *log = g_string_new (next->name);

  g_queue_push_tail (&acts, log);
  if (acts.length > MEMORY)
    free_log (g_queue_pop_head (&acts));
  next->perform (monkey, log);
  monkey->n_acts++;
  return G_SOURCE_REMOVE;
}

/* Every act comes from a source of the main loop, as all that players do: elsewhere GTK frees a
   dialog before the task that destroys it. */
static void
act (Monkey *monkey)
{
  guint n = monkey->n_acts;

  alarm (HANGS_S);
  g_idle_add_full (G_PRIORITY_DEFAULT, act_cb, monkey, NULL);
  while (monkey->n_acts == n)
    g_main_context_iteration (NULL, TRUE);
}

/* --- the beginning and the end --- */

static void
add_files (GPtrArray  *files,
           const char *folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, NULL);
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (directory);
  while ((name = g_dir_read_name (directory)) != NULL)
    if (strchr (name, '.') != NULL)
      g_ptr_array_add (files, g_build_filename (path, name, NULL));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char **) a, *(const char **) b);
}

static void
prepare (Monkey *monkey)
{
  static const char * const folders[] = {
    "advisers/data", "advisers/data/refused", "alexandros/data", "alexandros/suite/positions",
  };

  *monkey = (Monkey) { .random.state = seed };
  monkey->files = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    add_files (monkey->files, folders[i]);
  g_ptr_array_sort (monkey->files, compare_names);
  monkey->directory = g_get_user_data_dir ();
  g_mkdir_with_parents (monkey->directory, 0700);
}

static void
test_monkey (void)
{
  gint64 end = g_get_monotonic_time () + seconds * (gint64) G_USEC_PER_SEC;
  Monkey monkey;
  guint n_decided = 0;

  prepare (&monkey);
  hurry (&alx_table_info);
  hurry (&adv_table_info);
  /* A monkey that has hardly played has only hung about: it goes on for a while, or fails. */
  while (g_get_monotonic_time () < end || monkey.n_acts < LEAST_ACTS ||
         n_decided < LEAST_DECISIONS)
    {
      KitGame *game;
      guint cursor;

      if (g_get_monotonic_time () > end + PATIENCE)
        g_error ("only %u acts and %u decisions", monkey.n_acts, n_decided);
      ensure_window ();
      game = kit_table_get_game (robot_get_table ());
      cursor = kit_game_get_cursor (game);
      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
      act (&monkey);
      if (game != NULL)
        {
          n_decided += MAX (kit_game_get_cursor (game), cursor) - cursor;
          g_object_remove_weak_pointer (G_OBJECT (game), (gpointer *) &game);
        }
      if (monkey.n_acts % 25 == 0 && robot_get_window () != NULL)
        check_game ();
    }
  g_test_message ("%u acts, %u decisions", monkey.n_acts, n_decided);
  ensure_window ();
  check_game ();
  g_queue_clear_full (&acts, free_log);
  g_ptr_array_unref (monkey.files);
}

int
main (int   argc,
      char *argv[])
{
  const struct sigaction crashed = { .sa_handler = crashed_cb };
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, "How long", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Other acts", "N" },
    { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, "Messages of libraries end it, too", NULL },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  /* The writer gets all messages, and knows which are fatal. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_default_handler (g_log_default_handler, NULL);
  g_log_set_writer_func (write_message, NULL, NULL);
  gtk_init ();
  sigaction (SIGSEGV, &crashed, &usual);
  g_test_add_func ("/monkey", test_monkey);
  return g_test_run ();
}
