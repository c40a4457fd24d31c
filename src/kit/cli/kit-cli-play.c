/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "play": plays games between computer players. */

#include "config.h"

#include "kit-cli-commands.h"
#include "kit-cli-json.h"
#include "kit-cli-player.h"
#include "kit-cli-rules.h"

#include "base/base-random.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  const KitCliGame *game;

  int             n_players;
  char           *levels_text;
  double          seconds;              /* that a program has for each decision */
  KitCliPlayer    players[KIT_MAX_PLAYERS];
  KitCliProgram  *programs[KIT_MAX_PLAYERS];    /* (nullable): of the current game */
  gint64          nodes;                /* that a level searches for a turn, 0 for its own limit */

  int             n_games;
  char           *seed_text;
  KitCliRules     rules;
  char           *out;
  gboolean        json;

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
  if (!kit_cli_check_seconds (series->seconds))
    return KIT_CLI_USAGE;
  if (series->nodes < 0)
    return kit_cli_usage (_("a budget is not negative"));
  for (int i = 0; i < series->n_players; i++)
    if (!kit_cli_player_read (&series->players[i], series->game, names[n == 1 ? 0 : i]))
      return KIT_CLI_USAGE;
  return KIT_CLI_OK;
}

static int
read_options (Series *series)
{
  if (!kit_cli_rules_read (&series->rules, series->game, &series->options) ||
      !kit_cli_read_seed (series->seed_text, &series->seed))
    return KIT_CLI_USAGE;
  if (series->n_games < 1 || series->n_games > 9999)
    return kit_cli_usage (_("the number of games is from 1 to 9999"));
  return series->out != NULL ? KIT_CLI_OK : kit_cli_usage (_("--out is needed"));
}

/* --- programs --- */

static gboolean
start_programs (Series  *series,
                GError **error)
{
  for (int i = 0; i < series->n_players; i++)
    if (!kit_cli_player_start (&series->players[i], series->game, series->seconds,
                               &series->programs[i], error))
      return FALSE;
  return TRUE;
}

/* --- games --- */

static gboolean
decide (const Series *series,
        KitHistory   *history,
        BaseRandom   *random,
        GError      **error)
{
  const KitRules *rules = series->game->format->rules;
  guint player = kit_rules_head (kit_history_get_state (history))->decider;
  g_autofree gpointer view = g_malloc (rules->view_size);
  KitQuestion question = {
    .rules = rules,
    .board = kit_history_get_board (history),
    .view = view,
    .budget.nodes = series->nodes,
    .seed = base_random_next (random),
  };
  KitAdvice advice = { .n = 1 };
  KitRefusal refusal;

  rules->look (view, kit_history_get_state (history), player);
  if (series->programs[player] == NULL)
    series->players[player].level->advise (&question, &advice);
  else if (!kit_cli_program_ask (series->programs[player], question.board, view, NULL, advice.line,
                                 error))
    return FALSE;
  g_assert (advice.n > 0);
  if (!kit_history_decide (history, advice.line, &refusal))
    g_error ("player %u decided against rule %u", player + 1, refusal.rule);
  return TRUE;
}

/* Programs that decide nothing need never come to an end. */
static gboolean
is_short (const KitHistory *history,
          GError          **error)
{
  if (kit_rules_head (kit_history_get_state (history))->turn <= KIT_CLI_MAX_TURNS)
    return TRUE;
  /* Translators: a number of turns. */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
               _("a game has not ended after %d turns"), KIT_CLI_MAX_TURNS);
  return FALSE;
}

static gboolean
play_game (KitRecord  *record,
           Series     *series,
           BaseRandom *random,
           GError    **error)
{
  gboolean played = start_programs (series, error);

  while (played && !kit_rules_head (kit_history_get_state (record->history))->over)
    played = is_short (record->history, error) &&
             decide (series, record->history, random, error);
  kit_cli_programs_end (series->programs);
  return played;
}

