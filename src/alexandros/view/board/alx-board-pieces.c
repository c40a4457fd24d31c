/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces that move over this board: how each is painted and added to a frame.

   Trusted in every frame: stages, and that append functions get spaces, points and sides of
   the layout. */

#include "alx-board-pieces.h"

#include <math.h>

#define CURSORS 6                       /* pointer or keyboard; on a point, or on a space that
                                           points up or down */
#define SLANTS  3                       /* directions that a side can have */
#define FLASHES 8                       /* steps from bright to gone */
#define NUMBERS (ALX_MAX_SPACES + 1)    /* a point for each space is the most, R28 */

/* The numbers of the pieces; with what is to be added. */
enum
{
  ALEXANDER,
  SHADOW,                               /* of a governor */
  CURSOR,                               /* + one of the cursors */
  DISC = CURSOR + CURSORS,              /* + a KitColour, and KIT_COLOURS on the second lap */
  FLASH = DISC + 2 * KIT_COLOURS,       /* + a step, and FLASHES times the slant */
  BUST = FLASH + SLANTS * FLASHES,      /* + a KitColour */
  BADGE = BUST + KIT_COLOURS,           /* + a symbol */
  COUNT = BADGE + ALX_SYMBOLS,          /* + the value of a province that is closing, so far */
  POINTS = COUNT + NUMBERS,             /* + points for a province, and NUMBERS times the colour */
  WALL = POINTS + NUMBERS * KIT_COLOURS,        /* + 1 if it is red, 2 if it rises from the second
                                                   point, and 4 times the side */
};

static const AlxLayout *
get_layout (const KitTarget *target)
{
  return (const AlxLayout *) target->geometry;
}

static double
get_unit (const KitStage *stage)
{
  return stage->target->geometry->unit;
}

/* --- sides --- */

static void
get_ends (const AlxLayout *layout,
          guint16          side,
          guint8           from,
          KitPixel         ends[2])
{
  const guint8 *points = layout->board->sides[side].points;

  ends[0] = alx_layout_point (layout, from);
  ends[1] = alx_layout_point (layout, points[points[0] == from]);
}

static guint
get_slant (const AlxLayout *layout,
           guint16          side)
{
  KitPixel ends[2];

  get_ends (layout, side, layout->board->sides[side].points[0], ends);
  return fabs (ends[1].y - ends[0].y) < 1 ? 0
         : (ends[1].x > ends[0].x) == (ends[1].y > ends[0].y) ? 1 : 2;
}

static KitPixel
get_middle (const AlxLayout *layout,
            guint16          side)
{
  KitPixel ends[2];

  get_ends (layout, side, layout->board->sides[side].points[0], ends);
  return kit_pixel_between (ends[0], ends[1], 0.5);
}

/* --- painting --- */

static void
paint_wall (const KitTarget *kit,
            const AlxTarget *target,
            guint            wall)
{
  guint16 side = wall / 4;
  KitPixel middle = kit_target_round (kit, get_middle (target->layout, side));

  cairo_translate (target->cr, -middle.x, -middle.y);
  alx_paint_new_wall (target, side, target->layout->board->sides[side].points[wall / 2 % 2],
                      wall % 2);
}

static void
paint_flash (const AlxTarget *target,
             guint            flash)
{
  guint16 side = 0;
  KitPixel middle;

  while (get_slant (target->layout, side) != flash / FLASHES)
    side++;
  middle = get_middle (target->layout, side);
  cairo_translate (target->cr, -middle.x, -middle.y);
  alx_paint_flash (target, side, (double) (flash % FLASHES) / FLASHES);
}

/** alx_pieces_paint: paints @piece around 0, 0: see #KitArt. */
void
alx_pieces_paint (const KitTarget *kit,
                  guint            piece)
{
  AlxTarget target = alx_target (kit);
  KitPixel at = { 0, 0 };

  if (piece >= WALL)
    paint_wall (kit, &target, piece - WALL);
  else if (piece >= POINTS)
    alx_paint_points (&target, at, (piece - POINTS) / NUMBERS, (piece - POINTS) % NUMBERS);
  else if (piece >= COUNT)
    alx_paint_count (&target, at, piece - COUNT);
  else if (piece >= BADGE)
    alx_paint_badge (&target, piece - BADGE, at);
  else if (piece >= BUST)
    alx_paint_bust (&target, piece - BUST, at);
  else if (piece >= FLASH)
    paint_flash (&target, piece - FLASH);
  else if (piece >= DISC)
    alx_paint_disc (&target, (piece - DISC) % KIT_COLOURS, at, piece - DISC >= KIT_COLOURS);
  else if (piece >= CURSOR)
    {
      at = alx_paint_cursor_place (target.layout, target.scene);
      cairo_translate (target.cr, -at.x, -at.y);
      alx_paint_cursor (kit);
    }
  else if (piece == SHADOW)
    alx_paint_governor_shadow (&target, at);
  else
    alx_paint_alexander (&target, at);
}

/** alx_pieces_forget_passed: drops the nodes of walls and numbers, which are hardly ever shown
    twice. */
void
alx_pieces_forget_passed (KitPieces *pieces)
{
  kit_pieces_forget (pieces, COUNT);
}

/* --- adding --- */

/** alx_pieces_append_cursor: adds the mark below the pointer or the keyboard's cursor, if any. */
void
alx_pieces_append_cursor (const KitStage *stage)
{
  const AlxScene *scene = stage->target->scene;
  const AlxSpace *space = scene->space != ALX_NONE ? &scene->board->spaces[scene->space] : NULL;
  guint kind;

  if (scene->point == ALX_NONE && space == NULL)
    return;
  kind = scene->point != ALX_NONE ? 0 : 1 + (space->row + space->column) % 2;
  kit_stage_add (stage, CURSOR + kind * 2 + scene->focused, get_unit (stage) * 0.7 + 6,
                 alx_paint_cursor_place (get_layout (stage->target), scene), NULL);
}

