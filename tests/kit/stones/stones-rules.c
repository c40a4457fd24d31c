/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stones: a small game with chance, a secret, and an answer within the turn of another seat. */

#include "stones-rules.h"

#include <string.h>

G_STATIC_ASSERT (sizeof (StonesDecision) <= KIT_MAX_DECISION);
G_STATIC_ASSERT (sizeof (StonesRefusal) == sizeof (KitRefusal));
G_STATIC_ASSERT (G_STRUCT_OFFSET (StonesRefusal, reason) == G_STRUCT_OFFSET (KitRefusal, reason));
G_STATIC_ASSERT (G_STRUCT_OFFSET (StonesRefusal, rule) == G_STRUCT_OFFSET (KitRefusal, rule));
G_STATIC_ASSERT ((int) STONES_REFUSED_OVER == KIT_REFUSED_OVER);
G_STATIC_ASSERT (G_STRUCT_OFFSET (StonesView, state) == 0);

const StonesBoard stones_boards[2] = { { "heap", 21 }, { "pile", 31 } };

/* The words of the kinds; that of %STONES_TAKE is followed by the number of stones. */
static const char * const words[] = { "roll", "double", "accept", "decline", "take:" };

/* All decisions that are ever legal, in the order of the walk. */
static const StonesDecision all[] = {
  { STONES_ROLL }, { STONES_DOUBLE }, { STONES_ACCEPT }, { STONES_DECLINE },
  { STONES_TAKE, 1 }, { STONES_TAKE, 2 }, { STONES_TAKE, 3 },
};

/**
 * stones_state_start:
 * @state: (out): the position before the first roll
 * @board: a board
 * @n_players: 2 or 3
 * @seed: of the bonus stones, S2, and the dice
 */
void
stones_state_start (StonesState       *state,
                    const StonesBoard *board,
                    guint              n_players,
                    guint64            seed)
{
  BaseRandom random = { seed };

  /* All bytes are set, so that equal positions are equal in memory. */
  memset (state, 0, sizeof *state);
  state->seed = seed;
  state->turn = 1;
  state->n_players = n_players;
  state->heap = board->n_stones;
  for (guint i = 0; i < n_players; i++)
    state->bonus[i] = base_random_below (&random, STONES_MOST_BONUS + 1);
}

/* --- questions --- */

/* S7: before the end the score must not tell the bonus stone, for all see it. */
static int
get_score (gconstpointer data,
           guint         player)
{
  const StonesState *state = data;

  return state->points[player] + (state->over ? state->bonus[player] : 0);
}

/* --- what is legal --- */

static gboolean
refuse (StonesRefusal *refusal,
        guint          reason,
        guint          rule,
        guint          number,
        guint          limit)
{
  *refusal = (StonesRefusal) { reason, rule, number, limit };
  return FALSE;
}

static gboolean
test_double (const StonesState *state,
             StonesRefusal     *refusal)
{
  if (state->without_doubling)
    return refuse (refusal, STONES_REFUSED_WITHOUT_DOUBLING, 4, 0, 0);
  return state->doubling == STONES_NOT_OFFERED ||
         refuse (refusal, STONES_REFUSED_OFFERED, 4, 0, 0);
}

static gboolean
test_take (const StonesState *state,
           guint              n,
           StonesRefusal     *refusal)
{
  if (n == 0)
    return refuse (refusal, STONES_REFUSED_NO_STONE, 6, 0, 0);
  if (n > state->die)
    return refuse (refusal, STONES_REFUSED_DIE, 6, n, state->die);
  return n <= state->heap || refuse (refusal, STONES_REFUSED_HEAP, 6, n, state->heap);
}

static gboolean
test (gconstpointer  data,
      gconstpointer  board,
      gconstpointer  asked,
      KitRefusal    *kit_refusal)
{
  const StonesState *state = data;
  const StonesDecision *decision = asked;
  StonesRefusal *refusal = (StonesRefusal *) kit_refusal;
  gboolean is_answer = decision->kind == STONES_ACCEPT || decision->kind == STONES_DECLINE;

  *refusal = (StonesRefusal) { STONES_REFUSED_NOT };
  if (state->phase == STONES_PHASE_OVER)
    return refuse (refusal, STONES_REFUSED_OVER, 7, 0, 0);
  if (state->phase == STONES_PHASE_ANSWER)
    return is_answer || refuse (refusal, STONES_REFUSED_ANSWER_DUE, 5, 0, 0);
  if (is_answer)
    return refuse (refusal, STONES_REFUSED_NOT_OFFERED, 5, 0, 0);
  if (state->phase == STONES_PHASE_ROLL)
    return decision->kind == STONES_ROLL || refuse (refusal, STONES_REFUSED_NOT_ROLLED, 3, 0, 0);
  if (decision->kind == STONES_ROLL)
    return refuse (refusal, STONES_REFUSED_ROLLED, 3, state->die, 0);
  return decision->kind == STONES_DOUBLE ? test_double (state, refusal)
                                         : test_take (state, decision->n, refusal);
}

static gboolean
walk (gconstpointer state,
      gconstpointer board,
      KitVisit      visit,
      gpointer      data)
{
  KitRefusal refusal;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (test (state, board, &all[i], &refusal) && !visit (&all[i], data))
      return FALSE;
  return TRUE;
}

/* --- what a decision does --- */

/* What all see of a decision, 0 to @most; see kit_told_pass(). */
static guint8
tell (const StonesState *state,
      KitChance         *chance,
      guint              most,
      guint8             value)
{
  return kit_told_pass (kit_chance_get_told (chance), state->viewer != 0, KIT_ALL_SEATS, most + 1,
                        value);
}

