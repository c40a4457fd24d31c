/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the board: their labels, their sizes, and how the keyboard's cursor moves. */

#include "alx-board-view-private.h"

#include "alexandros/words/alx-words.h"
#include "shell/shell-first-frame.h"

#include <math.h>

/** alx_board_view_points_matter: whether points are to be chosen, for a way, and not spaces. */
gboolean
alx_board_view_points_matter (AlxBoardView *view)
{
  g_return_val_if_fail (ALX_IS_BOARD_VIEW (view), FALSE);

  return alx_game_get_state (alx_input_get_game (view->input))->phase == ALX_PHASE_WAY;
}

/** alx_board_places_describe: (transfer full): the accessible label and the tooltip of a place. */
char *
alx_board_places_describe (AlxBoardView *view,
                           gboolean      is_point,
                           guint8        index)
{
  const AlxScene *scene = &view->scene;
  const AlxRecord *record;

  g_return_val_if_fail (ALX_IS_BOARD_VIEW (view), NULL);
  g_return_val_if_fail (index < (is_point ? view->board->n_points : view->board->n_spaces), NULL);

  record = alx_game_get_record (alx_input_get_game (view->input));
  return is_point ? alx_words_describe_point (record, &scene->state, index,
                                              alx_point_set_has (&scene->targets, index))
                  : alx_words_describe_space (record, &scene->state, index,
                                              alx_space_set_has (&scene->choices, index));
}

static void
activate_place (AlxBoardView *view,
                AlxPlace     *place)
{
  if (alx_place_is_point (place))
    alx_input_choose_point (view->input, alx_place_get_index (place));
  else
    alx_input_choose_space (view->input, alx_place_get_index (place));
}

/* Confirms a complete proposal, unless the cursor stands on a place that would change it. */
static void
enter_place (AlxBoardView *view,
             AlxPlace     *place)
{
  const AlxDecision *proposal = alx_input_get_proposal (view->input);
  const AlxState *state = &view->scene.state;
  guint8 index = alx_place_get_index (place);
  AlxRefusal refusal;
  gboolean elsewhere = proposal != NULL &&
                       (proposal->kind == ALX_WAY || proposal->kind == ALX_TAKE_BACK ||
                        (proposal->kind == ALX_OCCUPY && !alx_place_is_point (place) &&
                         state->province[index] != state->province[proposal->at[0]]));

  if (proposal != NULL && !elsewhere && alx_input_is_complete (view->input, &refusal))
    alx_input_confirm (view->input);
  else
    activate_place (view, place);
}

static AlxPixel
get_pixel (AlxBoardView *view,
           AlxPlace     *place)
{
  return alx_place_is_point (place) ? alx_layout_point (&view->layout, alx_place_get_index (place))
                                    : alx_layout_space (&view->layout, alx_place_get_index (place));
}

static void
follow_focus (AlxBoardView *view,
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
  alx_board_view_reveal (view, get_pixel (view, place));
  alx_input_hover (view->input, is_point ? index : ALX_NONE, is_point ? ALX_NONE : index, TRUE);
}

static void
place_event_cb (AlxPlace      *place,
               AlxPlaceEvent  event,
               gpointer       data)
{
  switch (event)
    {
    case ALX_PLACE_ACTIVATED:
      activate_place (data, place);
      break;
    case ALX_PLACE_ENTERED:
      enter_place (data, place);
      break;
    default:
      follow_focus (data, place);
    }
}

/** alx_board_places_remove: removes all places, for another board or when @view is disposed. */
void
alx_board_places_remove (AlxBoardView *view)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  g_clear_handle_id (&view->labels_source, g_source_remove);
  for (guint i = 0; i < view->places->len; i++)
    gtk_widget_unparent (g_ptr_array_index (view->places, i));
  g_ptr_array_set_size (view->places, 0);
  g_clear_pointer (&view->place_parent, gtk_widget_unparent);
}

static void
make_places (AlxBoardView *view)
{
  if (view->places->len > 0)
    return;
  /* A box without its layout, only for the role; no target of the pointer, so that GTK does not
     search hundreds of places at each motion. */
  view->place_parent = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW_GROUP,
                                     "can-target", FALSE, "layout-manager", NULL, NULL);
  gtk_widget_set_parent (view->place_parent, GTK_WIDGET (view));
  for (guint i = 0; i < (guint) view->board->n_spaces + view->board->n_points; i++)
    {
      gboolean is_point = i >= view->board->n_spaces;
      GtkWidget *place =
        alx_place_new (is_point, is_point ? i - view->board->n_spaces : i, place_event_cb, view);

      gtk_widget_set_parent (place, view->place_parent);
      g_ptr_array_add (view->places, place);
    }
  alx_board_places_allocate (view);
}

/* All labels are made anew, which takes 0.3 ms; few of them change, and only these are sent. */
static gboolean
update_cb (gpointer data)
{
  AlxBoardView *view = data;

  make_places (view);
  if (view->focus_wanted)
    alx_board_view_focus_place (view);
  for (guint i = 0; i < view->places->len; i++)
    {
      AlxPlace *place = g_ptr_array_index (view->places, i);
      g_autofree char *label =
        alx_board_places_describe (view, alx_place_is_point (place), alx_place_get_index (place));

      alx_place_set_label (place, label);
    }
  view->labels_source = 0;
  return G_SOURCE_REMOVE;
}

