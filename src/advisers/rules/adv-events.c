/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists what a decision does. */

#include "adv-turn-private.h"

/* Appends an event, if any are listed. */
void
adv_events_tell (AdvTurn      *turn,
                 AdvEventKind  kind,
                 guint         player,
                 guint8        good,
                 guint         number)
{
  if (turn->events == NULL)
    return;
  g_assert (turn->events->n < ADV_MAX_EVENTS);
  turn->events->items[turn->events->n++] =
    (AdvEvent) { kind, player, good, ADV_NONE, ADV_NONE, number };
}

/* Likewise, with places. */
void
adv_events_tell_place (AdvTurn      *turn,
                       AdvEventKind  kind,
                       guint         player,
                       guint8        place,
                       guint8        other)
{
  if (turn->events == NULL)
    return;
  adv_events_tell (turn, kind, player, ADV_NONE, 0);
  turn->events->items[turn->events->n - 1].place = place;
  turn->events->items[turn->events->n - 1].other = other;
}
