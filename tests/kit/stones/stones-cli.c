/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Stones tells the command-line tool. It has no editions and names of places, and
   says nothing about its option. */

#include "stones-cli.h"

#include "stones-levels.h"
#include "stones-record.h"
#include "stones-strategy.h"
#include "stones-words.h"

#include <stdio.h>

static const char *
get_phase (gconstpointer state)
{
  static const char * const phases[] = { "roll", "answer", "take" };

  return phases[((const StonesState *) state)->phase];
}

/* The heap: a square for each stone. */
static void
paint (const KitRecord     *record,
       const KitCliPicture *picture,
       cairo_t             *cr)
{
  const StonesState *state = stones_history_get_state (record->history);
  double unit = picture->width / 10.0;

  cairo_set_source_rgb (cr, picture->dark ? 0 : 1, picture->dark ? 0 : 1, picture->dark ? 0 : 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  for (guint i = 0; i < state->heap; i++)
    cairo_rectangle (cr, i % 10 * unit, i / 10 * unit, unit * 0.8, unit * 0.8);
  cairo_fill (cr);
}

static int
print_boards (const KitCliGame * const *games,
              int                       argc,
              char                    **argv)
{
  for (guint i = 0; i < G_N_ELEMENTS (stones_boards); i++)
    printf ("%s %u\n", stones_boards[i].id, stones_boards[i].n_stones);
  return KIT_CLI_OK;
}

/* The tool knows one command "bench": that of the first game that has it. */
static const KitCliCommand commands[] = {
  { "bench", print_boards, "Hidden by that of another game" },
  { "boards", print_boards, "List the boards" },
  { NULL }
};

const KitCliGame stones_cli_game = {
  .id = "stones",
  .format = &stones_format,
  .levels = stones_levels,
  .strategy = &stones_strategy,
  .commands = commands,
  .names = { "Ada", "Ben", "Cleo" },
  .levels_help = "Who plays: random, planner, thinker, or exec: and a program",
  .explain_fault = stones_words_fault,
  .get_phase = get_phase,
  .paint = paint,
};