/** alx_board_places_update: updates all labels in an idle callback. */
void
alx_board_places_update (AlxBoardView *view)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  if (view->seen && view->labels_source == 0 && !alx_playback_is_playing (view->playback))
    view->labels_source = g_idle_add_full (G_PRIORITY_LOW, update_cb, view, NULL);
}

static void
first_frame_cb (GtkWidget *widget)
{
  ALX_BOARD_VIEW (widget)->seen = TRUE;
  alx_board_places_update (ALX_BOARD_VIEW (widget));
}

/** alx_board_places_add: has places made for another board: after the first frame in an idle
    callback, because there are hundreds, or when the first is needed. */
void
alx_board_places_add (AlxBoardView *view)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  alx_board_places_remove (view);
  if (!view->seen)
    shell_after_first_frame (GTK_WIDGET (view), first_frame_cb);
}

/* The position of a place for the arrow keys: all triangles of a row have the same height. */
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

/* The nearest place of the same kind in a direction; distance aside counts 2.5 times. */
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

/* Whether Page Down stops at this place: it may be chosen or, if no space may be chosen, it is the
   first space of its province. */
static gboolean
is_marked (AlxBoardView *view,
           AlxPlace     *place)
{
  const AlxScene *scene = &view->scene;
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

/** alx_board_places_focus_mark: moves the cursor to the next marked place, with @step 1, or to the
    one before, with -1. */
void
alx_board_places_focus_mark (AlxBoardView *view,
                             int           step)
{
  gboolean points;
  guint first, n, at;

  g_return_if_fail (ALX_IS_BOARD_VIEW (view));
  g_return_if_fail (step == 1 || step == -1);

  points = alx_board_view_points_matter (view);
  first = points ? view->board->n_spaces : 0;
  n = points ? view->board->n_points : view->board->n_spaces;
  at = points ? view->cursor_point : view->cursor_space;
  make_places (view);
  for (guint i = 0; i < n; i++)
    {
      AlxPlace *place;

      at = (at + n + step) % n;
      place = g_ptr_array_index (view->places, first + at);
      if (is_marked (view, place))
        {
          gtk_widget_grab_focus (GTK_WIDGET (place));
          return;
        }
    }
}

/** alx_board_places_get_focus: (nullable) (transfer none): the place that has the focus. */
AlxPlace *
alx_board_places_get_focus (AlxBoardView *view)
{
  g_return_val_if_fail (ALX_IS_BOARD_VIEW (view), NULL);

  return view->place_parent != NULL ? ALX_PLACE (gtk_widget_get_focus_child (view->place_parent))
                                    : NULL;
}

/** alx_board_places_focus: moves the cursor; returns %FALSE if the focus leaves the board. */
gboolean
alx_board_places_focus (AlxBoardView     *view,
                        GtkDirectionType  direction)
{
  AlxPlace *focus, *next;

  g_return_val_if_fail (ALX_IS_BOARD_VIEW (view), FALSE);

  focus = alx_board_places_get_focus (view);
  if (view->board == NULL)
    return FALSE;
  if (focus == NULL)
    {
      alx_board_view_focus_place (view);
      return TRUE;
    }
  /* The board is one stop for Tab. */
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = find_next (view, focus, direction);
  if (next != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (next));
  return TRUE;
}

/** alx_board_places_allocate: allocates each place where it is painted. */
void
alx_board_places_allocate (AlxBoardView *view)
{
  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  if (view->layout.width < 1 || view->place_parent == NULL)
    return;
  gtk_widget_measure (view->place_parent, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (view->place_parent,
                            &(GtkAllocation) { 0, 0, view->layout.width, view->layout.height }, -1);
  for (guint i = 0; i < view->places->len; i++)
    {
      AlxPlace *place = g_ptr_array_index (view->places, i);
      AlxPixel pixel = get_pixel (view, place);
      int size = MAX (view->layout.unit * (alx_place_is_point (place) ? 0.3 : 0.5), 1);

      gtk_widget_measure (GTK_WIDGET (place), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL,
                          NULL);
      gtk_widget_size_allocate (GTK_WIDGET (place),
                                &(GtkAllocation) { pixel.x - size / 2, pixel.y - size / 2, size,
                                                  size },
                                -1);
    }
}

/** alx_board_view_focus_place: moves the focus to the last place of the kind that may be chosen;
    before the first frame, it is moved after it. */
void
alx_board_view_focus_place (AlxBoardView *view)
{
  gboolean is_point;

  g_return_if_fail (ALX_IS_BOARD_VIEW (view));

  view->focus_wanted = !view->seen;
  if (!view->seen)
    return;
  is_point = alx_board_view_points_matter (view);
  make_places (view);
  gtk_widget_grab_focus (g_ptr_array_index (
    view->places, is_point ? view->board->n_spaces + view->cursor_point : view->cursor_space));
}
