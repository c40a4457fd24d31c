/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Single rules, a row each, that the example records do not meet. */

#include "test-reference.h"

#include <string.h>

/* A position, what is decided in it, and what is true then. */
typedef struct
{
  const char *name;     /* the rule first */
  int         players;
  const char *position; /* lines that differ from the usual ones, parted by "\n" */
  const char *steps;    /* words; after "=" the dice or the robbed card */
  const char *lines;    /* of the state, parted by "\n" */
  const char *words;    /* legal decisions; not legal with "!" before */
} Row;

#define TWELVE_POINTS                                                                              \
  "Cities=1:c4n 1:d5n 1:d3n 1:c8n\nVillages=1:d9s 1:e8s 1:g6n 1:g4s\n"

static const Row rows[] = {
  /* ---- Dice and robber ---- */
  { "Q16-half-once", 4,
    "Player=2\nPhase=dice\n"
    "Hands=BBBBWWWWHHHH BBBBBBBBBBBBWWWWWWWWWWWW LLLLLLLLLLL OOOOOOOOOOO",
    "roll=34 drop:BBBBBBBBBBBB", "Phase=drop\nSeat=1\nOwed=6\nRolled=true",
    "drop:BBWWHH !drop:BBWWH" },
  { "Q16-then-the-robber", 4,
    "Player=2\nPhase=dice\nHands=BBBBWWWWHHHH BBBBBBBBBBBBWWWWWWWWWWWW - -",
    "roll=34 drop:BBBBBBBBBBBB drop:BBWWHH", "Phase=robber\nSeat=2\nOwed=0", "!rob:h3" },
  { "Q17-must-rob", 4,
    "Phase=dice\nVillages=1:c4n 2:d5n 3:d3n\nHands=B - B B\nGold=0 5 0 0", "roll=34",
    "Phase=robber\nSeat=1",
    "rob:c4>3 !rob:c4 !rob:c4>1 !rob:c4>2 rob:c6 !rob:c6>2 !rob:d5 rob:c2>3 rob:h5" },
  { "Q17-another-hand", 4, "Phase=dice\nVillages=2:c4n\nHands=- BW - -",
    "roll=34 rob:c4>2=W", "Hands=W B - -\nRobber=c4", "" },
  { "Q14-own-production", 4,
    "Phase=dice\nAlexander=9\nWon=---\nVillages=1:c4n 2:d3n\nCities=1:d5n\nRobber=c2",
    "roll=22",
    "Hands=BBB B - -\nPhase=build\nAlexander=10", "" },

  /* ---- Supply and Alexander ---- */
  { "Q19-three", 3, "Phase=dice\nAlexander=9\nWon=---\nSupply=BW", "roll=33",
    "Supply=\nPiles=19 19 19 19 19\nHands=- - -", "" },
  { "Q18-last-of-three", 3, "Player=3\nPhase=dice\nAlexander=9\nWon=---\nSupply=BWH",
    "roll=33", "Supply=\nHands=W H B\nPiles=18 18 18 19 19", "" },
  { "Q21-waits", 4,
    "Phase=dice\nAlexander=53\nWon=-------------------------\nSupply=BWHLO", "roll=33",
    "Alexander=53\nPhase=build\nHands=B W H L\nSupply=O", "" },
  { "Q21-passes", 4, "Phase=dice\nAlexander=53\nWon=-------------------------",
    "roll=34 rob:c2", "Alexander=54\nPhase=build\nWinners=", "." },
  { "Q54-persepolis", 4,
    "Phase=dice\nAlexander=55\nWon=-------------------------\nVillages=2:c4n 4:d5n",
    "roll=34 rob:c2", "Alexander=56\nPhase=over\nSeat=0\nWinners=2 4\nTurn=20", "!." },
  { "Q54-tokens", 4,
    "Phase=dice\nAlexander=55\nWon=-----------------------41\nVillages=2:c4n 4:d5n",
    "roll=34 rob:c2", "Winners=4\nPoints=0 1 0 1", "!." },

  /* ---- Auctions ---- */
  { "Q25-last-is-asked", 4, "Phase=auction\nHands=B B B B", "pass pass pass",
    "Phase=bid\nSeat=4\nPassed=1 2 3\nBid=0\nBidder=0", "bid:1 pass !bid:2" },
  { "Q25-last-bids", 4, "Phase=auction\nHands=B B B B", "pass pass pass bid:1",
    "Phase=pay\nSeat=4\nPassed=\nBid=1\nBidder=4", "pay:B" },
  { "Q25-out-for-good", 4, "Phase=auction\nHands=B BBB BBB -", "pass bid:1 bid:2 pass",
    "Phase=bid\nSeat=2\nPassed=1 4\nBid=2\nBidder=3", "bid:3 pass !bid:2 !bid:4" },
  { "Q28-who-passed-may-bid", 4,
    "Phase=auction\nHands=B OO - -\nGold=0 1 0 0\nKnights=0 2 0 0", "pass bid:3 pass pass drop:O",
    "Phase=bid\nSeat=1\nPassed=\nBluffed=2\nBid=0\nGold=0 1 0 0\nKnights=0 2 0 0", "bid:1 pass" },
  { "Q28-forfeit", 4, "Phase=auction\nHands=B OOO - -", "pass bid:3 pass pass",
    "Phase=forfeit\nSeat=2\nOwed=1\nBid=0\nBidder=0\nPassed=\nBluffed=2", "drop:O !drop:OO" },
  { "Q28-two-bluffs", 4, "Phase=auction\nHands=OO OO - -",
    "bid:1 bid:2 pass pass pass drop:O bid:2 pass pass drop:O",
    "Phase=bid\nSeat=3\nBluffed=1 2\nHands=O O - -", "pass !bid:1" },
  { "Q29-after-bluffs", 4, "Phase=auction\nHands=OO OO - -",
    "bid:1 bid:2 pass pass pass drop:O bid:2 pass pass drop:O pass pass",
    "Phase=build\nSeat=1\nBluffed=\nVillages=", "." },
  { "Q29-all-bluffed", 2, "Phase=auction\nAlexander=16\nWon=-----\nHands=L L",
    "bid:1 pass bid:1", "Phase=build\nSeat=1\nWon=------\nHands=L L\nBluffed=", "." },
  { "Q28-who-can-pay-must", 4, "Phase=auction\nHands=BO - - -", "bid:1 pass pass pass",
    "Phase=pay\nBluffed=", "pay:B !drop:B !drop:O" },
  { "Q32-joins-behind", 4, "Phase=auction\nAlexander=21\nWon=2223311\nGold=0 0 1 0",
    "pass pass bid:1 pass pay:G", "Advisers=2 3\nPoints=0 4 3 0\nWon=22233113\nGold=0 0 0 0", "" },
  { "Q33-three", 3, "Phase=auction\nAlexander=21\nWon=2223311\nGold=0 0 1",
    "pass pass bid:1 pay:G", "Advisers=2 3\nPoints=0 4 2", "" },

  /* ---- Trade ---- */
  { "Q35-rival-harbour", 4, "Villages=2:c8n\nHands=LLLL - - -", "", "", "bank:LLLL>B !bank:LL>B" },
  { "Q35-best-rate-only", 4, "Villages=1:c8n\nHands=LLLL - - -\nGold=4 0 0 0", "", "",
    "bank:LL>B bank:LL>G !bank:LLLL>B !bank:LLL>B !bank:LL>L bank:GGGG>B !bank:GGG>B !bank:GG>B" },
  { "Q45-serves-at-once", 4, "Roads=1:c8ne\nHands=BWHLLL - - -", "village:c8n",
    "Villages=1:c8n\nHands=LL - - -", "bank:LL>B bank:LL>G" },
  { "Q37-two-said-yes", 4, "Hands=B W W O", "offer:B>W yes yes no",
    "Phase=choose\nSeat=1\nOffer=B>W\nAnswers=yes yes no\nOffers=1", "none with:2 with:3 !with:4" },
  { "Q37-in-order", 4, "Player=3\nHands=W O B W", "offer:B>W yes yes",
    "Phase=answer\nSeat=2\nAnswers=yes yes", "no !yes" },
  { "Q37-with-nobody", 4, "Hands=B W W O", "offer:B>W yes yes no none",
    "Phase=build\nSeat=1\nOffer=\nAnswers=\nOffers=1\nHands=B W W O", "offer:B>W" },
  { "Q38-anew-each-turn", 4, "Alexander=9\nWon=---\nOffers=4\nHands=B B - -", ". roll=33",
    "Turn=21\nPlayer=2\nPhase=build\nOffers=0", "offer:B>W" },

  /* ---- Building ---- */
  { "Q39-stopped", 4, "Villages=2:c4n\nRoads=1:c4nw\nHands=BW - - -", "", "",
    "!road:c4ne !road:b5w road:c4w road:c2ne" },
  { "Q39-route-to-come", 4, "Alexander=1\nWon=\nVillages=1:b3s\nHands=BBWW - - -", "road:c4nw",
    "Roads=1:c4nw", "road:c4ne road:b5w !road:c4nw" },
  { "Q43-last-point", 4,
    "Alexander=55\nWon=-------------------------\nRoads=1:g16ne 1:f17ne\nHands=BWHL - - -", "", "",
    "!village:g16n !village:f17s village:f17n" },
  { "Q40-own-road", 4, "Roads=2:c8ne\nHands=BWHL - - -", "", "", "!village:c8n !road:c8nw" },

  /* ---- Development cards ---- */
  { "Q46-one-of-two", 4, "Cards=KK - - -\nFresh=K", "", "", "knight:c2" },
  { "Q46-one-a-turn", 4, "Cards=KKKPM - - -\nFresh=K", "knight:c2",
    "Played=true\nKnights=1 0 0 0\nFresh=K\nCards=KKPM - - -",
    "!knight:c4 !plenty:BB !monopoly:B" },
  { "Q46-fresh-till-the-end", 4, "Cards=K - - -\nFresh=K", ".",
    "Fresh=\nPlayed=false\nRolled=false", "roll" },
  { "Q49-before-the-dice", 4, "Phase=dice\nVillages=1:b3s\nCards=R - - -",
    "roads road:c4nw", "Phase=roads\nFreeRoads=1\nRolled=false", "road:c4ne !roll" },
  { "Q49-then-the-dice", 4, "Phase=dice\nVillages=1:b3s\nCards=RK - - -",
    "roads road:c4nw road:c4ne", "Phase=dice\nFreeRoads=0\nRolled=false\nPlayed=true",
    "roll !knight:c2" },
  { "Q49-one-piece", 4,
    "Cards=R - - -\nLongestRoad=1\nRoads=1:c4ne 1:c6w 1:d5nw 1:d3ne 1:c4w 1:c4nw 1:c2ne 1:d3nw"
    " 1:d1ne 1:c2w 1:c2nw 1:b3ne 1:b5w 1:b3w",
    "roads", "Phase=roads\nFreeRoads=1", "road:b3nw" },
  { "Q49-one-place", 4,
    "Cards=R - - -\nVillages=1:b3s\nRoads=2:c4w 2:c2ne 2:c4ne 2:b5w", "roads road:c4nw",
    "Phase=build\nFreeRoads=0", "." },
  { "Q51-nobody-has-it", 4, "Cards=M - - -\nHands=B W H L", "monopoly:O",
    "Hands=B W H L\nCards=- - - -\nPlayed=true", "" },

  /* ---- Bonus cards, the end ---- */
  { "Q52-first-keeps", 4, "Cards=K - - -\nKnights=2 3 0 0\nStrongestArmy=2", "knight:c2",
    "Knights=3 3 0 0\nStrongestArmy=2\nPoints=0 2 0 0", "" },
  { "Q52-more-takes", 4, "Cards=K - - -\nKnights=3 3 0 0\nStrongestArmy=2", "knight:c2",
    "Knights=4 3 0 0\nStrongestArmy=1\nPoints=2 0 0 0", "" },
  { "Q52-one-alone-again", 4, "Cards=K - - -\nKnights=3 3 3 0", "knight:c2",
    "StrongestArmy=1", "" },
  { "Q53-another-pays", 4,
    "Phase=auction\nAlexander=21\nKnights=3 4 0 0\nStrongestArmy=2\n"
    "Hands=- OOO - -\n" TWELVE_POINTS,
    "pass bid:6 pass pass pay:KK",
    "Phase=over\nSeat=0\nWinners=1\nPlayer=1\nPoints=14 0 0 0\nBid=0\nBidder=0\n"
    "Won=-------2",
    "!." },
  { "Q53-knight-before-the-dice", 4,
    "Phase=dice\nKnights=2 0 0 0\nCards=K - - -\n" TWELVE_POINTS, "knight:c2",
    "Phase=over\nWinners=1\nRolled=false\nStrongestArmy=1", "!roll" },
  { "Q53-first-free-road", 4,
    "Cards=R - - -\nRoads=1:c4ne 1:c6w 1:d5nw 1:d3ne\n" TWELVE_POINTS, "roads road:c4w",
    "Phase=over\nWinners=1\nFreeRoads=0\nLongestRoad=1", "!road:c4nw" },

  /* ---- What all may know of a hand ---- */
  { "Q55-piles-tell", 4, "Hands=BB W - -", "",
    "Least=1 0 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=2 1 0 0 0|1 1 0 0 0|0 0 0 0 0|0 0 0 0 0", "" },
  { "Q55-hand-tells", 4, "Hands=BBB - - -\nSupply=B", "",
    "Least=3 0 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=3 0 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0", "" },
  { "Q56-supply-hides", 4, "Hands=BB WW - -\nSupply=BWHLO", "",
    "Least=0 0 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=2 2 1 1 1|2 2 1 1 1|0 0 0 0 0|0 0 0 0 0", "" },
  { "Q56-robbed", 4, "Hands=BB WW - -\nSupply=BWHLO\nCards=K - - -\nVillages=2:c4n",
    "knight:c4>2=W",
    "Least=0 0 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=3 3 1 1 1|1 1 1 1 1|0 0 0 0 0|0 0 0 0 0", "" },
  { "Q55-offer-shows", 4, "Hands=BB WW - -\nSupply=BWHLO\nCards=K - - -\nVillages=2:c4n",
    "knight:c4>2=W offer:BB>W yes",
    "Least=2 0 0 0 0|0 1 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=3 1 1 1 1|0 1 0 0 0|0 0 0 0 0|0 0 0 0 0", "" },
  { "Q55-monopoly", 4, "Hands=BB WW - -\nSupply=BWHLO\nCards=M - - -", "monopoly:W",
    "Least=0 2 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=2 3 1 1 1|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0", "" },
  { "Q56-supply-card", 4,
    "Phase=dice\nAlexander=9\nWon=---\nHands=- - - -\nSupply=BWHLOOOOO", "roll=33",
    "Least=0 0 0 0 0|0 0 0 0 0|0 0 0 0 0|0 0 0 0 0\n"
    "Most=1 1 1 1 1|1 1 1 1 1|1 1 1 1 1|1 1 1 1 1", "" },
  { "Q55-only-kind-robbed", 2,
    "Player=2\nHands=BOWW -\nSupply=BWHLOBWHLO\nCards=K M\nVillages=2:c8n",
    "monopoly:W . knight:c8>2=W",
    "Least=0 1 0 0 0|0 1 0 0 0\nMost=2 1 2 2 2|0 1 0 0 0", "" },
  { "Q55-other-hands-tell", 3, "Hands=H B W", "offer:H>G",
    "Least=0 0 1 0 0|0 0 0 0 0|0 0 0 0 0\nMost=0 0 1 0 0|1 1 0 0 0|1 1 0 0 0", "" },
  { "Q55-no-supply-tells", 3, "Hands=H W B\nCards=M - -", "monopoly:H",
    "Least=0 0 1 0 0|0 0 0 0 0|0 0 0 0 0\nMost=0 0 1 0 0|1 1 0 0 0|1 1 0 0 0", "" },
};

