/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as a widget: its scene, its frames, and what the pointer does. */

#include "alx-board-view-private.h"

#include "alx-board-motion.h"
#include "alx-board-view-test.h"
#include "alexandros/presenter/alx-trails.h"
#include "alexandros/words/alx-words.h"
#include "shell/shell-trace.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define ASPECT    1.62                  /* of the natural size */
#define MIN_WIDTH 300

G_DEFINE_FINAL_TYPE (AlxBoardView, alx_board_view, GTK_TYPE_WIDGET)

/* --- the scene --- */

/* Marks what the next player may do after the proposed way. Other decisions are not foreseen: they
   could reveal hidden cards. */
static void
foresee (AlxBoardView *view,
         AlxScene     *scene,
         int           viewer)
{
  const AlxDecision *preview = alx_input_get_preview (view->input);
  AlxState state = scene->state;
  AlxRefusal refusal;

  if (preview != NULL && preview->kind == ALX_WAY && alx_input_is_active (view->input) &&
      alx_legal_test (&state, scene->board, preview, &refusal))
    alx_apply (&state, scene->board, preview, NULL);
  alx_trails_threats (&state, scene->board, viewer, scene);
}

/* Marks the last turns of the others or, if asked for, a decision of the log or the next turn. */
static void
mark_trails (AlxBoardView *view,
            AlxScene     *scene)
{
  AlxGame *game = alx_input_get_game (view->input);
  const AlxRecord *record = alx_game_get_record (game);
  guint shown = alx_game_get_shown (game);
  int viewer = alx_input_get_viewer (view->input);

  if (view->pointed >= 0 && (guint) view->pointed < alx_game_get_cursor (game))
    {
      alx_trails_decision (record, view->pointed, &scene->log_trail);
      scene->has_log_trail = TRUE;
    }
  if (view->foreseeing)
    foresee (view, scene, viewer);
  /* While a computer thinks, no trails: they would flicker between quick decisions. */
  else if (!scene->has_log_trail && (alx_game_get_thinker (game) < 0 || alx_game_is_looking (game)))
    alx_trails_last_turns (record, shown, viewer, scene);
}

/* Marks the place below the pointer or the cursor, what may be chosen, and what is chosen. */
static void
mark_choice (AlxBoardView *view)
{
  AlxScene *scene = &view->scene;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));

  if (alx_playback_is_playing (view->playback) ||
      alx_game_is_looking (alx_input_get_game (view->input)))
    return;
  alx_input_mark (view->input, scene);
  /* The cursor is shown only while keys are used. */
  if (scene->focused && root != NULL && !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    scene->point = scene->space = ALX_NONE;
}

static void
update_scene (AlxBoardView *view)
{
  AlxGame *game = alx_input_get_game (view->input);
  AlxScene *scene = &view->scene;
  AlxColour colours[ALX_MAX_PLAYERS];

  view->game = game;
  alx_record_get_colours (alx_game_get_record (game), colours);
  alx_scene_init (scene, alx_game_get_board (game), alx_playback_get_state (view->playback),
                  colours);
  scene->coordinates = view->coordinates;
  scene->lifted = alx_playback_get_lifted (view->playback);
  alx_words_regions (scene->board, scene->regions);
  if (!alx_playback_is_playing (view->playback))
    mark_trails (view, scene);
  mark_choice (view);
}

static void
alx_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);
  const AlxLayout *layout = &view->layout;
  AlxPieces *pieces = alx_layers_get_pieces (view->layers);

  if (view->board == NULL || layout->width < 1 || layout->height < 1)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (layout->frame, layout->frame,
                                                         layout->width - 2 * layout->frame,
                                                         layout->height - 2 * layout->frame));
  alx_layers_snapshot (view->layers, snapshot, layout, &view->scene,
                       alx_playback_is_playing (view->playback));
  alx_layers_snapshot_marks (view->layers, snapshot, ALX_MARKS_CHOICES);
  alx_board_motion_snapshot (snapshot, view->playback, pieces, layout, &view->scene);
  alx_layers_snapshot_marks (view->layers, snapshot, ALX_MARKS_WAY);
  alx_pieces_append_cursor (pieces, snapshot, &view->scene);
  gtk_snapshot_pop (snapshot);
  alx_layers_snapshot_frame (view->layers, snapshot);
  alx_board_motion_snapshot_discs (snapshot, view->playback, pieces, layout, &view->scene);
  if (alx_layers_is_complete (view->layers))
    shell_trace_mark (view->changed ? "board" : "moved");
  view->changed = FALSE;
}

/* --- callbacks --- */

