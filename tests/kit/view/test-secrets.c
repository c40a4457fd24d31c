/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing leaks: with everything permuted that the viewer does not know, the window has the same
   pixels, the same texts and the same accessible objects, hidden ones too.

     test-secrets -p /secrets/GAME */

#include "config.h"

#include "every-window.h"
#include "robot-picture.h"
#include "shots.h"
#include "whole.h"

#include "advisers/record/adv-board-file.h"
#include "alexandros/record/alx-board-file.h"

#include <string.h>

#define POSITIONS 6                     /* of each kind */

/* --- what is seen, read and heard --- */

typedef struct
{
  GString    *text;
  GdkTexture *picture;
} Sight;

static void
free_sight (Sight *sight)
{
  g_string_free (sight->text, TRUE);
  g_object_unref (sight->picture);
}

/* A check that fails says what is there. */
static void
add_accessible (GString       *text,
                GtkAccessible *accessible)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER,
    GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
  };
  static const struct
  {
    GtkAccessibleState state;
    int                most;            /* of its values, from 0 on */
  } states[] = {
    { GTK_ACCESSIBLE_STATE_DISABLED, TRUE },
    { GTK_ACCESSIBLE_STATE_HIDDEN, TRUE },
    { GTK_ACCESSIBLE_STATE_SELECTED, TRUE },
    { GTK_ACCESSIBLE_STATE_EXPANDED, TRUE },
    { GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_MIXED },
    { GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_MIXED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *value =
        gtk_test_accessible_has_property (accessible, properties[i])
          ? gtk_test_accessible_check_property (accessible, properties[i], "\001") : NULL;

      if (value != NULL && value[0] != '\0')
        g_string_append_printf (text, " p%u=%s", properties[i], value);
    }
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    for (int value = 0; value <= states[i].most; value++)
      if (gtk_test_accessible_has_state (accessible, states[i].state))
        {
          g_autofree char *other =
            gtk_test_accessible_check_state (accessible, states[i].state, value);

          if (other == NULL)
            g_string_append_printf (text, " s%u=%d", states[i].state, value);
        }
}

static void
add_widget (GString   *text,
            GtkWidget *widget,
            guint      depth)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  /* It shows what is pointed at, and the pointer rests. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  g_string_append_printf (text, "%*s%s %s%s%s", depth, "", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_get_visible (widget) ? "" : "invisible ",
                          gtk_widget_get_sensitive (widget) ? "" : "insensitive ",
                          gtk_widget_has_focus (widget) ? "focus " : "");
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "“%s” ", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (text, "“%s” ", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (tooltip != NULL)
    g_string_append_printf (text, "tooltip “%s” ", tooltip);
  add_accessible (text, GTK_ACCESSIBLE (widget));
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_widget (text, child, depth + 1);
}

static gboolean
set_cb (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_set (gpointer flag)
{
  return *(gboolean *) flag;
}

static Sight
see (void)
{
  gboolean is_idle = FALSE;
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  Sight sight = { g_string_new (NULL) };

  /* Where the focus is tells what was done before. */
  robot_settle ();
  gtk_window_set_focus (GTK_WINDOW (robot_get_window ()), NULL);
  shots_settle ();
  /* Labels of places are updated when there is nothing else to do. */
  g_idle_add_full (G_PRIORITY_LOW, set_cb, &is_idle, NULL);
  robot_wait ("an idle moment", is_set, &is_idle);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      const char *title = gtk_window_get_title (GTK_WINDOW (window));
      g_string_append_printf (sight.text, "window “%s”\n", title != NULL ? title : "");
      add_widget (sight.text, window, 0);
    }
  sight.picture = robot_picture (robot_get_window ());
  return sight;
}

/* The first line that differs. */
static void
tell_difference (const char *a,
                 const char *b,
                 const char *what)
{
  g_auto (GStrv) ours = g_strsplit (a, "\n", -1);
  g_auto (GStrv) theirs = g_strsplit (b, "\n", -1);

  for (guint i = 0; ours[i] != NULL && theirs[i] != NULL; i++)
    if (!g_str_equal (ours[i], theirs[i]))
      g_error ("%s: a secret is told: %s\n%s", what, ours[i], theirs[i]);
  g_error ("%s: a secret is told: other widgets", what);
}

