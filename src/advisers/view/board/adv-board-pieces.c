/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are painted once and then moved over the board.

   Trusted in every frame: pieces and layout. */

#include "adv-board-pieces.h"

#include <math.h>

#define REACH 1.4                       /* around its place, in units, that a piece is painted */
#define DIE   0.8
#define TOKEN 0.64

struct _AdvPieces
{
  AdvLayout      layout;
  KitOutput      output;

  /* owned */
  KitStyle      *style;
  GskRenderNode *nodes[ADV_PIECES];     /* around 0, 0; NULL until they are needed */
};

/** adv_pieces_new: (transfer full): an object without nodes. */
AdvPieces *
adv_pieces_new (KitStyle *style)
{
  AdvPieces *pieces;

  g_return_val_if_fail (KIT_IS_STYLE (style), NULL);

  pieces = g_new0 (AdvPieces, 1);
  pieces->style = g_object_ref (style);
  return pieces;
}

/** adv_pieces_free: frees @pieces. */
void
adv_pieces_free (AdvPieces *pieces)
{
  g_return_if_fail (pieces != NULL);

  adv_pieces_drop (pieces);
  g_object_unref (pieces->style);
  g_free (pieces);
}

/** adv_pieces_drop: drops all nodes, for another theme, layout or scale. */
void
adv_pieces_drop (AdvPieces *pieces)
{
  g_return_if_fail (pieces != NULL);

  for (guint i = 0; i < ADV_PIECES; i++)
    g_clear_pointer (&pieces->nodes[i], gsk_render_node_unref);
}

/** adv_pieces_set_layout: sets the layout and the output for the frames that follow. */
void
adv_pieces_set_layout (AdvPieces       *pieces,
                       const AdvLayout *layout,
                       KitOutput        output)
{
  if (pieces->layout.board != layout->board ||
      pieces->layout.geometry.unit != layout->geometry.unit ||
      pieces->output.scale != output.scale)
    adv_pieces_drop (pieces);
  pieces->layout = *layout;
  pieces->output = output;
}

static void
paint_road (AdvPieces  *pieces,
            KitPainter *painter,
            cairo_t    *cr,
            KitColour   colour,
            guint       direction)
{
  const AdvBoard *board = pieces->layout.board;
  KitPixel ends[2];
  KitPixel middle;
  guint8 edge = 0;

  while (board->edges[edge].direction != direction)
    edge++;
  middle = adv_layout_edge (&pieces->layout, edge, ends);
  for (guint i = 0; i < 2; i++)
    ends[i] = (KitPixel) { ends[i].x - middle.x, ends[i].y - middle.y };
  adv_paint_road (painter, cr, colour, ends, pieces->layout.geometry.unit);
}

static void
paint (AdvPieces *pieces,
       cairo_t   *cr,
       guint      piece)
{
  KitPainter *painter = kit_style_get_painter (pieces->style);
  double unit = pieces->layout.geometry.unit;
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
    paint_road (pieces, painter, cr, (piece - ADV_PIECE_ROAD) % KIT_COLOURS,
                (piece - ADV_PIECE_ROAD) / KIT_COLOURS);
}

static GskRenderNode *
get_node (AdvPieces *pieces,
          guint      piece)
{
  double reach = ceil (pieces->layout.geometry.unit * REACH);
  graphene_rect_t area = GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach);
  cairo_t *cr;

  if (pieces->nodes[piece] == NULL)
    {
      cr = kit_nodes_begin (&area, pieces->output);
      paint (pieces, cr, piece);
      pieces->nodes[piece] = kit_nodes_finish (cr, &area, pieces->output);
    }
  return pieces->nodes[piece];
}

/* Rounds to device pixels: in between, each pixel would be interpolated from four. */
static void
move_to (AdvPieces   *pieces,
         GtkSnapshot *snapshot,
         KitPixel     at)
{
  int scale = pieces->output.scale;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (at.x * scale) / scale,
                                                          round (at.y * scale) / scale));
}

/** adv_pieces_append: adds a @piece at a place of the board. */
void
adv_pieces_append (AdvPieces   *pieces,
                   GtkSnapshot *snapshot,
                   guint        piece,
                   KitPixel     at)
{
  gtk_snapshot_save (snapshot);
  move_to (pieces, snapshot, at);
  gtk_snapshot_append_node (snapshot, get_node (pieces, piece));
  gtk_snapshot_restore (snapshot);
}

/** adv_pieces_append_die: adds a die that is turned by an @angle in degrees. */
void
adv_pieces_append_die (AdvPieces   *pieces,
                       GtkSnapshot *snapshot,
                       guint        number,
                       KitPixel     at,
                       double       angle)
{
  gtk_snapshot_save (snapshot);
  move_to (pieces, snapshot, at);
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_append_node (snapshot, get_node (pieces, ADV_PIECE_DIE + number));
  gtk_snapshot_restore (snapshot);
}

/** adv_pieces_append_token: adds a @token, %ADV_TEMPLE face down, that is turned over: of its
    @width, 1 is all. */
void
adv_pieces_append_token (AdvPieces   *pieces,
                         GtkSnapshot *snapshot,
                         guint        token,
                         KitPixel     at,
                         double       width)
{
  gtk_snapshot_save (snapshot);
  move_to (pieces, snapshot, at);
  gtk_snapshot_scale (snapshot, width, 1);
  gtk_snapshot_append_node (snapshot, get_node (pieces, ADV_PIECE_TOKEN + token));
  gtk_snapshot_restore (snapshot);
}
