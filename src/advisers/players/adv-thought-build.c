/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rest of a turn: purchases, with what the bank gives for them, and development cards. */

#include "adv-thought.h"

#define MAX_WIDTH  5                    /* positions from which another purchase is looked for */
#define MAX_DEPTH  4                    /* purchases of a line */
#define MAX_KNIGHTS 3                   /* lines that begin with a knight */

static const AdvDecisionKind buildings[] = { ADV_VILLAGE, ADV_CITY };

/* What was decided so far, and the position after it. */
typedef struct
{
  gint32      value;
  guint       n;
  AdvDecision decisions[KIT_MAX_LINE];
  AdvState    state;
} Step;

/* Purchases after one step: the best go on. */
typedef struct
{
  AdvThought *thought;
  guint       width;
  guint       n;
  Step        best[MAX_WIDTH];
} Steps;

/* Makes a decision. FALSE if the line is full. */
static gboolean
take (const AdvThought  *thought,
      Step              *step,
      const AdvDecision *decision)
{
  if (step->n + 1 >= KIT_MAX_LINE)
    return FALSE;
  step->decisions[step->n++] = *decision;
  adv_apply (&step->state, thought->board, decision, NULL);
  return TRUE;
}

/* The corners at which the seat may build, if it can pay. */
static AdvCornerSet
get_corners (const AdvThought *thought,
             const AdvState   *state,
             AdvDecisionKind   kind)
{
  static const AdvCornerSet none = { { 0 } };
  guint seat = thought->seat;

  if (kind == ADV_VILLAGE)
    return state->n_villages[seat] < ADV_VILLAGES ? adv_state_sites (state, thought->board) : none;
  return state->n_cities[seat] < ADV_CITIES ? state->villages[seat] : none;
}

static gboolean
can_build (const AdvThought *thought,
           const AdvState   *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    if (adv_legal_can_afford (state, buildings[i]))
      {
        AdvCornerSet corners = get_corners (thought, state, buildings[i]);

        if (adv_corner_set_size (&corners) > 0)
          return TRUE;
      }
  return FALSE;
}

/* Adds a line that ends the turn after @step. While a village or a city can be built, the turn does
   not end, and the line stops there: games that were played on say that building is better, or
   nearly as good, and to who is about to lose all lines are worth the same. */
static void
add_end (AdvThought *thought,
         Step       *step)
{
  gboolean ends = !step->state.over && !can_build (thought, &step->state);

  step->decisions[step->n] = (AdvDecision) { ADV_END };
  if (step->n + ends > 0)
    adv_thought_add (thought, step->decisions, step->n + ends, step->value);
}

static void
keep (Steps *steps,
      Step  *step)
{
  guint at;

  step->value = adv_thought_value (steps->thought, &step->state, steps->thought->seat);
  add_end (steps->thought, step);
  if (step->state.over || step->state.phase != ADV_PHASE_BUILD ||
      (steps->n == steps->width && step->value <= steps->best[steps->n - 1].value))
    return;
  steps->n += steps->n < steps->width;
  for (at = steps->n - 1; at > 0 && steps->best[at - 1].value < step->value; at--)
    steps->best[at] = steps->best[at - 1];
  steps->best[at] = *step;
}

/* --- the bank --- */

/* The good of which most is left beside the cost, by what the bank asks for; ADV_NONE. */
static guint
find_spare (const AdvThought *thought,
            const AdvState   *state,
            const guint8     *cost,
            guint            *rate)
{
  guint most = 0;
  guint best = ADV_NONE;

  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint held = i == ADV_GOLD ? state->gold[thought->seat] : state->hands[thought->seat][i];
      guint needed = i == ADV_GOLD ? 0 : cost[i];
      guint asked;

      if (held < needed + 2)
        continue;
      asked = adv_state_rate (state, thought->board, thought->seat, i);
      if (held >= needed + asked && (held - needed) * 12 / asked > most)
        {
          most = (held - needed) * 12 / asked;
          best = i;
          *rate = asked;
        }
    }
  return best;
}

/* Trades with the bank for what a purchase lacks. FALSE if that is not possible. */
static gboolean
trade_for (const AdvThought *thought,
           Step             *step,
           AdvDecisionKind   kind)
{
  const guint8 *cost = adv_costs[kind];

  for (guint i = 0; i < ADV_RESOURCES; i++)
    while (step->state.hands[thought->seat][i] < cost[i])
      {
        AdvDecision trade = { ADV_BANK };
        guint rate = 0;
        guint give = find_spare (thought, &step->state, cost, &rate);

        if (give == ADV_NONE || step->state.piles[i] == 0)
          return FALSE;
        trade.goods[give] = rate;
        trade.get[i] = 1;
        if (!take (thought, step, &trade))
          return FALSE;
      }
  return TRUE;
}

