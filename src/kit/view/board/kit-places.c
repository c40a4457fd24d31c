/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the board for the keyboard and screen readers: labels, sizes, the cursor. */

#include "kit-places.h"

#include "shell/shell-game.h"

#include <math.h>
#include <string.h>

struct _KitPlaces
{
  GObject parent_instance;

  const KitPlacesFuncs *funcs;
  gpointer              data;
  GtkWidget            *owner;          /* borrowed; outlives the places */

  GtkWidget            *parent;         /* of the places; NULL while there are none */
  GPtrArray            *widgets;        /* of KitPlace */
  int                   firsts[KIT_MAX_PLACE_KINDS + 1];        /* the first place of each kind;
                                                                   the last is the number of all */
  int                   cursor[KIT_MAX_PLACE_KINDS];
  int                   width, height;  /* of the owner, for the next places */
  guint                 labels_source;  /* updates the labels, or 0 */
  int                   wanted;         /* a kind that gets the focus at the next update, or -1 */
};

G_DEFINE_FINAL_TYPE (KitPlaces, kit_places, G_TYPE_OBJECT)

static void
remove_all (KitPlaces *places)
{
  g_clear_handle_id (&places->labels_source, g_source_remove);
  g_ptr_array_set_size (places->widgets, 0);
  g_clear_pointer (&places->parent, gtk_widget_unparent);
}

static void
kit_places_dispose (GObject *object)
{
  KitPlaces *places = KIT_PLACES (object);

  if (places->widgets != NULL)
    remove_all (places);
  g_clear_pointer (&places->widgets, g_ptr_array_unref);
  G_OBJECT_CLASS (kit_places_parent_class)->dispose (object);
}

static void
kit_places_class_init (KitPlacesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_places_dispose;
}

static void
kit_places_init (KitPlaces *places)
{
  places->widgets = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  places->wanted = -1;
}

/**
 * kit_places_new:
 * @owner: the board, which outlives the places and allocates and draws them
 * @funcs: what it tells of its places
 * @data: for @funcs
 *
 * Returns: (transfer full): no places yet
 */
KitPlaces *
kit_places_new (GtkWidget            *owner,
                const KitPlacesFuncs *funcs,
                gpointer              data)
{
  KitPlaces *places;

  g_return_val_if_fail (GTK_IS_WIDGET (owner) && funcs != NULL, NULL);

  places = g_object_new (KIT_TYPE_PLACES, NULL);
  places->owner = owner;
  places->funcs = funcs;
  places->data = data;
  return places;
}

/** kit_places_locate: (out) @spot: where a place lies; returns FALSE if there is no place of this
    number. */
gboolean
kit_places_locate (KitPlaces *places,
                   int        place,
                   KitSpot   *spot)
{
  g_return_val_if_fail (KIT_IS_PLACES (places) && spot != NULL, FALSE);

  memset (spot, 0, sizeof *spot);
  return places->funcs->locate (place, spot, places->data);
}

static void
place_event_cb (KitPlace      *place,
                KitPlaceEvent  event,
                gpointer       data)
{
  KitPlaces *places = data;
  int number = kit_place_get_number (place);

  if (event == KIT_PLACE_FOCUSED)
    kit_places_set_cursor (places, number);
  places->funcs->notify (number, event, places->data);
}

static int
get_number (KitPlaces *places)
{
  return places->firsts[KIT_MAX_PLACE_KINDS];
}

static void
make_all (KitPlaces *places)
{
  if (places->widgets->len > 0 || get_number (places) == 0)
    return;
  /* A box without its layout, only for the role; no target of the pointer, so that GTK does not
     search hundreds of places at each motion. */
  places->parent = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW_GROUP,
                                 "can-target", FALSE, "layout-manager", NULL, NULL);
  gtk_widget_set_parent (places->parent, places->owner);
  for (int i = 0; i < get_number (places); i++)
    {
      GtkWidget *place = kit_place_new (i, place_event_cb, places);

      gtk_widget_set_parent (place, places->parent);
      g_ptr_array_add (places->widgets, place);
    }
  kit_places_allocate (places, places->width, places->height);
}

