/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A third-party program that plays: asked over pipes, in lines of text, always with a deadline. */

#include "kit-bot.h"

#include "kit-bot-guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* If there are more legal decisions, they are not listed in the question; the program can ask for
   them with "?". */
#define MAX_LISTED  400
/* Limits on the length of a line, and on the number of times a program may ask with "?". */
#define MAX_LINE    1024
#define MAX_ASKED   100000
/* What a program asks with "?" to be told the position after a decision. */
#define AFTER       "after "
/* What is read for one question: a program that sends more without a line feed has no answer. */
#define MAX_READ    (4 << 20)
/* How long at least one waits for another line after one that is no answer. */
#define SETTLE_US   (G_USEC_PER_SEC / 50)
/* Time for a program to quit by itself before it is killed. */
#define QUIT_US     (G_USEC_PER_SEC / 5)
/* Time for the guard to kill the program before the guard is killed, and between two looks. */
#define GUARD_US    G_USEC_PER_SEC
#define LOOK_US     2000

struct _KitBot
{
  char    *command;
  GPid     pid;                         /* of its guard; 0 before it is started */
  int      in;                          /* pipe to the program, -1 if closed */
  int      out;                         /* pipe from the program, -1 if closed */
  int      wake[2];                     /* pipe; a byte in it ends every wait */
  int      stopped;                     /* atomic */
  GString *read;                        /* bytes that are no whole line yet */
  gboolean dropping;                    /* what comes up to the next line feed */
  gsize    n_read;                      /* bytes for this question */
  guint    owed;                        /* questions whose answer did not come in time */
};

static void
close_pipes (KitBot *bot)
{
  if (bot->in >= 0)
    close (bot->in);
  if (bot->out >= 0)
    close (bot->out);
  bot->in = bot->out = -1;
}

/**
 * kit_bot_new:
 * @command: a program and its arguments, as a shell would read them
 *
 * Returns: (transfer full): the program, not started yet
 */
KitBot *
kit_bot_new (const char *command)
{
  KitBot *bot = g_new0 (KitBot, 1);

  bot->command = g_strdup (command);
  bot->read = g_string_new (NULL);
  bot->in = bot->out = -1;
  if (pipe2 (bot->wake, O_CLOEXEC) != 0)
    g_error ("no pipe: %s", g_strerror (errno));
  /* Writing to a program that has just ended must fail with EPIPE, not kill this process. */
  signal (SIGPIPE, SIG_IGN);
  return bot;
}

/** kit_bot_attach: has @bot talk through two pipes, which it takes: questions go to @in, answers
    come from @out. */
void
kit_bot_attach (KitBot *bot,
                int     in,
                int     out)
{
  bot->in = in;
  bot->out = out;
  fcntl (in, F_SETFL, fcntl (in, F_GETFL) | O_NONBLOCK);
  fcntl (out, F_SETFL, fcntl (out, F_GETFL) | O_NONBLOCK);
}

/**
 * kit_bot_start:
 * @bot: a program
 * @error: why it could not be started
 *
 * The program and all its descendants are killed when the calling thread ends, at the latest.
 *
 * Returns: whether it was started
 */
gboolean
kit_bot_start (KitBot  *bot,
               GError **error)
{
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_CLOEXEC_PIPES;
  g_auto (GStrv) words = NULL;
  int in, out;

  if (!g_shell_parse_argv (bot->command, NULL, &words, error) ||
      !g_spawn_async_with_pipes (NULL, words, NULL, flags, kit_bot_guard,
                                 GINT_TO_POINTER (getpid ()), &bot->pid, &in, &out, NULL, error))
    return FALSE;
  kit_bot_attach (bot, in, out);
  g_debug ("started “%s”, guard %d", bot->command, bot->pid);
  return TRUE;
}

/* Checked before every read and write, so that a program that sends without pause is late too. */
static KitBotProblem
check_time (KitBot *bot,
            gint64  deadline)
{
  return g_atomic_int_get (&bot->stopped)       ? KIT_BOT_STOPPED
         : g_get_monotonic_time () >= deadline ? KIT_BOT_LATE : KIT_BOT_FINE;
}

