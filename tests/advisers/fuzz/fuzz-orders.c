/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standing orders of The Advisers, as the settings have them. */

#include "fuzz.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-orders.h"

static KitRecord *
make (guint   n_players,
      guint64 seed)
{
  AdvOptions options = ADV_OPTIONS_DEFAULT;

  return adv_format.create_record (&options, n_players, seed);
}

/* Fails unless what they decide in a game is legal. */
static void
check_decision (const AdvOrders *orders,
                guint8           number)
{
  static const FuzzGame game = { &adv_format, make };
  const AdvState *state = adv_history_get_state (fuzz_get_game (&game, number)->history);
  AdvDecision decision;
  KitRefusal refusal;

  if (adv_orders_decide (orders, state, adv_boards_default (), &decision))
    g_assert_true (adv_format.rules->test (state, adv_boards_default (), &decision, &refusal));
}

/* The first byte is the number of a game. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const AdvOrders none;
  g_autofree char *text = size > 0 ? g_strndup ((const char *) data + 1, size - 1) : g_strdup ("");
  g_autofree char *written = NULL;
  AdvOrders orders = { .refuse = TRUE, .ceiling = 7 };
  AdvOrders again;

  if (!adv_orders_read (&orders, text))
    {
      g_assert_cmpmem (&orders, sizeof orders, &none, sizeof none);
      return 0;
    }
  written = adv_orders_write (&orders);
  g_assert_true (adv_orders_read (&again, written));
  g_assert_cmpmem (&orders, sizeof orders, &again, sizeof again);
  check_decision (&orders, data[0]);
  return 0;
}
