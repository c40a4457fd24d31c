/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the table, for menus, keys and assistive technologies. */

#include "kit-table-private.h"

#include "kit/view/dialogs/kit-ask-decision.h"
#include "kit/view/dialogs/kit-ask-program.h"
#include "kit/view/dialogs/kit-rulebook.h"
#include "kit/view/kit-host.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#define ZOOM 1.3

static void
undo (KitTable *table,
      int       step)
{
  kit_game_undo (kit_table_get_game (table), step);
}

static void
redo (KitTable *table,
      int       step)
{
  kit_game_redo (kit_table_get_game (table), step);
}

static void
look (KitTable *table,
      int       step)
{
  KitGame *game = kit_table_get_game (table);
  gint64 position = (gint64) kit_game_get_shown (game) + step;

  kit_game_set_shown (game, CLAMP (position, 0, kit_game_get_cursor (game)));
}

static void
watch_again (KitTable *table,
             int       argument)
{
  kit_pace_replay (kit_table_get_objects (table)->pace);
}

static void
review (KitTable *table,
        int       argument)
{
  gtk_widget_activate_action (GTK_WIDGET (table), "win.review", "s", "");
}

static void
zoom (KitTable *table,
      int       direction)
{
  kit_board_view_zoom (kit_table_get_board (table),
                       direction > 0 ? ZOOM : direction < 0 ? 1 / ZOOM : 0);
}

static void
cancel (KitTable *table,
        int       argument)
{
  KitGame *game = kit_table_get_game (table);

  if (!kit_input_cancel (kit_table_get_input (table)) && kit_game_is_looking (game))
    kit_game_set_shown (game, kit_game_get_cursor (game));
}

static void
focus_board (KitTable *table,
             int       argument)
{
  kit_board_view_focus_place (kit_table_get_board (table));
}

static void
pause_game (KitTable *table,
            int       argument)
{
  KitPace *pace = kit_table_get_objects (table)->pace;
  KitGame *game = kit_table_get_game (table);

  if (kit_pace_is_waiting (pace))
    kit_pace_continue (pace);
  else
    kit_game_set_running (game, !kit_game_get_running (game));
}

static void
move_now (KitTable *table,
          int       argument)
{
  kit_game_hurry (kit_table_get_game (table));
}

static void
step_game (KitTable *table,
           int       argument)
{
  KitGame *game = kit_table_get_game (table);

  kit_game_set_running (game, FALSE);
  kit_game_step (game);
}

static void
resign_answered_cb (gboolean yes,
                    gpointer data)
{
  g_autoptr (KitGame) game = data;

  if (yes)
    kit_game_resign (game);
}

static void
resign (KitTable *table,
        int       argument)
{
  shell_dialogs_ask (kit_table_get_window (table), _("Give up the game?"),
                     _("It ends for all players, without a winner."), _("_Give Up"),
                     resign_answered_cb, g_object_ref (kit_table_get_game (table)));
}

static void
reconnect (KitTable *table,
           int       argument)
{
  kit_game_reconnect (kit_table_get_game (table));
}

static void
show_result (KitTable *table,
             int       argument)
{
  kit_table_show_result (table);
}

/* Opens the rulebook where it is, or at the rule @number. */
static void
open_rulebook (KitTable *table,
               guint     number)
{
  kit_rulebook_show (kit_table_get_window (table), KIT_TABLE_GET_CLASS (table)->view, number);
}

static void
show_rules (KitTable *table,
            int       argument)
{
  open_rulebook (table, 0);
}

static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       table)
{
  open_rulebook (table, g_variant_get_uint32 (parameter));
}

/* For people who cannot hold the key. */
static void
toggle_peek (KitTable *table,
             int       argument)
{
  KitInput *input = kit_table_get_input (table);

  kit_input_peek (input, kit_input_get_cover (input) != KIT_COVER_PEEKING);
}

static void
skip (KitTable *table,
      int       argument)
{
  kit_pace_skip (kit_table_get_objects (table)->pace);
}

static void
ask_hint (KitTable *table,
          int       argument)
{
  kit_banner_ask_hint (kit_table_get_objects (table)->banner);
}

static void
type_decision (KitTable *table,
               int       argument)
{
  gtk_window_present (GTK_WINDOW (kit_ask_decision_new (kit_table_get_window (table),
                                                        kit_table_get_input (table))));
}

