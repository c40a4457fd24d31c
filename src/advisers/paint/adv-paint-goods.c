/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods, event tokens and cards, each told apart by its shape. */

#include "adv-paint-private.h"

#include <math.h>

static const AdvTheme *
get_theme (KitPainter *painter)
{
  return (const AdvTheme *) kit_painter_get_theme (painter);
}

/* --- goods; sizes are half of what they reach across --- */

#define BRICK(x, y)                                                                             \
  { 'B', x, y, 0.9, 0.6, 0.1 }, ADV_FILL (rims[ADV_BRICK]), ADV_STROKE (0.12, darks[ADV_BRICK])

static const AdvStep bricks[] = {
  BRICK (-0.95, 0.15), BRICK (0.05, 0.15), BRICK (-0.45, -0.55), { 0 }
};

#define LOG(x, y)                                                                               \
  { 'O', x, y, 0.4 }, ADV_FILL (beach), ADV_STROKE (0.16, trunk),                               \
  { 'O', x, y, 0.17 }, ADV_STROKE (0.08, trunk)

static const AdvStep logs[] = { LOG (-0.42, 0.3), LOG (0.42, 0.3), LOG (0, -0.38), { 0 } };

#define GRAIN(x, y)                                                                             \
  { 'E', x, y, 0.27, 0.62, 1 }, ADV_FILL (rims[ADV_WHEAT]), ADV_STROKE (0.09, darks[ADV_WHEAT])
#define STALK(side)                                                                             \
  { 'M', (side) * 0.12, 0.95 }, { 'L', (side) * 0.5, -0.2 },                                    \
  ADV_STROKE (0.12, darks[ADV_WHEAT]), GRAIN ((side) * 0.5, -0.15),                             \
  GRAIN ((side) * 0.54, -0.45), GRAIN ((side) * 0.58, -0.75)

static const AdvStep wheat[] = { STALK (-1), STALK (0), STALK (1), { 0 } };

/* A ball of wool, without the fleece around it. */
static const AdvStep wool[] = {
  { 'O', 0, 0, 0.5 }, ADV_FILL (snow),
  { 'M', -0.3, 0.1 }, { 'C', -0.3, -0.4, 0.35, -0.4, 0.3, 0 }, { 'C', 0.3, 0.3, -0.05, 0.3, 0, 0 },
  ADV_STROKE (0.1, darks[ADV_WOOL]),
  { 0 }
};

static const AdvStep ore[] = {
  { 'L', -0.9, 0.55 }, { 'L', -0.7, -0.3 }, { 'L', -0.2, -0.8 }, { 'L', 0.4, -0.65 },
  { 'L', 0.9, 0 }, { 'L', 0.75, 0.65 }, { 'L', -0.1, 0.8 }, { 'Z' },
  ADV_FILL (rims[ADV_ORE]), ADV_STROKE (0.15, darks[ADV_ORE]),
  { 'L', -0.5, -0.25 }, { 'L', -0.15, -0.6 }, { 'L', 0.25, -0.5 }, { 'L', 0, -0.05 }, { 'Z' },
  ADV_FILL (snow),
  { 'L', 0.2, 0.25 }, { 'L', 0.6, -0.05 }, { 'L', 0.65, 0.3 }, { 'L', 0.3, 0.5 }, { 'Z' },
  ADV_FILL (darks[ADV_ORE]),
  { 0 }
};

static const AdvStep gold[] = {
  { 'O', -0.3, 0.3, 0.55 }, ADV_FILL (king_dark), ADV_STROKE (0.1, edge),
  { 'O', 0.12, -0.1, 0.66 }, ADV_FILL (coin), ADV_STROKE (0.14, king_dark),
  { 'O', 0.12, -0.1, 0.4 }, ADV_STROKE (0.08, king_dark),
  { 0 }
};