static void
style_changed_cb (AlxBoardView *view)
{
  alx_layers_drop (view->layers);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
hovered_cb (AlxBoardView *view)
{
  if (view->board == NULL)
    return;
  if (view->foreseeing)
    update_scene (view);
  else
    {
      alx_scene_clear_choice (&view->scene);
      mark_choice (view);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
marks_changed (AlxBoardView *view)
{
  if (view->board == NULL)
    return;
  update_scene (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static gboolean
ticked_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);

  alx_playback_advance (view->playback, gdk_frame_clock_get_frame_time (clock));
  if (alx_playback_is_playing (view->playback))
    return G_SOURCE_CONTINUE;
  view->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
position_shown_cb (AlxBoardView *view)
{
  view->changed = TRUE;
}

/* The tick callback runs only while a piece moves. */
static void
playback_changed_cb (AlxBoardView *view)
{
  gboolean playing = alx_playback_is_playing (view->playback);

  if (view->board == NULL)
    return;
  if (playing && !gtk_widget_get_mapped (GTK_WIDGET (view)))
    {
      alx_playback_skip (view->playback);
      return;
    }
  if (playing && view->tick == 0)
    view->tick = gtk_widget_add_tick_callback (GTK_WIDGET (view), ticked_cb, NULL, NULL);
  update_scene (view);
  alx_board_places_update (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
changed_cb (AlxBoardView *view)
{
  AlxGame *game = alx_input_get_game (view->input);
  gboolean points = alx_board_view_points_matter (view);
  AlxPlace *focus;

  if (view->board != alx_game_get_board (game))
    {
      view->board = alx_game_get_board (game);
      view->camera = (AlxCamera) { 1, 0.5, 0.5 };
      alx_board_camera_update_layout (view);
      view->cursor_space = 0;
      view->cursor_point = alx_game_get_state (game)->alexander;
      alx_board_places_add (view);
    }
  if (!points)
    view->cursor_point = alx_game_get_state (game)->alexander;
  update_scene (view);
  view->changed = TRUE;
  focus = alx_board_places_get_focus (view);
  alx_board_places_update (view);
  if (focus != NULL && alx_place_is_point (focus) != points)
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
  if (alx_board_view_points_matter (view))
    alx_input_hover (view->input, alx_layout_find_point (&view->layout, x, y), ALX_NONE, FALSE);
  else
    alx_input_hover (view->input, ALX_NONE, alx_layout_find_space (&view->layout, x, y), FALSE);
}

static void
left_cb (AlxBoardView *view)
{
  alx_input_hover (view->input, ALX_NONE, ALX_NONE, FALSE);
}

/* (transfer full) (nullable): the score of the player whose disc is below the pointer. */
static char *
describe_disc (AlxBoardView *view,
               double        x,
               double        y,
               AlxPixel     *middle)
{
  const AlxState *state = &view->scene.state;

  for (guint p = state->n_players; view->layout.frame > 0 && p-- > 0;)
    {
      const AlxPlayer *player = &alx_game_get_record (alx_input_get_game (view->input))->players[p];

      *middle = alx_paint_disc_place (&view->layout, state, p);
      if (hypot (x - middle->x, y - middle->y) < alx_layout_score_cell (&view->layout) / 2)
        /* Translators: a player and their points, on the score track. */
        return g_strdup_printf (ngettext ("%s has %u point.", "%s has %u points.",
                                          state->scores[p]),
                                player->name, state->scores[p]);
    }
  return NULL;
}

static gboolean
alx_board_view_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard,
                              GtkTooltip *tooltip)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);
  gboolean points = view->board != NULL && alx_board_view_points_matter (view);
  g_autofree char *text = NULL;
  double reach = view->layout.unit / 4;
  AlxPixel middle;
  guint8 place;

  /* GTK also asks when any widget sets its tooltip, even in the middle of a change of games. Then
     the scene may still be that of the old game, with more players than the new one. */
  if (view->board == NULL || view->game != alx_input_get_game (view->input) || keyboard ||
      alx_playback_is_playing (view->playback))
    return FALSE;
  text = describe_disc (view, x, y, &middle);
  place = points ? alx_layout_find_point (&view->layout, x, y)
                 : alx_layout_find_space (&view->layout, x, y);
  if (text == NULL && place != ALX_NONE)
    {
      text = place == view->asked ? alx_board_places_describe (view, points, place) : g_strdup ("");
      middle =
        points ? alx_layout_point (&view->layout, place) : alx_layout_space (&view->layout, place);
    }
  /* GTK asks at each motion, and once more before it shows the text: make it only then. */
  view->asked = place;
  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { middle.x - reach, middle.y - reach,
                                                       2 * reach, 2 * reach });
  return TRUE;
}

static void
choose_point (AlxBoardView *view,
              guint8        point)
{
  view->cursor_point = point;
  alx_input_choose_point (view->input, point);
}

/* While a card is proposed, the spaces that it leads to are marked; a click on one confirms the
   card. */
static void
choose_space (AlxBoardView *view,
              guint8        space)
{
  gboolean card = alx_game_get_state (alx_input_get_game (view->input))->phase == ALX_PHASE_CARD;

  view->cursor_space = space;
  if (card && alx_input_get_proposal (view->input) != NULL &&
      alx_space_set_has (&view->scene.choices, space))
    {
      alx_input_confirm (view->input);
      return;
    }
  alx_input_choose_space (view->input, space);
}

static void
released_cb (AlxBoardView *view,
             int           n,
             double        x,
             double        y)
{
  gboolean theirs =
    alx_playback_is_playing (view->playback) && !alx_playback_is_own (view->playback);
  guint8 point, space;

  if (view->board == NULL)
    return;
  /* A click ends all motions; while another player's pieces move, it does nothing else. */
  alx_playback_skip (view->playback);
  if (theirs)
    return;
  point = alx_layout_find_point (&view->layout, x, y);
  space = alx_layout_find_space (&view->layout, x, y);
  if (alx_board_view_points_matter (view) && point != ALX_NONE)
    choose_point (view, point);
  else if (!alx_board_view_points_matter (view) && space != ALX_NONE)
    choose_space (view, space);
  else if (n == 2 && space == ALX_NONE)
    alx_board_view_zoom (view, 0);
}

/* --- virtual functions --- */

static gboolean
alx_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  return alx_board_places_focus (ALX_BOARD_VIEW (widget), direction);
}

static gboolean
alx_board_view_grab_focus (GtkWidget *widget)
{
  alx_board_view_focus_place (ALX_BOARD_VIEW (widget));
  return TRUE;
}

static void
focus_mark (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  alx_board_places_focus_mark (ALX_BOARD_VIEW (widget),
                               g_str_equal (name, "board.next-mark") ? 1 : -1);
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
  alx_board_camera_update_layout (view);
  alx_board_places_allocate (view);
}

static void
alx_board_view_unmap (GtkWidget *widget)
{
  AlxBoardView *view = ALX_BOARD_VIEW (widget);

  if (view->playback != NULL)
    alx_playback_skip (view->playback);
  GTK_WIDGET_CLASS (alx_board_view_parent_class)->unmap (widget);
}

static void
alx_board_view_dispose (GObject *object)
{
  AlxBoardView *view = ALX_BOARD_VIEW (object);

  if (view->places != NULL)
    alx_board_places_remove (view);
  g_clear_pointer (&view->places, g_ptr_array_unref);
  g_clear_pointer (&view->layers, alx_layers_free);
  g_clear_object (&view->input);
  g_clear_object (&view->playback);
  g_clear_object (&view->style);
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
  widget_class->unmap = alx_board_view_unmap;
  widget_class->query_tooltip = alx_board_view_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_install_action (widget_class, "board.next-mark", NULL, focus_mark);
  gtk_widget_class_install_action (widget_class, "board.previous-mark", NULL, focus_mark);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "board.next-mark", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "board.previous-mark",
                                       NULL);
  alx_board_camera_class_init (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
add_gestures (AlxBoardView *view)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), view, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), motion);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
}