/* Those of every game. */
static const KitCommand commands[] = {
  { "undo", .perform = undo, .argument = KIT_STEP_DECISION },
  { "redo", .perform = redo, .argument = KIT_STEP_DECISION },
  { "undo-turn", .perform = undo, .argument = KIT_STEP_TURN },
  { "redo-turn", .perform = redo, .argument = KIT_STEP_TURN },
  { "look-back", .perform = look, .argument = -1 },
  { "look-forward", .perform = look, .argument = 1 },
  { "look-first", .perform = look, .argument = G_MININT },
  { "look-now", .perform = look, .argument = G_MAXINT },
  { "watch-again", .perform = watch_again },
  { "continue-here", .perform = kit_table_continue_here },
  { "review", .perform = review },
  { "zoom-in", .perform = zoom, .argument = 1 },
  { "zoom-out", .perform = zoom, .argument = -1 },
  { "zoom-fit", .perform = zoom, .argument = 0 },
  { "confirm", .decide = kit_input_confirm },
  { "cancel", .perform = cancel },
  { "ready", .decide = kit_input_uncover },
  { "board", .perform = focus_board },
  { "resign", .perform = resign },
  { "invite", .perform = kit_table_invite },
  { "keep-table", .perform = kit_table_keep },
  { "reconnect", .perform = reconnect },
  { "result", .perform = show_result },
  { "pause", .perform = pause_game },
  { "step", .perform = step_game },
  { "move-now", .perform = move_now },
  { "rules", .perform = show_rules },
  { "skip", .perform = skip },
  { "peek", .perform = toggle_peek },
  { "hint", .perform = ask_hint },
  { "type", .perform = type_decision },
  { "ask-hand", .perform = kit_table_ask, .argument = KIT_ASKED_HAND },
  { "ask-scores", .perform = kit_table_ask_scores },
  { "ask-options", .perform = kit_table_ask_options },
  { "ask-round", .perform = kit_table_ask_round },
  { "ask-bank", .perform = kit_table_ask, .argument = KIT_ASKED_TABLE },
  { "card-1", .perform = kit_table_press_card, .argument = 0 },
  { "card-2", .perform = kit_table_press_card, .argument = 1 },
  { "card-3", .perform = kit_table_press_card, .argument = 2 },
  { "card-4", .perform = kit_table_press_card, .argument = 3 },
  { "card-5", .perform = kit_table_press_card, .argument = 4 },
  { "card-6", .perform = kit_table_press_card, .argument = 5 },
  { "card-7", .perform = kit_table_press_card, .argument = 6 },
  { "card-8", .perform = kit_table_press_card, .argument = 7 },
  { "card-9", .perform = kit_table_press_card, .argument = 8 },
  { NULL }
};

static const KitCommand *
find_command (const KitCommand *list,
              const char       *name)
{
  while (list->name != NULL && !g_str_equal (list->name, name))
    list++;
  return list->name != NULL ? list : NULL;
}

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  KitTable *table = data;
  const KitCommand *command = find_command (commands, name);

  if (command == NULL)
    command = find_command (KIT_TABLE_GET_CLASS (table)->commands, name);
  if (command->decide != NULL)
    command->decide (kit_table_get_input (table));
  else
    command->perform (table, command->argument);
}

/* A toggle, for people who cannot hold the key F. */
static void
foresee_cb (GSimpleAction *action,
            GVariant      *state,
            gpointer       table)
{
  g_simple_action_set_state (action, state);
  kit_board_view_set_foreseeing (kit_table_get_board (table), g_variant_get_boolean (state));
}

static void
play_film_cb (GSimpleAction *action,
              GVariant      *state,
              gpointer       table)
{
  kit_pace_play_film (kit_table_get_objects (table)->pace, g_variant_get_boolean (state));
}

static void
film_speed_cb (GSimpleAction *action,
               GVariant      *state,
               gpointer       table)
{
  g_simple_action_set_state (action, state);
  kit_pace_set_film_speed (kit_table_get_objects (table)->pace,
                           atoi (g_variant_get_string (state, NULL)));
}

static void
all_hands_cb (GSimpleAction *action,
              GVariant      *state,
              gpointer       table)
{
  kit_game_show_all (kit_table_get_game (table), g_variant_get_boolean (state));
}

static void
program_chosen_cb (KitGame    *game,
                   const char *command,
                   GObject    *dialog)
{
  kit_game_set_program (game, GPOINTER_TO_UINT (g_object_get_data (dialog, "seat")), command);
}

static void
ask_program (KitTable *table,
             guint     player)
{
  KitGame *game = kit_table_get_game (table);
  GtkWidget *dialog =
    kit_ask_program_new (kit_table_get_window (table), kit_table_get_settings (table),
                         kit_game_get_program (game, player));

  g_object_set_data (G_OBJECT (dialog), "seat", GUINT_TO_POINTER (player));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (program_chosen_cb), game,
                           G_CONNECT_SWAPPED);
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
    kit_game_set_kind (kit_table_get_game (table), player, kind);
}

static void
add_commands (KitTable           *table,
              GSimpleActionGroup *group,
              const KitCommand   *list)
{
  for (; list != NULL && list->name != NULL; list++)
    g_action_map_add_action_entries (G_ACTION_MAP (group),
                                     &(GActionEntry) { list->name, activated_cb }, 1, table);
}

