/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches games of the Captain for positions of the suite, using only the criteria:
   find-positions FOLDER [SEED] */

#include "hidden.h"
#include "suite.h"
#include "test-util.h"

#include <stdio.h>
#include <string.h>

#define WANTED 9                        /* of each criterion */
/* At most one in so many turns may be best, so that a random one seldom is. */
#define RARE   8
#define MAX_DECISIONS 400
/* Points behind that can still be caught up, and that a rival may be ahead after a levy. */
#define CLOSE  25
#define KEEP_UP 8
#define MANY_WALLS 15
/* The probability from which the next player is assumed to have a card for a levy. */
#define LIKELY 0.9
/* Points by which the best turn must improve the position. */
#define MATTER 10
/* Points by which it must be better than all turns that are not best, */
#define CLEAR  4
/* and by which the best gift must be better for the player than all others. */
#define GIFT   8

/* Simplifies a position: discards the hand of a rival. */
static void
take_cards (AlxState *state,
            guint     player)
{
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      state->discards[i] += state->hands[player][i];
      state->hands[player][i] = state->known[player][i] = 0;
    }
}

/* Nobody is far behind; a player who has lost anyway has no best turn. */
static gboolean
is_close (const AlxState *state)
{
  for (guint p = 0; p < state->n_players; p++)
    if (ABS ((int) state->scores[p] - (int) state->scores[state->player]) > CLOSE)
      return FALSE;
  return TRUE;
}

/* Nobody can win with a levy soon, and more turns follow: nothing is more urgent than points. */
static gboolean
is_quiet (const AlxState *state,
          const AlxBoard *board)
{
  for (guint p = 0; p < state->n_players; p++)
    if (state->scores[p] + alx_state_levy_score (state, p) + CLOSE >= board->target)
      return FALSE;
  return is_close (state) && state->black >= MANY_WALLS;
}

/* After a levy no rival would be far ahead, which would make the decision pointless. */
static gboolean
keeps_up (const AlxState *state)
{
  guint own = state->scores[state->player] + alx_state_levy_score (state, state->player);

  for (guint p = 0; p < state->n_players; p++)
    if (state->scores[p] + alx_state_levy_score (state, p) > own + KEEP_UP)
      return FALSE;
  return TRUE;
}

/* Returns whether a position of a game is a candidate for a criterion, and simplifies it. */
static gboolean
prepare (SuiteCriterion  criterion,
         AlxState       *state,
         const AlxBoard *board)
{
  gboolean actions = state->phase == ALX_PHASE_ACTIONS;

  /* A position in a record has no known cards. */
  memset (state->known, 0, sizeof state->known);
  switch (criterion)
    {
    case SUITE_WIN:
      return state->phase == ALX_PHASE_WAY || (actions && state->actions_left == 2);
    case SUITE_STOP:
      return (state->phase == ALX_PHASE_WAY || (actions && state->actions_left == 2)) &&
             is_close (state) && !alx_state_is_last_turn (state, board) &&
             suite_levy_chance (state, board, state->player,
                                (state->player + 1) % state->n_players) > LIKELY;
    case SUITE_LAST:
      return actions && state->actions_left == 2 && alx_state_is_last_turn (state, board);
    case SUITE_SAFE:
    case SUITE_BLOCK:
      if (!actions || state->actions_left != 1 ||
          alx_state_hand_size (state, state->player) < SUITE_SPARE)
        return FALSE;
      state->levied = TRUE;
      return is_quiet (state, board);
    default:
      return actions && state->actions_left == 1 && state->n_players > 2 &&
             is_quiet (state, board) && keeps_up (state);
    }
}

/* Whether the next move of Alexander decides: by SUITE_SAFE, which ignores it, more turns are best,
   and none is better. */
static gboolean
place_matters (const SuiteProof *proof,
               const AlxState   *state,
               const AlxBoard   *board)
{
  SuiteProof safe;

  suite_prove (SUITE_SAFE, state, board, &safe);
  return safe.best == proof->best && safe.n_best > proof->n_best;
}

static gboolean
is_telling (SuiteCriterion    criterion,
            const SuiteProof *proof,
            const AlxState   *state,
            const AlxBoard   *board)
{
  int now = suite_judge (criterion, state, board, state->player, ALX_NONE);

  if (proof->n_best * RARE > proof->n_turns)
    return FALSE;
  switch (criterion)
    {
    case SUITE_WIN:
      return proof->best == 1 && now == 0;
    case SUITE_STOP:
      return proof->best == 1 && now == 0 && suite_reaches (SUITE_HOLD, state, board, 1);
    case SUITE_LAST:
      return proof->best > proof->second && proof->best > 0;
    case SUITE_SAFE:
      return proof->best >= MAX (now, 0) + MATTER && proof->best >= proof->second + CLEAR;
    case SUITE_BLOCK:
      return proof->best >= MAX (now, 0) + MATTER && proof->best >= proof->second + CLEAR &&
             place_matters (proof, state, board);
    default:
      return TRUE;
    }
}

