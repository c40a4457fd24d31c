/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as a widget: its scene, its frames, and what keys do. */

#include "kit-board-view-private.h"

#include "kit-board-view-test.h"

#include "shell/shell-first-frame.h"
#include "shell/shell-trace.h"

#include <glib/gi18n.h>
#include <string.h>

#define MIN_WIDTH    300
#define PROP_CONTEXT 1

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (KitBoardView, kit_board_view, GTK_TYPE_WIDGET)

static KitBoardViewPrivate *
get_private (KitBoardView *view)
{
  return kit_board_view_get_instance_private (view);
}

/* --- places --- */

static guint
get_kind (KitBoardView *view)
{
  return KIT_BOARD_VIEW_GET_CLASS (view)->get_kind (view);
}

static char *
describe_cb (int      place,
             gpointer data)
{
  return KIT_BOARD_VIEW_GET_CLASS (data)->describe (data, place);
}

static gboolean
locate_cb (int       place,
           KitSpot  *spot,
           gpointer  data)
{
  return KIT_BOARD_VIEW_GET_CLASS (data)->locate (data, place, spot);
}

/* Confirms a complete proposal, unless the cursor stands on a place that would change it. */
static void
enter_place (KitBoardView *view,
             int           place)
{
  KitInput *input = get_private (view)->parts.input;
  KitRefusal refusal;

  if (kit_input_get_proposal (input) != NULL &&
      !KIT_BOARD_VIEW_GET_CLASS (view)->is_elsewhere (view, place) &&
      kit_input_is_complete (input, &refusal))
    kit_input_confirm (input);
  else
    kit_input_choose (input, place);
}

static void
notify_cb (int           place,
           KitPlaceEvent event,
           gpointer      data)
{
  KitBoardView *view = data;
  KitBoardViewPrivate *private = get_private (view);
  KitSpot spot;

  switch (event)
    {
    case KIT_PLACE_ACTIVATED:
      kit_input_choose (private->parts.input, place);
      break;
    case KIT_PLACE_ENTERED:
      enter_place (view, place);
      break;
    case KIT_PLACE_FOCUSED:
      kit_board_view_locate (view, place, &spot);
      kit_board_camera_reveal (private->camera, spot.middle);
      kit_input_hover (private->parts.input, place, TRUE);
      break;
    default:
      kit_input_hover (private->parts.input, KIT_NO_PLACE, FALSE);
    }
}

static const KitPlacesFuncs places_funcs = { describe_cb, locate_cb, notify_cb };

static void
update_places (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);

  if (private->seen && !kit_playback_is_playing (private->parts.playback))
    kit_places_update (private->places);
}

/* --- the scene --- */

static void
mark_choice (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));

  if (kit_playback_is_playing (private->parts.playback) ||
      kit_game_is_looking (kit_input_get_game (private->parts.input)))
    return;
  /* The cursor is shown only while keys are used. */
  KIT_BOARD_VIEW_GET_CLASS (view)->mark_choice (
    view, private->parts.scene, root == NULL || gtk_window_get_focus_visible (GTK_WINDOW (root)));
}

static void
update_scene (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);
  KitBoardViewClass *class = KIT_BOARD_VIEW_GET_CLASS (view);

  private->game = kit_input_get_game (private->parts.input);
  class->fill_scene (view, private->parts.scene);
  memcpy (private->unmarked, private->parts.scene, class->art->scene_size);
  mark_choice (view);
}

/* Another size or another camera. */
static void
update_layout (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);

  private->parts.layout->width = gtk_widget_get_width (GTK_WIDGET (view));
  private->parts.layout->height = gtk_widget_get_height (GTK_WIDGET (view));
  KIT_BOARD_VIEW_GET_CLASS (view)->lay_out (private->parts.layout, private->board);
  kit_board_camera_look (private->camera, private->parts.layout);
}

