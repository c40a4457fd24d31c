/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows named by the numbers of the rules, a file for each chapter. */

#include "rows.h"

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_setup ();
  test_add_turn ();
  test_add_auctions ();
  test_add_trade ();
  test_add_building ();
  test_add_cards ();
  test_add_bonus ();
  test_add_events ();
  rows_add_counts ();
  return g_test_run ();
}
