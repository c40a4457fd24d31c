/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of decisions: one spelling for each, section 14 of the rules. */

#include "advisers/record/adv-board-file.h"
#include "advisers/rules/adv-decision.h"
#include "advisers/rules/adv-rules.h"

#include <string.h>

static const char * const words[] = {
  "roll", "drop:BBWHLO", "drop:G", "drop:K", "rob:c4", "rob:c4>2", "rob:b13>4", "bid:1", "bid:255",
  "pass", "pay:BBG", "pay:OKK", "pay:K", "road:c4ne", "road:c4nw", "road:c4w", "village:c4n",
  "village:d15s", "city:c4n", "buy", "bank:WWWW>B", "bank:G>GG", "offer:WG>O", "offer:BWHLOG>B",
  ".", "yes", "no", "with:1", "with:4", "none", "knight:c4", "knight:c4>2", "roads", "plenty:BB",
  "plenty:O", "monopoly:B", "monopoly:O"
};

static void
test_words (void)
{
  const AdvBoard *board = adv_boards_default ();

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      AdvDecision decision;
      AdvDecision again;
      char word[ADV_TOKEN_SIZE];

      g_assert_true (adv_decision_read (&decision, board, words[i]));
      adv_decision_write (&decision, board, word);
      g_assert_cmpstr (word, ==, words[i]);
      g_assert_true (adv_rules.read (&again, board, word));
      g_assert_true (kit_rules_is_equal (&adv_rules, board, &decision, &again));
      for (guint k = 0; k < i; k++)
        {
          g_assert_true (adv_decision_read (&again, board, words[k]));
          g_assert_false (kit_rules_is_equal (&adv_rules, board, &decision, &again));
        }
    }
}

static const char * const no_words[] = {
  "", "Roll", "roll:", "roll:B", "rol", "rolls", ":", "..", ".:", "drop", "drop:", "drop:WB",
  "drop:BX", "drop:b", "drop:B ", "pay:KG", "bid", "bid:", "bid:0", "bid:01", "bid:+1", "bid:-1",
  "bid:256", "bid:1000", "bid:99999999999999999999", "bid:1a", "rob", "rob:", "rob:c4>", "rob:c4>0",
  "rob:c4>5", "rob:c4>11", "rob:c4>2>3", "rob:>2", "rob:a0", "rob:c5", "rob:c04", "rob:c4n",
  "rob:c4444444444", "rob:c400", "rob:C4", "road:c4", "road:c4n", "road:c4e", "road:a0w", "road:nw",
  "village:c4", "village:c4nw", "village:a0n", "village:c4x", "city:c4ne", "bank:B", "bank:B>",
  "bank:>B", "bank:B>K", "bank:K>B", "bank:BW>B>W", "offer:WB>O", "offer:W>OH", "offer:W>K", "with",
  "with:", "with:0", "with:5", "with:12", "with:x", "knight", "knight:c4>x", "plenty", "plenty:",
  "plenty:G", "plenty:WB", "monopoly", "monopoly:", "monopoly:G", "monopoly:K", "monopoly:BB",
  "monopoly:X", "yes:", "buy:B", "roads:c4ne"
};

static void
test_no_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (no_words); i++)
    {
      AdvDecision decision;

      if (adv_decision_read (&decision, adv_boards_default (), no_words[i]))
        g_error ("“%s” is read", no_words[i]);
    }
}

/* A word fits what it is written into, whatever is read. */
static void
test_long_words (void)
{
  const AdvBoard *board = adv_boards_default ();
  g_autoptr (GString) text = g_string_new ("drop:");
  AdvDecision decision;
  char word[ADV_TOKEN_SIZE];

  while (text->len < ADV_TOKEN_SIZE - 1)
    g_string_append_c (text, 'O');
  g_assert_true (adv_decision_read (&decision, board, text->str));
  adv_decision_write (&decision, board, word);
  g_assert_cmpstr (word, ==, text->str);
  g_string_append_c (text, 'O');
  g_assert_false (adv_decision_read (&decision, board, text->str));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decision/words", test_words);
  g_test_add_func ("/decision/no-words", test_no_words);
  g_test_add_func ("/decision/long-words", test_long_words);
  return g_test_run ();
}
