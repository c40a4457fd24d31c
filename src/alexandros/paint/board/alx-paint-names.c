/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds room for the names of the regions, and writes them. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define LARGEST  0.25                   /* font size, in sides */
#define SMALLEST 0.13
#define CLEAR    0.27                   /* distance from the middle of an emblem, in sides */
#define APART    0.08                   /* distance from another name, in sides */

/* What names must not overlap. */
typedef struct
{
  const AlxLayout *layout;
  guint    n;
  KitPixel emblems[ALX_MAX_SPACES];
  guint    n_names;                     /* that have been placed or left out (size 0) */
  const AlxNamePlace *names;
} Taken;

static void
taken_init (Taken              *taken,
            const AlxLayout    *layout,
            const AlxNamePlace *names)
{
  taken->layout = layout;
  taken->n = taken->n_names = 0;
  taken->names = names;
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (layout->board->spaces[s].symbol != ALX_PLAIN)
      taken->emblems[taken->n++] = alx_layout_space (layout, s);
}

/* (out) @row: the part of @taken that a name of this height around @y could touch. */
static void
take_row (const Taken *taken,
          Taken       *row,
          double       y,
          double       height)
{
  row->layout = taken->layout;
  row->names = taken->names;
  row->n_names = taken->n_names;
  row->n = 0;
  for (guint i = 0; i < taken->n; i++)
    if (fabs (taken->emblems[i].y - y) < height / 2 + CLEAR * taken->layout->geometry.unit)
      row->emblems[row->n++] = taken->emblems[i];
}

/* Whether a name of this size would touch one that has been placed. */
static gboolean
touches_name (const Taken *taken,
              KitPixel     middle,
              double       width,
              double       height)
{
  double apart = APART * taken->layout->geometry.unit;

  for (guint i = 0; i < taken->n_names; i++)
    {
      const AlxNamePlace *name = &taken->names[i];

      if (name->size > 0 &&
          fabs (name->corner.x + name->width / 2 - middle.x) < (name->width + width) / 2 + apart &&
          fabs (name->corner.y + name->height / 2 - middle.y) < (name->height + height) / 2 + apart)
        return TRUE;
    }
  return FALSE;
}

/* The share, 0 to 1, of a name around @middle that lies in its region; -1 if it touches something
   or leaves the land. */
static double
judge_place (const Taken *taken,
             guint8       region,
             KitPixel     middle,
             double       width,
             double       height)
{
  const AlxLayout *layout = taken->layout;
  double clear = CLEAR * layout->geometry.unit;
  guint n = MAX (3, (guint) ceil (width / (layout->geometry.unit * 0.2)));
  guint own = 0;

  for (guint i = 0; i < taken->n; i++)
    {
      double dx = MAX (fabs (taken->emblems[i].x - middle.x) - width / 2, 0);
      double dy = MAX (fabs (taken->emblems[i].y - middle.y) - height / 2, 0);

      if (dx * dx + dy * dy < clear * clear)
        return -1;
    }
  if (touches_name (taken, middle, width, height))
    return -1;
  for (guint i = 0; i <= n; i++)
    for (int edge = -1; edge <= 1; edge++)
      {
        double x = middle.x + width * ((double) i / n - 0.5);
        guint8 space = alx_layout_find_space (layout, x, middle.y + edge * height / 2);

        if (space == ALX_NONE)
          return -1;
        own += layout->board->spaces[space].region == region;
      }
  return (double) own / (3 * (n + 1));
}

/* The best @place for a name of @width and @height; FALSE if no more than half of it would lie in
   its region. */
static gboolean
find_place (const Taken *taken,
            guint8       region,
            double       width,
            double       height,
            KitPixel    *place)
{
  const AlxLayout *layout = taken->layout;
  const AlxBoard *board = layout->board;
  KitPixel least = { G_MAXDOUBLE, G_MAXDOUBLE };
  KitPixel most = { 0, 0 };
  double best = 0.5;
  Taken row;

  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].region == region)
      {
        KitPixel middle = alx_layout_space (layout, s);

        least.x = MIN (least.x, middle.x);
        least.y = MIN (least.y, middle.y);
        most.x = MAX (most.x, middle.x);
        most.y = MAX (most.y, middle.y);
      }
  for (double y = least.y; y <= most.y; y += layout->geometry.unit * 0.07)
    {
      take_row (taken, &row, y, height);
      for (double x = least.x; x <= most.x; x += layout->geometry.unit * 0.1)
        {
          double worth = judge_place (&row, region, (KitPixel) { x, y }, width, height);

          if (worth > best)
            {
              best = worth;
              *place = (KitPixel) { x, y };
            }
        }
    }
  return best > 0.5;
}

/* Places a name in a font of @size pixels, if there is room for it. */
static gboolean
try_size (const Taken          *taken,
          guint8                region,
          const KitTextExtents *text,
          double                size,
          AlxNamePlace         *place)
{
  if (!find_place (taken, region, text->width * size + taken->layout->geometry.unit * 0.1,
                   size * MAX (0.8, text->ink_height), &place->middle))
    return FALSE;
  place->size = size;
  place->width = text->ink_width * size;
  place->height = text->ink_height * size;
  place->corner.x = place->middle.x + (text->ink_x - text->width / 2) * size;
  place->corner.y = place->middle.y - place->height / 2;
  return TRUE;
}

/** alx_paint_find_names: finds (out) @places for the names of the regions of @scene. Each is as
    large as fits without touching an emblem or another name; one that does not fit at a legible
    size is left out, as its region is also named elsewhere. */
void
alx_paint_find_names (const AlxTarget *target,
                      AlxNamePlace     places[ALX_MAX_REGIONS])
{
  Taken taken;

  taken_init (&taken, target->layout, places);
  for (guint region = 0; region < target->layout->board->n_regions; region++)
    {
      KitTextExtents text;

      places[region] = (AlxNamePlace) { 0 };
      kit_paint_measure_text (target->painter, target->cr, target->scene->regions[region],
                              KIT_TEXT_SPACED, &text);
      for (double size = LARGEST; size >= SMALLEST && size * target->unit >= 6;
           size -= 0.03)
        if (try_size (&taken, region, &text, size * target->unit, &places[region]))
          break;
      taken.n_names = region + 1;
    }
}

/** alx_paint_names: the names of the regions, at the places of alx_paint_find_names(). */
void
alx_paint_names (const AlxTarget *target)
{
  AlxNamePlace places[ALX_MAX_REGIONS];

  alx_paint_find_names (target, places);
  kit_theme_set (target->cr, &target->theme->name);
  for (guint region = 0; region < target->layout->board->n_regions; region++)
    if (places[region].size > 0)
      kit_paint_text (target->painter, target->cr, target->scene->regions[region],
                      KIT_TEXT_SPACED, places[region].size, places[region].middle);
}