static void
camera_moved_cb (gpointer data)
{
  KitBoardView *view = data;

  update_layout (view);
  /* Allocates the places anew. */
  gtk_widget_queue_allocate (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
snapshot_above_cb (const KitStage *stage,
                   guint           layer,
                   gpointer        data)
{
  KitBoardViewClass *class = KIT_BOARD_VIEW_GET_CLASS (data);

  if (class->snapshot_above != NULL)
    class->snapshot_above (data, stage, layer);
}

static void
kit_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);
  KitBoardViewPrivate *private = get_private (view);
  const KitGeometry *layout = private->parts.layout;

  if (private->board == NULL || layout->width < 1 || layout->height < 1)
    return;
  kit_layers_snapshot (private->parts.layers, snapshot, layout, private->parts.scene,
                       kit_playback_is_playing (private->parts.playback));
  kit_layers_snapshot_above (private->parts.layers, snapshot, snapshot_above_cb, view);
  if (kit_layers_is_complete (private->parts.layers))
    shell_trace_mark (private->changed ? "board" : "moved");
  private->changed = FALSE;
}

/* --- callbacks --- */

static void
style_changed_cb (KitBoardView *view)
{
  kit_layers_drop (get_private (view)->parts.layers);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
hovered_cb (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);

  if (private->board == NULL)
    return;
  if (private->parts.foreseeing)
    update_scene (view);
  else
    {
      memcpy (private->parts.scene, private->unmarked,
              KIT_BOARD_VIEW_GET_CLASS (view)->art->scene_size);
      mark_choice (view);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static gboolean
ticked_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  KitBoardViewPrivate *private = get_private (KIT_BOARD_VIEW (widget));

  kit_playback_advance (private->parts.playback, gdk_frame_clock_get_frame_time (clock));
  if (kit_playback_is_playing (private->parts.playback))
    return G_SOURCE_CONTINUE;
  private->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
position_shown_cb (KitBoardView *view)
{
  get_private (view)->changed = TRUE;
}

/* The tick callback runs only while a piece moves. */
static void
playback_changed_cb (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);
  gboolean playing = kit_playback_is_playing (private->parts.playback);

  if (private->board == NULL)
    return;
  if (playing && !gtk_widget_get_mapped (GTK_WIDGET (view)))
    {
      kit_playback_skip (private->parts.playback);
      return;
    }
  if (playing && private->tick == 0)
    private->tick = gtk_widget_add_tick_callback (GTK_WIDGET (view), ticked_cb, NULL, NULL);
  update_scene (view);
  update_places (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
first_frame_cb (GtkWidget *widget)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);
  KitBoardViewPrivate *private = get_private (view);

  private->seen = TRUE;
  if (private->focus_wanted && private->board != NULL)
    kit_places_focus_later (private->places, get_kind (view));
  update_places (view);
}

/* Places are made after the first frame, or when the first of them is needed. */
static void
show_board (KitBoardView  *view,
            gconstpointer  board)
{
  KitBoardViewPrivate *private = get_private (view);

  private->board = board;
  kit_board_camera_reset (private->camera);
  update_layout (view);
  update_scene (view);
  kit_places_renew (private->places);
  if (!private->seen)
    shell_after_first_frame (GTK_WIDGET (view), first_frame_cb);
}

static void
changed_cb (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);
  KitGame *game = kit_input_get_game (private->parts.input);
  int focus;

  if (private->board != kit_game_get_board (game))
    show_board (view, kit_game_get_board (game));
  else
    update_scene (view);
  kit_places_go_home (private->places, get_kind (view));
  private->changed = TRUE;
  focus = kit_places_get_focus (private->places);
  update_places (view);
  if (focus >= 0 && kit_places_get_kind (private->places, focus) != get_kind (view))
    kit_board_view_focus_place (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/* --- virtual functions --- */

static gboolean
kit_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);
  KitBoardViewPrivate *private = get_private (view);

  if (private->board == NULL)
    return FALSE;
  if (kit_places_get_focus (private->places) < 0)
    {
      kit_board_view_focus_place (view);
      return TRUE;
    }
  /* The board is one stop for Tab. */
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  kit_places_move (private->places, direction);
  return TRUE;
}

