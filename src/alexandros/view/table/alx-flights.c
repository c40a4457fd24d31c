/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly across the table during playback. */

#include "alx-flights.h"

#include "alexandros/view/alx-nodes.h"
#include "alexandros/words/alx-words.h"

#include <math.h>

#define WIDTH  62
#define HEIGHT 86
#define ARC    0.12                     /* height of the arc, as a fraction of its length */

struct _AlxFlights
{
  AlxStyle       *style;                /* owned */
  const AlxTheme *theme;                /* of the cards, */
  AlxOutput       output;               /* and how they are shown */
  GskRenderNode  *cards[ALX_SYMBOLS + 1];       /* owned; NULL until used; the last is face down */
};

typedef struct
{
  AlxFlights    *flights;
  GtkWidget     *table;
  GtkSnapshot   *snapshot;
  AlxAnchorFunc  find_anchor;
  gpointer       data;
} Flight;

static gboolean
find_middle (Flight           *flight,
             guint8            anchor,
             guint8            symbol,
             graphene_point_t *middle)
{
  GtkWidget *widget = flight->find_anchor (anchor, symbol, flight->data);
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, flight->table, &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, middle);
  return TRUE;
}

static void
clear (AlxFlights *flights)
{
  for (guint i = 0; i < G_N_ELEMENTS (flights->cards); i++)
    g_clear_pointer (&flights->cards[i], gsk_render_node_unref);
}

static GskRenderNode *
get_card (AlxFlights *flights,
          guint8      symbol)
{
  GskRenderNode **card = &flights->cards[MIN (symbol, ALX_SYMBOLS)];
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  cairo_t *cr;

  if (*card != NULL)
    return *card;
  cr = alx_nodes_begin (&area, flights->output);
  if (symbol < ALX_SYMBOLS)
    alx_paint_card (alx_style_get_painter (flights->style), cr, symbol, alx_words_symbol (symbol),
                    WIDTH, HEIGHT);
  else
    alx_paint_card_back (alx_style_get_painter (flights->style), cr, WIDTH, HEIGHT);
  *card = alx_nodes_finish (cr, &area, flights->output);
  return *card;
}

static void
show_flight (const AlxMotion *motion,
             double           progress,
             gpointer         data)
{
  Flight *flight = data;
  graphene_point_t from, to;
  double eased = alx_motion_ease (progress);
  double x, y;

  if (motion->kind != ALX_MOTION_CARD ||
      !find_middle (flight, motion->from, motion->symbol, &from) ||
      !find_middle (flight, motion->to, motion->symbol, &to))
    return;
  x = from.x + (to.x - from.x) * eased;
  y = from.y + (to.y - from.y) * eased -
      sin (eased * G_PI) * ARC * hypot (to.x - from.x, to.y - from.y);
  gtk_snapshot_save (flight->snapshot);
  gtk_snapshot_translate (flight->snapshot,
                          &GRAPHENE_POINT_INIT (round (x - WIDTH / 2), round (y - HEIGHT / 2)));
  gtk_snapshot_append_node (flight->snapshot, get_card (flight->flights, motion->symbol));
  gtk_snapshot_restore (flight->snapshot);
}

/** alx_flights_new: (transfer full): no cards yet, to be painted in @style. */
AlxFlights *
alx_flights_new (AlxStyle *style)
{
  AlxFlights *flights;

  g_return_val_if_fail (ALX_IS_STYLE (style), NULL);

  flights = g_new0 (AlxFlights, 1);
  flights->style = g_object_ref (style);
  return flights;
}

/** alx_flights_free: frees @flights. */
void
alx_flights_free (AlxFlights *flights)
{
  g_return_if_fail (flights != NULL);

  clear (flights);
  g_object_unref (flights->style);
  g_free (flights);
}

/**
 * alx_flights_snapshot:
 * @flights: the cards
 * @table: the widget across which they fly
 * @snapshot: its snapshot, to which all its children are already added
 * @playback: which cards fly, and how far they are
 * @find_anchor: finds the widgets between which they fly
 * @data: passed to @find_anchor
 *
 * Adds the cards of the current frame to @snapshot.
 */
void
alx_flights_snapshot (AlxFlights    *flights,
                      GtkWidget     *table,
                      GtkSnapshot   *snapshot,
                      AlxPlayback   *playback,
                      AlxAnchorFunc  find_anchor,
                      gpointer       data)
{
  Flight flight = { flights, table, snapshot, find_anchor, data };
  const AlxTheme *theme;
  AlxOutput output;

  g_return_if_fail (flights != NULL);
  g_return_if_fail (GTK_IS_WIDGET (table));
  g_return_if_fail (ALX_IS_PLAYBACK (playback));
  g_return_if_fail (find_anchor != NULL);

  theme = alx_painter_get_theme (alx_style_get_painter (flights->style));
  output = alx_output_of (table);
  if (flights->theme != theme || flights->output.scale != output.scale)
    clear (flights);
  flights->theme = theme;
  flights->output = output;
  alx_playback_foreach (playback, show_flight, &flight);
}
