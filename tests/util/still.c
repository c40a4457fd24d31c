/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether buttons stay where they are while a player decides. */

#include "still.h"

#include "robot-window.h"

#include "kit/view/panels/kit-action-panel.h"
#include "shell/shell-language.h"

#define MOST    2                       /* pixels that a button may move */
#define N_STEPS 140                     /* decisions at most */

typedef struct
{
  GtkWidget       *button;              /* not owned: compared, and looked at if it is there */
  graphene_rect_t  bounds;
} Spot;

static const ShellGameInfo *played;
static KitTable *(*start_game) (void);
static gboolean is_all_still;
static gboolean is_wide;

/* Whether @spot is in the same column as the panel of actions, below it. */
static gboolean
is_below_actions (const Spot *spot)
{
  GtkWidget *panel = kit_table_get_panel (robot_get_table (), KIT_TYPE_ACTION_PANEL);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (panel, GTK_WIDGET (robot_get_table ()), &bounds) &&
         spot->bounds.origin.x >= bounds.origin.x &&
         spot->bounds.origin.y >= bounds.origin.y + bounds.size.height;
}

/* Cards move when others come; all other buttons are listed, where they are in the table. */
static void
list_buttons (GtkWidget *widget,
              GArray    *spots)
{
  Spot spot = { widget };

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && !gtk_widget_has_css_class (widget, "card") &&
      gtk_widget_compute_bounds (widget, GTK_WIDGET (robot_get_table ()), &spot.bounds) &&
      ((is_all_still && is_wide) || !is_below_actions (&spot)))
    g_array_append_val (spots, spot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_buttons (child, spots);
}

/* How far a button has moved that is in both lists. */
static void
compare (const GArray *before,
         const GArray *after,
         const char   *token)
{
  for (guint i = 0; i < before->len; i++)
    for (guint k = 0; k < after->len; k++)
      {
        const Spot *a = &g_array_index (before, Spot, i);
        const Spot *b = &g_array_index (after, Spot, k);
        float x = b->bounds.origin.x - a->bounds.origin.x;
        float y = b->bounds.origin.y - a->bounds.origin.y;

        if (a->button == b->button && (ABS (x) > MOST || ABS (y) > MOST))
          g_error ("after “%s” the button “%s” (%s) moves by %g, %g", token,
                   gtk_buildable_get_buildable_id (GTK_BUILDABLE (a->button)),
                   gtk_button_get_label (GTK_BUTTON (a->button)), x, y);
      }
}

static GArray *
look (void)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (Spot));

  for (guint i = 0; i < 3; i++)
    robot_settle ();
  list_buttons (GTK_WIDGET (robot_get_table ()), spots);
  return spots;
}

/* (transfer full): a game of three persons. */
static KitRecord *
make_record (void)
{
  static const char * const names[] = { "Anna", "Bela", "Chloe" };
  const KitGameView *view = played->data;
  g_autofree gpointer options = kit_options_new (view->format->options);
  KitRecord *record = view->format->create_record (options, 3, 7);

  for (guint i = 0; i < 3; i++)
    kit_record_set_player (record, i, i, "person", names[i]);
  return record;
}

typedef struct
{
  int width;
  int height;
} Size;

/* A game with decisions by chance: no button that is there before and after a choice or a decision,
   of the same decider, has moved. */
static void
test_still (gconstpointer data)
{
  const Size *size = data;
  KitTable *table = start_game ();
  KitInput *input = kit_table_get_input (table);
  KitGame *game = kit_game_new (make_record (), KIT_TABLE_GET_CLASS (table)->view->levels);
  const KitRules *rules = kit_game_get_record (game)->format->rules;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  g_autoptr (GArray) before = NULL;
  BaseRandom random = { 5 };
  guint decider = KIT_NOBODY;
  char token[KIT_TOKEN_SIZE];

  /* Where there is little room, what is below the actions gives way to them. */
  is_wide = size->width > size->height;
  robot_resize (size->width, size->height);
  robot_play_game (game);
  for (guint i = 0; i < N_STEPS && !kit_game_is_over (game); i++)
    {
      kit_input_uncover (input);
      if (kit_game_get_decider (game) != decider)
        g_clear_pointer (&before, g_array_unref);
      decider = kit_game_get_decider (game);
      if (before == NULL)
        before = look ();
      kit_rules_pick_any (rules, kit_game_get_state (game), kit_game_get_board (game), &random,
                          decision);
      rules->write (decision, kit_game_get_board (game), token);
      for (guint confirms = 0; confirms < 2; confirms++)
        {
          GArray *after;

          if (confirms == 0)
            kit_input_set_proposal (input, decision);
          else
            kit_input_confirm (input);
          if (kit_game_is_over (game) || kit_game_get_decider (game) != decider)
            break;
          after = look ();
          compare (before, after, token);
          g_array_unref (before);
          before = after;
        }
    }
  robot_stop ();
}

/** still_run: tests the game @info, with which @start opens the window, at three sizes; @all says
    whether buttons below the panel of actions are looked at too. Returns what the program is to
    return. */
int
still_run (int                   argc,
           char                **argv,
           const ShellGameInfo  *info,
           KitTable           *(*start) (void),
           gboolean              all)
{
  static const Size sizes[] = { { 1200, 800 }, { 820, 620 }, { 360, 640 } };
  g_autoptr (GSettings) settings = NULL;

  played = info;
  start_game = start;
  is_all_still = all;
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  settings = g_settings_new (info->schema);
  g_settings_set_string (settings, "animation-speed", "off");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/still/%d", sizes[i].width);

      g_test_add_data_func (path, &sizes[i], test_still);
    }
  return g_test_run ();
}
