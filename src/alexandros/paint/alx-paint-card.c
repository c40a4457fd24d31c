/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, piles of cards, and stocks of walls. */

#include "alx-paint-private.h"

#include <math.h>

static void
paint_paper (KitPainter *painter,
             cairo_t    *cr,
             double      width,
             double      height,
             const KitRgba *edge)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  double radius = width * 0.1;

  kit_paint_trace_round (cr, 1.5, 2.5, width - 3, height - 4, radius);
  kit_paint_fill (cr, &theme->shadow);
  kit_paint_trace_round (cr, 1, 1, width - 2, height - 4, radius);
  kit_theme_set (cr, &theme->paper);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, 1, edge, 0.7);
}

/* A small emblem in the corner, which identifies a card that is overlapped by others. */
static void
paint_index (KitPainter *painter,
             cairo_t    *cr,
             guint8      symbol,
             KitPixel    middle,
             double      size)
{
  kit_paint_trace_circle (cr, middle, size * 0.66);
  kit_paint_fill (cr, &alx_painter_get_theme (painter)->paper);
  alx_paint_emblem (painter, cr, symbol, middle, size);
}

/** alx_paint_card: a card of @symbol, @width by @height pixels, with its (nullable) @name below the
    emblem. */
void
alx_paint_card (KitPainter *painter,
                cairo_t    *cr,
                guint8      symbol,
                const char *name,
                double      width,
                double      height)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  double inset = width * 0.08;
  double foot = name ? height * 0.2 : inset;

  cairo_save (cr);
  paint_paper (painter, cr, width, height, &theme->inks[symbol]);
  kit_paint_trace_round (cr, inset, inset, width - 2 * inset, height - 3 - inset - foot,
                         width * 0.06);
  kit_theme_set (cr, &theme->tints[symbol]);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, MAX (1, width * 0.02), &theme->inks[symbol], 0.8);
  alx_paint_emblem (painter, cr, symbol,
                    (KitPixel) { width / 2, (height - 3 - foot + inset) / 2 },
                    MIN (width, height - foot) * 0.62);
  paint_index (painter, cr, symbol, (KitPixel) { inset * 2.4, inset * 2.4 }, width * 0.17);
  if (name != NULL)
    {
      double size = height * 0.135;
      g_autoptr (PangoLayout) text = kit_paint_text_layout (painter, cr, name, KIT_TEXT_BOLD, size);
      PangoRectangle extents;

      /* Shrink a name that is too wide. */
      pango_layout_get_extents (text, NULL, &extents);
      size *= MIN (1, (width - 6) * PANGO_SCALE / MAX (extents.width, 1));
      kit_theme_set (cr, &theme->inks[symbol]);
      kit_paint_text (painter, cr, name, KIT_TEXT_BOLD, size,
                      (KitPixel) { width / 2, height - 3 - foot / 2 });
    }
  cairo_restore (cr);
}

/** alx_paint_card_back: a card face down, @width by @height pixels. */
void
alx_paint_card_back (KitPainter *painter,
                     cairo_t    *cr,
                     double      width,
                     double      height)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  double inset = width * 0.08;

  cairo_save (cr);
  paint_paper (painter, cr, width, height, &theme->cell_ten);
  kit_paint_trace_round (cr, inset, inset, width - 2 * inset, height - 3 - 2 * inset, width * 0.06);
  kit_paint_fill (cr, &theme->cell_ten);
  kit_paint_trace_round (cr, inset * 2, inset * 2, width - 4 * inset, height - 3 - 4 * inset,
                         width * 0.04);
  kit_paint_stroke (cr, MAX (1, width * 0.025), &theme->cell_five, 1);
  cairo_restore (cr);
}

