/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame: the score track and the players' discs. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

static void
paint_cell (const AlxTarget *target,
            guint            score)
{
  const AlxTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  KitPixel middle = alx_layout_score (target->layout, score);
  double size = alx_layout_score_cell (target->layout);
  guint shown = score == 0 ? target->layout->board->target : score;
  char text[8];

  if (shown % 10 == 0)
    size *= 1.15;
  kit_paint_trace_round (cr, middle.x - size / 2, middle.y - size / 2, size, size, size * 0.18);
  kit_paint_fill (cr, shown % 10 == 0  ? &theme->cell_ten
                      : shown % 5 == 0 ? &theme->cell_five
                                       : &theme->cell);
  g_snprintf (text, sizeof text, "%u", shown);
  kit_theme_set (cr, shown % 10 == 0 ? &theme->frame_light : &theme->frame_ink);
  kit_paint_text (target->painter, cr, text, shown % 10 == 0 ? KIT_TEXT_BOLD : KIT_TEXT_PLAIN,
                  size * (shown >= 100 ? 0.42 : 0.5), middle);
}

#define KEY 0.26                        /* of the frame: the width of the band of the Greek key */

/* One turn of the key as a line, in a band from 0 to 1. */
static const double key[][2] = {
  { 0, 1 }, { 0, 0 }, { 0.8, 0 }, { 0.8, 0.72 }, { 0.34, 0.72 }, { 0.34, 0.4 }, { 0.5, 0.4 },
};

/* Adds a Greek key from the origin to the right, @length by @size pixels, in whole turns. */
static void
trace_key (cairo_t *cr,
           double   length,
           double   size)
{
  guint n = MAX (1, (guint) lround (length / (size * 1.15)));
  double step = length / n;

  for (guint i = 0; i < n; i++)
    {
      if (!kit_paint_is_seen (cr, (KitPixel) { (i + 0.5) * step, size / 2 }, step))
        continue;
      cairo_move_to (cr, i * step, size);
      for (guint k = 1; k < G_N_ELEMENTS (key); k++)
        cairo_line_to (cr, i * step + key[k][0] * step, key[k][1] * size);
      kit_paint_trace_line (cr, (KitPixel) { i * step, size }, (KitPixel) { (i + 1) * step, size });
    }
}

/* The band between the cells and the sea, on all four sides. */
static void
paint_key (const AlxTarget *target)
{
  const AlxLayout *layout = target->layout;
  cairo_t *cr = target->cr;
  double band = layout->geometry.frame * KEY;
  double size = band * 0.66;
  double inner = layout->geometry.frame - band;
  double lengths[] = { layout->geometry.width - 2 * inner, layout->geometry.height - 2 * inner };

  if (band < 5)
    return;
  for (guint i = 0; i < 4; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i == 1 || i == 2 ? layout->geometry.width - inner : inner,
                       i == 2 || i == 3 ? layout->geometry.height - inner : inner);
      cairo_rotate (cr, i * G_PI / 2);
      cairo_translate (cr, band, band * 0.12);
      trace_key (cr, lengths[i % 2] - 2 * band, size);
      cairo_restore (cr);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  kit_paint_stroke (cr, MAX (band * 0.085, 0.8), &target->theme->key, 1);
}

/** alx_paint_frame: the frame, without discs. */
void
alx_paint_frame (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  const AlxLayout *layout = target.layout;
  cairo_t *cr = target.cr;
  double line = MAX (1, layout->geometry.frame * 0.04);

  cairo_rectangle (cr, 0, 0, layout->geometry.width, layout->geometry.height);
  cairo_rectangle (cr, layout->geometry.frame, layout->geometry.frame,
                   layout->geometry.width - 2 * layout->geometry.frame,
                   layout->geometry.height - 2 * layout->geometry.frame);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  kit_paint_fill (cr, &target.theme->frame);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_rectangle (cr, layout->geometry.frame - line, layout->geometry.frame - line,
                   layout->geometry.width - 2 * (layout->geometry.frame - line),
                   layout->geometry.height - 2 * (layout->geometry.frame - line));
  kit_paint_stroke (cr, line, &target.theme->key, 1);
  paint_key (&target);
  for (guint score = 0; score < layout->board->target; score++)
    if (kit_paint_is_seen (cr, alx_layout_score (layout, score), alx_layout_score_cell (layout)))
      paint_cell (&target, score);
}

/** alx_paint_disc_place: the middle of the disc of @player; those on one cell are piled up. */
KitPixel
alx_paint_disc_place (const AlxLayout *layout,
                      const AlxState  *state,
                      guint            player)
{
  KitPixel middle = alx_layout_score (layout, state->scores[player]);
  double size = alx_layout_score_cell (layout);
  guint target = layout->board->target;
  guint below = 0;

  for (guint i = 0; i < player; i++)
    below += state->scores[i] % target == state->scores[player] % target;
  middle.x += below * size * 0.16;
  middle.y += below * size * 0.16;
  return middle;
}

/** alx_paint_disc: a player's disc; one on the track @again, past the target, has a golden rim. */
void
alx_paint_disc (const AlxTarget *target,
                KitColour        colour,
                KitPixel         middle,
                gboolean         again)
{
  cairo_t *cr = target->cr;
  const KitPlayerColours *colours = &target->theme->kit.players[colour];
  double size = alx_layout_score_cell (target->layout) * 1.06;

  cairo_arc (cr, middle.x + size * 0.06, middle.y + size * 0.08, size * 0.5, 0, 2 * G_PI);
  kit_paint_fill (cr, &target->theme->shadow);
  kit_paint_circle (cr, middle, size * 0.5, &colours->body,
                    again ? &target->theme->key : &colours->shade, size * (again ? 0.16 : 0.07));
  cairo_arc (cr, middle.x, middle.y, size * 0.41, G_PI * 0.9, G_PI * 1.7);
  kit_paint_stroke (cr, size * 0.05, &colours->light, 1);
  alx_paint_governor (target->painter, cr, colour, middle, size * 0.74);
}
