/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer players of a game: when they are asked, and when they decide. */

#include "alx-game-private.h"

#include "base/base-random.h"

/** alx_game_notify_thinker: says who thinks, and whether for long, if it is another than
    was said last. */
void
alx_game_notify_thinker (AlxGame *game)
{
  int thinker = alx_game_get_thinker (game);
  gboolean thinks_long = alx_game_thinks_long (game);

  if (game->thinker != thinker)
    {
      game->thinker = thinker;
      g_object_notify (G_OBJECT (game), "thinker");
    }
  if (game->thinks_long != thinks_long)
    {
      game->thinks_long = thinks_long;
      g_object_notify (G_OBJECT (game), "thinks-long");
    }
}

static void
decide_next (AlxGame *game)
{
  const AlxDecision decision = game->advice.line[game->next++];
  AlxRefusal refusal;

  game->stepping = FALSE;
  game->next_cursor++;
  alx_game_note_fallback (game, alx_game_get_state (game)->player);
  g_object_ref (game);
  if (!alx_game_decide (game, &decision, &refusal))
    g_critical ("a computer player decided against rule %u", refusal.rule);
  alx_game_notify_thinker (game);
  g_object_unref (game);
}

static gboolean
pause_ended_cb (gpointer data)
{
  AlxGame *game = data;

  game->pause_source = 0;
  decide_next (game);
  return G_SOURCE_REMOVE;
}

static void
decide_soon (AlxGame *game)
{
  if (game->pause > 0 && !game->stepping)
    game->pause_source = g_timeout_add (game->pause, pause_ended_cb, game);
  else
    decide_next (game);
}

/**
 * alx_game_take_advice:
 * @game: a game
 * @advice: what the computer on turn is to do, now and perhaps next
 * @problem: what kept a program from deciding itself
 */
void
alx_game_take_advice (AlxGame         *game,
                      const AlxAdvice *advice,
                      AlxBotProblem    problem)
{
  game->advice = *advice;
  game->problem = problem;
  game->next = 0;
  game->next_cursor = alx_game_get_cursor (game);
  decide_soon (game);
}

static void
job_done_cb (const AlxAdvice *advice,
             gpointer         data)
{
  AlxGame *game = data;

  game->job = NULL;
  if (advice->n > 0)
    {
      alx_game_take_advice (game, advice, ALX_BOT_FINE);
      return;
    }
  g_critical ("a computer player has no advice");
  alx_game_notify_thinker (game);
}

/* Does what was advised before go on here, and would another question bring nothing new? */
static gboolean
has_reusable_advice (AlxGame *game)
{
  AlxRefusal refusal;

  return game->next > 0 && game->next < game->advice.n_reusable &&
         game->next_cursor == alx_game_get_cursor (game) &&
         alx_legal_test (alx_game_get_state (game), alx_game_get_board (game),
                         &game->advice.line[game->next], &refusal);
}

static void
ask_level (AlxGame       *game,
           AlxLevel       level,
           const AlxSeat *seat)
{
  const AlxState *state = alx_game_get_state (game);
  AlxQuestion question = { .board = alx_game_get_board (game), .seat = *seat };
  BaseRandom random;

  /* Nothing that reshuffles are made from is told to a player. */
  random.state = state->seed ^ G_GUINT64_CONSTANT (0x5851f42d4c957f2d);
  question.seed = base_random_next (&random) + alx_game_get_cursor (game);
  game->job = alx_job_start (level, &question, job_done_cb, game);
}

/** alx_game_ask_computer: has the computer on turn think, if it is a computer's turn, the game runs
    and nobody thinks yet. */
void
alx_game_ask_computer (AlxGame *game)
{
  const AlxState *state = alx_game_get_state (game);
  const char *command = alx_game_get_program (game, state->player);
  AlxSeat seat;
  AlxLevel level;

  if ((!game->running && !game->stepping) || alx_game_is_thinking (game) ||
      alx_game_is_over (game) ||
      (command == NULL && !alx_level_find (game->record->players[state->player].kind, &level)))
    return;
  alx_seat_look (&seat, state, state->player);
  if (has_reusable_advice (game))
    decide_soon (game);
  else if (command != NULL)
    alx_game_ask_program (game, &seat);
  else
    ask_level (game, level, &seat);
  alx_game_notify_thinker (game);
}

/** alx_game_stop_computer: nobody thinks any more; what was advised is forgotten where the game has
    gone another way. */
void
alx_game_stop_computer (AlxGame *game)
{
  if (game->job != NULL)
    alx_job_stop (g_steal_pointer (&game->job));
  alx_game_stop_program (game);
  g_clear_handle_id (&game->pause_source, g_source_remove);
  if (game->next_cursor != alx_game_get_cursor (game))
    game->next = 0;
  alx_game_notify_thinker (game);
}

/** alx_game_thinks_long: whether a computer thinks that takes its time: by its level, or because it
    has been seen to. */
gboolean
alx_game_thinks_long (AlxGame *game)
{
  const AlxState *state = alx_game_get_state (game);
  AlxLevel level;

  if (game->asked >= 0)
    return game->slow_source == 0;
  return game->job != NULL && alx_level_find (game->record->players[state->player].kind, &level) &&
         level >= ALX_LEVEL_SATRAP;
}

/** alx_game_hurry: has the computer that is thinking decide now. */
void
alx_game_hurry (AlxGame *game)
{
  if (game->job != NULL)
    alx_job_hurry (game->job);
  if (game->asked >= 0)
    alx_program_hurry (game->programs[game->asked]);
}
