/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool with Hex alone; it is not installed. */

#include "hex-levels.h"
#include "hex-paint.h"
#include "hex-record.h"
#include "hex-words.h"

#include "kit/cli/kit-cli.h"

static const char *
get_phase (gconstpointer state)
{
  return "stone";
}

static void
paint (const KitRecord     *record,
       const KitCliPicture *picture,
       cairo_t             *cr)
{
  g_autoptr (KitPainter) painter =
    hex_painter_new (picture->dark ? KIT_THEME_NIGHT : KIT_THEME_DAY);
  KitGeometry layout = { .width = picture->width, .height = picture->height };
  HexScene scene;
  KitTarget target = { painter, cr, &layout, &scene, { 1, FALSE } };

  hex_layout_init (&layout);
  hex_scene_init (&scene, record, kit_history_get_state (record->history));
  kit_paint_backdrop (&target);
  hex_paint_board (&target);
}

static const KitCliGame game = {
  .id = "hex",
  .format = &hex_format,
  .levels = hex_levels,
  .names = { "Ada", "Ben" },
  .levels_help = "Who plays: random, or exec: and a program",
  .explain_fault = hex_words_fault,
  .get_phase = get_phase,
  .paint = paint,
};

int
main (int   argc,
      char *argv[])
{
  static const KitCliGame * const games[] = { &game, NULL };

  g_set_prgname ("hex-cli");
  return kit_cli_main (argc, argv, games);
}
