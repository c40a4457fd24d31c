/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A third-party program that plays: asked over pipes, in lines of text, always with a deadline. */

#include "alx-bot.h"

#include "alx-bot-guard.h"

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
/* Time for a program to quit by itself before it is killed. */
#define QUIT_US     (G_USEC_PER_SEC / 5)

struct _AlxBot
{
  char    *command;
  GPid     pid;                         /* of its guard; 0 before it is started */
  int      in;                          /* pipe to the program, -1 if closed */
  int      out;                         /* pipe from the program, -1 if closed */
  int      wake[2];                     /* pipe; a byte in it ends every wait */
  int      stopped;                     /* atomic */
  GString *read;                        /* bytes that are no whole line yet */
  guint    owed;                        /* questions whose answer did not come in time */
};

static void
close_pipes (AlxBot *bot)
{
  if (bot->in >= 0)
    close (bot->in);
  if (bot->out >= 0)
    close (bot->out);
  bot->in = bot->out = -1;
}

/**
 * alx_bot_new:
 * @command: a program and its arguments, as a shell would read them
 *
 * Returns: (transfer full): the program, not started yet
 */
AlxBot *
alx_bot_new (const char *command)
{
  AlxBot *bot = g_new0 (AlxBot, 1);

  bot->command = g_strdup (command);
  bot->read = g_string_new (NULL);
  bot->in = bot->out = -1;
  if (pipe2 (bot->wake, O_CLOEXEC) != 0)
    g_error ("no pipe: %s", g_strerror (errno));
  /* Writing to a program that has just ended must fail with EPIPE, not kill this process. */
  signal (SIGPIPE, SIG_IGN);
  return bot;
}

/**
 * alx_bot_start:
 * @bot: a program
 * @error: why it could not be started
 *
 * The program and all its descendants are killed when the calling thread ends, at the latest.
 *
 * Returns: whether it was started
 */
gboolean
alx_bot_start (AlxBot  *bot,
               GError **error)
{
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_CLOEXEC_PIPES;
  g_auto (GStrv) words = NULL;

  if (!g_shell_parse_argv (bot->command, NULL, &words, error) ||
      !g_spawn_async_with_pipes (NULL, words, NULL, flags, alx_bot_guard,
                                 GINT_TO_POINTER (getpid ()), &bot->pid, &bot->in,
                                 &bot->out, NULL, error))
    return FALSE;
  fcntl (bot->in, F_SETFL, fcntl (bot->in, F_GETFL) | O_NONBLOCK);
  fcntl (bot->out, F_SETFL, fcntl (bot->out, F_GETFL) | O_NONBLOCK);
  g_debug ("started “%s”, guard %d", bot->command, bot->pid);
  return TRUE;
}

/* Checked before every read and write, so that a program that sends without pause is late too. */
static AlxBotProblem
check_time (AlxBot *bot,
            gint64  deadline)
{
  return g_atomic_int_get (&bot->stopped)       ? ALX_BOT_STOPPED
         : g_get_monotonic_time () >= deadline ? ALX_BOT_LATE : ALX_BOT_FINE;
}

