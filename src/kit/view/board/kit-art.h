/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game tells the layers of its board. */

#pragma once

#include "kit/paint/kit-target.h"

#include <gio/gio.h>

G_BEGIN_DECLS

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
 * @built: the part of @key for what a moving piece becomes or has been, or 0: once it differs, the
 *   thing must not be shown as it was before
 */
typedef struct
{
  KitArea area;
  guint   id;
  guint64 key;
  guint64 built;
} KitThing;

/** The layers, from the bottom to the top but for the frame, which lies on all marks. */
enum
{
  KIT_LAYER_BACKDROP,                   /* what changes only with size, theme, language and
                                           settings; opaque */
  KIT_LAYER_TILES,                      /* what lies on the backdrop and does not move */
  KIT_LAYER_FRAME,                      /* opaque; depends on the layout alone */
  KIT_LAYER_MARKS,                      /* + a kind of marks, from 0 to KIT_MAX_MARKS - 1 */
};

#define KIT_MAX_MARKS 4
#define KIT_LAYERS    (KIT_LAYER_MARKS + KIT_MAX_MARKS)

/** KitField: a part of a scene: where it is, and its size in bytes. */
typedef struct
{
  gsize offset;
  gsize size;
} KitField;

/** KIT_FIELD: the #KitField of a member of a type of scenes. */
#define KIT_FIELD(type, member) { G_STRUCT_OFFSET (type, member), sizeof ((type *) NULL)->member }

/**
 * KitLayer:
 * @paint: paints it
 * @fields: (nullable): what it depends on, up to a field without a size: two scenes in which these
 *   are equal, byte by byte, have the same layer; %NULL if all scenes have
 */
typedef struct
{
  void          (*paint) (const KitTarget *target);
  const KitField *fields;
} KitLayer;

/**
 * KitArt:
 * @layout_size: of the layout of the game, a plain struct that begins with a #KitGeometry; what
 *   follows is equal, byte by byte, in all layouts of a board, and in no others
 * @scene_size: of its scene, a plain struct of what is to be painted. Threads paint copies of it,
 *   so what it points to is constant
 * @suffix: of its files, such as ".game"; names the game in the note of kit_prepaint_remember()
 * @layers: (array length=KIT_LAYERS): how each is painted; without a frame if no layout has one;
 *   kinds of marks that it does not have are left out at the end
 * @coordinates: where its scene says whether coordinates are painted, a #gboolean that is set by
 *   the setting "coordinates"; 0 if the game has none
 * @make_painter: (transfer full): makes a painter for a kind of theme
 * @paint_piece: (nullable): paints a piece that moves, around 0, 0; %NULL if none does
 * @list_things: adds a #KitThing to @things for each thing that the tiles show
 * @read_scene: completes @layout, which has a width and a height, and @scene, which has its
 *   coordinates set, for the game in @text (nullable); returns %FALSE if that is none on the board
 *   of new games: then the scene is one of this board without a position
 *
 * The one table of a game by which layers, backdrop, tiles and the painting ahead know its board.
 * The functions may be called in any thread.
 */
typedef struct
{
  gsize          layout_size;
  gsize          scene_size;
  const char    *suffix;
  KitLayer       layers[KIT_LAYERS];
  gsize          coordinates;
  KitPainterFunc make_painter;

  void     (*paint_piece) (const KitTarget *target,
                           guint            piece);
  void     (*list_things) (const KitTarget *target,
                           GArray          *things);
  gboolean (*read_scene)  (KitGeometry     *layout,
                           gpointer         scene,
                           const char      *text,
                           gsize            length);
} KitArt;

void     kit_art_add_thing      (GArray            *things,
                                 guint              id,
                                 guint64            key,
                                 KitPixel           middle,
                                 double             reach);
gboolean kit_art_is_same_board  (const KitArt      *art,
                                 const KitGeometry *a,
                                 const KitGeometry *b);
gboolean kit_art_is_same_layout (const KitArt      *art,
                                 const KitGeometry *a,
                                 const KitGeometry *b);
void     kit_art_paint          (const KitArt      *art,
                                 guint              layer,
                                 const KitTarget   *target,
                                 cairo_t           *cr);
void     kit_art_read_settings  (const KitArt      *art,
                                 gpointer           scene,
                                 GSettings         *settings);
gboolean kit_art_update_key     (const KitArt      *art,
                                 guint              layer,
                                 gconstpointer      scene,
                                 gpointer           key);

G_END_DECLS
