/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooming and panning the board by wheel, pinch, drag and keys. */

#pragma once

#include "kit/paint/kit-geometry.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitBoardCamera:
 *
 * The camera of a board widget, with its gestures and keys. It does not know the board: it calls a
 * function when it has moved.
 */
#define KIT_TYPE_BOARD_CAMERA (kit_board_camera_get_type ())
G_DECLARE_FINAL_TYPE (KitBoardCamera, kit_board_camera, KIT, BOARD_CAMERA, GObject)

/** KitBoardCameraFunc: called when the camera has moved. */
typedef void (*KitBoardCameraFunc) (gpointer data);

KitBoardCamera *kit_board_camera_new      (GtkWidget          *widget,
                                           const KitGeometry  *layout,
                                           KitBoardCameraFunc  moved,
                                           gpointer            data);
void            kit_board_camera_reset    (KitBoardCamera     *camera);
void            kit_board_camera_look     (KitBoardCamera     *camera,
                                           KitGeometry        *layout);
void            kit_board_camera_zoom     (KitBoardCamera     *camera,
                                           double              factor);
void            kit_board_camera_approach (KitBoardCamera   *camera,
                                           const KitPixel   *targets,
                                           guint             n);
void            kit_board_camera_reveal   (KitBoardCamera     *camera,
                                           KitPixel            pixel);

G_END_DECLS