/* Waits until @file is ready, alx_bot_stop() is called, or the deadline has passed. */
static AlxBotProblem
wait_for (AlxBot *bot,
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
static AlxBotProblem
tell (AlxBot     *bot,
      const char *text,
      gint64      deadline)
{
  gsize left = strlen (text);
  AlxBotProblem problem = check_time (bot, deadline);

  while (left > 0 && problem == ALX_BOT_FINE)
    {
      gssize n = write (bot->in, text, left);

      if (n > 0)
        {
          text += n;
          left -= n;
        }
      else if (n < 0 && errno != EAGAIN && errno != EINTR)
        return ALX_BOT_GONE;
      else
        problem = wait_for (bot, bot->in, G_IO_OUT, deadline);
    }
  return problem;
}

/* Reads the next line from the program, without white space at its end. */
static AlxBotProblem
hear (AlxBot  *bot,
      gint64   deadline,
      char   **line)
{
  AlxBotProblem problem = check_time (bot, deadline);

  while (problem == ALX_BOT_FINE)
    {
      char *end = memchr (bot->read->str, '\n', bot->read->len);
      char bytes[512];
      gssize n;

      if (end != NULL)
        {
          gsize length = end - bot->read->str;
          gboolean whole = memchr (bot->read->str, '\0', length) == NULL;

          *line = g_strndup (bot->read->str, length);
          g_string_erase (bot->read, 0, length + 1);
          g_strchomp (*line);
          return whole ? ALX_BOT_FINE : ALX_BOT_NONSENSE;
        }
      if (bot->read->len > MAX_LINE)
        {
          g_string_truncate (bot->read, 0);
          return ALX_BOT_NONSENSE;
        }
      n = read (bot->out, bytes, sizeof bytes);
      if (n > 0)
        g_string_append_len (bot->read, bytes, n);
      else if (n == 0 || (errno != EAGAIN && errno != EINTR))
        return ALX_BOT_GONE;
      else
        problem = wait_for (bot, bot->out, G_IO_IN, deadline);
    }
  return problem;
}

typedef struct
{
  const AlxBoard *board;
  GString        *text;
} List;

static gboolean
add_token (const AlxDecision *decision,
           gpointer           data)
{
  List *list = data;
  char token[ALX_TOKEN_SIZE];

  alx_decision_write (decision, list->board, token);
  g_string_append_printf (list->text, " %s", token);
  return TRUE;
}

static char *
write_question (const AlxBoard *board,
                const AlxSeat  *seat,
                const char     *position,
                gint64          time)
{
  GString *text = g_string_new (NULL);
  List list = { board, text };
  guint n = alx_legal_count (&seat->state, board);

  g_string_append_printf (text, "seat %d\nposition\n%send\n", seat->player + 1, position);
  g_string_append_printf (text, "time %" G_GINT64_FORMAT "\nlegal %u", time / 1000, n);
  if (n <= MAX_LISTED)
    alx_legal_foreach (&seat->state, board, add_token, &list);
  g_string_append (text, "\ndecide\n");
  return g_string_free (text, FALSE);
}

/* "? 17" asks for legal decision number 17, from 0; "? +L" asks whether +L is legal. */
static char *
answer_question (const AlxBoard *board,
                 const AlxSeat  *seat,
                 const char     *asked)
{
  AlxDecision decision;
  AlxRefusal refusal;
  char token[ALX_TOKEN_SIZE];
  guint64 index;

  while (*asked == ' ')
    asked++;
  if (g_ascii_string_to_unsigned (asked, 10, 0, G_MAXUINT32, &index, NULL))
    {
      if (!alx_legal_pick (&seat->state, board, index, &decision))
        return g_strdup ("no\n");
      alx_decision_write (&decision, board, token);
      return g_strconcat (token, "\n", NULL);
    }
  return g_strdup (alx_decision_read (&decision, board, asked) &&
                   alx_legal_test (&seat->state, board, &decision, &refusal) ? "yes\n" : "no\n");
}

/* Reads the decision of the program, and answers what it asks in between. */
static AlxBotProblem
hear_decision (AlxBot         *bot,
               const AlxBoard *board,
               const AlxSeat  *seat,
               gint64          deadline,
               AlxDecision    *decision)
{
  for (guint i = 0; i < MAX_ASKED; i++)
    {
      g_autofree char *line = NULL;
      AlxBotProblem problem = hear (bot, deadline, &line);
      AlxRefusal refusal;

      if (problem != ALX_BOT_FINE)
        return problem;
      if (line[0] == '?')
        {
          g_autofree char *answer = answer_question (board, seat, line + 1);

          problem = tell (bot, answer, deadline);
          if (problem != ALX_BOT_FINE)
            return problem;
          continue;
        }
      problem = !alx_decision_read (decision, board, line)                  ? ALX_BOT_NONSENSE
                : !alx_legal_test (&seat->state, board, decision, &refusal) ? ALX_BOT_ILLEGAL
                                                                            : ALX_BOT_FINE;
      if (problem == ALX_BOT_FINE || bot->owed == 0)
        return problem;
      bot->owed--;                      /* probably the late answer to an earlier question */
    }
  return ALX_BOT_NONSENSE;
}

/**
 * alx_bot_ask:
 * @bot: a program
 * @board: the board
 * @seat: what the player on turn may know
 * @position: @seat as the lines of a [Position], from alx_position_write_seat()
 * @time: microseconds that it may take
 * @decision: (out): its decision; if there is a problem, the first legal decision
 *
 * Blocks until the program has answered, the time is over, or alx_bot_stop() is called.
 *
 * Returns: %ALX_BOT_FINE, or why the program did not decide
 */
AlxBotProblem
alx_bot_ask (AlxBot         *bot,
             const AlxBoard *board,
             const AlxSeat  *seat,
             const char     *position,
             gint64          time,
             AlxDecision    *decision)
{
  gint64 deadline = g_get_monotonic_time () + time;
  AlxBotProblem problem = bot->pid > 0 ? ALX_BOT_GONE : ALX_BOT_UNSTARTED;

  if (bot->in >= 0)
    {
      g_autofree char *question = write_question (board, seat, position, time);

      problem = tell (bot, question, deadline);
      if (problem == ALX_BOT_FINE)
        problem = hear_decision (bot, board, seat, deadline, decision);
      if (problem == ALX_BOT_LATE)
        bot->owed++;
      if (problem == ALX_BOT_GONE)
        close_pipes (bot);
    }
  if (problem != ALX_BOT_FINE)
    alx_legal_pick (&seat->state, board, 0, decision);
  return problem;
}

/** alx_bot_stop: makes alx_bot_ask() return at once, now and from now on. Can be called from any
    thread. */
void
alx_bot_stop (AlxBot *bot)
{
  if (g_atomic_int_compare_and_exchange (&bot->stopped, FALSE, TRUE) &&
      write (bot->wake[1], "", 1) != 1)
    g_critical ("no pipe: %s", g_strerror (errno));
}

/* Asks the program to quit, and waits a moment for it to do so. */
static void
quit (AlxBot *bot)
{
  gint64 deadline = g_get_monotonic_time () + QUIT_US;
  g_autofree char *line = NULL;

  if (tell (bot, "quit\n", deadline) != ALX_BOT_FINE)
    return;
  close (bot->in);
  bot->in = -1;
  while (hear (bot, deadline, &line) == ALX_BOT_FINE)
    g_clear_pointer (&line, g_free);
}

/** alx_bot_free: asks the program to quit, and kills it if it does not or was stopped. Blocks for
    up to a fifth of a second. */
void
alx_bot_free (AlxBot *bot)
{
  if (bot->in >= 0)
    quit (bot);
  close_pipes (bot);
  if (bot->pid > 0)
    {
      /* Nobody else waits for the guard, so its pid cannot have been reused. */
      kill (bot->pid, SIGTERM);
      while (waitpid (bot->pid, NULL, 0) < 0 && errno == EINTR)
        continue;
      g_spawn_close_pid (bot->pid);
      g_debug ("ended “%s”, guard %d", bot->command, bot->pid);
    }
  close (bot->wake[0]);
  close (bot->wake[1]);
  g_string_free (bot->read, TRUE);
  g_free (bot->command);
  g_free (bot);
}
