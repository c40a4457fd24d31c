/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two lines of decisions over a board: what was played, and what was better. */

#include "kit-lines.h"

#include <pango/pangocairo.h>
#include <string.h>

/* In pixels. */
#define WIDTH   4
#define HALO    3                       /* on each side of it */
#define LEAST   12                      /* the radius of a ring */
#define PADDING 4                       /* around a label */

/**
 * kit_board_line_add:
 * @line: (inout): a line
 * @find: finds a place by its name
 * @board: the board
 * @token: a decision as a word: all places that it names are added
 */
void
kit_board_line_add (KitBoardLine  *line,
                    KitFindNumber  find,
                    gconstpointer  board,
                    const char    *token)
{
  while (*token != '\0' && line->n < KIT_MAX_LINE_PLACES)
    {
      gsize length = strspn (token, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS);
      g_autofree char *name = g_strndup (token, length);
      int place = length > 0 ? find (board, name) : KIT_NO_PLACE;

      if (place != KIT_NO_PLACE)
        {
          line->places[line->n] = place;
          line->joined[line->n] = line->n > 0 && line->joined[line->n];
          line->n++;
        }
      token += length;
      if (line->n < KIT_MAX_LINE_PLACES)
        line->joined[line->n] = *token == '-' && place != KIT_NO_PLACE;
      token += *token != '\0';
    }
}

/* Where a place lies in @widget. */
static gboolean
locate (KitBoardView *view,
        GtkWidget    *widget,
        int           place,
        KitSpot      *spot)
{
  graphene_point_t point;

  *spot = (KitSpot) { 0 };
  if (!kit_board_view_locate (view, place, spot) ||
      !gtk_widget_compute_point (GTK_WIDGET (view), widget,
                                 &GRAPHENE_POINT_INIT (spot->middle.x, spot->middle.y), &point))
    return FALSE;
  spot->middle = (KitPixel) { point.x, point.y };
  return TRUE;
}

/* The way and the rings, as a path. */
static void
trace (const KitBoardLine *line,
       KitBoardView       *view,
       GtkWidget          *widget,
       cairo_t            *cr)
{
  KitSpot spot;

  cairo_new_path (cr);
  for (guint i = 0; i < line->n; i++)
    {
      gboolean goes_on = i + 1 < line->n && line->joined[i + 1];

      if (!locate (view, widget, line->places[i], &spot))
        continue;
      if (line->joined[i])
        cairo_line_to (cr, spot.middle.x, spot.middle.y);
      else if (goes_on)
        cairo_move_to (cr, spot.middle.x, spot.middle.y);
      if (goes_on)
        continue;
      cairo_new_sub_path (cr);
      cairo_arc (cr, spot.middle.x, spot.middle.y, MAX (spot.size / 2, LEAST), 0, 2 * G_PI);
      cairo_close_path (cr);
    }
}

/* @label beside the last place: above it for a dashed line, below it for the other, so that both
   can be read. */
static void
draw_label (const KitBoardLine *line,
            KitBoardView       *view,
            GtkWidget          *widget,
            gboolean            dashed,
            const char         *label,
            cairo_t            *cr)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, label);
  double x, y, radius;
  int width, height;
  KitSpot spot;

  if (!locate (view, widget, line->places[line->n - 1], &spot))
    return;
  radius = MAX (spot.size / 2, LEAST) + WIDTH;
  pango_layout_get_pixel_size (layout, &width, &height);
  x = CLAMP (spot.middle.x - width / 2.0, PADDING,
             MAX (gtk_widget_get_width (widget) - width - PADDING, PADDING));
  y = dashed ? spot.middle.y - radius - height - PADDING : spot.middle.y + radius + PADDING;
  cairo_rectangle (cr, x - PADDING, y - PADDING / 2.0, width + 2 * PADDING, height + PADDING);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

/**
 * kit_board_line_draw:
 * @line: a line
 * @view: the board
 * @widget: which the board lies in, and whose pixels those of @cr are
 * @dashed: whether it is dashed, and its label above it
 * @label: what stands beside it
 * @cr: a context
 *
 * Draws the ways of a line, and rings around its other places.
 */
void
kit_board_line_draw (const KitBoardLine *line,
                     KitBoardView       *view,
                     GtkWidget          *widget,
                     gboolean            dashed,
                     const char         *label,
                     cairo_t            *cr)
{
  static const double dashes[] = { 10, 7 };

  g_return_if_fail (line != NULL && KIT_IS_BOARD_VIEW (view) && GTK_IS_WIDGET (widget));
  g_return_if_fail (label != NULL && cr != NULL);

  if (line->n == 0)
    return;
  trace (line, view, widget, cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, WIDTH + 2 * HALO);
  cairo_stroke_preserve (cr);
  if (dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, WIDTH);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_label (line, view, widget, dashed, label, cr);
}
