/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board, and painters with its colours. */

#include "adv-paint-private.h"

/** adv_painter_new: (transfer full): a painter with the colours of the theme of a kind; everything
    is painted by code. */
KitPainter *
adv_painter_new (KitThemeKind kind)
{
  return kit_painter_new (&adv_theme_get (kind)->kit, NULL);
}

/** adv_paint_backdrop: sea, land and the way as they are before the game; opaque. */
void
adv_paint_backdrop (const KitTarget *kit)
{
  AdvTarget target = adv_target (kit);

  kit_paint_backdrop (kit);
  adv_paint_sea (&target);
  adv_paint_land (&target);
  kit_paint_grain (target.painter, target.cr, target.theme->grain);
  adv_paint_route (&target);
  adv_paint_regions (&target);
}

/** adv_paint_tiles: what has happened so far: points that are passed, roads, buildings, the robber,
    the dice. */
void
adv_paint_tiles (const KitTarget *kit)
{
  AdvTarget target = adv_target (kit);
  const AdvScene *scene = target.scene;
  const AdvLayout *layout = target.layout;
  KitPainter *painter = target.painter;
  cairo_t *cr = target.cr;

  adv_paint_points (&target);
  for (guint i = 0; i < layout->board->n_edges; i++)
    {
      guint8 player = adv_state_road_on (&scene->state, i);
      KitPixel ends[2];

      if (player == ADV_NONE)
        continue;
      adv_layout_edge (layout, i, ends);
      adv_paint_road (painter, cr, scene->colours[player], ends, target.unit);
    }
  for (guint i = 0; i < layout->board->n_corners; i++)
    {
      gboolean city;
      guint8 player = adv_state_building_on (&scene->state, i, &city);

      if (player != ADV_NONE && !adv_corner_set_has (&scene->lifted, i))
        adv_paint_building (painter, cr, scene->colours[player], adv_layout_corner (layout, i),
                            target.unit, city);
    }
  if (!scene->no_robber)
    adv_paint_robber (painter, cr, adv_paint_robber_place (layout, scene->state.robber),
                      target.unit);
  for (guint i = 0; i < 2 && scene->dice[0] > 0; i++)
    adv_paint_die (painter, cr, scene->dice[i], adv_paint_die_place (layout, i), target.unit * 0.8,
                   i == 0 ? -0.12 : 0.16);
}

/** adv_paint_board: all layers, and Alexander. */
void
adv_paint_board (const KitTarget *kit)
{
  AdvTarget target = adv_target (kit);

  cairo_save (target.cr);
  adv_paint_backdrop (kit);
  adv_paint_tiles (kit);
  adv_paint_choices (kit);
  adv_paint_alexander (target.painter, target.cr,
                       adv_paint_king_place (target.layout, target.scene->state.alexander),
                       target.unit);
  adv_paint_proposal (kit);
  cairo_restore (target.cr);
}