/* (transfer full) */
static GBytes *
get_pixels (GdkTexture *picture)
{
  gsize stride = 4 * gdk_texture_get_width (picture);
  gsize size = stride * gdk_texture_get_height (picture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (picture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

static void
assert_same (const Sight *a,
             const Sight *b,
             const char  *what)
{
  g_autoptr (GBytes) ours = get_pixels (a->picture);
  g_autoptr (GBytes) theirs = get_pixels (b->picture);

  if (!g_str_equal (a->text->str, b->text->str))
    tell_difference (a->text->str, b->text->str, what);
  if (!g_bytes_equal (ours, theirs))
    {
      gdk_texture_save_to_png (a->picture, "secret-a.png");
      gdk_texture_save_to_png (b->picture, "secret-b.png");
      g_error ("%s: a secret is seen", what);
    }
}

/* --- positions --- */

typedef struct
{
  const EveryGame *game;
  const KitLevel  *levels;
  gconstpointer    board;
  BaseRandom       random;
  guint            n_questions;         /* before the end of a turn */
  guint            n_covers;            /* after a decision */
} Stage;

/* KitViewer: who looks at a position. */
typedef enum
{
  DECIDER,                              /* the only person, who decides */
  OTHER,                                /* the only person, while a computer decides */
  NOBODY,                               /* several persons, all covered */
  WATCHER,                              /* no person */
} Viewer;

static void
stop_cb (KitGame *game)
{
  if (kit_game_get_running (game))
    kit_game_set_running (game, FALSE);
}

/* (transfer full): a game from @state on, seen by @viewer, in which no computer decides. */
static KitGame *
make_game (Stage         *stage,
           gconstpointer  state,
           Viewer         viewer)
{
  KitRecord *record = kit_record_new (stage->game->format, stage->board, state);
  guint decider = kit_rules_head (state)->decider;
  guint person = viewer == DECIDER ? decider : (decider + 1) % record->n_players;
  KitGame *game;

  record->from_position = TRUE;
  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i,
                           viewer == NOBODY || (viewer != WATCHER && i == person)
                             ? "person" : stage->levels[0].id, "A name");
  game = kit_game_new (record, stage->levels);
  g_signal_connect (game, "changed", G_CALLBACK (stop_cb), NULL);
  return game;
}

static guint
find_seat (Stage         *stage,
           gconstpointer  state,
           Viewer         viewer)
{
  const KitHead *head = kit_rules_head (state);

  return viewer == DECIDER ? head->decider
         : viewer == OTHER ? (head->decider + 1) % head->n_players : KIT_NOBODY;
}

/* A position from the middle of a random game, and another one that @viewer cannot tell from it. */
static void
find_position (Stage    *stage,
               Viewer    viewer,
               gpointer  state,
               gpointer  other)
{
  const KitRules *rules = stage->game->format->rules;
  guint n_players = KIT_MIN_PLAYERS + base_random_below (&stage->random, 3);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  g_autofree gpointer view = g_malloc0 (rules->view_size);

  do
    {
      guint n = 20 + base_random_below (&stage->random, 150);
      g_autoptr (KitRecord) record =
        every_game_create (stage->game, n_players, base_random_next (&stage->random));

      memcpy (state, kit_history_get_state (record->history), rules->state_size);
      for (guint i = 0; i < n && !kit_rules_head (state)->over; i++)
        {
          kit_rules_pick_any (rules, state, stage->board, &stage->random, decision);
          rules->apply (state, stage->board, decision, NULL);
        }
    }
  while (kit_rules_head (state)->over);
  rules->look (view, state, find_seat (stage, state, viewer));
  rules->deal (view, stage->board, &stage->random, other);
}

static void
play (Stage         *stage,
      gconstpointer  state,
      Viewer         viewer)
{
  robot_play_game (make_game (stage, state, viewer));
}

typedef struct
{
  Stage         *stage;
  gconstpointer  view;
  gpointer       decision;
} Search;

/* Keeps a decision that ends the turn of the person who decides, as far as they know. */
static gboolean
keep_last (gconstpointer decision,
           gpointer      data)
{
  Search *search = data;
  const KitRules *rules = search->stage->game->format->rules;
  g_autofree gpointer after = g_memdup2 (search->view, rules->state_size);
  const KitHead *head = kit_rules_head (after);

  rules->apply (after, search->stage->board, decision, NULL);
  if (head->turn == kit_rules_head (search->view)->turn && !head->over)
    return TRUE;
  memcpy (search->decision, decision, rules->decision_size);
  return FALSE;
}

/* A decision that can be made in both positions, after which nobody can tell them apart and another
   person decides. */
static gboolean
find_public (Stage         *stage,
             gconstpointer  state,
             gconstpointer  other,
             gpointer       decision)
{
  const KitRules *rules = stage->game->format->rules;
  guint n = kit_rules_count (rules, state, stage->board);
  KitRefusal refusal;

  for (guint i = 0; i < MIN (n, 200); i++)
    {
      g_autofree gpointer after = g_memdup2 (state, rules->state_size);
      g_autofree gpointer also = g_memdup2 (other, rules->state_size);
      g_autofree gpointer view = g_malloc0 (rules->view_size);
      g_autofree gpointer same = g_malloc0 (rules->view_size);

      kit_rules_pick (rules, state, stage->board, n - 1 - i, decision);
      if (!rules->test (other, stage->board, decision, &refusal))
        continue;
      rules->apply (after, stage->board, decision, NULL);
      rules->apply (also, stage->board, decision, NULL);
      rules->look (view, after, KIT_NOBODY);
      rules->look (same, also, KIT_NOBODY);
      if (memcmp (view, same, rules->view_size) == 0 && !kit_rules_head (after)->over &&
          kit_rules_head (after)->decider != kit_rules_head (state)->decider)
        return TRUE;
    }
  return FALSE;
}

/* --- tests --- */

static void
add_sight (GArray *sights)
{
  Sight sight = see ();

  g_array_append_val (sights, sight);
}

/* The preview of a decision, and of one that ends the turn; and the question before that. */
static void
add_proposals (Stage   *stage,
               guint64  seed,
               GArray  *sights)
{
  const KitRules *rules = stage->game->format->rules;
  KitInput *input = kit_table_get_input (robot_get_table ());
  gconstpointer view = kit_input_get_state (input);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  Search search = { stage, view, decision };
  BaseRandom random = { seed };

  kit_rules_pick_any (rules, view, stage->board, &random, decision);
  kit_input_set_proposal (input, decision);
  add_sight (sights);
  if (kit_rules_head (view)->player != kit_rules_head (view)->decider ||
      rules->walk (view, stage->board, keep_last, &search))
    return;
  kit_input_set_proposal (input, decision);
  add_sight (sights);
  kit_input_confirm (input);
  add_sight (sights);
  robot_key ("Escape");
  robot_settle ();
  stage->n_questions++;
}

/* What is seen of @state, and of what follows. */
static GArray *
see_position (Stage         *stage,
              gconstpointer  state,
              Viewer         viewer,
              guint64        seed,
              gconstpointer  decision)
{
  GArray *sights = g_array_new (FALSE, FALSE, sizeof (Sight));
  KitRefusal refusal;

  g_array_set_clear_func (sights, (GDestroyNotify) free_sight);
  play (stage, state, viewer);
  add_sight (sights);
  if (viewer == DECIDER)
    add_proposals (stage, seed, sights);
  if (decision != NULL)
    {
      KitGame *game = kit_table_get_game (robot_get_table ());

      kit_game_uncover (game);
      robot_settle ();
      g_assert_true (kit_game_decide (game, decision, &refusal));
      add_sight (sights);
      stage->n_covers++;
    }
  return sights;
}

static void
check_position (Stage      *stage,
                Viewer      viewer,
                const char *what)
{
  const KitRules *rules = stage->game->format->rules;
  g_autofree gpointer state = g_malloc0 (rules->state_size);
  g_autofree gpointer other = g_malloc0 (rules->state_size);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  g_autoptr (GArray) first = NULL;
  g_autoptr (GArray) second = NULL;
  guint64 seed = base_random_next (&stage->random);
  gboolean goes_on;

  find_position (stage, viewer, state, other);
  goes_on = viewer == NOBODY && find_public (stage, state, other, decision);
  /* What the window keeps of the game before, such as the texts of hidden panels, is the same. */
  g_array_unref (see_position (stage, state, viewer, seed, goes_on ? decision : NULL));
  first = see_position (stage, state, viewer, seed, goes_on ? decision : NULL);
  second = see_position (stage, other, viewer, seed, goes_on ? decision : NULL);
  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++)
    assert_same (&g_array_index (first, Sight, i), &g_array_index (second, Sight, i), what);
}

static void
test_secrets (gconstpointer data)
{
  static const char * const names[] = { "open", "the turn of another", "covered", "watched" };
  const EveryGame *game = data;
  gboolean first = g_str_equal (game->name, "alexandros");
  Stage stage = {
    game, every_window_view (game)->levels,
    first ? (gconstpointer) alx_boards_default () : adv_boards_default (), { 28 },
  };
  g_autoptr (GSettings) settings = g_settings_new (every_window_open (game)->schema);
  g_autoptr (GSettings) own = g_settings_new (APPLICATION_ID);

  /* What is spoken can be read in the window, too, and comes when it likes. */
  g_settings_set_string (own, "speech", "off");
  g_settings_set_boolean (settings, "ask-before-ending-turn", TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE,
                "gtk-enable-animations", FALSE, NULL);
  for (Viewer viewer = DECIDER; viewer <= WATCHER; viewer++)
    for (guint i = 0; i < POSITIONS; i++)
      check_position (&stage, viewer, names[viewer]);
  g_assert_cmpuint (stage.n_questions, >, 0);
  g_assert_cmpuint (stage.n_covers, >, 0);
  g_test_message ("%u questions, %u covers after a decision", stage.n_questions, stage.n_covers);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  every_game_add_tests ("/secrets", test_secrets);
  return g_test_run ();
}
