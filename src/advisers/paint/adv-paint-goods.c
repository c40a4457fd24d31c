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

static void
paint_bricks (cairo_t        *cr,
              const AdvTheme *theme,
              KitPixel        at,
              double          size)
{
  static const double bricks[][2] = { { -0.95, 0.15 }, { 0.05, 0.15 }, { -0.45, -0.55 } };

  for (guint i = 0; i < G_N_ELEMENTS (bricks); i++)
    {
      kit_paint_trace_round (cr, at.x + bricks[i][0] * size, at.y + bricks[i][1] * size,
                             size * 0.9, size * 0.6, size * 0.1);
      kit_theme_set (cr, &theme->rims[ADV_BRICK]);
      cairo_fill_preserve (cr);
      kit_paint_stroke (cr, size * 0.12, &theme->darks[ADV_BRICK], 1);
    }
}

static void
paint_logs (cairo_t        *cr,
            const AdvTheme *theme,
            KitPixel        at,
            double          size)
{
  static const double logs[][2] = { { -0.42, 0.3 }, { 0.42, 0.3 }, { 0, -0.38 } };

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      KitPixel middle = { at.x + logs[i][0] * size, at.y + logs[i][1] * size };

      adv_paint_circle (cr, middle, size * 0.4, &theme->beach, &theme->trunk, size * 0.16);
      cairo_arc (cr, middle.x, middle.y, size * 0.17, 0, 2 * G_PI);
      kit_paint_stroke (cr, size * 0.08, &theme->trunk, 1);
    }
}

static void
paint_wheat (cairo_t        *cr,
             const AdvTheme *theme,
             KitPixel        at,
             double          size)
{
  for (int i = -1; i <= 1; i++)
    {
      double x = at.x + i * size * 0.5;

      cairo_move_to (cr, at.x + i * size * 0.12, at.y + size * 0.95);
      cairo_line_to (cr, x, at.y - size * 0.2);
      kit_paint_stroke (cr, size * 0.12, &theme->darks[ADV_WHEAT], 1);
      for (int ear = 0; ear < 3; ear++)
        {
          cairo_save (cr);
          cairo_translate (cr, x + i * ear * size * 0.04, at.y - size * (0.15 + ear * 0.3));
          cairo_scale (cr, 0.62, 1);
          cairo_arc (cr, 0, 0, size * 0.27, 0, 2 * G_PI);
          cairo_restore (cr);
          kit_theme_set (cr, &theme->rims[ADV_WHEAT]);
          cairo_fill_preserve (cr);
          kit_paint_stroke (cr, size * 0.09, &theme->darks[ADV_WHEAT], 1);
        }
    }
}

static void
paint_wool (cairo_t        *cr,
            const AdvTheme *theme,
            KitPixel        at,
            double          size)
{
  cairo_new_path (cr);
  for (guint i = 0; i < 7; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x + cos (i * 2 * G_PI / 7) * size * 0.5,
                 at.y + sin (i * 2 * G_PI / 7) * size * 0.42, size * 0.36, 0, 2 * G_PI);
    }
  kit_paint_stroke_preserve (cr, size * 0.2, &theme->darks[ADV_WOOL], 1);
  kit_theme_set (cr, &theme->snow);
  cairo_fill (cr);
  cairo_arc (cr, at.x, at.y, size * 0.5, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_move_to (cr, at.x - size * 0.3, at.y + size * 0.1);
  cairo_curve_to (cr, at.x - size * 0.3, at.y - size * 0.4, at.x + size * 0.35,
                  at.y - size * 0.4, at.x + size * 0.3, at.y);
  cairo_curve_to (cr, at.x + size * 0.3, at.y + size * 0.3, at.x - size * 0.05,
                  at.y + size * 0.3, at.x, at.y);
  kit_paint_stroke (cr, size * 0.1, &theme->darks[ADV_WOOL], 1);
}