/** kit_places_renew: removes all places, for another board. The cursors stand at home, or at the
    first place of their kind. */
void
kit_places_renew (KitPlaces *places)
{
  KitSpot spot;

  g_return_if_fail (KIT_IS_PLACES (places));

  remove_all (places);
  places->wanted = -1;
  memset (places->firsts, 0, sizeof places->firsts);
  for (int i = 0; kit_places_locate (places, i, &spot); i++)
    {
      g_assert (spot.kind < KIT_MAX_PLACE_KINDS);
      for (guint kind = spot.kind; kind < KIT_MAX_PLACE_KINDS; kind++)
        places->firsts[kind + 1] = i + 1;
      if (spot.is_home || i == places->firsts[spot.kind])
        places->cursor[spot.kind] = i;
    }
}

/** kit_places_get_kind: the kind of @place. */
guint
kit_places_get_kind (KitPlaces *places,
                     int        place)
{
  guint kind = 0;

  g_return_val_if_fail (KIT_IS_PLACES (places), 0);
  g_return_val_if_fail (place >= 0 && place < get_number (places), 0);

  while (place >= places->firsts[kind + 1])
    kind++;
  return kind;
}

/* --- labels --- */

/* The player has gone to something else of the table meanwhile. */
static gboolean
is_focus_elsewhere (KitPlaces *places)
{
  GtkRoot *root = gtk_widget_get_root (places->owner);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *table = gtk_widget_get_ancestor (places->owner, SHELL_TYPE_GAME);

  return focus != NULL && table != NULL && gtk_widget_is_ancestor (focus, table);
}

/* All labels are made anew, which takes 0.3 ms; few of them change, and only these are sent. */
static gboolean
update_cb (gpointer data)
{
  KitPlaces *places = data;

  places->labels_source = 0;
  make_all (places);
  if (places->wanted >= 0 && !is_focus_elsewhere (places))
    kit_places_focus (places, places->wanted);
  places->wanted = -1;
  for (guint i = 0; i < places->widgets->len; i++)
    {
      g_autofree char *label = places->funcs->describe (i, places->data);

      kit_place_set_label (g_ptr_array_index (places->widgets, i), label);
    }
  return G_SOURCE_REMOVE;
}

/** kit_places_update: makes the places if there are none, and updates all labels, in an idle
    callback. */
void
kit_places_update (KitPlaces *places)
{
  g_return_if_fail (KIT_IS_PLACES (places));

  if (places->labels_source == 0)
    places->labels_source = g_idle_add_full (G_PRIORITY_LOW, update_cb, places, NULL);
}

/* --- sizes --- */

