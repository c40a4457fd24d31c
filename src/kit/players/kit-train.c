/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays games, and learns a net from them.
 *
 * A net is asked about positions that good players avoid, so the games must go there: some
 * decisions are random ones, of each kind alike, and some lines that were compared are all played
 * to the end.
 */

#include "kit-train.h"

#include "kit-evaluator.h"
#include "kit-explore.h"
#include "kit-learn.h"
#include "kit-search.h"

#include <string.h>

#define MAX_THREADS 64
#define MAX_TURNS   400
/* In thousandths: games that explore; of these, decisions that are random ones, up to a turn that
   is drawn; positions that become samples, and fewer of branches, which good players do not reach;
   games that begin with options that are not the usual ones; seats in which a rival plays, and
   of the others those in which an earlier net does. */
#define EXPLORING 667
#define EXPLORED  150
#define SAMPLED   400
#define BRANCHES_SAMPLED 100
#define ODD       100
#define RIVALS    100
#define EARLIER   250
/* Lines that are compared, and the worlds for each. */
#define N_COMPARED 4
#define N_WORLDS   4
/* Who plays in a seat, if it is no net. */
#define RIVAL G_MAXUINT
/* Positions that may be valued for a thorough plan, and for a turn of those who search. */
#define PLAN_NODES   500
#define SEARCH_NODES 4000
/* What is learned from: the rounds before that count, and how often each sample is looked at. In
   the last round all that were not played hastily count. */
#define WINDOW 5
#define EPOCHS 2

/* How the games of a round are played, in thousandths: turns that are planned thoroughly, positions
   of which the best lines are all played to the end, and games that branch; whether all turns are
   searched instead; and the rate at which the round learns. */
typedef struct
{
  guint    thorough;
  guint    compared;
  guint    branching;
  gboolean searching;
  double   rate;
} Manner;

/* Nets that know little yet learn more from many hasty games. */
static const Manner hasty = { 60, 0, 30, FALSE, 0.002 };
static const Manner careful = { 850, 1, 100, FALSE, 0.002 };
/* What comes of branches, which good players do not reach, made these nets weaker. */
static const Manner searching = { 0, 0, 0, TRUE, 0.001 };

typedef struct
{
  const KitLesson  *lesson;
  const Manner     *manner;
  guint             round;
  const KitWeights *rounds;             /* of the rounds before, and of this one */
  int               next;               /* atomic: the next game to be played */
  KitSamples       *samples;            /* for each game */
} Games;

/* A thread with a game. */
typedef struct
{
  const Games     *games;
  const KitLesson *lesson;
  KitEvaluator     evaluator;
  BaseRandom       random;
  KitSamples      *samples;             /* of the game */
  guint            compared;            /* see #Manner */
  guint            sampled;             /* positions, in thousandths */
  guint            explores_to;         /* a turn */
  guint            branches_from;       /* a turn */
  guint32          branched;            /* the set of kinds that have been branched off */
  GByteArray      *branches;            /* owned: positions to be played to their end later */
  guint            players[KIT_MAX_PLAYERS];    /* the net of each seat, or RIVAL */
  gpointer         state;               /* owned, as the next ones */
  gpointer         view;
  gpointer         world;
  gpointer         branch;
  KitLine          lines[N_COMPARED];
  KitAdvice        advice;
} Player;

static gboolean
happens (Player *player,
         guint   thousandths)
{
  return base_random_below (&player->random, 1000) < thousandths;
}

static void
take_sample (Player *player)
{
  if (!kit_rules_head (player->state)->over)
    player->lesson->strategy->look (player->state, player->lesson->board,
                                    kit_samples_add (player->samples));
}

