/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as a widget: paints in layers, listens to pointer and keys. */

#include "alx-board-view.h"

#include "alx-place.h"
#include "alexandros/words/alx-words.h"
#include "shell/shell-trace.h"

#include <glib/gi18n.h>
#include <math.h>

#define ASPECT     1.62
#define MIN_WIDTH  300

struct _AlxBoardView
{
  GtkWidget parent_instance;

  /* owned */
  AlxInput  *input;
  AlxLook   *look;
  GPtrArray *places;                    /* AlxPlace: all spaces, then all points */
  GskRenderNode *land;                  /* layers that stay until what they show changes */
  GskRenderNode *pieces;

  const AlxBoard *board;
  AlxLayout  layout;
  int        scale;                     /* that the layers were made for */
  gboolean   coordinates;
  guint8     cursor_space;
  guint8     cursor_point;
};

G_DEFINE_FINAL_TYPE (AlxBoardView, alx_board_view, GTK_TYPE_WIDGET)

static AlxPlace *
get_place (AlxBoardView *view,
           gboolean      is_point,
           guint8        index)
{
  return g_ptr_array_index (view->places, is_point ? view->board->n_spaces + index : index);
}

/* Points while Alexander is to go somewhere, spaces otherwise. */
static gboolean
points_matter (AlxBoardView *view)
{
  return alx_game_get_state (alx_input_get_game (view->input))->phase == ALX_PHASE_WAY;
}

static void
make_scene (AlxBoardView *view,
            AlxScene     *scene)
{
  AlxGame *game = alx_input_get_game (view->input);
  AlxColour colours[ALX_MAX_PLAYERS];
  AlxState state;

  alx_game_get_shown_state (game, &state);
  alx_record_get_colours (alx_game_get_record (game), colours);
  alx_scene_init (scene, alx_game_get_board (game), &state, colours);
  scene->coordinates = view->coordinates;
  for (guint s = 0; s < scene->board->n_spaces; s++)
    scene->regions[scene->board->spaces[s].region] = alx_words_region (scene->board, s);
  if (!alx_game_is_looking (game))
    alx_input_mark (view->input, scene);
  /* A cursor that nobody moves by keys is no mark. */
  if (scene->focused && gtk_widget_get_root (GTK_WIDGET (view)) != NULL &&
      !gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (view)))))
    scene->point = scene->space = ALX_NONE;
}

/* --- places --- */

static void
update_labels (AlxBoardView *view)
{
  AlxScene scene;

  make_scene (view, &scene);
  for (guint i = 0; i < view->places->len; i++)
    {
      AlxPlace *place = g_ptr_array_index (view->places, i);
      guint8 index = alx_place_get_index (place);
      const AlxRecord *record = alx_game_get_record (alx_input_get_game (view->input));
      g_autofree char *label = NULL;

      if (alx_place_is_point (place))
        label = alx_words_describe_point (record, &scene.state, index,
                                          alx_point_set_has (&scene.targets, index));
      else
        label = alx_words_describe_space (record, &scene.state, index,
                                          alx_space_set_has (&scene.choices, index));
      alx_place_set_label (place, label);
    }
}

static void
place_activated_cb (AlxBoardView *view,
                    AlxPlace     *place)
{
  if (alx_place_is_point (place))
    alx_input_choose_point (view->input, alx_place_get_index (place));
  else
    alx_input_choose_space (view->input, alx_place_get_index (place));
}

static void
place_focused_cb (AlxBoardView *view,
                  GParamSpec   *pspec,
                  AlxPlace     *place)
{
  guint8 index = alx_place_get_index (place);
  gboolean is_point = alx_place_is_point (place);

  if (!gtk_widget_has_focus (GTK_WIDGET (place)))
    {
      alx_input_hover (view->input, ALX_NONE, ALX_NONE, FALSE);
      return;
    }
  if (is_point)
    view->cursor_point = index;
  else
    view->cursor_space = index;
  alx_input_hover (view->input, is_point ? index : ALX_NONE, is_point ? ALX_NONE : index, TRUE);
}

