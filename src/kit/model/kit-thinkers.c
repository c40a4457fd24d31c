/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a level or an external program for the decision of a seat. Knows no KitGame: it is given
   what the seat may see, and answers through one callback. */

#include "kit-thinkers.h"

#include "kit-program.h"

#include <string.h>

#define SLOW_MS 700                     /* without an answer, until a program counts as slow */

struct _KitThinkers
{
  KitThinkersSetup setup;
  KitThinkersFunc  func;
  gpointer         data;

  /* owned */
  KitJob     *job;                      /* of the pending question to a level */
  char       *commands[KIT_MAX_PLAYERS]; /* NULL for seats without a program */
  KitProgram *programs[KIT_MAX_PLAYERS]; /* NULL for those not running */

  int         asked;                    /* player of the pending question to a program, or -1 */
  gboolean    hurried;                  /* so that this one has been stopped */
  guint       slow_source;              /* while that one is not slow */
  gboolean    slow;
};

/**
 * kit_thinkers_new:
 * @setup: how levels and programs are asked; copied
 * @func: called with each answer
 * @data: for @func
 *
 * Returns: (transfer full): thinkers without a pending question
 */
KitThinkers *
kit_thinkers_new (const KitThinkersSetup *setup,
                  KitThinkersFunc         func,
                  gpointer                data)
{
  KitThinkers *thinkers;

  g_return_val_if_fail (setup != NULL && func != NULL, NULL);

  thinkers = g_new0 (KitThinkers, 1);
  thinkers->setup = *setup;
  thinkers->func = func;
  thinkers->data = data;
  thinkers->asked = -1;
  return thinkers;
}

/** kit_thinkers_free: cancels the pending question and ends all programs, without waiting. */
void
kit_thinkers_free (KitThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL);

  kit_thinkers_stop (thinkers);
  kit_thinkers_dismiss (thinkers);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    g_free (thinkers->commands[i]);
  g_free (thinkers);
}

/**
 * kit_thinkers_set_command:
 * @thinkers: the thinkers
 * @player: a seat
 * @command: (nullable): the program that answers for it from now on, and its arguments, quoted as
 *   for a shell
 *
 * Ends the program that answered before.
 */
void
kit_thinkers_set_command (KitThinkers *thinkers,
                          guint        player,
                          const char  *command)
{
  g_return_if_fail (thinkers != NULL && player < KIT_MAX_PLAYERS);

  if (thinkers->asked == (int) player)
    kit_thinkers_stop (thinkers);
  g_clear_pointer (&thinkers->programs[player], kit_program_free);
  g_free (thinkers->commands[player]);
  thinkers->commands[player] = g_strdup (command);
}

/** kit_thinkers_get_command: (nullable): the command of the program that answers for @player. */
const char *
kit_thinkers_get_command (KitThinkers *thinkers,
                          guint        player)
{
  g_return_val_if_fail (thinkers != NULL && player < KIT_MAX_PLAYERS, NULL);

  return thinkers->commands[player];
}

/* --- programs --- */

/* Whether the next question must start the process again: it has ended, or it was stopped by a
   hurry that came after its answer. */
static gboolean
has_ended (KitThinkers   *thinkers,
           KitBotProblem  problem)
{
  return thinkers->hurried || problem == KIT_BOT_GONE || problem == KIT_BOT_UNSTARTED ||
         problem == KIT_BOT_STOPPED;
}

static void
program_done_cb (gconstpointer decision,
                 KitBotProblem problem,
                 gpointer      data)
{
  KitThinkers *thinkers = data;
  KitAdvice advice = { .n = 1, .n_reusable = 1 };

  memcpy (advice.line, decision, thinkers->setup.format->rules->decision_size);
  if (has_ended (thinkers, problem))
    g_clear_pointer (&thinkers->programs[thinkers->asked], kit_program_free);
  thinkers->asked = -1;
  g_clear_handle_id (&thinkers->slow_source, g_source_remove);
  thinkers->slow = FALSE;
  thinkers->func (&advice, problem, thinkers->data);
}

static gboolean
slow_cb (gpointer data)
{
  KitThinkers *thinkers = data;

  thinkers->slow_source = 0;
  thinkers->slow = TRUE;
  thinkers->func (NULL, KIT_BOT_FINE, thinkers->data);
  return G_SOURCE_REMOVE;
}

