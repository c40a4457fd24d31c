/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be painted: a position and its marks. */

#include "alx-scene.h"

#include <string.h>

/**
 * alx_scene_init:
 * @scene: (out): a scene of @state without marks, with the untranslated names of the regions
 * @board: the board, which must outlive @scene
 * @state: the position; copied
 * @colours: of the players
 */
void
alx_scene_init (AlxScene        *scene,
                const AlxBoard  *board,
                const AlxState  *state,
                const KitColour  colours[ALX_MAX_PLAYERS])
{
  memset (scene, 0, sizeof *scene);
  scene->board = board;
  scene->state = *state;
  scene->space = scene->point = ALX_NONE;
  memcpy (scene->colours, colours, sizeof scene->colours);
  for (guint i = 0; i < scene->board->n_regions; i++)
    scene->regions[i] = scene->board->regions[i];
}