/* ---- Positions ---- */

static int
count_letter (const char *text,
              char        letter)
{
  int n = 0;

  for (; *text != '\0'; text++)
    n += *text == letter;

  return n;
}

/* The value of a line of the row, or the usual one. */
static char *
get_line (const Row  *row,
          const char *key,
          const char *usual)
{
  g_auto (GStrv) lines = g_strsplit (row->position, "\n", -1);
  gsize length = strlen (key);

  for (int i = 0; lines[i] != NULL; i++)
    if (strncmp (lines[i], key, length) == 0 && lines[i][length] == '=')
      return g_strdup (lines[i] + length + 1);

  return g_strdup (usual);
}

/* All cards that nobody has are in the deck. */
static char *
make_deck (const Row *row)
{
  static const int all[] = { 14, 5, 2, 2, 2 };
  g_autofree char *cards = get_line (row, "Cards", "");
  g_autofree char *knights = get_line (row, "Knights", "");
  GString *deck = g_string_new (NULL);

  for (int i = 0; i < 5; i++)
    {
      int n = all[i] - count_letter (cards, "KVRPM"[i]);

      for (const char *c = knights; *c != '\0' && i == 0; c++)
        n -= *c != ' ' ? *c - '0' : 0;
      for (; n > 0; n--)
        g_string_append_c (deck, "KVRPM"[i]);
    }

  return g_string_free (deck, FALSE);
}

