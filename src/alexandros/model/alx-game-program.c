/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The programs that play seats of a game: which they are, when they are asked, and what is said of
   one that failed. */

#include "alx-game-private.h"

/* A program that has not answered after so many milliseconds thinks for long. */
#define LONG 700

/* Was it this that ended? Then it is started again for its next question. */
static gboolean
has_ended (AlxBotProblem problem)
{
  return problem == ALX_BOT_GONE || problem == ALX_BOT_UNSTARTED || problem == ALX_BOT_STOPPED;
}

static void
program_done_cb (const AlxDecision *decision,
                 AlxBotProblem      problem,
                 gpointer           data)
{
  AlxGame *game = data;
  AlxAdvice advice = { .n = 1, .n_reusable = 1, .line = { *decision } };

  if (has_ended (problem))
    g_clear_pointer (&game->programs[game->asked], alx_program_free);
  game->asked = -1;
  g_clear_handle_id (&game->slow_source, g_source_remove);
  alx_game_take_advice (game, &advice, problem);
}

static gboolean
long_cb (gpointer data)
{
  AlxGame *game = data;

  game->slow_source = 0;
  alx_game_notify_thinker (game);
  return G_SOURCE_REMOVE;
}

/** alx_game_ask_program: asks the program that plays @seat, which is on turn. */
void
alx_game_ask_program (AlxGame       *game,
                      const AlxSeat *seat)
{
  AlxProgram **program = &game->programs[seat->player];

  if (*program == NULL)
    *program = alx_program_new (game->commands[seat->player], program_done_cb, game);
  game->asked = seat->player;
  game->slow_source = g_timeout_add (LONG, long_cb, game);
  alx_program_ask (*program, alx_game_get_board (game), seat);
}

/* What it was asked is not so any more, so its answer would be one to nothing: it is started again
   when it is asked next. */
void
alx_game_stop_program (AlxGame *game)
{
  if (game->asked >= 0)
    g_clear_pointer (&game->programs[game->asked], alx_program_free);
  game->asked = -1;
  g_clear_handle_id (&game->slow_source, g_source_remove);
}

/** alx_game_end_programs: sends all programs away; one that is asked again is started again. */
void
alx_game_end_programs (AlxGame *game)
{
  alx_game_stop_program (game);
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_clear_pointer (&game->programs[i], alx_program_free);
}

/** alx_game_get_program: (nullable): the command of the program that plays that seat. */
const char *
alx_game_get_program (AlxGame *game,
                      guint    player)
{
  g_return_val_if_fail (player < game->record->n_players, NULL);

  return game->commands[player];
}

/** alx_game_note_fallback: what is about to be decided was decided by @player himself, or was
    not. */
void
alx_game_note_fallback (AlxGame *game,
                        guint    player)
{
  if (game->problem != ALX_BOT_FINE || game->fallback.player == player)
    game->fallback = (AlxFallback) { player, game->problem, alx_game_get_cursor (game) };
}

/**
 * alx_game_get_fallback:
 * @game: a game
 * @fallback: (out): what kept a program from deciding
 *
 * Returns: whether a decision in force was made by default, since when its player has not decided
 * himself
 */
gboolean
alx_game_get_fallback (AlxGame     *game,
                       AlxFallback *fallback)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  *fallback = game->fallback;
  return fallback->problem != ALX_BOT_FINE && fallback->index < alx_game_get_cursor (game);
}
