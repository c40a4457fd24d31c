/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours as eyes see them: contrast, and distance for several kinds of colour blindness. */

#include "colour.h"

#include <math.h>

typedef struct
{
  double parts[3];
} Light;

/*
 * From linear RGB to what such eyes see: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at full severity;
 * and grey of the same luminance.
 */
static const double sights[COLOUR_EYES][3][3] = {
  [COLOUR_ALL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [COLOUR_PROTANOPIA] = { { 0.152286, 1.052583, -0.204868 },
                          { 0.114503, 0.786281, 0.099216 },
                          { -0.003882, -0.048116, 1.051998 } },
  [COLOUR_DEUTERANOPIA] = { { 0.367322, 0.860646, -0.227968 },
                            { 0.280085, 0.672501, 0.047413 },
                            { -0.011820, 0.042940, 0.968881 } },
  [COLOUR_TRITANOPIA] = { { 1.255528, -0.076749, -0.178779 },
                          { -0.078411, 0.930809, 0.147602 },
                          { 0.004733, 0.691367, 0.303900 } },
  [COLOUR_NONE] = { { 0.2126, 0.7152, 0.0722 },
                    { 0.2126, 0.7152, 0.0722 },
                    { 0.2126, 0.7152, 0.0722 } },
};

static double
make_linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
make_coded (double part)
{
  part = CLAMP (part, 0, 1);
  return part <= 0.0031308 ? part * 12.92 : 1.055 * pow (part, 1 / 2.4) - 0.055;
}

static Light
get_light (const KitRgba *colour)
{
  return (Light) { { make_linear (colour->red), make_linear (colour->green),
                    make_linear (colour->blue) } };
}

static double
get_luminance (const KitRgba *colour)
{
  Light light = get_light (colour);

  return 0.2126 * light.parts[0] + 0.7152 * light.parts[1] + 0.0722 * light.parts[2];
}

/** colour_contrast: by the Web Content Accessibility Guidelines, from 1 to 21. */
double
colour_contrast (const KitRgba *a,
                 const KitRgba *b)
{
  double lighter = MAX (get_luminance (a), get_luminance (b));
  double darker = MIN (get_luminance (a), get_luminance (b));

  return (lighter + 0.05) / (darker + 0.05);
}

/** colour_confuse: another colour at a distance that @eyes hardly see. */
KitRgba
colour_confuse (const KitRgba *colour,
                ColourEyes     eyes,
                double         distance)
{
  /* The direction that the matrices above shrink most. */
  static const double directions[COLOUR_EYES][3] = {
    [COLOUR_PROTANOPIA] = { 0.9896, -0.1437, -0.0029 },
    [COLOUR_DEUTERANOPIA] = { 0.9221, -0.3860, 0.0284 },
    [COLOUR_TRITANOPIA] = { 0.1245, -0.2586, 0.9579 },
  };
  Light light = get_light (colour);

  for (guint i = 0; i < 3; i++)
    light.parts[i] += distance * directions[eyes][i];
  return (KitRgba) { make_coded (light.parts[0]), make_coded (light.parts[1]),
                    make_coded (light.parts[2]), 1 };
}

static double
bend (double part)
{
  return part > 216.0 / 24389 ? cbrt (part) : (24389.0 / 27 * part + 16) / 116;
}

/* L*, a* and b* of light seen by eyes of that kind, for the white of daylight. */
static Light
see (const KitRgba *colour,
     ColourEyes     eyes)
{
  static const double xyz[3][3] = { { 0.4124564, 0.3575761, 0.1804375 },
                                    { 0.2126729, 0.7151522, 0.0721750 },
                                    { 0.0193339, 0.1191920, 0.9503041 } };
  static const double white[3] = { 0.95047, 1, 1.08883 };
  Light light = get_light (colour);
  Light seen = { { 0 } };
  double bent[3] = { 0 };

  for (guint i = 0; i < 3; i++)
    {
      for (guint k = 0; k < 3; k++)
        seen.parts[i] += sights[eyes][i][k] * light.parts[k];
      seen.parts[i] = CLAMP (seen.parts[i], 0, 1);
    }
  for (guint i = 0; i < 3; i++)
    {
      for (guint k = 0; k < 3; k++)
        bent[i] += xyz[i][k] * seen.parts[k] / white[i];
      bent[i] = bend (bent[i]);
    }
  return (Light) { { 116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2]) } };
}

static KitRgba
get_colour (guint32 pixel)
{
  return (KitRgba) { (pixel >> 16 & 255) / 255.0, (pixel >> 8 & 255) / 255.0, (pixel & 255) / 255.0,
                     1 };
}

/** colour_distance: of two opaque pixels, where 2 is just noticeable side by side and 100 is black
    from white. */
double
colour_distance (guint32    a,
                 guint32    b,
                 ColourEyes eyes)
{
  KitRgba colours[2] = { get_colour (a), get_colour (b) };
  Light one = see (&colours[0], eyes);
  Light other = see (&colours[1], eyes);
  double sum = 0;

  if (a == b)
    return 0;
  for (guint i = 0; i < 3; i++)
    sum += (one.parts[i] - other.parts[i]) * (one.parts[i] - other.parts[i]);
  return sqrt (sum);
}

#define DEGREE (G_PI / 180)
#define POW7(x) pow ((x), 7)

/* The hue of a and b in degrees, from 0 to 360. */
static double
get_hue (double a,
         double b)
{
  double hue = atan2 (b, a) / DEGREE;

  return hue < 0 ? hue + 360 : hue;
}

/** colour_difference: by CIEDE2000 (Sharma, Wu and Dalal, 2005), where 1 is just noticeable. */
double
colour_difference (const KitRgba *a,
                   const KitRgba *b,
                   ColourEyes     eyes)
{
  Light one = see (a, eyes);
  Light other = see (b, eyes);
  double c = (hypot (one.parts[1], one.parts[2]) + hypot (other.parts[1], other.parts[2])) / 2;
  double g = (1 - sqrt (POW7 (c) / (POW7 (c) + POW7 (25.0)))) / 2;
  double a1 = one.parts[1] * (1 + g), a2 = other.parts[1] * (1 + g);
  double c1 = hypot (a1, one.parts[2]), c2 = hypot (a2, other.parts[2]);
  double h1 = get_hue (a1, one.parts[2]), h2 = get_hue (a2, other.parts[2]);
  double far = fabs (h1 - h2) > 180 ? 360 : 0;
  double dh = h2 - h1 + (h2 > h1 ? -far : far);
  double h = (h1 + h2 + (h1 + h2 < 360 ? far : -far)) / 2;
  double l = (one.parts[0] + other.parts[0]) / 2 - 50;
  double t = 1 - 0.17 * cos ((h - 30) * DEGREE) + 0.24 * cos (2 * h * DEGREE) +
             0.32 * cos ((3 * h + 6) * DEGREE) - 0.2 * cos ((4 * h - 63) * DEGREE);
  double mean = (c1 + c2) / 2;
  double dl = (other.parts[0] - one.parts[0]) / (1 + 0.015 * l * l / sqrt (20 + l * l));
  double dc = (c2 - c1) / (1 + 0.045 * mean);
  double dhue = 2 * sqrt (c1 * c2) * sin (dh / 2 * DEGREE) / (1 + 0.015 * mean * t);
  double turn = -sin (60 * DEGREE * exp (-pow ((h - 275) / 25, 2))) * 2 *
                sqrt (POW7 (mean) / (POW7 (mean) + POW7 (25.0)));

  return sqrt (dl * dl + dc * dc + dhue * dhue + turn * dc * dhue);
}