/* With a crest. */
static const AdvStep helmet[] = {
  { 'A', 0, -0.05, 0.82, 0.95, 1.75 }, ADV_STROKE (0.3, plume),
  { 'L', -0.55, 0.8 }, { 'L', -0.6, -0.1 }, { 'L', -0.3, -0.55 }, { 'L', 0.2, -0.6 },
  { 'L', 0.6, -0.2 }, { 'L', 0.65, 0.1 }, { 'L', 0.3, 0.12 }, { 'L', 0.5, 0.75 },
  { 'L', 0.15, 0.8 }, { 'L', 0, 0.3 }, { 'Z' }, ADV_FILL (king), ADV_STROKE (0.13, edge),
  { 0 }
};

static void
paint_fleece (cairo_t        *cr,
              const AdvTheme *theme,
              KitPixel        at,
              double          size)
{
  cairo_new_path (cr);
  for (guint i = 0; i < 7; i++)
    kit_paint_trace_circle (cr, (KitPixel) { at.x + cos (i * 2 * G_PI / 7) * size * 0.5,
                                             at.y + sin (i * 2 * G_PI / 7) * size * 0.42 },
                            size * 0.36);
  kit_paint_stroke_preserve (cr, size * 0.2, &theme->darks[ADV_WOOL], 1);
  kit_paint_fill (cr, &theme->snow);
}

/** adv_paint_good: a good, @size pixels across, around @at. */
void
adv_paint_good (KitPainter *painter,
                cairo_t    *cr,
                guint8      good,
                KitPixel    at,
                double      size)
{
  static const AdvStep * const goods[ADV_GOODS] = {
    bricks, logs, wheat, wool, ore, gold, helmet
  };

  if (good == ADV_WOOL)
    paint_fleece (cr, get_theme (painter), at, size / 2);
  adv_paint_figure (painter, cr, goods[good], at, size / 2);
}

/* --- tokens --- */

/* An empty bowl. */
static const AdvStep bowl[] = {
  { 'A', 0, -0.1, 0.75, 0, 1 }, { 'Z' }, { 'R', -0.3, 0.6, 0.6, 0.16 }, ADV_FILL (event),
  { 'M', -0.1, -0.25 }, { 'L', 0.55, -0.85 }, ADV_STROKE (0.2, event),
  { 0 }
};

/* Its arches stand in water. */
static const AdvStep bridge[] = {
  { 'R', -0.9, -0.45, 1.8, 0.28 }, ADV_FILL (event),
  { 'A', -0.42, 0.5, 0.42, 0, -1 }, { 'A', 0.42, 0.5, 0.42, 0, -1 }, ADV_STROKE (0.24, event),
  { 0 }
};

static const AdvStep crossed_swords[] = {
  { 'M', 0.6, 0.7 }, { 'L', -0.65, -0.75 }, { 'M', 0.7, 0.2 }, { 'L', 0.18, 0.58 },
  { 'M', -0.6, 0.7 }, { 'L', 0.65, -0.75 }, { 'M', -0.7, 0.2 }, { 'L', -0.18, 0.58 },
  ADV_STROKE (0.2, event),
  { 0 }
};

/* A head on a pillar. */
static const AdvStep herm[] = {
  { 'L', -0.5, 0.8 }, { 'L', -0.3, 0.55 }, { 'L', -0.25, -0.05 }, { 'L', 0.25, -0.05 },
  { 'L', 0.3, 0.55 }, { 'L', 0.5, 0.8 }, { 'Z' }, { 'O', 0, -0.42, 0.36 }, ADV_FILL (event),
  { 0 }
};

/** adv_paint_token: an event token, or the sign of a temple, @size pixels across. */
void
adv_paint_token (KitPainter *painter,
                 cairo_t    *cr,
                 guint8      auction,
                 KitPixel    middle,
                 double      size)
{
  static const AdvStep * const signs[ADV_TOKEN_KINDS] = { bowl, bridge, crossed_swords, herm };
  const AdvTheme *theme = get_theme (painter);
  gboolean temple = auction == ADV_TEMPLE;

  kit_paint_circle (cr, middle, size * 0.47, temple ? &theme->temple : &theme->disc,
                    temple ? &theme->sign : &theme->event, size * 0.07);
  if (temple)
    {
      adv_paint_temple (cr, middle, size * 0.28, &theme->sign);
      return;
    }
  adv_paint_figure (painter, cr, signs[auction], middle, size * 0.3);
}

