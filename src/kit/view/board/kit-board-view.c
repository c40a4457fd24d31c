/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as a widget: its scene, its frames, and what keys do. */

#include "kit-board-view-private.h"

#include "kit-board-view-test.h"

#include "kit/view/kit-widget.h"
#include "shell/shell-first-frame.h"
#include "shell/shell-trace.h"

#include <glib/gi18n.h>
#include <string.h>

#define MIN_WIDTH 300

G_DEFINE_FINAL_TYPE (KitBoardView, kit_board_view, GTK_TYPE_WIDGET)

/* --- places --- */

static char *
describe_cb (int      place,
             gpointer data)
{
  KitBoardView *view = data;

  g_autofree char *text = view->info->describe (&view->parts, place);
  g_autofree char *around = NULL;

  if (view->info->describe_around == NULL)
    return g_steal_pointer (&text);
  around = view->info->describe_around (&view->parts, place);
  return g_strdup_printf ("%s %s", text, around);
}

static gboolean
locate_cb (int       place,
           KitSpot  *spot,
           gpointer  data)
{
  KitBoardView *view = data;

  return view->info->locate (&view->parts, place, spot);
}

/* Confirms a complete proposal, unless the cursor stands on a place that would change it. */
static void
enter_place (KitBoardView *view,
             int           place)
{
  KitInput *input = view->parts.input;
  KitRefusal refusal;

  if (kit_input_get_proposal (input) != NULL &&
      !view->info->is_elsewhere (&view->parts, place) &&
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
  KitSpot spot;

  switch (event)
    {
    case KIT_PLACE_ACTIVATED:
      kit_input_choose (view->parts.input, place);
      break;
    case KIT_PLACE_ENTERED:
      enter_place (view, place);
      break;
    case KIT_PLACE_FOCUSED:
      kit_board_view_locate (view, place, &spot);
      kit_board_camera_reveal (view->camera, spot.middle);
      kit_input_hover (view->parts.input, place, TRUE);
      break;
    default:
      kit_input_hover (view->parts.input, KIT_NO_PLACE, FALSE);
    }
}

static const KitPlacesFuncs places_funcs = { describe_cb, locate_cb, notify_cb };

static void
update_places (KitBoardView *view)
{
  if (!view->seen || kit_playback_is_playing (view->parts.playback))
    return;
  kit_places_update (view->places);
  kit_board_pointer_approach (view->pointer);
}

/* --- the scene --- */

static void
mark_choice (KitBoardView *view)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));

  if (kit_playback_is_playing (view->parts.playback) ||
      kit_game_is_looking (kit_input_get_game (view->parts.input)))
    return;
  /* The cursor is shown only while keys are used. */
  view->info->mark_choice (&view->parts, view->parts.scene,
                           root == NULL || gtk_window_get_focus_visible (GTK_WINDOW (root)));
}

static void
update_scene (KitBoardView *view)
{
  view->game = kit_input_get_game (view->parts.input);
  view->info->fill_scene (&view->parts, view->parts.scene);
  kit_art_read_settings (view->info->art, view->parts.scene, view->settings);
  memcpy (view->unmarked, view->parts.scene, view->info->art->scene_size);
  mark_choice (view);
}

/* Another size or another camera. */
static void
update_layout (KitBoardView *view)
{
  view->parts.layout->width = gtk_widget_get_width (GTK_WIDGET (view));
  view->parts.layout->height = gtk_widget_get_height (GTK_WIDGET (view));
  view->info->lay_out (view->parts.layout, view->board);
  view->parts.layout->numbers =
    MIN (kit_widget_get_text_scale (GTK_WIDGET (view)), KIT_MAX_NUMBERS);
  kit_board_camera_look (view->camera, view->parts.layout);
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
  KitBoardView *view = data;

  if (view->info->snapshot_above != NULL)
    view->info->snapshot_above (&view->parts, stage, layer);
}

static void
kit_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);
  const KitGeometry *layout = view->parts.layout;

  if (view->board == NULL || layout->width < 1 || layout->height < 1)
    return;
  kit_layers_snapshot (view->parts.layers, snapshot, layout, view->parts.scene,
                       kit_playback_is_playing (view->parts.playback));
  kit_layers_snapshot_above (view->parts.layers, snapshot, snapshot_above_cb, view);
  if (kit_layers_is_complete (view->parts.layers))
    shell_trace_mark (view->changed ? "board" : "moved");
  view->changed = FALSE;
}

/* --- callbacks --- */

