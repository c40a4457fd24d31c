/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#include "adv-theme.h"

#define RGB(hex)     KIT_RGB (hex)
#define RGBA(hex, a) KIT_RGBA (hex, a)

static const AdvTheme day = {
  .kit = {
    .kind = KIT_THEME_DAY,
    .backdrop = RGB (4f909a),
    .players = {
      { KIT_DAY_RED, RGB (6d120b), RGB (ffb9ad) },
      { KIT_DAY_YELLOW, RGB (5c4000), RGB (fff3c0) },
      { KIT_DAY_BLUE, RGB (072650), RGB (b4d2ff) },
      { KIT_DAY_GREEN, RGB (0a4434), RGB (b8f2e0) },
    },
  },
  .shallows = RGB (b5dcd3), .coast = RGB (5d4426), .beach = RGB (e6cf9a), .wave = RGB (2f6f7d),
  .grain = 1,
  .grounds = { RGB (d18a5c), RGB (7fa865), RGB (ecd583), RGB (b7d08a), RGB (bcb1a3), RGB (e3c98d),
               RGB (f0e0b4) },
  .rims = { RGB (b06a3f), RGB (5d8549), RGB (cfae4e), RGB (8fb062), RGB (94887b), RGB (bd9c58),
            RGB (d5bd86) },
  .darks = { RGB (8e4423), RGB (2c5230), RGB (a5761a), RGB (6f9448), RGB (62584f), RGB (9a7430),
             RGB (bd9852) },
  .lights = { RGB (e5ab80), RGB (5c8a4b), RGB (f7e9ae), RGB (fffdf4), RGB (8d8177), RGB (f4e2b2),
              RGB (fff6dc) },
  .snow = RGB (ffffff), .trunk = RGB (5e4125), .water = RGB (6fb3c4), .bank = RGB (3b7d90),
  .coin = RGB (ffc926),
  .disc = RGB (fffaf0), .ink = RGB (2e2013), .often = RGB (b3201a),
  .way = RGB (fff3d6), .way_edge = RGB (7a5a30), .worn = RGB (a78f66),
  .temple = RGB (7d2f8a), .event = RGB (1c5b66), .seven = RGB (43308f), .passed = RGB (8a7f6d),
  .sign = RGB (fffaf0),
  .pier = RGB (6d5334), .robber = RGB (2a211c), .king = RGB (f2c23c), .king_dark = RGB (8a5a0c),
  .plume = RGB (9e1f2f), .edge = RGB (2e2013), .name = RGB (f6ecd0), .sea_name = RGB (10393f),
  .shadow = RGBA (1c1208, 0.35),
  .mark = RGB (f7b500), .mark_edge = RGB (5c3b00), .proposal = RGB (fff7d0), .cursor = RGB (2e2013),
  .card = RGB (fffaf0), .card_ink = RGB (2e2013), .back = RGB (8f3520),
};

static const AdvTheme night = {
  .kit = {
    .kind = KIT_THEME_NIGHT,
    .backdrop = RGB (101f3a),
    .players = {
      { KIT_NIGHT_RED, RGB (4c0d08), RGB (ffc2b8) },
      { KIT_NIGHT_YELLOW, RGB (3a2d00), RGB (fff6c8) },
      { KIT_NIGHT_BLUE, RGB (0a1d4a), RGB (c9deff) },
      { KIT_NIGHT_GREEN, RGB (053f2c), RGB (c4f7e4) },
    },
  },
  .shallows = RGB (2c5c8e), .coast = RGB (1a120a), .beach = RGB (a8895a), .wave = RGB (5c8fc4),
  .grain = 0.8,
  .grounds = { RGB (8a5236), RGB (4b6a41), RGB (9c8a4c), RGB (72884f), RGB (777069), RGB (927c50),
               RGB (9c8e6b) },
  .rims = { RGB (6c3c24), RGB (354f2e), RGB (7f6c30), RGB (566b38), RGB (57514b), RGB (745e35),
            RGB (7f7150) },
  .darks = { RGB (55270f), RGB (1b3320), RGB (5c410a), RGB (42592a), RGB (38322d), RGB (5b431a),
             RGB (685431) },
  .lights = { RGB (a86f4c), RGB (35572f), RGB (c2b06b), RGB (e2dfcf), RGB (5a534d), RGB (b19c68),
              RGB (b8a97f) },
  .snow = RGB (dfe3ea), .trunk = RGB (33230f), .water = RGB (4b7fa8), .bank = RGB (23486a),
  .coin = RGB (f0c040),
  .disc = RGB (efe3c4), .ink = RGB (20160b), .often = RGB (a01812),
  .way = RGB (e3d3a6), .way_edge = RGB (3a2b15), .worn = RGB (6f6043),
  .temple = RGB (6b2a78), .event = RGB (174a55), .seven = RGB (3a2b80), .passed = RGB (5c5348),
  .sign = RGB (f4ead0),
  .pier = RGB (b08d5c), .robber = RGB (0d0b09), .king = RGB (f0c850), .king_dark = RGB (6a4408),
  .plume = RGB (b02a3a), .edge = RGB (0d0b09), .name = RGB (d9bd7c), .sea_name = RGB (8fb4dc),
  .shadow = RGBA (000000, 0.5),
  .mark = RGB (ffc21a), .mark_edge = RGB (201400), .proposal = RGB (fff7d0), .cursor = RGB (fff7d0),
  .card = RGB (efe3c4), .card_ink = RGB (20160b), .back = RGB (6e2614),
};

