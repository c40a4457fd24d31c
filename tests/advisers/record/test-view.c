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
  return g_test_run ();
}
