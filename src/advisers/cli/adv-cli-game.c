/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers tell the command-line tool. */

#include "config.h"

#include "adv-cli-game.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/players/adv-levels.h"
#include "advisers/players/adv-strategy.h"
#include "advisers/record/adv-position.h"
#include "advisers/record/adv-record.h"
#include "advisers/words/adv-words.h"

#include <glib/gi18n.h>

static const char *
get_phase (gconstpointer state)
{
  return adv_position_get_phase (((const AdvState *) state)->phase);
}

static void
paint (const KitRecord     *record,
       const KitCliPicture *picture,
       cairo_t             *cr)
{
  g_autoptr (KitPainter) painter =
    adv_painter_new (picture->dark ? KIT_THEME_NIGHT : KIT_THEME_DAY);
  KitColour colours[KIT_MAX_PLAYERS];
  AdvScene scene;
  AdvLayout layout;

  kit_record_get_colours (record, colours);
  adv_scene_init (&scene, adv_history_get_board (record->history),
                  adv_history_get_state (record->history), colours);
  scene.names = picture->coordinates;
  adv_words_regions (scene.board, scene.regions);
  adv_layout_init (&layout, scene.board, picture->width, picture->height);
  adv_paint_board (&(KitTarget) { painter, cr, &layout.geometry, &scene, { 1, FALSE } });
}

static const KitCliCommand commands[] = {
  { "bench", adv_cli_bench, N_("Measure the engine") },
  { NULL }
};

const KitCliGame adv_cli_game = {
  .id = "advisers",
  .format = &adv_format,
  .levels = adv_levels,
  .strategy = &adv_strategy,
  .commands = commands,
  .names = { "Parmenion", "Hephaestion", "Craterus", "Eumenes" },
  .levels_help = N_("Who plays: random, recruit, scout, captain, hipparch, general, satrap, "
                     "or exec: and a program"),
  .option_help = N_("An option of the rules, such as StartGold=8"),
  .coordinates_help = N_("With the names of the hexagons"),
  .explain_fault = adv_words_fault,
  .get_phase = get_phase,
  .paint = paint,
};