static void
style_changed_cb (KitBoardView *view)
{
  kit_layers_drop (view->parts.layers);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
hovered_cb (KitBoardView *view)
{
  if (view->board == NULL)
    return;
  if (view->parts.foreseeing)
    update_scene (view);
  else
    {
      memcpy (view->parts.scene, view->unmarked, view->info->art->scene_size);
      mark_choice (view);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static gboolean
ticked_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);

  kit_playback_advance (view->parts.playback, gdk_frame_clock_get_frame_time (clock));
  if (kit_playback_is_playing (view->parts.playback))
    return G_SOURCE_CONTINUE;
  view->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
position_shown_cb (KitBoardView *view)
{
  view->changed = TRUE;
}

/* The tick callback runs only while a piece moves. */
static void
playback_changed_cb (KitBoardView *view)
{
  gboolean playing = kit_playback_is_playing (view->parts.playback);

  if (view->board == NULL)
    return;
  if (playing && !gtk_widget_get_mapped (GTK_WIDGET (view)))
    {
      kit_playback_skip (view->parts.playback);
      return;
    }
  if (playing && view->tick == 0)
    view->tick = gtk_widget_add_tick_callback (GTK_WIDGET (view), ticked_cb, NULL, NULL);
  update_scene (view);
  update_places (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
first_frame_cb (GtkWidget *widget)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);

  view->seen = TRUE;
  if (view->focus_wanted && view->board != NULL)
    kit_places_focus_later (view->places, kit_board_view_get_kind (view));
  update_places (view);
}

/* Places are made after the first frame, or when the first of them is needed. */
static void
show_board (KitBoardView  *view,
            gconstpointer  board)
{
  view->board = board;
  kit_board_camera_reset (view->camera);
  update_layout (view);
  update_scene (view);
  kit_places_renew (view->places);
  if (!view->seen)
    shell_after_first_frame (GTK_WIDGET (view), first_frame_cb);
}

static void
changed_cb (KitBoardView *view)
{
  KitGame *game = kit_input_get_game (view->parts.input);
  int focus;

  if (view->board != kit_game_get_board (game))
    show_board (view, kit_game_get_board (game));
  else
    update_scene (view);
  kit_places_go_home (view->places, kit_board_view_get_kind (view));
  view->changed = TRUE;
  focus = kit_places_get_focus (view->places);
  update_places (view);
  if (focus >= 0 && kit_places_get_kind (view->places, focus) != kit_board_view_get_kind (view))
    kit_board_view_focus_place (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/* What is marked, or a setting, has changed. */
static void
refresh (KitBoardView *view)
{
  if (view->board == NULL)
    return;
  update_scene (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/* Follows what the board shows. */
static void
connect (KitBoardView *view)
{
  KitInput *input = view->parts.input;
  KitPlayback *playback = view->parts.playback;

  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "hovered", G_CALLBACK (hovered_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (position_shown_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "changed", G_CALLBACK (playback_changed_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (view->parts.style, "changed", G_CALLBACK (style_changed_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (view->settings, "changed::coordinates", G_CALLBACK (refresh), view,
                           G_CONNECT_SWAPPED);
}

/* --- virtual functions --- */

static gboolean
kit_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);

  if (view->board == NULL)
    return FALSE;
  if (kit_places_get_focus (view->places) < 0)
    {
      kit_board_view_focus_place (view);
      return TRUE;
    }
  /* The board is one stop for Tab. */
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  kit_places_move (view->places, direction);
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

  if (view->board != NULL)
    kit_places_focus_mark (view->places, kit_board_view_get_kind (view),
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
                        : MAX (for_size, MIN_WIDTH) / KIT_BOARD_VIEW (widget)->info->aspect;
}

static void
kit_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  KitBoardView *view = KIT_BOARD_VIEW (widget);

  if (view->board == NULL)
    return;
  update_layout (view);
  if (view->seen && !kit_playback_is_playing (view->parts.playback))
    kit_board_pointer_approach (view->pointer);
  kit_places_allocate (view->places, width, height);
}

static void
kit_board_view_unmap (GtkWidget *widget)
{
  kit_playback_skip (KIT_BOARD_VIEW (widget)->parts.playback);
  GTK_WIDGET_CLASS (kit_board_view_parent_class)->unmap (widget);
}

static void
kit_board_view_dispose (GObject *object)
{
  KitBoardView *view = KIT_BOARD_VIEW (object);

  g_clear_object (&view->places);
  g_clear_object (&view->pointer);
  g_clear_pointer (&view->parts.layers, kit_layers_free);
  g_clear_object (&view->parts.input);
  g_clear_object (&view->parts.playback);
  g_clear_object (&view->parts.style);
  g_clear_object (&view->settings);
  G_OBJECT_CLASS (kit_board_view_parent_class)->dispose (object);
}

static void
kit_board_view_finalize (GObject *object)
{
  KitBoardView *view = KIT_BOARD_VIEW (object);

  g_clear_object (&view->camera);
  g_free (view->parts.layout);
  g_free (view->parts.scene);
  g_free (view->unmarked);
  G_OBJECT_CLASS (kit_board_view_parent_class)->finalize (object);
}

static void
kit_board_view_class_init (KitBoardViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

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
}

static void
kit_board_view_init (KitBoardView *view)
{
  view->parts.pointed = -1;
  gtk_widget_set_overflow (GTK_WIDGET (view), GTK_OVERFLOW_HIDDEN);
  view->pointer = kit_board_pointer_new (view);
  view->places = kit_places_new (GTK_WIDGET (view), &places_funcs, view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);
}

/**
 * kit_board_view_new:
 * @info: what the game tells of its board
 * @context: what the board shares with the table; its objects are referenced
 * @settings: those of the game
 *
 * Returns: (transfer floating): a board without a game
 */
GtkWidget *
kit_board_view_new (const KitBoardInfo *info,
                    const KitContext   *context,
                    GSettings          *settings)
{
  KitBoardView *view;

  g_return_val_if_fail (info != NULL && context != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  view = g_object_new (KIT_TYPE_BOARD_VIEW, NULL);
  view->info = info;
  view->settings = g_object_ref (settings);
  view->parts.input = g_object_ref (context->input);
  view->parts.playback = g_object_ref (context->playback);
  view->parts.style = g_object_ref (context->style);
  view->parts.layout = g_malloc0 (info->art->layout_size);
  view->parts.scene = g_malloc0 (info->art->scene_size);
  view->unmarked = g_malloc0 (info->art->scene_size);
  view->camera =
    kit_board_camera_new (GTK_WIDGET (view), view->parts.layout, camera_moved_cb, view);
  view->parts.layers = kit_layers_new (info->art, GTK_WIDGET (view), view->parts.style);
  connect (view);
  return GTK_WIDGET (view);
}

/** kit_board_view_set_foreseeing: sets whether to mark what the next player may do. */
void
kit_board_view_set_foreseeing (KitBoardView *view,
                               gboolean      foreseeing)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view));

  if (view->parts.foreseeing == foreseeing)
    return;
  view->parts.foreseeing = foreseeing;
  refresh (view);
}

/** kit_board_view_set_pointed: marks the trail of a decision of the log; -1 for none. */
void
kit_board_view_set_pointed (KitBoardView *view,
                            int           decision)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view) && decision >= -1);

  if (view->parts.pointed == decision)
    return;
  view->parts.pointed = decision;
  refresh (view);
}

/** kit_board_view_zoom: zooms by @factor around the middle; 0 shows the whole board again. */
void
kit_board_view_zoom (KitBoardView *view,
                     double        factor)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view) && factor >= 0);

  kit_board_camera_zoom (view->camera, factor);
}

/** kit_board_view_focus_place: moves the focus to the last place of the kind that may be chosen;
    before the first frame, it is moved after it. */
void
kit_board_view_focus_place (KitBoardView *view)
{
  g_return_if_fail (KIT_IS_BOARD_VIEW (view));

  view->focus_wanted = !view->seen;
  if (view->seen && view->board != NULL)
    kit_places_focus (view->places, kit_board_view_get_kind (view));
}

/** kit_board_view_locate: (out) @spot: where a place lies; returns FALSE if there is no place of
    this number. */
gboolean
kit_board_view_locate (KitBoardView *view,
                       int           place,
                       KitSpot      *spot)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view) && spot != NULL, FALSE);

  return kit_places_locate (view->places, place, spot);
}

