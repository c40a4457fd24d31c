/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pointer and fingers do on the board: hovering, clicks, tooltips. */

#include "kit-board-view-private.h"

#include <math.h>
#include <string.h>

struct _KitBoardPointer
{
  GObject parent_instance;

  KitBoardView *view;                   /* borrowed */

  double   x, y;                        /* where the pointer was last; NAN outside */
  GArray  *marks;                       /* owned; the places that the board has gone to, and */
  int      width, height;               /* its size then */
};

G_DEFINE_FINAL_TYPE (KitBoardPointer, kit_board_pointer, G_TYPE_OBJECT)

static void
kit_board_pointer_finalize (GObject *object)
{
  g_array_unref (KIT_BOARD_POINTER (object)->marks);
  G_OBJECT_CLASS (kit_board_pointer_parent_class)->finalize (object);
}

static void
kit_board_pointer_class_init (KitBoardPointerClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_board_pointer_finalize;
}

static void
kit_board_pointer_init (KitBoardPointer *pointer)
{
  pointer->x = pointer->y = NAN;
  pointer->marks = g_array_new (FALSE, FALSE, sizeof (int));
}

static int
find_place (KitBoardPointer *pointer,
            double           x,
            double           y)
{
  KitBoardView *view = pointer->view;
  guint kind = kit_board_view_get_kind (view);
  KitSpot spot;

  if (view->info->find_place != NULL)
    return view->info->find_place (&view->parts, kind, (KitPixel) { x, y });
  for (int i = 0; kit_places_locate (view->places, i, &spot); i++)
    if (spot.kind == kind && hypot (x - spot.middle.x, y - spot.middle.y) < spot.size / 2)
      return i;
  return KIT_NO_PLACE;
}

static void
moved_cb (KitBoardPointer *pointer,
          double           x,
          double           y)
{
  KitBoardView *view = pointer->view;

  /* GTK says so too when what is below the pointer has changed: then the cursor stays. */
  if (x == pointer->x && y == pointer->y)
    return;
  pointer->x = x;
  pointer->y = y;
  if (view->board != NULL)
    kit_input_hover (view->parts.input, find_place (pointer, x, y), FALSE);
}

static void
left_cb (KitBoardPointer *pointer)
{
  pointer->x = pointer->y = NAN;
  kit_input_hover (pointer->view->parts.input, KIT_NO_PLACE, FALSE);
}

/* (transfer full) (nullable): what is said about what lies at @x, @y, and its middle. */
static char *
describe (KitBoardPointer *pointer,
          double           x,
          double           y,
          KitPixel        *middle)
{
  KitBoardView *view = pointer->view;
  char *text = NULL;
  KitSpot spot;
  int place;

  if (view->info->describe_pixel != NULL)
    text = view->info->describe_pixel (&view->parts, (KitPixel) { x, y }, middle);
  place = find_place (pointer, x, y);
  if (text != NULL || place == KIT_NO_PLACE)
    return text;
  kit_places_locate (view->places, place, &spot);
  *middle = spot.middle;
  return view->info->describe (&view->parts, place);
}

/* Whether the scene can be described: not while pieces move, nor in the middle of a change of
   games, when it may still be that of the old one, with more players than the new one. */
static gboolean
can_describe (KitBoardView *view)
{
  return view->board != NULL && !kit_playback_is_playing (view->parts.playback) &&
         view->game == kit_input_get_game (view->parts.input);
}

/* GTK also asks when any widget sets its tooltip. */
static gboolean
query_tooltip_cb (KitBoardPointer *pointer,
                  int              x,
                  int              y,
                  gboolean         keyboard,
                  GtkTooltip      *tooltip)
{
  KitBoardView *view = pointer->view;
  double reach = view->parts.layout->unit / 4;
  g_autofree char *text = NULL;
  KitPixel middle;

  if (keyboard || !can_describe (view))
    return FALSE;
  text = describe (pointer, x, y, &middle);
  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { middle.x - reach, middle.y - reach,
                                                       2 * reach, 2 * reach });
  return TRUE;
}

static void
released_cb (KitBoardPointer *pointer,
             int              n,
             double           x,
             double           y)
{
  KitBoardView *view = pointer->view;
  KitPlayback *playback = view->parts.playback;
  gboolean theirs = kit_playback_is_playing (playback) && !kit_playback_is_own (playback);
  int place;

  if (view->board == NULL)
    return;
  /* A click ends all motions; while another player's pieces move, it does nothing else. */
  kit_playback_skip (playback);
  if (theirs)
    return;
  place = find_place (pointer, x, y);
  if (place == KIT_NO_PLACE)
    {
      if (n == 2)
        kit_board_camera_zoom (view->camera, 0);
      return;
    }
  kit_places_set_cursor (view->places, place);
  kit_input_choose (view->parts.input, place);
}

/** kit_board_view_explain: (transfer full) (nullable): shows what hovering over @x, @y would show,
    and returns what its tooltip would say. */
char *
kit_board_view_explain (KitBoardView *view,
                        double        x,
                        double        y)
{
  KitPixel middle;

  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), NULL);

  if (!can_describe (view))
    return NULL;
  moved_cb (view->pointer, x, y);
  return describe (view->pointer, x, y, &middle);
}

/** kit_board_pointer_approach: in a small window the board goes to what can be chosen, so that
    fingers can tell it apart, whenever that or the size of the board has changed. */
void
kit_board_pointer_approach (KitBoardPointer *pointer)
{
  KitBoardView *view = pointer->view;
  GArray *marks = kit_places_list_marks (view->places, kit_board_view_get_kind (view));
  g_autofree KitPixel *targets = g_new (KitPixel, marks->len);
  int width = gtk_widget_get_width (GTK_WIDGET (view));
  int height = gtk_widget_get_height (GTK_WIDGET (view));
  KitSpot spot;

  if (pointer->width == width && pointer->height == height && marks->len == pointer->marks->len &&
      memcmp (marks->data, pointer->marks->data, marks->len * sizeof (int)) == 0)
    {
      g_array_unref (marks);
      return;
    }
  g_array_unref (pointer->marks);
  pointer->marks = marks;
  pointer->width = width;
  pointer->height = height;
  for (guint i = 0; i < marks->len; i++)
    {
      kit_places_locate (view->places, g_array_index (marks, int, i), &spot);
      targets[i] = spot.middle;
    }
  kit_board_camera_approach (view->camera, targets, marks->len);
}

/**
 * kit_board_pointer_new:
 * @view: a board, which outlives the pointer
 *
 * Returns: (transfer full): what makes @view follow the pointer
 */
KitBoardPointer *
kit_board_pointer_new (KitBoardView *view)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  KitBoardPointer *pointer;

  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), NULL);

  pointer = g_object_new (KIT_TYPE_BOARD_POINTER, NULL);
  pointer->view = view;
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), pointer, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), pointer, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), pointer,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "query-tooltip", G_CALLBACK (query_tooltip_cb), pointer,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), motion);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_has_tooltip (GTK_WIDGET (view), TRUE);
  return pointer;
}
