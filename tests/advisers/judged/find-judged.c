/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds positions of The Advisers in which games that are played on tell good decisions from bad
 * ones: find-judged FOLDER SEED BIDS TRADES BUILDS OTHERS.
 *
 * General plays games, all seats. In some positions, which no level picks, the decisions with which
 * lines begin are tried: games are played on by the policy of the kit with weights that are kept
 * beside the positions, dealt anew as the seat that decides sees it, the same for all. If the best
 * is better than the next by more than GAP, and by three standard errors, the two are tried again
 * in MOST_GAMES other games. What is kept then is written into the folder as a record, and a line
 * for it is printed: its name, and the two decisions with their shares of wins, the best first.
 */

#include "advisers/players/adv-features.h"
#include "advisers/players/adv-levels.h"
#include "advisers/players/adv-strategy.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"
#include "kit/players/kit-evaluator.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAP        0.04
#define MOST_GAMES 2000
#define FEW_GAMES  25                   /* after which only what looks clear goes on */
#define FIRST_GAP  0.1
#define ERRORS     3
#define MAX_TURNS  400
#define CANDIDATES 4
/* One in so many positions is looked at. */
#define ONE_IN     8

typedef enum
{
  BID,
  TRADE,
  BUILD,
  OTHER,
  KINDS
} Kind;

static const char * const names[KINDS] = { "bid", "trade", "build", "other" };

typedef struct
{
  AdvDecision decision;
  double      shares[MOST_GAMES];
  double      share;
} Candidate;

typedef struct
{
  const char     *folder;
  const AdvBoard *board;
  KitWeights      weights;
  KitEvaluator    evaluator;
  BaseRandom      random;
  guint           wanted[KINDS];
  guint           n[KINDS];
  Candidate       candidates[CANDIDATES];
  guint           n_candidates;
} Finder;

/* --- candidates --- */

static Kind
get_kind (const AdvState    *state,
          const AdvDecision *decision)
{
  return state->phase == ADV_PHASE_BID      ? BID
         : state->phase == ADV_PHASE_ANSWER ? TRADE
         : decision->kind == ADV_OFFER      ? TRADE
         : state->phase == ADV_PHASE_BUILD  ? BUILD : OTHER;
}

static void
add_candidate (Finder            *finder,
               const AdvDecision *decision)
{
  guint n = finder->n_candidates;

  for (guint i = 0; i < n; i++)
    if (kit_rules_is_equal (&adv_rules, finder->board, &finder->candidates[i].decision, decision))
      return;
  if (n < CANDIDATES)
    finder->candidates[finder->n_candidates++].decision = *decision;
}

static gboolean
add_any (gconstpointer decision,
         gpointer      data)
{
  add_candidate (data, decision);
  return ((Finder *) data)->n_candidates < CANDIDATES;
}

/* The decisions with which the best lines begin, in one dealing of what is hidden; where there is
   one line alone, any others. */
static void
list_candidates (Finder        *finder,
                 const AdvSeat *seat)
{
  g_autofree KitLine *lines = g_new (KitLine, KIT_MAX_LINES);
  AdvState world;
  guint n;

  finder->n_candidates = 0;
  adv_rules.deal (seat, finder->board, &finder->random, &world);
  n = kit_evaluator_plan (&finder->evaluator, &world, KIT_MAX_LINES, lines);
  for (guint i = 0; i < n; i++)
    add_candidate (finder, (const AdvDecision *) lines[i].decisions);
  if (n == 1)
    adv_rules.walk (&world, finder->board, add_any, finder);
}

/* --- games --- */

