/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds positions of Alexandros in which games played on tell good decisions from bad ones:
 * find-outcomes FOLDER PLAYERS SEED LEVEL NODES.
 *
 * The level plays games. Of a position in which it may levy, or could put more governors than it
 * must into a province, the decisions that look best are tried in some games each; if they differ
 * enough, in more. The positions are written into the folder, and a line for each is printed: its
 * name, and the decisions with their shares of wins.
 */

#include "hidden.h"
#include "play-on.h"
#include "test-util.h"
#include "yardsticks.h"

#include "alexandros/players/alx-strategy.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-rules.h"
#include "alexandros/rules/alx-seat.h"
#include "kit/players/kit-evaluator.h"

#include <stdio.h>
#include <stdlib.h>

#define WANTED      3                   /* positions of each kind */
#define MAX_GAMES   2000
#define CANDIDATES  8
#define FEW_GAMES   60
#define MANY_GAMES  600
/* Between the best decision that levies, or blocks, and the best other one. */
#define FIRST_GAP   0.08
#define GAP         0.06

typedef enum
{
  LEVY,
  BLOCKADE,
  KINDS
} Kind;

static const char * const names[KINDS] = { "levy", "blockade" };

typedef struct
{
  AlxDecision decision;
  double      share;
} Candidate;

typedef struct
{
  const char     *folder;
  const KitLevel *level;
  guint64         nodes;
  guint           n_players;
  guint           n[KINDS];
  KitEvaluator    evaluator;
} Finder;

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  double difference = ((const Candidate *) b)->share - ((const Candidate *) a)->share;

  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

/* The decisions with which the best lines begin, in one dealing of what is hidden. */
static guint
list_candidates (Finder         *finder,
                 const AlxSeat  *seat,
                 BaseRandom     *random,
                 Candidate       candidates[CANDIDATES])
{
  KitLine lines[KIT_MAX_LINES];
  AlxState world;
  guint n_lines;
  guint n = 0;

  alx_seat_sample (seat, test_board (), random, &world);
  n_lines = kit_evaluator_plan (&finder->evaluator, &world, KIT_MAX_LINES, lines);
  for (guint i = 0; i < n_lines && n < CANDIDATES; i++)
    {
      const AlxDecision *first = (const AlxDecision *) lines[i].decisions;
      guint k = 0;

      while (k < n &&
             !kit_rules_is_equal (&alx_rules, test_board (), &candidates[k].decision, first))
        k++;
      if (k == n)
        candidates[n++] = (Candidate) { *first, 0 };
    }
  return n;
}

static void
try_candidates (const Finder  *finder,
                const AlxSeat *seat,
                Candidate     *candidates,
                guint          n,
                guint          n_games,
                guint64        seed)
{
  for (guint i = 0; i < n; i++)
    {
      candidates[i].share = 0;
      for (guint game = 0; game < n_games; game++)
        candidates[i].share += play_on_after (seat, test_board (), &candidates[i].decision,
                                              finder->level, finder->nodes, seed + game) / n_games;
    }
  qsort (candidates, n, sizeof *candidates, compare_candidates);
}

/* Whether a decision puts more governors into a province than are needed; see #KitStrategy. */
static gboolean
is_blockade (const AlxState    *state,
             const AlxDecision *decision)
{
  guint kind = alx_strategy.kind (state, test_board (), decision);

  return decision->kind == ALX_OCCUPY && kind != ALX_END_TURN + 1 &&
         kind != ALX_END_TURN + 1 + ALX_GOVERNORS;
}

static gboolean
is_of_kind (const AlxState    *state,
            const AlxDecision *decision,
            Kind               kind)
{
  return kind == LEVY ? decision->kind == ALX_LEVY : is_blockade (state, decision);
}

/* By how much the best decision of a kind is better or worse than the best other one; 0 if there
   are not both. */
static double
find_gap (const AlxState  *state,
          const Candidate *candidates,
          guint            n,
          Kind             kind)
{
  double best[2] = { -1, -1 };

  for (guint i = 0; i < n; i++)
    {
      double *share = &best[is_of_kind (state, &candidates[i].decision, kind)];

      *share = MAX (*share, candidates[i].share);
    }
  return best[0] < 0 || best[1] < 0 ? 0 : ABS (best[0] - best[1]);
}