/* Waits until @file is ready, kit_bot_stop() is called, or the deadline has passed. */
static KitBotProblem
wait_for (KitBot *bot,
          int     file,
          int     events,
          gint64  deadline)
{
  GPollFD polls[] = { { .fd = file, .events = events }, { .fd = bot->wake[0], .events = G_IO_IN } };
  gint64 left = deadline - g_get_monotonic_time ();

  if (left > 0)
    g_poll (polls, G_N_ELEMENTS (polls), (left + 999) / 1000);
  return check_time (bot, deadline);
}

/* Writes @text to the program. */
static KitBotProblem
tell (KitBot     *bot,
      const char *text,
      gint64      deadline)
{
  gsize left = strlen (text);
  KitBotProblem problem = check_time (bot, deadline);

  while (left > 0 && problem == KIT_BOT_FINE)
    {
      gssize n = write (bot->in, text, left);

      if (n > 0)
        {
          text += n;
          left -= n;
        }
      else if (n < 0 && errno != EAGAIN && errno != EINTR)
        return KIT_BOT_GONE;
      else
        problem = wait_for (bot, bot->in, G_IO_OUT, deadline);
    }
  return problem;
}

/* Takes the first line, without white space at its end, out of what has been read; NULL for one
   that is too long or has a NUL. Of a long line the rest is dropped when it comes. */
static gboolean
take_line (KitBot  *bot,
           char   **line)
{
  GString *read = bot->read;
  char *end = memchr (read->str, '\n', read->len);
  gsize length = end != NULL ? (gsize) (end - read->str) : read->len;
  gboolean wanted = !bot->dropping;

  *line = NULL;
  if (end == NULL && wanted && length <= MAX_LINE)
    return FALSE;
  if (end != NULL && wanted && length <= MAX_LINE && memchr (read->str, '\0', length) == NULL)
    {
      *line = g_strndup (read->str, length);
      g_strchomp (*line);
    }
  bot->dropping = end == NULL;
  g_string_erase (read, 0, end != NULL ? length + 1 : length);
  return wanted || (end != NULL && take_line (bot, line));
}

/* Reads what has come; 0 at the end, -1 with errno if nothing has. */
static gssize
read_more (KitBot *bot)
{
  char bytes[512];
  gssize n = read (bot->out, bytes, sizeof bytes);

  if (n > 0)
    {
      g_string_append_len (bot->read, bytes, n);
      bot->n_read += n;
    }
  return n;
}

/* Drops what the program has said without being asked, or too late. */
static void
drop_unasked (KitBot *bot,
              gint64  deadline)
{
  g_autofree char *line = NULL;

  bot->n_read = 0;
  do
    while (take_line (bot, &line))
      {
        bot->owed -= bot->owed > 0;
        g_clear_pointer (&line, g_free);
      }
  while (bot->n_read < MAX_READ && check_time (bot, deadline) == KIT_BOT_FINE &&
         read_more (bot) > 0);
  bot->dropping |= bot->read->len > 0;
  g_string_truncate (bot->read, 0);
  bot->n_read = 0;
}

/* Reads the next line from the program. */
static KitBotProblem
hear (KitBot  *bot,
      gint64   deadline,
      char   **line)
{
  KitBotProblem problem = check_time (bot, deadline);

  while (problem == KIT_BOT_FINE)
    {
      gssize n;

      if (take_line (bot, line))
        return *line != NULL ? KIT_BOT_FINE : KIT_BOT_NONSENSE;
      if (bot->dropping && bot->n_read > MAX_READ)
        return KIT_BOT_NONSENSE;
      n = read_more (bot);
      if (n > 0)
        continue;
      if (n == 0 || (errno != EAGAIN && errno != EINTR))
        return KIT_BOT_GONE;
      problem = wait_for (bot, bot->out, G_IO_IN, deadline);
    }
  return problem;
}

typedef struct
{
  const KitBotQuestion *question;
  GString              *text;
} List;

static gboolean
add_token (gconstpointer decision,
           gpointer      data)
{
  List *list = data;
  char token[KIT_TOKEN_SIZE];

  list->question->rules->write (decision, list->question->board, token);
  g_string_append_printf (list->text, " %s", token);
  return TRUE;
}

static void
add_position (GString              *text,
              const KitBotQuestion *question,
              gconstpointer         view)
{
  g_string_append (text, "position\n");
  question->write_view (text, view, question->board);
  g_string_append (text, "end\n");
}

