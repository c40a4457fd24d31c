/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the table, for menus, keys and assistive technologies. */

#include "alx-table-private.h"

#include "alexandros/view/dialogs/alx-ask-program.h"
#include "alexandros/view/dialogs/alx-rules.h"
#include "shell/shell-dialogs.h"

#include <glib/gi18n.h>

#define ZOOM 1.3

static void
undo (AlxTable *table,
      int       step)
{
  alx_game_undo (alx_table_get_game (table), step);
}

static void
redo (AlxTable *table,
      int       step)
{
  alx_game_redo (alx_table_get_game (table), step);
}

static void
look (AlxTable *table,
      int       step)
{
  AlxGame *game = alx_table_get_game (table);
  gint64 position = (gint64) alx_game_get_shown (game) + step;

  alx_game_set_shown (game, CLAMP (position, 0, alx_game_get_cursor (game)));
}

static void
watch_again (AlxTable *table)
{
  alx_replay_start (table->replay);
}

static void
zoom (AlxTable *table,
      int       direction)
{
  alx_board_view_zoom (table->board, direction > 0 ? ZOOM : direction < 0 ? 1 / ZOOM : 0);
}

static void
cancel (AlxTable *table)
{
  AlxGame *game = alx_table_get_game (table);

  if (!alx_input_cancel (alx_table_get_input (table)) && alx_game_is_looking (game))
    alx_game_set_shown (game, alx_game_get_cursor (game));
}

static void
change_way (AlxTable *table,
            int       step)
{
  alx_input_next_way (alx_table_get_input (table), step);
}

static void
choose_face_up (AlxTable *table,
                int       place)
{
  guint8 symbol = alx_game_get_state (alx_table_get_game (table))->face_up[place];

  if (symbol != ALX_NONE)
    alx_input_choose_face_up (alx_table_get_input (table), symbol);
}

static void
focus_board (AlxTable *table)
{
  alx_board_view_focus_place (table->board);
}

static void
choose_mode (AlxTable *table,
             int       mode)
{
  alx_input_choose_mode (alx_table_get_input (table), mode);
  focus_board (table);
}

static void
pause_game (AlxTable *table)
{
  AlxGame *game = alx_table_get_game (table);

  alx_game_set_running (game, !alx_game_get_running (game));
}

static void
move_now (AlxTable *table)
{
  alx_game_hurry (alx_table_get_game (table));
}

static void
step_game (AlxTable *table)
{
  AlxGame *game = alx_table_get_game (table);

  alx_game_set_running (game, FALSE);
  alx_game_step (game);
}

static void
resign_answered_cb (gboolean yes,
                    gpointer data)
{
  g_autoptr (AlxGame) game = data;

  if (yes)
    alx_game_resign (game);
}

static void
resign (AlxTable *table)
{
  shell_dialogs_ask (alx_table_get_window (table), _("Give up the game?"),
                     _("It ends for all players, without a winner."), _("_Give Up"),
                     resign_answered_cb, g_object_ref (alx_table_get_game (table)));
}

static void
show_rules (AlxTable *table)
{
  if (table->rules == NULL)
    g_set_weak_pointer (&table->rules, alx_rules_new (alx_table_get_window (table)));
  gtk_window_present (GTK_WINDOW (table->rules));
}

/* Actions without a parameter; each sets one of the three functions. */
static const struct
{
  const char *name;
  void      (*decide)  (AlxInput *input);
  void      (*act)     (AlxTable *table);
  void      (*perform) (AlxTable *table,
                        int       argument);
  int         argument;
} commands[] = {
  { "undo", .perform = undo, .argument = ALX_STEP_DECISION },
  { "redo", .perform = redo, .argument = ALX_STEP_DECISION },
  { "undo-turn", .perform = undo, .argument = ALX_STEP_TURN },
  { "redo-turn", .perform = redo, .argument = ALX_STEP_TURN },
  { "look-back", .perform = look, .argument = -1 },
  { "look-forward", .perform = look, .argument = 1 },
  { "look-first", .perform = look, .argument = G_MININT },
  { "look-now", .perform = look, .argument = G_MAXINT },
  { "watch-again", .act = watch_again },
  { "zoom-in", .perform = zoom, .argument = 1 },
  { "zoom-out", .perform = zoom, .argument = -1 },
  { "zoom-fit", .perform = zoom, .argument = 0 },
  { "confirm", .decide = alx_input_confirm },
  { "cancel", .act = cancel },
  { "next-way", .perform = change_way, .argument = 1 },
  { "previous-way", .perform = change_way, .argument = -1 },
  { "face-up-1", .perform = choose_face_up, .argument = 0 },
  { "face-up-2", .perform = choose_face_up, .argument = 1 },
  { "draw", .decide = alx_input_choose_supply },
  { "occupy", .perform = choose_mode, .argument = ALX_MODE_OCCUPY },
  { "levy", .decide = alx_input_choose_levy },
  { "take-back", .perform = choose_mode, .argument = ALX_MODE_TAKE_BACK },
  { "end-turn", .decide = alx_input_choose_end },
  { "ready", .decide = alx_input_uncover },
  { "board", .act = focus_board },
  { "resign", .act = resign },
  { "result", .act = alx_table_show_result },
  { "pause", .act = pause_game },
  { "step", .act = step_game },
  { "move-now", .act = move_now },
  { "rules", .act = show_rules },
};

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  AlxTable *table = data;
  guint i = 0;

  while (!g_str_equal (commands[i].name, name))
    i++;
  if (commands[i].decide != NULL)
    commands[i].decide (alx_table_get_input (table));
  else if (commands[i].act != NULL)
    commands[i].act (table);
  else
    commands[i].perform (table, commands[i].argument);
}

