/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all painting code is given. */

#include "kit-target.h"

#include <math.h>

/** kit_target_round: the device pixel for @at: in between, each pixel would be interpolated from
    four. */
KitPixel
kit_target_round (const KitTarget *target,
                  KitPixel         at)
{
  int scale = target->output.scale;

  return (KitPixel) { round (at.x * scale) / scale, round (at.y * scale) / scale };
}

/** kit_paint_backdrop: paints all in the main colour of the backdrop. */
void
kit_paint_backdrop (const KitTarget *target)
{
  kit_theme_set (target->cr, &kit_painter_get_theme (target->painter)->backdrop);
  cairo_paint (target->cr);
}
