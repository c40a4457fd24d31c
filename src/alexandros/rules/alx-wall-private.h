/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A wall and what it closes. */

#pragma once

#include "alx-state-private.h"

G_BEGIN_DECLS

void alx_state_divide (AlxState       *state,
                       const AlxBoard *board,
                       const AlxSide  *side);

/** alx_state_add_wall: see alx_state_lay_wall(). */
static inline void
alx_state_add_wall (AlxState       *state,
                    const AlxBoard *board,
                    guint16         side,
                    gboolean        red)
{
  const AlxSide *s = &board->sides[side];
  const AlxSpace *space = &board->spaces[s->spaces[0]];
  gboolean closes;

  alx_side_set_add (&state->walls, side);
  if (red)
    {
      alx_side_set_add (&state->red_walls, side);
      state->red--;
    }
  else
    state->black--;

  /* Alexander's trail hangs together, and in a game it begins on the rim: then a wall closes
     something just when both its ends are held. In a position from elsewhere they may be held by
     walls that do not meet: alx_state_divide() sees that. So nobody has to keep sets of points
     that hang together. */
  closes = alx_point_set_has (&state->held, s->points[0]) &&
           alx_point_set_has (&state->held, s->points[1]);
  alx_point_set_add (&state->held, s->points[0]);
  alx_point_set_add (&state->held, s->points[1]);
  state->unwalled[space->symbol] &= ~(1u << space->number);
  if (s->spaces[1] == ALX_NONE)
    return;
  space = &board->spaces[s->spaces[1]];
  state->unwalled[space->symbol] &= ~(1u << space->number);
  if (closes)
    alx_state_divide (state, board, s);
}

G_END_DECLS
