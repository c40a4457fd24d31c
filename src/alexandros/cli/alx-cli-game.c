/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the command-line tool. */

#include "config.h"

#include "alx-cli-game.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/players/alx-levels.h"
#include "alexandros/players/alx-strategy.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

static const char *
get_phase (gconstpointer state)
{
  static const char * const phases[] = { "card", "way", "actions", "compensation" };

  return phases[((const AlxState *) state)->phase];
}

static void
paint (const KitRecord     *record,
       const KitCliPicture *picture,
       cairo_t             *cr)
{
  KitThemeKind theme = picture->dark ? KIT_THEME_NIGHT : KIT_THEME_DAY;
  g_autoptr (KitPainter) painter = alx_painter_new_for_kind (theme);
  KitColour colours[KIT_MAX_PLAYERS];
  AlxLayout layout;
  AlxScene scene;

  kit_record_get_colours (record, colours);
  alx_scene_init (&scene, alx_history_get_board (record->history),
                  alx_history_get_state (record->history), colours);
  scene.coordinates = picture->coordinates;
  alx_words_regions (scene.board, scene.regions);
  alx_layout_init (&layout, scene.board, picture->width, picture->height);
  alx_paint_board (&(KitTarget) { painter, cr, &layout.geometry, &scene, { 1, FALSE } });
}

static const KitCliCommand commands[] = {
  { "bench", alx_cli_bench, N_("Measure the engine") },
  { NULL }
};

const KitCliGame alx_cli_game = {
  .id = "alexandros",
  .format = &alx_format,
  .levels = alx_levels,
  .strategy = &alx_strategy,
  .commands = commands,
  .names = { "Ptolemy", "Seleucus", "Antigonus", "Perdiccas" },
  .levels_help = N_("Who plays: random, recruit, scout, veteran, captain, general, satrap, "
                    "alexander, or exec: and a program"),
  .edition_help = N_("Edition: english, french, italian"),
  .option_help = N_("An option of the rules, such as Joker=both"),
  .coordinates_help = N_("With the names of lines and half-steps"),
  .explain_fault = alx_words_fault,
  .get_phase = get_phase,
  .paint = paint,
};