static gboolean
kit_board_view_grab_focus (GtkWidget *widget)
{
  kit_board_view_focus_place (KIT_BOARD_VIEW (widget));
  return TRUE;
}

static void
focus_mark (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);

  if (get_private (view)->board != NULL)
    kit_places_focus_mark (get_private (view)->places, get_kind (view),
                           g_str_equal (name, "board.next-mark") ? 1 : -1);
}

static GtkSizeRequestMode
kit_board_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
kit_board_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH
                        : MAX (for_size, MIN_WIDTH) / KIT_BOARD_VIEW_GET_CLASS (widget)->aspect;
}

static void
kit_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);

  if (get_private (view)->board == NULL)
    return;
  update_layout (view);
  kit_places_allocate (get_private (view)->places, width, height);
}

static void
kit_board_view_unmap (GtkWidget *widget)
{
  kit_playback_skip (get_private (KIT_BOARD_VIEW (widget))->parts.playback);
  GTK_WIDGET_CLASS (kit_board_view_parent_class)->unmap (widget);
}

static void
kit_board_view_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  KitBoardParts *parts = &get_private (KIT_BOARD_VIEW (object))->parts;
  const KitContext *context = g_value_get_pointer (value);

  g_assert (id == PROP_CONTEXT);
  parts->input = g_object_ref (context->input);
  parts->playback = g_object_ref (context->playback);
  parts->style = g_object_ref (context->style);
}

static void
kit_board_view_constructed (GObject *object)
{
  KitBoardView *view = KIT_BOARD_VIEW (object);
  KitBoardViewPrivate *private = get_private (view);
  const KitBoardViewClass *class = KIT_BOARD_VIEW_GET_CLASS (view);
  KitInput *input = private->parts.input;
  KitPlayback *playback = private->parts.playback;
  KitStyle *style = private->parts.style;

  G_OBJECT_CLASS (kit_board_view_parent_class)->constructed (object);
  private->parts.layout = g_malloc0 (class->art->layout_size);
  private->parts.scene = g_malloc0 (class->art->scene_size);
  private->unmarked = g_malloc0 (class->art->scene_size);
  private->places = kit_places_new (GTK_WIDGET (view), &places_funcs, view);
  private->camera =
    kit_board_camera_new (GTK_WIDGET (view), private->parts.layout, camera_moved_cb, view);
  private->parts.layers = kit_layers_new (class->art, GTK_WIDGET (view), style);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "hovered", G_CALLBACK (hovered_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (position_shown_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "changed", G_CALLBACK (playback_changed_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "changed", G_CALLBACK (style_changed_cb), view,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);
}

static void
kit_board_view_dispose (GObject *object)
{
  KitBoardViewPrivate *private = get_private (KIT_BOARD_VIEW (object));

  g_clear_object (&private->places);
  g_clear_object (&private->pointer);
  g_clear_pointer (&private->parts.layers, kit_layers_free);
  g_clear_object (&private->parts.input);
  g_clear_object (&private->parts.playback);
  g_clear_object (&private->parts.style);
  G_OBJECT_CLASS (kit_board_view_parent_class)->dispose (object);
}

static void
kit_board_view_finalize (GObject *object)
{
  KitBoardViewPrivate *private = get_private (KIT_BOARD_VIEW (object));

  g_clear_object (&private->camera);
  g_free (private->parts.layout);
  g_free (private->parts.scene);
  g_free (private->unmarked);
  G_OBJECT_CLASS (kit_board_view_parent_class)->finalize (object);
}

/* The places have one kind unless the game says more. */
static guint
kit_board_view_get_kind (KitBoardView *view)
{
  return 0;
}

static void
kit_board_view_class_init (KitBoardViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  class->get_kind = kit_board_view_get_kind;
  object_class->set_property = kit_board_view_set_property;
  object_class->constructed = kit_board_view_constructed;
  object_class->dispose = kit_board_view_dispose;
  object_class->finalize = kit_board_view_finalize;
  widget_class->snapshot = kit_board_view_snapshot;
  widget_class->focus = kit_board_view_focus;
  widget_class->grab_focus = kit_board_view_grab_focus;
  widget_class->get_request_mode = kit_board_view_get_request_mode;
  widget_class->measure = kit_board_view_measure;
  widget_class->size_allocate = kit_board_view_size_allocate;
  widget_class->unmap = kit_board_view_unmap;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_install_action (widget_class, "board.next-mark", NULL, focus_mark);
  gtk_widget_class_install_action (widget_class, "board.previous-mark", NULL, focus_mark);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "board.next-mark", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "board.previous-mark",
                                       NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);

  g_object_class_install_property (object_class, PROP_CONTEXT,
    g_param_spec_pointer ("context", NULL, NULL,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
kit_board_view_init (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);

  private->parts.pointed = -1;
  private->asked = KIT_NO_PLACE;
  gtk_widget_set_overflow (GTK_WIDGET (view), GTK_OVERFLOW_HIDDEN);
  private->pointer = kit_board_pointer_new (view, private);
}

/** kit_board_view_refresh: shows the scene anew, when a setting of the game has changed. */
void
kit_board_view_refresh (KitBoardView *view)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view));

  if (get_private (view)->board == NULL)
    return;
  update_scene (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/** kit_board_view_set_foreseeing: sets whether to mark what the next player may do. */
void
kit_board_view_set_foreseeing (KitBoardView *view,
                               gboolean      foreseeing)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view));

  if (get_private (view)->parts.foreseeing == foreseeing)
    return;
  get_private (view)->parts.foreseeing = foreseeing;
  kit_board_view_refresh (view);
}

