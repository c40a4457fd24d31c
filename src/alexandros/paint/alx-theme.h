/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#pragma once

#include "alexandros/rules/alx-types.h"
#include "kit/paint/kit-theme.h"

G_BEGIN_DECLS

/**
 * AlxTheme:
 *
 * The main colour of the backdrop is that of the sea, on which @title and @rose are painted;
 * @grain is the strength of paper and relief, 0 for none, to 1; @free is laid over provinces
 * without an owner.
 */
typedef struct
{
  KitTheme kit;                         /* first: the kit knows no more of a theme */
  KitRgba shallows, wave, title, rose;
  KitRgba plain, grid, coast, beach, name, coordinate, free;
  KitRgba hill, slope, ridge, river, bank, sand;
  double  grain;
  KitRgba frame, key, cell, cell_five, cell_ten, frame_ink, frame_light;
  KitRgba tints[ALX_SYMBOLS];           /* of symbol spaces */
  KitRgba inks[ALX_SYMBOLS];            /* of emblems */
  KitRgba black_wall, black_edge, red_wall, red_edge, shadow;
  KitRgba mark, mark_edge, proposal, closing, paper, ink;
} AlxTheme;

G_STATIC_ASSERT (KIT_COLOURS == KIT_PLAYER_COLOURS);

const AlxTheme *alx_theme_get (KitThemeKind kind);

G_END_DECLS
