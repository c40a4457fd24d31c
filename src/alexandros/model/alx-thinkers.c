/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a level or an external program for the decision of a seat. Knows no AlxGame: it is given
   what the seat may see, and answers through one callback. */

#include "alx-thinkers.h"

#include "alx-program.h"

#define SLOW_MS 700                     /* without an answer, until a program counts as slow */

struct _AlxThinkers
{
  AlxThinkersSetup setup;
  AlxThinkersFunc  func;
  gpointer         data;

  /* owned */
  AlxJob     *job;                      /* of the pending question to a level */
  char       *commands[ALX_MAX_PLAYERS]; /* NULL for seats without a program */
  AlxProgram *programs[ALX_MAX_PLAYERS]; /* NULL for those not running */

  int         asked;                    /* player of the pending question to a program, or -1 */
  guint       slow_source;              /* while that one is not slow */
  gboolean    slow;
};

/**
 * alx_thinkers_new:
 * @setup: how levels and programs are asked; copied
 * @func: called with each answer
 * @data: for @func
 *
 * Returns: (transfer full): thinkers without a pending question
 */
AlxThinkers *
alx_thinkers_new (const AlxThinkersSetup *setup,
                  AlxThinkersFunc         func,
                  gpointer                data)
{
  AlxThinkers *thinkers;

  g_return_val_if_fail (setup != NULL && func != NULL, NULL);

  thinkers = g_new0 (AlxThinkers, 1);
  thinkers->setup = *setup;
  thinkers->func = func;
  thinkers->data = data;
  thinkers->asked = -1;
  return thinkers;
}

/** alx_thinkers_free: cancels the pending question and ends all programs, without waiting. */
void
alx_thinkers_free (AlxThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL);

  alx_thinkers_stop (thinkers);
  alx_thinkers_dismiss (thinkers);
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_free (thinkers->commands[i]);
  g_free (thinkers);
}

/**
 * alx_thinkers_set_command:
 * @thinkers: the thinkers
 * @player: a seat
 * @command: (nullable): the program that answers for it from now on, and its arguments, quoted as
 *   for a shell
 *
 * Ends the program that answered before.
 */
void
alx_thinkers_set_command (AlxThinkers *thinkers,
                          guint        player,
                          const char  *command)
{
  g_return_if_fail (thinkers != NULL && player < ALX_MAX_PLAYERS);

  if (thinkers->asked == (int) player)
    alx_thinkers_stop (thinkers);
  g_clear_pointer (&thinkers->programs[player], alx_program_free);
  g_free (thinkers->commands[player]);
  thinkers->commands[player] = g_strdup (command);
}

/** alx_thinkers_get_command: (nullable): the command of the program that answers for @player. */
const char *
alx_thinkers_get_command (AlxThinkers *thinkers,
                          guint        player)
{
  g_return_val_if_fail (thinkers != NULL && player < ALX_MAX_PLAYERS, NULL);

  return thinkers->commands[player];
}

/* --- programs --- */

/* Whether the process has ended, so that the next question must start it again. */
static gboolean
has_ended (AlxBotProblem problem)
{
  return problem == ALX_BOT_GONE || problem == ALX_BOT_UNSTARTED || problem == ALX_BOT_STOPPED;
}

static void
program_done_cb (const AlxDecision *decision,
                 AlxBotProblem      problem,
                 gpointer           data)
{
  AlxThinkers *thinkers = data;
  AlxAdvice advice = { .n = 1, .n_reusable = 1, .line = { *decision } };

  if (has_ended (problem))
    g_clear_pointer (&thinkers->programs[thinkers->asked], alx_program_free);
  thinkers->asked = -1;
  g_clear_handle_id (&thinkers->slow_source, g_source_remove);
  thinkers->slow = FALSE;
  thinkers->func (&advice, problem, thinkers->data);
}

static gboolean
slow_cb (gpointer data)
{
  AlxThinkers *thinkers = data;

  thinkers->slow_source = 0;
  thinkers->slow = TRUE;
  thinkers->func (NULL, ALX_BOT_FINE, thinkers->data);
  return G_SOURCE_REMOVE;
}