/* From the seed and the number of the roll, or what chance has brought already, so that nothing is
   rolled twice; 0 in a view that is not told. */
static guint8
roll (const StonesState *state,
      KitChance         *chance)
{
  BaseRandom random =
    kit_chance_begin (chance, STONES_DICE, state->n_rolls,
                      state->seed + (state->n_rolls + 1) * G_GUINT64_CONSTANT (0xd1342543de82ef95));
  KitOutcome outcome = { STONES_DICE, 1, state->n_rolls };
  guint8 die;

  outcome.bytes[0] = 1 + base_random_below (&random, STONES_MOST_DIE);
  if (state->viewer == 0)
    kit_chance_take (chance, &outcome, NULL, NULL);
  die = tell (state, chance, STONES_MOST_DIE - 1, outcome.bytes[0] - 1);
  return die != KIT_UNTOLD ? die + 1 : 0;
}

static void
take (StonesState *state,
      KitChance   *chance,
      guint        n)
{
  state->heap -= n;
  state->points[state->player] += n * (state->doubling == STONES_ACCEPTED ? 2 : 1);
  if (state->heap == 0)
    {
      state->phase = STONES_PHASE_OVER;
      state->over = TRUE;
      for (guint i = 0; i < state->n_players; i++)
        state->bonus[i] = tell (state, chance, STONES_MOST_BONUS, state->bonus[i]);
      return;
    }
  state->phase = STONES_PHASE_ROLL;
  state->doubling = STONES_NOT_OFFERED;
  state->die = 0;
  state->player = state->decider = (state->player + 1) % state->n_players;
  state->turn++;
}

static void
apply (gpointer       data,
       gconstpointer  board,
       gconstpointer  made,
       KitChance     *chance)
{
  StonesState *state = data;
  const StonesDecision *decision = made;

  switch (decision->kind)
    {
    case STONES_ROLL:
      state->die = roll (state, chance);
      if (state->die == 0)
        break;
      state->n_rolls++;
      state->phase = STONES_PHASE_TAKE;
      break;
    case STONES_DOUBLE:
      state->doubling = STONES_OFFERED;
      state->phase = STONES_PHASE_ANSWER;
      state->decider = (state->player + 1) % state->n_players;
      break;
    case STONES_ACCEPT:
      state->doubling = STONES_ACCEPTED;
      state->phase = STONES_PHASE_TAKE;
      state->decider = state->player;
      break;
    case STONES_DECLINE:
      state->doubling = STONES_DECLINED;
      state->phase = STONES_PHASE_TAKE;
      state->decider = state->player;
      state->points[state->player]++;
      break;
    default:
      take (state, chance, decision->n);
    }
}

/* A roll; and the last stone, with which the bonus stones are turned up, S2. */
static gboolean
reveals (gconstpointer  state,
         gconstpointer  board,
         gconstpointer  data,
         KitChance     *chance)
{
  const StonesDecision *decision = data;

  return decision->kind == STONES_ROLL ||
         (decision->kind == STONES_TAKE && decision->n == ((const StonesState *) state)->heap);
}

/* --- what a seat may know --- */

static void
look (gpointer      data,
      gconstpointer state,
      guint         player)
{
  StonesView *view = data;

  view->state = *(const StonesState *) state;
  view->state.seed = 0;
  view->state.viewer = player + 1;
  for (guint i = 0; i < view->state.n_players && !view->state.over; i++)
    if (i != player)
      view->state.bonus[i] = STONES_UNKNOWN;
}

static void
deal (gconstpointer  view,
      gconstpointer  board,
      BaseRandom    *random,
      gpointer       data)
{
  StonesState *state = data;

  *state = ((const StonesView *) view)->state;
  state->viewer = 0;
  state->seed = base_random_next (random);
  for (guint i = 0; i < state->n_players; i++)
    if (state->bonus[i] == STONES_UNKNOWN)
      state->bonus[i] = base_random_below (random, STONES_MOST_BONUS + 1);
}

/* --- decisions as words --- */

static void
write_token (gconstpointer data,
             gconstpointer board,
             char          token[KIT_TOKEN_SIZE])
{
  const StonesDecision *decision = data;

  if (decision->kind == STONES_TAKE)
    g_snprintf (token, KIT_TOKEN_SIZE, "%s%u", words[STONES_TAKE], decision->n);
  else
    g_strlcpy (token, words[decision->kind], KIT_TOKEN_SIZE);
}

/* Compared with all that are written, so that each decision has one word: "take:02" is none. A
   word for more stones than the die allows is read, so that it is refused with a reason. */
static gboolean
read_token (gpointer       data,
            gconstpointer  board,
            const char    *token)
{
  StonesDecision *decision = data;
  guint n_words = STONES_TAKE + 1 + ((const StonesBoard *) board)->n_stones;
  char word[KIT_TOKEN_SIZE];

  for (guint i = 0; i < n_words; i++)
    {
      *decision = (StonesDecision) { MIN (i, STONES_TAKE), i - MIN (i, STONES_TAKE) };
      write_token (decision, board, word);
      if (g_str_equal (word, token))
        return TRUE;
    }
  return FALSE;
}

const KitRules stones_rules = {
  .state_size = sizeof (StonesState),
  .decision_size = sizeof (StonesDecision),
  .view_size = sizeof (StonesView),
  .max_players = STONES_MAX_PLAYERS,
  .over_rule = 7,
  .undo = KIT_UNDO_TO_BARRIER,
  .get_score = get_score,
  .test = test,
  .walk = walk,
  .apply = apply,
  .reveals = reveals,
  .look = look,
  .deal = deal,
  .read = read_token,
  .write = write_token,
};