/** kit_board_view_set_pointed: marks the trail of a decision of the log; -1 for none. */
void
kit_board_view_set_pointed (KitBoardView *view,
                            int           decision)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view) && decision >= -1);

  if (get_private (view)->parts.pointed == decision)
    return;
  get_private (view)->parts.pointed = decision;
  kit_board_view_refresh (view);
}

/** kit_board_view_zoom: zooms by @factor around the middle; 0 shows the whole board again. */
void
kit_board_view_zoom (KitBoardView *view,
                     double        factor)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view) && factor >= 0);

  kit_board_camera_zoom (get_private (view)->camera, factor);
}

/** kit_board_view_focus_place: moves the focus to the last place of the kind that may be chosen;
    before the first frame, it is moved after it. */
void
kit_board_view_focus_place (KitBoardView *view)
{
  KitBoardViewPrivate *private = get_private (view);

  g_return_if_fail (KIT_IS_BOARD_VIEW (view));

  private->focus_wanted = !private->seen;
  if (private->seen && private->board != NULL)
    kit_places_focus (private->places, get_kind (view));
}

/** kit_board_view_locate: (out) @spot: where a place lies; returns FALSE if there is no place of
    this number. */
gboolean
kit_board_view_locate (KitBoardView *view,
                       int           place,
                       KitSpot      *spot)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view) && spot != NULL, FALSE);

  return kit_places_locate (get_private (view)->places, place, spot);
}

/** kit_board_view_get_parts: (transfer none): what the board of a game needs of its board. */
const KitBoardParts *
kit_board_view_get_parts (KitBoardView *view)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), NULL);

  return &get_private (view)->parts;
}

/** kit_board_view_is_complete: whether no piece moves and no thread paints. */
gboolean
kit_board_view_is_complete (KitBoardView *view)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), FALSE);

  return kit_layers_is_complete (get_private (view)->parts.layers) &&
         !kit_playback_is_playing (get_private (view)->parts.playback);
}
