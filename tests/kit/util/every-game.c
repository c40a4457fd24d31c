/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All games, for what must hold of each. */

#include "every-game.h"

#include "hex-record.h"
#include "stones-record.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"

static KitRecord *
create_alexandros (guint   n_players,
                   guint64 seed)
{
  return alx_record_new (alx_boards_default (), &(AlxOptions) { 0 }, n_players, seed);
}

static KitRecord *
create_advisers (guint   n_players,
                 guint64 seed)
{
  return adv_record_new (adv_boards_default (), &ADV_OPTIONS_DEFAULT, n_players, seed);
}

static KitRecord *
create_stones (guint   n_players,
               guint64 seed)
{
  return stones_record_new (&stones_boards[0], FALSE, n_players, seed);
}

static KitRecord *
create_hex (guint   n_players,
            guint64 seed)
{
  return hex_record_new ();
}

static const EveryGame games[] = {
  { "alexandros", &alx_format, create_alexandros },
  { "advisers", &adv_format, create_advisers },
  { "stones", &stones_format, create_stones },
  { "hex", &hex_format, create_hex },
};

/** every_game_add_tests: adds @test below @path for each game; it is given an #EveryGame. */
void
every_game_add_tests (const char    *path,
                      GTestDataFunc  test)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strconcat (path, "/", games[i].name, NULL);

      g_test_add_data_func (name, &games[i], test);
    }
}
