/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays sets of games of A against B. */

#include "kit-cli-contest.h"

#include "base/base-random.h"

#include <errno.h>
#include <time.h>

/* --- one game --- */

/* A game that is played. */
typedef struct
{
  const KitRules *rules;
  gconstpointer   board;

  /* owned */
  gpointer        state;
  gpointer        view;                 /* of whoever decides */
  KitCliProgram  *programs[KIT_MAX_PLAYERS];    /* (nullable): in these seats */
} Table;

/* Makes the decisions of an advice until another seat decides. */
static void
follow_advice (Table            *table,
               const KitCliSide *side,
               const KitAdvice  *advice)
{
  const KitRules *rules = table->rules;
  const KitHead *head = kit_rules_head (table->state);
  guint player = head->decider;

  for (guint i = 0; i < advice->n_reusable && head->decider == player; i++)
    {
      gconstpointer decision = kit_advice_get (advice, rules, i);
      KitRefusal refusal;

      if (!rules->test (table->state, table->board, decision, &refusal))
        g_error ("%s decided against rule %u", side->name, refusal.rule);
      rules->apply (table->state, table->board, decision, NULL);
    }
}

/* Asks a level; makes all decisions of its advice that need no other question. Returns the
   positions that it has valued. */
static guint64
ask_level (Table            *table,
           const KitCliSide *side,
           guint64           seed)
{
  const KitQuestion question = {
    .rules = table->rules,
    .board = table->board,
    .view = table->view,
    .budget = { (gint64) (side->seconds * G_USEC_PER_SEC), side->nodes },
    .seed = seed,
    .weights = side->weights,
    .threads = side->seconds > 0 ? 0 : 1,
  };
  KitAdvice advice;

  side->player.level->advise (&question, &advice);
  follow_advice (table, side, &advice);
  return advice.nodes;
}

/* Asks a program, and makes its decision. */
static gboolean
ask_program (Table         *table,
             KitCliProgram *program,
             GError       **error)
{
  g_autofree gpointer decision = g_malloc0 (table->rules->decision_size);

  if (!kit_cli_program_ask (program, table->board, table->view, NULL, decision, error))
    return FALSE;
  table->rules->apply (table->state, table->board, decision, NULL);
  return TRUE;
}

/* Milliseconds: of the thread's CPU time with a budget of nodes, so that the load of the machine
   does not matter; of the time that passes otherwise, and for a program. */
static double
read_clock_ms (const KitCliSide *side)
{
  struct timespec time;

  if (side->seconds > 0 || side->player.command != NULL ||
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time) != 0)
    return g_get_monotonic_time () / 1000.0;
  return time.tv_sec * 1000.0 + time.tv_nsec / 1000000.0;
}

/* Plays what one seat decides in a row within a turn; asks again after each decision that reveals
   something hidden. */
static gboolean
play_turn (const KitCliContest *contest,
           Table               *table,
           guint                index,
           KitCliSet           *set,
           BaseRandom          *random,
           GError             **error)
{
  const KitHead *head = kit_rules_head (table->state);
  const KitCliSide *side = &contest->sides[index];
  guint player = head->decider;
  guint turn = head->turn;
  float spent_ms = 0;

  while (!head->over && head->turn == turn && head->decider == player)
    {
      guint64 seed = base_random_next (random);
      const char *kind = contest->game->get_phase (table->state);
      double start_ms = read_clock_ms (side);
      double ms;

      table->rules->look (table->view, table->state, player);
      if (table->programs[player] == NULL)
        set->nodes[index] += ask_level (table, side, seed);
      else if (!ask_program (table, table->programs[player], error))
        return FALSE;
      ms = read_clock_ms (side) - start_ms;
      kit_cli_kinds_add (set->kinds[index], g_intern_string (kind), 1, ms);
      spent_ms += ms;
    }
  g_array_append_val (set->times[index], spent_ms);
  return TRUE;
}

static gboolean
start_programs (const KitCliContest *contest,
                Table               *table,
                guint                seat,
                GError             **error)
{
  for (int i = 0; i < contest->n_players; i++)
    {
      const KitCliSide *side = &contest->sides[(guint) i == seat ? 0 : 1];
      double seconds = side->seconds > 0 ? side->seconds : KIT_BOT_SECONDS;

      if (!kit_cli_player_start (&side->player, contest->game, seconds, &table->programs[i], error))
        return FALSE;
    }
  return TRUE;
}

/* A is in @seat. Weak levels may come to no end: then the scores decide. */
static gboolean
play_game (const KitCliContest *contest,
           Table               *table,
           guint                seat,
           KitCliSet           *set,
           BaseRandom          *random,
           GError             **error)
{
  const KitHead *head = kit_rules_head (table->state);

  while (!head->over && head->turn <= KIT_CLI_MAX_TURNS)
    if (!play_turn (contest, table, head->decider == seat ? 0 : 1, set, random, error))
      return FALSE;
  return TRUE;
}