/** kit_places_allocate: allocates each place where it is painted, on a board of this size. */
void
kit_places_allocate (KitPlaces *places,
                     int        width,
                     int        height)
{
  g_return_if_fail (KIT_IS_PLACES (places));

  places->width = width;
  places->height = height;
  if (width < 1 || places->parent == NULL)
    return;
  gtk_widget_measure (places->parent, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (places->parent, &(GtkAllocation) { 0, 0, width, height }, -1);
  for (guint i = 0; i < places->widgets->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (places->widgets, i);
      KitSpot spot;
      int size;

      kit_places_locate (places, i, &spot);
      size = MAX (spot.size, 1);
      gtk_widget_measure (place, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (place,
                                &(GtkAllocation) { spot.middle.x - size / 2,
                                                   spot.middle.y - size / 2, size, size },
                                -1);
    }
}

/* --- the cursor --- */

/** kit_places_get_focus: the place that has the focus, or -1. */
int
kit_places_get_focus (KitPlaces *places)
{
  GtkWidget *focus;

  g_return_val_if_fail (KIT_IS_PLACES (places), -1);

  focus = places->parent != NULL ? gtk_widget_get_focus_child (places->parent) : NULL;
  return focus != NULL ? kit_place_get_number (KIT_PLACE (focus)) : -1;
}

/** kit_places_set_cursor: puts the cursor of its kind to @place, without the focus. */
void
kit_places_set_cursor (KitPlaces *places,
                       int        place)
{
  g_return_if_fail (KIT_IS_PLACES (places));

  places->cursor[kit_places_get_kind (places, place)] = place;
}

/** kit_places_go_home: puts the cursors home, but for that of the kind that may be chosen now. */
void
kit_places_go_home (KitPlaces *places,
                    guint      chosen)
{
  KitSpot spot;

  g_return_if_fail (KIT_IS_PLACES (places));

  for (int i = 0; kit_places_locate (places, i, &spot); i++)
    if (spot.is_home && spot.kind != chosen)
      places->cursor[spot.kind] = i;
}

static void
focus (KitPlaces *places,
       int        place)
{
  places->wanted = -1;
  make_all (places);
  gtk_widget_grab_focus (g_ptr_array_index (places->widgets, place));
}

/** kit_places_focus: moves the focus to the cursor of @kind, if there are places of it. */
void
kit_places_focus (KitPlaces *places,
                  guint      kind)
{
  g_return_if_fail (KIT_IS_PLACES (places) && kind < KIT_MAX_PLACE_KINDS);

  if (places->firsts[kind] < places->firsts[kind + 1])
    focus (places, places->cursor[kind]);
}

/** kit_places_focus_later: moves the focus to the cursor of @kind at the next update, if nothing
    else of the table has it then. */
void
kit_places_focus_later (KitPlaces *places,
                        guint      kind)
{
  g_return_if_fail (KIT_IS_PLACES (places) && kind < KIT_MAX_PLACE_KINDS);

  places->wanted = kind;
}

/** kit_places_focus_mark: moves the cursor of @kind to the next marked place, with @step 1, or to
    the one before, with -1. */
void
kit_places_focus_mark (KitPlaces *places,
                       guint      kind,
                       int        step)
{
  int first, n, at;
  KitSpot spot;

  g_return_if_fail (KIT_IS_PLACES (places) && kind < KIT_MAX_PLACE_KINDS);
  g_return_if_fail (step == 1 || step == -1);

  first = places->firsts[kind];
  n = places->firsts[kind + 1] - first;
  at = places->cursor[kind] - first;
  for (int i = 0; i < n; i++)
    {
      at = (at + n + step) % n;
      if (kit_places_locate (places, first + at, &spot) && spot.is_marked)
        {
          focus (places, first + at);
          return;
        }
    }
}

/** kit_places_list_marks: (transfer full) (element-type int): the marked places of @kind. */
GArray *
kit_places_list_marks (KitPlaces *places,
                       guint      kind)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (int));
  KitSpot spot;

  g_return_val_if_fail (KIT_IS_PLACES (places), marks);

  for (int i = 0; kit_places_locate (places, i, &spot); i++)
    if (spot.kind == kind && spot.is_marked)
      g_array_append_val (marks, i);
  return marks;
}

/* The nearest place of the same kind in a direction; distance aside counts 2.5 times. */
static int
find_next (KitPlaces        *places,
           int               from,
           GtkDirectionType  direction)
{
  double best = G_MAXDOUBLE;
  KitSpot start, spot;
  int found = -1;

  kit_places_locate (places, from, &start);
  for (int i = 0; kit_places_locate (places, i, &spot); i++)
    {
      double dx, dy, ahead, aside;

      dx = spot.step.x - start.step.x;
      dy = spot.step.y - start.step.y;
      ahead = direction == GTK_DIR_LEFT ? -dx : direction == GTK_DIR_RIGHT ? dx
              : direction == GTK_DIR_UP ? -dy : dy;
      aside = fabs (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT ? dy : dx);
      if (i == from || spot.kind != start.kind ||
          ahead < start.size * 0.4 || aside > ahead * 2 || ahead + 2.5 * aside >= best)
        continue;
      best = ahead + 2.5 * aside;
      found = i;
    }
  return found;
}

/** kit_places_move: moves the cursor from the place that has the focus, if there is one in that
    direction. */
void
kit_places_move (KitPlaces        *places,
                 GtkDirectionType  direction)
{
  int from, next;

  g_return_if_fail (KIT_IS_PLACES (places));

  from = kit_places_get_focus (places);
  next = from >= 0 ? find_next (places, from, direction) : -1;
  if (next >= 0)
    focus (places, next);
}
