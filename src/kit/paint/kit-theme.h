/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours, and what every theme of a game has. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** KitRgba: a colour, each component from 0 to 1, not premultiplied. */
typedef struct
{
  double red, green, blue, alpha;
} KitRgba;

/** KIT_RGB: an opaque #KitRgba from six hexadecimal digits, and KIT_RGBA(), for initializers. */
#define KIT_RGBA(hex, a)                        \
  { ((0x##hex >> 16) & 255) / 255.0,            \
    ((0x##hex >> 8) & 255) / 255.0,             \
    (0x##hex & 255) / 255.0, a }
#define KIT_RGB(hex) KIT_RGBA (hex, 1)

/* The colours of players, the same in all games. Between any two of a theme lies a CIEDE2000 of at
   least 20 for normal eyes and for those that lack one kind of cones; a test computes it. */
#define KIT_DAY_RED         KIT_RGB (c52318)
#define KIT_DAY_YELLOW      KIT_RGB (eab314)
#define KIT_DAY_BLUE        KIT_RGB (0f50a4)
#define KIT_DAY_GREEN       KIT_RGB (1e9775)
#define KIT_NIGHT_RED       KIT_RGB (d02c25)
#define KIT_NIGHT_YELLOW    KIT_RGB (ffe136)
#define KIT_NIGHT_BLUE      KIT_RGB (4470cd)
#define KIT_NIGHT_GREEN     KIT_RGB (19c089)
#define KIT_CONTRAST_RED    KIT_RGB (b80000)
#define KIT_CONTRAST_YELLOW KIT_RGB (e0aa0d)
#define KIT_CONTRAST_BLUE   KIT_RGB (1433aa)
#define KIT_CONTRAST_GREEN  KIT_RGB (0c8165)

/** KitPlayerColours: of one player's pieces, and of what they own: its @body, and the darker and
    the lighter colour of a piece. */
typedef struct
{
  KitRgba body, shade, light;
} KitPlayerColours;

#define KIT_PLAYER_COLOURS 4

/** KitThemeKind: light or dark surroundings, and both in high contrast. */
typedef enum
{
  KIT_THEME_DAY,
  KIT_THEME_NIGHT,
  KIT_THEME_CONTRAST,
  KIT_THEME_DARK_CONTRAST,
  KIT_THEMES
} KitThemeKind;

/**
 * KitTheme:
 * @kind: which theme of the game it is
 * @backdrop: the main colour of the backdrop, shown where it is not painted yet
 * @players: by colour
 *
 * The theme of a game begins with this and adds the colours of its own painting code.
 */
typedef struct
{
  KitThemeKind     kind;
  KitRgba          backdrop;
  KitPlayerColours players[KIT_PLAYER_COLOURS];
} KitTheme;

void  kit_theme_set       (cairo_t       *cr,
                           const KitRgba *colour);
void  kit_theme_set_alpha (cairo_t       *cr,
                           const KitRgba *colour,
                           double         alpha);
char *kit_theme_css       (const KitRgba *colour);

G_END_DECLS