/* The best score of all seats but one. */
static int
find_best_score (const Table *table,
                 guint        except)
{
  int best = G_MININT;

  for (guint i = 0; i < kit_rules_head (table->state)->n_players; i++)
    if (i != except)
      best = MAX (best, table->rules->get_score (table->state, i));
  return best;
}

static void
count_game (KitCliSet   *set,
            const Table *table,
            guint        seat)
{
  guint winners = kit_rules_get_winners (table->rules, table->state);
  double n = kit_rules_head (table->state)->n_players;
  int lead = table->rules->get_score (table->state, seat) - find_best_score (table, seat);

  if (winners >> seat & 1)
    set->wins += 1.0 / __builtin_popcount (winners) / n;
  set->margin += lead / n;
  set->turns += kit_rules_head (table->state)->turn / n;
}

static gboolean
play_set (const KitCliContest *contest,
          guint                index,
          GError             **error)
{
  KitCliSet *set = &contest->sets[index];
  const KitCliGame *game = contest->game;
  guint64 seed = contest->seed + index * G_GUINT64_CONSTANT (0x9fb21c651e98df25);
  g_autoptr (KitRecord) record =
    game->format->create_record (contest->options, contest->n_players, seed);
  Table table = {
    .rules = game->format->rules,
    .board = kit_history_get_board (record->history),
    .state = g_malloc (game->format->rules->state_size),
    .view = g_malloc (game->format->rules->view_size),
  };
  gboolean played = TRUE;

  for (int seat = 0; played && seat < contest->n_players; seat++)
    {
      BaseRandom random = { seed ^ (G_GUINT64_CONSTANT (0xd6e8feb86659fd93) * (seat + 1)) };

      kit_history_get_state_at (record->history, 0, table.state);
      played = start_programs (contest, &table, seat, error) &&
               play_game (contest, &table, seat, set, &random, error);
      kit_cli_programs_end (table.programs);
      if (played)
        count_game (set, &table, seat);
    }
  g_free (table.state);
  g_free (table.view);
  set->played = played;
  return played;
}

/* Keeps the set on the disk, and the first error of all threads, after which no other set is
   begun. */
static void
add_result (KitCliContest *contest,
            guint          index,
            GError        *error)
{
  g_mutex_lock (&contest->mutex);
  if (error == NULL && !kit_cli_row_add (contest, index))
    g_set_error (&error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s: %s", contest->row_name,
                 g_strerror (errno));
  if (error != NULL)
    g_atomic_int_set (&contest->next, contest->n_sets);
  if (contest->error == NULL)
    contest->error = error;
  else
    g_clear_error (&error);
  g_mutex_unlock (&contest->mutex);
}

static gpointer
play_sets (gpointer data)
{
  KitCliContest *contest = data;
  int index;

  while ((index = g_atomic_int_add (&contest->next, 1)) < contest->n_sets)
    {
      GError *error = NULL;

      if (!contest->sets[index].played)
        {
          play_set (contest, index, &error);
          add_result (contest, index, error);
        }
      if (!contest->quiet && index % 50 == 49)
        fprintf (stderr, "%d\n", index + 1);
    }
  return NULL;
}

/**
 * kit_cli_contest_play:
 * @contest: what is played; to be cleared by kit_cli_contest_clear()
 *
 * Returns: whether the games were played; if not, prints an error
 */
gboolean
kit_cli_contest_play (KitCliContest *contest)
{
  contest->sets = g_new0 (KitCliSet, contest->n_sets);
  for (int index = 0; index < contest->n_sets; index++)
    for (guint i = 0; i < 2; i++)
      {
        contest->sets[index].times[i] = g_array_new (FALSE, FALSE, sizeof (float));
        contest->sets[index].kinds[i] = g_array_new (FALSE, FALSE, sizeof (KitCliKind));
      }
  if (!kit_cli_row_open (contest))
    return FALSE;
  kit_cli_run_threads (play_sets, contest, 0, contest->n_threads);
  if (contest->error != NULL)
    fprintf (stderr, "%s\n", contest->error->message);
  return contest->error == NULL;
}

/** kit_cli_contest_clear: frees what @contest has. */
void
kit_cli_contest_clear (KitCliContest *contest)
{
  for (guint i = 0; i < 2; i++)
    {
      g_free (contest->sides[i].name);
      g_free (contest->sides[i].weights_name);
      g_free (contest->sides[i].weights);
      kit_cli_player_clear (&contest->sides[i].player);
      for (int index = 0; contest->sets != NULL && index < contest->n_sets; index++)
        {
          g_array_unref (contest->sets[index].times[i]);
          g_array_unref (contest->sets[index].kinds[i]);
        }
    }
  kit_cli_rules_clear (&contest->rules);
  g_free (contest->options);
  g_clear_pointer (&contest->row, fclose);
  g_free (contest->row_name);
  g_clear_error (&contest->error);
  g_free (contest->sets);
}