/** kit_board_view_add_spot: adds what a @place covers, in pixels of @view, to @area, which is empty
    at first. */
void
kit_board_view_add_spot (KitBoardView *view,
                         int           place,
                         GdkRectangle *area)
{
  GdkRectangle here;
  KitSpot spot;

  g_return_if_fail (KIT_IS_BOARD_VIEW (view) && area != NULL);

  if (!kit_places_locate (view->places, place, &spot))
    return;
  here = (GdkRectangle) { spot.middle.x - spot.size / 2, spot.middle.y - spot.size / 2, spot.size,
                          spot.size };
  if (area->width == 0)
    *area = here;
  else
    gdk_rectangle_union (area, &here, area);
}

/** kit_board_view_get_info: (transfer none): what the game tells of its board. */
const KitBoardInfo *
kit_board_view_get_info (KitBoardView *view)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), NULL);

  return view->info;
}

/** kit_board_view_get_parts: (transfer none): what the board of a game needs of its board. */
const KitBoardParts *
kit_board_view_get_parts (KitBoardView *view)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), NULL);

  return &view->parts;
}

/** kit_board_view_is_complete: whether no piece moves and no thread paints. */
gboolean
kit_board_view_is_complete (KitBoardView *view)
{
  g_return_val_if_fail (KIT_IS_BOARD_VIEW (view), FALSE);

  return kit_layers_is_complete (view->parts.layers) &&
         !kit_playback_is_playing (view->parts.playback);
}
