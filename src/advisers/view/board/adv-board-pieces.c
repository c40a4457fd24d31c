/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces that move over this board: how each is painted and added to a frame.

   Trusted in every frame: stages, which come from the board widget. */

#include "adv-board-pieces.h"

#define REACH 1.4                       /* around its place, in units, that a piece is painted */
#define DIE   0.8
#define TOKEN 0.64

/* On any edge of that direction. */
static void
paint_road (const KitTarget *target,
            KitColour        colour,
            guint            direction)
{
  const AdvLayout *layout = (const AdvLayout *) target->geometry;
  KitPixel ends[2];
  KitPixel middle;
  guint8 edge = 0;

  while (layout->board->edges[edge].direction != direction)
    edge++;
  middle = adv_layout_edge (layout, edge, ends);
  cairo_translate (target->cr, -middle.x, -middle.y);
  adv_paint_road (target->painter, target->cr, colour, ends, layout->geometry.unit);
}

/** adv_pieces_paint: paints @piece around 0, 0: see #KitArt. */
void
adv_pieces_paint (const KitTarget *target,
                  guint            piece)
{
  KitPainter *painter = target->painter;
  cairo_t *cr = target->cr;
  double unit = target->geometry->unit;
  KitPixel at = { 0, 0 };

  if (piece == ADV_PIECE_KING)
    adv_paint_alexander (painter, cr, at, unit);
  else if (piece == ADV_PIECE_ROBBER)
    adv_paint_robber (painter, cr, at, unit);
  else if (piece < ADV_PIECE_TOKEN)
    adv_paint_die (painter, cr, piece - ADV_PIECE_DIE, at, unit * DIE, 0);
  else if (piece == ADV_PIECE_TOKEN + ADV_TEMPLE)
    adv_paint_hidden (painter, cr, at, unit * TOKEN);
  else if (piece < ADV_PIECE_VILLAGE)
    adv_paint_token (painter, cr, piece - ADV_PIECE_TOKEN, at, unit * TOKEN);
  else if (piece < ADV_PIECE_CITY)
    adv_paint_building (painter, cr, piece - ADV_PIECE_VILLAGE, at, unit, FALSE);
  else if (piece < ADV_PIECE_ROAD)
    adv_paint_building (painter, cr, piece - ADV_PIECE_CITY, at, unit, TRUE);
  else
    paint_road (target, (piece - ADV_PIECE_ROAD) % KIT_COLOURS,
                (piece - ADV_PIECE_ROAD) / KIT_COLOURS);
}

/** adv_pieces_append: adds @piece at a place of the board; @transform is that of
    kit_stage_add(). */
void
adv_pieces_append (const KitStage *stage,
                   guint           piece,
                   KitPixel        at,
                   GskTransform   *transform)
{
  kit_stage_add (stage, piece, stage->target->geometry->unit * REACH, at, transform);
}
