/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooming and panning the board by wheel, pinch, drag and keys. */

#include "kit-board-camera.h"

#include <math.h>

#define WHEEL 1.15                      /* zoom factor of one notch of the wheel */
#define NOTCH 40                        /* pixels of a touchpad that count as one notch */
#define DRAG  8                         /* pixels before a press counts as a drag */

struct _KitBoardCamera
{
  GObject parent_instance;

  /* borrowed */
  GtkWidget         *widget;
  const KitGeometry *layout;            /* of the board; without a width before there is one */

  KitBoardCameraFunc moved;
  gpointer           data;
  KitCamera          camera;
  KitCamera          grabbed;           /* the camera when a gesture began */
  gboolean           near;              /* it went to what can be chosen */
};

G_DEFINE_FINAL_TYPE (KitBoardCamera, kit_board_camera, G_TYPE_OBJECT)

static void
kit_board_camera_class_init (KitBoardCameraClass *class)
{
}

static void
kit_board_camera_init (KitBoardCamera *camera)
{
  kit_board_camera_reset (camera);
}

static void
zoom_at (KitBoardCamera *camera,
         double          factor,
         double          x,
         double          y)
{
  if (camera->layout->width < 1)
    return;
  kit_geometry_zoom (camera->layout, &camera->camera, factor, x, y);
  camera->moved (camera->data);
}

/** kit_board_camera_reveal: pans a zoomed board until @pixel is inside the frame with some
    margin. */
void
kit_board_camera_reveal (KitBoardCamera *camera,
                         KitPixel        pixel)
{
  const KitGeometry *layout;
  double margin, dx, dy;

  g_return_if_fail (KIT_IS_BOARD_CAMERA (camera));

  layout = camera->layout;
  margin = layout->frame + layout->unit;
  dx = CLAMP (pixel.x, margin, MAX (layout->width - margin, margin)) - pixel.x;
  dy = CLAMP (pixel.y, margin, MAX (layout->height - margin, margin)) - pixel.y;
  if (camera->camera.zoom <= 1 || (dx == 0 && dy == 0))
    return;
  kit_geometry_pan (layout, &camera->camera, dx, dy);
  camera->moved (camera->data);
}

/** kit_board_camera_approach: goes to @targets, @n pixels of the board, if a finger could not tell
    them apart on the whole board; otherwise back to the whole board, if it had gone to others. */
void
kit_board_camera_approach (KitBoardCamera *camera,
                           const KitPixel *targets,
                           guint           n)
{
  gboolean was_near;

  g_return_if_fail (KIT_IS_BOARD_CAMERA (camera));

  was_near = camera->near;
  camera->near = kit_geometry_approach (camera->layout, targets, n, &camera->camera);
  if (!camera->near && was_near)
    kit_board_camera_reset (camera);
  if (camera->near || was_near)
    camera->moved (camera->data);
}

/* The arguments are tenths of the width and height. */
static gboolean
pan_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  KitBoardCamera *camera = data;
  int dx, dy;

  if (camera->layout->width < 1)
    return FALSE;
  g_variant_get (args, "(ii)", &dx, &dy);
  kit_geometry_pan (camera->layout, &camera->camera, -dx * camera->layout->width / 10,
                    -dy * camera->layout->height / 10);
  camera->moved (camera->data);
  return TRUE;
}

/* Zooms around the pointer; sideways, or with Shift, pans. */
static gboolean
scrolled_cb (KitBoardCamera           *camera,
             double                    dx,
             double                    dy,
             GtkEventControllerScroll *scroll)
{
  graphene_point_t at =
    GRAPHENE_POINT_INIT (camera->layout->width / 2, camera->layout->height / 2);
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (scroll));
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  double x, y;

  if (camera->layout->width < 1)
    return FALSE;
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE)
    {
      dx /= NOTCH;
      dy /= NOTCH;
    }
  if (fabs (dx) > fabs (dy) || (state & GDK_SHIFT_MASK))
    {
      kit_geometry_pan (camera->layout, &camera->camera,
                        -(fabs (dx) > fabs (dy) ? dx : dy) * camera->layout->unit, 0);
      camera->moved (camera->data);
      return TRUE;
    }

  /* Scroll events have no position. */
  if (event != NULL &&
      gdk_surface_get_device_position (gdk_event_get_surface (event),
                                       gdk_seat_get_pointer (gdk_event_get_seat (event)), &x, &y,
                                       NULL))
    {
      GtkNative *native = gtk_widget_get_native (camera->widget);
      double left, top;

      gtk_native_get_surface_transform (native, &left, &top);
      if (!gtk_widget_compute_point (GTK_WIDGET (native), camera->widget,
                                     &GRAPHENE_POINT_INIT (x - left, y - top), &at))
        return FALSE;
    }
  zoom_at (camera, pow (WHEEL, -dy), at.x, at.y);
  return TRUE;
}

