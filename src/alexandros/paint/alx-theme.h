/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#pragma once

#include "alexandros/rules/alx-types.h"

#include <cairo.h>

G_BEGIN_DECLS

/** AlxRgba: a colour, each component from 0 to 1, not premultiplied. */
typedef struct
{
  double red, green, blue, alpha;
} AlxRgba;

/** AlxPlayerColours: of one player's pieces; @wash is laid over their provinces. */
typedef struct
{
  AlxRgba body, shade, light, wash;
} AlxPlayerColours;

/** AlxThemeKind: light or dark surroundings, or high contrast. */
typedef enum
{
  ALX_THEME_DAY,
  ALX_THEME_NIGHT,
  ALX_THEME_CONTRAST,
  ALX_THEMES
} AlxThemeKind;

/**
 * AlxTheme:
 *
 * @grain is the strength of paper and relief, 0 for none, to 1; @free is laid over provinces
 * without an owner; @title and @rose are painted on the sea.
 */
typedef struct
{
  AlxRgba sea, shallows, wave, title, rose;
  AlxRgba plain, grid, coast, beach, name, coordinate, free;
  AlxRgba hill, slope, ridge, river, bank, sand;
  double  grain;
  AlxRgba frame, key, cell, cell_five, cell_ten, frame_ink, frame_light;
  AlxRgba tints[ALX_SYMBOLS];           /* of symbol spaces */
  AlxRgba inks[ALX_SYMBOLS];            /* of emblems */
  AlxRgba black_wall, black_edge, red_wall, red_edge, shadow;
  AlxRgba mark, mark_edge, proposal, closing, paper, ink;
  AlxPlayerColours players[ALX_COLOURS];
} AlxTheme;

const AlxTheme *alx_theme_get      (AlxThemeKind   kind);
AlxThemeKind    alx_theme_get_kind (const AlxTheme *theme);
void            alx_theme_set      (cairo_t       *cr,
                                    const AlxRgba *colour);
void            alx_theme_set_alpha (cairo_t       *cr,
                                     const AlxRgba *colour,
                                     double         alpha);
char           *alx_theme_css      (const AlxRgba *colour);

G_END_DECLS
