/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The standing orders of the persons of a game, and what they decide. */

#include "kit-standing.h"

#include "kit-undo.h"

#include <string.h>

/** kit_standing_give: gives orders to the person in seat @player, also if they are the same; if
    only the wish is another one, nothing was ordered. */
void
kit_standing_give (KitStanding     *standing,
                   const KitRecord *record,
                   guint            player,
                   const KitOrders *orders)
{
  KitOrders last;

  g_return_if_fail (standing != NULL && record != NULL && orders != NULL);
  g_return_if_fail (player < KIT_MAX_PLAYERS);

  last = standing->orders[player];
  standing->orders[player] = *orders;
  if (memcmp (last.wish, orders->wish, KIT_WISH) == 0 ||
      memcmp (last.bytes, orders->bytes, sizeof last.bytes) != 0)
    standing->given = kit_history_get_cursor (record->history);
}

/** kit_standing_get_wishes: (out) @wishes: those of all persons. */
void
kit_standing_get_wishes (const KitStanding *standing,
                         const KitRecord   *record,
                         KitWishes         *wishes)
{
  g_return_if_fail (standing != NULL && record != NULL && wishes != NULL);

  *wishes = (KitWishes) { 0 };
  for (guint p = 0; p < record->n_players; p++)
    if (kit_record_is_person (record, p))
      memcpy (wishes->seats[p], standing->orders[p].wish, KIT_WISH);
}

/**
 * kit_standing_find:
 * @standing: the orders of a game
 * @record: the game, whole
 * @decision: (out): what is decided for the person who decides
 *
 * After undo nothing is decided without asking, for it would be made again at once; unless it has
 * been ordered since. Their hand counts only while they look at it: of several persons under a
 * cover, who is not asked tells the others what they hold.
 *
 * Returns: whether the person need not be asked
 */
gboolean
kit_standing_find (const KitStanding *standing,
                   const KitRecord   *record,
                   gpointer           decision)
{
  const KitRules *rules;
  gconstpointer state;
  g_autofree gpointer view = NULL;
  guint player, cursor;

  g_return_val_if_fail (standing != NULL && record != NULL && decision != NULL, FALSE);

  rules = record->format->rules;
  state = kit_history_get_state (record->history);
  player = kit_rules_head (state)->decider;
  if (rules->obey == NULL || record->seat != 0 || kit_record_is_over (record) ||
      !kit_record_is_person (record, player) ||
      (standing->given != kit_history_get_cursor (record->history) &&
       kit_redo_find (record, FALSE, &cursor)))
    return FALSE;
  view = g_malloc (rules->view_size);
  rules->look (view, state, standing->open == player ? player : KIT_NOBODY);
  return rules->obey (view, kit_history_get_board (record->history), &standing->orders[player],
                      decision);
}
