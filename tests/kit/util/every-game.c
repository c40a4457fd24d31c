/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All games, for what must hold of each. */

#include "every-game.h"

#include "hex-record.h"
#include "stones-record.h"

#include "advisers/record/adv-record.h"
#include "alexandros/record/alx-record.h"

static const EveryGame games[] = {
  { "alexandros", &alx_format },
  { "advisers", &adv_format },
  { "stones", &stones_format },
  { "hex", &hex_format },
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

/** every_game_create: (transfer full): a record of @game with the usual options. */
KitRecord *
every_game_create (const EveryGame *game,
                   guint            n_players,
                   guint64          seed)
{
  g_autofree gpointer options = kit_options_new (game->format->options);

  return game->format->create_record (options, n_players, seed);
}

/** every_game_play: plays to the end, at random. */
void
every_game_play (KitRecord *record,
                 guint      seed)
{
  const KitRules *rules = record->format->rules;
  KitHistory *history = record->history;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  BaseRandom random = { seed };
  KitRefusal refusal;

  while (!kit_history_is_over (history))
    {
      kit_rules_pick_any (rules, kit_history_get_state (history), kit_history_get_board (history),
                          &random, decision);
      g_assert_true (kit_history_decide (history, decision, &refusal));
    }
}
