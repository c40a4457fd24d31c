/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be painted: a position and the marks on it. */

#include "alx-scene.h"

#include <string.h>

/**
 * alx_scene_init:
 * @scene: (out): a scene of @state without marks, its names as the board has them
 * @record: the game
 * @state: the position
 */
void
alx_scene_init (AlxScene        *scene,
                const AlxRecord *record,
                const AlxState  *state)
{
  memset (scene, 0, sizeof *scene);
  scene->board = alx_history_get_board (record->history);
  scene->state = *state;
  scene->space = scene->point = ALX_NONE;
  for (guint i = 0; i < record->n_players; i++)
    scene->colours[i] = record->players[i].colour;
  for (guint i = 0; i < scene->board->n_regions; i++)
    scene->regions[i] = scene->board->regions[i];
}
