/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the board. Painting code uses no others. */

#pragma once

#include "advisers/rules/adv-types.h"
#include "kit/paint/kit-theme.h"

G_BEGIN_DECLS

/** AdvTheme: the main colour of the backdrop is that of the sea. The ground of a hexagon, and what
    grows or stands on it, are by what it produces; a desert comes last. */
typedef struct
{
  KitTheme kit;                         /* first: the kit knows no more of a theme */
  KitRgba  shallows, beach, wave;
  KitRgba  grounds[ADV_TRADED + 1];
  KitRgba  motifs[ADV_TRADED + 1];
  KitRgba  disc, disc_edge, ink, often; /* often: six and eight */
  KitRgba  way, temple, event, seven, passed, sign;
  KitRgba  pier, robber, king, edge, name;
} AdvTheme;

const AdvTheme *adv_theme_get (KitThemeKind kind);

G_END_DECLS