/** alx_pieces_append_alexander: adds Alexander, round @at. */
void
alx_pieces_append_alexander (const KitStage *stage,
                             KitPixel        at)
{
  kit_stage_add (stage, ALEXANDER, get_unit (stage) * 1.1 + 1, at, NULL);
}

/** alx_pieces_append_disc: adds the disc of a player; @again on the second lap. */
void
alx_pieces_append_disc (const KitStage *stage,
                        KitColour       colour,
                        KitPixel        middle,
                        gboolean        again)
{
  kit_stage_add (stage, DISC + colour + (again ? KIT_COLOURS : 0),
                 alx_layout_score_cell (get_layout (stage->target)) * 0.8 + 1, middle, NULL);
}

/** alx_pieces_append_count: adds the value of a closing province, counted up to @number so far. */
void
alx_pieces_append_count (const KitStage *stage,
                         KitPixel        middle,
                         guint           number)
{
  kit_stage_add (stage, COUNT + number, MAX (get_unit (stage) * 0.25, 10), middle, NULL);
}

/** alx_pieces_append_points: adds the points that a player scores for a province; they rise from
    @middle and fade, with @progress from 0 to 1. */
void
alx_pieces_append_points (const KitStage *stage,
                          KitPixel        middle,
                          KitColour       colour,
                          guint           points,
                          double          progress)
{
  double growth = 0.7 + 0.3 * MIN (1, progress * 5);

  middle.y -= get_unit (stage) * 0.5 * progress;
  gtk_snapshot_push_opacity (stage->snapshot, progress < 0.7 ? 1 : (1 - progress) / 0.3);
  kit_stage_add (stage, POINTS + colour * NUMBERS + points, MAX (get_unit (stage) * 0.5, 18),
                 middle, gsk_transform_scale (NULL, growth, growth));
  gtk_snapshot_pop (stage->snapshot);
}

/** alx_pieces_append_governor: adds a governor over a space, at @height in sides of a space. */
void
alx_pieces_append_governor (const KitStage *stage,
                            guint8          space,
                            KitColour       colour,
                            double          height)
{
  const AlxLayout *layout = get_layout (stage->target);
  guint8 symbol = layout->board->spaces[space].symbol;
  KitPixel middle = alx_layout_space (layout, space);
  double reach = get_unit (stage) * 0.5;
  double size = 1 / (1 + height);

  kit_stage_add (stage, SHADOW, reach, middle, gsk_transform_scale (NULL, size, size));
  kit_stage_add (stage, BUST + colour, reach,
                 (KitPixel) { middle.x, middle.y - height * get_unit (stage) }, NULL);
  if (symbol != ALX_PLAIN)
    kit_stage_add (stage, BADGE + symbol, reach, middle, NULL);
}

/* The clip of a wall that has risen so far from @a to @b, in whole pixels; includes its end at
   @a. */
static graphene_rect_t
find_risen (const graphene_rect_t *area,
            KitPixel               a,
            KitPixel               b,
            double                 progress)
{
  graphene_rect_t risen = *area;
  gboolean flat = fabs (b.x - a.x) > fabs (b.y - a.y);
  double first = flat ? a.x : a.y;
  double last = flat ? b.x : b.y;
  float *least = flat ? &risen.origin.x : &risen.origin.y;
  float *length = flat ? &risen.size.width : &risen.size.height;
  double cut = round (first + (last - first) * progress);

  if (first < last)
    *length = cut - *least;
  else
    {
      *length += *least - cut;
      *least = cut;
    }
  return risen;
}

/** alx_pieces_append_wall: adds a wall that rises on @side from the point @from, with @progress
    from 0 to 1. */
void
alx_pieces_append_wall (const KitStage *stage,
                        guint16         side,
                        guint8          from,
                        gboolean        red,
                        double          progress)
{
  const AlxLayout *layout = get_layout (stage->target);
  guint piece = WALL + side * 4 + (layout->board->sides[side].points[0] != from) * 2 + (red != 0);
  double reach = get_unit (stage) * 0.62 + 2;
  graphene_rect_t area;
  KitPixel ends[2];
  KitPixel middle;

  get_ends (layout, side, from, ends);
  middle = kit_target_round (stage->target, get_middle (layout, side));
  if (progress == 1)
    {
      kit_stage_add (stage, piece, reach, middle, NULL);
      return;
    }
  gsk_render_node_get_bounds (kit_stage_get_node (stage, piece, reach), &area);
  graphene_rect_offset (&area, middle.x, middle.y);
  area = find_risen (&area, ends[0], ends[1], progress);
  gtk_snapshot_push_clip (stage->snapshot, &area);
  kit_stage_add (stage, piece, reach, middle, NULL);
  gtk_snapshot_pop (stage->snapshot);
}

/** alx_pieces_append_flash: adds the fire on a @side of a closing province, with @progress from 0
    to less than 1. */
void
alx_pieces_append_flash (const KitStage *stage,
                         guint16         side,
                         double          progress)
{
  const AlxLayout *layout = get_layout (stage->target);
  guint step = progress * FLASHES;

  kit_stage_add (stage, FLASH + get_slant (layout, side) * FLASHES + step,
                 get_unit (stage) * 0.66 + 1, get_middle (layout, side), NULL);
}
