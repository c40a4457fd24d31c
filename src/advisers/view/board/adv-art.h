/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the layers of the kit are told of this board. */

#pragma once

#include "advisers/paint/adv-paint.h"
#include "kit/view/board/kit-art.h"

G_BEGIN_DECLS

/** AdvMarks: what may be chosen and what the log points at; what is proposed, and the cursor. */
typedef enum
{
  ADV_MARKS_CHOICES = KIT_LAYER_MARKS,
  ADV_MARKS_PROPOSAL,
} AdvMarks;

extern const KitArt adv_art;

void adv_art_prepaint (GSettings *settings);

G_END_DECLS
