/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window says: in which order, how it is joined, and where a screen reader finds it. */

#include "config.h"

#include "shell/shell-speech.h"

#include <string.h>

typedef struct
{
  GtkWidget *window;
  GtkWidget *first;                     /* has the focus */
  GtkWidget *second;
  GString   *said;                      /* each sentence, with its kind, in a line */
  GSettings *settings;
} Fixture;

static void
said_cb (Fixture    *fixture,
         guint       kind,
         const char *text)
{
  g_string_append_printf (fixture->said, "%u %s\n", kind, text);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->window = gtk_window_new ();
  fixture->first = gtk_button_new_with_label ("First");
  fixture->second = gtk_button_new_with_label ("Second");
  fixture->said = g_string_new (NULL);
  fixture->settings = g_settings_new (APPLICATION_ID);
  g_settings_reset (fixture->settings, "speech");
  gtk_box_append (GTK_BOX (box), fixture->first);
  gtk_box_append (GTK_BOX (box), fixture->second);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_widget_grab_focus (fixture->first);
  g_signal_connect_swapped (shell_speech_of (fixture->window), "said", G_CALLBACK (said_cb),
                            fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_string_free (fixture->said, TRUE);
  g_object_unref (fixture->settings);
}

static void
say (Fixture         *fixture,
     ShellSpeechKind  kind,
     const char      *text)
{
  shell_speech_say (fixture->second, kind, text);
}

static gboolean
has_description (GtkWidget  *widget,
                 const char *text)
{
  g_autofree char *other = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  return other == NULL;
}

static gboolean
set_cb (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

/* Whether it has that description within ten seconds. */
static gboolean
comes_to (GtkWidget  *widget,
          const char *text)
{
  gboolean late = FALSE;
  guint source = g_timeout_add_seconds (10, set_cb, &late);

  while (!has_description (widget, text) && !late)
    g_main_context_iteration (NULL, TRUE);
  if (!late)
    g_source_remove (source);
  return !late;
}

/* --- tests --- */

static void
test_preference (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char * const wishes[] = { "all", "turn", "off" };
  static const char * const expected[] = {
    "0 news\n1 own\n2 turn\n3 proposal\n4 alert\n", "1 own\n2 turn\n3 proposal\n4 alert\n", "",
  };
  static const char * const texts[] = { "news", "own", "turn", "proposal", "alert" };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_settings_set_string (fixture->settings, "speech", wishes[i]);
      g_string_truncate (fixture->said, 0);
      for (guint kind = 0; kind < G_N_ELEMENTS (texts); kind++)
        say (fixture, kind, texts[kind]);
      say (fixture, SHELL_SPEECH_OWN, "");
      g_assert_cmpstr (fixture->said->str, ==, expected[i]);
    }
}

static void
test_joined (Fixture       *fixture,
             gconstpointer  data)
{
  say (fixture, SHELL_SPEECH_TURN, "Anna plays");
  say (fixture, SHELL_SPEECH_NEWS, "One.");
  say (fixture, SHELL_SPEECH_NEWS, "Two.");
  say (fixture, SHELL_SPEECH_TURN, "Bagoas: Roll the dice");
  say (fixture, SHELL_SPEECH_PROPOSAL, "This or");
  say (fixture, SHELL_SPEECH_PROPOSAL, "That?");
  g_assert_true (comes_to (fixture->first, "One. Two. Bagoas: Roll the dice. That?"));
  /* Nothing is lost that comes while that is spoken. */
  say (fixture, SHELL_SPEECH_NEWS, "Three.");
  say (fixture, SHELL_SPEECH_NEWS, "Four.");
  g_assert_true (comes_to (fixture->first, "Three. Four."));
  g_assert_true (comes_to (fixture->first, ""));
  say (fixture, SHELL_SPEECH_NEWS, "Three. Four.");
  /* It differs from what was spoken before. */
  g_assert_true (comes_to (fixture->first, "Three. Four. "));
}

static void
test_alert (Fixture       *fixture,
            gconstpointer  data)
{
  say (fixture, SHELL_SPEECH_NEWS, "One.");
  g_assert_true (comes_to (fixture->first, "One."));
  say (fixture, SHELL_SPEECH_NEWS, "Two.");
  say (fixture, SHELL_SPEECH_ALERT, "No.");
  g_assert_true (has_description (fixture->first, "No."));
  g_assert_true (comes_to (fixture->first, "Two."));
}

static void
test_described (Fixture       *fixture,
                gconstpointer  data)
{
  shell_speech_describe (fixture->first, "The first button");
  gtk_widget_set_tooltip_text (fixture->second, "The second button");
  say (fixture, SHELL_SPEECH_NEWS, "One.");
  g_assert_true (comes_to (fixture->first, "One."));
  gtk_widget_grab_focus (fixture->second);
  g_assert_true (has_description (fixture->first, "The first button"));
  say (fixture, SHELL_SPEECH_NEWS, "Two.");
  g_assert_true (comes_to (fixture->second, "Two."));
  gtk_widget_grab_focus (fixture->first);
  g_assert_true (has_description (fixture->second, "The second button"));
}

/* The next player hears nothing of what the one before did. */
static void
test_hush (Fixture       *fixture,
           gconstpointer  data)
{
  say (fixture, SHELL_SPEECH_OWN, "Anna draws Lyre.");
  g_assert_true (comes_to (fixture->first, "Anna draws Lyre."));
  say (fixture, SHELL_SPEECH_OWN, "Anna draws Temple.");
  say (fixture, SHELL_SPEECH_NEWS, "Bela plays.");
  say (fixture, SHELL_SPEECH_PROPOSAL, "Choose Temple.");
  shell_speech_hush (fixture->second);
  g_assert_true (has_description (fixture->first, ""));
  g_assert_true (comes_to (fixture->first, "Bela plays."));
}

/* What is said while nothing has the focus waits. */
static void
test_without_focus (Fixture       *fixture,
                    gconstpointer  data)
{
  gboolean past = FALSE;

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  say (fixture, SHELL_SPEECH_NEWS, "One.");
  say (fixture, SHELL_SPEECH_ALERT, "Two.");
  g_timeout_add (300, set_cb, &past);
  while (!past)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (fixture->second);
  g_assert_true (comes_to (fixture->second, "One. Two."));
}

static void
test_nowhere (void)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new ());

  g_assert_null (shell_speech_of (button));
  shell_speech_say (button, SHELL_SPEECH_NEWS, "Nobody hears it.");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture       *fixture,
                       gconstpointer  data);
  } rows[] = {
    { "/speech/preference", test_preference },
    { "/speech/joined", test_joined },
    { "/speech/alert", test_alert },
    { "/speech/described", test_described },
    { "/speech/hush", test_hush },
    { "/speech/without-focus", test_without_focus },
  };

  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add (rows[i].path, Fixture, NULL, set_up, rows[i].test, tear_down);
  g_test_add_func ("/speech/nowhere", test_nowhere);
  return g_test_run ();
}
