/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooming and panning the board by wheel, pinch, drag and keys. */

#include "alx-board-view-private.h"

#include <math.h>

#define WHEEL 1.15                      /* zoom factor of one notch of the wheel */
#define NOTCH 40                        /* pixels of a touchpad that count as one notch */
#define DRAG  8                         /* pixels before a press counts as a drag */

/** alx_board_camera_update_layout: updates the layout after a change of size or camera. */
void
alx_board_camera_update_layout (AlxBoardView *view)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  alx_layout_init (&view->layout, view->board, gtk_widget_get_width (GTK_WIDGET (view)),
                   gtk_widget_get_height (GTK_WIDGET (view)));
  alx_layout_look_at (&view->layout, &view->camera);
}

static void
camera_changed (AlxBoardView *view)
{
  alx_board_camera_update_layout (view);
  /* Allocates the places anew. */
  gtk_widget_queue_allocate (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
zoom_at (AlxBoardView *view,
         double        factor,
         double        x,
         double        y)
{
  if (view->board == NULL)
    return;
  alx_layout_zoom (&view->layout, &view->camera, factor, x, y);
  camera_changed (view);
}

/** alx_board_view_reveal: pans a zoomed board until @pixel is inside the frame with some margin. */
void
alx_board_view_reveal (AlxBoardView *view,
                       AlxPixel      pixel)
{
  double margin, dx, dy;

  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  margin = view->layout.frame + view->layout.unit;
  dx = CLAMP (pixel.x, margin, MAX (view->layout.width - margin, margin)) - pixel.x;
  dy = CLAMP (pixel.y, margin, MAX (view->layout.height - margin, margin)) - pixel.y;
  if (view->camera.zoom <= 1 || (dx == 0 && dy == 0))
    return;
  alx_layout_pan (&view->layout, &view->camera, dx, dy);
  camera_changed (view);
}

/* The arguments are tenths of the width and height. */
static gboolean
pan_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);
  int dx, dy;

  if (view->board == NULL)
    return FALSE;
  g_variant_get (args, "(ii)", &dx, &dy);
  alx_layout_pan (&view->layout, &view->camera, -dx * view->layout.width / 10,
                  -dy * view->layout.height / 10);
  camera_changed (view);
  return TRUE;
}

/* Zooms around the pointer; sideways, or with Shift, pans. */
static gboolean
scrolled_cb (AlxBoardView             *view,
             double                    dx,
             double                    dy,
             GtkEventControllerScroll *scroll)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (view->layout.width / 2, view->layout.height / 2);
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (scroll));
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  double x, y;

  if (view->board == NULL)
    return FALSE;
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE)
    {
      dx /= NOTCH;
      dy /= NOTCH;
    }
  if (fabs (dx) > fabs (dy) || (state & GDK_SHIFT_MASK))
    {
      alx_layout_pan (&view->layout, &view->camera,
                      -(fabs (dx) > fabs (dy) ? dx : dy) * view->layout.unit, 0);
      camera_changed (view);
      return TRUE;
    }

  /* Scroll events have no position. */
  if (event != NULL &&
      gdk_surface_get_device_position (gdk_event_get_surface (event),
                                       gdk_seat_get_pointer (gdk_event_get_seat (event)), &x, &y,
                                       NULL))
    {
      GtkNative *native = gtk_widget_get_native (GTK_WIDGET (view));
      double left, top;

      gtk_native_get_surface_transform (native, &left, &top);
      if (!gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (view),
                                     &GRAPHENE_POINT_INIT (x - left, y - top), &at))
        return FALSE;
    }
  zoom_at (view, pow (WHEEL, -dy), at.x, at.y);
  return TRUE;
}

static void
gesture_began_cb (AlxBoardView *view)
{
  view->grabbed = view->camera;
}

static void
pinched_cb (AlxBoardView *view,
            double        scale,
            GtkGesture   *gesture)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;
  zoom_at (view, view->grabbed.zoom * scale / view->camera.zoom, x, y);
}

static void
dragged_cb (AlxBoardView *view,
            double        dx,
            double        dy,
            GtkGesture   *gesture)
{
  if (view->camera.zoom <= 1 || hypot (dx, dy) < DRAG)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  view->camera = view->grabbed;
  alx_layout_pan (&view->layout, &view->camera, dx, dy);
  camera_changed (view);
}

/** alx_board_view_zoom: zooms by @factor around the middle; 0 shows the whole board again. */
void
alx_board_view_zoom (AlxBoardView *view,
                     double        factor)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));
  g_return_if_fail (factor >= 0);

  if (factor == 0)
    {
      view->camera = (AlxCamera) { 1, 0.5, 0.5 };
      if (view->board != NULL)
        camera_changed (view);
    }
  else
    zoom_at (view, factor, view->layout.width / 2, view->layout.height / 2);
}

/** alx_board_camera_init: adds the gestures that zoom and pan. */
void
alx_board_camera_init (AlxBoardView *view)
{
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scrolled_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (gesture_began_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (dragged_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "begin", G_CALLBACK (gesture_began_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "scale-changed", G_CALLBACK (pinched_cb), view,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), scroll);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (pinch));
}

/** alx_board_camera_class_init: adds the keys that pan. */
void
alx_board_camera_class_init (GtkWidgetClass *widget_class)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_CONTROL_MASK, pan_cb, "(ii)", -1,
                                0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, GDK_CONTROL_MASK, pan_cb, "(ii)", 1,
                                0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_CONTROL_MASK, pan_cb, "(ii)", 0, -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_CONTROL_MASK, pan_cb, "(ii)", 0, 1);
}
