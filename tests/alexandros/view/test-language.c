/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language changes in the running window, in each phase of a turn; no text is clipped in any
   language. */

#include "config.h"

#include "labels.h"
#include "robot.h"
#include "whole.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/panels/alx-action-panel.h"
#include "alexandros/words/alx-words.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>
#include <string.h>

static const char * const codes[] = { "fr", "it", "es", "en" };

static void
show (const char         *name,
      const char * const *tokens)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "alexandros", "data", name, NULL);
  g_autofree char *text = NULL;
  KitRecord *record;
  KitFault fault;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = alx_record_read (text, length, &fault);
  g_assert_nonnull (record);
  robot_play (record);
  kit_input_uncover (kit_table_get_input (robot_get_table ()));
  for (guint i = 0; tokens[i]; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      g_assert_true (
        alx_decision_read (&decision, record ? alx_boards_default () : NULL, tokens[i]));
      g_assert_true (
        alx_game_decide (kit_table_get_game (robot_get_table ()), &decision, &refusal));
    }
  robot_settle ();
}

/* A position, decisions that follow it, and a proposal that has to survive the change of
   language. */
static const struct
{
  const char *name;
  const char *file;
  const char *tokens[4];
  const char *proposal;
} phases[] = {
  { "card", "figure-08.alexandros", { NULL }, "S" },
  { "way", "figure-01.alexandros", { "L", NULL }, "A2-B3-C4" },
  { "actions", "figure-12.alexandros", { NULL }, "$S" },
  { "occupation", "figure-07.alexandros", { NULL }, "@g23,i26" },
  { "compensation", "figure-11.alexandros", { "@i24", NULL }, ">TTTTA" },
};

static void
test_switch (gconstpointer data)
{
  guint phase = GPOINTER_TO_UINT (data);
  g_autofree char *before = NULL;
  g_autofree char *last = g_strdup ("");
  KitInput *input;
  KitGame *game;

  robot_start ();
  robot_set_language ("en");
  show (phases[phase].file, phases[phase].tokens);
  input = kit_table_get_input (robot_get_table ());
  game = kit_table_get_game (robot_get_table ());
  if (phases[phase].proposal[0] == '>')
    for (const char *c = phases[phase].proposal + 1; *c; c++)
      alx_input_give (input, alx_symbol_from_letter (*c), 1);
  else
    g_assert_true (kit_input_type (input, phases[phase].proposal));
  before = kit_record_write (whole_record (game));

  for (guint i = 0; i < 2 * G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *now = NULL;
      GtkLabel *title;
      char token[ALX_TOKEN_SIZE];

      robot_set_language (codes[i % G_N_ELEMENTS (codes)]);
      g_assert_true (kit_table_get_game (robot_get_table ()) == game);
      now = kit_record_write (whole_record (game));
      g_assert_cmpstr (now, ==, before);
      g_assert_nonnull (alx_input_get_choice (input)->proposal);
      alx_decision_write (alx_input_get_choice (input)->proposal, alx_game_get_board (game), token);
      g_assert_cmpstr (token, ==, phases[phase].proposal);
      g_assert_true (kit_input_is_active (kit_table_get_input (robot_get_table ())));

      title = GTK_LABEL (robot_find_child (ALX_TYPE_ACTION_PANEL, "title"));
      g_assert_cmpstr (gtk_label_get_text (title), !=, last);
      g_assert_nonnull (
        strstr (gtk_label_get_text (title), alx_words_phase (alx_game_get_state (game))));
      g_free (last);
      last = g_strdup (gtk_label_get_text (title));
    }
  /* The proposal can still be confirmed. */
  kit_input_confirm (kit_table_get_input (robot_get_table ()));
  g_assert_cmpuint (kit_game_get_cursor (game), >, 0);
  robot_stop ();
}

static void
propose (guint phase)
{
  if (phases[phase].proposal[0] != '>')
    kit_input_type (kit_table_get_input (robot_get_table ()), phases[phase].proposal);
  robot_settle ();
}

static void
test_clipped (void)
{
  robot_start ();
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      robot_set_language (codes[i]);
      for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
        {
          g_autofree char *where = g_strdup_printf ("%s, %s", codes[i], phases[phase].name);

          show (phases[phase].file, phases[phase].tokens);
          propose (phase);
          labels_check_sizes (where);
        }
      labels_check_dialogs (labels_whole, codes[i]);
    }
  robot_set_language ("");
  robot_stop ();
}

static void
test_pseudo (void)
{
  robot_start ();
  labels_begin_pseudo ();
  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    {
      show (phases[phase].file, phases[phase].tokens);
      labels_check (robot_get_window (), labels_translated, phases[phase].name);
      propose (phase);
      labels_check (robot_get_window (), labels_translated, phases[phase].name);
    }
  labels_check_dialogs (labels_translated, "pseudo");
  labels_end_pseudo ();
  robot_stop ();
}

static gboolean
is_full (gpointer full)
{
  return gtk_window_is_fullscreen (GTK_WINDOW (robot_get_window ())) == GPOINTER_TO_INT (full);
}

/* In full screen the header is not shown, and must not be drawn when it is made anew; a warning
   would end the test. What leads back speaks the new language too. */
static void
test_fullscreen (void)
{
  static const char * const languages[] = { "fr", "it", "es", "en" };
  GtkWidget *leave;

  robot_start ();
  robot_key ("F11");
  robot_wait ("full screen", is_full, GINT_TO_POINTER (TRUE));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      robot_set_language (languages[i]);
      leave = robot_find (robot_find (robot_get_window (), GTK_TYPE_REVEALER, 0), GTK_TYPE_BUTTON,
                          0);
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (leave)), ==, _("Leave full screen"));
    }
  robot_key ("F11");
  robot_wait ("the window", is_full, GINT_TO_POINTER (FALSE));
  robot_settle ();
  g_assert_cmpint (gtk_widget_get_height (gtk_window_get_titlebar (
                     GTK_WINDOW (robot_get_window ()))), >, 20);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  /* The catalogues of the build, not installed ones. */
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/switch/%s", phases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_switch);
    }
  g_test_add_func ("/language/fullscreen", test_fullscreen);
  g_test_add_func ("/language/clipped", test_clipped);
  g_test_add_func ("/language/pseudo", test_pseudo);
  return g_test_run ();
}