/* A good for another, without a purchase. */
static void
try_bank (Steps      *steps,
          const Step *from)
{
  const AdvThought *thought = steps->thought;

  for (guint give = 0; give < ADV_TRADED; give++)
    {
      guint held = give == ADV_GOLD ? from->state.gold[thought->seat]
                                    : from->state.hands[thought->seat][give];
      guint rate = held < 2 ? 4 : adv_state_rate (&from->state, thought->board, thought->seat,
                                                  give);

      for (guint get = 0; get < ADV_RESOURCES && held >= rate; get++)
        if (get != give && from->state.piles[get] > 0)
          {
            Step step = *from;
            AdvDecision trade = { ADV_BANK };

            trade.goods[give] = rate;
            trade.get[get] = 1;
            if (take (thought, &step, &trade))
              keep (steps, &step);
          }
    }
}

/* --- purchases --- */

static void
try_place (Steps           *steps,
           const Step      *from,
           AdvDecisionKind  kind,
           guint            place)
{
  const AdvDecision decision = { kind, place };
  Step step = *from;

  if (take (steps->thought, &step, &decision))
    keep (steps, &step);
}

static void
try_corners (Steps           *steps,
             const Step      *from,
             AdvDecisionKind  kind,
             AdvCornerSet     corners)
{
  for (guint w = 0; w < G_N_ELEMENTS (corners.bits); w++)
    for (guint64 bits = corners.bits[w]; bits != 0; bits &= bits - 1)
      try_place (steps, from, kind, 64 * w + __builtin_ctzll (bits));
}

static void
try_roads (Steps      *steps,
           const Step *from)
{
  AdvEdgeSet edges = adv_state_road_sites (&from->state, steps->thought->board);

  for (guint w = 0; w < G_N_ELEMENTS (edges.bits); w++)
    for (guint64 bits = edges.bits[w]; bits != 0; bits &= bits - 1)
      try_place (steps, from, ADV_ROAD, 64 * w + __builtin_ctzll (bits));
}

/* A development card: the mean over those that it could be, which end the line. The cards of this
   deck are those that nobody has seen, so the mean does not know the top one. */
static void
try_card (Steps      *steps,
          const Step *from)
{
  AdvThought *thought = steps->thought;
  static const AdvDecision buy = { ADV_BUY };
  guint counts[ADV_CARDS] = { 0 };
  gint64 sum = 0;
  Step step = *from;

  for (guint i = 0; i < from->state.deck_size; i++)
    counts[from->state.deck[i]]++;
  for (guint card = 0; card < ADV_CARDS; card++)
    if (counts[card] > 0)
      {
        Step after = *from;

        after.state.deck[0] = card;
        if (!take (thought, &after, &buy))
          return;
        sum += (gint64) counts[card] *
               adv_thought_value (thought, &after.state, thought->seat);
      }
  step.decisions[step.n] = buy;
  adv_thought_add (thought, step.decisions, step.n + 1, sum / from->state.deck_size);
}

static void
try_purchases (Steps      *steps,
               const Step *from)
{
  const AdvThought *thought = steps->thought;
  Step step;

  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      AdvCornerSet corners = get_corners (thought, &from->state, buildings[i]);

      step = *from;
      if (adv_corner_set_size (&corners) > 0 && trade_for (thought, &step, buildings[i]))
        try_corners (steps, &step, buildings[i], corners);
    }
  step = *from;
  if (adv_edge_set_size (&from->state.roads[thought->seat]) < ADV_ROADS &&
      trade_for (thought, &step, ADV_ROAD))
    try_roads (steps, &step);
  step = *from;
  if (from->state.deck_size > 0 && trade_for (thought, &step, ADV_BUY))
    try_card (steps, &step);
}

/* --- development cards --- */

/** adv_thought_knight: adds the best lines that play a knight; a robbed card is not foreseen
    beyond its worth. */
void
adv_thought_knight (AdvThought     *thought,
                    const AdvState *state)
{
  KitLine lines[MAX_KNIGHTS];
  AdvThought knights = *thought;

  if (state->played || adv_state_playable (state, ADV_CARD_KNIGHT) == 0)
    return;
  knights.most = MIN (thought->most, MAX_KNIGHTS);
  knights.n = 0;
  knights.lines = lines;
  for (guint i = 0; i < thought->board->n_hexagons; i++)
    {
      guint victims = adv_state_victims (state, thought->board, i);

      if (i == state->robber)
        continue;
      for (guint p = 0; p <= state->n_players; p++)
        if (p < state->n_players ? (victims >> p & 1) != 0 : victims == 0)
          {
            const AdvDecision knight = {
              ADV_PLAY_KNIGHT, i, p < state->n_players ? p : ADV_NONE
            };
            AdvState after = *state;

            adv_apply (&after, thought->board, &knight, NULL);
            adv_thought_add (&knights, &knight, 1,
                             adv_thought_value (thought, &after, thought->seat));
          }
    }
  for (guint i = 0; i < knights.n; i++)
    thought->n = kit_lines_insert (thought->lines, thought->n, thought->most, &lines[i]);
}