static void
ask_program (KitThinkers     *thinkers,
             gconstpointer    board,
             gconstpointer    view,
             const KitWishes *wishes)
{
  guint player = kit_rules_head (view)->decider;
  KitProgram **program = &thinkers->programs[player];

  if (*program == NULL)
    *program = kit_program_new (thinkers->setup.format, thinkers->commands[player],
                                thinkers->setup.program_time_us, program_done_cb, thinkers);
  g_assert (thinkers->slow_source == 0);
  thinkers->asked = player;
  thinkers->hurried = FALSE;
  thinkers->slow_source = g_timeout_add (SLOW_MS, slow_cb, thinkers);
  kit_program_ask (*program, board, view, wishes);
}

/* --- levels --- */

static void
job_done_cb (const KitAdvice *advice,
             gpointer         data)
{
  KitThinkers *thinkers = data;

  thinkers->job = NULL;
  thinkers->slow = FALSE;
  thinkers->func (advice, KIT_BOT_FINE, thinkers->data);
}

static void
ask_level (KitThinkers     *thinkers,
           gconstpointer    board,
           gconstpointer    view,
           const KitWishes *wishes,
           const KitLevel  *level,
           guint64          seed)
{
  KitQuestion question = { .rules = thinkers->setup.format->rules, .board = board, .view = view,
                           .seed = seed, .wishes = wishes };

  thinkers->slow = level->is_slow;
  thinkers->job = kit_job_start (level, &question, job_done_cb, thinkers);
}

/* --- both --- */

/**
 * kit_thinkers_ask:
 * @thinkers: thinkers without a pending question
 * @board: the board, which outlives the question
 * @view: what the seat that decides may know
 * @wishes: what other seats would like to be offered
 * @kind: who plays the seat, as in a record; a program is asked if the seat has a command
 * @seed: random seed for a level
 *
 * Asks who plays the seat, unless that is a person.
 */
void
kit_thinkers_ask (KitThinkers     *thinkers,
                  gconstpointer    board,
                  gconstpointer    view,
                  const KitWishes *wishes,
                  const char      *kind,
                  guint64          seed)
{
  const KitLevel *level;
  guint player;

  g_return_if_fail (board != NULL && view != NULL && wishes != NULL && kind != NULL);
  g_return_if_fail (!kit_thinkers_is_asked (thinkers));

  player = kit_rules_head (view)->decider;
  level = kit_levels_find (thinkers->setup.levels, kind);
  if (thinkers->commands[player] != NULL)
    ask_program (thinkers, board, view, wishes);
  else if (level != NULL)
    ask_level (thinkers, board, view, wishes, level, seed);
  else
    return;
  g_debug ("player %u is asked: %s", player, kind);
}

/** kit_thinkers_is_asked: whether a question is pending. */
gboolean
kit_thinkers_is_asked (KitThinkers *thinkers)
{
  g_return_val_if_fail (thinkers != NULL, FALSE);

  return thinkers->job != NULL || thinkers->asked >= 0;
}

/** kit_thinkers_is_slow: whether the pending question takes long, because of its level or because
    a program has not answered for a while. */
gboolean
kit_thinkers_is_slow (KitThinkers *thinkers)
{
  g_return_val_if_fail (thinkers != NULL, FALSE);

  return thinkers->slow;
}

/** kit_thinkers_hurry: makes the pending question be answered now. */
void
kit_thinkers_hurry (KitThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL);

  if (thinkers->job != NULL)
    kit_job_hurry (thinkers->job);
  if (thinkers->asked >= 0)
    {
      thinkers->hurried = TRUE;
      kit_program_hurry (thinkers->programs[thinkers->asked]);
    }
}

/** kit_thinkers_stop: cancels the pending question, if any. A program that is still thinking is
    ended; the next question starts it again. */
void
kit_thinkers_stop (KitThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL);

  if (kit_thinkers_is_asked (thinkers))
    g_debug ("pending question is cancelled");
  if (thinkers->job != NULL)
    kit_job_stop (g_steal_pointer (&thinkers->job));
  if (thinkers->asked >= 0)
    g_clear_pointer (&thinkers->programs[thinkers->asked], kit_program_free);
  thinkers->asked = -1;
  g_clear_handle_id (&thinkers->slow_source, g_source_remove);
  thinkers->slow = FALSE;
}

/** kit_thinkers_dismiss: ends all programs while no question to one is pending; the next question
    to one starts it again. */
void
kit_thinkers_dismiss (KitThinkers *thinkers)
{
  g_return_if_fail (thinkers != NULL && thinkers->asked < 0);

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    g_clear_pointer (&thinkers->programs[i], kit_program_free);
}