typedef struct
{
  const KitRecord *record;
  const char      *folder;
  guint            n[SUITE_CRITERIA];
  gint             game;
  const AlxState  *before;              /* of a take-over */
} Finder;

static gboolean
write_position (Finder           *finder,
                SuiteCriterion    criterion,
                const AlxState   *state,
                const AlxDecision *first)
{
  g_autofree char *base =
    g_strdup_printf ("%s-%u.alexandros", suite_get_name (criterion), finder->n[criterion] + 1);
  g_autofree char *name = g_build_filename (finder->folder, base, NULL);
  g_autofree char *text = NULL;
  AlxState start = *state;
  KitRecord *record;
  AlxRefusal refusal;

  start.n_shuffles = 0;                 /* earlier reshuffles are not part of a record */
  record = hidden_record (finder->record, &start);
  if (first != NULL)
    g_assert_true (alx_history_decide (record->history, first, &refusal));
  text = kit_record_write (record);
  kit_record_free (record);
  finder->n[criterion]++;
  return g_file_set_contents (name, text, -1, NULL);
}

/* Tries the compensation after each take-over, of a loser whose hand is empty before it. */
static gboolean
try_give (const AlxDecision *decision,
          gpointer           data)
{
  Finder *finder = data;
  AlxState before = *finder->before;
  AlxState after;
  SuiteProof proof;

  if (decision->kind != ALX_OCCUPY)
    return TRUE;
  after = before;
  alx_apply (&after, test_board (), decision, NULL);
  if (after.phase != ALX_PHASE_COMPENSATION)
    return TRUE;
  take_cards (&before, after.loser);
  after = before;
  alx_apply (&after, test_board (), decision, NULL);
  suite_prove (SUITE_GIVE, &after, test_board (), &proof);
  if (proof.n_turns < 4 || 2 * proof.n_best > proof.n_turns || proof.best < proof.second + GIFT ||
      after.loser != (after.player + 1) % after.n_players)
    return TRUE;
  write_position (finder, SUITE_GIVE, &before, decision);
  return FALSE;
}

static gboolean
try_position (Finder         *finder,
              SuiteCriterion  criterion,
              const AlxState *state)
{
  AlxState clear = *state;
  SuiteProof proof;

  if (finder->n[criterion] >= WANTED || !prepare (criterion, &clear, test_board ()))
    return FALSE;
  if (criterion == SUITE_GIVE)
    {
      finder->before = &clear;
      return !alx_legal_foreach (&clear, test_board (), try_give, finder);
    }
  if (clear.phase == ALX_PHASE_WAY && alx_legal_count (&clear, test_board ()) > 60)
    return FALSE;
  suite_prove (criterion, &clear, test_board (), &proof);
  if (!is_telling (criterion, &proof, &clear, test_board ()))
    return FALSE;
  return write_position (finder, criterion, &clear, NULL);
}

/* Searches a game between Captains, for at most one position for each criterion. */
static void
search_game (Finder     *finder,
             BaseRandom *random)
{
  AlxOptions options = { 0 };
  guint n_players = 2 + finder->game % 3;
  KitRecord *record =
    alx_record_new (test_board (), &options, n_players, base_random_next (random));
  AlxState state = *alx_history_get_state (record->history);
  gboolean found[SUITE_CRITERIA] = { FALSE };

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, "person", (const char[]) { 'A' + i, '\0' });
  finder->record = record;
  for (guint i = 0; i < MAX_DECISIONS && state.phase != ALX_PHASE_OVER; i++)
    {
      AlxQuestion question = { .board = test_board (),
                               .seed = base_random_next (random),
                               .budget.nodes = 400 };
      AlxAdvice advice;

      for (guint criterion = 0; criterion < SUITE_CRITERIA; criterion++)
        if (!found[criterion] && state.phase != ALX_PHASE_COMPENSATION)
          found[criterion] = try_position (finder, criterion, &state);
      alx_seat_look (&question.seat, &state, state.player);
      advise (base_random_below (random, 6) == 0 ? ALX_LEVEL_RANDOM : ALX_LEVEL_CAPTAIN,
                        &question, &advice);
      alx_apply (&state, test_board (), &advice.line[0], NULL);
    }
  kit_record_free (record);
}

int
main (int    argc,
      char **argv)
{
  Finder finder = { .folder = argv[1] };
  BaseRandom random = { argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1 };
  guint n = 0;

  for (; finder.game < 12000 && n < SUITE_CRITERIA * WANTED; finder.game++)
    {
      search_game (&finder, &random);
      n = 0;
      for (guint i = 0; i < SUITE_CRITERIA; i++)
        n += finder.n[i];
    }
  for (guint i = 0; i < SUITE_CRITERIA; i++)
    printf ("%s %u\n", suite_get_name (i), finder.n[i]);
  return 0;
}
