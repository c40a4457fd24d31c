/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the layers of the kit are told of this board. */

#pragma once

#include "advisers/paint/adv-paint.h"
#include "kit/view/board/kit-art.h"

G_BEGIN_DECLS

extern const KitArt adv_art;

void adv_art_prepaint (GSettings *settings);

G_END_DECLS
