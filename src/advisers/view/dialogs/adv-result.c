/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers say at the end of a game: why it ended, and how each point was made. */

#include "adv-result.h"

#include "advisers/record/adv-record.h"
#include "kit/view/dialogs/kit-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#define FIRST 2                         /* column of the table that is the game's */

/** adv_result_explain_end: why the game of @record, which has a winner, has ended. */
const char *
adv_result_explain_end (const KitRecord *record)
{
  const AdvState *state;

  g_return_val_if_fail (record != NULL, NULL);

  state = adv_history_get_state (record->history);
  if (state->alexander == adv_history_get_board (record->history)->n_points)
    return _("Alexander has reached Persepolis.");
  return _("The player on turn has 14 points or more.");
}

static void
add_number (KitResult *result,
            guint      number,
            guint      column,
            guint      row)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  kit_result_add_cell (result, number > 0 ? text : "–", column, row, FALSE);
}

/* What the dice brought each player, and what they would have brought on average, in goods. */
typedef struct
{
  const AdvBoard *board;
  guint           got[ADV_MAX_PLAYERS];
  double          expected[ADV_MAX_PLAYERS];
  guint           paid[ADV_MAX_PLAYERS];
} Luck;

static void
add_roll (Luck           *luck,
          const AdvState *before)
{
  for (guint h = 0; h < luck->board->n_hexagons; h++)
    {
      const AdvHexagon *hexagon = &luck->board->hexagons[h];
      double part = adv_disc_pips (hexagon->disc) / 36.0;

      for (guint player = 0; player < before->n_players && h != before->robber; player++)
        for (guint i = 0; i < ADV_SIDES; i++)
          luck->expected[player] +=
            part * (adv_corner_set_has (&before->villages[player], hexagon->corners[i]) +
                    2 * adv_corner_set_has (&before->cities[player], hexagon->corners[i]));
    }
}

static void
add_luck (Luck             *luck,
          const KitHistory *history,
          guint             index)
{
  AdvState before;
  AdvEvents events;

  kit_history_get_state_at (history, index, &before);
  adv_history_explain (history, index, &events);
  for (guint i = 0; i < events.n; i++)
    {
      const AdvEvent *event = &events.items[i];

      if (event->kind == ADV_EVENT_ROLLED)
        add_roll (luck, &before);
      else if (event->kind == ADV_EVENT_PRODUCED)
        luck->got[event->player] += event->number;
      else if (event->kind == ADV_EVENT_PAID)
        luck->paid[event->player] +=
          event->number * (event->good == ADV_KNIGHT ? ADV_OF_KNIGHT : 1);
    }
}

static void
add_values (const Luck *luck,
            guint       n_players,
            GArray     *paid,
            GArray     *gained)
{
  for (guint i = 0; i < n_players; i++)
    {
      int price = luck->paid[i];
      int gain = lround (luck->got[i] - luck->expected[i]);

      g_array_append_val (paid, price);
      g_array_append_val (gained, gain);
    }
}

/* Collects what the charts show, up to the end, where @luck is that of the whole game. */
static void
collect (Luck            *luck,
         const KitRecord *record,
         GArray          *paid,
         GArray          *gained)
{
  guint n = kit_history_get_cursor (record->history);

  for (guint i = 0; i <= n; i++)
    {
      if (kit_history_begins_turn (record->history, i))
        add_values (luck, record->n_players, paid, gained);
      if (i < n)
        add_luck (luck, record->history, i);
    }
}

/** adv_result_fill: adds a column for each source of points; then what was paid in auctions, and
    what the dice brought, beside what they bring on average; and charts of these two. */
void
adv_result_fill (KitResult       *result,
                 const KitRecord *record)
{
  const char *heads[] = { _("Villages"), _("Cities"), _("Longest road"), _("Strongest army"),
                          _("Adviser"), _("Victory points"), _("Paid in auctions"),
                          _("By the dice (average)") };
  g_autoptr (GArray) paid = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) gained = g_array_new (FALSE, FALSE, sizeof (int));
  const AdvState *state;
  gboolean over;
  Luck luck;

  g_return_if_fail (KIT_IS_RESULT (result) && record != NULL);

  state = adv_history_get_state (record->history);
  /* In a game that was given up, nobody shows hidden cards. */
  over = state->over;
  luck = (Luck) { .board = adv_history_get_board (record->history) };
  collect (&luck, record, paid, gained);
  kit_result_add_chart (result, record, _("Paid in auctions"),
                        _("What all players have paid in auctions, turn by turn"), paid);
  kit_result_add_chart (result, record, _("Luck of the dice"),
                        _("How much more than the average the dice brought, turn by turn"), gained);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    kit_result_add_cell (result, heads[i], FIRST + i, 0, FALSE);
  for (guint i = 0; i < state->n_players; i++)
    {
      const guint numbers[] = { state->n_villages[i], 2 * state->n_cities[i],
                                state->longest == i ? 2 : 0, state->strongest == i ? 2 : 0,
                                adv_state_adviser_points (state, i),
                                over ? state->developments[i][ADV_CARD_VICTORY] : 0,
                                luck.paid[i] };
      /* Translators: goods that the dice brought, and how many they bring on average. */
      g_autofree char *dice = g_strdup_printf (_("%u (%d)"), luck.got[i],
                                               (int) lround (luck.expected[i]));

      for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
        add_number (result, numbers[k], FIRST + k, i + 1);
      kit_result_add_cell (result, dice, FIRST + G_N_ELEMENTS (numbers), i + 1, FALSE);
    }
}
