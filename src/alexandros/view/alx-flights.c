/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in the air, over everything on the table. */

#include "alx-flights.h"

#include "alexandros/words/alx-words.h"

#include <math.h>

#define WIDTH  62
#define HEIGHT 86
#define ARC    0.12                     /* how high they fly, of the way they go */

typedef struct
{
  GtkWidget     *table;
  GtkSnapshot   *snapshot;
  AlxPainter    *painter;
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

  if (widget == NULL || !gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, sky->table, &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, middle);
  return TRUE;
}

static void
show_flight (const AlxMotion *motion,
             double           part,
             gpointer         data)
{
  Sky *sky = data;
  graphene_point_t from, to;
  double gone = part * part * (3 - 2 * part);
  double x, y;
  cairo_t *cr;

  if (motion->kind != ALX_MOTION_CARD || !find_middle (sky, motion->from, motion->symbol, &from) ||
      !find_middle (sky, motion->to, motion->symbol, &to))
    return;
  x = from.x + (to.x - from.x) * gone;
  y = from.y + (to.y - from.y) * gone - sin (gone * G_PI) * ARC * hypot (to.x - from.x, to.y - from.y);
  gtk_snapshot_save (sky->snapshot);
  gtk_snapshot_translate (sky->snapshot, &GRAPHENE_POINT_INIT (round (x - WIDTH / 2), round (y - HEIGHT / 2)));
  cr = gtk_snapshot_append_cairo (sky->snapshot, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  if (motion->symbol == ALX_MOTION_HIDDEN)
    alx_paint_card_back (sky->painter, cr, WIDTH, HEIGHT);
  else
    alx_paint_card (sky->painter, cr, motion->symbol, alx_words_symbol (motion->symbol), WIDTH, HEIGHT);
  cairo_destroy (cr);
  gtk_snapshot_restore (sky->snapshot);
}

/**
 * alx_flights_snapshot:
 * @table: the widget over which cards fly
 * @snapshot: its snapshot, everything else already in it
 * @show: what moves
 * @look: how cards look
 * @find_anchor: where they come from and go to
 * @data: for @find_anchor
 */
void
alx_flights_snapshot (GtkWidget     *table,
                      GtkSnapshot   *snapshot,
                      AlxShow       *show,
                      AlxLook       *look,
                      AlxAnchorFunc  find_anchor,
                      gpointer       data)
{
  Sky sky = { table, snapshot, alx_look_get_painter (look), find_anchor, data };

  alx_show_foreach (show, show_flight, &sky);
}
