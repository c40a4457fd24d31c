/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#include "adv-theme.h"

#define RGB(hex)                                \
  { ((0x##hex >> 16) & 255) / 255.0,            \
    ((0x##hex >> 8) & 255) / 255.0,             \
    (0x##hex & 255) / 255.0, 1 }

static const AdvTheme day = {
  .kit = {
    .kind = KIT_THEME_DAY,
    .backdrop = RGB (6fa3b8),
    .players = {
      { RGB (c4271d), RGB (74140d), RGB (ffb3a6), RGB (d3402f) },
      { RGB (eab308), RGB (6b4c00), RGB (fff3c0), RGB (f0c020) },
      { RGB (2461b8), RGB (0f3166), RGB (b9d4ff), RGB (3a78d0) },
      { RGB (2a8a3e), RGB (0f421b), RGB (b5f0c2), RGB (3aa04f) },
    },
  },
  .shallows = RGB (a9cfd8), .beach = RGB (f3e6c4), .wave = RGB (bfdde3),
  .grounds = { RGB (c87448), RGB (5f8f58), RGB (ead679), RGB (a9c77c), RGB (a79b90), RGB (dda53c),
               RGB (efe0b6) },
  .motifs = { RGB (a9532c), RGB (3f6b3c), RGB (b3861f), RGB (fffdf4), RGB (6f655d), RGB (8fbccb),
              RGB (c39a54) },
  .disc = RGB (fffaf0), .disc_edge = RGB (2e2013), .ink = RGB (2e2013), .often = RGB (b3201a),
  .way = RGB (8a1f1f), .temple = RGB (2b6b47), .event = RGB (2b6b47), .seven = RGB (63489c),
  .passed = RGB (8b8072), .sign = RGB (fffaf0),
  .pier = RGB (6d5334), .robber = RGB (26201c), .king = RGB (ffd54a), .edge = RGB (2e2013),
  .name = RGB (5a4930),
};

static const AdvTheme night = {
  .kit = {
    .kind = KIT_THEME_NIGHT,
    .backdrop = RGB (15294a),
    .players = {
      { RGB (d2352e), RGB (52100a), RGB (ffc2b8), RGB (d23a28) },
      { RGB (f0bf1a), RGB (543d00), RGB (fff3c0), RGB (efbe1a) },
      { RGB (4a8cee), RGB (0a2350), RGB (c9deff), RGB (3f83e6) },
      { RGB (37aa50), RGB (0a3013), RGB (bdf3c9), RGB (33a852) },
    },
  },
  .shallows = RGB (28507c), .beach = RGB (b8985f), .wave = RGB (335f90),
  .grounds = { RGB (8e4f30), RGB (3c6239), RGB (a39248), RGB (6f8a50), RGB (6e665f), RGB (97702a),
               RGB (a3956f) },
  .motifs = { RGB (6d3318), RGB (24431f), RGB (6b4f0e), RGB (d9d6c6), RGB (443d38), RGB (4b6f8f),
              RGB (75602f) },
  .disc = RGB (efe3c4), .disc_edge = RGB (17110c), .ink = RGB (20160b), .often = RGB (a01812),
  .way = RGB (e08a78), .temple = RGB (1e5236), .event = RGB (1e5236), .seven = RGB (4d3782),
  .passed = RGB (5c5348), .sign = RGB (f4ead0),
  .pier = RGB (b08d5c), .robber = RGB (0d0b09), .king = RGB (f0c850), .edge = RGB (0d0b09),
  .name = RGB (1c140a),
};

static const AdvTheme contrast = {
  .kit = {
    .kind = KIT_THEME_CONTRAST,
    .backdrop = RGB (cfe3ee),
    .players = {
      { RGB (b80000), RGB (3a0000), RGB (ffffff), RGB (ff5040) },
      { RGB (e0aa00), RGB (2e2000), RGB (ffffff), RGB (ffd000) },
      { RGB (0042b8), RGB (00123a), RGB (ffffff), RGB (4a8cff) },
      { RGB (007326), RGB (00240b), RGB (ffffff), RGB (2fc060) },
    },
  },
  .shallows = RGB (ffffff), .beach = RGB (000000), .wave = RGB (cfe3ee),
  .grounds = { RGB (f0b090), RGB (9fd09a), RGB (fff0a0), RGB (d5f0b0), RGB (cccccc), RGB (ffcf60),
               RGB (ffffff) },
  .motifs = { RGB (6b2500), RGB (0d4a10), RGB (6b4a00), RGB (ffffff), RGB (333333), RGB (003a70),
              RGB (767676) },
  .disc = RGB (ffffff), .disc_edge = RGB (000000), .ink = RGB (000000), .often = RGB (a00000),
  .way = RGB (000000), .temple = RGB (003d1c), .event = RGB (003d1c), .seven = RGB (3b1480),
  .passed = RGB (767676), .sign = RGB (ffffff),
  .pier = RGB (000000), .robber = RGB (000000), .king = RGB (ffb000), .edge = RGB (000000),
  .name = RGB (000000),
};

/** adv_theme_get: (transfer none): the theme of a kind. */
const AdvTheme *
adv_theme_get (KitThemeKind kind)
{
  static const AdvTheme * const themes[KIT_THEMES] = { &day, &night, &contrast };

  g_return_val_if_fail (kind < KIT_THEMES, &day);

  return themes[kind];
}
