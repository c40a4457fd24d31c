/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language changes in the running window, in each phase of a turn; no text is clipped in any
   language. */

#include "config.h"

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
      g_assert_nonnull (alx_input_get_proposal (input));
      alx_decision_write (alx_input_get_proposal (input), alx_game_get_board (game), token);
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

/* --- labels --- */

typedef gboolean (*CheckLabel) (GtkLabel *label,
                                gpointer  data);

static void
check_labels (GtkWidget  *widget,
              CheckLabel  check,
              gpointer    data)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    check (GTK_LABEL (widget), data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    check_labels (child, check, data);
}

/* Text that is cut, ellipsized, or wider than the window. */
static gboolean
check_whole (GtkLabel *label,
             gpointer  data)
{
  const char *where = data;
  PangoLayout *layout = gtk_label_get_layout (label);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (label)));
  graphene_rect_t bounds;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (label), root, &bounds));
  if (pango_layout_is_ellipsized (layout) ||
      width > gtk_widget_get_width (GTK_WIDGET (label)) + 1 ||
      height > gtk_widget_get_height (GTK_WIDGET (label)) + 1 ||
      bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (root) + 1)
    g_error ("%s: clipped: \"%s\" needs %d by %d and has %d by %d", where,
             gtk_label_get_text (label), width, height, gtk_widget_get_width (GTK_WIDGET (label)),
             gtk_widget_get_height (GTK_WIDGET (label)));
  return TRUE;
}

/* The dialog that is open, or else the window of the game. */
static GtkWidget *
get_front (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != robot_get_window () && gtk_widget_get_mapped (window))
        return window;
    }
  return robot_get_window ();
}

/* Opens one dialog after the other, and checks the labels of each. */
static void
check_dialogs (CheckLabel  check,
               const char *code)
{
  static const char * const keys[] = { "ctrl+n", "ctrl+comma", "ctrl+question" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *where = g_strdup_printf ("%s, %s", code, keys[i]);

      robot_key (keys[i]);
      for (guint k = 0; k < 10; k++)
        robot_settle ();
      g_assert_true (get_front () != robot_get_window ());
      check_labels (get_front (), check, where);
      gtk_window_close (GTK_WINDOW (get_front ()));
      for (guint k = 0; k < 5; k++)
        robot_settle ();
    }
}

static void
test_clipped (void)
{
  static const int sizes[][2] = {
    { 360, 640 }, { 640, 480 }, { 800, 600 }, { 1200, 800 }, { 1800, 1000 }
  };

  robot_start ();
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      robot_set_language (codes[i]);
      for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
        {
          show (phases[phase].file, phases[phase].tokens);
          if (phases[phase].proposal[0] != '>')
            kit_input_type (kit_table_get_input (robot_get_table ()), phases[phase].proposal);
          for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
            {
              g_autofree char *where =
                g_strdup_printf ("%s, %s, %d by %d", codes[i], phases[phase].name, sizes[k][0],
                                 sizes[k][1]);

              robot_resize (sizes[k][0], sizes[k][1]);
              for (guint n = 0; n < 4; n++)
                robot_settle ();
              check_labels (robot_get_window (), check_whole, where);
            }
        }
      check_dialogs (check_whole, codes[i]);
    }
  robot_set_language ("");
  robot_stop ();
}

/* --- text that is not translated --- */

/* Names and numbers are not translated; all other words are in brackets in the pseudo language. */
static gboolean
check_translated (GtkLabel *label,
                  gpointer  data)
{
  static const char * const names[] = { "Red",     "Yellow",   "Blue",     "Green",
                                       "English", "Français", "Italiano", "Español" };
  static const char * const of_gtk[] = { "Shortcuts", "Search Results", "No Results Found",
                                        "Try a different search" };
  const char *text = gtk_label_get_text (label);
  g_autoptr (GRegex) word = g_regex_new ("[[:alpha:]]{3}", 0, 0, NULL);
  GtkWidget *parent = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_SHORTCUT_LABEL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (text, names[i]))
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (of_gtk); i++)
    if (g_str_equal (text, g_dgettext ("gtk40", of_gtk[i])))
      return TRUE;
  if (parent != NULL || strstr (text, "⟦") || strstr (text, " – ") ||
      !g_regex_match (word, text, 0, NULL))
    return TRUE;
  g_error ("%s: not translated: \"%s\"", (char *) data, text);
  return FALSE;
}

/* A catalogue in which each translation is the original in brackets. */
static char *
make_pseudo_catalogue (void)
{
  char *directory = g_dir_make_tmp ("pseudo-XXXXXX", NULL);
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "pseudo.py", NULL);
  g_autofree char *po = g_test_build_filename (G_TEST_DIST, "..", "po", "fr.po", NULL);
  const char * const arguments[] = { "python3", script, po, directory, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                     &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    g_error ("%s", error->message);
  return directory;
}

static void
test_pseudo (void)
{
  g_autofree char *directory = make_pseudo_catalogue ();

  robot_start ();
  bindtextdomain (GETTEXT_PACKAGE, directory);
  robot_set_language ("es");
  robot_set_language ("fr");
  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    {
      show (phases[phase].file, phases[phase].tokens);
      check_labels (robot_get_window (), check_translated, (gpointer) phases[phase].name);
      if (phases[phase].proposal[0] != '>')
        kit_input_type (kit_table_get_input (robot_get_table ()), phases[phase].proposal);
      robot_settle ();
      check_labels (robot_get_window (), check_translated, (gpointer) phases[phase].name);
    }
  check_dialogs (check_translated, "pseudo");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  robot_set_language ("en");
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
