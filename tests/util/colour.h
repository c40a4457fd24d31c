/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours as eyes see them: contrast, and distance for several kinds of colour blindness. */

#pragma once

#include "kit/paint/kit-theme.h"

G_BEGIN_DECLS

/** ColourEyes: normal ones, those that lack one kind of cones, and those without colours. */
typedef enum
{
  COLOUR_ALL,
  COLOUR_PROTANOPIA,
  COLOUR_DEUTERANOPIA,
  COLOUR_TRITANOPIA,
  COLOUR_NONE,
  COLOUR_EYES
} ColourEyes;

double  colour_contrast (const KitRgba *a,
                         const KitRgba *b);
KitRgba colour_confuse  (const KitRgba *colour,
                         ColourEyes     eyes,
                         double         distance);
double  colour_distance (guint32        a,
                         guint32        b,
                         ColourEyes     eyes);
double  colour_difference (const KitRgba *a,
                           const KitRgba *b,
                           ColourEyes     eyes);

G_END_DECLS