static void
paint_ore (cairo_t        *cr,
           const AdvTheme *theme,
           KitPixel        at,
           double          size)
{
  static const AdvFigure rock = { 7, { { -0.9, 0.55 }, { -0.7, -0.3 }, { -0.2, -0.8 },
                                       { 0.4, -0.65 }, { 0.9, 0 }, { 0.75, 0.65 },
                                       { -0.1, 0.8 } } };
  static const AdvFigure light = { 4, { { -0.5, -0.25 }, { -0.15, -0.6 }, { 0.25, -0.5 },
                                        { 0, -0.05 } } };
  static const AdvFigure vein = { 4, { { 0.2, 0.25 }, { 0.6, -0.05 }, { 0.65, 0.3 },
                                       { 0.3, 0.5 } } };

  cairo_new_path (cr);
  adv_trace_figure (cr, &rock, at, size);
  kit_theme_set (cr, &theme->rims[ADV_ORE]);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, size * 0.15, &theme->darks[ADV_ORE], 1);
  adv_fill_figure (cr, &light, at, size, &theme->snow);
  adv_fill_figure (cr, &vein, at, size, &theme->darks[ADV_ORE]);
}

static void
paint_gold (cairo_t        *cr,
            const AdvTheme *theme,
            KitPixel        at,
            double          size)
{
  adv_paint_circle (cr, (KitPixel) { at.x - size * 0.3, at.y + size * 0.3 }, size * 0.55,
                    &theme->king_dark, &theme->edge, size * 0.1);
  adv_paint_circle (cr, (KitPixel) { at.x + size * 0.12, at.y - size * 0.1 }, size * 0.66,
                    &theme->coin, &theme->king_dark, size * 0.14);
  cairo_arc (cr, at.x + size * 0.12, at.y - size * 0.1, size * 0.4, 0, 2 * G_PI);
  kit_paint_stroke (cr, size * 0.08, &theme->king_dark, 1);
}

/* A helmet with a crest. */
static void
paint_helmet (cairo_t        *cr,
              const AdvTheme *theme,
              KitPixel        at,
              double          size)
{
  static const AdvFigure helmet = { 10, { { -0.55, 0.8 }, { -0.6, -0.1 }, { -0.3, -0.55 },
                                          { 0.2, -0.6 }, { 0.6, -0.2 }, { 0.65, 0.1 },
                                          { 0.3, 0.12 }, { 0.5, 0.75 }, { 0.15, 0.8 },
                                          { 0, 0.3 } } };

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y - size * 0.05, size * 0.82, G_PI * 0.95, G_PI * 1.75);
  kit_paint_stroke (cr, size * 0.3, &theme->plume, 1);
  adv_trace_figure (cr, &helmet, at, size);
  kit_theme_set (cr, &theme->king);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, size * 0.13, &theme->edge, 1);
}

/** adv_paint_good: a good, @size pixels across, around @at. */
void
adv_paint_good (KitPainter *painter,
                cairo_t    *cr,
                guint8      good,
                KitPixel    at,
                double      size)
{
  static void (* const paint[ADV_GOODS]) (cairo_t *, const AdvTheme *, KitPixel, double) = {
    paint_bricks, paint_logs, paint_wheat, paint_wool, paint_ore, paint_gold, paint_helmet
  };

  cairo_new_path (cr);
  paint[good] (cr, get_theme (painter), at, size / 2);
}

/* --- tokens --- */

