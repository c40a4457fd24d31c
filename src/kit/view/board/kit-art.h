/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game tells the layers of its board. */

#pragma once

#include "kit/view/kit-nodes.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * KitTarget:
 * @geometry: that the layout of the game begins with
 * @scene: of the game
 *
 * What is painted, by which painter and where, and for which screen.
 */
typedef struct
{
  KitPainter        *painter;
  const KitGeometry *geometry;
  gconstpointer      scene;
  KitOutput          output;
} KitTarget;

/** KitArea: a rectangle of the picture, from its left upper to its right lower corner. */
typedef struct
{
  KitPixel from, to;
} KitArea;

/**
 * KitThing:
 * @area: within which it is painted
 * @id: which thing it is, the same in every scene
 * @key: differs if anything that is painted of it differs
 */
typedef struct
{
  KitArea area;
  guint   id;
  guint64 key;
} KitThing;

/**
 * KitArt:
 * @layout_size: of the layout of the game, a plain struct that begins with a #KitGeometry
 * @scene_size: of its scene, a plain struct of what is to be painted. Threads paint copies of it,
 *   so what it points to is constant
 * @n_marks: the number of its kinds of marks
 * @suffix: of its files, such as ".game"; names the game in the note of kit_prepaint_remember()
 * @make_painter: (transfer full): makes a painter for a kind of theme
 * @is_same_board: (nullable): whether two layouts are of one board; %NULL if there is only one
 * @paint_backdrop: paints what changes only with size, theme and language; opaque
 * @paint_frame: (nullable): paints the frame; opaque. %NULL if no layout has one
 * @paint_tiles: paints what lies on the backdrop and does not move
 * @paint_marks: paints the marks of one kind
 * @paint_piece: (nullable): paints a piece that moves, around 0, 0; %NULL if none does
 * @has_same_backdrop: (nullable): whether two scenes on one board have the same backdrop; %NULL if
 *   all have
 * @list_things: adds a #KitThing to @things for each thing that the tiles show
 * @list_built: (nullable): adds a #KitArea to @areas for each that must not be shown as it was
 *   @before, because what has just been built there moves no more
 * @has_same_tiles: whether two scenes have the same tiles
 * @copy_marks: copies to @copy, which is all zero, what the marks of one kind depend on
 * @read_settings: (nullable): sets in @scene, which is all zero, what depends on settings
 * @read_scene: completes @layout, which has a width and a height, and @scene, which has the
 *   settings, for the game in @text (nullable); returns %FALSE if that is none on the board of new
 *   games: then the scene is one of this board without a position
 *
 * The one table of a game by which layers, backdrop, tiles and the painting ahead know its board.
 * The functions may be called in any thread, except @read_settings.
 */
typedef struct
{
  gsize          layout_size;
  gsize          scene_size;
  guint          n_marks;
  const char    *suffix;
  KitPainterFunc make_painter;

  gboolean (*is_same_board)     (const KitGeometry *a,
                                 const KitGeometry *b);

  void     (*paint_backdrop)    (const KitTarget   *target,
                                 cairo_t           *cr);
  void     (*paint_frame)       (const KitTarget   *target,
                                 cairo_t           *cr);
  void     (*paint_tiles)       (const KitTarget   *target,
                                 cairo_t           *cr);
  void     (*paint_marks)       (const KitTarget   *target,
                                 cairo_t           *cr,
                                 guint              marks);
  void     (*paint_piece)       (const KitTarget   *target,
                                 cairo_t           *cr,
                                 guint              piece);

  gboolean (*has_same_backdrop) (gconstpointer      a,
                                 gconstpointer      b);

  void     (*list_things)       (const KitTarget   *target,
                                 GArray            *things);
  void     (*list_built)        (const KitTarget   *target,
                                 gconstpointer      before,
                                 GArray            *areas);
  gboolean (*has_same_tiles)    (gconstpointer      a,
                                 gconstpointer      b);

  void     (*copy_marks)        (gpointer           copy,
                                 gconstpointer      scene,
                                 guint              marks);

  void     (*read_settings)     (gpointer           scene,
                                 GSettings         *settings);
  gboolean (*read_scene)        (KitGeometry       *layout,
                                 gpointer           scene,
                                 const char        *text,
                                 gsize              length);
} KitArt;

gboolean kit_art_is_same_board  (const KitArt      *art,
                                 const KitGeometry *a,
                                 const KitGeometry *b);
gboolean kit_art_is_same_layout (const KitArt      *art,
                                 const KitGeometry *a,
                                 const KitGeometry *b);

G_END_DECLS
