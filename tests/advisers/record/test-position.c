/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faults of [Position], and what is accepted in it and written back. */

#include "record-rows.h"

#include <string.h>

/* A chain of five edges that no building is near, one of four, and one of five elsewhere. */
#define FIVE "c10nw 1:c10ne 1:c12nw 1:c12ne 1:c14nw"
#define FOUR "c10nw 1:c10ne 1:c12nw 1:c12ne"
#define RIVAL "e8nw 2:e8ne 2:e10nw 2:e10ne 2:e12nw"
#define FOURTEEN \
  "c2nw 1:c2ne 1:c4nw 1:c4ne 1:c6nw 1:c6ne 1:c8nw 1:c8ne 1:c10nw 1:c10ne 1:c12nw 1:c12ne 1:c14nw " \
  "1:c14ne"
#define BUILD(edits) RECORD_POSITION, edits
#define AUCTION(edits) RECORD_POSITION, "Phase=auction|Fresh=|Offers=0|" edits
#define DICE(edits) RECORD_POSITION, "Phase=dice|Fresh=|Offers=0|" edits
#define FAULT(fault, at, ...) .reason = fault, .line = at, __VA_ARGS__
#define VALUE(at, key) .reason = KIT_FAULT_VALUE, .line = at, .other = key

static const RecordRow rows[] = {
  { "turn/first", BUILD ("Turn=1") },
  { "turn/first-auction", AUCTION ("Turn=1|Cities=") },
  { "turn/first-dice", DICE ("Turn=1"), VALUE (13, "Phase") },
  { "turn/second-dice", DICE ("Turn=2") },
  { "turn/0", BUILD ("Turn=0"), VALUE (11, "Turn"), .text = "0" },
  { "turn/10000", BUILD ("Turn=10000"), VALUE (11, "Turn"), .text = "10000" },
  { "turn/empty", BUILD ("Turn="), VALUE (11, "Turn") },
  { "turn/leading-zero", BUILD ("Turn=012"), VALUE (11, "Turn") },
  { "player/0", BUILD ("Player=0"), VALUE (12, "Player") },
  { "player/4-of-3", BUILD ("Player=4"), VALUE (12, "Player") },
  { "player/empty", BUILD ("Player="), VALUE (12, "Player") },
  { "phase/empty", BUILD ("Phase="), VALUE (13, "Phase") },
  { "phase/other", BUILD ("Phase=pay"), VALUE (13, "Phase"), .text = "pay" },
  { "phase/bid", BUILD ("Phase=bid"), VALUE (13, "Phase") },
  { "alexander/empty", BUILD ("Alexander="), VALUE (14, "Alexander") },
  { "alexander/at-the-end", BUILD ("Alexander=56"), VALUE (14, "Alexander"), .text = "56" },
  { "alexander/leading-zero", BUILD ("Alexander=06"), VALUE (14, "Alexander") },
  { "alexander/last", BUILD ("Alexander=55|Won=3------------------------") },
  { "alexander/not-yet", BUILD ("Alexander=0|Villages=|Cities=|Won=") },
  { "auction/temple", AUCTION ("Cities=") },
  { "auction/event", AUCTION ("Alexander=4|Cities=|Won=") },
  { "auction/no-point", AUCTION ("Alexander=0|Villages=|Cities=|Won="),
    FAULT (ADV_FAULT_NO_AUCTION, 14, .number = 0) },
  { "auction/empty", AUCTION ("Alexander=5|Cities="),
    FAULT (ADV_FAULT_NO_AUCTION, 14, .number = 5) },
  { "auction/seven", AUCTION ("Alexander=54"), FAULT (ADV_FAULT_NO_AUCTION, 14, .number = 54) },
  { "robber/at-sea", BUILD ("Robber=a2"), FAULT (ADV_FAULT_PLACE, 15, "a2", "Robber") },
  { "robber/empty", BUILD ("Robber="), FAULT (ADV_FAULT_PLACE, 15, "", "Robber") },
  { "robber/on-a-corner", BUILD ("Robber=h3n"), FAULT (ADV_FAULT_PLACE, 15, "h3n") },
  { "robber/not-on-a-desert", BUILD ("Robber=c4") },

  { "pieces/player-4-of-3", BUILD ("Villages=4:b3s"), VALUE (16, "Villages") },
  { "pieces/player-0", BUILD ("Villages=0:b3s"), VALUE (16, "Villages") },
  { "pieces/no-player", BUILD ("Villages=b3s"), VALUE (16, "Villages"), .text = "b3s" },
  { "pieces/two-blanks", BUILD ("Villages=1:b3s  2:b5s"), VALUE (16, "Villages") },
  { "pieces/dash", BUILD ("Villages=-"), VALUE (16, "Villages"), .text = "-" },
  { "pieces/village-on-a-hexagon", BUILD ("Villages=1:b3"),
    FAULT (ADV_FAULT_PLACE, 16, "b3", "Villages") },
  { "pieces/village-at-sea", BUILD ("Villages=1:a0n"), FAULT (ADV_FAULT_PLACE, 16, "a0n") },
  { "pieces/city-on-an-edge", BUILD ("Cities=3:d7nw"),
    FAULT (ADV_FAULT_PLACE, 17, "d7nw", "Cities") },
  { "pieces/road-on-a-corner", BUILD ("Roads=1:c4n"),
    FAULT (ADV_FAULT_PLACE, 18, "c4n", "Roads") },
  { "pieces/road-without-player", BUILD ("Roads=c4nw"), VALUE (18, "Roads") },
  { "pieces/road-of-player-4", BUILD ("Roads=4:c4nw"), VALUE (18, "Roads") },
  { "pieces/village-twice", BUILD ("Villages=1:b3s 1:b3s"), FAULT (ADV_FAULT_TWICE, 16, "b3s") },
  { "pieces/two-villages-on-one", BUILD ("Villages=1:b3s 2:b3s"),
    FAULT (ADV_FAULT_TWICE, 16, "b3s") },
  { "pieces/city-on-a-village", BUILD ("Cities=3:b5s"), FAULT (ADV_FAULT_TWICE, 17, "b5s") },
  { "pieces/road-twice", BUILD ("Roads=1:c4nw 2:c4nw"), FAULT (ADV_FAULT_TWICE, 18, "c4nw") },
  { "pieces/fifteen-roads", BUILD ("Roads=1:" FOURTEEN " 1:c18nw|LongestRoad=1") },
  { "pieces/sixteen-roads", BUILD ("Roads=1:" FOURTEEN " 1:c18nw 1:c18ne"),
    FAULT (ADV_FAULT_PIECES, 18, NULL, "Roads", 16, 15) },
  { "pieces/five-villages", BUILD ("Villages=1:b3s 1:b5s 1:b3n 1:c2s 1:b9s") },
  { "pieces/six-villages", BUILD ("Villages=1:b3s 1:b5s 1:b3n 1:c2s 1:b9s 1:b13n"),
    FAULT (ADV_FAULT_PIECES, 16, NULL, "Villages", 6, 5) },
  { "pieces/four-cities", BUILD ("Cities=3:d7n 3:b3n 3:c2s 3:b9s") },
  { "pieces/five-cities", BUILD ("Cities=3:d7n 3:b3n 3:c2s 3:b9s 3:b13n"),
    FAULT (ADV_FAULT_PIECES, 17, NULL, "Cities", 5, 4) },

  { "sites/neighbours", BUILD ("Villages=1:b3s 2:c4n"),
    FAULT (ADV_FAULT_DISTANCE, 16, "c4n", "b3s") },
  { "sites/own-neighbours", BUILD ("Villages=1:b3s 1:c4n"),
    FAULT (ADV_FAULT_DISTANCE, 16, "c4n", "b3s") },
  { "sites/city-next-to-a-village", BUILD ("Cities=3:c4n"),
    FAULT (ADV_FAULT_DISTANCE, 17, "c4n", "b3s") },
  { "sites/temple-to-come", BUILD ("Villages=1:d9s"),
    FAULT (ADV_FAULT_NOT_PASSED, 16, "d9s", .number = 9) },
  { "sites/next-to-a-temple-to-come", BUILD ("Villages=1:e10n"),
    FAULT (ADV_FAULT_NOT_PASSED, 16, "e10n", .number = 9) },
  { "sites/event-to-come", BUILD ("Villages=1:c8s"),
    FAULT (ADV_FAULT_NOT_PASSED, 16, "c8s", .number = 7) },
  { "sites/empty-to-come", BUILD ("Alexander=4|Cities=|Villages=1:c6s"),
    FAULT (ADV_FAULT_NOT_PASSED, 16, "c6s", .number = 5) },
  { "sites/seven-to-come", BUILD ("Villages=1:g18n"),
    FAULT (ADV_FAULT_NOT_PASSED, 16, "g18n", .number = 54) },
  { "sites/next-to-an-event-to-come", BUILD ("Villages=1:d9n") },
  { "sites/event-passed", BUILD ("Villages=1:d5n") },
  { "sites/empty-passed", BUILD ("Cities=3:c6s") },
  { "sites/temple-auctioned", AUCTION ("Won=3"),
    FAULT (ADV_FAULT_NOT_PASSED, 17, "d7n", .number = 6) },
  { "sites/next-to-a-temple-auctioned", AUCTION ("Cities=3:c6s"),
    FAULT (ADV_FAULT_NOT_PASSED, 17, "c6s", .number = 6) },
  { "sites/event-auctioned", AUCTION ("Alexander=4|Villages=1:d5n|Cities=|Won=") },
  { "sites/temple-before-the-auctioned-event",
    AUCTION ("Alexander=4|Villages=1:b5s|Cities=|Won=") },

  { "hands/too-few", BUILD ("Hands=BWWH LO"), VALUE (19, "Hands") },
  { "hands/too-many", BUILD ("Hands=BWWH LO - -"), VALUE (19, "Hands") },
  { "hands/empty", BUILD ("Hands="), VALUE (19, "Hands") },
  { "hands/empty-word", BUILD ("Hands=BWWH  LO"), VALUE (19, "Hands") },
  { "hands/gold", BUILD ("Hands=BWWG LO -"), VALUE (19, "Hands") },
  { "hands/two-dashes", BUILD ("Hands=BWWH LO --"), VALUE (19, "Hands") },
  { "hands/nineteen", BUILD ("Hands=BBBBBBBBBBBBBBBBBB LO -") },
  { "hands/twenty", BUILD ("Hands=BBBBBBBBBBBBBBBBBBBB LO -"),
    FAULT (ADV_FAULT_STOCK, 19, "B", "Hands", 20, 19) },
  { "hands/with-the-supply", BUILD ("Hands=BBBBBBBBBBBBBBBBBB B -"),
    FAULT (ADV_FAULT_STOCK, 21, "B", "Supply", 20, 19) },
  { "gold/too-few", BUILD ("Gold=2 0"), VALUE (20, "Gold") },
  { "gold/empty", BUILD ("Gold="), VALUE (20, "Gold") },
  { "gold/dash", BUILD ("Gold=2 - 1"), VALUE (20, "Gold") },
  { "gold/leading-zero", BUILD ("Gold=2 00 1"), VALUE (20, "Gold") },
  { "gold/all", BUILD ("Gold=0 40 0") },
  { "gold/stock", BUILD ("Gold=40 0 1"), FAULT (ADV_FAULT_STOCK, 20, "G", "Gold", 41, 40) },
  { "supply/empty", BUILD ("Supply=") },
  { "supply/dash", BUILD ("Supply=-"), VALUE (21, "Supply") },
  { "supply/gold", BUILD ("Supply=G"), VALUE (21, "Supply") },
  { "deck/other-letter", BUILD ("Development=X"), VALUE (22, "Development") },
  { "deck/knight-missing", BUILD ("Development=MKKKKVVVVKKKKKKRP"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 22, "K", "Development", 13, 14) },
  { "deck/knight-too-many", BUILD ("Development=MKKKKKKVVVVKKKKKKRP"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 22, "K", "Development", 15, 14) },
  { "deck/victory-missing", BUILD ("Development=MKKKKKVVVKKKKKKRP"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 22, "V", "Development", 4, 5) },
  { "deck/three-roads", BUILD ("Development=MKKKKKVVVVKKKKKKRRRP"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 22, "R", "Development", 3, 2) },
  { "deck/three-monopolies-with-hands", BUILD ("Development=MKKKKKVVVVKKKKKKRP|Cards=K V MM"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 22, "M", "Development", 3, 2) },
  { "deck/others-gone", BUILD ("Development=KKKKKVVVVKKKKKK") },
  { "cards/too-few", BUILD ("Cards=K V"), VALUE (23, "Cards") },
  { "cards/two-blanks", BUILD ("Cards=K  V"), VALUE (23, "Cards") },
  { "cards/other-letter", BUILD ("Cards=K V ?"), VALUE (23, "Cards") },
  { "fresh/none", BUILD ("Fresh=") },
  { "fresh/of-another", BUILD ("Fresh=K"), FAULT (ADV_FAULT_FRESH, 24, "K", "Fresh") },
  { "fresh/too-many", BUILD ("Fresh=VV"), FAULT (ADV_FAULT_FRESH, 24, "V", "Fresh") },
  { "fresh/dash", BUILD ("Fresh=-"), VALUE (24, "Fresh") },
  { "fresh/dice", BUILD ("Phase=dice|Offers=0"), FAULT (ADV_FAULT_ONLY_BUILD, 24, "V", "Fresh") },
  { "fresh/auction", BUILD ("Phase=auction|Offers=0|Cities="),
    FAULT (ADV_FAULT_ONLY_BUILD, 24, "V", "Fresh") },
  { "played/before-the-dice", DICE ("Played=true") },
  { "played/empty", BUILD ("Played="), VALUE (25, "Played") },
  { "played/capital", BUILD ("Played=True"), VALUE (25, "Played") },
  { "played/one", BUILD ("Played=1"), VALUE (25, "Played") },
  { "offers/four", BUILD ("Offers=4") },
  { "offers/five", BUILD ("Offers=5"), VALUE (26, "Offers") },
  { "offers/empty", BUILD ("Offers="), VALUE (26, "Offers") },
  { "offers/dice", BUILD ("Phase=dice|Fresh="), FAULT (ADV_FAULT_ONLY_BUILD, 26, "1", "Offers") },
  { "offers/auction", BUILD ("Phase=auction|Fresh=|Cities="),
    FAULT (ADV_FAULT_ONLY_BUILD, 26, "1", "Offers") },
  { "offers/nine-by-option", BUILD ("Offers=9"), "\n[Players]",
    "\n[Rules]\nOffers=9\n\n[Players]" },
  { "offers/none-by-option", BUILD (NULL), "\n[Players]", "\n[Rules]\nOffers=0\n\n[Players]",
    VALUE (29, "Offers") },
  { "knights/too-few", BUILD ("Knights=0 2"), VALUE (27, "Knights") },
  { "knights/fifteen", BUILD ("Knights=0 0 15"), VALUE (27, "Knights") },
  { "knights/dash", BUILD ("Knights=- - 2"), VALUE (27, "Knights") },
  { "knights/one-more", BUILD ("Knights=0 0 3"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 22, "K", "Development", 15, 14) },
  { "tokens/27", BUILD ("Tokens=hthbthshsbttstbsbhsbbththbs"),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 28, "s", "Tokens", 6, 7) },
  { "tokens/29", BUILD ("Tokens=hthbthshsbttstbsbhsbbththbsss"), VALUE (28, "Tokens") },
  { "tokens/empty", BUILD ("Tokens="),
    FAULT (ADV_FAULT_NUMBER_OF_CARDS, 28, "h", "Tokens", 0, 7) },
  { "tokens/other-letter", BUILD ("Tokens=xthbthshsbttstbsbhsbbththbss"), VALUE (28, "Tokens") },
  { "won/nobody", BUILD ("Won=-") },
  { "won/empty", BUILD ("Won="), FAULT (ADV_FAULT_WON, 29, NULL, "Won", 0, 1) },
  { "won/two", BUILD ("Won=33"), FAULT (ADV_FAULT_WON, 29, NULL, "Won", 2, 1) },
  { "won/auctioned", AUCTION ("Alexander=4|Cities="), FAULT (ADV_FAULT_WON, 29, NULL, "Won", 1) },
  { "won/player-4-of-3", BUILD ("Won=4"), VALUE (29, "Won") },
  { "won/player-0", BUILD ("Won=0"), VALUE (29, "Won") },

  { "road/four", BUILD ("Roads=1:" FOUR) },
  { "road/four-hold-nothing", BUILD ("Roads=1:" FOUR "|LongestRoad=1"),
    FAULT (ADV_FAULT_BONUS, 30, "1", "LongestRoad") },
  { "road/five", BUILD ("Roads=1:" FIVE "|LongestRoad=1") },
  { "road/five-and-nobody", BUILD ("Roads=1:" FIVE),
    FAULT (ADV_FAULT_BONUS, 30, "", "LongestRoad") },
  { "road/five-and-another", BUILD ("Roads=1:" FIVE "|LongestRoad=2"),
    FAULT (ADV_FAULT_BONUS, 30, "2", "LongestRoad") },
  { "road/tie-and-nobody", BUILD ("Roads=1:" FIVE " 2:" RIVAL) },
  { "road/tie-and-one", BUILD ("Roads=1:" FIVE " 2:" RIVAL "|LongestRoad=1") },
  { "road/tie-and-the-other", BUILD ("Roads=1:" FIVE " 2:" RIVAL "|LongestRoad=2") },
  { "road/tie-and-the-third", BUILD ("Roads=1:" FIVE " 2:" RIVAL "|LongestRoad=3"),
    FAULT (ADV_FAULT_BONUS, 30, "3", "LongestRoad") },
  { "road/cut", BUILD ("Villages=1:b3s 2:c12n|Roads=1:" FIVE "|LongestRoad=1"),
    FAULT (ADV_FAULT_BONUS, 30, "1", "LongestRoad") },
  { "road/player-4-of-3", BUILD ("LongestRoad=4"), VALUE (30, "LongestRoad") },
  { "road/player-0", BUILD ("LongestRoad=0"), VALUE (30, "LongestRoad") },
  { "army/two-hold-nothing", BUILD ("StrongestArmy=3"),
    FAULT (ADV_FAULT_BONUS, 31, "3", "StrongestArmy") },
  { "army/three", BUILD ("Cards=- V -|Knights=0 0 3|StrongestArmy=3") },
  { "army/three-and-nobody", BUILD ("Cards=- V -|Knights=0 0 3"),
    FAULT (ADV_FAULT_BONUS, 31, "", "StrongestArmy") },
  { "army/fewer-knights", BUILD ("Development=MKKKVVVVKKKKKRP|Knights=2 0 3|StrongestArmy=1"),
    FAULT (ADV_FAULT_BONUS, 31, "1", "StrongestArmy") },
  { "army/tie-and-nobody", BUILD ("Development=MKKVVVVKKKKKRP|Knights=3 0 3") },
  { "army/tie-and-one", BUILD ("Development=MKKVVVVKKKKKRP|Knights=3 0 3|StrongestArmy=3") },
  { "army/dash", BUILD ("StrongestArmy=-"), VALUE (31, "StrongestArmy") },

  /* Four cities, a village and the cards. */
  { "points/13", BUILD ("Player=3|Fresh=|Development=MKKKKKKKKKKKRP|"
                        "Villages=3:b3s|Cities=3:d7n 3:b3n 3:c2s 3:b9s|Cards=K V VVVV") },
  { "points/14", BUILD ("Player=3|Fresh=|Development=MKKKKKKKKKKKRP|"
                        "Villages=3:b3s|Cities=3:d7n 3:b3n 3:c2s 3:b9s|Cards=K - VVVVV"),
    FAULT (ADV_FAULT_POINTS, 12, NULL, "Player", 14, 14) },
  { "points/14-of-another", BUILD ("Player=1|Fresh=|Development=MKKKKKKKKKKKRP|"
                                   "Villages=3:b3s|Cities=3:d7n 3:b3n 3:c2s 3:b9s|"
                                   "Cards=K - VVVVV") },

  { "keys/unknown", BUILD ("Won=3\nStock=3"), FAULT (KIT_FAULT_UNKNOWN_KEY, 30, "Stock") },
  { "keys/twice", BUILD ("Won=3\nWon=3"), FAULT (KIT_FAULT_LINES, 30, "Won=3") },
};

/* All keys must be there, those with an empty value too. */
static void
test_keys_missing (void)
{
  static const char * const keys[] = {
    "Turn", "Player", "Phase", "Alexander", "Robber", "Villages", "Cities", "Roads", "Hands",
    "Gold", "Supply", "Development", "Cards", "Fresh", "Played", "Offers", "Knights", "Tokens",
    "Won", "LongestRoad", "StrongestArmy"
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *text = record_change (RECORD_POSITION, keys[i], NULL, NULL);
      KitFault fault = { 0 };

      g_assert_null (adv_record_read (text, strlen (text), &fault));
      g_assert_cmpuint (fault.reason, ==, KIT_FAULT_MISSING_KEY);
      g_assert_cmpuint (fault.line, ==, 10);
      g_assert_cmpstr (fault.text, ==, keys[i]);
      g_assert_cmpstr (fault.other, ==, "Position");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  record_add_rows (rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/keys-missing", test_keys_missing);
  return g_test_run ();
}
