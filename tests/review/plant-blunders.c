/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a review finds a blunder: plant-blunders GAME GAMES SEED.
 *
 * Games of the strongest level. In half of them a decision of one seat is replaced by another one
 * that wins at least .15 fewer games, by rollouts in positions that the seat cannot tell from the
 * true one. The rollouts that count are played by a level that thinks: after a decision a poor
 * player may go on so badly that the decision seems to be what was wrong. Those of a fast level,
 * which come before them, only save time. Of 20 such blunders the review has to have 18 among the
 * three worst marks of that seat; in games without one it may have two marks of .10 in the mean.
 */

#include "review-games.h"

#include "kit/players/kit-explore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N_PLAYERS 3
#define NODES     20000                 /* of the strongest level, for a turn */
#define COST      0.15
#define SEAT      0                     /* whose blunder is planted */
#define FROM      12                    /* decisions, before the first that may be one */
#define TRIES     4                     /* other decisions that are tried at each */
#define MOST_TURNS 300

/* How games are played to their end: each stage with a new seed, if the one before has found that a
   decision is bad enough. */
typedef struct
{
  const char *level;
  guint64     nodes;                    /* for a turn */
  guint       n;                        /* games after each of two decisions */
} Stage;

static const Stage stages[] = {
  { "scout", 0, 20 },
  { "general", 300, 60 },
  { "general", 300, 300 },
};

typedef struct
{
  const ReviewGame *game;
  const KitLevel   *level;
  KitRecord        *record;
  BaseRandom        random;
  gpointer          view;
  KitAdvice         advice;
} Player;

static void
ask (Player         *player,
     const KitLevel *level,
     gconstpointer   state,
     guint64         nodes)
{
  const KitRules *rules = player->game->format->rules;
  KitQuestion question = {
    .rules = rules, .board = kit_history_get_board (player->record->history),
    .view = player->view, .budget.nodes = nodes, .seed = base_random_next (&player->random),
    .threads = 1
  };

  rules->look (player->view, state, kit_rules_head (state)->decider);
  level->advise (&question, &player->advice);
}

/* The share of the win that the seat has after a decision, in the mean of the games of a stage. */
static double
roll_out (Player        *player,
          const Stage   *stage,
          gconstpointer  decision)
{
  const KitRules *rules = player->game->format->rules;
  gconstpointer board = kit_history_get_board (player->record->history);
  const KitLevel *level = kit_levels_find (player->game->levels, stage->level);
  g_autofree gpointer seen = g_malloc (rules->view_size);
  g_autofree gpointer state = g_malloc (rules->state_size);
  BaseRandom worlds = { stage - stages };
  double sum = 0;

  rules->look (seen, kit_history_get_state (player->record->history), SEAT);
  for (guint i = 0; i < stage->n; i++)
    {
      guint winners;

      rules->deal (seen, board, &worlds, state);
      rules->apply (state, board, decision, NULL);
      while (!kit_rules_head (state)->over && kit_rules_head (state)->turn < MOST_TURNS)
        {
          ask (player, level, state, stage->nodes);
          rules->apply (state, board, kit_advice_get (&player->advice, rules, 0), NULL);
        }
      winners = kit_rules_get_winners (rules, state);
      if ((winners >> SEAT & 1) != 0)
        sum += 1.0 / __builtin_popcount (winners);
    }
  return sum / stage->n;
}

/* Whether @decision wins so many fewer games than @best that it is a blunder; (inout) @chances: of
   @best, of each stage, negative if they are not known yet. */
static gboolean
is_blunder (Player        *player,
            gconstpointer  best,
            gconstpointer  decision,
            double        *chances)
{
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      if (chances[i] < 0)
        chances[i] = roll_out (player, &stages[i], best);
      if (chances[i] < COST ||
          chances[i] - roll_out (player, &stages[i], decision) < COST)
        return FALSE;
    }
  return TRUE;
}

/* A legal decision that is as bad as wanted, instead of @best; FALSE if none was found. */
static gboolean
find_blunder (Player        *player,
              gconstpointer  best,
              gpointer       blunder)
{
  const KitRules *rules = player->game->format->rules;
  gconstpointer board = kit_history_get_board (player->record->history);
  gconstpointer state = kit_history_get_state (player->record->history);
  double chances[G_N_ELEMENTS (stages)] = { -1, -1, -1 };

  if (kit_rules_count (rules, state, board) < 2)
    return FALSE;
  for (guint i = 0; i < TRIES; i++)
    {
      kit_rules_pick_any (rules, state, board, &player->random, blunder);
      if (!kit_rules_is_equal (rules, board, best, blunder) &&
          is_blunder (player, best, blunder, chances))
        return TRUE;
    }
  return FALSE;
}

