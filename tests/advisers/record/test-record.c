/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faults of records outside of [Position], and what is accepted and written back. */

#include "record-rows.h"


#include <string.h>

#define SUPPLY "LLOHHBOWHOBOBWOLLOLHHOBHWLHLWBHHWHBWLOLOLWOLBBWWBHOOBHWOWOLHBWBLBBLOHBWWHLW"
#define DECK "KRMVKKKKVPKVKKKKPRVKMKKVK"
#define RULES(lines) "\n[Players]", "\n[Rules]\n" lines "\n[Players]"
#define NAME_40 "abcdefghijklmnopqrstuvwxyzabcdefghijklmn"
#define CODE_POINTS_40 "éééééééééééééééééééééééééééééééééééééééé"

static const RecordRow rows[] = {
  { "about/other-format", RECORD_GAME, "Format=3", .reason = KIT_FAULT_FORMAT, .line = 2,
    .text = "3" },
  { "about/other-board", RECORD_GAME, "Board=persia", .reason = KIT_FAULT_BOARD, .line = 3,
    .text = "persia" },
  { "about/no-board", RECORD_GAME, "Board", .reason = KIT_FAULT_MISSING_KEY, .line = 1,
    .text = "Board", .other = "Advisers" },
  { "about/no-group", RECORD_GAME, NULL, "[Advisers]\nFormat=1\nBoard=campaign\n\n", "",
    KIT_FAULT_MISSING_GROUP, 1, "Advisers" },
  { "about/other-game", RECORD_GAME, NULL, "[Advisers]", "[Alexandros]", KIT_FAULT_UNKNOWN_GROUP, 1,
    "Alexandros" },
  { "about/unknown-key", RECORD_GAME, NULL, "Board=", "Seed=1\nBoard=", KIT_FAULT_UNKNOWN_KEY, 3,
    "Seed" },
  { "about/date", RECORD_GAME, "Board=campaign\nDate=2024-02-29" },
  { "about/first-date", RECORD_GAME, "Board=campaign\nDate=0001-01-01" },
  { "about/last-date", RECORD_GAME, "Board=campaign\nDate=9999-12-31" },
  { "about/no-such-day", RECORD_GAME, "Board=campaign\nDate=2026-02-29",
    .reason = KIT_FAULT_VALUE, .line = 4, .text = "2026-02-29", .other = "Date" },
  { "about/no-such-year", RECORD_GAME, "Board=campaign\nDate=0000-01-01",
    .reason = KIT_FAULT_VALUE, .line = 4, .other = "Date" },
  { "about/empty-date", RECORD_GAME, "Board=campaign\nDate=", .reason = KIT_FAULT_VALUE, .line = 4,
    .text = "", .other = "Date" },
  { "about/short-date", RECORD_GAME, "Board=campaign\nDate=2026-2-9", .reason = KIT_FAULT_VALUE,
    .line = 4, .other = "Date" },
  { "about/abandoned", RECORD_GAME, "Board=campaign\nAbandoned=true" },
  { "about/not-abandoned", RECORD_GAME, "Board=campaign\nAbandoned=false",
    .reason = KIT_FAULT_VALUE, .line = 4, .text = "false", .other = "Abandoned" },
  { "about/abandoned-empty", RECORD_GAME, "Board=campaign\nAbandoned=", .reason = KIT_FAULT_VALUE,
    .line = 4, .text = "", .other = "Abandoned" },
  { "about/abandoned-at-the-end", RECORD_OVER, "Board=campaign\nAbandoned=true",
    .reason = KIT_FAULT_ABANDONED, .line = 4 },
  { "about/abandoned-and-undone", RECORD_OVER,
    "Board=campaign\nAbandoned=true|99=roll rob:g10\n\n[History]\nCursor=0",
    .reason = KIT_FAULT_ABANDONED, .line = 4 },

  { "rules/no-options", RECORD_GAME, NULL, RULES ("") },
  { "rules/gold", RECORD_GAME, NULL, RULES ("StartGold=8\n") },
  { "rules/no-gold", RECORD_GAME, NULL, RULES ("StartGold=0\n") },
  { "rules/four-gold", RECORD_GAME, NULL, RULES ("StartGold=4\n"), KIT_FAULT_VALUE, 6, "4",
    "StartGold" },
  { "rules/gold-with-a-zero", RECORD_GAME, NULL, RULES ("StartGold=08\n"), KIT_FAULT_VALUE, 6, "08",
    "StartGold" },
  { "rules/gold-empty", RECORD_GAME, NULL, RULES ("StartGold=\n"), KIT_FAULT_VALUE, 6, "",
    "StartGold" },
  { "rules/gold-yes", RECORD_GAME, NULL, RULES ("StartGold=true\n"), KIT_FAULT_VALUE, 6, "true",
    "StartGold" },
  { "rules/one-offer", RECORD_GAME, NULL, RULES ("Offers=1\n") },
  { "rules/nine-offers", RECORD_GAME, NULL, RULES ("Offers=9\n") },
  { "rules/no-offers", RECORD_GAME, NULL, RULES ("Offers=0\n"), KIT_FAULT_REFUSED, 24,
    "offer:O>W" },
  { "rules/ten-offers", RECORD_GAME, NULL, RULES ("Offers=10\n"), KIT_FAULT_VALUE, 6, "10",
    "Offers" },
  { "rules/offers-with-a-zero", RECORD_GAME, NULL, RULES ("Offers=04\n"), KIT_FAULT_VALUE, 6, "04",
    "Offers" },
  { "rules/offers-with-a-sign", RECORD_GAME, NULL, RULES ("Offers=+4\n"), KIT_FAULT_VALUE, 6, "+4",
    "Offers" },
  { "rules/offers-empty", RECORD_GAME, NULL, RULES ("Offers=\n"), KIT_FAULT_VALUE, 6, "",
    "Offers" },
  { "rules/unknown", RECORD_GAME, NULL, RULES ("Joker=each\n"), KIT_FAULT_UNKNOWN_KEY, 6, "Joker" },
  { "rules/unknown-case", RECORD_GAME, NULL, RULES ("offers=4\n"), KIT_FAULT_UNKNOWN_KEY, 6,
    "offers" },
  { "rules/twice", RECORD_GAME, NULL, RULES ("Offers=4\nOffers=4\n"), KIT_FAULT_LINES, 7 },

  { "Q1/one-player", RECORD_GAME, NULL,
    "2=yellow captain Seleukos\n3=blue person Old Nearchos\n", "", KIT_FAULT_PLAYERS, 5, NULL,
    NULL, 1, 4 },
  { "Q1/no-player", RECORD_GAME, NULL, "1=red person Irene\n2=yellow captain Seleukos\n"
    "3=blue person Old Nearchos\n", "", KIT_FAULT_PLAYERS, 5, NULL, NULL, 0, 4 },
  { "Q1/five-players", RECORD_GAME, NULL, "Nearchos\n", "N\n4=green person D\n5=red person E\n",
    KIT_FAULT_PLAYERS, 5, NULL, NULL, 5, 4 },
  { "players/from-0", RECORD_GAME, "1=red person Irene", "1=red", "0=red", KIT_FAULT_KEY_ORDER, 6,
    "0", NULL, 1 },
  { "players/gap", RECORD_GAME, NULL, "3=blue", "4=blue", KIT_FAULT_KEY_ORDER, 8, "4", NULL, 3 },
  { "players/leading-zero", RECORD_GAME, NULL, "3=blue", "03=blue", KIT_FAULT_UNKNOWN_KEY, 8,
    "03" },
  { "players/other-colour", RECORD_GAME, NULL, "3=blue", "3=white", KIT_FAULT_VALUE, 8, NULL, "3" },
  { "players/colour-in-capitals", RECORD_GAME, NULL, "3=blue", "3=Blue", KIT_FAULT_VALUE, 8, NULL,
    "3" },
  { "players/same-colour", RECORD_GAME, NULL, "3=blue", "3=red", KIT_FAULT_COLOUR_TWICE, 8, "red" },
  { "players/no-name", RECORD_GAME, NULL, " Irene", "", KIT_FAULT_VALUE, 6, "red person", "1" },
  { "players/no-kind", RECORD_GAME, NULL, "red person Irene", "red", KIT_FAULT_VALUE, 6, "red" },
  { "players/two-blanks-before-kind", RECORD_GAME, NULL, "red person", "red  person",
    KIT_FAULT_VALUE, 6, "red  person Irene" },
  { "players/two-blanks-before-name", RECORD_GAME, NULL, " Irene", "  Irene", KIT_FAULT_VALUE, 6,
    "red person  Irene" },
  { "players/two-blanks-in-a-name", RECORD_GAME, NULL, "Old Nearchos", "Old  Nearchos" },
  { "players/name-ends-with-a-blank", RECORD_GAME, NULL, "Irene", "Irene ", KIT_FAULT_LINES, 6 },
  { "players/long-name", RECORD_GAME, NULL, "Irene", NAME_40 },
  { "players/long-name-in-greek", RECORD_GAME, NULL, "Irene", CODE_POINTS_40 },
  { "players/name-too-long", RECORD_GAME, NULL, "Irene", NAME_40 "o", KIT_FAULT_VALUE, 6 },
  { "players/name-in-greek-too-long", RECORD_GAME, NULL, "Irene", CODE_POINTS_40 "o",
    KIT_FAULT_VALUE, 6 },
  { "players/unknown-kind", RECORD_GAME, NULL, "captain", "x-2-phalanx" },
  { "players/kind-in-capitals", RECORD_GAME, NULL, "captain", "Captain", KIT_FAULT_VALUE, 7,
    "yellow Captain Seleukos", "2" },
  { "players/kind-begins-with-a-figure", RECORD_GAME, NULL, "captain", "2captain", KIT_FAULT_VALUE,
    7, "yellow 2captain Seleukos", "2" },
  { "players/kind-with-a-colon", RECORD_GAME, NULL, "captain", "a:b", KIT_FAULT_VALUE, 7,
    "yellow a:b Seleukos", "2" },

  { "cards/none", RECORD_GAME, NULL, "[Cards]\nSupply=" SUPPLY "\nDevelopment=" DECK
    "\nTokens=hthbthshsbttstbsbhsbbththbss\n\n", "", KIT_FAULT_MISSING_GROUP, 1, "Cards" },
  { "cards/and-position", RECORD_GAME, NULL, "\n[Chance]", "\n[Position]\nTurn=1\n\n[Chance]",
    ADV_FAULT_CARDS_AND_POSITION, 15 },
  { "cards/no-supply", RECORD_GAME, "Supply", .reason = KIT_FAULT_MISSING_KEY, .line = 10,
    .text = "Supply", .other = "Cards" },
  { "cards/no-deck", RECORD_GAME, "Development", .reason = KIT_FAULT_MISSING_KEY, .line = 10,
    .text = "Development", .other = "Cards" },
  { "cards/no-tokens", RECORD_GAME, "Tokens", .reason = KIT_FAULT_MISSING_KEY, .line = 10,
    .text = "Tokens", .other = "Cards" },
  { "cards/unknown-key", RECORD_GAME, NULL, "Tokens=", "Deck=K\nTokens=", KIT_FAULT_UNKNOWN_KEY, 13,
    "Deck" },
  { "cards/empty-supply", RECORD_GAME, "Supply=", .reason = ADV_FAULT_NUMBER_OF_CARDS, .line = 11,
    .text = "B", .other = "Supply", .limit = 15 },
  { "cards/one-more", RECORD_GAME, "Supply=" SUPPLY "O", .reason = ADV_FAULT_NUMBER_OF_CARDS,
    .line = 11, .text = "O", .other = "Supply", .number = 16, .limit = 15 },
  { "cards/far-too-many", RECORD_GAME, "Supply=" SUPPLY DECK, .reason = KIT_FAULT_VALUE, .line = 11,
    .other = "Supply" },
  { "cards/one-for-another", RECORD_GAME, NULL, "Supply=L", "Supply=H", ADV_FAULT_NUMBER_OF_CARDS,
    11, "H", "Supply", 16, 15 },
  { "cards/gold-in-the-supply", RECORD_GAME, NULL, "Supply=L", "Supply=G", KIT_FAULT_VALUE, 11,
    NULL, "Supply" },
  { "cards/small-letter", RECORD_GAME, NULL, "Supply=L", "Supply=l", KIT_FAULT_VALUE, 11, NULL,
    "Supply" },
  { "cards/supply-in-words", RECORD_GAME, NULL, "Supply=LL", "Supply=L L", KIT_FAULT_VALUE, 11,
    NULL, "Supply" },
  { "cards/of-two-players", RECORD_GAME, NULL, "3=blue person Old Nearchos\n", "",
    ADV_FAULT_NUMBER_OF_CARDS, 10, "B", "Supply", 15, 10 },
  { "cards/of-four-players", RECORD_GAME, NULL, "Nearchos\n", "N\n4=green person D\n",
    ADV_FAULT_NUMBER_OF_CARDS, 12, "B", "Supply", 15, 19 },
  { "cards/empty-deck", RECORD_GAME, "Development=", .reason = ADV_FAULT_NUMBER_OF_CARDS,
    .line = 12, .text = "K", .other = "Development", .limit = 14 },
  { "cards/deck-of-24", RECORD_GAME, NULL, DECK, "RMVKKKKVPKVKKKKPRVKMKKVK",
    ADV_FAULT_NUMBER_OF_CARDS, 12, "K", "Development", 13, 14 },
  { "cards/deck-of-26", RECORD_GAME, NULL, DECK, DECK "K", KIT_FAULT_VALUE, 12, NULL,
    "Development" },
  { "cards/three-monopolies", RECORD_GAME, NULL, "=KRMV", "=KMMV", ADV_FAULT_NUMBER_OF_CARDS, 12,
    "R", "Development", 1, 2 },
  { "cards/no-such-card", RECORD_GAME, NULL, "=KRM", "=XRM", KIT_FAULT_VALUE, 12, NULL,
    "Development" },
  { "cards/eight-statues", RECORD_GAME, NULL, "Tokens=h", "Tokens=s", ADV_FAULT_NUMBER_OF_CARDS, 13,
    "h", "Tokens", 6, 7 },
  { "cards/27-tokens", RECORD_GAME, NULL, "bss\n", "bs\n", ADV_FAULT_NUMBER_OF_CARDS, 13, "s",
    "Tokens", 6, 7 },
  { "cards/29-tokens", RECORD_GAME, NULL, "bss\n", "bsss\n", KIT_FAULT_VALUE, 13, NULL, "Tokens" },
  { "cards/token-in-capitals", RECORD_GAME, NULL, "Tokens=h", "Tokens=H", KIT_FAULT_VALUE, 13, NULL,
    "Tokens" },

  { "chance/no-seed", RECORD_GAME, "Seed" },
  { "chance/empty-seed", RECORD_GAME, "Seed=", .reason = KIT_FAULT_VALUE, .line = 16, .text = "",
    .other = "Seed" },
  { "chance/short-seed", RECORD_GAME, "Seed=9f3c0e1b77a2d45", .reason = KIT_FAULT_VALUE,
    .line = 16, .other = "Seed" },
  { "chance/long-seed", RECORD_GAME, "Seed=9f3c0e1b77a2d4500", .reason = KIT_FAULT_VALUE,
    .line = 16, .other = "Seed" },
  { "chance/seed-in-capitals", RECORD_GAME, "Seed=9F3c0e1b77a2d450", .reason = KIT_FAULT_VALUE,
    .line = 16, .other = "Seed" },
  { "chance/unknown-key", RECORD_GAME, "Seed=9f3c0e1b77a2d450\nDeck=K",
    .reason = KIT_FAULT_UNKNOWN_KEY, .line = 17, .text = "Deck" },
  { "chance/empty-dice", RECORD_GAME, "Dice=", .reason = KIT_FAULT_VALUE, .line = 17, .text = "",
    .other = "Dice" },
  { "chance/no-dice", RECORD_GAME, "Dice", .reason = ADV_FAULT_DICE_MISSING, .line = 21,
    .number = 1 },
  { "chance/dice-of-the-tail-missing", RECORD_GAME, "Dice=35", .reason = ADV_FAULT_DICE_MISSING,
    .line = 23, .number = 2 },
  { "chance/dice-left", RECORD_GAME, "Dice=35 61 11", .reason = ADV_FAULT_DICE_UNREACHED,
    .line = 17, .number = 3 },
  { "chance/zero", RECORD_GAME, "Dice=05 61", .reason = KIT_FAULT_VALUE, .line = 17 },
  { "chance/seven", RECORD_GAME, "Dice=35 67", .reason = KIT_FAULT_VALUE, .line = 17 },
  { "chance/one-die", RECORD_GAME, "Dice=3 61", .reason = KIT_FAULT_VALUE, .line = 17 },
  { "chance/three-dice", RECORD_GAME, "Dice=351 61", .reason = KIT_FAULT_VALUE, .line = 17 },
  { "chance/two-blanks", RECORD_GAME, "Dice=35  61", .reason = KIT_FAULT_VALUE, .line = 17 },
  { "chance/commas", RECORD_GAME, "Dice=35,61", .reason = KIT_FAULT_VALUE, .line = 17 },
  { "chance/empty-steals", RECORD_GAME, "Steals=", .reason = KIT_FAULT_VALUE, .line = 18,
    .text = "", .other = "Steals" },
  { "chance/no-steals", RECORD_GAME, "Steals", .reason = ADV_FAULT_STEAL_MISSING, .line = 22,
    .number = 1 },
  { "chance/steals-left", RECORD_GAME, "Steals=HW", .reason = ADV_FAULT_STEAL_UNREACHED, .line = 18,
    .number = 2 },
  { "chance/not-held", RECORD_GAME, "Steals=B", .reason = ADV_FAULT_STEAL_NOT_HELD, .line = 23,
    .text = "B", .number = 1 },
  { "chance/robbed-gold", RECORD_GAME, "Steals=G", .reason = KIT_FAULT_VALUE, .line = 18,
    .text = "G", .other = "Steals" },
  { "chance/small-letter", RECORD_GAME, "Steals=h", .reason = KIT_FAULT_VALUE, .line = 18 },
  { "chance/letters-parted", RECORD_GAME, "Steals=H W", .reason = KIT_FAULT_VALUE, .line = 18 },

  { "turns/from-2", RECORD_GAME, NULL, "1=bid", "2=bid", KIT_FAULT_LINES, 22 },
  { "turns/from-0", RECORD_GAME, NULL, "1=bid", "0=bid", KIT_FAULT_KEY_ORDER, 21, "0", NULL, 1 },
  { "turns/leading-zero", RECORD_GAME, NULL, "1=bid", "01=bid", KIT_FAULT_UNKNOWN_KEY, 21, "01" },
  { "turns/empty", RECORD_GAME, NULL, "2=roll buy .", "2=", KIT_FAULT_EMPTY_TURN, 22 },
  { "turns/two-blanks", RECORD_GAME, NULL, "roll buy", "roll  buy", KIT_FAULT_TOKEN, 22, "" },
  { "turns/goes-on", RECORD_GAME, NULL, "2=roll buy .", "2=roll buy . roll", KIT_FAULT_TURN_OVER,
    22, "roll" },
  { "turns/cut", RECORD_GAME, NULL, "2=roll buy .", "2=roll buy", KIT_FAULT_TURN_UNFINISHED, 23,
    NULL, NULL, 2 },
  { "turns/no-decision", RECORD_GAME, NULL, "2=roll buy", "2=roll sell", KIT_FAULT_TOKEN, 22,
    "sell" },
  { "turns/first-turn-rolls", RECORD_GAME, NULL, "1=bid:3", "1=roll", KIT_FAULT_REFUSED, 21,
    "roll" },
  { "turns/in-the-tail", RECORD_GAME, NULL, "pass bid:3\n", "pass bid:2\n", KIT_FAULT_REFUSED, 23,
    "bid:2" },
  { "turns/last", RECORD_POSITION, "Turn=9999", "StrongestArmy=\n",
    "StrongestArmy=\n\n[Turns]\n9999=.\n" },
  { "turns/too-many", RECORD_POSITION, "Turn=9999", "StrongestArmy=\n",
    "StrongestArmy=\n\n[Chance]\nDice=11\n\n[Turns]\n9999=.\n10000=roll\n", KIT_FAULT_UNKNOWN_KEY,
    38, "10000" },

  { "history/all", RECORD_GAME, "Cursor=17" },
  { "history/nothing", RECORD_GAME, "Cursor=0" },
  { "history/too-far", RECORD_GAME, "Cursor=18", .reason = KIT_FAULT_CURSOR, .line = 26,
    .number = 18, .limit = 17 },
  { "history/empty", RECORD_GAME, "Cursor=", .reason = KIT_FAULT_VALUE, .line = 26, .text = "",
    .other = "Cursor" },
  { "history/leading-zero", RECORD_GAME, "Cursor=012", .reason = KIT_FAULT_VALUE, .line = 26 },
  { "history/sign", RECORD_GAME, "Cursor=-1", .reason = KIT_FAULT_VALUE, .line = 26 },
  { "history/no-cursor", RECORD_GAME, "Cursor", .reason = KIT_FAULT_MISSING_KEY, .line = 25,
    .text = "Cursor", .other = "History" },
  { "history/unknown-key", RECORD_GAME, "Cursor=12\nTail=5", .reason = KIT_FAULT_UNKNOWN_KEY,
    .line = 27, .text = "Tail" },

  { "result/undone", RECORD_OVER, "99=roll rob:g10\n\n[History]\nCursor=0" },
  { "result/left-out", RECORD_OVER, NULL, "\n[Result]\nScores=1 2 2\nWinners=2 3\n", "" },
  { "result/early", RECORD_GAME, "Cursor=12\n\n[Result]\nScores=1 0 0\nWinners=1",
    .reason = KIT_FAULT_RESULT_EARLY, .line = 28 },
  { "result/no-scores", RECORD_OVER, "Scores", .reason = KIT_FAULT_MISSING_KEY, .line = 39,
    .text = "Scores", .other = "Result" },
  { "result/no-winners", RECORD_OVER, "Winners", .reason = KIT_FAULT_MISSING_KEY, .line = 39,
    .text = "Winners", .other = "Result" },
  { "result/no-keys", RECORD_OVER, "Scores|Winners", .reason = KIT_FAULT_MISSING_KEY, .line = 39 },
  { "result/unknown-key", RECORD_OVER, "Winners=2 3\nLoser=1", .reason = KIT_FAULT_UNKNOWN_KEY,
    .line = 42, .text = "Loser" },
  { "result/other-scores", RECORD_OVER, "Scores=1 1 2", .reason = KIT_FAULT_RESULT_WRONG,
    .line = 40, .text = "1 1 2", .other = "1 2 2" },
  { "result/one-winner", RECORD_OVER, "Winners=2", .reason = KIT_FAULT_RESULT_WRONG, .line = 41,
    .text = "2", .other = "2 3" },
  { "result/winners-out-of-order", RECORD_OVER, "Winners=3 2", .reason = KIT_FAULT_RESULT_WRONG,
    .line = 41, .text = "3 2", .other = "2 3" },
  { "result/wrong-and-undone", RECORD_OVER, "99=roll rob:g10\n\n[History]\nCursor=0|Winners=3",
    .reason = KIT_FAULT_RESULT_WRONG, .line = 44, .text = "3", .other = "2 3" },
  { "result/after-the-end", RECORD_OVER, "99=roll rob:g10 .", .reason = KIT_FAULT_GAME_OVER,
    .line = 37, .text = "." },
  { "result/next-turn", RECORD_OVER, "99=roll rob:g10\n100=roll", .reason = KIT_FAULT_GAME_OVER,
    .line = 38, .text = "roll" },

  { "lines/empty-group", RECORD_GAME, NULL, "[History]\nCursor=12\n", "[History]\n",
    KIT_FAULT_MISSING_KEY, 25, "Cursor" },
  { "lines/unknown-group", RECORD_GAME, NULL, "[History]", "[Future]", KIT_FAULT_UNKNOWN_GROUP, 25,
    "Future" },
  { "lines/group-twice", RECORD_GAME, NULL, "[History]", "[Chance]", KIT_FAULT_LINES, 25 },
  { "lines/carriage-return", RECORD_GAME, NULL, "buy .\n", "buy\r .\n", KIT_FAULT_LINES, 22 },
};

