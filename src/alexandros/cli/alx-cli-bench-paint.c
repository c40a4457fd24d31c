/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli bench paint: measures the painting of each layer of the board at three sizes. */

#include "config.h"

#include "alx-cli-game.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/words/alx-words.h"
#include "base/base-random.h"

#include <stdio.h>

#define ROUNDS 5                        /* the fastest counts */
#define MOMENT 60                       /* decisions of a random game, before it is painted */

typedef void (*PaintFunc) (const KitTarget *target);

static void
paint_alexander (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);

  alx_paint_alexander (&target,
                       alx_layout_point (target.layout, target.scene->state.alexander));
}

static const struct
{
  const char *name;
  PaintFunc   paint;
} layers[] = {
  { "land", alx_paint_land },
  { "frame", alx_paint_frame },
  { "ground", alx_paint_ground },
  { "choices", alx_paint_choices },
  { "alexander", paint_alexander },
};

static void
play_on (AlxState       *state,
         const AlxBoard *board)
{
  BaseRandom random = { 1 };

  for (guint i = 0; i < MOMENT && state->phase != ALX_PHASE_OVER; i++)
    {
      AlxDecision decision;

      alx_legal_pick (state, board, base_random_below (&random, alx_legal_count (state, board)),
                      &decision);
      alx_apply (state, board, &decision, NULL);
    }
}

/* The time of the fastest round, and of the first, in which pictures are loaded and rendered; both
   in milliseconds. */
static double
measure (KitTarget  target,
         PaintFunc  paint,
         double    *first_ms)
{
  double best_ms = G_MAXDOUBLE;

  for (guint i = 0; i <= ROUNDS; i++)
    {
      cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_ARGB32, target.geometry->width,
                                    target.geometry->height);
      gint64 start = g_get_monotonic_time ();
      double spent_ms;

      target.cr = cairo_create (surface);
      paint (&target);
      cairo_surface_flush (surface);
      spent_ms = (g_get_monotonic_time () - start) / 1000.0;
      if (i == 0)
        *first_ms = spent_ms;
      else
        best_ms = MIN (best_ms, spent_ms);
      cairo_destroy (target.cr);
      cairo_surface_destroy (surface);
    }
  return best_ms;
}

/** alx_cli_bench_paint: prints the time that each layer of the board takes. */
void
alx_cli_bench_paint (void)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 } };
  static const KitColour colours[ALX_MAX_PLAYERS] = { KIT_RED, KIT_YELLOW, KIT_BLUE, KIT_GREEN };
  const AlxBoard *board = alx_boards_default ();
  g_autoptr (KitRecord) record = alx_record_new (board, &(AlxOptions) { 0 }, ALX_MAX_PLAYERS, 1);
  AlxState state = *alx_history_get_state (record->history);
  AlxScene scene;

  play_on (&state, board);
  alx_scene_init (&scene, board, &state, colours);
  scene.choices = board->symbol_spaces;
  alx_words_regions (board, scene.regions);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (KitPainter) painter = alx_painter_new (alx_theme_get (KIT_THEME_DAY));
      AlxLayout layout;

      alx_layout_init (&layout, board, sizes[i].width, sizes[i].height);
      for (guint k = 0; k < G_N_ELEMENTS (layers); k++)
        {
          double first_ms = 0;
          double best_ms = measure ((KitTarget) { painter, NULL, &layout.geometry, &scene,
                                                  { 1, FALSE } }, layers[k].paint, &first_ms);

          printf ("paint %dx%d %s: %.1f ms, the first time %.1f ms\n", sizes[i].width,
                  sizes[i].height, layers[k].name, best_ms, first_ms);
        }
    }
}
