/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision that is being carried out: what changes hands, points, and whose turn it is. */

#pragma once

#include "adv-event.h"
#include "adv-legal.h"

G_BEGIN_DECLS

/* The same functions apply and explain a decision, so that the two cannot differ; to apply it,
   @events is NULL. */
typedef struct
{
  AdvState       *state;
  const AdvBoard *board;
  KitChance      *chance;               /* (nullable) */
  AdvEvents      *events;
  gboolean        learnt;               /* adv_hands_close() may find more than all know yet */
} AdvTurn;

/* What the seats of a set see of the decision; see kit_told_pass(). */
static inline guint8
adv_turn_tell (AdvTurn *turn,
               guint    seats,
               guint    n_values,
               guint8   value)
{
  return kit_told_pass (kit_chance_get_told (turn->chance), turn->state->viewer != 0, seats,
                        n_values, value);
}

/* A seat that knows what it is told is told nothing else; always so in a whole position. */
static inline void
adv_turn_expect (AdvTurn  *turn,
                 gboolean  as_known)
{
  KitTold *told = kit_chance_get_told (turn->chance);

  if (told != NULL && !as_known)
    told->wrong = TRUE;
}

/* Lists an event, if any are listed; ADV_NONE is in what it does not use. */
static inline void
adv_events_add (AdvTurn  *turn,
                AdvEvent  event)
{
  if (turn->events == NULL)
    return;
  g_assert (turn->events->n < ADV_MAX_EVENTS);
  turn->events->items[turn->events->n++] = event;
}

/* Likewise, without places. */
static inline void
adv_events_tell (AdvTurn      *turn,
                 AdvEventKind  kind,
                 guint         player,
                 guint8        good,
                 guint         number)
{
  adv_events_add (turn, (AdvEvent) { kind, player, good, ADV_NONE, ADV_NONE, number });
}

/* Likewise, with places alone. */
static inline void
adv_events_tell_place (AdvTurn      *turn,
                       AdvEventKind  kind,
                       guint         player,
                       guint8        place,
                       guint8        other)
{
  adv_events_add (turn, (AdvEvent) { kind, player, ADV_NONE, place, other, 0 });
}

/* adv-hands.c: what everybody knows of the hands is kept up to date. */
void adv_hands_gain          (AdvTurn      *turn,
                              guint         player,
                              guint8        good,
                              guint         n);
void adv_hands_lose          (AdvTurn      *turn,
                              guint         player,
                              guint8        good,
                              guint         n);
void adv_hands_trade         (AdvTurn      *turn,
                              guint         from,
                              guint         to,
                              const guint8 *goods);
void adv_hands_show          (AdvTurn      *turn,
                              guint         player,
                              const guint8 *goods);
void adv_hands_exhaust       (AdvTurn      *turn,
                              guint         player,
                              guint8        resource);
void adv_hands_supply        (AdvTurn      *turn,
                              guint         player);
void adv_hands_rob           (AdvTurn      *turn,
                              guint         victim,
                              guint8        resource);
void adv_hands_close         (AdvState     *state);

/* adv-bonus.c */
void adv_bonus_found_village (AdvTurn      *turn,
                              guint         player,
                              guint8        corner);
void adv_bonus_update_longest (AdvTurn     *turn);
void adv_bonus_update_strongest (AdvTurn   *turn);

/* adv-turn.c */
guint8 adv_turn_next         (const AdvState *state,
                              guint         player);
void adv_turn_roll           (AdvTurn      *turn);
void adv_turn_begin_robber   (AdvTurn      *turn,
                              guint         after);
void adv_turn_after_dice     (AdvTurn      *turn,
                              gboolean      seven);
void adv_turn_end            (AdvTurn      *turn);
void adv_turn_check_points   (AdvTurn      *turn);

/* adv-auction.c */
void adv_auction_begin       (AdvTurn      *turn);
void adv_auction_bid         (AdvTurn      *turn,
                              guint         number);
void adv_auction_pass        (AdvTurn      *turn);
void adv_auction_forfeit     (AdvTurn      *turn);
void adv_auction_pay         (AdvTurn      *turn,
                              const guint8 *goods);
void adv_auction_award       (AdvTurn      *turn,
                              guint         player);

G_END_DECLS
