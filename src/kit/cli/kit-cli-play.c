/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "play": plays games between computer players. */

#include "config.h"

#include "kit-cli-commands.h"

#include "base/base-random.h"
#include "kit/players/kit-bot.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

/* The prefix for the command of a program that plays. */
#define PROGRAM "exec:"

typedef struct
{
  const KitCliGame *game;

  int             n_players;
  char           *levels_text;
  double          seconds;              /* that a program has for each decision */
  char           *commands[KIT_MAX_PLAYERS];    /* (nullable): of programs */
  KitBot         *bots[KIT_MAX_PLAYERS];        /* (nullable): programs of the current game */

  int             n_games;
  char           *seed_text;
  char           *edition;
  char          **option_texts;
  char           *out;

  const KitLevel *levels[KIT_MAX_PLAYERS];      /* (nullable): of seats without a program */
  gpointer        options;
  guint64         seed;

  double          wins[KIT_MAX_PLAYERS];
  gint64          points[KIT_MAX_PLAYERS];
  guint64         turns;
  guint64         decisions;
} Series;

static int
read_levels (Series *series)
{
  g_auto (GStrv) names = g_strsplit (series->levels_text ? series->levels_text : "random", ",", -1);
  guint n = g_strv_length (names);

  if (!kit_cli_check_players (series->game, series->n_players))
    return KIT_CLI_USAGE;
  if (n != 1 && n != (guint) series->n_players)
    return kit_cli_usage (_("there must be one level, or one for each player"));
  if (!(series->seconds > 0 && series->seconds <= 3600))
    return kit_cli_usage (_("a program has more than 0 and at most 3600 seconds"));
  for (int i = 0; i < series->n_players; i++)
    {
      const char *name = names[n == 1 ? 0 : i];

      series->levels[i] = kit_levels_find (series->game->levels, name);
      if (g_str_has_prefix (name, PROGRAM) && name[strlen (PROGRAM)] != '\0')
        series->commands[i] = g_strdup (name + strlen (PROGRAM));
      else if (series->levels[i] == NULL)
        return kit_cli_usage (_("there is no level “%s”"), name);
    }
  return KIT_CLI_OK;
}

static int
read_options (Series *series)
{
  const KitCliGame *game = series->game;

  series->options = g_malloc0 (game->options_size);
  if (series->edition != NULL && !game->set_edition (series->options, series->edition))
    return kit_cli_usage (_("there is no edition “%s”"), series->edition);
  for (guint i = 0; series->option_texts && series->option_texts[i]; i++)
    if (!game->set_option (series->options, series->option_texts[i]))
      return kit_cli_usage (_("there is no option “%s”"), series->option_texts[i]);
  if (!kit_cli_read_seed (series->seed_text, &series->seed))
    return KIT_CLI_USAGE;
  if (series->n_games < 1 || series->n_games > 9999)
    return kit_cli_usage (_("the number of games is from 1 to 9999"));
  return series->out != NULL ? KIT_CLI_OK : kit_cli_usage (_("--out is needed"));
}

/* --- programs --- */

static const char *
explain_problem (KitBotProblem problem)
{
  switch (problem)
    {
    case KIT_BOT_LATE:
      return _("no answer in time");
    case KIT_BOT_GONE:
      return _("it has ended");
    case KIT_BOT_NONSENSE:
      return _("its answer is not a decision");
    default:
      return _("its answer is not legal");
    }
}

/* Asks a program. If it does not decide, makes the first legal decision and prints a message. */
static void
ask_program (const Series *series,
             KitHistory   *history,
             gpointer      view,
             gpointer      decision)
{
  const KitFormat *format = series->game->format;
  gconstpointer state = kit_history_get_state (history);
  gconstpointer board = kit_history_get_board (history);
  guint player = format->rules->get_decider (state);
  g_autoptr (GString) position = g_string_new (NULL);
  KitBotQuestion question;
  KitBotProblem problem;
  char token[KIT_TOKEN_SIZE];

  format->write_view (position, view, board);
  question = (KitBotQuestion) { format->rules, board, view, position->str,
                                (gint64) (series->seconds * G_USEC_PER_SEC) };
  problem = kit_bot_ask (series->bots[player], &question, decision);
  if (problem == KIT_BOT_FINE)
    return;
  format->rules->write (decision, board, token);
  /* Translators: a command, a number, why its decision was not heard, and the
     decision made for it. */
  fprintf (stderr, _("“%s”, turn %u: %s; “%s” is decided for it\n"), series->commands[player],
           format->rules->get_turn (state), explain_problem (problem), token);
}

static gboolean
start_programs (Series *series)
{
  for (int i = 0; i < series->n_players; i++)
    {
      g_autoptr (GError) error = NULL;

      if (series->commands[i] == NULL)
        continue;
      series->bots[i] = kit_bot_new (series->commands[i]);
      if (!kit_bot_start (series->bots[i], &error))
        {
          fprintf (stderr, "%s\n", error->message);
          return FALSE;
        }
    }
  return TRUE;
}

static void
end_programs (Series *series)
{
  for (int i = 0; i < series->n_players; i++)
    g_clear_pointer (&series->bots[i], kit_bot_free);
}

/* --- games --- */

