/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as a widget. */

#pragma once

#include "kit-art.h"
#include "kit-layers.h"
#include "kit-places.h"

#include "kit/view/kit-context.h"

G_BEGIN_DECLS

/**
 * KitBoardView:
 *
 * Shows the scene of a game in layers, from the backdrop to the cursor, and turns
 * pointer, wheel and keys into calls of its input. It has one child for each place,
 * for keyboard and screen reader. A game derives its own board.
 *
 * CSS name `board`; accessible role grid. The table owns it; it owns layers, places
 * and camera, and shares input, playback and style with the table.
 */
#define KIT_TYPE_BOARD_VIEW (kit_board_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitBoardView, kit_board_view, KIT, BOARD_VIEW, GtkWidget)

/**
 * KitBoardParts:
 * @input: what is chosen
 * @playback: what moves
 * @style: the painter
 * @layers: the layers, whose marks and pieces the board of the game adds
 * @layout: where everything lies, in pixels of the widget; of the game
 * @scene: what is painted; of the game
 * @foreseeing: whether to mark what the next player may do
 * @pointed: the decision of the log whose trail is to be marked, or -1
 *
 * What the board of a game needs of its board.
 */
typedef struct
{
  KitInput    *input;
  KitPlayback *playback;
  KitStyle    *style;
  KitLayers   *layers;
  KitGeometry *layout;
  gpointer     scene;
  gboolean     foreseeing;
  int          pointed;
} KitBoardParts;

/**
 * KitBoardViewClass:
 * @art: how the board is painted
 * @aspect: the natural width of the board by its height
 * @n_kinds: of places, up to %KIT_MAX_PLACE_KINDS; places are numbered kind by kind
 * @count_places: how many places of a kind a board has
 * @lay_out: completes a layout, which has a width and a height, to show the whole board
 * @find_place: the place of a kind under a pixel, or %KIT_NO_PLACE
 * @locate: where a place lies
 * @get_kind: the kind of places that may be chosen now
 * @get_home: (nullable): where the cursor of a kind of places stands when others are chosen, or
 *   %KIT_NO_PLACE to leave it where it is
 * @fill_scene: makes the scene of the current position, but for the marks of a choice
 * @mark_choice: adds the marks for the place under the pointer or the cursor, for what may be
 *   chosen, and for the proposal; the cursor is marked only if it is @visible
 * @clear_choice: removes them
 * @is_marked: whether Page Down stops at a place
 * @describe: (transfer full): the accessible label and the tooltip of a place
 * @describe_pixel: (transfer full) (nullable): the tooltip of something else under a pixel, and its
 *   middle; %NULL if there is nothing
 * @is_elsewhere: whether choosing a place would change the proposal; Enter confirms it otherwise
 * @snapshot_inside: what lies on the tiles, within the frame: marks and pieces
 * @snapshot_outside: (nullable): what lies on the frame
 *
 * What a game tells the board widget.
 */
struct _KitBoardViewClass
{
  GtkWidgetClass parent_class;

  const KitArt *art;
  double        aspect;
  guint         n_kinds;

  guint    (*count_places)     (gconstpointer      board,
                                guint              kind);
  void     (*lay_out)          (KitGeometry       *layout,
                                gconstpointer      board);
  int      (*find_place)       (const KitGeometry *layout,
                                guint              kind,
                                KitPixel           pixel);
  void     (*locate)           (const KitGeometry *layout,
                                int                place,
                                KitSpot           *spot);

  guint    (*get_kind)         (KitBoardView      *view);
  int      (*get_home)         (KitBoardView      *view,
                                guint              kind);
  void     (*fill_scene)       (KitBoardView      *view,
                                gpointer           scene);
  void     (*mark_choice)      (KitBoardView      *view,
                                gpointer           scene,
                                gboolean           visible);
  void     (*clear_choice)     (gpointer           scene);
  gboolean (*is_marked)        (gconstpointer      scene,
                                int                place);
  char    *(*describe)         (KitBoardView      *view,
                                int                place);
  char    *(*describe_pixel)   (KitBoardView      *view,
                                KitPixel           pixel,
                                KitPixel          *middle);
  gboolean (*is_elsewhere)     (KitBoardView      *view,
                                int                place);

  void     (*snapshot_inside)  (KitBoardView      *view,
                                GtkSnapshot       *snapshot);
  void     (*snapshot_outside) (KitBoardView      *view,
                                GtkSnapshot       *snapshot);
};

const KitBoardParts *kit_board_view_get_parts    (KitBoardView *view);

void               kit_board_view_refresh        (KitBoardView *view);
void               kit_board_view_set_foreseeing (KitBoardView *view,
                                                  gboolean      foreseeing);
void               kit_board_view_set_pointed    (KitBoardView *view,
                                                  int           decision);
void               kit_board_view_zoom           (KitBoardView *view,
                                                  double        factor);
void               kit_board_view_focus_place    (KitBoardView *view);

G_END_DECLS