static char *
make_position (const Row *row)
{
  static const char *const each[][2] = {
    { "Hands", " -" }, { "Gold", " 0" }, { "Cards", " -" }, { "Knights", " 0" },
  };
  static const char *const others[][2] = {
    { "Turn", "20" },  { "Player", "1" },     { "Phase", "build" },    { "Alexander", "20" },
    { "Robber", "h3" }, { "Villages", "" },   { "Cities", "" },        { "Roads", "" },
    { "Supply", "" },  { "Fresh", "" },       { "Played", "false" },   { "Offers", "0" },
    { "LongestRoad", "" }, { "StrongestArmy", "" }, { "Won", "-------" },
    { "Tokens", "bhsbbsttssbstshhtstbhthhtbhb" },
  };
  GString *text = g_string_new (NULL);
  g_autofree char *deck = make_deck (row);

  for (gsize i = 0; i < G_N_ELEMENTS (each); i++)
    {
      char usual[16] = "";
      g_autofree char *value = NULL;

      for (int p = 0; p < row->players; p++)
        g_strlcat (usual, each[i][1], sizeof usual);
      value = get_line (row, each[i][0], usual + 1);
      g_string_append_printf (text, "%s=%s\n", each[i][0], value);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *value = get_line (row, others[i][0], others[i][1]);

      g_string_append_printf (text, "%s=%s\n", others[i][0], value);
    }
  g_string_append_printf (text, "Development=%s\n", deck);

  return g_string_free (text, FALSE);
}

