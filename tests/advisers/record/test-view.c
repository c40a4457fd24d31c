/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program is told of a position: nothing hidden, and all that is public, Q55 and Q56. */

#include "record-rows.h"

#include "advisers/record/adv-position.h"

#include <string.h>

static const struct
{
  const char *record;
  guint       seat;                     /* from 0 */
  const char *lines[4];                 /* that are in what it is told */
} rows[] = {
  /* A knight that was paid has been bought again, and all saw it. */
  { "under-the-deck", 0, { "Cards=KKKKKKK ?????? - ???????????", "Hands=- - - -", "Fresh=K" } },
  { "under-the-deck", 1, { "Cards=K?????? KKKKKK - ???????????", "Fresh=?", "Hands=- - - -" } },
  { "under-the-deck", 3, { "Cards=K?????? ?????? - VVVVVRRPPMM", "Fresh=?", "Gone=" } },
  { "monopoly", 1, { "Gone=M", "Hands=?????? B - ??", "Piles=18 19 18 18 13" } },
  /* The others share four brick, two wood, three wheat and two ore; the only wool is the own. */
  { "offer", 2, { "Offer=G>L", "Answers=no",
                  "Least=0 0 0 0 0 | 0 0 0 0 0 | 0 0 0 1 0 | 0 0 0 0 0",
                  "Most=4 2 3 0 2 | 2 2 2 0 2 | 0 0 0 1 0 | 2 2 2 0 2" } },
  /* Player 4 has said that they have an ore. */
  { "offer-choose", 0, { "Offer=BG>O", "Answers=no no yes",
                         "Least=4 0 3 0 0 | 0 0 0 0 0 | 0 0 0 0 0 | 0 0 0 0 1",
                         "Most=4 0 3 0 0 | 0 2 0 1 1 | 0 1 0 1 1 | 0 1 0 1 2" } },
  { "bluff-again", 0, { "Bid=0", "Bidder=", "Passed=", "Bluffed=2" } },
  { "battle-bids", 2, { "Bid=7", "Bidder=2", "Passed=", "Bluffed=" } },
  { "seven-drop", 1, { "Owed=6", "Rolled=true", "OffersLeft=4", "Phase=drop" } },
  { "roads-card", 0, { "FreeRoads=1", "Gone=R", "Phase=roads", "Seat=1" } },
};

static gconstpointer
load (const char  *name,
      KitRecord  **record)
{
  g_autofree char *base = g_strconcat (name, ADV_RECORD_SUFFIX, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", base, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  KitFault fault;

  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);
  *record = adv_record_read (text, length, &fault);
  g_assert_nonnull (*record);
  return adv_history_get_state ((*record)->history);
}

static void
test_told (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (KitRecord) record = NULL;
  const AdvState *state = load (rows[i].record, &record);
  g_autoptr (GString) text = g_string_new ("\n");
  AdvSeat seat;

  adv_seat_look (&seat, state, rows[i].seat);
  adv_position_write_seat (text, &seat, adv_history_get_board (record->history));
  for (guint k = 0; k < G_N_ELEMENTS (rows[i].lines) && rows[i].lines[k] != NULL; k++)
    {
      g_autofree char *line = g_strconcat ("\n", rows[i].lines[k], "\n", NULL);

      if (strstr (text->str, line) == NULL)
        g_error ("“%s” is not in%s", rows[i].lines[k], text->str);
    }
}

/* The answers are told clockwise from the player on turn, whoever that is. */
static void
test_answers (void)
{
  g_autofree char *begun = record_change (RECORD_POSITION, NULL, NULL, NULL);
  g_autofree char *all = g_strconcat (begun, "\n[Turns]\n12=offer:L>B no\n", NULL);
  g_autoptr (KitRecord) record = record_read (all);
  g_autoptr (GString) text = g_string_new (NULL);
  AdvSeat seat;

  adv_seat_look (&seat, adv_history_get_state (record->history), 0);
  adv_position_write_seat (text, &seat, adv_history_get_board (record->history));
  g_assert_nonnull (strstr (text->str, "\nOffer=L>B\nAnswers=no\n"));
  g_assert_nonnull (strstr (text->str, "\nOffersLeft=2\n"));
}