static void
alx_board_view_init (AlxBoardView *view)
{
  view->places = g_ptr_array_new ();
  view->camera = (AlxCamera) { 1, 0.5, 0.5 };
  view->pointed = -1;
  gtk_widget_set_overflow (GTK_WIDGET (view), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (view), TRUE);
  add_gestures (view);
  alx_board_camera_init (view);
}

/** alx_board_view_set_up: sets what a new board shares with the table; to be called once. */
void
alx_board_view_set_up (AlxBoardView *view,
                       AlxInput     *input,
                       AlxPlayback  *playback,
                       AlxStyle     *style)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));
  g_return_if_fail (ALX_IS_INPUT (input));
  g_return_if_fail (ALX_IS_PLAYBACK (playback));
  g_return_if_fail (ALX_IS_STYLE (style));
  g_return_if_fail (view->layers == NULL);

  g_set_object (&view->input, input);
  g_set_object (&view->playback, playback);
  g_set_object (&view->style, style);
  view->layers = alx_layers_new (GTK_WIDGET (view), style);
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

/** alx_board_view_set_coordinates: sets whether coordinates are painted at the rim. */
void
alx_board_view_set_coordinates (AlxBoardView *view,
                                gboolean      coordinates)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  view->coordinates = view->scene.coordinates = coordinates;
  if (view->layers != NULL)
    style_changed_cb (view);
}

/** alx_board_view_set_foreseeing: sets whether to mark what the next player may do. */
void
alx_board_view_set_foreseeing (AlxBoardView *view,
                               gboolean      foreseeing)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  if (view->foreseeing == foreseeing)
    return;
  view->foreseeing = foreseeing;
  marks_changed (view);
}

/** alx_board_view_set_pointed: marks the trail of a decision of the log; -1 for none. */
void
alx_board_view_set_pointed (AlxBoardView *view,
                            int           decision)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));
  g_return_if_fail (decision >= -1);

  if (view->pointed == decision)
    return;
  view->pointed = decision;
  marks_changed (view);
}

/** alx_board_view_get_layout: (transfer none): the layout, in the widget's own pixels. */
const AlxLayout *
alx_board_view_get_layout (AlxBoardView *view)
{
  g_return_val_if_fail (ALX_IS_BOARD_VIEW (view), NULL);

  return &view->layout;
}

/** alx_board_view_is_complete: whether no piece moves and no thread paints. */
gboolean
alx_board_view_is_complete (AlxBoardView *view)
{
  g_return_val_if_fail (ALX_IS_BOARD_VIEW (view), FALSE);

  return alx_layers_is_complete (view->layers) && !alx_playback_is_playing (view->playback);
}