/* ---- Rows ---- */

static void
assert_sound (AdvRef     *ref,
              const Row  *row,
              const char *step)
{
  g_autofree char *fault = adv_ref_check (ref);

  if (fault != NULL)
    g_error ("%s, after \"%s\": %s", row->name, step, fault);
}

static void
take_steps (AdvRef    *ref,
            const Row *row)
{
  g_auto (GStrv) steps = g_strsplit (row->steps, " ", -1);

  for (int i = 0; steps[i] != NULL; i++)
    {
      char *chance = strchr (steps[i], '=');

      if (chance != NULL)
        *chance++ = '\0';
      if (!adv_ref_apply (ref, steps[i], chance))
        g_error ("%s: %s is refused", row->name, steps[i]);
      assert_sound (ref, row, steps[i]);
    }
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *position = make_position (row);
  g_autoptr (AdvRef) ref = test_new (row->players, 0, 4);
  g_auto (GStrv) lines = g_strsplit (row->lines, "\n", -1);
  g_auto (GStrv) words = g_strsplit (row->words, " ", -1);

  g_assert_true (adv_ref_set_position (ref, position));
  assert_sound (ref, row, "");
  take_steps (ref, row);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *key = g_strndup (lines[i], strcspn (lines[i], "="));
      g_autofree char *value = test_get_value (ref, key);

      g_assert_cmpstr (value, ==, lines[i] + strlen (key) + 1);
    }
  for (int i = 0; words[i] != NULL; i++)
    {
      gboolean legal = words[i][0] != '!';

      if (adv_ref_is_legal (ref, words[i] + !legal) != legal)
        g_error ("%s: %s", row->name, words[i]);
    }
}

