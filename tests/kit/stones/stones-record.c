/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of Stones: what is its own in them. */

#include "stones-record.h"

#include <string.h>

/* --- reading --- */

static gboolean
read_bonus (KitReading     *reading,
            const BaseLine *line,
            StonesState    *start)
{
  g_auto (GStrv) numbers = g_strsplit (line->value, " ", -1);

  if (g_strv_length (numbers) != start->n_players)
    return kit_fault_value (reading->fault, line);
  for (guint i = 0; i < start->n_players; i++)
    {
      gboolean seen = start->viewer == 0 || start->viewer == i + 1;
      guint number = STONES_UNKNOWN;

      if (seen ? !kit_fault_read_number (numbers[i], STONES_MOST_BONUS, &number)
               : !g_str_equal (numbers[i], "?"))
        return kit_fault_value (reading->fault, line);
      start->bonus[i] = number;
    }
  return TRUE;
}

static gboolean
read_start (KitReading *reading,
            gpointer    state)
{
  static const char * const keys[] = { "Bonus", "Seed", NULL };
  const BaseGroup *group = base_lines_get_group (reading->lines, "Start");
  StonesState *start = state;
  const BaseLine *bonus;

  stones_state_start (start, reading->board, reading->record->n_players, 0);
  start->viewer = reading->record->seat;
  if (!kit_reading_read_options (reading, start))
    return FALSE;
  if (group == NULL)
    return kit_fault_set (reading->fault, KIT_FAULT_MISSING_GROUP, 1, "Start", NULL);
  if (!kit_fault_check_keys (reading->fault, group, NULL, keys))
    return FALSE;
  bonus = kit_fault_need (reading->fault, group, "Bonus");
  return bonus != NULL && read_bonus (reading, bonus, start);
}

/* --- writing --- */

/* Appends a number for each player; "?" for what is not known. */
static void
write_numbers (GString      *text,
               const char   *key,
               const guint8 *numbers,
               guint         n)
{
  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      if (numbers[i] == STONES_UNKNOWN)
        g_string_append_c (text, '?');
      else
        g_string_append_printf (text, "%u", numbers[i]);
    }
  g_string_append_c (text, '\n');
}

static void
write_group (GString         *text,
             const KitRecord *record,
             const char      *group)
{
  StonesState start;

  stones_history_get_state_at (record->history, 0, &start);
  if (g_str_equal (group, "Start"))
    write_numbers (text, "Bonus", start.bonus, start.n_players);
}

static void
write_view (GString       *text,
            gconstpointer  view,
            gconstpointer  board)
{
  static const char * const phases[] = { "roll", "answer", "take", "over" };
  static const char * const doublings[] = { "no", "offered", "accepted", "declined" };
  const StonesState *state = &((const StonesView *) view)->state;

  g_string_append_printf (text, "Turn=%u\nPlayer=%u\nPhase=%s\nHeap=%u\nDie=%u\nDoubling=%s\n",
                          state->turn, state->player + 1, phases[state->phase], state->heap,
                          state->die, doublings[state->doubling]);
  write_numbers (text, "Bonus", state->bonus, state->n_players);
  write_numbers (text, "Points", state->points, state->n_players);
}

/* --- the format --- */

static gconstpointer
find_board (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (stones_boards); i++)
    if (g_str_equal (stones_boards[i].id, id))
      return &stones_boards[i];
  return NULL;
}

static const KitStream streams[] = {
  [STONES_DICE] = {
    "Chance", "Dice", (const char * const[]) { "Dice", NULL }, "123", .first = 1, .size = 1,
    .spaced = TRUE, .missing = STONES_FAULT_DIE_MISSING, .unreached = STONES_FAULT_DIE_UNREACHED,
  },
};

/* Of the only option: “Doubling” is usually true, and the byte 0. */
static const char * const doublings[] = { "true", "false", NULL };
static const KitOption rows[] = { { "Doubling", doublings, 0, 1 }, { NULL } };
static const guint8 usual = FALSE;

static const KitOptions rule_options = {
  .rows = rows,
  .usual = &usual,
  .size = sizeof usual,
  .offset = G_STRUCT_OFFSET (StonesState, without_doubling),
};

static KitRecord *
create_record (gconstpointer without_doubling,
               guint         n_players,
               guint64       seed)
{
  return stones_record_new (&stones_boards[0], *(const guint8 *) without_doubling, n_players, seed);
}

const KitFormat stones_format = {
  .rules = &stones_rules,
  .group = "Stones",
  .suffix = STONES_RECORD_SUFFIX,
  .options = &rule_options,
  .groups = (const char * const[]) { "Start", "Chance", NULL },
  .seat_groups = (const char * const[]) { "Start", NULL },
  .seed_group = "Start",
  .streams = streams,
  .n_streams = G_N_ELEMENTS (streams),
  .result_keys = (const char * const[]) { "Scores", "Winners", NULL },
  .find_board = find_board,
  .create_record = create_record,
  .read_start = read_start,
  .write_group = write_group,
  .write_view = write_view,
};

/**
 * stones_record_new:
 * @board: a board
 * @without_doubling: an option
 * @n_players: 2 or 3; the caller sets each with kit_record_set_player()
 * @seed: of the bonus stones and the dice
 *
 * Returns: (transfer full): a new game
 */
KitRecord *
stones_record_new (const StonesBoard *board,
                   gboolean           without_doubling,
                   guint              n_players,
                   guint64            seed)
{
  StonesState start;
  KitRecord *record;

  stones_state_start (&start, board, n_players, seed);
  start.without_doubling = without_doubling;
  record = kit_record_new (&stones_format, board, &start);
  record->seeded = TRUE;
  return record;
}
