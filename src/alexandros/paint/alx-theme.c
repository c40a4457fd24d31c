/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#include "alx-theme.h"

#define RGB(hex)     KIT_RGB (hex)
#define RGBA(hex, a) KIT_RGBA (hex, a)

static const AlxTheme day = {
  .kit = {
    .kind = KIT_THEME_DAY,
    .backdrop = RGB (4f909a),
    .players = {
      { KIT_DAY_RED, RGB (84170f), RGB (ef6a5b) },
      { KIT_DAY_YELLOW, RGB (8c6400), RGB (ffe27a) },
      { KIT_DAY_BLUE, RGB (0b2f6b), RGB (6f9fe6) },
      { KIT_DAY_GREEN, RGB (0b4f3c), RGB (74d0b2) },
    },
  },
  .shallows = RGB (b5dcd3), .wave = RGB (2f6f7d),
  .title = RGB (f6ecd0), .rose = RGB (245562),
  .plain = RGB (f1e4c2), .grid = RGB (b1966a),
  .coast = RGB (5d4426), .beach = RGB (d9b878), .name = RGB (644925), .coordinate = RGB (1f1409),
  .free = RGBA (fffdf4, 0.74),
  .hill = RGB (c0a06a), .slope = RGB (ead8a9), .ridge = RGB (9a7b49),
  .river = RGB (6fa9b4), .bank = RGB (3f7f8b), .sand = RGB (b99a62), .grain = 1,
  .frame = RGB (3d2a1b), .key = RGB (c79a4b), .cell = RGB (efe0b9),
  .cell_five = RGB (dcb66c), .cell_ten = RGB (9a3b24),
  .frame_ink = RGB (46331d), .frame_light = RGB (fff3d6),
  .tints = { RGB (f0cf7c), RGB (a9d3a0), RGB (eeb292), RGB (b9bcea), RGB (c9c9c5) },
  .inks = { RGB (8a5f08), RGB (2c6536), RGB (98361a), RGB (414296), RGB (3e4144) },
  .black_wall = RGB (29241f), .black_edge = RGB (8a7f70),
  .red_wall = RGB (a32a1b), .red_edge = RGB (ef8a72), .shadow = RGBA (1c1208, 0.38),
  .mark = RGB (f7b500), .mark_edge = RGB (5c3b00), .proposal = RGB (fff7d0),
  .closing = RGB (fff3b0), .paper = RGB (fffaf0), .ink = RGB (2e2013),
};

static const AlxTheme night = {
  .kit = {
    .kind = KIT_THEME_NIGHT,
    .backdrop = RGB (101f3a),
    .players = {
      { KIT_NIGHT_RED, RGB (7a120b), RGB (ff8172) },
      { KIT_NIGHT_YELLOW, RGB (523a00), RGB (fff09a) },
      { KIT_NIGHT_BLUE, RGB (0d2457), RGB (a6c0f5) },
      { KIT_NIGHT_GREEN, RGB (054533), RGB (93f0cf) },
    },
  },
  .shallows = RGB (2c5c8e), .wave = RGB (5c8fc4),
  .title = RGB (d9bd7c), .rose = RGB (7fa6cf),
  .plain = RGB (9c8e70), .grid = RGB (675b43),
  .coast = RGB (1a120a), .beach = RGB (c39a55), .name = RGB (2c200e), .coordinate = RGB (e6d3a0),
  .free = RGBA (cdbd94, 0.62),
  .hill = RGB (7b6c4f), .slope = RGB (a39573), .ridge = RGB (5c4f37),
  .river = RGB (4b6f8f), .bank = RGB (2a4a66), .sand = RGB (73664a), .grain = 0.8,
  .frame = RGB (17110c), .key = RGB (a07c3c), .cell = RGB (5d5137),
  .cell_five = RGB (6f5826), .cell_ten = RGB (7c2c1b),
  .frame_ink = RGB (f2e4bf), .frame_light = RGB (fff3d6),
  .tints = { RGB (c19d45), RGB (71a16c), RGB (bf7d5c), RGB (8d90c8), RGB (9a9a97) },
  .inks = { RGB (3f2a00), RGB (0b2a12), RGB (481406), RGB (15164a), RGB (16181a) },
  .black_wall = RGB (0d0b09), .black_edge = RGB (7c7061),
  .red_wall = RGB (851b0f), .red_edge = RGB (e0735c), .shadow = RGBA (000000, 0.5),
  .mark = RGB (ffc933), .mark_edge = RGB (2b1a00), .proposal = RGB (fff0b8),
  .closing = RGB (ffe9a0), .paper = RGB (efe3c4), .ink = RGB (20160b),
};