/* Players are told by their numbers, the first one too. */
static void
test_players (void)
{
  g_autoptr (KitRecord) record = NULL;
  AdvState state = *(const AdvState *) load ("battle-bids", &record);
  g_autoptr (GString) text = g_string_new (NULL);
  AdvSeat seat;

  state.bidder = 0;
  state.passed = 1 << 0 | 1 << 2;
  state.bluffed = 1 << 0 | 1 << 1;
  adv_seat_look (&seat, &state, 3);
  adv_position_write_seat (text, &seat, adv_history_get_board (record->history));
  g_assert_nonnull (strstr (text->str, "\nBidder=1\nPassed=1 3\nBluffed=1 2\n"));
}

/* The last one to pass shows that the highest bidder can pay: others only say that they pass. */
static void
test_last_pass (void)
{
  g_autoptr (KitRecord) record = NULL;
  guint n = 0;

  load ("game-4-greedy", &record);
  for (guint i = 0; i + 1 < kit_history_get_length (record->history); i++)
    {
      const AdvDecision *decision = kit_history_get_decision (record->history, i);
      const AdvDecision *next = kit_history_get_decision (record->history, i + 1);

      if (decision->kind != ADV_PASS)
        continue;
      n += next->kind == ADV_PAY;
      if (next->kind == ADV_PAY || next->kind == ADV_PASS)
        g_assert_cmpint (kit_history_reveals (record->history, i), ==, next->kind == ADV_PAY);
    }
  g_assert_cmpuint (n, >, 20);
}

/* --- records of seats --- */

/* (transfer full): what @seat saw of a record. */
static char *
write_seat (const KitRecord *record,
            guint            seat)
{
  g_autoptr (KitRecord) known = kit_record_look (record, seat);

  return kit_record_write (known);
}

/* Reads @text, in which @old is replaced by @new, once. */
static KitRecord *
read_changed (const char *text,
              const char *old,
              const char *new,
              KitFault   *fault)
{
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_nonnull (strstr (text, old));
  g_string_replace (changed, old, new, 1);
  return adv_record_read (changed->str, changed->len, fault);
}

/* That development cards are new is known of a hand whose cards are not. */
static void
test_fresh (void)
{
  g_autoptr (KitRecord) record = NULL;
  g_autoptr (KitRecord) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  KitFault fault;

  load ("fresh", &record);
  text = write_seat (record, 1);
  g_assert_nonnull (strstr (text, "\nFresh=?\n"));
  again = read_changed (text, "\nFresh=?\n", "\nFresh=?\n", &fault);
  g_assert_nonnull (again);
  text_again = kit_record_write (again);
  g_assert_cmpstr (text_again, ==, text);
}

/* At the end all show their development cards, of each kind no more than there are. */
static void
test_shown (void)
{
  g_autofree char *text = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *seen = NULL;
  g_autoptr (KitRecord) record = NULL;
  g_autoptr (KitRecord) known = NULL;
  KitFault fault;

  load ("fourteen-buy", &record);
  text = kit_record_write (record);
  g_clear_pointer (&record, kit_record_free);
  whole = g_strdup (text);
  record = read_changed (whole, "VVVVRRPPMM\nCards=- - - -", "VVVVPPMM\nCards=- - - RR", &fault);
  g_assert_nonnull (record);
  seen = write_seat (record, 0);
  known = read_changed (seen, "0000020000\n", "0000020000\n", &fault);
  g_assert_nonnull (known);
  g_assert_null (read_changed (seen, "0000020000\n", "0000030000\n", &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_TOLD);
  g_assert_null (read_changed (seen, "0000020000\n", "0000010000\n", &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_VIEW);
}

/* The own hand and the pile have 20 wool. */
static void
test_too_many (void)
{
  g_autoptr (KitRecord) record = NULL;
  g_autofree char *text = NULL;
  KitFault fault;

  load ("offer-choose", &record);
  text = write_seat (record, 0);
  g_assert_null (read_changed (text, "Hands=BBBBHHH ", "Hands=BBLLHHH ", &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_VIEW);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/%s/%u", rows[i].record, rows[i].seat + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_told);
    }
  g_test_add_func ("/view/answers", test_answers);
  g_test_add_func ("/view/players", test_players);
  g_test_add_func ("/view/last-pass", test_last_pass);
  g_test_add_func ("/view/fresh", test_fresh);
  g_test_add_func ("/view/shown", test_shown);
  g_test_add_func ("/view/too-many", test_too_many);
  return g_test_run ();
}
