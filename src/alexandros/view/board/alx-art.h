/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the layers of the kit are told of this board. */

#pragma once

#include "kit/view/board/kit-art.h"

G_BEGIN_DECLS

/** AlxMarks: trails of the last turns, what may be chosen, and the way of a proposal. */
typedef enum
{
  ALX_MARKS_TRAILS = KIT_LAYER_MARKS,
  ALX_MARKS_CHOICES,
  ALX_MARKS_WAY,
} AlxMarks;

extern const KitArt alx_art;

void alx_art_prepaint (GSettings *settings);

G_END_DECLS