/* An option as a word of the tool, and whether there is such a one. Usual are 0 gold, 4 offers. */
static const struct
{
  const char *text;
  guint       start_gold;
  guint       offers;
  gboolean    read;
} options[] = {
  { "StartGold=8", 8, 4, TRUE },
  { "StartGold=0", 0, 4, TRUE },
  { "Offers=9", 0, 9, TRUE },
  { "Offers=0", 0, 0, TRUE },
  { .text = "StartGold=4" },
  { .text = "StartGold=8=8" },
  { .text = "StartGold=" },
  { .text = "StartGold" },
  { .text = "Offers=10" },
  { .text = "Offers" },
  { .text = "Gold=8" },
  { .text = "=8" },
  { .text = "8" },
  { .text = "" },
};

/* Section 11 of the rules. */
static void
test_options (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      AdvOptions read = ADV_OPTIONS_DEFAULT;

      g_test_message ("%s", options[i].text);
      g_assert_cmpint (kit_options_set (adv_format.options, &read, options[i].text), ==,
                       options[i].read);
      if (options[i].read)
        {
          g_assert_cmpuint (read.start_gold, ==, options[i].start_gold);
          g_assert_cmpuint (read.offers, ==, options[i].offers);
        }
    }
}

/* A new game has all chance from its seed: what is dealt, and what will be rolled. */
static void
test_new (void)
{
  guint n_other_dice = 0;
  guint n_other_supplies = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (KitRecord) one = adv_format.create_record (&ADV_OPTIONS_DEFAULT, 3, seed);
      g_autoptr (KitRecord) same = adv_format.create_record (&ADV_OPTIONS_DEFAULT, 3, seed);
      g_autoptr (KitRecord) other = adv_format.create_record (&ADV_OPTIONS_DEFAULT, 3, seed + 1);
      AdvState states[3] = {
        *adv_history_get_state (one->history), *adv_history_get_state (same->history),
        *adv_history_get_state (other->history)
      };

      g_assert_cmpmem (&states[0], sizeof states[0], &states[1], sizeof states[1]);
      n_other_supplies += memcmp (states[0].supply, states[2].supply, ADV_MAX_SUPPLY) != 0;
      n_other_dice += states[0].seed != states[2].seed;
    }
  g_assert_cmpuint (n_other_supplies, ==, 20);
  g_assert_cmpuint (n_other_dice, ==, 20);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  record_add_rows (rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/record/options", test_options);
  g_test_add_func ("/record/new", test_new);
  return g_test_run ();
}
