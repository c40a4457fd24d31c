/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All layers of the board, and painters with its colours. */

#include "adv-paint-private.h"

/* Everything is painted by code. */
static const KitPictures pictures = { 0 };

/** adv_painter_new: (transfer full): a painter with the colours of the theme of a kind. */
KitPainter *
adv_painter_new (KitThemeKind kind)
{
  return kit_painter_new (&adv_theme_get (kind)->kit, &pictures);
}

/**
 * adv_paint_board:
 * @painter: of adv_painter_new()
 * @cr: what is painted on
 * @layout: where the places lie
 * @scene: what is shown
 *
 * Paints the whole board. All layers are opaque or lie on the sea.
 */
void
adv_paint_board (KitPainter      *painter,
                 cairo_t         *cr,
                 const AdvLayout *layout,
                 const AdvScene  *scene)
{
  AdvTarget target = {
    .painter = painter,
    .cr = cr,
    .theme = (const AdvTheme *) kit_painter_get_theme (painter),
    .layout = layout,
    .scene = scene,
    .unit = layout->geometry.unit,
  };
  double scale = kit_paint_find_scale (painter, cr);

  if (scale > 0)
    kit_painter_set_scale (painter, scale);
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adv_paint_land (&target);
  adv_paint_route (&target);
  adv_paint_pieces (&target);
  cairo_restore (cr);
}