/** kit_table_make_actions: (transfer full): all actions of @table, which has to outlive them. */
GSimpleActionGroup *
kit_table_make_actions (KitTable *table)
{
  static const GActionEntry entries[] = {
    { "all-hands", NULL, NULL, "false", all_hands_cb },
    { "film-speed", NULL, "s", "'100'", film_speed_cb },
    { "foresee", NULL, NULL, "false", foresee_cb },
    { "play-film", NULL, NULL, "false", play_film_cb },
    { "rule", rule_cb, "u" },
    { "seat-1", seat_cb, "s", "''" },
    { "seat-2", seat_cb, "s", "''" },
    { "seat-3", seat_cb, "s", "''" },
    { "seat-4", seat_cb, "s", "''" },
  };
  GSimpleActionGroup *group;

  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), table);
  add_commands (table, group, commands);
  add_commands (table, group, KIT_TABLE_GET_CLASS (table)->commands);
  return group;
}

static void
update_commands (KitTable *table)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);
  KitPace *pace = kit_table_get_objects (table)->pace;
  KitInput *input = kit_table_get_input (table);
  KitGame *game = kit_table_get_game (table);
  const KitConnection *connection = kit_game_get_connection (game);
  gboolean keeps = kit_host_keeps (connection);
  gboolean waiting = kit_game_is_waiting (game);
  gboolean over = kit_game_is_over (game);
  gboolean played = kit_game_count_persons (game) > 0;
  const struct
  {
    const char *name;
    gboolean    enabled;
  } rows[] = {
    { "undo", kit_game_can_undo (game, KIT_STEP_DECISION) },
    { "redo", kit_game_can_redo (game, KIT_STEP_DECISION) },
    { "undo-turn", kit_game_can_undo (game, KIT_STEP_TURN) },
    { "redo-turn", kit_game_can_redo (game, KIT_STEP_TURN) },
    { "look-back", kit_game_get_shown (game) > 0 },
    { "look-first", kit_game_get_shown (game) > 0 },
    { "look-forward", kit_game_is_looking (game) },
    { "look-now", kit_game_is_looking (game) },
    { "watch-again", kit_game_get_cursor (game) > 0 },
    { "play-film", kit_game_get_cursor (game) > 0 },
    { "continue-here", kit_game_is_looking (game) && !kit_game_is_excerpt (game) &&
                         (over || (connection == NULL && kit_game_count_persons (game) < 2)) },
    { "review", kit_record_is_over (kit_game_get_record (game)) },
    { "hint", kit_banner_has_hint (kit_table_get_objects (table)->banner) },
    { "pause", (!played && !over) || kit_pace_is_waiting (pace) },
    { "step", !played && !over },
    { "type", kit_input_is_active (input) },
    { "move-now", kit_game_get_thinker (game) >= 0 },
    { "skip", played && !over && !kit_input_is_asked (input) },
    { "foresee", class->foresee_key != 0 },
    { "peek", class->peek_key != 0 && kit_input_get_cover (input) != KIT_COVER_OPEN },
    { "result", kit_record_is_over (kit_game_get_record (game)) },
    { "resign", !over && !waiting },
    { "invite", keeps && !over },
    { "keep-table", keeps && !over },
    { "reconnect", connection != NULL },
    { "all-hands", kit_game_can_show_all (game) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    kit_table_enable (table, rows[i].name, rows[i].enabled);
}

static void
set_state (KitTable   *table,
           const char *action,
           GVariant   *state)
{
  GActionMap *map = G_ACTION_MAP (kit_table_get_objects (table)->group);

  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, action)), state);
}

/* Whether another may get the seat: at a table elsewhere the host gives away those of others. */
static gboolean
may_change_seat (KitGame *game,
                 guint    player)
{
  const KitConnection *connection = kit_game_get_connection (game);

  if (connection == NULL)
    return !kit_game_is_excerpt (game);
  return connection->is_host && player != connection->seat &&
         (connection->apart >> player & 1) != 0 && !kit_game_is_over (game) &&
         !kit_game_is_waiting (game);
}

/* Says who plays each seat, and enables those that there are. */
static void
update_seats (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  const KitRecord *record = kit_game_get_record (game);

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("seat-%u", i + 1);

      kit_table_enable (table, name, i < record->n_players && may_change_seat (game, i));
      if (i < record->n_players)
        set_state (table, name, g_variant_new_string (record->players[i].kind));
    }
}

/** kit_table_update_actions: enables what is possible now. */
void
kit_table_update_actions (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  update_commands (table);
  update_seats (table);
  set_state (table, "play-film",
             g_variant_new_boolean (
               kit_pace_is_film_playing (kit_table_get_objects (table)->pace)));
  set_state (table, "all-hands",
             g_variant_new_boolean (kit_game_shows_all (kit_table_get_game (table))));
  if (KIT_TABLE_GET_CLASS (table)->update_actions != NULL)
    KIT_TABLE_GET_CLASS (table)->update_actions (table);
}