static void
count_game (Series          *series,
            const KitRecord *record)
{
  const KitRules *rules = series->game->format->rules;
  gconstpointer state = kit_history_get_state (record->history);
  guint winners = kit_rules_get_winners (rules, state);

  for (int i = 0; i < series->n_players; i++)
    {
      series->points[i] += rules->get_score (state, i);
      if (winners & (1 << i))
        series->wins[i] += 1.0 / __builtin_popcount (winners);
    }
  series->turns += kit_rules_head (state)->turn;
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
      g_autoptr (KitRecord) record =
        game->format->create_record (series->options, series->n_players,
                                     base_random_next (&random));
      g_autoptr (GError) error = NULL;

      for (int i = 0; i < series->n_players; i++)
        kit_record_set_player (record, i, i, kit_cli_player_id (&series->players[i]),
                               game->names[i]);
      if (!play_game (record, series, &random, &error))
        {
          fprintf (stderr, "%s: %s\n", g_get_prgname (), error->message);
          return KIT_CLI_FAILED;
        }
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
            kit_cli_player_id (&series->players[i]), series->wins[i], 100 * series->wins[i] / n,
            series->points[i] / n);
}

static void
print_json (const Series *series)
{
  g_autoptr (GString) json = g_string_new (NULL);
  double n = series->n_games;

  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_add_string (json, "game", series->game->id);
  kit_cli_json_add_integer (json, "games", series->n_games);
  kit_cli_json_add_number (json, "turns", series->turns / n);
  kit_cli_json_add_number (json, "decisions", series->decisions / n);
  kit_cli_json_open (json, "players", '[');
  for (int i = 0; i < series->n_players; i++)
    {
      kit_cli_json_open (json, NULL, '{');
      kit_cli_json_add_integer (json, "player", i + 1);
      kit_cli_json_add_string (json, "kind", kit_cli_player_id (&series->players[i]));
      if (series->players[i].command != NULL)
        kit_cli_json_add_string (json, "command", series->players[i].command);
      kit_cli_json_add_number (json, "wins", series->wins[i]);
      kit_cli_json_add_number (json, "share", series->wins[i] / n);
      kit_cli_json_add_number (json, "points", series->points[i] / n);
      kit_cli_json_close (json, '}');
    }
  kit_cli_json_close (json, ']');
  kit_cli_json_close (json, '}');
  puts (json->str);
}

static void
clear (Series *series)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_cli_player_clear (&series->players[i]);
  g_free (series->levels_text);
  g_free (series->seed_text);
  g_free (series->options);
  kit_cli_rules_clear (&series->rules);
  g_free (series->out);
}

/** kit_cli_play: plays games and writes them as records; the same seed gives the same bytes
    everywhere, unless a level searches for a time. With “--nodes” it searches that many positions
    instead. */
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
      N_("Seconds that a program has for each decision, up to 3600"), "S" },
    { "nodes", 'n', 0, G_OPTION_ARG_INT64, &series.nodes, N_("Positions searched per turn, from 0"),
      "K" },
    { "games", 'g', 0, G_OPTION_ARG_INT, &series.n_games, N_("Number of games, 1 to 9999"), "G" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &series.seed_text,
      N_("Random seed, 0 to 18446744073709551615"), "S" },
    KIT_CLI_RULES_ENTRIES (series.rules, series.game),
    { "out", 'O', 0, G_OPTION_ARG_FILENAME, &series.out,
      N_("Folder for the records, which replace those of the same names; “-” for a summary "
         "only"), "DIR" },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &series.json, N_("Print JSON, for programs"), NULL },
    { NULL }
  };
  int result;

  result = kit_cli_parse ("", _("Plays games between computer players."), entries, &argc, &argv)
             ? read_levels (&series) : KIT_CLI_USAGE;
  if (result == KIT_CLI_OK)
    result = read_options (&series);
  if (result == KIT_CLI_OK)
    result = play_games (&series);
  if (result == KIT_CLI_OK)
    (series.json ? print_json : print_summary) (&series);
  clear (&series);
  return result;
}
