/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces: the governors in them, and what they are worth. */

#include "alx-state-private.h"

#include <string.h>

/**
 * alx_state_place_governor:
 * @state: (inout): a position
 * @board: its board
 * @player: one with an unused governor
 * @space: a symbol space in a province that is free or belongs to @player
 */
void
alx_state_place_governor (AlxState       *state,
                          const AlxBoard *board,
                          guint           player,
                          guint8          space)
{
  const AlxSpace *s = &board->spaces[space];
  guint8 *holder = &state->holder[state->province[space]];
  guint i = 0;

  while (state->governors[player][i] != ALX_NONE)
    i++;
  state->governors[player][i] = space;
  state->governed[s->symbol] |= 1u << s->number;
  *holder = player << 4 | ((*holder & 15) + 1);
}

/**
 * alx_state_remove_governor:
 * @state: (inout): a position
 * @board: its board
 * @player: the owner of the governor
 * @space: the space that it stands on
 */
void
alx_state_remove_governor (AlxState       *state,
                           const AlxBoard *board,
                           guint           player,
                           guint8          space)
{
  const AlxSpace *s = &board->spaces[space];
  guint8 *holder = &state->holder[state->province[space]];
  guint i = 0;

  while (state->governors[player][i] != space)
    i++;
  state->governors[player][i] = ALX_NONE;
  state->governed[s->symbol] &= ~(1u << s->number);
  *holder = (*holder & 15) > 1 ? *holder - 1 : 0;
}

/**
 * alx_state_get_province:
 * @state: a position
 * @label: of the province, below n_provinces
 * @province: (out): its spaces, value and governors
 */
void
alx_state_get_province (const AlxState *state,
                        guint8          label,
                        AlxProvince    *province)
{
  memset (province, 0, sizeof *province);
  province->label = label;
  province->value = state->value[label];
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      province->of_symbol[i] = alx_cards_of (state->symbols[label], i);
      province->n_symbols += province->of_symbol[i];
    }
  province->n_spaces = province->value + province->n_symbols;
  province->owner = alx_state_owner (state, label);
  for (guint i = 0; province->owner != ALX_NONE && i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[province->owner][i];

      if (space != ALX_NONE && state->province[space] == label)
        province->governors[province->n_governors++] = space;
    }
}

/** alx_state_find_open: the label of the open land: the largest province, if nobody owns it; or
    %ALX_NONE. */
guint8
alx_state_find_open (const AlxState *state)
{
  guint8 open = 0;
  guint most = 0;

  for (guint i = 0; i < state->n_provinces; i++)
    {
      guint n = state->value[i] + alx_cards_total (state->symbols[i]);

      if (n > most)
        open = i;
      most = MAX (most, n);
    }
  return alx_state_owner (state, open) == ALX_NONE ? open : ALX_NONE;
}

/**
 * alx_state_levy_score:
 *
 * Returns: the points that @player scores when anybody levies, R28
 */
guint
alx_state_levy_score (const AlxState *state,
                      guint           player)
{
  guint score = 0;

  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[player][i];

      if (space != ALX_NONE && alx_state_holding (state, state->province[space]) == 1)
        score += state->value[state->province[space]];
    }
  return score;
}
