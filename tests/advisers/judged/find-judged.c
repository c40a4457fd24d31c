/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds positions of The Advisers in which games that are played on tell good decisions from bad
 * ones: find-judged FOLDER SEED BIDS TRADES BUILDS OTHERS.
 *
 * General plays games, all seats. In some positions, which no level picks, the decisions with which
 * lines begin are tried, by the weights that are kept beside the positions: first in short games,
 * at the end of which the net values, then in whole ones. If the best is better than the next by
 * more than JUDGE_GAP, and by three standard errors, the two are tried again in JUDGE_MOST_GAMES
 * other games. What is kept then is written into the folder as a record beside those that are
 * there, and a line for it is printed: its name, and the two decisions with their shares of wins,
 * the best first.
 */

#include "judge.h"

#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ERRORS     3
#define SHORT_GAP   0.03                /* what differs by less in short games is given up */
#define SHORT_TURNS 12                  /* of a short game */
#define FIRST_GAMES 100                 /* short ones, and then whole ones */
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
  const char *folder;
  Judge      *judge;
  BaseRandom  random;
  guint       wanted[KINDS];
  guint       n[KINDS];
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

static gboolean
add_any (gconstpointer decision,
         gpointer      judge)
{
  return judge_add (judge, decision);
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

  finder->judge->n_candidates = 0;
  adv_rules.deal (seat, finder->judge->board, &finder->random, &world);
  n = kit_evaluator_plan (&finder->judge->evaluator, &world, KIT_MAX_LINES, lines);
  for (guint i = 0; i < n; i++)
    judge_add (finder->judge, (const AdvDecision *) lines[i].decisions);
  if (n == 1)
    adv_rules.walk (&world, finder->judge->board, add_any, finder->judge);
}

/* --- games --- */

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  double difference = ((const Candidate *) b)->share - ((const Candidate *) a)->share;

  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

/* Plays games with all candidates and puts the best first. */
static void
try_candidates (Judge         *judge,
                const AdvSeat *seat,
                guint          from,
                guint          to,
                guint64        seed)
{
  judge_try (judge, seat, from, to, seed);
  qsort (judge->candidates, judge->n_candidates, sizeof *judge->candidates, compare_candidates);
}

/* Drops those that are clearly worse than the best, but for the next. */
static void
drop_worse (Judge *judge,
            guint  n_games)
{
  for (; judge->n_candidates > 2; judge->n_candidates--)
    {
      const Candidate *worst = &judge->candidates[judge->n_candidates - 1];
      double error;

      if (judge_find_gap (&judge->candidates[0], worst, n_games, &error) < ERRORS * error)
        return;
    }
}

/* Whether short games see a difference. */
static gboolean
looks_clear (Judge         *judge,
             const AdvSeat *seat,
             guint64        seed)
{
  double gap = 1;
  guint from = 0;

  judge->turns = SHORT_TURNS;
  for (guint to = JUDGE_FEW_GAMES; to <= FIRST_GAMES && gap > SHORT_GAP; from = to, to *= 2)
    {
      double error;

      try_candidates (judge, seat, from, to, seed);
      drop_worse (judge, to);
      gap = judge_find_gap (&judge->candidates[0], &judge->candidates[1], to, &error);
    }
  judge->turns = JUDGE_TURNS;
  return gap > SHORT_GAP;
}

/* Plays games until the best is clear. Returns whether it is, and much better than the next. What
   does not look like that at any time is given up. */
static gboolean
is_clear (Judge         *judge,
          const AdvSeat *seat,
          guint64        seed)
{
  guint from = 0;

  if (!looks_clear (judge, seat, seed))
    return FALSE;
  for (guint to = FIRST_GAMES; to <= JUDGE_MOST_GAMES; from = to, to *= 2)
    {
      double error;
      double gap;

      try_candidates (judge, seat, from, to, seed);
      gap = judge_find_gap (&judge->candidates[0], &judge->candidates[1], to, &error);
      if (gap < JUDGE_GAP)
        return FALSE;
      if (gap >= ERRORS * error)
        return TRUE;
      drop_worse (judge, to);
    }
  return FALSE;
}

