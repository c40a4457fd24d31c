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

/** KitPlayerColours: of one player's pieces; @wash is laid over what they own. */
typedef struct
{
  KitRgba body, shade, light, wash;
} KitPlayerColours;

#define KIT_PLAYER_COLOURS 4

/** KitThemeKind: light or dark surroundings, or high contrast. */
typedef enum
{
  KIT_THEME_DAY,
  KIT_THEME_NIGHT,
  KIT_THEME_CONTRAST,
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