static void
ask_program (AlxThinkers    *thinkers,
             const AlxBoard *board,
             const AlxSeat  *seat)
{
  AlxProgram **program = &thinkers->programs[seat->player];

  if (*program == NULL)
    *program = alx_program_new (thinkers->commands[seat->player], thinkers->setup.program_time_us,
                                program_done_cb, thinkers);
  g_assert (thinkers->slow_source == 0);
  thinkers->asked = seat->player;
  thinkers->slow_source = g_timeout_add (SLOW_MS, slow_cb, thinkers);
  alx_program_ask (*program, board, seat);
}

/* --- levels --- */

static void
job_done_cb (const AlxAdvice *advice,
             gpointer         data)
{
  AlxThinkers *thinkers = data;

  thinkers->job = NULL;
  thinkers->slow = FALSE;
  thinkers->func (advice, ALX_BOT_FINE, thinkers->data);
}

static void
ask_level (AlxThinkers    *thinkers,
           const AlxBoard *board,
           const AlxSeat  *seat,
           AlxLevel        level,
           guint64         seed)
{
  AlxQuestion question = { .board = board, .seat = *seat, .seed = seed };

  thinkers->slow = level >= ALX_LEVEL_SATRAP;
  thinkers->job =
    alx_job_start (thinkers->setup.advise, level, &question, job_done_cb, thinkers);
}

/* --- both --- */

/**
 * alx_thinkers_ask:
 * @thinkers: thinkers without a pending question
 * @board: the board, which outlives the question
 * @seat: what the player on turn may know
 * @kind: who plays the seat, as in a record; a program is asked if the seat has a command
 * @seed: random seed for a level
 *
 * Returns: whether anybody was asked; persons are not
 */
gboolean
alx_thinkers_ask (AlxThinkers    *thinkers,
                  const AlxBoard *board,
                  const AlxSeat  *seat,
                  const char     *kind,
                  guint64         seed)
{
  AlxLevel level;

  g_return_val_if_fail (board != NULL && seat != NULL && kind != NULL, FALSE);
  g_return_val_if_fail (!alx_thinkers_is_asked (thinkers), FALSE);

  if (thinkers->commands[seat->player] != NULL)
    ask_program (thinkers, board, seat);
  else if (alx_level_find (kind, &level))
    ask_level (thinkers, board, seat, level, seed);
  else
    return FALSE;
  g_debug ("player %u is asked: %s", seat->player, kind);
  return TRUE;
}

/** alx_thinkers_is_asked: whether a question is pending. */
gboolean
alx_thinkers_is_asked (AlxThinkers *thinkers)
{
  g_return_val_if_fail (thinkers != NULL, FALSE);

  return thinkers->job != NULL || thinkers->asked >= 0;
}

/** alx_thinkers_is_slow: whether the pending question takes long, because of its level or because
    a program has not answered for a while. */
gboolean
alx_thinkers_is_slow (AlxThinkers *thinkers)
{
  g_return_val_if_fail (thinkers != NULL, FALSE);

  return thinkers->slow;
}

/** alx_thinkers_hurry: makes the pending question be answered now. */
void
alx_thinkers_hurry (AlxThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL);

  if (thinkers->job != NULL)
    alx_job_hurry (thinkers->job);
  if (thinkers->asked >= 0)
    alx_program_hurry (thinkers->programs[thinkers->asked]);
}

/** alx_thinkers_stop: cancels the pending question, if any. A program that is still thinking is
    ended; the next question starts it again. */
void
alx_thinkers_stop (AlxThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL);

  if (alx_thinkers_is_asked (thinkers))
    g_debug ("pending question is cancelled");
  if (thinkers->job != NULL)
    alx_job_stop (g_steal_pointer (&thinkers->job));
  if (thinkers->asked >= 0)
    g_clear_pointer (&thinkers->programs[thinkers->asked], alx_program_free);
  thinkers->asked = -1;
  g_clear_handle_id (&thinkers->slow_source, g_source_remove);
  thinkers->slow = FALSE;
}

/** alx_thinkers_dismiss: ends all programs while no question to one is pending; the next question
    to one starts it again. */
void
alx_thinkers_dismiss (AlxThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL && thinkers->asked < 0);

  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_clear_pointer (&thinkers->programs[i], alx_program_free);
}