/* Plans the turn thoroughly, for one dealing of what the seat does not know. */
static guint
plan (Player *player,
      guint   most)
{
  KitEvaluator *evaluator = &player->evaluator;
  guint n;

  player->lesson->strategy->rules->deal (player->view, player->lesson->board, &player->random,
                                         player->world);
  evaluator->limit.max_nodes = evaluator->limit.nodes + PLAN_NODES;
  n = kit_evaluator_plan (evaluator, player->world, most, player->lines);
  evaluator->limit = (KitLimit) { 0 };
  return n;
}

/* Searches a line as the levels do. */
static void
search (Player *player)
{
  const KitStrategy *strategy = player->lesson->strategy;
  const KitQuestion question = {
    .rules = strategy->rules, .board = player->lesson->board, .view = player->view,
    .budget.nodes = SEARCH_NODES, .seed = base_random_next (&player->random), .threads = 1,
  };

  kit_search (strategy->training, player->evaluator.weights, &question, &player->advice);
  player->lines[0].n = player->advice.n_reusable;
  memcpy (player->lines[0].decisions, player->advice.line,
          player->advice.n_reusable * strategy->rules->decision_size);
}

/* Remembers the position in @branch, to be played to its end later. */
static void
add_branch (Player *player)
{
  g_byte_array_append (player->branches, player->branch,
                       player->lesson->strategy->rules->state_size);
}

/* Remembers the positions after the best lines, in the same worlds. */
static void
compare (Player *player)
{
  const KitLesson *lesson = player->lesson;
  const KitRules *rules = lesson->strategy->rules;
  guint n = plan (player, N_COMPARED);

  for (guint world = 0; world < N_WORLDS && n > 1; world++)
    {
      rules->deal (player->view, lesson->board, &player->random, player->world);
      for (guint i = 0; i < n; i++)
        {
          memcpy (player->branch, player->world, rules->state_size);
          kit_line_apply (&player->lines[i], rules, lesson->board, player->branch);
          add_branch (player);
        }
    }
}

/* From a turn on, remembers the position after a random decision of each kind that was not possible
   before. */
static void
branch_off (Player *player)
{
  const KitLesson *lesson = player->lesson;
  const KitRules *rules = lesson->strategy->rules;
  KitKinds kinds;

  kit_explore_kinds (lesson->strategy, lesson->board, player->state, &player->random, &kinds);
  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (kinds.n[kind] > 0 && (player->branched >> kind & 1) == 0)
      {
        player->branched |= 1u << kind;
        memcpy (player->branch, player->state, rules->state_size);
        rules->apply (player->branch, lesson->board, kinds.picked[kind], NULL);
        add_branch (player);
      }
}

/* Plays a line; at any of its decisions a random one may be made instead, which ends it. */
static void
follow (Player        *player,
        const KitLine *line)
{
  const KitRules *rules = player->lesson->strategy->rules;
  guint turn = kit_rules_head (player->state)->turn;
  KitRefusal refusal;

  for (guint i = 0; i < line->n && !kit_rules_head (player->state)->over; i++)
    {
      gconstpointer decision = line->decisions + i * rules->decision_size;

      if (turn >= player->branches_from)
        branch_off (player);
      if (turn < player->explores_to && happens (player, EXPLORED))
        {
          /* What came of the positions before is not what would have come of them. */
          kit_samples_drop (player->samples, 0);
          kit_explore (player->lesson->strategy, player->lesson->board, player->state,
                       &player->random);
          take_sample (player);
          return;
        }
      if (i > 0 && !rules->test (player->state, player->lesson->board, decision, &refusal))
        return;
      rules->apply (player->state, player->lesson->board, decision, NULL);
      if (happens (player, player->sampled))
        take_sample (player);
    }
}

/* The first half of the rounds is hasty. */
static guint
get_first_careful (const KitLesson *lesson)
{
  return lesson->n_rounds / 2;
}

static const Manner *
get_manner (const KitLesson *lesson,
            guint            round)
{
  if (round < get_first_careful (lesson))
    return &hasty;
  return lesson->strategy->training != NULL ? &searching : &careful;
}