/* Whether the best is still so much better than the next in other games. */
static gboolean
is_clear_again (Judge         *judge,
                const AdvSeat *seat,
                guint64        seed)
{
  const AdvDecision best = judge->candidates[0].decision;
  double error;

  judge->n_candidates = 2;
  try_candidates (judge, seat, 0, JUDGE_MOST_GAMES, seed);
  return judge_find_gap (&judge->candidates[0], &judge->candidates[1], JUDGE_MOST_GAMES,
                         &error) > JUDGE_GAP &&
         kit_rules_is_equal (&adv_rules, judge->board, &judge->candidates[0].decision, &best);
}

/* --- positions --- */

static void
keep (Finder          *finder,
      Kind             kind,
      const KitRecord *record)
{
  g_autofree char *text = kit_record_write (record);
  g_autofree char *path = NULL;
  guint number = 0;

  do
    {
      g_autofree char *base =
        g_strdup_printf ("%s-%02u" ADV_RECORD_SUFFIX, names[kind], ++number);

      g_free (path);
      path = g_build_filename (finder->folder, base, NULL);
    }
  while (g_file_test (path, G_FILE_TEST_EXISTS));
  if (!g_file_set_contents (path, text, -1, NULL))
    g_error ("%s cannot be written", path);
  finder->n[kind]++;
  printf ("%s-%02u", names[kind], number);
  for (guint i = 0; i < finder->judge->n_candidates; i++)
    {
      const Candidate *candidate = &finder->judge->candidates[i];
      char word[ADV_TOKEN_SIZE];

      adv_decision_write (&candidate->decision, finder->judge->board, word);
      printf (" %s %.3f", word, candidate->share);
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
  g_autoptr (KitRecord) record = kit_record_new (&adv_format, finder->judge->board, start);
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
      kit_rules_count (&adv_rules, state, finder->judge->board) == 1)
    return;
  adv_seat_look (&seat, state, state->decider);
  list_candidates (finder, &seat);
  if (finder->judge->n_candidates > 1 &&
      is_clear (finder->judge, &seat, base_random_next (&finder->random)) &&
      is_clear_again (finder->judge, &seat, base_random_next (&finder->random)))
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
  AdvState state = *adv_history_get_state (game->history);
  AdvState start;
  gboolean started = FALSE;

  while (!state.over)
    {
      AdvDecision decision;

      if (is_start (&state))
        {
          start = state;
          /* A record does not say what was offered before it. */
          memset (start.offered, 0, sizeof start.offered);
          g_array_set_size (decisions, 0);
          started = TRUE;
        }
      judge_decide (finder->judge, &state, base_random_next (&finder->random), &decision);
      if (started && base_random_below (&finder->random, ONE_IN) == 0)
        try_position (finder, &start, decisions, &decision);
      adv_rules.apply (&state, finder->judge->board, &decision, NULL);
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
  g_autofree char *path = argc > 1 ? g_build_filename (argv[1], "policy.weights", NULL) : NULL;
  g_autoptr (Judge) judge = NULL;
  Finder finder = { 0 };
  guint64 seed;

  if (argc != 3 + KINDS || !(judge = judge_new (path)) ||
      !g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &seed, NULL))
    {
      fprintf (stderr, "usage: find-judged FOLDER SEED BIDS TRADES BUILDS OTHERS\n");
      return 2;
    }
  finder = (Finder) { .folder = argv[1], .judge = judge, .random = { seed } };
  for (guint i = 0; i < KINDS; i++)
    finder.wanted[i] = atoi (argv[3 + i]);
  for (guint i = 0; !has_all (&finder); i++)
    search_game (&finder, 4 - i % 3);
  return 0;
}
