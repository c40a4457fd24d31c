/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#pragma once

#include "advisers/rules/adv-types.h"
#include "kit/paint/kit-theme.h"

G_BEGIN_DECLS

/**
 * AdvTheme:
 *
 * The main colour of the backdrop is that of the sea. The ground of a hexagon, its rim, and the
 * dark and light colour of what grows or stands on it are by what it produces; a desert comes last.
 * @grain is the strength of the paper, 0 for none. Cards have the inks of the goods; @card is their
 * paper.
 */
typedef struct
{
  KitTheme kit;                         /* first: the kit knows no more of a theme */
  KitRgba  shallows, coast, beach, wave;
  double   grain;
  KitRgba  grounds[ADV_TRADED + 1];
  KitRgba  rims[ADV_TRADED + 1];
  KitRgba  darks[ADV_TRADED + 1];
  KitRgba  lights[ADV_TRADED + 1];
  KitRgba  snow, trunk, water, bank, coin;
  KitRgba  disc, ink, often;            /* often: six and eight */
  KitRgba  way, way_edge, worn;         /* worn: behind Alexander */
  KitRgba  temple, event, seven, passed, sign;
  KitRgba  pier, robber, king, king_dark, plume, edge, name, sea_name, shadow;
  KitRgba  mark, mark_edge, proposal, cursor;
  KitRgba  card, card_ink, back;
} AdvTheme;

const AdvTheme *adv_theme_get (KitThemeKind kind);

G_END_DECLS
