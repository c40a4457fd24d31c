/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The struct and the functions that the files of the board widget share. */

#pragma once

#include "alx-board-layers.h"
#include "alx-board-view.h"
#include "alx-place.h"

G_BEGIN_DECLS

/**
 * AlxBoardView:
 *
 * Shows the scene of a game in layers, from the backdrop to the cursor, and turns
 * pointer, wheel and keys into calls of its input. It has one child for each space
 * and point, for keyboard and screen reader.
 *
 * CSS name `board`; accessible role grid. The table owns it; it owns layers and
 * places, and shares input, playback and style with the table.
 */
struct _AlxBoardView
{
  GtkWidget parent_instance;

  /* owned */
  AlxInput       *input;
  AlxPlayback    *playback;
  AlxStyle       *style;
  AlxLayers      *layers;
  GPtrArray      *places;               /* of AlxPlace: all spaces, then all points */
  GtkWidget      *place_parent;         /* of the places; NULL while there are none */

  /* borrowed */
  const AlxBoard *board;                /* NULL before the first game */
  gconstpointer   game;                 /* of the scene; only to be compared */

  AlxScene        scene;                /* as painted */
  AlxLayout       layout;
  AlxCamera       camera;
  AlxCamera       grabbed;              /* the camera when a gesture began */
  guint           tick;                 /* while a piece moves, or 0 */
  guint           labels_source;        /* updates the labels of the places, or 0 */
  gboolean        seen;                 /* the first frame was painted */
  gboolean        focus_wanted;         /* focus was asked for before the first frame */
  gboolean        changed;              /* more than pieces has changed since the last frame */
  gboolean        coordinates;
  gboolean        foreseeing;           /* marks what the next player may do */
  int             pointed;              /* decision under the pointer in the log, or -1 */
  guint8          asked;                /* the place whose tooltip GTK asked for last */
  guint8          cursor_space;
  guint8          cursor_point;
};

gboolean  alx_board_view_points_matter   (AlxBoardView     *view);
void      alx_board_view_reveal          (AlxBoardView     *view,
                                          AlxPixel          pixel);
void      alx_board_camera_update_layout (AlxBoardView     *view);
void      alx_board_camera_init          (AlxBoardView     *view);
void      alx_board_camera_class_init    (GtkWidgetClass   *widget_class);
void      alx_board_places_add           (AlxBoardView     *view);
void      alx_board_places_remove        (AlxBoardView     *view);
char     *alx_board_places_describe      (AlxBoardView     *view,
                                          gboolean          is_point,
                                          guint8            index);
void      alx_board_places_update        (AlxBoardView     *view);
void      alx_board_places_allocate      (AlxBoardView     *view);
AlxPlace *alx_board_places_get_focus     (AlxBoardView     *view);
gboolean  alx_board_places_focus         (AlxBoardView     *view,
                                          GtkDirectionType  direction);
void      alx_board_places_focus_mark    (AlxBoardView     *view,
                                          int               step);

G_END_DECLS
