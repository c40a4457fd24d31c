/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What text needs of a painter. */

#pragma once

#include "kit-painter.h"

#include <pango/pango.h>

G_BEGIN_DECLS

PangoContext *kit_painter_get_context (KitPainter *painter);

G_END_DECLS
