/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program of somebody else that decides for a seat, in a thread of its own. */

#include "alx-program.h"

#include "alexandros/record/alx-position.h"

/*
 * Starting, asking and ending a program can each take their time, so all of it
 * is done by a thread that lives as long as the program: the system ends the
 * program with that thread. A pool's thread would not do, for it comes and goes.
 */
struct _AlxProgram
{
  AlxBot         *bot;
  gint64          time;                 /* microseconds for an answer */
  GAsyncQueue    *questions;            /* of Question */
  AlxProgramDone  done;
  gpointer        data;
  gboolean        asked;                /* main context alone: there is no answer yet */
  gboolean        freed;                /* main context alone: nobody hears of it any more */
};

typedef struct
{
  const AlxBoard *board;                /* NULL: there will be no more questions */
  AlxSeat         seat;
} Question;

typedef struct
{
  AlxProgram    *program;
  AlxDecision    decision;
  AlxBotProblem  problem;
} Answer;

static void
clear_program (gpointer data)
{
  AlxProgram *program = data;

  g_async_queue_unref (program->questions);
}

static void
free_answer (gpointer data)
{
  Answer *answer = data;

  g_atomic_rc_box_release_full (answer->program, clear_program);
  g_free (answer);
}

static gboolean
answered_cb (gpointer data)
{
  Answer *answer = data;
  AlxProgram *program = answer->program;

  if (program->freed)
    return G_SOURCE_REMOVE;
  program->asked = FALSE;
  program->done (&answer->decision, answer->problem, program->data);
  return G_SOURCE_REMOVE;
}

static void
answer (AlxProgram     *program,
        const Question *question)
{
  Answer *made = g_new0 (Answer, 1);
  g_autoptr (GString) position = g_string_new (NULL);

  made->program = g_atomic_rc_box_acquire (program);
  alx_position_write_seat (position, &question->seat, question->board);
  made->problem = alx_bot_ask (program->bot, question->board, &question->seat, position->str,
                               program->time, &made->decision);
  g_idle_add_full (G_PRIORITY_DEFAULT, answered_cb, made, free_answer);
}

static gpointer
run (gpointer data)
{
  AlxProgram *program = data;
  gboolean more = TRUE;

  /* One that cannot be started does not answer, and that is said of it. */
  alx_bot_start (program->bot, NULL);
  while (more)
    {
      g_autofree Question *question = g_async_queue_pop (program->questions);

      more = question->board != NULL;
      if (more)
        answer (program, question);
    }
  alx_bot_free (program->bot);
  g_atomic_rc_box_release_full (program, clear_program);
  return NULL;
}

/**
 * alx_program_new:
 * @command: a program and its arguments, as a shell would read them
 * @time: microseconds that it has for an answer
 * @done: called with each answer
 * @data: for @done
 *
 * Returns: (transfer full): the program, which is being started
 */
AlxProgram *
alx_program_new (const char     *command,
                 gint64          time,
                 AlxProgramDone  done,
                 gpointer        data)
{
  AlxProgram *program = g_atomic_rc_box_new0 (AlxProgram);

  program->bot = alx_bot_new (command);
  program->time = time;
  program->questions = g_async_queue_new_full (g_free);
  program->done = done;
  program->data = data;
  g_thread_unref (g_thread_new ("program", run, g_atomic_rc_box_acquire (program)));
  return program;
}

/** alx_program_ask: asks what the player of @seat decides; not before the last
    question is answered. */
void
alx_program_ask (AlxProgram     *program,
                 const AlxBoard *board,
                 const AlxSeat  *seat)
{
  Question *question = g_new (Question, 1);

  g_return_if_fail (!program->asked);

  *question = (Question) { board, *seat };
  program->asked = TRUE;
  g_async_queue_push (program->questions, question);
}

/** alx_program_hurry: has the question answered now, by default if need be; the program can only be
    freed afterwards. */
void
alx_program_hurry (AlxProgram *program)
{
  alx_bot_stop (program->bot);
}

/** alx_program_free: sends the program away; nobody waits for it, and an answer of it
    is not heard. */
void
alx_program_free (AlxProgram *program)
{
  if (program->asked)
    alx_bot_stop (program->bot);
  program->freed = TRUE;
  g_async_queue_push (program->questions, g_new0 (Question, 1));
  g_atomic_rc_box_release_full (program, clear_program);
}
