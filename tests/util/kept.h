/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the kept layers of a board show the same as if it were painted anew. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

/** Of a colour component: edges on the rim of a tile are rounded differently. */
#define KEPT_TOLERANCE 40

gboolean kept_is_different (guint32       a,
                            guint32       b,
                            int           tolerance);
void     kept_check        (KitBoardView *view,
                            guint         n,
                            guint         most);

G_END_DECLS