/** adv_paint_hidden: an event token face down, @size pixels across. */
void
adv_paint_hidden (KitPainter *painter,
                  cairo_t    *cr,
                  KitPixel    middle,
                  double      size)
{
  const AdvTheme *theme = get_theme (painter);

  kit_paint_circle (cr, middle, size * 0.5, &theme->event, &theme->sign, size * 0.075);
  kit_theme_set (cr, &theme->sign);
  kit_paint_text (painter, cr, "?", KIT_TEXT_BOLD, size * 0.67, middle);
}

/* --- cards --- */

static const AdvStep star[] = {
  { 'L', 0, -1 }, { 'L', 0.26, -0.32 }, { 'L', 0.95, -0.3 }, { 'L', 0.4, 0.12 },
  { 'L', 0.6, 0.8 }, { 'L', 0, 0.4 }, { 'L', -0.6, 0.8 }, { 'L', -0.4, 0.12 },
  { 'L', -0.95, -0.3 }, { 'L', -0.26, -0.32 }, { 'Z' },
  ADV_FILL (king), ADV_STROKE (0.13, king_dark),
  { 0 }
};

static const AdvStep two_roads[] = {
  { 'M', -0.9, 0.8 }, { 'L', 0, -0.8 }, ADV_STROKE (0.42, way_edge), ADV_STROKE (0.26, way),
  { 'M', -0.3, 0.8 }, { 'L', 0.6, -0.8 }, ADV_STROKE (0.42, way_edge), ADV_STROKE (0.26, way),
  { 0 }
};

#define RAY(x) { 'M', (x) * 0.42, -0.75 }, { 'L', (x) * 0.12, 0.1 }, ADV_STROKE (0.13, plume)

static const AdvStep coin[] = {
  RAY (-2), RAY (-1), RAY (0), RAY (1), RAY (2),
  { 'O', 0, 0.4, 0.42 }, ADV_FILL (coin), ADV_STROKE (0.13, king_dark),
  { 0 }
};

/* What a development card does. */
static void
paint_deed (KitPainter *painter,
            cairo_t    *cr,
            AdvCard     card,
            KitPixel    at,
            double      size)
{
  static const AdvStep * const deeds[] = {
    [ADV_CARD_KNIGHT] = helmet, [ADV_CARD_VICTORY] = star, [ADV_CARD_ROADS] = two_roads,
    [ADV_CARD_MONOPOLY] = coin,
  };
  double half = size / 2;

  if (card != ADV_CARD_PLENTY)
    {
      adv_paint_figure (painter, cr, deeds[card], at, half);
      return;
    }
  adv_paint_good (painter, cr, ADV_WHEAT, (KitPixel) { at.x - half * 0.4, at.y }, size * 0.7);
  adv_paint_good (painter, cr, ADV_BRICK, (KitPixel) { at.x + half * 0.45, at.y + half * 0.3 },
                  size * 0.5);
}

/* A high chair with a cushion. */
static const AdvStep chair[] = {
  { 'L', -0.55, -0.95 }, { 'L', 0.55, -0.95 }, { 'L', 0.55, 0.15 }, { 'L', 0.7, 0.15 },
  { 'L', 0.7, 0.95 }, { 'L', 0.45, 0.95 }, { 'L', 0.45, 0.5 }, { 'L', -0.45, 0.5 },
  { 'L', -0.45, 0.95 }, { 'L', -0.7, 0.95 }, { 'Z' },
  ADV_FILL (king), ADV_STROKE (0.14, king_dark),
  { 'L', -0.6, 0.1 }, { 'L', 0.6, 0.1 }, { 'L', 0.6, 0.42 }, { 'L', -0.6, 0.42 }, { 'Z' },
  ADV_FILL (plume),
  { 0 }
};

