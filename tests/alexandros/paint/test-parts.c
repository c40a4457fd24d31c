/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Layers painted by tiles: the tiles join, and a tile changes only if its keys do. */

#include "picture.h"

#include <string.h>

#define WIDTH  700
#define HEIGHT 448

static cairo_rectangle_int_t part;      /* of the picture, for paint_part() */
static PictureLayer          part_layer;

static void
paint_part (const KitTarget *target)
{
  cairo_rectangle (target->cr, part.x, part.y, part.width, part.height);
  cairo_clip (target->cr);
  part_layer (target);
}

/* Painting by tiles gives the same picture as at once: no tile omits what reaches into it. */
static void
check_parts (gconstpointer data)
{
  Picture picture;
  g_autofree guint32 *whole = NULL;
  const int size = 97;

  picture_init (&picture, "figure-12", WIDTH, HEIGHT, KIT_THEME_DAY);
  picture_add_marks (&picture);
  part_layer = g_str_equal (data, "ground") ? alx_paint_ground : picture_paint_marks;
  whole = picture_take (&picture, part_layer);
  for (part.y = 0; part.y < HEIGHT; part.y += size)
    for (part.x = 0; part.x < WIDTH; part.x += size)
      {
        g_autofree guint32 *painted = NULL;

        part.width = part.height = size;
        painted = picture_take (&picture, paint_part);
        for (int y = part.y; y < MIN (part.y + size, HEIGHT); y++)
          for (int x = part.x; x < MIN (part.x + size, WIDTH); x++)
            if (picture_is_different (painted[y * WIDTH + x], whole[y * WIDTH + x], 16))
              g_error ("%d, %d: %08x, not %08x", x, y, painted[y * WIDTH + x],
                       whole[y * WIDTH + x]);
      }
  picture_clear (&picture);
}

/* --- tile keys --- */

/* Whether this pixel is near a space whose key has changed. */
static gboolean
is_near_change (const AlxLayout *layout,
                const guint64   *before,
                const guint64   *after,
                double           x,
                double           y)
{
  for (guint s = 0; s < layout->board->n_spaces; s++)
    {
      KitPixel middle = alx_layout_space (layout, s);

      if (before[s] != after[s] && ABS (x - middle.x) <= 0.62 * layout->geometry.unit + 1 &&
          ABS (y - middle.y) <= 0.75 * layout->geometry.unit + 1)
        return TRUE;
    }
  return FALSE;
}

#define ROUNDING 12                     /* levels; what another path may change invisibly */

/* The number of pixels that differ, each of them near a space with another key. */
static guint
check_looks (Picture       *picture,
             const guint32 *before,
             const guint32 *after,
             const guint64 *looks_before,
             const guint64 *looks_after)
{
  guint n = 0;

  for (int i = 0; i < WIDTH * HEIGHT; i++)
    if (picture_is_different (before[i], after[i], ROUNDING))
      {
        n++;
        if (!is_near_change (&picture->layout, looks_before, looks_after, i % WIDTH + 0.5,
                             i / WIDTH + 0.5))
          g_error ("%d, %d has changed", i % WIDTH, i / WIDTH);
      }
  return n;
}

static void
check_games (gconstpointer data)
{
  BaseRandom random = { GPOINTER_TO_UINT (data) };
  guint n_players = 2 + GPOINTER_TO_UINT (data) % 3;
  g_autoptr (KitRecord) record = test_random_game (&random, n_players, 0);
  Picture picture;
  g_autofree guint32 *before = NULL;
  guint64 looks_before[ALX_MAX_SPACES] = { 0 };
  guint n = 0;

  picture_init (&picture, "Phase=card", WIDTH, HEIGHT, GPOINTER_TO_UINT (data) % KIT_THEMES);
  before = picture_take (&picture, alx_paint_ground);
  alx_paint_tile_keys (&picture.layout, &picture.scene, looks_before);
  for (guint i = 0; i < 150 && test_random_step (&random, record->history); i++)
    {
      guint64 looks[ALX_MAX_SPACES] = { 0 };
      guint32 *after;

      picture.scene.state = *alx_history_get_state (record->history);
      alx_paint_tile_keys (&picture.layout, &picture.scene, looks);
      after = picture_take (&picture, alx_paint_ground);
      n += check_looks (&picture, before, after, looks_before, looks);
      g_free (before);
      before = after;
      memcpy (looks_before, looks, sizeof looks);
    }
  g_assert_cmpuint (n, >, 10000);
  picture_clear (&picture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/parts/ground", "ground", check_parts);
  g_test_add_data_func ("/parts/marks", "marks", check_parts);
  g_test_add_data_func ("/parts/looks/2", GUINT_TO_POINTER (6), check_games);
  g_test_add_data_func ("/parts/looks/3", GUINT_TO_POINTER (7), check_games);
  g_test_add_data_func ("/parts/looks/4", GUINT_TO_POINTER (8), check_games);
  return g_test_run ();
}
