/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer players and programs that are asked what a seat decides. They know no game: they
   are given what the seat sees, and answer through one callback. */

#include "alx-thinkers.h"

#include "alx-program.h"

/* A program that has not answered after so many milliseconds is slow. */
#define SLOW_MS 700

struct _AlxThinkers
{
  AlxThinkersSetup setup;
  AlxThinkersFunc  func;
  gpointer         data;

  /* owned */
  AlxJob     *job;                      /* of the level that is asked, or NULL */
  char       *commands[ALX_MAX_PLAYERS]; /* (nullable): of the seats that programs play */
  AlxProgram *programs[ALX_MAX_PLAYERS]; /* (nullable): those that are running */

  int         asked;                    /* the player whose program is asked, or -1 */
  guint       slow_source;              /* until that one is slow */
  gboolean    slow;
};

/**
 * alx_thinkers_new:
 * @setup: how levels and programs are asked; copied
 * @func: called with each answer
 * @data: for @func
 *
 * Returns: (transfer full): nobody is asked yet
 */
AlxThinkers *
alx_thinkers_new (const AlxThinkersSetup *setup,
                  AlxThinkersFunc         func,
                  gpointer                data)
{
  AlxThinkers *thinkers = g_new0 (AlxThinkers, 1);

  thinkers->setup = *setup;
  thinkers->func = func;
  thinkers->data = data;
  thinkers->asked = -1;
  return thinkers;
}

/** alx_thinkers_free: nobody is waited for, and no answer comes any more. */
void
alx_thinkers_free (AlxThinkers *thinkers)
{
  alx_thinkers_stop (thinkers);
  alx_thinkers_dismiss (thinkers);
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_free (thinkers->commands[i]);
  g_free (thinkers);
}

/**
 * alx_thinkers_set_command:
 * @thinkers: who is asked
 * @player: a seat
 * @command: (nullable): a program that answers for it from now on, and its arguments, as a shell
 *   would read them
 *
 * The program that answered before ends.
 */
void
alx_thinkers_set_command (AlxThinkers *thinkers,
                          guint        player,
                          const char  *command)
{
  g_return_if_fail (player < ALX_MAX_PLAYERS);

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
  g_return_val_if_fail (player < ALX_MAX_PLAYERS, NULL);

  return thinkers->commands[player];
}

/* --- a program --- */

/* Has the process ended? Then it is started again for its next question. */
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
    *program = alx_program_new (thinkers->commands[seat->player], thinkers->setup.program_time,
                                program_done_cb, thinkers);
  thinkers->asked = seat->player;
  thinkers->slow_source = g_timeout_add (SLOW_MS, slow_cb, thinkers);
  alx_program_ask (*program, board, seat);
}

/* --- a level --- */

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

/* --- whoever it is --- */

/**
 * alx_thinkers_ask:
 * @thinkers: who is asked; nobody is yet
 * @board: the board, which outlives the question
 * @seat: what the player on turn may know
 * @kind: who plays the seat, as in a record; a program if the seat has a command
 * @seed: of the answer of a level
 *
 * Returns: whether there is somebody to be asked
 */
gboolean
alx_thinkers_ask (AlxThinkers    *thinkers,
                  const AlxBoard *board,
                  const AlxSeat  *seat,
                  const char     *kind,
                  guint64         seed)
{
  AlxLevel level;

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

/** alx_thinkers_is_asked: whether an answer is to come. */
gboolean
alx_thinkers_is_asked (AlxThinkers *thinkers)
{
  return thinkers->job != NULL || thinkers->asked >= 0;
}

/** alx_thinkers_is_slow: whether whoever is asked takes their time: by the level, or because the
    answer has not come for a while. */
gboolean
alx_thinkers_is_slow (AlxThinkers *thinkers)
{
  return thinkers->slow;
}

/** alx_thinkers_hurry: has whoever is asked answer now. */
void
alx_thinkers_hurry (AlxThinkers *thinkers)
{
  if (thinkers->job != NULL)
    alx_job_hurry (thinkers->job);
  if (thinkers->asked >= 0)
    alx_program_hurry (thinkers->programs[thinkers->asked]);
}

/** alx_thinkers_stop: the answer is not wanted any more. A program that still thinks is ended; the
    next question starts it again. */
void
alx_thinkers_stop (AlxThinkers *thinkers)
{
  if (alx_thinkers_is_asked (thinkers))
    g_debug ("the question is given up");
  if (thinkers->job != NULL)
    alx_job_stop (g_steal_pointer (&thinkers->job));
  if (thinkers->asked >= 0)
    g_clear_pointer (&thinkers->programs[thinkers->asked], alx_program_free);
  thinkers->asked = -1;
  g_clear_handle_id (&thinkers->slow_source, g_source_remove);
  thinkers->slow = FALSE;
}

/** alx_thinkers_dismiss: ends all programs, none of which is asked; the next question to one starts
    it again. */
void
alx_thinkers_dismiss (AlxThinkers *thinkers)
{
  g_return_if_fail (thinkers->asked < 0);

  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_clear_pointer (&thinkers->programs[i], alx_program_free);
}
