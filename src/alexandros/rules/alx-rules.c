/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Alexandros, as the kit asks for them. */

#include "alx-rules.h"

#include "alx-apply.h"
#include "alx-seat.h"

G_STATIC_ASSERT (sizeof (AlxDecision) <= KIT_MAX_DECISION);
G_STATIC_ASSERT (sizeof (AlxRefusal) == sizeof (KitRefusal));
G_STATIC_ASSERT (G_STRUCT_OFFSET (AlxRefusal, reason) == G_STRUCT_OFFSET (KitRefusal, reason));
G_STATIC_ASSERT (G_STRUCT_OFFSET (AlxRefusal, rule) == G_STRUCT_OFFSET (KitRefusal, rule));
G_STATIC_ASSERT (ALX_REFUSED_OVER == KIT_REFUSED_OVER);
G_STATIC_ASSERT (ALX_TOKEN_SIZE <= KIT_TOKEN_SIZE);
G_STATIC_ASSERT (G_STRUCT_OFFSET (AlxSeat, state) == 0);

static int
get_score (gconstpointer state,
           guint         player)
{
  return ((const AlxState *) state)->scores[player];
}

static gboolean
test (gconstpointer  state,
      gconstpointer  board,
      gconstpointer  decision,
      KitRefusal    *refusal)
{
  return alx_legal_test (state, board, decision, (AlxRefusal *) refusal);
}

typedef struct
{
  KitVisit visit;
  gpointer data;
} Walk;

static gboolean
visit_decision (const AlxDecision *decision,
                gpointer           data)
{
  const Walk *walk = data;

  return walk->visit (decision, walk->data);
}

static gboolean
walk (gconstpointer state,
      gconstpointer board,
      KitVisit      visit,
      gpointer      data)
{
  return alx_legal_foreach (state, board, visit_decision, &(Walk) { visit, data });
}

static guint
count (gconstpointer state,
       gconstpointer board)
{
  return alx_legal_count (state, board);
}

static gboolean
pick (gconstpointer state,
      gconstpointer board,
      guint         index,
      gpointer      decision)
{
  return alx_legal_pick (state, board, index, decision);
}

static void
apply (gpointer       state,
       gconstpointer  board,
       gconstpointer  decision,
       KitChance     *chance)
{
  alx_apply (state, board, decision, chance);
}

/* Whether a card that was face down is seen by anybody. */
static gboolean
reveals (gconstpointer  state,
         gconstpointer  board,
         gconstpointer  decision,
         KitChance     *chance)
{
  AlxEvents events;

  alx_explain (state, board, decision, chance, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_REVEALED || events.items[i].kind == ALX_EVENT_DRAWN ||
        events.items[i].kind == ALX_EVENT_RESHUFFLED)
      return TRUE;
  return FALSE;
}

static void
explain (gconstpointer state,
         gconstpointer board,
         gconstpointer decision,
         KitChance    *chance,
         gpointer      events)
{
  alx_explain (state, board, decision, chance, events);
}

static void
look (gpointer      view,
      gconstpointer state,
      guint         player)
{
  alx_seat_look (view, state, player);
}

static void
deal (gconstpointer  view,
      gconstpointer  board,
      BaseRandom    *random,
      gpointer       state)
{
  alx_seat_sample (view, board, random, state);
}

static gboolean
read_token (gpointer       decision,
            gconstpointer  board,
            const char    *token)
{
  return alx_decision_read (decision, board, token);
}

static void
write_token (gconstpointer decision,
             gconstpointer board,
             char          token[KIT_TOKEN_SIZE])
{
  alx_decision_write (decision, board, token);
}

const KitRules alx_rules = {
  .state_size = sizeof (AlxState),
  .decision_size = sizeof (AlxDecision),
  .view_size = sizeof (AlxSeat),
  .max_players = ALX_MAX_PLAYERS,
  .over_rule = 41,
  .undo = KIT_UNDO_FREELY,
  .get_score = get_score,
  .test = test,
  .walk = walk,
  .count = count,
  .pick = pick,
  .apply = apply,
  .reveals = reveals,
  .explain = explain,
  .look = look,
  .deal = deal,
  .read = read_token,
  .write = write_token,
};