/* A number on a dark disc. */
static void
paint_number (KitPainter *painter,
              cairo_t    *cr,
              guint       n,
              KitPixel    middle,
              double      size)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  char text[8];

  g_snprintf (text, sizeof text, "%u", n);
  kit_paint_trace_circle (cr, middle, size / 2);
  kit_paint_fill (cr, &theme->ink);
  kit_theme_set (cr, &theme->paper);
  kit_paint_text (painter, cr, text, KIT_TEXT_BOLD, size * 0.5, middle);
}

#define CARDS_A_LAYER 8                 /* of a pile */
#define LAYER         1.6               /* height, in pixels */

/* The uppermost card of a pile. */
static void
paint_top (KitPainter *painter,
           cairo_t    *cr,
           AlxPile     pile,
           double      width,
           double      height)
{
  if (pile.face_down)
    alx_paint_card_back (painter, cr, width, height);
  else if (pile.top != ALX_NONE)
    alx_paint_card (painter, cr, pile.top, NULL, width, height);
  else
    paint_paper (painter, cr, width, height,
                 &alx_painter_get_theme (painter)->ink);
}

/** alx_paint_pile: a pile of cards, or an empty place for none. */
void
alx_paint_pile (KitPainter *painter,
                cairo_t    *cr,
                AlxPile     pile,
                double      width,
                double      height)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  const double dashes[] = { 4, 3 };
  gboolean shows_top = !pile.face_down && pile.top != ALX_NONE;
  guint layers = (pile.n + CARDS_A_LAYER - 1) / CARDS_A_LAYER;
  double depth = LAYER * 7;

  cairo_save (cr);
  if (pile.n == 0)
    {
      kit_paint_trace_round (cr, 2, 2, width - 4, height - 4, width * 0.1);
      cairo_set_dash (cr, dashes, 2, 0);
      kit_paint_stroke (cr, 1.5, &theme->frame_ink, 0.45);
    }
  for (guint i = 0; i < layers; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, depth - (i + 1) * LAYER, depth - (i + 1) * LAYER);
      if (i + 1 == layers)
        paint_top (painter, cr, pile, width - depth, height - depth);
      else
        paint_paper (painter, cr, width - depth, height - depth, &theme->ink);
      cairo_restore (cr);
    }
  /* Not over the emblem of a card. */
  if (pile.n > 0 || pile.face_down)
    paint_number (painter, cr, pile.n,
                  (KitPixel) { (width + depth) / 2 - layers * LAYER,
                              (height + depth) / 2 - layers * LAYER +
                                (shows_top ? (height - depth) * 0.32 : 0) },
                  width * (shows_top ? 0.34 : 0.42));
  cairo_restore (cr);
}

/** alx_paint_stones: a stock of walls as a heap of stones, of which the used ones are hollow. */
void
alx_paint_stones (KitPainter *painter,
                  cairo_t    *cr,
                  AlxStock    stock,
                  double      width,
                  double      height)
{
  static const struct
  {
    double x, y;
  } places[] = { { 0, 2 }, { 1, 2 }, { 2, 2 }, { 0.5, 1 }, { 1.5, 1 }, { 1, 0 } };
  const AlxTheme *theme = alx_painter_get_theme (painter);
  guint shown =
    stock.whole > 0 ? (stock.n * G_N_ELEMENTS (places) + stock.whole - 1) / stock.whole : 0;
  double w = width / 3;
  double h = height / 3;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      double x = places[i].x * w;
      double y = places[i].y * h;

      kit_paint_trace_round (cr, x + 0.7, y + 0.7, w - 1.4, h - 1.4, h * 0.22);
      if (i >= shown)
        {
          kit_paint_stroke (cr, 0.8, &theme->frame_ink, 0.35);
          continue;
        }
      kit_paint_fill (cr, stock.red ? &theme->red_wall : &theme->black_wall);
      kit_paint_trace_line (cr, (KitPixel) { x + h * 0.3, y + h * 0.28 },
                            (KitPixel) { x + w - h * 0.3, y + h * 0.28 });
      kit_paint_stroke (cr, h * 0.14, stock.red ? &theme->red_edge : &theme->black_edge, 1);
    }
}