/* Plays a game; returns the index of the decision that is a blunder, or -1. */
static int
play (Player   *player,
      gboolean  with_blunder)
{
  const KitRules *rules = player->game->format->rules;
  g_autofree gpointer blunder = g_malloc0 (rules->decision_size);
  g_autofree gpointer best = g_malloc0 (rules->decision_size);
  KitHistory *history = player->record->history;
  int planted = -1;
  KitRefusal refusal;

  while (!kit_history_is_over (history))
    {
      gconstpointer state = kit_history_get_state (history);

      ask (player, player->level, state, NODES);
      memcpy (best, kit_advice_get (&player->advice, rules, 0), rules->decision_size);
      if (with_blunder && planted < 0 && kit_history_get_cursor (history) >= FROM &&
          kit_rules_head (state)->decider == SEAT && find_blunder (player, best, blunder))
        {
          planted = kit_history_get_cursor (history);
          kit_history_decide (history, blunder, &refusal);
        }
      else
        kit_history_decide (history, best, &refusal);
    }
  return planted;
}

/* Plays a game, and reviews the seat. Returns the blunder, or -1; counts in @found that the review
   has it, and in @marks how many marks of .10 it has. */
static int
try_game (const ReviewGame *game,
          guint64           seed,
          gboolean          with_blunder,
          guint            *found,
          guint            *n_marks)
{
  Player player = { game, kit_levels_get_strongest (game->levels), .random = { seed } };
  const KitVerdict *marks[KIT_REVIEW_MARKS];
  g_autoptr (KitReview) review = NULL;
  int planted;
  guint n;

  player.record = review_games_begin (game, N_PLAYERS, seed);
  player.view = g_malloc (game->format->rules->view_size);
  for (guint p = 0; p < N_PLAYERS; p++)
    kit_record_set_player (player.record, p, p, p == SEAT ? "person" : "captain", "Player");
  planted = play (&player, with_blunder);
  review = kit_review_new (player.record, player.level);
  review_games_review (review);
  n = kit_review_list_marks (review, SEAT, marks);
  if (planted >= 0)
    {
      const KitVerdict *verdict = kit_review_find (review, planted);

      printf ("seed %" G_GUINT64_FORMAT ": blunder at decision %d, by the review it costs %.3f\n",
              seed, planted + 1,
              verdict != NULL ? verdict->advice.named.behind / (double) KIT_CERTAIN : 0);
    }
  for (guint i = 0; i < n; i++)
    {
      if (kit_verdict_get_cost (marks[i]) >= KIT_REVIEW_MISTAKE)
        ++*n_marks;
      if (planted >= 0 && marks[i] == kit_review_find (review, planted))
        ++*found;
    }
  kit_record_free (player.record);
  g_free (player.view);
  return planted;
}

int
main (int   argc,
      char *argv[])
{
  const ReviewGame *game = NULL;
  guint n_games = argc == 4 ? atoi (argv[2]) : 0;
  guint64 seed = argc == 4 ? strtoull (argv[3], NULL, 10) : 0;
  guint n_planted = 0;
  guint found = 0;
  guint n_marks = 0;
  guint ignored = 0;

  for (guint i = 0; i < G_N_ELEMENTS (review_games) && argc == 4; i++)
    if (g_str_equal (review_games[i].name, argv[1]))
      game = &review_games[i];
  if (game == NULL || n_games == 0)
    {
      fprintf (stderr, "usage: plant-blunders GAME GAMES SEED\n");
      return 2;
    }
  for (guint i = 0; n_planted < n_games && i < 3 * n_games; i++)
    n_planted += try_game (game, seed + i, TRUE, &found, &ignored) >= 0;
  for (guint i = 0; i < n_games; i++)
    try_game (game, seed + 1000 + i, FALSE, &ignored, &n_marks);
  printf ("%s: %u of %u blunders are among the worst marks; %.2f marks of .10 in a game without "
          "one\n", game->name, found, n_planted, (double) n_marks / n_games);
  return n_games >= 20 && (found * 20 < n_planted * 18 || n_marks > 2 * n_games) ? 1 : 0;
}