/* The last net that was learned; in the first round, one that knows nothing. */
static guint
get_last (const Player *player)
{
  return MAX (player->games->round, 1) - 1;
}

/* Nets that search meet no earlier ones that did not. */
static guint
pick_player (Player *player)
{
  const KitLesson *lesson = player->lesson;
  guint last = get_last (player);
  guint first = player->games->manner->searching ? MIN (get_first_careful (lesson), last) : 0;

  if (lesson->strategy->rival != NULL &&
      (player->games->round == 0 || happens (player, RIVALS)))
    return RIVAL;
  return happens (player, EARLIER)
           ? first + base_random_below (&player->random, last - first + 1) : last;
}

static void
play_on (Player *player)
{
  const KitStrategy *strategy = player->lesson->strategy;
  guint seat = kit_rules_head (player->state)->decider;
  guint who = player->players[seat];

  player->evaluator.weights = &player->games->rounds[who == RIVAL ? get_last (player) : who];
  strategy->rules->look (player->view, player->state, seat);
  if (happens (player, player->compared))
    compare (player);
  if (who == RIVAL)
    {
      player->lines[0].n = 1;
      strategy->rival (player->view, player->lesson->board, player->lines[0].decisions);
    }
  else if (player->games->manner->searching)
    search (player);
  else if (happens (player, player->games->manner->thorough))
    plan (player, 1);
  else
    kit_evaluator_policy (&player->evaluator, player->view, &player->random, player->lines);
  follow (player, player->lines);
}

/* Plays the game to its end, and labels its samples from @first on. */
static void
play_to_end (Player *player,
             gsize   first)
{
  const KitHead *head = kit_rules_head (player->state);
  KitOutlook outcome;

  while (!head->over && head->turn < MAX_TURNS)
    play_on (player);
  if (!head->over)
    kit_samples_drop (player->samples, first);
  kit_evaluator_look (&player->evaluator, player->state, &outcome);
  kit_samples_label (player->samples, first, &outcome);
}

/* Plays the positions that were remembered to their end. */
static void
play_branches (Player *player)
{
  gsize size = player->lesson->strategy->rules->state_size;

  player->compared = 0;
  player->sampled = BRANCHES_SAMPLED;
  player->explores_to = 0;
  player->branches_from = MAX_TURNS;
  for (gsize at = 0; at < player->branches->len; at += size)
    {
      gsize first = player->samples->n;

      memcpy (player->state, player->branches->data + at, size);
      take_sample (player);
      play_to_end (player, first);
    }
  g_byte_array_set_size (player->branches, 0);
}

static void
play_game (Player     *player,
           guint       game,
           KitSamples *samples)
{
  const KitLesson *lesson = player->lesson;
  const KitStrategy *strategy = lesson->strategy;

  player->random.state = lesson->seed + lesson->n_players +
                         player->games->round * G_GUINT64_CONSTANT (0x8ebc6af09c88c6e3) +
                         game * G_GUINT64_CONSTANT (0xa0761d6478bd642f);
  kit_samples_init (samples, lesson->n_players, g_strv_length ((char **) strategy->features));
  player->samples = samples;
  for (guint p = 0; p < lesson->n_players; p++)
    player->players[p] = pick_player (player);
  player->compared = player->games->manner->compared;
  player->sampled = SAMPLED;
  player->explores_to = happens (player, EXPLORING)
                          ? base_random_below (&player->random, strategy->turns) : 0;
  player->branches_from = happens (player, player->games->manner->branching)
                            ? base_random_below (&player->random, strategy->turns) : MAX_TURNS;
  player->branched = 0;
  lesson->deal (lesson->n_players, base_random_next (&player->random), happens (player, ODD),
                player->state, lesson->data);
  play_to_end (player, 0);
  play_branches (player);
}

