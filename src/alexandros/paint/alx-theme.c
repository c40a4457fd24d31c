/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board: painting code has no others. */

#include "alx-theme.h"

#define RGBA(hex, a)                            \
  { ((0x##hex >> 16) & 255) / 255.0,            \
    ((0x##hex >> 8) & 255) / 255.0,             \
    (0x##hex & 255) / 255.0, a }
#define RGB(hex) RGBA (hex, 1)

static const AlxTheme day = {
  .sea = RGB (6aa5ae), .shallows = RGB (b9dbd6), .wave = RGB (3f7f8b),
  .land = RGB (f1e3c0), .plain = RGB (f4e9cd), .grid = RGB (b89f72),
  .coast = RGB (5d4426), .beach = RGB (d9b878), .name = RGB (7a5f38), .coordinate = RGB (3a2712),
  .frame = RGB (3a2a1c), .cell = RGB (efe0b9), .cell_five = RGB (d9b36a), .cell_ten = RGB (9a3b24),
  .frame_ink = RGB (4b3822), .frame_light = RGB (fff3d6),
  .tints = { RGB (f0cf7c), RGB (a9d3a0), RGB (eeb292), RGB (b9bcea), RGB (c6c6c2) },
  .inks = { RGB (94660b), RGB (2c6536), RGB (98361a), RGB (414296), RGB (3e4144) },
  .black_wall = RGB (29241f), .black_edge = RGB (7d7264),
  .red_wall = RGB (a32a1b), .red_edge = RGB (ef8a72), .shadow = RGBA (1c1208, 0.38),
  .mark = RGB (f7b500), .mark_edge = RGB (5c3b00), .proposal = RGB (fff7d0),
  .closing = RGB (fff3b0), .paper = RGB (fffaf0), .ink = RGB (2e2013),
  .players = {
    { RGB (c4271d), RGB (84170f), RGB (ef6a5b), RGB (d3402f) },
    { RGB (eab308), RGB (9c7000), RGB (ffe27a), RGB (f0c020) },
    { RGB (2461b8), RGB (123a78), RGB (6f9fe6), RGB (3a78d0) },
    { RGB (2a8a3e), RGB (145223), RGB (6cc47e), RGB (3aa04f) },
  },
};

static const AlxTheme night = {
  .sea = RGB (14283f), .shallows = RGB (24486a), .wave = RGB (4d7fa8),
  .land = RGB (9c8d6c), .plain = RGB (a3946f), .grid = RGB (6d6045),
  .coast = RGB (1a120a), .beach = RGB (6e5a36), .name = RGB (3d2f18), .coordinate = RGB (e6d3a0),
  .frame = RGB (17110c), .cell = RGB (5d5137), .cell_five = RGB (6f5826), .cell_ten = RGB (7c2c1b),
  .frame_ink = RGB (f2e4bf), .frame_light = RGB (fff3d6),
  .tints = { RGB (c19d45), RGB (71a16c), RGB (bf7d5c), RGB (8588bd), RGB (949491) },
  .inks = { RGB (3f2a00), RGB (0b2a12), RGB (481406), RGB (15164a), RGB (16181a) },
  .black_wall = RGB (0d0b09), .black_edge = RGB (6d6253),
  .red_wall = RGB (8f1f12), .red_edge = RGB (e0735c), .shadow = RGBA (000000, 0.5),
  .mark = RGB (ffc933), .mark_edge = RGB (2b1a00), .proposal = RGB (fff0b8),
  .closing = RGB (ffe9a0), .paper = RGB (efe3c4), .ink = RGB (20160b),
  .players = {
    { RGB (c4271d), RGB (84170f), RGB (ef6a5b), RGB (c83624) },
    { RGB (eab308), RGB (9c7000), RGB (ffe27a), RGB (e6b512) },
    { RGB (2461b8), RGB (123a78), RGB (6f9fe6), RGB (2d6cc8) },
    { RGB (2a8a3e), RGB (145223), RGB (6cc47e), RGB (2c9444) },
  },
};

/** alx_theme_get: the theme for light or @dark surroundings. */
const AlxTheme *
alx_theme_get (gboolean dark)
{
  return dark ? &night : &day;
}

/** alx_theme_set: has @cr paint with @colour. */
void
alx_theme_set (cairo_t       *cr,
               const AlxRgba *colour)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha);
}

/** alx_theme_set_alpha: has @cr paint with @colour, @alpha times as opaque. */
void
alx_theme_set_alpha (cairo_t       *cr,
                     const AlxRgba *colour,
                     double         alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * alpha);
}

/** alx_theme_css: (transfer full): @colour as "#rrggbb", without its alpha. */
char *
alx_theme_css (const AlxRgba *colour)
{
  return g_strdup_printf ("#%02x%02x%02x", (int) (colour->red * 255 + 0.5),
                          (int) (colour->green * 255 + 0.5), (int) (colour->blue * 255 + 0.5));
}
