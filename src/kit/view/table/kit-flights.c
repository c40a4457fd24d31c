/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly across the table during playback. */

#include "kit-flights.h"

#include "kit/view/kit-nodes.h"

#include <math.h>

#define WIDTH  62
#define HEIGHT 86
#define ARC    0.12                     /* height of the arc, as a fraction of its length */

struct _KitFlights
{
  KitStyle       *style;                /* owned */
  const KitTheme *theme;                /* of the cards, */
  KitOutput       output;               /* and how they are shown */
  KitCardFunc     paint;
  GskRenderNode  *cards[KIT_MOTION_HIDDEN + 1]; /* owned, by face; NULL until used */
};

typedef struct
{
  KitFlights    *flights;
  GtkWidget     *table;
  GtkSnapshot   *snapshot;
  const KitFlightFuncs *funcs;
  gpointer       data;
} Flight;

static gboolean
find_middle (Flight           *flight,
             guint             anchor,
             guint             face,
             graphene_point_t *middle)
{
  GtkWidget *widget = flight->funcs->find_anchor (anchor, face, flight->data);
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, flight->table, &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, middle);
  return TRUE;
}

/* Where a card begins. */
static gboolean
find_start (Flight           *flight,
            const KitMotion  *motion,
            graphene_point_t *point)
{
  GtkWidget *widget =
    flight->funcs->find_anchor (motion->from, motion->face, flight->data);
  KitPixel start;

  if (flight->funcs->find_start == NULL ||
      !flight->funcs->find_start (motion, &start, flight->data))
    return find_middle (flight, motion->from, motion->face, point);
  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_point (widget, flight->table,
                                   &GRAPHENE_POINT_INIT (start.x, start.y), point);
}

static void
clear (KitFlights *flights)
{
  for (guint i = 0; i < G_N_ELEMENTS (flights->cards); i++)
    g_clear_pointer (&flights->cards[i], gsk_render_node_unref);
}

static GskRenderNode *
get_card (KitFlights *flights,
          guint       face)
{
  GskRenderNode **card = &flights->cards[face];
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  cairo_t *cr;

  if (*card != NULL)
    return *card;
  cr = kit_nodes_begin (&area, flights->output);
  flights->paint (kit_style_get_painter (flights->style), cr, face, WIDTH, HEIGHT);
  *card = kit_nodes_finish (cr, &area, flights->output);
  return *card;
}

static void
show_flight (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  Flight *flight = data;
  graphene_point_t from, to;
  double eased = kit_motion_ease (progress);
  double x, y;

  if (motion->kind != KIT_MOTION_CARD ||
      !find_start (flight, motion, &from) ||
      !find_middle (flight, motion->to, motion->face, &to))
    return;
  x = from.x + (to.x - from.x) * eased - WIDTH / 2;
  y = from.y + (to.y - from.y) * eased - HEIGHT / 2 -
      sin (eased * G_PI) * ARC * hypot (to.x - from.x, to.y - from.y);
  gtk_snapshot_save (flight->snapshot);
  /* Never beyond the edge, for the whole window would be drawn again: see
     kit_board_view_snapshot(). */
  gtk_snapshot_translate (
    flight->snapshot,
    &GRAPHENE_POINT_INIT (round (CLAMP (x, 0, gtk_widget_get_width (flight->table) - WIDTH)),
                          round (MAX (y, 0))));
  gtk_snapshot_append_node (flight->snapshot, get_card (flight->flights, motion->face));
  gtk_snapshot_restore (flight->snapshot);
}

/** kit_flights_new: (transfer full): no cards yet, to be painted in @style by @paint. */
KitFlights *
kit_flights_new (KitStyle    *style,
                 KitCardFunc  paint)
{
  KitFlights *flights;

  g_return_val_if_fail (KIT_IS_STYLE (style) && paint != NULL, NULL);

  flights = g_new0 (KitFlights, 1);
  flights->style = g_object_ref (style);
  flights->paint = paint;
  return flights;
}

/** kit_flights_free: frees @flights. */
void
kit_flights_free (KitFlights *flights)
{
  g_return_if_fail (flights != NULL);

  clear (flights);
  g_object_unref (flights->style);
  g_free (flights);
}

/**
 * kit_flights_snapshot:
 * @flights: the cards
 * @table: the widget across which they fly
 * @snapshot: its snapshot, to which all its children are already added
 * @playback: which cards fly, and how far they are
 * @funcs: finds where they fly
 * @data: passed to @funcs
 *
 * Adds the cards of the current frame to @snapshot.
 */
void
kit_flights_snapshot (KitFlights    *flights,
                      GtkWidget     *table,
                      GtkSnapshot   *snapshot,
                      KitPlayback   *playback,
                      const KitFlightFuncs *funcs,
                      gpointer       data)
{
  Flight flight = { flights, table, snapshot, funcs, data };
  const KitTheme *theme;
  KitOutput output;

  g_return_if_fail (flights != NULL);
  g_return_if_fail (GTK_IS_WIDGET (table));
  g_return_if_fail (KIT_IS_PLAYBACK (playback));
  g_return_if_fail (funcs != NULL && funcs->find_anchor != NULL);

  theme = kit_painter_get_theme (kit_style_get_painter (flights->style));
  output = kit_output_of (table);
  if (flights->theme != theme || flights->output.scale != output.scale)
    clear (flights);
  flights->theme = theme;
  flights->output = output;
  kit_playback_foreach (playback, show_flight, &flight);
}
