/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sounds, heard as a sound server without a card hears them; and the switch in the preferences. */


#include "robot.h"

#include "kit/view/dialogs/kit-preferences.h"
#include "kit/view/table/kit-sounds.h"
#include "shell/shell-language.h"

#include <stdlib.h>
#include <string.h>

#define SOUNDS "/io/github/alexandros_game/Alexandros/sounds"
#define RATE   22050

/* A peak that nobody can overhear; the loudest sample of each sound is half of the range. */
#define HEARD 3000

static GSubprocess *server;
static GSubprocess *recorder;

/* --- the sound server --- */

static char *
get_path (const char *name)
{
  return g_build_filename (g_get_user_runtime_dir (), name, NULL);
}

/* (transfer full): all that was recorded; it grows by a second of samples in each second. */
static GBytes *
read_recording (void)
{
  g_autofree char *path = get_path ("recording");
  char *data = NULL;
  gsize size = 0;

  if (!g_file_get_contents (path, &data, &size, NULL))
    return g_bytes_new (NULL, 0);
  return g_bytes_new_take (data, size);
}

static gboolean
is_longer (gpointer size)
{
  g_autoptr (GBytes) bytes = read_recording ();

  return g_bytes_get_size (bytes) > *(gsize *) size;
}

/* The loudest sample after the first @start bytes. */
static int
measure_peak (gsize start)
{
  g_autoptr (GBytes) bytes = read_recording ();
  gsize size;
  const gint16 *samples = g_bytes_get_data (bytes, &size);
  int peak = 0;

  for (gsize i = start / 2; i < size / 2; i++)
    peak = MAX (peak, abs ((gint16) GINT16_FROM_LE (samples[i])));
  return peak;
}

static gboolean
is_heard (gpointer start)
{
  return measure_peak (*(gsize *) start) > HEARD;
}

/* Records a second more, and returns the length before it. */
static gsize
record_second (void)
{
  g_autoptr (GBytes) bytes = read_recording ();
  gsize start = g_bytes_get_size (bytes);
  gsize end = start + 2 * RATE;

  robot_wait ("a second more is recorded", is_longer, &end);
  return start;
}

static gboolean
has_socket (gpointer data)
{
  g_autofree char *path = get_path ("pulse/native");

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static GSubprocess *
spawn (const char         *output,
       const char * const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
    output != NULL ? G_SUBPROCESS_FLAGS_NONE : G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  if (output != NULL)
    g_subprocess_launcher_set_stdout_file_path (launcher, output);
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  return process;
}

static void
start_server (void)
{
  static const char * const command[] = {
    "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
    "--disable-shm", "--load=module-null-sink sink_name=card",
    "--load=module-native-protocol-unix", NULL
  };
  static const char * const record[] = {
    "parec", "--device=card.monitor", "--format=s16le", "--rate=22050", "--channels=1", "--raw",
    "--latency-msec=50", NULL
  };
  g_autofree char *path = get_path ("recording");
  gsize none = 0;

  server = spawn (NULL, command);
  robot_wait ("a sound server", has_socket, NULL);
  recorder = spawn (path, record);
  robot_wait ("a recording", is_longer, &none);
}

static void
stop (GSubprocess **process)
{
  g_subprocess_send_signal (*process, SIGTERM);
  g_subprocess_wait (*process, NULL, NULL);
  g_clear_object (process);
}

/* --- the switch --- */

static GtkWidget *
open_preferences (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GSettings) settings = g_settings_new (alx_table_info.schema);

  gtk_window_set_child (GTK_WINDOW (window), kit_preferences_new (settings));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static GtkWidget *
find_in (GtkWidget  *window,
         const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (gtk_window_get_child (GTK_WINDOW (window)),
                                                    KIT_TYPE_PREFERENCES, name));
}

static gboolean
can_be_set (gpointer window)
{
  return gtk_widget_get_sensitive (find_in (window, "sound"));
}

static gboolean
says_why (gpointer window)
{
  return gtk_widget_get_visible (find_in (window, "silence"));
}

/* Without a server the switch says so and cannot be set. */
static void
test_switch_without_server (void)
{
  GtkWidget *window = open_preferences ();

  robot_wait ("the switch says why", says_why, window);
  g_assert_false (can_be_set (window));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_in (window, "silence"))), ==,
                   "There is no sound server");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_switch (void)
{
  GtkWidget *window;

  start_server ();
  window = open_preferences ();
  robot_wait ("the switch can be set", can_be_set, window);
  g_assert_false (says_why (window));
  gtk_window_destroy (GTK_WINDOW (window));
  stop (&recorder);
  stop (&server);
}

/* --- the sounds --- */

/* Each is heard when sounds are on, also by a program that began before the server; and nothing
   when they are off. */
static void
test_volume (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (SOUNDS, 0, NULL);
  KitTable *table = robot_start ();
  g_autoptr (KitPlayback) playback =
    kit_playback_new (kit_table_get_input (table), KIT_TABLE_GET_CLASS (table)->make_storyboard);
  KitSounds *sounds = kit_sounds_new (playback, KIT_TABLE_GET_CLASS (table)->find_sound);
  gsize start;

  /* The first sound finds no server, and the next looks for it again. */
  kit_sounds_set_on (sounds, TRUE);
  kit_sounds_play (sounds, "turn");
  start_server ();
  kit_sounds_play (sounds, "turn");
  record_second ();
  g_assert_cmpuint (g_strv_length (names), ==, 5);
  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *name = g_strndup (names[i], strlen (names[i]) - strlen (".wav"));
      start = record_second () + 2 * RATE;
      g_assert_cmpint (measure_peak (start), ==, 0);
      kit_sounds_play (sounds, name);
      robot_wait (names[i], is_heard, &start);
      g_test_message ("%s: %d of 32767", name, measure_peak (start));
      record_second ();
    }
  kit_sounds_set_on (sounds, FALSE);
  start = record_second ();
  kit_sounds_play (sounds, "turn");
  record_second ();
  g_assert_cmpint (measure_peak (start), ==, 0);
  kit_sounds_free (sounds);
  stop (&recorder);
  stop (&server);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  gtk_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sound/switch-without-server", test_switch_without_server);
  g_test_add_func ("/sound/switch", test_switch);
  g_test_add_func ("/sound/volume", test_volume);
  return g_test_run ();
}