/* The two roads that are worth most, one after the other. */
static void
try_free_roads (Steps      *steps,
                const Step *from)
{
  static const AdvDecision play = { ADV_PLAY_ROADS };
  AdvThought *thought = steps->thought;
  AdvEdgeSet edges = adv_state_road_sites (&from->state, thought->board);
  Step step = *from;

  if (adv_state_playable (&from->state, ADV_CARD_ROADS) == 0 ||
      adv_edge_set_size (&from->state.roads[thought->seat]) == ADV_ROADS ||
      adv_edge_set_size (&edges) == 0 || !take (thought, &step, &play))
    return;
  while (step.state.phase == ADV_PHASE_ROADS)
    {
      AdvDecision best = { ADV_ROAD };
      gint32 most = -1;

      edges = adv_state_road_sites (&step.state, thought->board);
      for (guint w = 0; w < G_N_ELEMENTS (edges.bits); w++)
        for (guint64 bits = edges.bits[w]; bits != 0; bits &= bits - 1)
          {
            const AdvDecision road = { ADV_ROAD, 64 * w + __builtin_ctzll (bits) };
            AdvState after = step.state;
            gint32 value;

            adv_apply (&after, thought->board, &road, NULL);
            value = kit_evaluator_value (thought->evaluator, &after, thought->seat);
            if (value > most)
              {
                most = value;
                best = road;
              }
          }
      if (most < 0 || !take (thought, &step, &best))
        return;
    }
  keep (steps, &step);
}

static void
try_plenty (Steps      *steps,
            const Step *from)
{
  guint n = adv_legal_plenty (&from->state);

  if (adv_state_playable (&from->state, ADV_CARD_PLENTY) == 0 || n == 0)
    return;
  for (guint a = 0; a < ADV_RESOURCES; a++)
    for (guint b = a; b < (n > 1 ? ADV_RESOURCES : a + 1u); b++)
      {
        AdvDecision plenty = { ADV_PLAY_PLENTY };
        Step step = *from;

        plenty.get[a]++;
        plenty.get[b] += n > 1;
        if (plenty.get[a] <= from->state.piles[a] && plenty.get[b] <= from->state.piles[b] &&
            take (steps->thought, &step, &plenty))
          keep (steps, &step);
      }
}

/* What the others hold is not known, so nothing is foreseen after it. */
static void
try_monopoly (Steps      *steps,
              const Step *from)
{
  AdvThought *thought = steps->thought;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      const AdvDecision monopoly = { ADV_PLAY_MONOPOLY, .other = i };
      AdvState after = from->state;

      if (adv_state_playable (&from->state, ADV_CARD_MONOPOLY) == 0)
        return;
      adv_apply (&after, thought->board, &monopoly, NULL);
      adv_thought_add (thought, &monopoly, 1,
                       adv_thought_value (thought, &after, thought->seat));
    }
}

/* --- all of them --- */

static void
try_development_cards (Steps      *steps,
                       const Step *from)
{
  if (from->state.played || from->state.n_developments[steps->thought->seat] == 0)
    return;
  adv_thought_knight (steps->thought, &from->state);
  try_free_roads (steps, from);
  try_plenty (steps, from);
  try_monopoly (steps, from);
}

/** adv_thought_build: adds lines for the rest of the turn of the seat, who trades and builds. The
    first purchase, and development cards, are looked at whatever the limit: a turn must not end
    because there was no time to see that something can be built. */
void
adv_thought_build (AdvThought     *thought,
                   const AdvState *state)
{
  KitLimit *limit = &thought->evaluator->limit;
  gboolean thorough = thought->most > 1;
  guint depth = thorough ? MAX_DEPTH : MAX_DEPTH - 1;
  Steps steps = { thought, thorough ? MAX_WIDTH : 1 };
  Steps from = { thought, 0, 1 };

  from.best[0].n = 0;
  from.best[0].state = *state;
  from.best[0].value = adv_thought_value (thought, state, thought->seat);
  add_end (thought, &from.best[0]);
  try_purchases (&steps, &from.best[0]);
  try_development_cards (&steps, &from.best[0]);
  if (!kit_limit_is_spent (limit))
    try_bank (&steps, &from.best[0]);
  for (guint i = 1; i < depth; i++)
    {
      from = steps;
      steps.n = 0;
      for (guint k = 0; k < from.n && !kit_limit_is_spent (limit); k++)
        try_purchases (&steps, &from.best[k]);
    }
}
