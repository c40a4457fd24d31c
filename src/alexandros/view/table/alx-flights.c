/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in the air, over everything on the table. */

#include "alx-flights.h"

#include "alexandros/view/alx-nodes.h"
#include "alexandros/words/alx-words.h"

#include <math.h>

#define WIDTH  62
#define HEIGHT 86
#define ARC    0.12                     /* how high they fly, of the way they go */

struct _AlxFlights
{
  AlxStyle       *style;                /* owned */
  const AlxTheme *theme;                /* for which the cards were painted, */
  AlxOutput       output;               /* and how they are shown */
  GskRenderNode *cards[ALX_SYMBOLS + 1];        /* owned; the last one face down */
};

typedef struct
{
  AlxFlights    *flights;
  GtkWidget     *table;
  GtkSnapshot   *snapshot;
  AlxAnchorFunc  find_anchor;
  gpointer       data;
} Sky;

static gboolean
find_middle (Sky              *sky,
             guint8            anchor,
             guint8            symbol,
             graphene_point_t *middle)
{
  GtkWidget *widget = sky->find_anchor (anchor, symbol, sky->data);
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, sky->table, &bounds))
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
  graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  cairo_t *cr;

  if (*card != NULL)
    return *card;
  cr = alx_nodes_begin (&room, flights->output);
  if (symbol < ALX_SYMBOLS)
    alx_paint_card (alx_style_get_painter (flights->style), cr, symbol, alx_words_symbol (symbol),
                    WIDTH, HEIGHT);
  else
    alx_paint_card_back (alx_style_get_painter (flights->style), cr, WIDTH, HEIGHT);
  *card = alx_nodes_finish (cr, &room, flights->output);
  return *card;
}

static void
show_flight (const AlxMotion *motion,
             double           progress,
             gpointer         data)
{
  Sky *sky = data;
  graphene_point_t from, to;
  double gone = alx_motion_ease (progress);
  double x, y;

  if (motion->kind != ALX_MOTION_CARD || !find_middle (sky, motion->from, motion->symbol, &from) ||
      !find_middle (sky, motion->to, motion->symbol, &to))
    return;
  x = from.x + (to.x - from.x) * gone;
  y = from.y + (to.y - from.y) * gone -
      sin (gone * G_PI) * ARC * hypot (to.x - from.x, to.y - from.y);
  gtk_snapshot_save (sky->snapshot);
  gtk_snapshot_translate (sky->snapshot,
                          &GRAPHENE_POINT_INIT (round (x - WIDTH / 2), round (y - HEIGHT / 2)));
  gtk_snapshot_append_node (sky->snapshot, get_card (sky->flights, motion->symbol));
  gtk_snapshot_restore (sky->snapshot);
}

/** alx_flights_new: cards that look as @look says. */
AlxFlights *
alx_flights_new (AlxStyle *style)
{
  AlxFlights *flights = g_new0 (AlxFlights, 1);

  flights->style = g_object_ref (style);
  return flights;
}

/** alx_flights_free: frees @flights. */
void
alx_flights_free (AlxFlights *flights)
{
  clear (flights);
  g_object_unref (flights->style);
  g_free (flights);
}

/**
 * alx_flights_snapshot:
 * @flights: the cards
 * @table: the widget over which they fly
 * @snapshot: its snapshot, everything else already in it
 * @show: what moves
 * @find_anchor: where they come from and go to
 * @data: for @find_anchor
 */
void
alx_flights_snapshot (AlxFlights    *flights,
                      GtkWidget     *table,
                      GtkSnapshot   *snapshot,
                      AlxPlayback   *playback,
                      AlxAnchorFunc  find_anchor,
                      gpointer       data)
{
  Sky sky = { flights, table, snapshot, find_anchor, data };
  const AlxTheme *theme = alx_painter_get_theme (alx_style_get_painter (flights->style));
  AlxOutput output = alx_output_of (table);

  if (flights->theme != theme || flights->output.scale != output.scale)
    clear (flights);
  flights->theme = theme;
  flights->output = output;
  alx_playback_foreach (playback, show_flight, &sky);
}