static gpointer
play_games (gpointer data)
{
  Games *games = data;
  const KitLesson *lesson = games->lesson;
  const KitRules *rules = lesson->strategy->rules;
  Player *player = g_new0 (Player, 1);
  guint game;

  player->games = games;
  player->lesson = lesson;
  player->state = g_malloc (rules->state_size);
  player->view = g_malloc (rules->view_size);
  player->world = g_malloc (rules->state_size);
  player->branch = g_malloc (rules->state_size);
  player->branches = g_byte_array_new ();
  kit_evaluator_init (&player->evaluator, lesson->strategy, lesson->board, games->rounds);
  while ((game = g_atomic_int_add (&games->next, 1)) < kit_train_count_games (lesson, games->round))
    {
      play_game (player, game, &games->samples[game]);
      if (lesson->progress != NULL)
        lesson->progress (lesson->data);
    }
  kit_evaluator_clear (&player->evaluator);
  g_free (player->state);
  g_free (player->view);
  g_free (player->world);
  g_free (player->branch);
  g_byte_array_unref (player->branches);
  g_free (player);
  return NULL;
}

static void
play_all (Games *games)
{
  GThread *threads[MAX_THREADS];
  guint n_games = kit_train_count_games (games->lesson, games->round);
  guint n = CLAMP (games->lesson->n_threads, 1, MAX_THREADS);

  g_debug ("%u games of %u players begin, threads: %u", n_games, games->lesson->n_players, n);
  for (guint i = 0; i < n; i++)
    threads[i] = g_thread_new ("game", play_games, games);
  for (guint i = 0; i < n; i++)
    g_thread_join (threads[i]);
  g_debug ("the games have ended");
}

/** kit_train_count_games: the games of a round: in the first half of the rounds, which are hasty,
    half of the others. */
guint
kit_train_count_games (const KitLesson *lesson,
                       guint            round)
{
  return round < get_first_careful (lesson) ? MAX (lesson->n_games / 2, 1) : lesson->n_games;
}

/**
 * kit_train_round:
 * @lesson: how
 * @round: from 0
 * @rounds: (inout): the weights of the rounds before; those of @round are made. Those of the first
 *   round are all zero before
 * @samples: (inout): the samples of the rounds before; those of @round are made, and those that are
 *   not learned from again may be cleared
 *
 * Returns: the mean loss while learning
 */
double
kit_train_round (const KitLesson *lesson,
                 guint            round,
                 KitWeights      *rounds,
                 KitSamples      *samples)
{
  guint n_games = kit_train_count_games (lesson, round);
  guint n_features = g_strv_length ((char **) lesson->strategy->features);
  const Manner *manner = get_manner (lesson, round);
  guint careful_from = get_first_careful (lesson);
  guint first = round + 1 > WINDOW ? round + 1 - WINDOW : 0;
  KitNet *net = &rounds[round].nets[lesson->n_players - KIT_MIN_PLAYERS];
  KitLearning learning = { .epochs = EPOCHS, .rate = manner->rate, .seed = lesson->seed + round };
  Games games = {
    .lesson = lesson,
    .manner = manner,
    .round = round,
    .rounds = rounds,
    .samples = g_new0 (KitSamples, n_games),
  };

  if (round > 0)
    *net = rounds[round - 1].nets[lesson->n_players - KIT_MIN_PLAYERS];
  net->n_features = n_features;
  play_all (&games);
  kit_samples_init (&samples[round], lesson->n_players, n_features);
  for (guint game = 0; game < n_games; game++)
    {
      kit_samples_append (&samples[round], &games.samples[game]);
      kit_samples_clear (&games.samples[game]);
    }
  g_free (games.samples);
  if (round == 0)
    net->n_features = 0;                /* begins with random weights */
  if (round + 1 == lesson->n_rounds)
    first = MIN (first, careful_from);
  learning.parts = samples + first;
  learning.n_parts = round + 1 - first;
  kit_learn (net, &learning);
  if (round + 1 >= WINDOW && first < careful_from)
    kit_samples_clear (&samples[first]);
  return learning.loss;
}
