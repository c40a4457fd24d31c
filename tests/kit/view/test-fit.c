/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Large text fits: in windows of many sizes nothing passes the edge of its panel, names are whole,
   and what the player needs is in sight.

     test-fit -p /fit/GAME */

#include "config.h"

#include "every-window.h"
#include "robot-picture.h"
#include "whole.h"

#include "kit/view/panels/kit-action-panel.h"
#include "kit/view/panels/kit-score-panel.h"
#include "shell/shell-language.h"

#include <libintl.h>

#define PLAYERS 4
#define DECISIONS 60

typedef struct
{
  int width, height;
} Size;

static const Size sizes[] = {
  { 360, 360 }, { 360, 640 }, { 640, 360 }, { 640, 640 }, { 1200, 640 }, { 1200, 800 },
};
static const guint percents[] = { 100, 150, 200 };
static const char * const languages[] = { "en", "fr", "it", "es" };

static GString *faults;
static char *where;

static void G_GNUC_PRINTF (1, 2)
fault (const char *format,
       ...)
{
  va_list arguments;

  g_string_append_printf (faults, "%s: ", where);
  va_start (arguments, format);
  g_string_append_vprintf (faults, format, arguments);
  va_end (arguments);
  g_string_append_c (faults, '\n');
}

static const char *
name_widget (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  return G_OBJECT_TYPE_NAME (widget);
}

/* Whether all of it lies inside of @panel, from left to right. */
static void
check_edges (GtkWidget *widget,
             GtkWidget *panel)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return;
  if (gtk_widget_compute_bounds (widget, panel, &bounds) && bounds.size.width > 0 &&
      (bounds.origin.x < -1 ||
       bounds.origin.x + bounds.size.width > gtk_widget_get_width (panel) + 1))
    fault ("“%s” passes the edge of %s: %.0f to %.0f of %d", name_widget (widget),
           G_OBJECT_TYPE_NAME (panel), bounds.origin.x, bounds.origin.x + bounds.size.width,
           gtk_widget_get_width (panel));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_edges (child, panel);
}

/* Whether it is in the window. */
static void
check_sight (GtkWidget  *widget,
             const char *what)
{
  GtkWidget *window = robot_get_window ();
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    {
      fault ("%s is not shown", what);
      return;
    }
  if (!gtk_widget_compute_bounds (widget, window, &bounds) || bounds.origin.x < -1 ||
      bounds.origin.y < -1 ||
      bounds.origin.x + bounds.size.width > gtk_widget_get_width (window) + 1 ||
      bounds.origin.y + bounds.size.height > gtk_widget_get_height (window) + 1)
    fault ("%s is out of sight: %.0f, %.0f, %.0f by %.0f", what, bounds.origin.x, bounds.origin.y,
           bounds.size.width, bounds.size.height);
}

static void
check_names (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "player-name") &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    fault ("the name “%s” is broken", name_widget (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

static void
check_panels (GtkWidget *widget)
{
  if (KIT_IS_PANEL (widget))
    check_edges (widget, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_panels (child);
}

static void
check_window (guint viewer)
{
  KitTable *table = robot_get_table ();
  gpointer actions = kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL);
  gpointer scores = kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL);

  check_panels (GTK_WIDGET (table));
  check_names (scores);
  check_sight (kit_action_panel_find (actions, "confirm"), "Confirm");
  if (gtk_widget_get_mapped (kit_action_panel_find (actions, "own")))
    check_sight (kit_action_panel_find (actions, "own"), "the points of the player");
  else
    check_sight (kit_score_panel_get_row (scores, viewer), "the row of the player");
}

/* A game in which some decisions were made, and the first player decides now, with computers. */
static KitGame *
make_game (const EveryGame *game,
           const KitLevel  *levels,
           guint           *viewer)
{
  g_autoptr (KitRecord) record = every_game_create (game, PLAYERS, 7);
  const KitRules *rules = game->format->rules;
  g_autofree gpointer state = g_memdup2 (kit_history_get_state (record->history),
                                         rules->state_size);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  gconstpointer board = kit_history_get_board (record->history);
  static const char * const names[] = { "Anna", "Hephaestion", "Antigonus", "Parmenion" };
  BaseRandom random = { 3 };
  KitRecord *later;

  for (guint i = 0; i < DECISIONS && !kit_rules_head (state)->over; i++)
    {
      kit_rules_pick_any (rules, state, board, &random, decision);
      rules->apply (state, board, decision, NULL);
    }
  later = kit_record_new (game->format, board, state);
  later->from_position = TRUE;
  *viewer = kit_rules_head (state)->decider;
  for (guint i = 0; i < PLAYERS; i++)
    kit_record_set_player (later, i, i, i == *viewer ? "person" : levels[0].id, names[i]);
  return kit_game_new (later, levels);
}

/* Numbers on the board grow with the text. */
static void
check_numbers (guint percent)
{
  KitBoardView *board =
    KIT_BOARD_VIEW (robot_find (robot_get_window (), KIT_TYPE_BOARD_VIEW, 0));

  g_assert_cmpfloat_with_epsilon (kit_board_view_get_parts (board)->layout->numbers,
                                  MIN (percent / 100.0, KIT_MAX_NUMBERS), 0.01);
}

static void
test_fit (gconstpointer data)
{
  const EveryGame *game = data;
  const char *folder = g_getenv ("PICTURES");
  guint viewer;

  faults = g_string_new (NULL);
  every_window_open (game);
  robot_play_game (make_game (game, every_window_view (game)->levels, &viewer));
  every_window_wait ();
  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      robot_set_language (languages[l]);
      every_window_wait ();
      for (guint p = 0; p < G_N_ELEMENTS (percents); p++)
        {
          g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                        (int) (96 * PANGO_SCALE * percents[p] / 100), NULL);
          for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
            {
              robot_resize (sizes[s].width, sizes[s].height);
              for (guint i = 0; i < 3; i++)
                robot_settle ();
              where = g_strdup_printf ("%s, %u %%, %d by %d", languages[l], percents[p],
                                       sizes[s].width, sizes[s].height);
              check_window (viewer);
              check_numbers (percents[p]);
              if (folder != NULL)
                {
                  g_autofree char *path =
                    g_strdup_printf ("%s/%s-%s-%u-%dx%d.png", folder, game->name, languages[l],
                                     percents[p], sizes[s].width, sizes[s].height);

                  robot_shoot (robot_get_window (), path);
                }
              g_free (where);
            }
        }
    }
  robot_stop ();
  if (faults->len > 0)
    g_error ("%s", faults->str);
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
  every_game_add_tests ("/fit", test_fit);
  return g_test_run ();
}