static void
gesture_began_cb (KitBoardCamera *camera)
{
  camera->grabbed = camera->camera;
}

static void
pinched_cb (KitBoardCamera *camera,
            double          scale,
            GtkGesture     *gesture)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;
  zoom_at (camera, camera->grabbed.zoom * scale / camera->camera.zoom, x, y);
}

static void
dragged_cb (KitBoardCamera *camera,
            double          dx,
            double          dy,
            GtkGesture     *gesture)
{
  if (camera->camera.zoom <= 1 || hypot (dx, dy) < DRAG)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  camera->camera = camera->grabbed;
  kit_geometry_pan (camera->layout, &camera->camera, dx, dy);
  camera->moved (camera->data);
}

/** kit_board_camera_zoom: zooms by @factor around the middle; 0 shows the whole board again. */
void
kit_board_camera_zoom (KitBoardCamera *camera,
                       double          factor)
{
  g_return_if_fail (KIT_IS_BOARD_CAMERA (camera) && factor >= 0);

  if (factor > 0)
    {
      zoom_at (camera, factor, camera->layout->width / 2, camera->layout->height / 2);
      return;
    }
  kit_board_camera_reset (camera);
  if (camera->layout->width >= 1)
    camera->moved (camera->data);
}

/** kit_board_camera_reset: looks at the whole board, without calling anybody. */
void
kit_board_camera_reset (KitBoardCamera *camera)
{
  g_return_if_fail (KIT_IS_BOARD_CAMERA (camera));

  camera->camera = (KitCamera) { 1, 0.5, 0.5 };
  camera->near = FALSE;
}

/** kit_board_camera_look: moves @layout, which shows the whole board, to where the camera looks. */
void
kit_board_camera_look (KitBoardCamera *camera,
                       KitGeometry    *layout)
{
  g_return_if_fail (KIT_IS_BOARD_CAMERA (camera) && layout != NULL);

  kit_geometry_look_at (layout, &camera->camera);
}

static void
add_gestures (KitBoardCamera *camera)
{
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scrolled_cb), camera, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (gesture_began_cb), camera,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (dragged_cb), camera, G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "begin", G_CALLBACK (gesture_began_cb), camera,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "scale-changed", G_CALLBACK (pinched_cb), camera,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (camera->widget, scroll);
  gtk_widget_add_controller (camera->widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (camera->widget, GTK_EVENT_CONTROLLER (pinch));
}

static void
add_keys (KitBoardCamera *camera)
{
  static const struct
  {
    guint key;
    int   dx, dy;
  } keys[] = {
    { GDK_KEY_Left, -1, 0 },
    { GDK_KEY_Right, 1, 0 },
    { GDK_KEY_Up, 0, -1 },
    { GDK_KEY_Down, 0, 1 },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, GDK_CONTROL_MASK),
                          gtk_callback_action_new (pan_cb, g_object_ref (camera),
                                                   g_object_unref));

      gtk_shortcut_set_arguments (shortcut, g_variant_new ("(ii)", keys[i].dx, keys[i].dy));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (camera->widget, controller);
}

/**
 * kit_board_camera_new:
 * @widget: the board, which has to outlive the camera
 * @layout: where everything lies in it now, kept up to date by the board
 * @moved: called when the camera has moved
 * @data: for @moved
 *
 * Returns: (transfer full): a camera that looks at the whole board, with gestures and keys
 */
KitBoardCamera *
kit_board_camera_new (GtkWidget          *widget,
                      const KitGeometry  *layout,
                      KitBoardCameraFunc  moved,
                      gpointer            data)
{
  KitBoardCamera *camera;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && layout != NULL && moved != NULL, NULL);

  camera = g_object_new (KIT_TYPE_BOARD_CAMERA, NULL);
  camera->widget = widget;
  camera->layout = layout;
  camera->moved = moved;
  camera->data = data;
  add_gestures (camera);
  add_keys (camera);
  return camera;
}
