/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An external program that decides for a seat, run by a thread of its own. */

#include "kit-program.h"

/*
 * Starting, asking and ending a program can block, so a thread does all of it. The kernel kills the
 * program when the thread that started it ends; the thread therefore lives as long as the program,
 * which a thread of a pool would not.
 */
struct _KitProgram
{
  const KitFormat *format;
  KitBot         *bot;
  gint64          time_us;              /* for an answer */
  GAsyncQueue    *questions;            /* of Question */
  KitProgramDone  done;
  gpointer        data;
  gboolean        asked;                /* main context only: an answer is pending */
  gboolean        freed;                /* main context only: done is not called any more */
};

typedef struct
{
  gconstpointer board;                  /* NULL to end the thread */
  gpointer      view;                   /* owned */
  KitWishes     wishes;
} Question;

typedef struct
{
  KitProgram    *program;
  KitBotProblem  problem;
  gpointer       decision;              /* owned */
} Answer;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->view);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, free_question)

static void
clear_program (gpointer data)
{
  KitProgram *program = data;

  g_async_queue_unref (program->questions);
}

static void
free_answer (gpointer data)
{
  Answer *answer = data;

  g_atomic_rc_box_release_full (answer->program, clear_program);
  g_free (answer->decision);
  g_free (answer);
}

static gboolean
answered_cb (gpointer data)
{
  Answer *answer = data;
  KitProgram *program = answer->program;

  if (program->freed)
    return G_SOURCE_REMOVE;
  program->asked = FALSE;
  program->done (answer->decision, answer->problem, program->data);
  return G_SOURCE_REMOVE;
}

static void
answer (KitProgram     *program,
        const Question *question)
{
  const KitRules *rules = program->format->rules;
  Answer *made = g_new0 (Answer, 1);
  const KitBotQuestion asked = { rules, question->board, question->view, &question->wishes,
                                 program->format->write_view, program->format->write_wish,
                                 program->time_us };

  made->program = g_atomic_rc_box_acquire (program);
  made->decision = g_malloc0 (rules->decision_size);
  made->problem = kit_bot_ask (program->bot, &asked, made->decision);
  g_idle_add_full (G_PRIORITY_DEFAULT, answered_cb, made, free_answer);
}

static gpointer
run (gpointer data)
{
  KitProgram *program = data;
  gboolean more = TRUE;

  g_debug ("thread of a program starts");
  /* An error is not lost: asking a program that was not started reports the problem. */
  kit_bot_start (program->bot, NULL);
  while (more)
    {
      g_autoptr (Question) question = g_async_queue_pop (program->questions);

      more = question->board != NULL;
      if (more)
        answer (program, question);
    }
  kit_bot_free (program->bot);
  g_debug ("thread of a program ends");
  g_atomic_rc_box_release_full (program, clear_program);
  return NULL;
}

/**
 * kit_program_new:
 * @format: of the game; the position is written like in its records
 * @command: a program and its arguments, quoted as for a shell
 * @time_us: the time limit for an answer
 * @done: called with each answer
 * @data: for @done
 *
 * Returns: (transfer full): the program, which is being started
 */
KitProgram *
kit_program_new (const KitFormat *format,
                 const char      *command,
                 gint64           time_us,
                 KitProgramDone   done,
                 gpointer         data)
{
  KitProgram *program;

  g_return_val_if_fail (format != NULL && command != NULL && done != NULL, NULL);
  g_return_val_if_fail (time_us > 0, NULL);

  g_debug ("program is started: %s", command);
  program = g_atomic_rc_box_new0 (KitProgram);
  program->format = format;
  program->bot = kit_bot_new (command);
  program->time_us = time_us;
  program->questions = g_async_queue_new_full (free_question);
  program->done = done;
  program->data = data;
  g_thread_unref (g_thread_new ("program", run, g_atomic_rc_box_acquire (program)));
  return program;
}

/** kit_program_ask: asks for the decision of the seat of @view; the previous question must be
    answered. @board outlives the question. */
void
kit_program_ask (KitProgram      *program,
                 gconstpointer    board,
                 gconstpointer    view,
                 const KitWishes *wishes)
{
  Question *question;

  g_return_if_fail (program != NULL && board != NULL && view != NULL && wishes != NULL);
  g_return_if_fail (!program->asked);

  question = g_new (Question, 1);
  *question = (Question) { board, g_memdup2 (view, program->format->rules->view_size), *wishes };
  program->asked = TRUE;
  g_async_queue_push (program->questions, question);
}

/** kit_program_hurry: stops the program, so that a fallback answers the pending question; it can
    only be freed afterwards. */
void
kit_program_hurry (KitProgram *program)
{
  g_return_if_fail (program != NULL);

  kit_bot_stop (program->bot);
}

/** kit_program_free: ends the program without waiting; a pending answer is dropped. */
void
kit_program_free (KitProgram *program)
{
  g_return_if_fail (program != NULL);

  g_debug ("program is ended");
  if (program->asked)
    kit_bot_stop (program->bot);
  program->freed = TRUE;
  g_async_queue_push (program->questions, g_new0 (Question, 1));
  g_atomic_rc_box_release_full (program, clear_program);
}