static void
remove_places (AlxBoardView *view)
{
  for (guint i = 0; i < view->places->len; i++)
    gtk_widget_unparent (g_ptr_array_index (view->places, i));
  g_ptr_array_set_size (view->places, 0);
}

static void
add_places (AlxBoardView *view)
{
  remove_places (view);
  for (guint i = 0; i < (guint) view->board->n_spaces + view->board->n_points; i++)
    {
      gboolean is_point = i >= view->board->n_spaces;
      GtkWidget *place = alx_place_new (is_point, is_point ? i - view->board->n_spaces : i);

      g_signal_connect_object (place, "activated", G_CALLBACK (place_activated_cb), view, G_CONNECT_SWAPPED);
      g_signal_connect_object (place, "notify::has-focus", G_CALLBACK (place_focused_cb), view,
                               G_CONNECT_SWAPPED);
      gtk_widget_set_parent (place, GTK_WIDGET (view));
      g_ptr_array_add (view->places, place);
    }
}

static AlxPixel
get_pixel (AlxBoardView *view,
           AlxPlace     *place)
{
  return alx_place_is_point (place) ? alx_layout_point (&view->layout, alx_place_get_index (place))
                                    : alx_layout_space (&view->layout, alx_place_get_index (place));
}

/* Where the cursor thinks a place is: triangles that point up and down stand in one row for it. */
static AlxPixel
get_step (AlxBoardView *view,
          AlxPlace     *place)
{
  AlxPixel pixel = get_pixel (view, place);

  if (!alx_place_is_point (place))
    pixel.y = view->layout.origin.y + view->layout.unit * ALX_ROW *
              (view->board->spaces[alx_place_get_index (place)].row + 0.5);
  return pixel;
}

/* The place of the same kind that lies nearest in a direction, straight ahead rather than aside. */
static AlxPlace *
find_next (AlxBoardView     *view,
           AlxPlace         *from,
           GtkDirectionType  direction)
{
  AlxPixel start = get_step (view, from);
  double best = G_MAXDOUBLE;
  AlxPlace *found = NULL;

  for (guint i = 0; i < view->places->len; i++)
    {
      AlxPlace *place = g_ptr_array_index (view->places, i);
      AlxPixel pixel = get_step (view, place);
      double dx = pixel.x - start.x;
      double dy = pixel.y - start.y;
      double ahead = direction == GTK_DIR_LEFT ? -dx : direction == GTK_DIR_RIGHT ? dx
                   : direction == GTK_DIR_UP ? -dy : dy;
      double aside = fabs (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT ? dy : dx);
      double distance = ahead + 2.5 * aside;

      if (place == from || alx_place_is_point (place) != alx_place_is_point (from) ||
          ahead < view->layout.unit * 0.2 || aside > ahead * 2 || distance >= best)
        continue;
      best = distance;
      found = place;
    }
  return found;
}

/* Is this a place that Page Down stops at: one that may be chosen, or else one of each province? */
static gboolean
is_marked (AlxBoardView   *view,
           const AlxScene *scene,
           AlxPlace       *place)
{
  guint8 index = alx_place_get_index (place);

  if (alx_place_is_point (place))
    return alx_point_set_has (&scene->targets, index);
  if (alx_space_set_size (&scene->choices) > 0)
    return alx_space_set_has (&scene->choices, index);
  for (guint s = 0; s < index; s++)
    if (scene->state.province[s] == scene->state.province[index])
      return FALSE;
  return TRUE;
}

static void
focus_mark (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);
  guint first = points_matter (view) ? view->board->n_spaces : 0;
  guint n = points_matter (view) ? view->board->n_points : view->board->n_spaces;
  guint at = points_matter (view) ? view->cursor_point : view->cursor_space;
  guint step = g_str_equal (name, "board.next-mark") ? 1 : n - 1;
  AlxScene scene;

  make_scene (view, &scene);
  for (guint i = 0; i < n; i++)
    {
      AlxPlace *place;

      at = (at + step) % n;
      place = g_ptr_array_index (view->places, first + at);
      if (is_marked (view, &scene, place))
        {
          gtk_widget_grab_focus (GTK_WIDGET (place));
          return;
        }
    }
}