/* Plays a decision and the rest of the game; returns the share of the win of the seat. */
static double
play_on (Finder            *finder,
         const AdvSeat     *seat,
         const AdvDecision *decision,
         guint64            seed)
{
  BaseRandom random = { seed };
  AdvState state;
  guint winners;

  adv_rules.deal (seat, finder->board, &random, &state);
  adv_rules.apply (&state, finder->board, decision, NULL);
  while (!state.over && state.turn < MAX_TURNS)
    kit_evaluator_step (&finder->evaluator, &state, &random);
  winners = kit_rules_get_winners (&adv_rules, &state);
  return (winners >> seat->player & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0;
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  double difference = ((const Candidate *) b)->share - ((const Candidate *) a)->share;

  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

static void
try_candidates (Finder        *finder,
                const AdvSeat *seat,
                guint          from,
                guint          to,
                guint64        seed)
{
  for (guint i = 0; i < finder->n_candidates; i++)
    {
      Candidate *candidate = &finder->candidates[i];
      double sum = 0;

      for (guint game = from; game < to; game++)
        candidate->shares[game] = play_on (finder, seat, &candidate->decision, seed + game);
      for (guint game = 0; game < to; game++)
        sum += candidate->shares[game];
      candidate->share = sum / to;
    }
  qsort (finder->candidates, finder->n_candidates, sizeof *finder->candidates,
         compare_candidates);
}

/* By how much the best is better than another one; (out) @error: the standard error of that. */
static double
find_gap (const Finder *finder,
          guint         other,
          guint         n_games,
          double       *error)
{
  const Candidate *best = &finder->candidates[0];
  double gap = best[0].share - best[other].share;
  double squares = 0;

  for (guint i = 0; i < n_games; i++)
    squares += pow (best[0].shares[i] - best[other].shares[i] - gap, 2);
  *error = sqrt (squares / (n_games - 1) / n_games);
  return gap;
}

/* Drops those that are clearly worse than the best, but for the next. */
static void
drop_worse (Finder *finder,
            guint   n_games)
{
  for (; finder->n_candidates > 2; finder->n_candidates--)
    {
      double error;

      if (find_gap (finder, finder->n_candidates - 1, n_games, &error) < ERRORS * error)
        return;
    }
}

/* Plays games until the best is clear. Returns whether it is, and much better than the next. What
   does not look like that at any time is given up. */
static gboolean
judge (Finder        *finder,
       const AdvSeat *seat)
{
  guint64 seed = base_random_next (&finder->random);
  guint from = 0;

  for (guint to = FEW_GAMES; to <= MOST_GAMES; from = to, to *= 2)
    {
      double error;
      double gap;

      try_candidates (finder, seat, from, to, seed);
      gap = find_gap (finder, 1, to, &error);
      if (gap < (to == FEW_GAMES ? FIRST_GAP : GAP))
        return FALSE;
      if (gap >= ERRORS * error)
        return TRUE;
      drop_worse (finder, to);
    }
  return FALSE;
}

/* Whether the best is still so much better than the next in other games. */
static gboolean
judge_again (Finder        *finder,
             const AdvSeat *seat)
{
  AdvDecision best = finder->candidates[0].decision;
  double error;

  finder->n_candidates = 2;
  try_candidates (finder, seat, 0, MOST_GAMES, base_random_next (&finder->random));
  return find_gap (finder, 1, MOST_GAMES, &error) > GAP &&
         memcmp (&finder->candidates[0].decision, &best, sizeof best) == 0;
}

/* --- positions --- */

static void
keep (Finder          *finder,
      Kind             kind,
      const KitRecord *record)
{
  g_autofree char *name = g_strdup_printf ("%s-%02u", names[kind], ++finder->n[kind]);
  g_autofree char *base = g_strconcat (name, ADV_RECORD_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (finder->folder, base, NULL);
  g_autofree char *text = kit_record_write (record);

  g_file_set_contents (path, text, -1, NULL);
  printf ("%s", name);
  for (guint i = 0; i < finder->n_candidates; i++)
    {
      char word[ADV_TOKEN_SIZE];

      adv_decision_write (&finder->candidates[i].decision, finder->board, word);
      printf (" %s %.3f", word, finder->candidates[i].share);
    }
  printf ("\n");
  fflush (stdout);
}

/* (transfer full) (nullable): the game from @start on, written and read again, so that a position
   is judged with no more than a record says of it. */
static KitRecord *
make_record (const Finder   *finder,
             const AdvState *start,
             const GArray   *decisions)
{
  g_autoptr (KitRecord) record = kit_record_new (&adv_format, finder->board, start);
  g_autofree char *text = NULL;
  KitRefusal refusal;
  KitFault fault;

  record->from_position = TRUE;
  for (guint i = 0; i < start->n_players; i++)
    kit_record_set_player (record, i, i, "general", (const char[]) { 'A' + i, '\0' });
  for (guint i = 0; i < decisions->len; i++)
    if (!kit_history_decide (record->history, &g_array_index (decisions, AdvDecision, i),
                             &refusal))
      return NULL;
  text = kit_record_write (record);
  return adv_record_read (text, strlen (text), &fault);
}

/* Looks at a position, which @decision follows. */
static void
try_position (Finder            *finder,
              const AdvState    *start,
              const GArray      *decisions,
              const AdvDecision *decision)
{
  g_autoptr (KitRecord) record = make_record (finder, start, decisions);
  const AdvState *state;
  AdvSeat seat;
  Kind kind;

  if (record == NULL)
    return;
  state = adv_history_get_state (record->history);
  kind = get_kind (state, decision);
  if (finder->n[kind] == finder->wanted[kind] ||
      kit_rules_count (&adv_rules, state, finder->board) == 1)
    return;
  adv_seat_look (&seat, state, state->decider);
  list_candidates (finder, &seat);
  if (finder->n_candidates > 1 && judge (finder, &seat) && judge_again (finder, &seat))
    keep (finder, kind, record);
}

/* Where a record may start. */
static gboolean
is_start (const AdvState *state)
{
  return state->phase == ADV_PHASE_DICE && state->turn > 1 && !state->played;
}

static void
search_game (Finder *finder,
             guint   n_players)
{
  g_autoptr (KitRecord) game = adv_format.create_record (&ADV_OPTIONS_DEFAULT, n_players,
                                                         base_random_next (&finder->random));
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (AdvDecision));
  const KitLevel *level = kit_levels_find (adv_levels, "general");
  AdvState state = *adv_history_get_state (game->history);
  AdvState start;
  gboolean started = FALSE;
  AdvSeat seat;

  while (!state.over)
    {
      KitQuestion question = { .rules = &adv_rules, .board = finder->board, .view = &seat,
                               .seed = base_random_next (&finder->random), .threads = 1 };
      KitAdvice advice;
      AdvDecision decision;

      if (is_start (&state))
        {
          start = state;
          memset (start.offered, 0, sizeof start.offered);
          g_array_set_size (decisions, 0);
          started = TRUE;
        }
      adv_seat_look (&seat, &state, state.decider);
      level->advise (&question, &advice);
      memcpy (&decision, kit_advice_get (&advice, &adv_rules, 0), sizeof decision);
      if (started && base_random_below (&finder->random, ONE_IN) == 0)
        try_position (finder, &start, decisions, &decision);
      adv_rules.apply (&state, finder->board, &decision, NULL);
      g_array_append_val (decisions, decision);
    }
}

static gboolean
has_all (const Finder *finder)
{
  for (guint i = 0; i < KINDS; i++)
    if (finder->n[i] < finder->wanted[i])
      return FALSE;
  return TRUE;
}

int
main (int   argc,
      char *argv[])
{
  g_autofree Finder *finder = g_new0 (Finder, 1);
  g_autofree char *path = argc > 1 ? g_build_filename (argv[1], "policy.weights", NULL) : NULL;
  g_autofree char *text = NULL;
  guint64 seed;
  gsize length;

  if (argc != 3 + KINDS || !g_file_get_contents (path, &text, &length, NULL) ||
      kit_weights_read (&finder->weights, adv_features, ADV_MAX_PLAYERS, text, length) !=
        KIT_WEIGHTS_FINE ||
      !g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &seed, NULL))
    {
      fprintf (stderr, "usage: find-judged FOLDER SEED BIDS TRADES BUILDS OTHERS\n");
      return 2;
    }
  finder->folder = argv[1];
  finder->board = adv_boards_default ();
  finder->random.state = seed;
  for (guint i = 0; i < KINDS; i++)
    finder->wanted[i] = atoi (argv[3 + i]);
  kit_evaluator_init (&finder->evaluator, &adv_strategy, finder->board, &finder->weights);
  for (guint i = 0; !has_all (finder); i++)
    search_game (finder, 4 - i % 3);
  kit_evaluator_clear (&finder->evaluator);
  return 0;
}
