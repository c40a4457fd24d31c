/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo goes: never past what chance brought, nor past what another seat decided. */

#include "advisers/record/adv-record.h"
#include "kit/record/kit-undo.h"

#include <string.h>

#define CANNOT -1

/* Player 1 trades and builds; the kinds of the players and the words come from the rows. */
#define RECORD                                                                                  \
  "[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n1=red %s A\n2=yellow %s B\n3=blue %s C\n"   \
  "[Position]\nTurn=30\nPlayer=1\nPhase=build\nAlexander=23\nRobber=h3\n"                       \
  "Villages=1:f5s 1:g8n 2:c4n\nCities=\nRoads=1:g8nw\nHands=BBBBWHHHLO WWW L\nGold=3 0 4\n"     \
  "Supply=\nDevelopment=KKKKKKKKKKKKKVVVVVRRPPM\nCards=KM - -\nFresh=\nPlayed=false\nOffers=0\n"\
  "Knights=0 0 0\nTokens=bhsbbsttssbstshhtstbhthhtbhb\nWon=---------\nLongestRoad=\n"           \
  "StrongestArmy=\n[Chance]\nSeed=00000000000000ff\n%s[Turns]\n30=%s\n"

typedef struct
{
  const char *name;
  const char *kinds[3];
  const char *chance;
  const char *turns;
  int         decision;                 /* where one step leads */
  int         turn;                     /* where the whole turn leads */
} Row;

#define PERSONS { "person", "person", "person" }
#define ALONE { "person", "captain", "captain" }
#define NOBODY { "captain", "captain", "captain" }

static const Row rows[] = {
  { "/undo/persons/bank", PERSONS, "", "bank:HH>G", 0, 0 },
  { "/undo/persons/two-trades", PERSONS, "", "bank:HH>G bank:BBB>O", 1, 0 },
  { "/undo/persons/road", PERSONS, "", "bank:HH>G road:g6ne", 1, 0 },
  { "/undo/persons/card-from-the-deck", PERSONS, "", "buy", CANNOT, CANNOT },
  { "/undo/persons/after-the-deck", PERSONS, "", "buy bank:BBB>W", 1, 1 },
  { "/undo/persons/knight-robs", PERSONS, "Steals=W\n", "knight:c4>2", CANNOT, CANNOT },
  { "/undo/persons/monopoly", PERSONS, "", "monopoly:O", CANNOT, CANNOT },
  { "/undo/persons/knight-robs-nobody", PERSONS, "", "knight:c2", 0, 0 },
  { "/undo/persons/offer", PERSONS, "", "bank:HH>G offer:B>W", 1, 0 },
  { "/undo/persons/own-answer", PERSONS, "", "offer:B>W yes", 1, 1 },
  { "/undo/persons/answer-of-another", PERSONS, "", "offer:B>W yes no", 2, 2 },
  { "/undo/persons/choice", PERSONS, "", "offer:B>W yes no with:2", 3, 3 },
  { "/undo/persons/after-an-offer", PERSONS, "", "offer:B>W no no bank:BBB>O", 3, 3 },
  { "/undo/persons/end", PERSONS, "", "bank:HH>G .", 1, 0 },
  { "/undo/persons/dice", PERSONS, "Dice=34\n", ".\n31=roll", CANNOT, CANNOT },
  { "/undo/alone/offer", ALONE, "", "offer:B>W", 0, 0 },
  { "/undo/alone/answer-of-a-computer", ALONE, "", "offer:B>W no", CANNOT, CANNOT },
  { "/undo/alone/after-answers", ALONE, "", "offer:B>W no no bank:BBB>O", 3, 3 },
  { "/undo/nobody/answer", NOBODY, "", "offer:B>W no", 1, 0 },
};

static void
check (const KitRecord *record,
       gboolean         whole_turn,
       int              expected)
{
  guint cursor = 0;
  gboolean can = kit_undo_find (record, whole_turn, &cursor);

  g_assert_cmpint (can ? (int) cursor : CANNOT, ==, expected);
}

static void
test_undo (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *text = g_strdup_printf (RECORD, row->kinds[0], row->kinds[1], row->kinds[2],
                                           row->chance, row->turns);
  KitFault fault = { 0 };
  g_autoptr (KitRecord) record = adv_record_read (text, strlen (text), &fault);

  if (record == NULL)
    g_error ("line %u: fault %u, %s, refused for %u", fault.line, fault.reason, fault.text,
             fault.refusal.reason);
  check (record, FALSE, row->decision);
  check (record, TRUE, row->turn);
}

/* What was rolled stays rolled, and who was robbed of what. */
static void
test_chance (void)
{
  g_autofree char *text = g_strdup_printf (RECORD, "captain", "captain", "captain",
                                           "Dice=34\nSteals=W\n", ".\n31=roll rob:d3");
  g_autofree char *lines = NULL;
  KitFault fault = { 0 };
  g_autoptr (KitRecord) record = NULL;
  AdvState before;
  AdvDecision roll;

  /* Nobody is robbed there, so the card is never reached. */
  g_assert_null (adv_record_read (text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, ADV_FAULT_STEAL_UNREACHED);
  lines = g_strdup_printf (RECORD, "captain", "captain", "captain", "Dice=12\n", ".\n31=roll");
  record = adv_record_read (lines, strlen (lines), &fault);
  g_assert_nonnull (record);
  before = *adv_history_get_state (record->history);
  kit_history_set_cursor (record->history, 1);
  kit_history_drop_tail (record->history);
  g_assert_true (adv_decision_read (&roll, adv_history_get_board (record->history), "roll"));
  g_assert_true (kit_history_decide (record->history, &roll, &fault.refusal));
  g_assert_cmpmem (&before, sizeof before, adv_history_get_state (record->history),
                   sizeof before);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].name, &rows[i], test_undo);
  g_test_add_func ("/undo/chance", test_chance);
  return g_test_run ();
}
