/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the board widget share. */

#pragma once

#include "alx-board-layers.h"
#include "alx-board-view.h"
#include "alx-place.h"

G_BEGIN_DECLS

struct _AlxBoardView
{
  GtkWidget parent_instance;

  /* owned */
  AlxInput    *input;
  AlxPlayback *playback;
  AlxStyle    *style;
  AlxLayers   *layers;
  GPtrArray   *places;                  /* AlxPlace: all spaces, then all points; */
  GtkWidget   *place_parent;            /* theirs; NULL while there are none */

  const AlxBoard *board;
  gconstpointer   game;                 /* of the scene, not to be used */
  AlxScene   scene;                     /* what is painted */
  AlxLayout  layout;
  AlxCamera  camera;
  AlxCamera  grabbed;                   /* the camera when a gesture began */
  guint      tick;
  guint      labels_source;             /* what is heard of the places is about to change */
  gboolean   seen;                      /* there was a first frame */
  gboolean   focus_wanted;              /* before it */
  gboolean   changed;                   /* more than what moves, since the last frame */
  gboolean   coordinates;
  gboolean   foreseeing;                /* what the next player may do */
  int        pointed;                   /* a decision of the log, or -1 */
  guint8     asked;                     /* the place whose tooltip GTK asked for last */
  guint8     cursor_space;
  guint8     cursor_point;
};

gboolean alx_board_view_points_matter (AlxBoardView     *view);
void     alx_board_view_reveal        (AlxBoardView     *view,
                                       AlxPixel          pixel);
void     alx_board_camera_update_layout (AlxBoardView    *view);
void     alx_board_camera_init        (AlxBoardView     *view);
void     alx_board_camera_class_init  (GtkWidgetClass   *widget_class);
void     alx_board_places_add         (AlxBoardView     *view);
void     alx_board_places_remove      (AlxBoardView     *view);
char    *alx_board_places_describe    (AlxBoardView     *view,
                                       gboolean          is_point,
                                       guint8            index);
void     alx_board_places_update      (AlxBoardView     *view);
void     alx_board_places_allocate    (AlxBoardView     *view);
AlxPlace *alx_board_places_get_focus  (AlxBoardView     *view);
gboolean alx_board_places_focus       (AlxBoardView     *view,
                                       GtkDirectionType  direction);
void     alx_board_places_focus_mark  (AlxBoardView     *view,
                                       int               step);

G_END_DECLS