/* A toggle, for people who cannot hold the key F. */
static void
foresee_cb (GSimpleAction *action,
            GVariant      *state,
            gpointer       table)
{
  g_simple_action_set_state (action, state);
  alx_board_view_set_foreseeing (alx_table_get_board (table), g_variant_get_boolean (state));
}

/* The seat for which a dialog chooses a program. */
typedef struct
{
  AlxGame *game;
  guint    player;
} Seat;

static void
free_seat (gpointer  data,
           GClosure *closure)
{
  g_object_unref (((Seat *) data)->game);
  g_free (data);
}

static void
program_chosen_cb (AlxAskProgram *dialog,
                   const char    *command,
                   gpointer       data)
{
  alx_game_set_program (((Seat *) data)->game, ((Seat *) data)->player, command);
}

static void
ask_program (AlxTable *table,
             guint     player)
{
  AlxGame *game = alx_table_get_game (table);
  GtkWidget *dialog = alx_ask_program_new (alx_table_get_window (table),
                                           alx_game_get_program (game, player));
  Seat *seat = g_new (Seat, 1);

  *seat = (Seat) { g_object_ref (game), player };
  g_signal_connect_data (dialog, "chosen", G_CALLBACK (program_chosen_cb), seat, free_seat, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* "seat-2" with the parameter "captain": a captain plays the second seat from now on. */
static void
seat_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       table)
{
  guint player = g_action_get_name (G_ACTION (action))[strlen ("seat-")] - '1';
  const char *kind = g_variant_get_string (parameter, NULL);

  if (g_str_equal (kind, "program"))
    ask_program (table, player);
  else
    alx_game_set_kind (alx_table_get_game (table), player, kind);
}

/** alx_table_make_actions: (transfer full): all actions of @table, which has to outlive them. */
GSimpleActionGroup *
alx_table_make_actions (AlxTable *table)
{
  static const GActionEntry entries[] = {
    { "foresee", NULL, NULL, "false", foresee_cb },
    { "seat-1", seat_cb, "s", "''" },
    { "seat-2", seat_cb, "s", "''" },
    { "seat-3", seat_cb, "s", "''" },
    { "seat-4", seat_cb, "s", "''" },
  };
  GSimpleActionGroup *group;

  g_return_val_if_fail (ALX_IS_TABLE (table), NULL);

  group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), table);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_action_map_add_action_entries (G_ACTION_MAP (group),
                                     &(GActionEntry) { commands[i].name, activated_cb }, 1, table);
  return group;
}

static GSimpleAction *
find (GSimpleActionGroup *group,
      const char         *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (group), name));
}

static void
enable (GSimpleActionGroup *group,
        const char         *name,
        gboolean            enabled)
{
  g_simple_action_set_enabled (find (group, name), enabled);
}

/** alx_table_update_actions: enables what is possible now. */
void
alx_table_update_actions (AlxTable *table)
{
  GSimpleActionGroup *group;
  const AlxRecord *record;
  const AlxState *state;
  gboolean actions;
  AlxGame *game;

  g_return_if_fail (ALX_IS_TABLE (table));

  group = table->group;
  game = alx_table_get_game (table);
  record = alx_game_get_record (game);
  state = alx_game_get_state (game);
  actions = alx_input_is_active (alx_table_get_input (table)) &&
            state->phase == ALX_PHASE_ACTIONS;
  enable (group, "undo", alx_game_can_undo (game, ALX_STEP_DECISION));
  enable (group, "redo", alx_game_can_redo (game, ALX_STEP_DECISION));
  enable (group, "undo-turn", alx_game_can_undo (game, ALX_STEP_TURN));
  enable (group, "redo-turn", alx_game_can_redo (game, ALX_STEP_TURN));
  enable (group, "look-back", alx_game_get_shown (game) > 0);
  enable (group, "look-first", alx_game_get_shown (game) > 0);
  enable (group, "look-forward", alx_game_is_looking (game));
  enable (group, "look-now", alx_game_is_looking (game));
  enable (group, "watch-again", alx_game_get_cursor (game) > 0);
  enable (group, "draw", actions);
  enable (group, "occupy", actions);
  enable (group, "levy", actions);
  enable (group, "take-back",
          actions && alx_state_unused_governors (state, state->player) < ALX_GOVERNORS);
  enable (group, "end-turn", actions);
  enable (group, "pause", alx_game_count_persons (game) == 0 && !alx_game_is_over (game));
  enable (group, "step", alx_game_count_persons (game) == 0 && !alx_game_is_over (game));
  enable (group, "move-now", alx_game_get_thinker (game) >= 0);
  enable (group, "result", alx_game_is_over (game));
  enable (group, "resign", !alx_game_is_over (game));
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("seat-%u", i + 1);

      enable (group, name, i < record->n_players);
      if (i < record->n_players)
        g_simple_action_set_state (find (group, name),
                                   g_variant_new_string (record->players[i].kind));
    }
}