static const AdvStep road[] = {
  { 'M', -0.32, 0.3 }, { 'L', 0.32, -0.3 }, ADV_STROKE (0.36, way_edge), ADV_STROKE (0.22, way),
  { 0 }
};

/* Two cards, one behind the other; @deed: with a star. */
static void
paint_pair (KitPainter *painter,
            cairo_t    *cr,
            KitPixel    at,
            double      size,
            gboolean    deed)
{
  const AdvTheme *theme = get_theme (painter);

  for (int i = 0; i < 2; i++)
    {
      kit_paint_trace_round (cr, at.x - size * (0.36 - 0.14 * i), at.y - size * (0.48 - 0.06 * i),
                             size * 0.58, size * 0.9, size * 0.1);
      kit_theme_set (cr, deed ? &theme->beach : &theme->back);
      cairo_fill_preserve (cr);
      kit_paint_stroke_preserve (cr, size * 0.06, &theme->sign, 1);
      kit_paint_stroke (cr, size * 0.03, &theme->card_ink, 1);
    }
  if (deed)
    paint_deed (painter, cr, ADV_CARD_VICTORY, (KitPixel) { at.x + size * 0.07, at.y },
                size * 0.42);
}

/** adv_paint_picture: a small picture of a good, a development card, a token or one of the other
    faces of adv-paint.h, @size pixels across. */
void
adv_paint_picture (KitPainter *painter,
                   cairo_t    *cr,
                   guint       face,
                   KitPixel    at,
                   double      size)
{
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (face < ADV_GOODS)
    adv_paint_good (painter, cr, face, at, size);
  else if (face >= ADV_FACE_CARD && face < ADV_FACE_TOKEN)
    paint_deed (painter, cr, face - ADV_FACE_CARD, at, size);
  else if (face >= ADV_FACE_TOKEN && face < ADV_FACE_CARDS)
    adv_paint_token (painter, cr, face - ADV_FACE_TOKEN, at, size);
  else if (face == ADV_FACE_CARDS || face == ADV_FACE_DEED)
    paint_pair (painter, cr, at, size, face == ADV_FACE_DEED);
  else if (face == ADV_FACE_ROAD)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      adv_paint_figure (painter, cr, road, at, size);
    }
  else if (face == ADV_FACE_CHAIR)
    adv_paint_figure (painter, cr, chair, at, size / 2);
  else
    adv_paint_robber (painter, cr, at, size * 1.3);
}

/** adv_paint_card: a card with a face of adv-paint.h, %ADV_FACE_HIDDEN for its back. A token is
    round, and has no card. */
void
adv_paint_card (KitPainter *painter,
                cairo_t    *cr,
                guint       face,
                double      width,
                double      height)
{
  const AdvTheme *theme = get_theme (painter);
  KitPixel middle = { width / 2, height / 2 };
  double edge = width * 0.045;

  if (face >= ADV_FACE_TOKEN && face < ADV_FACE_HIDDEN)
    {
      adv_paint_token (painter, cr, face - ADV_FACE_TOKEN, middle, MIN (width, height));
      return;
    }
  kit_paint_trace_round (cr, edge / 2, edge / 2, width - edge, height - edge, width * 0.12);
  kit_paint_shape (cr, face == ADV_FACE_HIDDEN ? &theme->back : &theme->card, &theme->card_ink,
                   edge);
  kit_paint_trace_round (cr, width * 0.11, width * 0.11, width * 0.78, height - width * 0.22,
                         width * 0.07);
  if (face == ADV_FACE_HIDDEN)
    {
      kit_paint_stroke (cr, edge * 0.7, &theme->king, 1);
      adv_paint_temple (cr, middle, width * 0.24, &theme->king);
      return;
    }
  kit_paint_fill (cr, face < ADV_GOODS ? &theme->grounds[MIN (face, ADV_TRADED)] : &theme->beach);
  if (face < ADV_GOODS)
    adv_paint_good (painter, cr, face, middle, width * 0.62);
  else
    paint_deed (painter, cr, face - ADV_FACE_CARD, middle, width * 0.6);
}
