/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the table, for menus, keys and assistive technologies. */

#include "alx-table-private.h"

#include "alexandros/view/dialogs/alx-ask-program.h"
#include "alexandros/view/dialogs/alx-rules.h"
#include "shell/shell-dialogs.h"

#include <glib/gi18n.h>

#define ZOOM 1.3

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_undo (alx_table_get_game (table), ALX_STEP_DECISION);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_redo (alx_table_get_game (table), ALX_STEP_DECISION);
}

static void
undo_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_undo (alx_table_get_game (table), ALX_STEP_TURN);
}

static void
redo_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_redo (alx_table_get_game (table), ALX_STEP_TURN);
}

static void
look_back_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  AlxGame *game = alx_table_get_game (table);

  alx_game_set_shown (game, MAX (alx_game_get_shown (game), 1) - 1);
}

static void
look_forward_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  AlxGame *game = alx_table_get_game (table);

  alx_game_set_shown (game, alx_game_get_shown (game) + 1);
}

static void
look_first_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_set_shown (alx_table_get_game (table), 0);
}

static void
look_now_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_set_shown (alx_table_get_game (table), alx_game_get_cursor (alx_table_get_game (table)));
}

static void
watch_again_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_replay_start (ALX_TABLE (table)->replay);
}

/* For whom holding a key is no way. */
static void
foresee_cb (GSimpleAction *action, GVariant *state, gpointer table)
{
  g_simple_action_set_state (action, state);
  alx_board_view_set_wondering (alx_table_get_board (table), g_variant_get_boolean (state));
}

static void
zoom_in_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_board_view_zoom (alx_table_get_board (table), ZOOM);
}

static void
zoom_out_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_board_view_zoom (alx_table_get_board (table), 1 / ZOOM);
}

static void
zoom_fit_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_board_view_zoom (alx_table_get_board (table), 0);
}

static void
confirm_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_confirm (alx_table_get_input (table));
}

static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  AlxGame *game = alx_table_get_game (table);

  if (!alx_input_cancel (alx_table_get_input (table)) && alx_game_is_looking (game))
    alx_game_set_shown (game, alx_game_get_cursor (game));
}

static void
next_way_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_next_way (alx_table_get_input (table), 1);
}

static void
previous_way_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_next_way (alx_table_get_input (table), -1);
}

static void
choose_face_up (AlxTable *table,
                guint     place)
{
  guint8 symbol = alx_game_get_state (alx_table_get_game (table))->face_up[place];

  if (symbol != ALX_NONE)
    alx_input_choose_face_up (alx_table_get_input (table), symbol);
}

static void
face_up_1_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  choose_face_up (table, 0);
}

static void
face_up_2_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  choose_face_up (table, 1);
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_choose_supply (alx_table_get_input (table));
}

static void
occupy_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_choose_mode (alx_table_get_input (table), ALX_MODE_OCCUPY);
  alx_board_view_focus_place (alx_table_get_board (table));
}

static void
levy_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_choose_levy (alx_table_get_input (table));
}

static void
take_back_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_choose_mode (alx_table_get_input (table), ALX_MODE_TAKE_BACK);
  alx_board_view_focus_place (alx_table_get_board (table));
}

static void
end_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_choose_end (alx_table_get_input (table));
}

static void
ready_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_input_uncover (alx_table_get_input (table));
}

static void
board_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_board_view_focus_place (alx_table_get_board (table));
}

static void
pause_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  AlxGame *game = alx_table_get_game (table);

  alx_game_set_running (game, !alx_game_get_running (game));
}

static void
move_now_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_game_hurry (alx_table_get_game (table));
}

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  AlxGame *game = alx_table_get_game (table);

  alx_game_set_running (game, FALSE);
  alx_game_step (game);
}

static void
result_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  alx_table_show_result (table);
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
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  shell_dialogs_ask (GTK_WINDOW (gtk_widget_get_root (table)), _("Give up the game?"),
                     _("It ends for all players, without a winner."), _("_Give Up"),
                     resign_answered_cb, g_object_ref (alx_table_get_game (table)));
}