/* ---- The first turn ---- */

/* Q3, Q8, Q11: no dice, five cards and one of the supply, the auction of the first temple. */
static void
test_first_turn (void)
{
  static const char *const hands[] = { NULL, NULL, "BBBBBW BBBBBW", "BBBBBW BBBBBW BBBBBW",
                                       "BBBBBW BBBBBW BBBBBW BBBBWW" };
  static const char *const piles[] = { NULL, NULL, "9 9 9 9 9", "4 4 4 4 4", "0 0 0 0 0" };
  static const char *const stocks[] = { NULL, NULL, "24", "16", "8" };

  for (int players = 2; players <= 4; players++)
    {
      g_autoptr (AdvRef) ref = test_new (players, 8, 4);
      g_autofree char *phase = NULL;
      g_autofree char *hand = NULL;
      g_autofree char *pile = NULL;
      g_autofree char *stock = NULL;
      g_autofree char *rest = NULL;
      g_autoptr (GString) supply = g_string_new (NULL);
      int each = players == 4 ? 19 : players == 3 ? 15 : 10;

      for (int i = 0; i < 5 * each; i++)
        g_string_append_c (supply, "BWHLO"[i / each]);
      adv_ref_deal (ref, supply->str, "KKKKKKKKKKKKKKVVVVVRRPPMM", "hhhhhhhbbbbbbbtttttttsssssss");
      phase = test_get_value (ref, "Phase");
      hand = test_get_value (ref, "Hands");
      pile = test_get_value (ref, "Piles");
      stock = test_get_value (ref, "Stock");
      rest = test_get_value (ref, "Supply");
      g_assert_cmpstr (phase, ==, "bid");
      g_assert_cmpstr (hand, ==, hands[players]);
      g_assert_cmpstr (pile, ==, piles[players]);
      g_assert_cmpstr (stock, ==, stocks[players]);
      g_assert_cmpint (strlen (rest), ==, supply->len - 6 * players);
      g_assert_false (adv_ref_is_legal (ref, "roll"));
      g_assert_true (adv_ref_is_legal (ref, "bid:14"));
      g_assert_false (adv_ref_is_legal (ref, "bid:15"));
    }
}

void
test_add_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/advisers-reference/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/advisers-reference/Q11-first-turn", test_first_turn);
}