static void
write_position (Finder          *finder,
                Kind             kind,
                const AlxState  *state,
                const Candidate *candidates,
                guint            n)
{
  g_autofree char *name =
    g_strdup_printf ("%s-%u%c", names[kind], finder->n_players, 'a' + finder->n[kind]++);
  g_autofree char *base = g_strconcat (name, ".alexandros", NULL);
  g_autofree char *path = g_build_filename (finder->folder, base, NULL);
  g_autofree char *text = NULL;
  AlxState start = *state;
  AlxOptions options = { 0 };
  KitRecord *record = alx_record_new (test_board (), &options, finder->n_players, 0);
  KitRecord *hidden;

  for (guint i = 0; i < finder->n_players; i++)
    kit_record_set_player (record, i, i, "person", (const char[]) { 'A' + i, '\0' });
  start.n_shuffles = 0;                 /* earlier reshuffles are not part of a record */
  hidden = hidden_record (record, &start);
  text = kit_record_write (hidden);
  g_file_set_contents (path, text, -1, NULL);
  kit_record_free (hidden);
  kit_record_free (record);
  printf ("%s", name);
  for (guint i = 0; i < n; i++)
    {
      char token[ALX_TOKEN_SIZE];

      alx_decision_write (&candidates[i].decision, test_board (), token);
      printf (" %s %.3f", token, candidates[i].share);
    }
  printf ("\n");
  fflush (stdout);
}

static gboolean
try_position (Finder         *finder,
              const AlxState *state,
              BaseRandom     *random)
{
  Candidate candidates[CANDIDATES];
  AlxSeat seat;
  gboolean tried = FALSE;
  guint n;

  alx_seat_look (&seat, state, state->decider);
  n = list_candidates (finder, &seat, random, candidates);
  for (Kind kind = 0; kind < KINDS; kind++)
    {
      guint n_kind = 0;

      for (guint i = 0; i < n; i++)
        n_kind += is_of_kind (state, &candidates[i].decision, kind);
      if (n_kind == 0 || n_kind == n || finder->n[kind] >= WANTED)
        continue;
      if (!tried)
        try_candidates (finder, &seat, candidates, n, FEW_GAMES, base_random_next (random));
      tried = TRUE;
      if (find_gap (state, candidates, n, kind) < FIRST_GAP)
        continue;
      try_candidates (finder, &seat, candidates, n, MANY_GAMES, base_random_next (random));
      if (find_gap (state, candidates, n, kind) < GAP)
        continue;
      write_position (finder, kind, state, candidates, n);
      return TRUE;
    }
  return FALSE;
}

/* Searches a game for one position at most. */
static void
search_game (Finder  *finder,
             guint64  seed)
{
  BaseRandom random = { seed };
  AlxState state;
  KitAdvice advice;

  alx_state_deal_shuffled (&state, test_board (), &(AlxOptions) { 0 }, finder->n_players, &random);
  while (!state.over)
    {
      play_on_ask (&state, test_board (), finder->level, finder->nodes, &random, &advice);
      for (guint i = 0; i < advice.n_reusable; i++)
        {
          if (state.phase == ALX_PHASE_ACTIONS && state.actions_left == 2 && state.turn > 6 &&
              base_random_below (&random, 3) == 0 && try_position (finder, &state, &random))
            return;
          alx_apply (&state, test_board (), kit_advice_get (&advice, &alx_rules, i), NULL);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *levels = yardsticks_list_alexandros ();
  Finder finder = { .folder = argv[1] };

  if (argc < 6 || (finder.level = kit_levels_find (levels, argv[4])) == NULL)
    {
      fprintf (stderr, "usage: find-outcomes FOLDER PLAYERS SEED LEVEL NODES\n");
      return 2;
    }
  finder.n_players = CLAMP (atoi (argv[2]), 2, ALX_MAX_PLAYERS);
  finder.nodes = strtoull (argv[5], NULL, 10);
  kit_evaluator_init (&finder.evaluator, &alx_strategy, test_board (), alx_weights_default ());
  for (guint i = 0; i < MAX_GAMES && finder.n[LEVY] + finder.n[BLOCKADE] < KINDS * WANTED; i++)
    search_game (&finder, strtoull (argv[3], NULL, 10) * 1000003 + i);
  kit_evaluator_clear (&finder.evaluator);
  return 0;
}
