/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays a seat in the games of the tool: a level, or a program. */

#include "config.h"

#include "kit-cli-player.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* The prefix for the command of a program that plays. */
#define PROGRAM "exec:"

/* --- players --- */

static char *
list_levels (const KitCliGame *game)
{
  GString *list = g_string_new (NULL);

  for (const KitLevel *level = game->levels; level->id != NULL; level++)
    g_string_append_printf (list, "%s, ", level->id);
  g_string_append (list, PROGRAM "COMMAND");
  return g_string_free (list, FALSE);
}

/**
 * kit_cli_player_read:
 * @player: (out): to be cleared
 * @game: a game
 * @name: the id of a level, or "exec:" and a command
 *
 * Returns: whether it is one; if not, prints an error
 */
gboolean
kit_cli_player_read (KitCliPlayer     *player,
                     const KitCliGame *game,
                     const char       *name)
{
  g_autofree char *why = NULL;
  g_autofree char *list = NULL;

  player->level = kit_levels_find (game->levels, name);
  if (player->level != NULL)
    return TRUE;
  if (g_str_has_prefix (name, PROGRAM) && name[strlen (PROGRAM)] != '\0')
    {
      player->command = g_strdup (name + strlen (PROGRAM));
      return TRUE;
    }
  why = g_strdup_printf (_("there is no level “%s”"), name);
  list = list_levels (game);
  kit_cli_refuse (why, list);
  return FALSE;
}

/** kit_cli_player_id: the id of the level, or "program". */
const char *
kit_cli_player_id (const KitCliPlayer *player)
{
  return player->level != NULL ? player->level->id : "program";
}

/** kit_cli_player_clear: frees what @player has. */
void
kit_cli_player_clear (KitCliPlayer *player)
{
  g_clear_pointer (&player->command, g_free);
}

/* --- programs --- */

struct _KitCliProgram
{
  const KitFormat *format;
  const char      *command;             /* of the player */
  KitBot          *bot;
  gint64           time_us;             /* for each decision */
  gboolean         has_decided;         /* at least once in this game */
  gboolean         has_ended;
};

/**
 * kit_cli_player_start:
 * @player: who plays a seat in one game
 * @game: what they play
 * @seconds: for each decision of a program
 * @program: (out) (nullable): the program, to be ended by kit_cli_programs_end() or with the
 *   calling thread; %NULL for a level
 * @error: why it could not be started
 *
 * Returns: whether they can play
 */
gboolean
kit_cli_player_start (const KitCliPlayer *player,
                      const KitCliGame   *game,
                      double              seconds,
                      KitCliProgram     **program,
                      GError            **error)
{
  *program = NULL;
  if (player->command == NULL)
    return TRUE;
  *program = g_new0 (KitCliProgram, 1);
  (*program)->format = game->format;
  (*program)->command = player->command;
  (*program)->time_us = (gint64) (seconds * G_USEC_PER_SEC);
  (*program)->bot = kit_bot_new (player->command);
  return kit_bot_start ((*program)->bot, error);
}

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

/* Says why a program did not decide, and what was decided for it; that it has ended only once. */
static void
report (KitCliProgram *program,
        KitBotProblem  problem,
        guint          turn,
        const char    *token)
{
  if (program->has_ended)
    return;
  program->has_ended = problem == KIT_BOT_GONE;
  /* Translators: a command, a number, why its decision was not heard, and the
     decision made for it. */
  fprintf (stderr, _("“%s”, turn %u: %s; “%s” is decided for it\n"), program->command, turn,
           explain_problem (problem), token);
}

/**
 * kit_cli_program_ask:
 * @program: a program
 * @board: the board
 * @view: what the seat that decides may know
 * @wishes: (nullable): what other seats would like to be offered; %NULL for nothing
 * @decision: (out): the decision; if the program makes none, the first legal one, with a message
 * @error: that the program has ended before it has decided anything: it was of no use at all
 *
 * Returns: whether there is a decision
 */
gboolean
kit_cli_program_ask (KitCliProgram   *program,
                     gconstpointer    board,
                     gconstpointer    view,
                     const KitWishes *wishes,
                     gpointer         decision,
                     GError         **error)
{
  const KitFormat *format = program->format;
  const KitBotQuestion question = { format->rules, board, view, wishes, format->write_view,
                                    format->write_wish, program->time_us };
  KitBotProblem problem = kit_bot_ask (program->bot, &question, decision);
  char token[KIT_TOKEN_SIZE];

  program->has_decided |= problem == KIT_BOT_FINE;
  if (problem == KIT_BOT_GONE && !program->has_decided)
    {
      g_set_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_FAILED,
                   _("“%s” has ended before it has decided anything"), program->command);
      return FALSE;
    }
  if (problem != KIT_BOT_FINE)
    {
      format->rules->write (decision, board, token);
      report (program, problem, kit_rules_head (view)->turn, token);
    }
  return TRUE;
}

/** kit_cli_programs_end: ends what kit_cli_player_start() has started, and sets it to %NULL. */
void
kit_cli_programs_end (KitCliProgram *programs[KIT_MAX_PLAYERS])
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    if (programs[i] != NULL)
      {
        kit_bot_free (programs[i]->bot);
        g_clear_pointer (&programs[i], g_free);
      }
}

/* --- weights --- */

static const char *
explain_weights (KitWeightsProblem problem)
{
  switch (problem)
    {
    case KIT_WEIGHTS_TOO_LARGE:
      return _("it is too large for a file of weights");
    case KIT_WEIGHTS_FEATURES:
      return _("its weights are for another evaluation");
    case KIT_WEIGHTS_CHECKSUM:
      return _("its checksum is wrong: the file is damaged");
    case KIT_WEIGHTS_NUMBERS:
      return _("weights are missing or are not numbers");
    default:
      return _("it is not a file of weights");
    }
}

/**
 * kit_cli_read_weights:
 * @game: a game with a strategy
 * @name: of a file, or "-"
 *
 * Returns: (transfer full) (nullable): its weights, to be freed with g_free(); %NULL if they could
 *   not be read: then prints an error
 */
KitWeights *
kit_cli_read_weights (const KitCliGame *game,
                      const char       *name)
{
  gsize length;
  g_autofree char *why = NULL;
  g_autofree char *text = kit_cli_load_file (name, KIT_WEIGHTS_MAX_BYTES, &length, &why);
  g_autofree KitWeights *weights = g_new (KitWeights, 1);
  KitWeightsProblem problem;

  if (text == NULL)
    {
      kit_cli_print_fault (name, 0, why);
      return NULL;
    }
  problem = kit_weights_read (weights, game->strategy->features,
                              game->format->rules->max_players, text, length);
  if (problem != KIT_WEIGHTS_FINE)
    {
      kit_cli_print_fault (name, 0, explain_weights (problem));
      return NULL;
    }
  return g_steal_pointer (&weights);
}