static const AdvTheme contrast = {
  .kit = {
    .kind = KIT_THEME_CONTRAST,
    .backdrop = RGB (dbe9f1),
    .players = {
      { KIT_CONTRAST_RED, RGB (3a0000), RGB (ffffff) },
      { KIT_CONTRAST_YELLOW, RGB (2e2000), RGB (ffffff) },
      { KIT_CONTRAST_BLUE, RGB (00103a), RGB (ffffff) },
      { KIT_CONTRAST_GREEN, RGB (00281e), RGB (ffffff) },
    },
  },
  .shallows = RGB (dbe9f1), .coast = RGB (000000), .beach = RGB (ffffff), .wave = RGB (dbe9f1),
  .grain = 0,
  .grounds = { RGB (f0b090), RGB (9fd09a), RGB (fff0a0), RGB (d5f0b0), RGB (cccccc), RGB (ffcf60),
               RGB (ffffff) },
  .rims = { RGB (000000), RGB (000000), RGB (000000), RGB (000000), RGB (000000), RGB (000000),
            RGB (000000) },
  .darks = { RGB (6b2500), RGB (0d4a10), RGB (6b4a00), RGB (3f6b10), RGB (333333), RGB (6b4a00),
             RGB (767676) },
  .lights = { RGB (f8d0b8), RGB (3f8a42), RGB (fff7d0), RGB (ffffff), RGB (777777), RGB (ffe7b0),
              RGB (ffffff) },
  .snow = RGB (ffffff), .trunk = RGB (000000), .water = RGB (0060a0), .bank = RGB (000000),
  .coin = RGB (ffb000),
  .disc = RGB (ffffff), .ink = RGB (000000), .often = RGB (a00000),
  .way = RGB (ffffff), .way_edge = RGB (000000), .worn = RGB (767676),
  .temple = RGB (5a0f68), .event = RGB (003d48), .seven = RGB (241480), .passed = RGB (767676),
  .sign = RGB (ffffff),
  .pier = RGB (000000), .robber = RGB (000000), .king = RGB (ffc000), .king_dark = RGB (000000),
  .plume = RGB (a00000), .edge = RGB (000000), .name = RGB (000000), .sea_name = RGB (003a70),
  .shadow = RGBA (000000, 0),
  .mark = RGB (ffb000), .mark_edge = RGB (000000), .proposal = RGB (ffffff), .cursor = RGB (000000),
  .card = RGB (ffffff), .card_ink = RGB (000000), .back = RGB (5a0f08),
};

static const AdvTheme dark_contrast = {
  .kit = {
    .kind = KIT_THEME_DARK_CONTRAST,
    .backdrop = RGB (000000),
    .players = {
      { KIT_NIGHT_RED, RGB (3a0000), RGB (ffffff) },
      { KIT_NIGHT_YELLOW, RGB (2e2000), RGB (ffffff) },
      { KIT_NIGHT_BLUE, RGB (00103a), RGB (ffffff) },
      { KIT_NIGHT_GREEN, RGB (00281e), RGB (ffffff) },
    },
  },
  .shallows = RGB (000000), .coast = RGB (ffffff), .beach = RGB (000000), .wave = RGB (000000),
  .grain = 0,
  .grounds = { RGB (5a2a10), RGB (0f3d14), RGB (5a4a00), RGB (2f4a10), RGB (3a3a3a), RGB (5a4210),
               RGB (1a1a1a) },
  .rims = { RGB (ffffff), RGB (ffffff), RGB (ffffff), RGB (ffffff), RGB (ffffff), RGB (ffffff),
            RGB (ffffff) },
  .darks = { RGB (2a1000), RGB (001a00), RGB (2a2000), RGB (142400), RGB (000000), RGB (2a1c00),
             RGB (8c8c8c) },
  .lights = { RGB (f0a078), RGB (6cc070), RGB (fff0a0), RGB (ffffff), RGB (b0b0b0), RGB (ffe7b0),
              RGB (8c8c8c) },
  .snow = RGB (ffffff), .trunk = RGB (d0a878), .water = RGB (80c8ff), .bank = RGB (000000),
  .coin = RGB (ffb000),
  .disc = RGB (000000), .ink = RGB (ffffff), .often = RGB (ff8a80),
  .way = RGB (ffffff), .way_edge = RGB (000000), .worn = RGB (9a9a9a),
  .temple = RGB (a855bb), .event = RGB (1f8aa0), .seven = RGB (6a5cf0), .passed = RGB (707070),
  .sign = RGB (ffffff),
  .pier = RGB (ffffff), .robber = RGB (000000), .king = RGB (ffc000), .king_dark = RGB (000000),
  .plume = RGB (ff6a5a), .edge = RGB (ffffff), .name = RGB (ffffff), .sea_name = RGB (9fd0ff),
  .shadow = RGBA (000000, 0),
  .mark = RGB (ffb000), .mark_edge = RGB (000000), .proposal = RGB (ffffff), .cursor = RGB (ffffff),
  .card = RGB (1a1a1a), .card_ink = RGB (ffffff), .back = RGB (5a0f08),
};

/** adv_theme_get: (transfer none): the theme of a kind. */
const AdvTheme *
adv_theme_get (KitThemeKind kind)
{
  static const AdvTheme * const themes[KIT_THEMES] = { &day, &night, &contrast, &dark_contrast };

  g_return_val_if_fail (kind < KIT_THEMES, &day);

  return themes[kind];
}
