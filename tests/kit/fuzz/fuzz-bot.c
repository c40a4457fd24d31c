/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of the answers of a program: whatever it says, a legal decision is taken. */

#include "fuzz.h"

#include "kit/players/kit-bot.h"

#include <string.h>
#include <unistd.h>

/* Questions at most, and the time for each: a program may wait for its end. */
#define MOST_QUESTIONS 4
#define TIME_US        (G_USEC_PER_SEC / 100)

/* The side of the program, in a thread. */
typedef struct
{
  int           in;
  int           out;
  const guint8 *said;                   /* what it has not said yet */
  const guint8 *end;
} Program;

/* Waits for the end of a question, or until nothing more will come. */
static void
await_question (int in)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  char bytes[4096];
  gssize n;

  while (!g_str_has_suffix (heard->str, "\ndecide\n") && (n = read (in, bytes, sizeof bytes)) > 0)
    g_string_append_len (heard, bytes, n);
}

/* Says what is before the next form feed; FALSE if that is the end. */
static gboolean
say (Program *program)
{
  gsize left = program->end - program->said;
  const guint8 *mark = memchr (program->said, '\f', left);
  gsize length = mark != NULL ? (gsize) (mark - program->said) : left;

  if (write (program->out, program->said, length) != (gssize) length)
    g_debug ("nobody listens any more");
  program->said += length + (mark != NULL);
  return mark != NULL;
}

static gpointer
run_program (gpointer data)
{
  Program *program = data;
  char bytes[4096];

  do
    await_question (program->in);
  while (say (program));
  close (program->out);
  while (read (program->in, bytes, sizeof bytes) > 0)
    continue;
  close (program->in);
  return NULL;
}

static void
ask (KitBot          *bot,
     const KitRecord *record)
{
  const KitRules *rules = record->format->rules;
  gconstpointer board = kit_history_get_board (record->history);
  gconstpointer state = kit_history_get_state (record->history);
  g_autofree gpointer view = g_malloc0 (rules->view_size);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  const KitWishes wishes = { { { 1, 2 }, { 0 }, { G_MAXUINT8, G_MAXUINT8 } } };
  KitBotQuestion question = { rules, board, view, &wishes, record->format->write_view,
                              record->format->write_wish, TIME_US };
  KitRefusal refusal;

  rules->look (view, state, kit_rules_head (state)->decider);
  kit_bot_ask (bot, &question, decision);
  g_assert_true (rules->test (state, board, decision, &refusal));
}

/* Real programs, which are no matter of bytes: one that cannot be started, one that ends without a
   word, and one that is stopped. */
static void
ask_programs (const KitRecord *record)
{
  static const char * const commands[] = { "'", "true", "cat" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      KitBot *bot = kit_bot_new (commands[i]);

      kit_bot_start (bot, NULL);
      ask (bot, record);
      kit_bot_stop (bot);
      ask (bot, record);
      kit_bot_free (bot);
    }
}

/**
 * fuzz_bot:
 * @game: the game
 * @data: (array length=size): the number of a game, and what a program says; a form feed is before
 *   what it says after each question
 * @size: of @data in bytes
 *
 * Fails unless a legal decision is taken after each question, whatever the program says.
 */
void
fuzz_bot (const FuzzGame *game,
          const guint8   *data,
          gsize           size)
{
  static gboolean asked;
  g_autoptr (KitBot) bot = NULL;
  int questions[2];
  int answers[2];
  guint n = 0;
  Program program;
  GThread *thread;

  for (gsize i = 1; i < size; i++)
    n += data[i] == '\f';
  if (n == 0)
    return;
  if (!asked)
    ask_programs (fuzz_get_game (game, data[0]));
  asked = TRUE;
  g_assert_no_errno (pipe (questions));
  g_assert_no_errno (pipe (answers));
  program = (Program) { questions[0], answers[1], data + 1, data + size };
  say (&program);
  bot = kit_bot_new ("none");
  kit_bot_attach (bot, questions[1], answers[0]);
  thread = g_thread_new ("program", run_program, &program);
  for (guint i = 0; i < MIN (n, MOST_QUESTIONS); i++)
    ask (bot, fuzz_get_game (game, data[0]));
  g_clear_pointer (&bot, kit_bot_free);
  g_thread_join (thread);
}
