/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli play: plays games between computer players. */

#include "config.h"

#include "alx-cli.h"

#include "alexandros/players/alx-bot.h"
#include "alexandros/players/alx-level.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-position.h"
#include "base/base-random.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

/* The prefix for the command of a program that plays. */
#define PROGRAM "exec:"

typedef struct
{
  int         n_players;
  char       *levels_text;
  double      seconds;                  /* that a program has for each decision */
  char       *commands[ALX_MAX_PLAYERS];        /* (nullable): of programs */
  AlxBot     *bots[ALX_MAX_PLAYERS];    /* (nullable): programs of the current game */

  int         n_games;
  char       *seed_text;
  char       *edition;
  char      **option_texts;
  char       *out;

  AlxLevel    levels[ALX_MAX_PLAYERS];
  AlxOptions  options;
  guint64     seed;

  double      wins[ALX_MAX_PLAYERS];
  guint64     points[ALX_MAX_PLAYERS];
  guint64     turns;
  guint64     decisions;
} Match;

static int
read_levels (Match *match)
{
  g_auto (GStrv) names = g_strsplit (match->levels_text ? match->levels_text : "random", ",", -1);
  guint n = g_strv_length (names);

  if (match->n_players < 2 || match->n_players > ALX_MAX_PLAYERS)
    return alx_cli_usage (_("a game has 2 to 4 players"));
  if (n != 1 && n != (guint) match->n_players)
    return alx_cli_usage (_("there must be one level, or one for each player"));
  if (match->seconds <= 0 || match->seconds > 3600)
    return alx_cli_usage (_("a program has more than 0 and at most 3600 seconds"));
  for (int i = 0; i < match->n_players; i++)
    {
      const char *name = names[n == 1 ? 0 : i];

      if (g_str_has_prefix (name, PROGRAM) && name[strlen (PROGRAM)] != '\0')
        match->commands[i] = g_strdup (name + strlen (PROGRAM));
      else if (!alx_level_find (name, &match->levels[i]))
        return alx_cli_usage (_("there is no level “%s”"), name);
    }
  return ALX_CLI_OK;
}

static int
read_options (Match *match)
{
  if (match->edition != NULL && !alx_options_find_edition (match->edition, &match->options))
    return alx_cli_usage (_("there is no edition “%s”"), match->edition);
  for (guint i = 0; match->option_texts && match->option_texts[i]; i++)
    if (!alx_options_read (&match->options, match->option_texts[i]))
      return alx_cli_usage (_("there is no option “%s”"), match->option_texts[i]);
  if (match->seed_text != NULL &&
      !g_ascii_string_to_unsigned (match->seed_text, 10, 0, G_MAXUINT64, &match->seed, NULL))
    return alx_cli_usage (_("“%s” is no seed"), match->seed_text);
  if (match->n_games < 1 || match->n_games > 9999)
    return alx_cli_usage (_("the number of games is from 1 to 9999"));
  return match->out != NULL ? ALX_CLI_OK : alx_cli_usage (_("--out is needed"));
}

/* --- programs --- */

static const char *
explain_problem (AlxBotProblem problem)
{
  switch (problem)
    {
    case ALX_BOT_LATE:
      return _("no answer in time");
    case ALX_BOT_GONE:
      return _("it has ended");
    case ALX_BOT_NONSENSE:
      return _("its answer is no decision");
    default:
      return _("its answer is not legal");
    }
}

/* Asks a program. If it does not decide, makes the first legal decision and prints a message. */
static void
ask_program (const Match   *match,
             AlxHistory    *history,
             const AlxSeat *seat,
             AlxDecision   *decision)
{
  const AlxBoard *board = alx_history_get_board (history);
  g_autoptr (GString) position = g_string_new (NULL);
  AlxBotProblem problem;
  char token[ALX_TOKEN_SIZE];

  alx_position_write_seat (position, seat, board);
  problem = alx_bot_ask (match->bots[seat->player], board, seat, position->str,
                         (gint64) (match->seconds * G_USEC_PER_SEC), decision);
  if (problem == ALX_BOT_FINE)
    return;
  alx_decision_write (decision, board, token);
  /* Translators: a command, a number, why its decision was not heard, and the
     decision made for it. */
  fprintf (stderr, _("“%s”, turn %u: %s; “%s” is decided for it\n"), match->commands[seat->player],
           alx_history_get_state (history)->turn, explain_problem (problem), token);
}

static gboolean
start_programs (Match *match)
{
  for (int i = 0; i < match->n_players; i++)
    {
      g_autoptr (GError) error = NULL;

      if (match->commands[i] == NULL)
        continue;
      match->bots[i] = alx_bot_new (match->commands[i]);
      if (!alx_bot_start (match->bots[i], &error))
        {
          fprintf (stderr, "%s\n", error->message);
          return FALSE;
        }
    }
  return TRUE;
}

static void
end_programs (Match *match)
{
  for (int i = 0; i < match->n_players; i++)
    g_clear_pointer (&match->bots[i], alx_bot_free);
}

/* --- games --- */

