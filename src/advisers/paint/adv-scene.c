/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is painted of a position, and of what the player is doing. */

#include "adv-scene.h"

#include <string.h>

/**
 * adv_scene_init:
 * @scene: (out): a scene without names, dice and marks
 * @board: the board
 * @state: the position
 * @colours: (array): of its players
 */
void
adv_scene_init (AdvScene        *scene,
                const AdvBoard  *board,
                const AdvState  *state,
                const KitColour *colours)
{
  memset (scene, 0, sizeof *scene);
  scene->board = board;
  scene->state = *state;
  /* Nothing hidden is painted; so equal pictures are equal scenes. */
  memset (scene->state.hands, 0, sizeof scene->state.hands);
  memset (scene->state.developments, 0, sizeof scene->state.developments);
  memset (scene->state.supply, 0, sizeof scene->state.supply);
  memset (scene->state.deck, 0, sizeof scene->state.deck);
  memset (scene->state.tokens + state->n_turned, 0, ADV_TOKENS - state->n_turned);
  scene->state.seed = 0;
  memcpy (scene->colours, colours, state->n_players * sizeof *colours);
  scene->auction = ADV_NONE;
  scene->chosen = scene->cursor = -1;
}