static const AlxTheme contrast = {
  .kit = {
    .kind = KIT_THEME_CONTRAST,
    .backdrop = RGB (a9cbe0),
    .players = {
      { KIT_CONTRAST_RED, RGB (5a0000), RGB (ff8a80) },
      { KIT_CONTRAST_YELLOW, RGB (4d3600), RGB (fff0a0) },
      { KIT_CONTRAST_BLUE, RGB (001247), RGB (8fb8ff) },
      { KIT_CONTRAST_GREEN, RGB (00332a), RGB (7fe0c4) },
    },
  },
  .shallows = RGB (dcecf5), .wave = RGB (1d4a66),
  .title = RGB (000000), .rose = RGB (1d4a66),
  .plain = RGB (ffffff), .grid = RGB (767676),
  .coast = RGB (000000), .beach = RGB (ffffff), .name = RGB (000000), .coordinate = RGB (000000),
  .free = RGBA (d6d6d6, 1),
  .hill = RGB (ffffff), .slope = RGB (ffffff), .ridge = RGB (ffffff),
  .river = RGB (ffffff), .bank = RGB (ffffff), .sand = RGB (ffffff), .grain = 0,
  .frame = RGB (000000), .key = RGB (ffffff), .cell = RGB (ffffff),
  .cell_five = RGB (ffe680), .cell_ten = RGB (7a0000),
  .frame_ink = RGB (000000), .frame_light = RGB (ffffff),
  .tints = { RGB (ffe9a8), RGB (c6efbd), RGB (ffd2bd), RGB (dadcff), RGB (dedede) },
  .inks = { RGB (4a3000), RGB (003d0c), RGB (5c1400), RGB (0f1070), RGB (000000) },
  .black_wall = RGB (000000), .black_edge = RGB (ffffff),
  .red_wall = RGB (b00000), .red_edge = RGB (ffffff), .shadow = RGBA (000000, 0.25),
  .mark = RGB (ffb000), .mark_edge = RGB (000000), .proposal = RGB (ffffff),
  .closing = RGB (fff06a), .paper = RGB (ffffff), .ink = RGB (000000),
};

static const AlxTheme dark_contrast = {
  .kit = {
    .kind = KIT_THEME_DARK_CONTRAST,
    .backdrop = RGB (000000),
    .players = {
      { KIT_NIGHT_RED, RGB (7a120b), RGB (ff8172) },
      { KIT_NIGHT_YELLOW, RGB (523a00), RGB (fff09a) },
      { KIT_NIGHT_BLUE, RGB (0d2457), RGB (a6c0f5) },
      { KIT_NIGHT_GREEN, RGB (054533), RGB (93f0cf) },
    },
  },
  .shallows = RGB (0a1a26), .wave = RGB (6fa6cc),
  .title = RGB (ffffff), .rose = RGB (9fc8e8),
  .plain = RGB (161616), .grid = RGB (8c8c8c),
  .coast = RGB (ffffff), .beach = RGB (000000), .name = RGB (ffffff), .coordinate = RGB (ffffff),
  .free = RGBA (3c3c3c, 1),
  .hill = RGB (161616), .slope = RGB (161616), .ridge = RGB (161616),
  .river = RGB (161616), .bank = RGB (161616), .sand = RGB (161616), .grain = 0,
  .frame = RGB (000000), .key = RGB (ffffff), .cell = RGB (1a1a1a),
  .cell_five = RGB (4d4000), .cell_ten = RGB (8a0000),
  .frame_ink = RGB (ffffff), .frame_light = RGB (ffffff),
  .tints = { RGB (3d2e00), RGB (0d3310), RGB (4a1a08), RGB (1f2160), RGB (333333) },
  .inks = { RGB (ffd060), RGB (90e090), RGB (ffb090), RGB (c4c8ff), RGB (ffffff) },
  .black_wall = RGB (f0f0f0), .black_edge = RGB (000000),
  .red_wall = RGB (ff6a5a), .red_edge = RGB (000000), .shadow = RGBA (000000, 0),
  .mark = RGB (8a4b00), .mark_edge = RGB (ffffff), .proposal = RGB (000000),
  .closing = RGB (5a5000), .paper = RGB (000000), .ink = RGB (ffffff),
};

/** alx_theme_get: (transfer none): the theme of a kind. */
const AlxTheme *
alx_theme_get (KitThemeKind kind)
{
  static const AlxTheme * const themes[KIT_THEMES] = { &day, &night, &contrast, &dark_contrast };

  g_return_val_if_fail (kind < KIT_THEMES, &day);

  return themes[kind];
}