/* A line for each seat that has a wish. */
static void
add_wishes (GString              *text,
            const KitBotQuestion *question)
{
  static const guint8 none[KIT_WISH] = { 0 };

  if (question->wishes == NULL || question->write_wish == NULL)
    return;
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    if (memcmp (question->wishes->seats[p], none, KIT_WISH) != 0)
      {
        g_string_append_printf (text, "wish %u ", p + 1);
        question->write_wish (text, question->wishes->seats[p]);
        g_string_append_c (text, '\n');
      }
}

static char *
write_question (const KitBotQuestion *question)
{
  const KitRules *rules = question->rules;
  GString *text = g_string_new (NULL);
  List list = { question, text };
  guint n = kit_rules_count (rules, question->view, question->board);

  g_string_append_printf (text, "seat %u\n", kit_rules_head (question->view)->decider + 1);
  add_position (text, question, question->view);
  add_wishes (text, question);
  g_string_append_printf (text, "time %" G_GINT64_FORMAT "\nlegal %u", question->time / 1000, n);
  if (n <= MAX_LISTED)
    rules->walk (question->view, question->board, add_token, &list);
  g_string_append (text, "\ndecide\n");
  return g_string_free (text, FALSE);
}

/* Whether @token is a legal decision. */
static gboolean
read_legal (const KitBotQuestion *question,
            const char           *token,
            gpointer              decision)
{
  const KitRules *rules = question->rules;
  KitRefusal refusal;

  return rules->read (decision, question->board, token) &&
         rules->test (question->view, question->board, decision, &refusal);
}

/* What the seat would know after a legal decision. It is computed from one of the positions that
   the seat cannot tell from the true one, so that nothing hidden can be in the answer; and if the
   decision would show something, the answer is only that. */
static char *
write_position_after (const KitBotQuestion *question,
                      gconstpointer         decision)
{
  const KitRules *rules = question->rules;
  guint seat = kit_rules_head (question->view)->decider;
  g_autofree gpointer state = g_malloc (rules->state_size);
  g_autofree gpointer view = g_malloc (rules->view_size);
  BaseRandom random = { seat };
  GString *text;

  rules->deal (question->view, question->board, &random, state);
  if (kit_rules_reveals (rules, state, question->board, decision, NULL))
    return g_strdup ("hidden\n");
  rules->apply (state, question->board, decision, NULL);
  rules->look (view, state, seat);
  text = g_string_new (NULL);
  add_position (text, question, view);
  return g_string_free (text, FALSE);
}

/* "? 17" asks for legal decision number 17, from 0; "? +L" asks whether "+L" is legal; and
   "? after +L" for the position after it. */
static char *
answer_question (const KitBotQuestion *question,
                 const char           *asked)
{
  const KitRules *rules = question->rules;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  char token[KIT_TOKEN_SIZE];
  guint64 index;

  while (*asked == ' ')
    asked++;
  if (g_ascii_string_to_unsigned (asked, 10, 0, G_MAXUINT32, &index, NULL))
    {
      if (!kit_rules_pick (rules, question->view, question->board, index, decision))
        return g_strdup ("no\n");
      rules->write (decision, question->board, token);
      return g_strconcat (token, "\n", NULL);
    }
  if (g_str_has_prefix (asked, AFTER))
    return read_legal (question, asked + strlen (AFTER), decision)
             ? write_position_after (question, decision) : g_strdup ("no\n");
  return g_strdup (read_legal (question, asked, decision) ? "yes\n" : "no\n");
}

/* Reads the decision of the program, and answers what it asks in between. */
static KitBotProblem
hear_decision (KitBot               *bot,
               const KitBotQuestion *question,
               gint64                deadline,
               gpointer              decision)
{
  const KitRules *rules = question->rules;

  for (guint i = 0; i < MAX_ASKED; i++)
    {
      g_autofree char *line = NULL;
      KitBotProblem problem = hear (bot, deadline, &line);
      KitRefusal refusal;

      if (problem != KIT_BOT_FINE)
        return problem;
      if (line[0] == '?')
        {
          g_autofree char *answer = answer_question (question, line + 1);

          problem = tell (bot, answer, deadline);
          if (problem != KIT_BOT_FINE)
            return problem;
          continue;
        }
      problem = !rules->read (decision, question->board, line) ? KIT_BOT_NONSENSE
                : !rules->test (question->view, question->board, decision, &refusal)
                  ? KIT_BOT_ILLEGAL : KIT_BOT_FINE;
      if (problem == KIT_BOT_FINE || bot->owed == 0)
        return problem;
      bot->owed--;                      /* probably the late answer to an earlier question */
    }
  return KIT_BOT_NONSENSE;
}