static void
decide (const Series *series,
        KitHistory   *history,
        BaseRandom   *random)
{
  const KitRules *rules = series->game->format->rules;
  guint player = rules->get_decider (kit_history_get_state (history));
  g_autofree gpointer view = g_malloc (rules->view_size);
  KitQuestion question = {
    .rules = rules,
    .board = kit_history_get_board (history),
    .view = view,
    .seed = base_random_next (random),
  };
  KitAdvice advice = { .n = 1 };
  KitRefusal refusal;

  rules->look (view, kit_history_get_state (history), player);
  if (series->bots[player] != NULL)
    ask_program (series, history, view, advice.line);
  else
    series->levels[player]->advise (&question, &advice);
  g_assert (advice.n > 0);
  if (!kit_history_decide (history, advice.line, &refusal))
    g_error ("player %u decided against rule %u", player + 1, refusal.rule);
}

static void
play_game (KitRecord   *record,
           const Series *series,
           BaseRandom   *random)
{
  const KitRules *rules = series->game->format->rules;

  while (!rules->is_over (kit_history_get_state (record->history)))
    decide (series, record->history, random);
}

static void
count_game (Series          *series,
            const KitRecord *record)
{
  const KitRules *rules = series->game->format->rules;
  gconstpointer state = kit_history_get_state (record->history);
  guint winners = rules->get_winners (state);

  for (int i = 0; i < series->n_players; i++)
    {
      series->points[i] += rules->get_score (state, i);
      if (winners & (1 << i))
        series->wins[i] += 1.0 / __builtin_popcount (winners);
    }
  series->turns += rules->get_turn (state);
  series->decisions += kit_history_get_length (record->history);
}

static int
write_game (const Series    *series,
            const KitRecord *record,
            guint            number)
{
  g_autofree char *base = g_strdup_printf ("game-%04u%s", number, series->game->format->suffix);
  g_autofree char *name = g_build_filename (series->out, base, NULL);
  g_autofree char *text = kit_record_write (record);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (name, text, -1, &error))
    return KIT_CLI_OK;
  fprintf (stderr, "%s\n", error->message);
  return KIT_CLI_FAILED;
}

static const char *
get_kind (const Series *series,
          guint         player)
{
  return series->commands[player] != NULL ? "program" : series->levels[player]->id;
}

static int
play_games (Series *series)
{
  const KitCliGame *game = series->game;
  gboolean write = !g_str_equal (series->out, "-");
  BaseRandom random = { series->seed };

  if (write && g_mkdir_with_parents (series->out, 0777) != 0)
    {
      fprintf (stderr, "%s: %s\n", series->out, g_strerror (errno));
      return KIT_CLI_FAILED;
    }
  for (int number = 1; number <= series->n_games; number++)
    {
      g_autoptr (KitRecord) record = game->create_record (series->options, series->n_players,
                                                          base_random_next (&random));

      for (int i = 0; i < series->n_players; i++)
        kit_record_set_player (record, i, i, get_kind (series, i), game->names[i]);
      if (!start_programs (series))
        {
          end_programs (series);
          return KIT_CLI_FAILED;
        }
      play_game (record, series, &random);
      end_programs (series);
      count_game (series, record);
      if (write && write_game (series, record, number) != KIT_CLI_OK)
        return KIT_CLI_FAILED;
    }
  return KIT_CLI_OK;
}

static void
print_summary (const Series *series)
{
  double n = series->n_games;

  printf ("games %d, turns a game %.1f, decisions a game %.1f\n", series->n_games,
          series->turns / n, series->decisions / n);
  for (int i = 0; i < series->n_players; i++)
    printf ("player %d, %s: wins %.1f (%.1f %%), points a game %.1f\n", i + 1,
            get_kind (series, i), series->wins[i], 100 * series->wins[i] / n,
            series->points[i] / n);
}

static void
clear (Series *series)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    g_free (series->commands[i]);
  g_free (series->levels_text);
  g_free (series->seed_text);
  g_free (series->edition);
  g_free (series->options);
  g_strfreev (series->option_texts);
  g_free (series->out);
}

/** kit_cli_play: plays games and writes them as records; the same seed gives the same
    bytes everywhere. */
int
kit_cli_play (const KitCliGame * const *games,
              int                       argc,
              char                    **argv)
{
  Series series = {
    .game = games[0], .n_players = 2, .n_games = 1, .seconds = KIT_BOT_SECONDS
  };
  GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_INT, &series.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "levels", 'l', 0, G_OPTION_ARG_STRING, &series.levels_text, series.game->levels_help,
      "A,B,…" },
    { "time", 't', 0, G_OPTION_ARG_DOUBLE, &series.seconds,
      N_("Seconds that a program has for each decision"), "S" },
    { "games", 'g', 0, G_OPTION_ARG_INT, &series.n_games, N_("Number of games"), "G" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &series.seed_text, N_("Random seed"), "S" },
    { "rules", 'r', 0, G_OPTION_ARG_STRING, &series.edition, series.game->edition_help, "EDITION" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &series.option_texts, series.game->option_help,
      "KEY=VALUE" },
    { "out", 'O', 0, G_OPTION_ARG_FILENAME, &series.out,
      N_("Folder for the records, which replace those of the same names; “-” for a summary "
         "only"), "DIR" },
    { NULL }
  };
  int result;

  if (!kit_cli_parse ("", _("Plays games between computer players."), entries, &argc, &argv))
    result = KIT_CLI_USAGE;
  else
    result = argc == 1 ? read_levels (&series) : kit_cli_usage (_("“%s” is not expected"), argv[1]);
  if (result == KIT_CLI_OK)
    result = read_options (&series);
  if (result == KIT_CLI_OK)
    result = play_games (&series);
  if (result == KIT_CLI_OK)
    print_summary (&series);
  clear (&series);
  return result;
}