static void
rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AlxTable *table = data;

  if (table->rules == NULL)
    g_set_weak_pointer (&table->rules,
                        alx_rules_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table)))));
  gtk_window_present (GTK_WINDOW (table->rules));
}

/* For which seat of which game a program is asked for. */
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
  GtkWidget *dialog = alx_ask_program_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table))),
                                           alx_game_get_program (game, player));
  Seat *seat = g_new (Seat, 1);

  *seat = (Seat) { g_object_ref (game), player };
  g_signal_connect_data (dialog, "chosen", G_CALLBACK (program_chosen_cb), seat, free_seat, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* "seat-2" with the parameter "captain": the second player is played by a captain from now on. */
static void
seat_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  guint player = g_action_get_name (G_ACTION (action))[strlen ("seat-")] - '1';
  const char *kind = g_variant_get_string (parameter, NULL);

  if (g_str_equal (kind, "program"))
    ask_program (table, player);
  else
    alx_game_set_kind (alx_table_get_game (table), player, kind);
}

/** alx_table_make_actions: (transfer full): all actions of @table. */
GSimpleActionGroup *
alx_table_make_actions (AlxTable *table)
{
  static const GActionEntry entries[] = {
    { "undo", undo_cb },
    { "redo", redo_cb },
    { "undo-turn", undo_turn_cb },
    { "redo-turn", redo_turn_cb },
    { "look-back", look_back_cb },
    { "look-forward", look_forward_cb },
    { "look-first", look_first_cb },
    { "look-now", look_now_cb },
    { "watch-again", watch_again_cb },
    { "foresee", NULL, NULL, "false", foresee_cb },
    { "zoom-in", zoom_in_cb },
    { "zoom-out", zoom_out_cb },
    { "zoom-fit", zoom_fit_cb },
    { "confirm", confirm_cb },
    { "cancel", cancel_cb },
    { "next-way", next_way_cb },
    { "previous-way", previous_way_cb },
    { "face-up-1", face_up_1_cb },
    { "face-up-2", face_up_2_cb },
    { "draw", draw_cb },
    { "occupy", occupy_cb },
    { "levy", levy_cb },
    { "take-back", take_back_cb },
    { "end-turn", end_turn_cb },
    { "ready", ready_cb },
    { "board", board_cb },
    { "resign", resign_cb },
    { "result", result_cb },
    { "pause", pause_cb },
    { "step", step_cb },
    { "move-now", move_now_cb },
    { "rules", rules_cb },
    { "seat-1", seat_cb, "s", "''" },
    { "seat-2", seat_cb, "s", "''" },
    { "seat-3", seat_cb, "s", "''" },
    { "seat-4", seat_cb, "s", "''" },
  };
  GSimpleActionGroup *group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), table);
  return group;
}

static void
enable (GSimpleActionGroup *group,
        const char         *name,
        gboolean            enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (
                                 g_action_map_lookup_action (G_ACTION_MAP (group), name)),
                               enabled);
}

/** alx_table_update_actions: enables what is possible now. */
void
alx_table_update_actions (AlxTable           *table,
                          GSimpleActionGroup *group)
{
  AlxGame *game = alx_table_get_game (table);
  const AlxRecord *record = alx_game_get_record (game);
  gboolean actions = alx_input_is_active (alx_table_get_input (table)) &&
                     alx_game_get_state (game)->phase == ALX_PHASE_ACTIONS;

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
          actions &&
              alx_state_unused_governors (alx_game_get_state (game),
                                          alx_game_get_state (game)->player) < ALX_GOVERNORS);
  enable (group, "end-turn", actions);
  enable (group, "pause", alx_game_count_persons (game) == 0 && !alx_game_is_over (game));
  enable (group, "step", alx_game_count_persons (game) == 0 && !alx_game_is_over (game));
  enable (group, "move-now", alx_game_get_thinker (game) >= 0);
  enable (group, "result", alx_game_is_over (game));
  enable (group, "resign", !alx_game_is_over (game));
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("seat-%u", i + 1);
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (group), name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), i < record->n_players);
      if (i < record->n_players)
        g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                   g_variant_new_string (record->players[i].kind));
    }
}
