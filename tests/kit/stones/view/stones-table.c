/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Stones, and Stones for the catalogue of the shell. */

#include "stones-table.h"

#include "stones-art.h"
#include "stones-board-view.h"
#include "stones-game-view.h"
#include "stones-hand.h"

#include "kit/view/kit-shell-format.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"
#include "kit/words/kit-words.h"
#include "shell/dialogs/shell-preferences.h"

struct _StonesTable
{
  KitTable parent_instance;
};

G_DEFINE_FINAL_TYPE (StonesTable, stones_table, KIT_TYPE_TABLE)

/* --- actions --- */

static const KitCommand commands[] = {
  { "double", .decide = stones_input_double },
  { NULL }
};

static const ShellAccel turn_keys[] = {
  { "game.double", { "d" }, "Double", "Your turn" },
  { NULL }
};

static const ShellAccel * const accels[] = {
  turn_keys, kit_table_turn_keys, kit_table_board_keys, kit_table_asking_keys,
  kit_table_history_keys, NULL
};

/* Which actions are possible is seen by all, so with a covered hand it must not depend on it. */
static void
update_actions (KitTable *table)
{
  KitInput *input = kit_table_get_input (table);
  const StonesDecision decision = { STONES_DOUBLE, 0 };
  KitRefusal refusal;

  kit_table_enable (table, "double", kit_input_is_active (input) &&
                    stones_rules.test (kit_input_get_state (input), NULL, &decision, &refusal));
}

/* --- panels --- */

/* In a narrow window what is needed most comes first. */
static const KitPanelRow panels[] = {
  { kit_score_panel_get_type, .narrow = 2, .wide = 1 },
  { kit_log_panel_get_type, .narrow = 3, .wide = 3 },
  { stones_hand_get_type, .narrow = 1, .wide = 2 },
  { NULL }
};

/* A hand that is not seen by the viewer is with the player, in their score row. */
static GtkWidget *
find_anchor (KitTable *table,
             guint     anchor,
             guint     face)
{
  guint player = anchor >= STONES_ANCHOR_ROW ? anchor - STONES_ANCHOR_ROW
                                             : anchor - STONES_ANCHOR_HAND;

  if (anchor == STONES_ANCHOR_HEAP)
    return GTK_WIDGET (kit_table_get_board (table));
  if (anchor < STONES_ANCHOR_ROW &&
      kit_input_get_viewer (kit_table_get_input (table)) == (int) player)
    return stones_hand_get_anchor (kit_table_get_panel (table, STONES_TYPE_HAND));
  return kit_score_panel_get_row (kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL), player);
}

/* --- the window of the preferences --- */

/* Every game has these two settings, and "program". */
static GtkWidget *
make_preferences (GSettings *settings)
{
  static const char * const speeds[] = { "slow", "normal", "fast", "off", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *ask = gtk_check_button_new_with_label ("Ask before a decision that ends the turn");
  GtkWidget *speed = gtk_drop_down_new_from_strings (speeds);

  g_settings_bind (settings, "ask-before-ending-turn", ask, "active", G_SETTINGS_BIND_DEFAULT);
  shell_preferences_bind_choices (settings, "animation-speed", GTK_DROP_DOWN (speed), speeds);
  gtk_box_append (GTK_BOX (box), ask);
  gtk_box_append (GTK_BOX (box), speed);
  return box;
}

/* --- the class --- */

static void
stones_table_class_init (StonesTableClass *class)
{
  KitTableClass *table_class = KIT_TABLE_CLASS (class);

  table_class->view = &stones_game_view;
  table_class->board = &stones_board;
  table_class->commands = commands;
  table_class->menu = "/stones/stones-menu.ui";
  table_class->make_input = stones_input_new;
  table_class->make_storyboard = stones_storyboard_make;
  table_class->make_preferences = make_preferences;
  table_class->panels = panels;
  table_class->find_anchor = find_anchor;
  table_class->paint_card = stones_paint_card;
  table_class->peek_key = GDK_KEY_p;
  table_class->update_actions = update_actions;
}

static void
stones_table_init (StonesTable *table)
{
}

/* --- for the shell --- */

const ShellGameInfo stones_info = {
  .id = "stones",
  .name = "Stones",
  .comments = "A heap of stones, a die and a secret.",
  .about = "Whoever takes the last stone wins.",
  .facts = "2 to 4 players, a minute",
  .file_kind = "Games of Stones",
  .mime_type = "application/x-stones-game",
  .schema = "stones",
  .suffix = STONES_RECORD_SUFFIX,
  .format = &kit_shell_format,
  .data = &stones_game_view,
  .accels = accels,
  .get_type = stones_table_get_type,
  .ahead = stones_art_prepaint,
};
