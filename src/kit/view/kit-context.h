/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What board and panels share with their table. */

#pragma once

#include "kit-game-view.h"
#include "kit-style.h"

#include "kit/presenter/kit-playback.h"

G_BEGIN_DECLS

/**
 * KitContext:
 * @input: the game, and what is chosen
 * @playback: the displayed position, and what moves
 * @style: the painter
 * @view: the game, as panels and dialogs know it
 *
 * What board and panels share with their table. They are made with their property "context", a
 * pointer to it, and keep references to the objects.
 */
typedef struct
{
  KitInput          *input;
  KitPlayback       *playback;
  KitStyle          *style;
  const KitGameView *view;
} KitContext;

G_END_DECLS
