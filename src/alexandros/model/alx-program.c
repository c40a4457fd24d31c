/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An external program that decides for a seat, run by a thread of its own. */

#include "alx-program.h"

#include "alexandros/record/alx-position.h"

/*
 * Starting, asking and ending a program can block, so a thread does all of it. The kernel kills the
 * program when the thread that started it ends; the thread therefore lives as long as the program,
 * which a thread of a pool would not.
 */
struct _AlxProgram
{
  AlxBot         *bot;
  gint64          time_us;              /* for an answer */
  GAsyncQueue    *questions;            /* of Question */
  AlxProgramDone  done;
  gpointer        data;
  gboolean        asked;                /* main context only: an answer is pending */
  gboolean        freed;                /* main context only: done is not called any more */
};

typedef struct
{
  const AlxBoard *board;                /* NULL to end the thread */
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
                               program->time_us, &made->decision);
  g_idle_add_full (G_PRIORITY_DEFAULT, answered_cb, made, free_answer);
}

static gpointer
run (gpointer data)
{
  AlxProgram *program = data;
  gboolean more = TRUE;

  g_debug ("thread of a program starts");
  /* An error is not lost: asking a program that was not started reports the problem. */
  alx_bot_start (program->bot, NULL);
  while (more)
    {
      g_autofree Question *question = g_async_queue_pop (program->questions);

      more = question->board != NULL;
      if (more)
        answer (program, question);
    }
  alx_bot_free (program->bot);
  g_debug ("thread of a program ends");
  g_atomic_rc_box_release_full (program, clear_program);
  return NULL;
}

/**
 * alx_program_new:
 * @command: a program and its arguments, quoted as for a shell
 * @time_us: the time limit for an answer
 * @done: called with each answer
 * @data: for @done
 *
 * Returns: (transfer full): the program, which is being started
 */
AlxProgram *
alx_program_new (const char     *command,
                 gint64          time_us,
                 AlxProgramDone  done,
                 gpointer        data)
{
  AlxProgram *program;

  g_return_val_if_fail (command != NULL && done != NULL, NULL);
  g_return_val_if_fail (time_us > 0, NULL);

  g_debug ("program is started: %s", command);
  program = g_atomic_rc_box_new0 (AlxProgram);
  program->bot = alx_bot_new (command);
  program->time_us = time_us;
  program->questions = g_async_queue_new_full (g_free);
  program->done = done;
  program->data = data;
  g_thread_unref (g_thread_new ("program", run, g_atomic_rc_box_acquire (program)));
  return program;
}

/** alx_program_ask: asks for the decision of @seat; the previous question must be answered. @board
    outlives the question. */
void
alx_program_ask (AlxProgram     *program,
                 const AlxBoard *board,
                 const AlxSeat  *seat)
{
  Question *question;

  g_return_if_fail (program != NULL && board != NULL && seat != NULL);
  g_return_if_fail (!program->asked);

  question = g_new (Question, 1);
  *question = (Question) { board, *seat };
  program->asked = TRUE;
  g_async_queue_push (program->questions, question);
}

/** alx_program_hurry: stops the program, so that a fallback answers the pending question; it can
    only be freed afterwards. */
void
alx_program_hurry (AlxProgram *program)
{
  g_return_if_fail (program != NULL);

  alx_bot_stop (program->bot);
}

/** alx_program_free: ends the program without waiting; a pending answer is dropped. */
void
alx_program_free (AlxProgram *program)
{
  g_return_if_fail (program != NULL);

  g_debug ("program is ended");
  if (program->asked)
    alx_bot_stop (program->bot);
  program->freed = TRUE;
  g_async_queue_push (program->questions, g_new0 (Question, 1));
  g_atomic_rc_box_release_full (program, clear_program);
}
