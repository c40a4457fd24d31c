/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists what a decision does. */

#include "adv-turn-private.h"

/* Appends an event, if any are listed; ADV_NONE is in what it does not use. */
void
adv_events_add (AdvTurn  *turn,
                AdvEvent  event)
{
  if (turn->events == NULL)
    return;
  g_assert (turn->events->n < ADV_MAX_EVENTS);
  turn->events->items[turn->events->n++] = event;
}

/* Likewise, without places. */
void
adv_events_tell (AdvTurn      *turn,
                 AdvEventKind  kind,
                 guint         player,
                 guint8        good,
                 guint         number)
{
  adv_events_add (turn, (AdvEvent) { kind, player, good, ADV_NONE, ADV_NONE, number });
}

/* Likewise, with places alone. */
void
adv_events_tell_place (AdvTurn      *turn,
                       AdvEventKind  kind,
                       guint         player,
                       guint8        place,
                       guint8        other)
{
  adv_events_add (turn, (AdvEvent) { kind, player, ADV_NONE, place, other, 0 });
}
