/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what the board marks: trails of earlier decisions and threats of the next player. */

#include "alx-trails.h"

#include "kit/presenter/kit-replay.h"

#include <string.h>

#define MAX_WAYS 20000                  /* tried for each card */

/* Adds the trail of a decision to that of earlier ones in the same turn. */
static void
add_decision (const KitRecord *record,
              guint            index,
              AlxTrail        *trail)
{
  const AlxDecision *decision = alx_history_get_decision (record->history, index);
  AlxEvents events;

  if (decision->kind == ALX_WAY)
    {
      trail->n = decision->n;
      memcpy (trail->way, decision->at, decision->n);
    }
  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_PLACED)
      alx_space_set_add (&trail->placed, events.items[i].place);
    else if (events.items[i].kind == ALX_EVENT_REMOVED ||
             events.items[i].kind == ALX_EVENT_TOOK_BACK)
      alx_space_set_add (&trail->removed, events.items[i].place);
}

/**
 * alx_trails_decision:
 * @record: a game
 * @index: the index of a decision in it
 * @trail: (out): the trail of the decision
 */
void
alx_trails_decision (const KitRecord *record,
                     guint            index,
                     AlxTrail        *trail)
{
  AlxState before;

  g_return_if_fail (record != NULL && trail != NULL);
  g_return_if_fail (index < kit_history_get_length (record->history));

  memset (trail, 0, sizeof *trail);
  alx_history_get_state_at (record->history, index, &before);
  trail->player = before.player;
  add_decision (record, index, trail);
}

/**
 * alx_trails_last_turns:
 * @record: a game
 * @shown: the number of decisions made in the displayed position
 * @viewer: a player whose own turns are not marked, or -1
 * @scene: (inout): gets the trails of the finished turns of kit_replay_find_round()
 */
void
alx_trails_last_turns (const KitRecord *record,
                       guint            shown,
                       int              viewer,
                       AlxScene        *scene)
{
  AlxState now;
  guint first = kit_replay_find_round (record->history, shown, viewer);

  alx_history_get_state_at (record->history, shown, &now);
  for (guint i = first; i < shown; i++)
    {
      AlxTrail *trail = scene->n_trails > 0 ? &scene->trails[scene->n_trails - 1] : NULL;
      AlxState state;

      alx_history_get_state_at (record->history, i, &state);
      if (state.player == viewer || (state.turn == now.turn && now.phase != ALX_PHASE_OVER))
        continue;
      if (trail == NULL || trail->player != state.player)
        {
          if (scene->n_trails == ALX_MAX_PLAYERS)
            return;
          trail = &scene->trails[scene->n_trails++];
          memset (trail, 0, sizeof *trail);
          trail->player = state.player;
        }
      add_decision (record, i, trail);
    }
}

/* --- threats --- */

typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  int             viewer;
  AlxScene       *scene;
  guint           n_ways;
} Threat;

/* Marks the viewer's provinces that a way would divide. */
static gboolean
try_way (const AlxDecision *way,
         gpointer           data)
{
  Threat *threat = data;
  AlxState after = *threat->state;

  if (way->kind != ALX_WAY)
    return TRUE;
  alx_apply (&after, threat->board, way, NULL);
  for (guint i = 0; i < ALX_GOVERNORS && after.n_provinces > threat->state->n_provinces; i++)
    {
      guint8 space = threat->state->governors[threat->viewer][i];
      guint8 label;

      if (space == ALX_NONE)
        continue;
      label = threat->state->province[space];
      for (guint s = 0; s < threat->board->n_spaces; s++)
        if (threat->state->province[s] == label && after.province[s] != after.province[space])
          {
            for (guint k = 0; k < threat->board->n_spaces; k++)
              if (threat->state->province[k] == label)
                alx_space_set_add (&threat->scene->threatened, k);
            break;
          }
    }
  return ++threat->n_ways < MAX_WAYS;
}

/**
 * alx_trails_threats:
 * @state: a position
 * @board: its board
 * @viewer: the player whose provinces are marked, or -1
 * @scene: (inout): gets the spaces that the next rival could reach with the face-up cards, and the
 *   viewer's provinces that they could divide on a way there
 */
void
alx_trails_threats (const AlxState *state,
                    const AlxBoard *board,
                    int             viewer,
                    AlxScene       *scene)
{
  AlxState next = *state;

  g_return_if_fail (viewer < (int) state->n_players);

  if (state->phase == ALX_PHASE_OVER)
    return;
  if (viewer < 0 || state->player == viewer)
    next.player = (state->player + 1) % state->n_players;
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      guint8 symbol = state->face_up[i];
      AlxSpaceSet spaces;
      Threat threat = { &next, board, viewer, scene, 0 };

      if (symbol == ALX_NONE)
        continue;
      next.phase = ALX_PHASE_WAY;
      next.symbol = symbol;
      spaces = alx_state_allowed_spaces (&next, board, symbol);
      for (guint k = 0; k < G_N_ELEMENTS (spaces.bits); k++)
        scene->reached.bits[k] |= spaces.bits[k];
      if (viewer >= 0)
        alx_legal_foreach (&next, board, try_way, &threat);
    }
}
