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
 * for keyboard and screen reader. What is a game's own is a #KitBoardInfo.
 *
 * CSS name `board`; accessible role grid. The table owns it; it owns layers, places
 * and camera, and shares input, playback and style with the table.
 */
#define KIT_TYPE_BOARD_VIEW (kit_board_view_get_type ())
G_DECLARE_FINAL_TYPE (KitBoardView, kit_board_view, KIT, BOARD_VIEW, GtkWidget)

/**
 * KitBoardParts:
 * @input: what is chosen
 * @playback: what moves
 * @style: the painter
 * @layers: its layers
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
 * KitBoardInfo:
 * @art: how the board is painted
 * @aspect: the natural width of the board by its height
 * @lay_out: completes a layout, which has a width and a height, to show the whole board
 * @locate: fills in @spot, which is all zero; returns %FALSE if there is no place of this number
 * @find_place: (nullable): the place of a kind under a pixel, or %KIT_NO_PLACE; %NULL if places are
 *   circles of the size of their spots
 * @get_kind: (nullable): the kind of places that may be chosen now; %NULL if all are of the kind 0
 * @fill_scene: makes the scene of the current position, but for the marks of a choice
 * @mark_choice: adds the marks for the place under the pointer or the cursor, for what may be
 *   chosen, and for the proposal; the cursor is marked only if it is @visible
 * @describe: (transfer full): the accessible label and the tooltip of a place
 * @describe_around: (transfer full) (nullable): what lies around a place, which only its accessible
 *   label says
 * @describe_pixel: (transfer full) (nullable): the tooltip of something else under a pixel, and its
 *   middle; %NULL if there is nothing
 * @is_elsewhere: whether choosing a place would change the proposal; Enter confirms it otherwise
 * @snapshot_above: (nullable): adds the pieces that lie on a layer, which is one of marks or the
 *   frame
 *
 * What a game tells the board widget.
 */
typedef struct
{
  const KitArt *art;
  double        aspect;

  void     (*lay_out)        (KitGeometry         *layout,
                              gconstpointer        board);
  gboolean (*locate)         (const KitBoardParts *parts,
                              int                  place,
                              KitSpot             *spot);
  int      (*find_place)     (const KitBoardParts *parts,
                              guint                kind,
                              KitPixel             pixel);
  guint    (*get_kind)       (const KitBoardParts *parts);

  void     (*fill_scene)     (const KitBoardParts *parts,
                              gpointer             scene);
  void     (*mark_choice)    (const KitBoardParts *parts,
                              gpointer             scene,
                              gboolean             visible);
  char    *(*describe)       (const KitBoardParts *parts,
                              int                  place);
  char    *(*describe_around) (const KitBoardParts *parts,
                              int                  place);
  char    *(*describe_pixel) (const KitBoardParts *parts,
                              KitPixel             pixel,
                              KitPixel            *middle);
  gboolean (*is_elsewhere)   (const KitBoardParts *parts,
                              int                  place);

  void     (*snapshot_above) (const KitBoardParts *parts,
                              const KitStage      *stage,
                              guint                layer);
} KitBoardInfo;

GtkWidget           *kit_board_view_new            (const KitBoardInfo *info,
                                                    const KitContext   *context,
                                                    GSettings          *settings);

const KitBoardInfo  *kit_board_view_get_info       (KitBoardView       *view);
const KitBoardParts *kit_board_view_get_parts      (KitBoardView       *view);

void                 kit_board_view_set_foreseeing (KitBoardView       *view,
                                                    gboolean            foreseeing);
void                 kit_board_view_set_pointed    (KitBoardView       *view,
                                                    int                 decision);
gboolean             kit_board_view_locate         (KitBoardView       *view,
                                                    int                 place,
                                                    KitSpot            *spot);
void                 kit_board_view_add_spot       (KitBoardView       *view,
                                                    int                 place,
                                                    GdkRectangle       *area);
void                 kit_board_view_zoom           (KitBoardView       *view,
                                                    double              factor);
char                *kit_board_view_explain        (KitBoardView       *view,
                                                    double              x,
                                                    double              y);
void                 kit_board_view_focus_place    (KitBoardView       *view);

G_END_DECLS