/* Perhaps the line that was no answer was one too much, and the answer is still to come: hears it,
   or it would be taken for the next one. It should not take much longer than that line. */
static void
settle (KitBot *bot,
        gint64  start,
        gint64  most)
{
  gint64 now = g_get_monotonic_time ();
  g_autofree char *line = NULL;

  hear (bot, now + CLAMP ((now - start) * 3 / 2, SETTLE_US, MAX (most, SETTLE_US)), &line);
}

/**
 * kit_bot_ask:
 * @bot: a program
 * @question: what is to be decided
 * @decision: (out caller-allocates): its decision; if there is a problem, the first legal one
 *
 * Blocks until the program has answered, the time is over, or kit_bot_stop() is called.
 *
 * Returns: %KIT_BOT_FINE, or why the program did not decide
 */
KitBotProblem
kit_bot_ask (KitBot               *bot,
             const KitBotQuestion *question,
             gpointer              decision)
{
  gint64 start = g_get_monotonic_time ();
  gint64 deadline = start + question->time;
  KitBotProblem problem = bot->pid > 0 ? KIT_BOT_GONE : KIT_BOT_UNSTARTED;

  if (bot->in >= 0)
    {
      g_autofree char *text = write_question (question);

      drop_unasked (bot, deadline);
      problem = tell (bot, text, deadline);
      if (problem == KIT_BOT_FINE)
        problem = hear_decision (bot, question, deadline, decision);
      if (problem == KIT_BOT_LATE)
        bot->owed++;
      if (problem == KIT_BOT_NONSENSE || problem == KIT_BOT_ILLEGAL)
        settle (bot, start, question->time);
      if (problem == KIT_BOT_GONE)
        close_pipes (bot);
    }
  if (problem != KIT_BOT_FINE)
    kit_rules_pick (question->rules, question->view, question->board, 0, decision);
  return problem;
}

/** kit_bot_stop: makes kit_bot_ask() return at once, now and from now on. Can be called from any
    thread. */
void
kit_bot_stop (KitBot *bot)
{
  if (g_atomic_int_compare_and_exchange (&bot->stopped, FALSE, TRUE) &&
      write (bot->wake[1], "", 1) != 1)
    g_critical ("no pipe: %s", g_strerror (errno));
}

/* Asks the program to quit, and waits a moment for it to do so. */
static void
quit (KitBot *bot)
{
  gint64 deadline = g_get_monotonic_time () + QUIT_US;
  g_autofree char *line = NULL;

  if (tell (bot, "quit\n", deadline) != KIT_BOT_FINE)
    return;
  close (bot->in);
  bot->in = -1;
  while (hear (bot, deadline, &line) == KIT_BOT_FINE)
    g_clear_pointer (&line, g_free);
}

/* Waits for the guard to end, up to a time: whether it has. Nobody else waits for it, so its pid
   cannot have been reused. */
static gboolean
wait_for_guard (GPid   guard,
                gint64 time_us)
{
  gint64 deadline = g_get_monotonic_time () + time_us;

  while (waitpid (guard, NULL, WNOHANG) == 0)
    {
      if (g_get_monotonic_time () >= deadline)
        return FALSE;
      g_usleep (LOOK_US);
    }
  return TRUE;
}

/* Ends the guard, and with it the program. The program may have stopped the guard, so it is
   continued; and killed if that does not help, which kills the program too. */
static void
end_guard (GPid guard)
{
  kill (guard, SIGTERM);
  kill (guard, SIGCONT);
  if (!wait_for_guard (guard, GUARD_US))
    {
      kill (guard, SIGKILL);
      while (waitpid (guard, NULL, 0) < 0 && errno == EINTR)
        continue;
    }
  g_spawn_close_pid (guard);
}

/** kit_bot_free: asks the program to quit, and kills it if it does not or was stopped. Blocks for
    up to a fifth of a second; for a second more if the program holds up its guard. */
void
kit_bot_free (KitBot *bot)
{
  if (bot->in >= 0)
    quit (bot);
  close_pipes (bot);
  if (bot->pid > 0)
    {
      end_guard (bot->pid);
      g_debug ("ended “%s”, guard %d", bot->command, bot->pid);
    }
  close (bot->wake[0]);
  close (bot->wake[1]);
  g_string_free (bot->read, TRUE);
  g_free (bot->command);
  g_free (bot);
}