/* --- layers --- */

static void
drop_layers (AlxBoardView *view)
{
  g_clear_pointer (&view->land, gsk_render_node_unref);
  g_clear_pointer (&view->pieces, gsk_render_node_unref);
}

/* A node that shows one layer, painted once into a surface of the window's own pixels. */
static GskRenderNode *
make_layer (AlxBoardView *view,
            AlxScene     *scene,
            void        (*paint) (AlxPainter *, cairo_t *, const AlxLayout *, const AlxScene *),
            gboolean      opaque)
{
  int width = view->layout.width;
  int height = view->layout.height;
  cairo_surface_t *surface = cairo_image_surface_create (opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                                                         width * view->scale, height * view->scale);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, view->scale, view->scale);
  cr = cairo_create (surface);
  paint (alx_look_get_painter (view->look), cr, &view->layout, scene);
  cairo_destroy (cr);

  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static void
alx_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  AlxScene scene;
  cairo_t *cr;

  if (view->board == NULL || view->layout.width < 1 || view->layout.height < 1)
    return;
  if (scale != view->scale)
    drop_layers (view);
  view->scale = scale;
  make_scene (view, &scene);
  if (view->land == NULL)
    view->land = make_layer (view, &scene, alx_paint_land, TRUE);
  if (view->pieces == NULL)
    view->pieces = make_layer (view, &scene, alx_paint_pieces, FALSE);
  gtk_snapshot_append_node (snapshot, view->land);
  shell_trace_mark ("board");
  gtk_snapshot_append_node (snapshot, view->pieces);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, view->layout.width, view->layout.height));
  alx_paint_marks (alx_look_get_painter (view->look), cr, &view->layout, &scene);
  cairo_destroy (cr);
}

/* --- callbacks --- */

static void
look_changed_cb (AlxBoardView *view)
{
  drop_layers (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
hovered_cb (AlxBoardView *view)
{
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
changed_cb (AlxBoardView *view)
{
  AlxGame *game = alx_input_get_game (view->input);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (view));

  if (view->board != alx_game_get_board (game))
    {
      view->board = alx_game_get_board (game);
      alx_layout_init (&view->layout, view->board, gtk_widget_get_width (GTK_WIDGET (view)),
                       gtk_widget_get_height (GTK_WIDGET (view)));
      view->cursor_space = 0;
      g_clear_pointer (&view->land, gsk_render_node_unref);
      add_places (view);
    }
  if (!points_matter (view))
    view->cursor_point = alx_game_get_state (game)->alexander;
  g_clear_pointer (&view->pieces, gsk_render_node_unref);
  update_labels (view);
  if (focus != NULL && alx_place_is_point (ALX_PLACE (focus)) != points_matter (view))
    alx_board_view_focus_place (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
moved_cb (AlxBoardView *view,
          double        x,
          double        y)
{
  if (view->board == NULL)
    return;
  if (points_matter (view))
    alx_input_hover (view->input, alx_layout_find_point (&view->layout, x, y), ALX_NONE, FALSE);
  else
    alx_input_hover (view->input, ALX_NONE, alx_layout_find_space (&view->layout, x, y), FALSE);
}

static void
left_cb (AlxBoardView *view)
{
  alx_input_hover (view->input, ALX_NONE, ALX_NONE, FALSE);
}

static void
pressed_cb (AlxBoardView *view,
            int           n,
            double        x,
            double        y)
{
  guint8 place;

  if (view->board == NULL)
    return;
  if (points_matter (view))
    {
      place = alx_layout_find_point (&view->layout, x, y);
      if (place != ALX_NONE)
        {
          view->cursor_point = place;
          alx_input_choose_point (view->input, place);
        }
      return;
    }
  place = alx_layout_find_space (&view->layout, x, y);
  if (place == ALX_NONE)
    return;
  view->cursor_space = place;
  alx_input_choose_space (view->input, place);
}

/* --- virtual functions --- */

static gboolean
alx_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  AlxPlace *next;

  if (view->board == NULL)
    return FALSE;
  if (child == NULL)
    {
      alx_board_view_focus_place (view);
      return TRUE;
    }
  /* One stop for Tab: the way on leads out. */
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = find_next (view, ALX_PLACE (child), direction);
  if (next != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (next));
  return TRUE;
}

static gboolean
alx_board_view_grab_focus (GtkWidget *widget)
{
  alx_board_view_focus_place (ALX_BOARD_VIEW (widget));
  return TRUE;
}

static GtkSizeRequestMode
alx_board_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
alx_board_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                        ? MIN_WIDTH : (int) (MAX (for_size, MIN_WIDTH) / ASPECT);
}

static void
alx_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);

  if (view->board == NULL)
    return;
  if (width != view->layout.width || height != view->layout.height)
    drop_layers (view);
  alx_layout_init (&view->layout, view->board, width, height);
  for (guint i = 0; i < view->places->len; i++)
    {
      AlxPlace *place = g_ptr_array_index (view->places, i);
      AlxPixel pixel = get_pixel (view, place);
      int size = MAX (view->layout.unit * (alx_place_is_point (place) ? 0.3 : 0.5), 1);

      gtk_widget_measure (GTK_WIDGET (place), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (place),
                                &(GtkAllocation) { pixel.x - size / 2, pixel.y - size / 2, size, size }, -1);
    }
}

