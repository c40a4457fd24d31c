/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly across the table during playback. */

#include "kit-flights.h"

#include "kit/view/board/kit-pieces.h"

#include <math.h>

#define WIDTH  62
#define HEIGHT 86
#define ARC    0.12                     /* height of the arc, as a fraction of its length */

struct _KitFlights
{
  KitStyle       *style;                /* owned */
  KitPieces      *cards;                /* owned, by face */
  const KitTheme *theme;                /* for which the cards were painted, */
  int             scale;                /* and the scale */
  KitCardFunc     paint;
};

typedef struct
{
  GtkWidget     *table;
  KitStage       stage;
  const KitFlightFuncs *funcs;
} Flight;

static gboolean
find_middle (Flight           *flight,
             guint             anchor,
             guint             face,
             graphene_point_t *middle)
{
  GtkWidget *widget = flight->funcs->find_anchor (flight->table, anchor, face);
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
    flight->funcs->find_anchor (flight->table, motion->from, motion->face);
  KitPixel start;

  if (!flight->funcs->find_start (flight->table, motion, &start))
    return find_middle (flight, motion->from, motion->face, point);
  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_point (widget, flight->table,
                                   &GRAPHENE_POINT_INIT (start.x, start.y), point);
}

static void
paint_card (const KitTarget *target,
            guint            face,
            gpointer         data)
{
  KitFlights *flights = data;

  cairo_translate (target->cr, -WIDTH / 2, -HEIGHT / 2);
  flights->paint (target->painter, target->cr, face, WIDTH, HEIGHT);
}

static void
show_flight (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  Flight *flight = data;
  graphene_point_t from, to;
  double eased = kit_motion_ease (progress);
  KitPixel at;

  if (motion->kind != KIT_MOTION_CARD ||
      !find_start (flight, motion, &from) ||
      !find_middle (flight, motion->to, motion->face, &to))
    return;
  at.x = from.x + (to.x - from.x) * eased;
  at.y = from.y + (to.y - from.y) * eased -
         sin (eased * G_PI) * ARC * hypot (to.x - from.x, to.y - from.y);
  /* Never beyond the edge, where the window would begin to clip, as in
     kit_layers_snapshot_above(). */
  at.x = CLAMP (at.x, WIDTH / 2, gtk_widget_get_width (flight->table) - WIDTH / 2);
  at.y = CLAMP (at.y, HEIGHT / 2, gtk_widget_get_height (flight->table) - HEIGHT / 2);
  kit_stage_add (&flight->stage, motion->face, HEIGHT / 2, at, NULL);
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
  flights->cards = kit_pieces_new (paint_card, flights);
  flights->paint = paint;
  return flights;
}

/** kit_flights_free: frees @flights. */
void
kit_flights_free (KitFlights *flights)
{
  g_return_if_fail (flights != NULL);

  kit_pieces_free (flights->cards);
  g_object_unref (flights->style);
  g_free (flights);
}

/**
 * kit_flights_snapshot:
 * @flights: the cards
 * @table: the widget across which they fly
 * @snapshot: a part of its snapshot, above its children
 * @playback: which cards fly, and how far they are
 * @funcs: finds where they fly
 *
 * Adds the cards of the current frame to @snapshot.
 */
void
kit_flights_snapshot (KitFlights    *flights,
                      GtkWidget     *table,
                      GtkSnapshot   *snapshot,
                      KitPlayback   *playback,
                      const KitFlightFuncs *funcs)
{
  Flight flight = { .table = table, .funcs = funcs };
  KitTarget target = { NULL };
  const KitTheme *theme;

  g_return_if_fail (flights != NULL);
  g_return_if_fail (GTK_IS_WIDGET (table));
  g_return_if_fail (KIT_IS_PLAYBACK (playback));
  g_return_if_fail (funcs != NULL);

  target.painter = kit_style_get_painter (flights->style);
  target.output = kit_output_of (table);
  flight.stage = (KitStage) { flights->cards, snapshot, &target };
  theme = kit_painter_get_theme (target.painter);
  if (flights->theme != theme || flights->scale != target.output.scale)
    kit_pieces_forget (flights->cards, 0);
  flights->theme = theme;
  flights->scale = target.output.scale;
  kit_playback_foreach (playback, show_flight, &flight);
}