/* An empty bowl; an arch over water; crossed swords; a head on a pillar. */
static void
trace_sign (cairo_t *cr,
            guint8   auction,
            KitPixel at,
            double   size)
{
  static const AdvFigure pillar = { 6, { { -0.5, 0.8 }, { -0.3, 0.55 }, { -0.25, -0.05 },
                                         { 0.25, -0.05 }, { 0.3, 0.55 }, { 0.5, 0.8 } } };

  cairo_new_path (cr);
  switch (auction)
    {
    case ADV_HUNGER:
      cairo_arc (cr, at.x, at.y - size * 0.1, size * 0.75, 0, G_PI);
      cairo_close_path (cr);
      cairo_rectangle (cr, at.x - size * 0.3, at.y + size * 0.6, size * 0.6, size * 0.16);
      cairo_fill (cr);
      cairo_move_to (cr, at.x - size * 0.1, at.y - size * 0.25);
      cairo_line_to (cr, at.x + size * 0.55, at.y - size * 0.85);
      cairo_set_line_width (cr, size * 0.2);
      cairo_stroke (cr);
      break;
    case ADV_BRIDGE:
      cairo_rectangle (cr, at.x - size * 0.9, at.y - size * 0.45, size * 1.8, size * 0.28);
      cairo_fill (cr);
      for (int i = -1; i <= 1; i += 2)
        cairo_arc_negative (cr, at.x + i * size * 0.42, at.y + size * 0.5, size * 0.42, 0,
                            -G_PI), cairo_new_sub_path (cr);
      cairo_set_line_width (cr, size * 0.24);
      cairo_stroke (cr);
      break;
    case ADV_BATTLE:
      for (int i = -1; i <= 1; i += 2)
        {
          cairo_move_to (cr, at.x - i * size * 0.6, at.y + size * 0.7);
          cairo_line_to (cr, at.x + i * size * 0.65, at.y - size * 0.75);
          cairo_move_to (cr, at.x - i * size * 0.7, at.y + size * 0.2);
          cairo_line_to (cr, at.x - i * size * 0.18, at.y + size * 0.58);
        }
      cairo_set_line_width (cr, size * 0.2);
      cairo_stroke (cr);
      break;
    default:
      adv_trace_figure (cr, &pillar, at, size);
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x, at.y - size * 0.42, size * 0.36, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/** adv_paint_token: an event token, or the sign of a temple, @size pixels across. */
void
adv_paint_token (KitPainter *painter,
                 cairo_t    *cr,
                 guint8      auction,
                 KitPixel    middle,
                 double      size)
{
  const AdvTheme *theme = get_theme (painter);
  gboolean temple = auction == ADV_TEMPLE;

  adv_paint_circle (cr, middle, size * 0.47, temple ? &theme->temple : &theme->disc,
                    temple ? &theme->sign : &theme->event, size * 0.07);
  if (temple)
    {
      adv_paint_temple (cr, middle, size * 0.28, &theme->sign);
      return;
    }
  kit_theme_set (cr, &theme->event);
  trace_sign (cr, auction, middle, size * 0.3);
}

/** adv_paint_hidden: an event token face down, @size pixels across. */
void
adv_paint_hidden (KitPainter *painter,
                  cairo_t    *cr,
                  KitPixel    middle,
                  double      size)
{
  const AdvTheme *theme = get_theme (painter);

  adv_paint_circle (cr, middle, size * 0.5, &theme->event, &theme->sign, size * 0.075);
  kit_theme_set (cr, &theme->sign);
  kit_paint_text (painter, cr, "?", KIT_TEXT_BOLD, size * 0.67, middle);
}

/* --- cards --- */

/* What a development card does. */
static void
paint_deed (KitPainter *painter,
            cairo_t    *cr,
            AdvCard     card,
            KitPixel    at,
            double      size)
{
  static const AdvFigure star = { 10, { { 0, -1 }, { 0.26, -0.32 }, { 0.95, -0.3 }, { 0.4, 0.12 },
                                        { 0.6, 0.8 }, { 0, 0.4 }, { -0.6, 0.8 }, { -0.4, 0.12 },
                                        { -0.95, -0.3 }, { -0.26, -0.32 } } };
  const AdvTheme *theme = get_theme (painter);
  double half = size / 2;

  switch (card)
    {
    case ADV_CARD_KNIGHT:
      paint_helmet (cr, theme, at, half);
      break;
    case ADV_CARD_VICTORY:
      adv_trace_figure (cr, &star, at, half);
      kit_theme_set (cr, &theme->king);
      cairo_fill_preserve (cr);
      kit_paint_stroke (cr, half * 0.13, &theme->king_dark, 1);
      break;
    case ADV_CARD_ROADS:
      for (int i = -1; i <= 1; i += 2)
        {
          cairo_move_to (cr, at.x - half * 0.6 + i * half * 0.3, at.y + half * 0.8);
          cairo_line_to (cr, at.x + half * 0.3 + i * half * 0.3, at.y - half * 0.8);
          kit_paint_stroke_preserve (cr, half * 0.42, &theme->way_edge, 1);
          kit_paint_stroke (cr, half * 0.26, &theme->way, 1);
        }
      break;
    case ADV_CARD_PLENTY:
      adv_paint_good (painter, cr, ADV_WHEAT, (KitPixel) { at.x - half * 0.4, at.y }, size * 0.7);
      adv_paint_good (painter, cr, ADV_BRICK,
                      (KitPixel) { at.x + half * 0.45, at.y + half * 0.3 }, size * 0.5);
      break;
    default:
      for (int i = -2; i <= 2; i++)
        {
          cairo_move_to (cr, at.x + i * half * 0.42, at.y - half * 0.75);
          cairo_line_to (cr, at.x + i * half * 0.12, at.y + half * 0.1);
          kit_paint_stroke (cr, half * 0.13, &theme->plume, 1);
        }
      adv_paint_circle (cr, (KitPixel) { at.x, at.y + half * 0.4 }, half * 0.42, &theme->coin,
                        &theme->king_dark, half * 0.13);
    }
}

/* A high chair with a cushion. */
static void
paint_chair (cairo_t        *cr,
             const AdvTheme *theme,
             KitPixel        at,
             double          size)
{
  static const AdvFigure chair = { 10, { { -0.55, -0.95 }, { 0.55, -0.95 }, { 0.55, 0.15 },
                                         { 0.7, 0.15 }, { 0.7, 0.95 }, { 0.45, 0.95 },
                                         { 0.45, 0.5 }, { -0.45, 0.5 }, { -0.45, 0.95 },
                                         { -0.7, 0.95 } } };
  static const AdvFigure cushion = { 4, { { -0.6, 0.1 }, { 0.6, 0.1 }, { 0.6, 0.42 },
                                          { -0.6, 0.42 } } };

  cairo_new_path (cr);
  adv_trace_figure (cr, &chair, at, size);
  kit_theme_set (cr, &theme->king);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, size * 0.14, &theme->king_dark, 1);
  adv_fill_figure (cr, &cushion, at, size, &theme->plume);
}

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
      kit_paint_stroke (cr, size * 0.06, &theme->sign, 1);
      kit_paint_trace_round (cr, at.x - size * (0.36 - 0.14 * i), at.y - size * (0.48 - 0.06 * i),
                             size * 0.58, size * 0.9, size * 0.1);
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
  const AdvTheme *theme = get_theme (painter);

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
      cairo_move_to (cr, at.x - size * 0.32, at.y + size * 0.3);
      cairo_line_to (cr, at.x + size * 0.32, at.y - size * 0.3);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      kit_paint_stroke_preserve (cr, size * 0.36, &theme->way_edge, 1);
      kit_paint_stroke (cr, size * 0.22, &theme->way, 1);
    }
  else if (face == ADV_FACE_CHAIR)
    paint_chair (cr, theme, at, size / 2);
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
  kit_theme_set (cr, face == ADV_FACE_HIDDEN ? &theme->back : &theme->card);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, edge, &theme->card_ink, 1);
  kit_paint_trace_round (cr, width * 0.11, width * 0.11, width * 0.78, height - width * 0.22,
                         width * 0.07);
  if (face == ADV_FACE_HIDDEN)
    {
      kit_paint_stroke (cr, edge * 0.7, &theme->king, 1);
      adv_paint_temple (cr, middle, width * 0.24, &theme->king);
      return;
    }
  kit_theme_set (cr, face < ADV_GOODS ? &theme->grounds[MIN (face, ADV_TRADED)] : &theme->beach);
  cairo_fill (cr);
  if (face < ADV_GOODS)
    adv_paint_good (painter, cr, face, middle, width * 0.62);
  else
    paint_deed (painter, cr, face - ADV_FACE_CARD, middle, width * 0.6);
}