static void
decide (const Match *match,
        AlxHistory  *history,
        BaseRandom  *random)
{
  const AlxState *state = alx_history_get_state (history);
  AlxQuestion question = {
    .board = alx_history_get_board (history),
    .seed = base_random_next (random),
  };
  AlxAdvice advice = { .n = 1 };
  AlxRefusal refusal;

  alx_seat_look (&question.seat, state, state->player);
  if (match->bots[state->player] != NULL)
    ask_program (match, history, &question.seat, &advice.line[0]);
  else
    alx_level_advise (match->levels[state->player], &question, &advice);
  g_assert (advice.n > 0);
  if (!alx_history_decide (history, &advice.line[0], &refusal))
    g_error ("player %u decided against rule %u", state->player + 1u, refusal.rule);
}

static void
play_game (AlxRecord   *record,
           const Match *match,
           BaseRandom  *random)
{
  while (alx_history_get_state (record->history)->phase != ALX_PHASE_OVER)
    decide (match, record->history, random);
}

static void
count_game (Match           *match,
            const AlxRecord *record)
{
  const AlxState *state = alx_history_get_state (record->history);
  guint winners = alx_state_winners (state);

  for (int i = 0; i < match->n_players; i++)
    {
      match->points[i] += state->scores[i];
      if (winners & (1 << i))
        match->wins[i] += 1.0 / __builtin_popcount (winners);
    }
  match->turns += state->turn;
  match->decisions += alx_history_get_length (record->history);
}

static int
write_game (const Match     *match,
            const AlxRecord *record,
            guint            number)
{
  g_autofree char *base = g_strdup_printf ("game-%04u.alexandros", number);
  g_autofree char *name = g_build_filename (match->out, base, NULL);
  g_autofree char *text = alx_record_write (record);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (name, text, -1, &error))
    return ALX_CLI_OK;
  fprintf (stderr, "%s\n", error->message);
  return ALX_CLI_FAILED;
}

static const char *
get_kind (const Match *match,
          guint        player)
{
  return match->commands[player] != NULL ? "program" : alx_level_get_id (match->levels[player]);
}

static int
play_games (Match *match)
{
  static const char * const names[] = { "Ptolemy", "Seleucus", "Antigonus", "Perdiccas" };
  gboolean write = !g_str_equal (match->out, "-");
  BaseRandom random = { match->seed };

  if (write && g_mkdir_with_parents (match->out, 0777) != 0)
    {
      fprintf (stderr, "%s: %s\n", match->out, g_strerror (errno));
      return ALX_CLI_FAILED;
    }
  for (int game = 1; game <= match->n_games; game++)
    {
      g_autoptr (AlxRecord) record = alx_record_new (alx_boards_default (), &match->options,
                                                     match->n_players, base_random_next (&random));

      for (int i = 0; i < match->n_players; i++)
        alx_record_set_player (record, i, i, get_kind (match, i), names[i]);
      if (!start_programs (match))
        {
          end_programs (match);
          return ALX_CLI_FAILED;
        }
      play_game (record, match, &random);
      end_programs (match);
      count_game (match, record);
      if (write && write_game (match, record, game) != ALX_CLI_OK)
        return ALX_CLI_FAILED;
    }
  return ALX_CLI_OK;
}

static void
print_summary (const Match *match)
{
  double n = match->n_games;

  printf ("games %d, turns a game %.1f, decisions a game %.1f\n", match->n_games,
          match->turns / n, match->decisions / n);
  for (int i = 0; i < match->n_players; i++)
    printf ("player %d, %s: wins %.1f (%.1f %%), points a game %.1f\n", i + 1,
            get_kind (match, i), match->wins[i], 100 * match->wins[i] / n,
            match->points[i] / n);
}

/** alx_cli_play: plays games and writes them as records; the same seed gives the same
    bytes everywhere. */
int
alx_cli_play (int    argc,
              char **argv)
{
  Match match = { .n_players = 2, .n_games = 1, .seconds = ALX_BOT_SECONDS };
  GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_INT, &match.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "levels", 'l', 0, G_OPTION_ARG_STRING, &match.levels_text,
      N_("Who plays: random, recruit, captain, general, satrap, alexander, or exec: "
         "and a program"),
      "A,B,…" },
    { "time", 't', 0, G_OPTION_ARG_DOUBLE, &match.seconds,
      N_("Seconds that a program has for each decision"), "S" },
    { "games", 'g', 0, G_OPTION_ARG_INT, &match.n_games, N_("Number of games"), "G" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &match.seed_text, N_("What chance is made from"), "S" },
    { "rules", 'r', 0, G_OPTION_ARG_STRING, &match.edition,
      N_("Edition: english, french, italian"), "EDITION" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &match.option_texts,
      N_("An option of the rules, such as Joker=both"), "KEY=VALUE" },
    { "out", 'O', 0, G_OPTION_ARG_FILENAME, &match.out,
      N_("Folder for the records; “-” for a summary only"), "DIR" },
    { NULL }
  };
  int result;

  if (!alx_cli_parse ("play", "", _("Plays games between computer players."), entries, &argc,
                      &argv))
    result = ALX_CLI_USAGE;
  else
    result = argc == 1 ? read_levels (&match) : alx_cli_usage (_("“%s” is not expected"), argv[1]);
  if (result == ALX_CLI_OK)
    result = read_options (&match);
  if (result == ALX_CLI_OK)
    result = play_games (&match);
  if (result == ALX_CLI_OK)
    print_summary (&match);
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_free (match.commands[i]);
  g_free (match.levels_text);
  g_free (match.seed_text);
  g_free (match.edition);
  g_strfreev (match.option_texts);
  g_free (match.out);
  return result;
}