static void
alx_board_view_dispose (GObject *object)
{
  AlxBoardView *view = ALX_BOARD_VIEW (object);

  if (view->places != NULL)
    remove_places (view);
  g_clear_pointer (&view->places, g_ptr_array_unref);
  drop_layers (view);
  g_clear_object (&view->input);
  g_clear_object (&view->look);
  G_OBJECT_CLASS (alx_board_view_parent_class)->dispose (object);
}

static void
alx_board_view_class_init (AlxBoardViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_board_view_dispose;
  widget_class->snapshot = alx_board_view_snapshot;
  widget_class->focus = alx_board_view_focus;
  widget_class->grab_focus = alx_board_view_grab_focus;
  widget_class->get_request_mode = alx_board_view_get_request_mode;
  widget_class->measure = alx_board_view_measure;
  widget_class->size_allocate = alx_board_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_install_action (widget_class, "board.next-mark", NULL, focus_mark);
  gtk_widget_class_install_action (widget_class, "board.previous-mark", NULL, focus_mark);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "board.next-mark", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "board.previous-mark", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
alx_board_view_init (AlxBoardView *view)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  view->places = g_ptr_array_new ();
  gtk_widget_set_overflow (GTK_WIDGET (view), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), view, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), motion);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), view, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
}

/**
 * alx_board_view_set_up:
 * @view: a view that has none yet
 * @input: what is decided
 * @look: how it is painted
 */
void
alx_board_view_set_up (AlxBoardView *view,
                       AlxInput     *input,
                       AlxLook      *look)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  g_set_object (&view->input, input);
  g_set_object (&view->look, look);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "hovered", G_CALLBACK (hovered_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (look, "changed", G_CALLBACK (look_changed_cb), view, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
}

/** alx_board_view_set_coordinates: whether lines and half-steps are named at the rim. */
void
alx_board_view_set_coordinates (AlxBoardView *view,
                                gboolean      coordinates)
{
  view->coordinates = coordinates;
  g_clear_pointer (&view->land, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/** alx_board_view_get_layout: where everything lies, in the widget's own pixels. */
const AlxLayout *
alx_board_view_get_layout (AlxBoardView *view)
{
  return &view->layout;
}

/** alx_board_view_focus_place: puts the keyboard's cursor where it was, or where it makes sense. */
void
alx_board_view_focus_place (AlxBoardView *view)
{
  gboolean is_point = points_matter (view);

  gtk_widget_grab_focus (GTK_WIDGET (get_place (view, is_point,
                                                is_point ? view->cursor_point : view->cursor_space)));
}
