/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q34 and Q39 to Q45: costs, pieces, roads, villages, cities, development cards that are bought. */

#include "rows.h"

/* A chain of 14 roads; b3nw may be the fifteenth. */
#define FOURTEEN_ROADS                                                                             \
  "LongestRoad=1; Roads=1:c4ne 1:c6w 1:d5nw 1:d3ne 1:c4w 1:c4nw 1:c2ne 1:d3nw 1:d1ne 1:c2w 1:c2nw" \
  " 1:b3ne 1:b5w 1:b3w"
#define FOUR "Villages=1:b3n 1:b5n 1:c2s 1:c6s"
#define FIVE FOUR " 1:d3s"
/* All development cards but one knight. */
#define CARDS24 "KKKKKKKKKKKKKVVVVVRRPPMM"

static const Row costs[] = {
  { "Q34/road", "Villages=1:c4n; Hands=BBWW", "road:c4ne",
    .reads = "Hands=BW - - -; Piles=18 18 19 19 19; Roads=1:c4ne" },
  { "Q34/road-brick", "Villages=1:c4n; Hands=WHLO; Gold=9",
    .illegal = "road:c4ne lacking Q34 good=B number=1 limit=0" },
  { "Q34/road-wood", "Villages=1:c4n; Hands=BHLO; Gold=9",
    .illegal = "road:c4ne lacking Q34 good=W number=1 limit=0" },
  { "Q34/village", "Roads=1:c4nw; Hands=BWHL", "village:c4n",
    .reads = "Hands=- - - -; Piles=19 19 19 19 19; Villages=1:c4n; Points=1 0 0 0" },
  { "Q34/village-brick", "Roads=1:c4nw; Hands=WHLO; Gold=9",
    .illegal = "village:c4n lacking Q34 good=B number=1 limit=0" },
  { "Q34/village-wood", "Roads=1:c4nw; Hands=BHLO; Gold=9",
    .illegal = "village:c4n lacking Q34 good=W number=1 limit=0" },
  { "Q34/village-wheat", "Roads=1:c4nw; Hands=BWLO; Gold=9",
    .illegal = "village:c4n lacking Q34 good=H number=1 limit=0" },
  { "Q34/village-wool", "Roads=1:c4nw; Hands=BWHO; Gold=9",
    .illegal = "village:c4n lacking Q34 good=L number=1 limit=0" },
  { "Q34/city", "Villages=1:c4n; Hands=HHOOO", "city:c4n",
    .reads = "Hands=- - - -; Piles=19 19 19 19 19; Villages=; Cities=1:c4n; Points=2 0 0 0" },
  { "Q34/city-wheat", "Villages=1:c4n; Hands=HOOOO; Gold=9",
    .illegal = "city:c4n lacking Q34 good=H number=2 limit=1" },
  { "Q34/city-ore", "Villages=1:c4n; Hands=HHHOO; Gold=9",
    .illegal = "city:c4n lacking Q34 good=O number=3 limit=2" },
  { "Q34/card", "Hands=HLO", "buy", .reads = "Hands=- - - -; Cards=K - - -; Fresh=K" },
  { "Q34/card-wheat", "Hands=LLOO; Gold=9", .illegal = "buy lacking Q34 good=H number=1 limit=0" },
  { "Q34/card-wool", "Hands=HHOO; Gold=9", .illegal = "buy lacking Q34 good=L number=1 limit=0" },
  { "Q34/card-ore", "Hands=HHLL; Gold=9", .illegal = "buy lacking Q34 good=O number=1 limit=0" },

  { "Q34/the-last-road", FOURTEEN_ROADS "; Hands=BBWW", .legal = "road:b3nw" },
  { "Q34/no-road-left", FOURTEEN_ROADS " 1:b3nw; Hands=BBWW; Villages=1:h5n",
    .illegal = "road:g6w no-piece Q34 piece=road" },
  { "Q34/the-last-village", FOUR "; Roads=1:e8nw; Hands=BWHL", .legal = "village:d7s" },
  { "Q34/no-village-left", FIVE "; Roads=1:e8nw; Hands=BWHL",
    .illegal = "village:d7s no-piece Q34 piece=village" },
  { "Q34/the-last-city", "Cities=1:b3n 1:b5n 1:c2s; Villages=1:c6s; Hands=HHOOO",
    .legal = "city:c6s" },
  { "Q34/no-city-left", "Cities=1:b3n 1:b5n 1:c2s 1:d3s; Villages=1:c6s; Hands=HHOOO",
    .illegal = "city:c6s no-piece Q34 piece=city" },
};

static const Row roads[] = {
  { "Q39/from-a-building", "Villages=1:c4n; Hands=BW", .legal = "road:c4ne road:c4nw road:b5w",
    .illegal = "road:c6w edge-far Q39 place=c6w" },
  { "Q39/from-a-city", "Cities=1:c4n; Hands=BW", .legal = "road:c4ne" },
  { "Q39/from-a-road", "Roads=1:c4nw; Hands=BW", .legal = "road:c4ne road:b5w road:c4w road:c2ne",
    .illegal = "road:c6w edge-far Q39 place=c6w" },
  { "Q39/from-nothing", "Hands=BW", .illegal = "road:c4ne edge-far Q39 place=c4ne" },
  { "Q39/not-from-a-rivals", "Villages=2:c4n; Roads=2:c4nw; Hands=BW",
    .illegal = "road:c4ne edge-far Q39 place=c4ne; road:c4w edge-far Q39 place=c4w" },
  { "Q39/taken", "Villages=1:c4n; Roads=2:c4nw 1:c4ne; Hands=BW", .legal = "road:b5w",
    .illegal = "road:c4nw edge-taken Q39 player=2 place=c4nw; "
               "road:c4ne edge-taken Q39 player=1 place=c4ne" },
  { "Q39/stopped", "Villages=2:c4n; Roads=1:c4nw; Hands=BW", .legal = "road:c4w road:c2ne",
    .illegal = "road:c4ne edge-cut Q39 player=2 place=c4ne other=c4n; "
               "road:b5w edge-cut Q39 player=2 place=b5w other=c4n" },
  { "Q39/stopped-at-either-end", "Villages=2:b3s 3:d5n; Roads=1:c4w 1:c6w; Hands=BW",
    .illegal = "road:c4nw edge-cut Q39 player=2 place=c4nw other=b3s; "
               "road:c2ne edge-cut Q39 player=2 place=c2ne other=b3s; "
               "road:d5nw edge-cut Q39 player=3 place=d5nw other=d5n; "
               "road:d5ne edge-cut Q39 player=3 place=d5ne other=d5n" },
  { "Q39/stopped-by-a-city", "Cities=3:c4n; Roads=1:c4nw; Hands=BW",
    .illegal = "road:b5w edge-cut Q39 player=3 place=b5w other=c4n" },
  { "Q39/from-the-other-end", "Villages=2:c4n; Roads=1:c4nw 1:c6w; Hands=BW",
    .legal = "road:c4ne" },
  { "Q39/not-stopped-by-his-own", "Villages=1:c4n; Roads=1:c4nw; Hands=BW", .legal = "road:c4ne" },
  { "Q39/not-stopped-by-roads", "Roads=1:c4nw 2:b5w; Hands=BW", .legal = "road:c4ne" },
  { "Q39/along-the-route-to-come", "Alexander=1; Villages=1:b3s; Hands=BW",
    .legal = "road:c4nw" },
};

static const Row villages[] = {
  { "Q40/at-a-road", "Roads=1:c4nw; Hands=BWHL", .legal = "village:c4n village:b3s",
    .illegal = "village:b5s corner-far Q40 place=b5s" },
  { "Q40/at-a-rivals-road", "Roads=2:c4nw; Hands=BWHL",
    .illegal = "village:c4n corner-far Q40 place=c4n" },
  { "Q40/taken", "Villages=2:c4n; Roads=1:c4nw; Hands=BWHL",
    .illegal = "village:c4n corner-taken Q40 player=2 place=c4n" },
  { "Q40/taken-by-a-city", "Cities=1:c4n; Roads=1:c4nw; Hands=BWHL",
    .illegal = "village:c4n corner-taken Q40 player=1 place=c4n" },
  { "Q41/next-to-a-rivals", "Villages=2:b5s; Roads=1:c4nw; Hands=BWHL", .legal = "village:b3s",
    .illegal = "village:c4n corner-near Q41 place=c4n other=b5s" },
  { "Q41/next-to-his-own", "Villages=1:b5s; Roads=1:c4nw; Hands=BWHL",
    .illegal = "village:c4n corner-near Q41 place=c4n other=b5s" },
  { "Q41/next-to-a-city", "Cities=3:b5s; Roads=1:c4nw; Hands=BWHL",
    .illegal = "village:c4n corner-near Q41 place=c4n other=b5s" },
  { "Q42/in-place-of-a-village", "Villages=1:c4n 2:d5n; Cities=1:d3n; Hands=HHOOO",
    .legal = "city:c4n",
    .illegal = "city:d5n no-village Q42 place=d5n; city:d3n no-village Q42 place=d3n; "
               "city:c6n no-village Q42 place=c6n" },
  { "Q42/the-village-returns", FIVE "; Roads=1:e8nw; Hands=BWHHHLOOO", "city:c6s",
    .legal = "village:d7s", .reads = "Villages=1:b3n 1:b5n 1:c2s 1:d3s; Cities=1:c6s" },
  { "Q42/of-this-turns-auction", "Phase=auction; Alexander=20; Hands=BHHOOO",
    "bid:1 pass pass pass pay:B city:i6n", .reads = "Cities=1:i6n; Villages=; Hands=- - - -" },
  { "Q42/of-this-turn", "Roads=1:c4nw; Hands=BWHHHLOOO", "village:c4n city:c4n",
    .reads = "Cities=1:c4n" },

  { "Q43/a-point-to-come", "Alexander=5; Roads=1:d7nw; Hands=BWHL",
    .illegal = "village:d7n not-passed Q43 place=d7n other=c8s number=7 limit=5; "
               "village:c6s not-passed Q43 place=c6s other=d7n number=6 limit=5" },
  { "Q43/next-to-one", "Alexander=6; Roads=1:d7nw; Hands=BWHL", .legal = "village:c6s",
    .illegal = "village:d7n not-passed Q43 place=d7n other=c8s number=7 limit=6" },
  { "Q43/passed", "Alexander=7; Roads=1:d7nw; Hands=BWHL", .legal = "village:d7n village:c6s" },
  { "Q43/off-the-route-but-next-to-it", "Alexander=6; Roads=1:c8w; Hands=BWHL",
    .legal = "village:b7s", .illegal = "village:d7n not-passed Q43 place=d7n other=c8s number=7 "
                                       "limit=6" },
  { "Q43/next-to-a-temple", "Alexander=5; Roads=1:c8w; Hands=BWHL",
    .illegal = "village:b7s not-passed Q43 place=b7s other=d7n number=6 limit=5" },
  { "Q43/next-to-an-event", "Alexander=7; Roads=1:e8nw; Hands=BWHL",
    .illegal = "village:d7s not-passed Q43 place=d7s other=e8n number=8 limit=7" },
  { "Q43/next-to-an-empty-point", "Alexander=4; Roads=1:d7w; Hands=BWHL",
    .illegal = "village:e6n not-passed Q43 place=e6n other=c6s number=5 limit=4" },
  { "Q43/the-last-seven", "Alexander=55; Roads=1:g16ne 1:f17ne; Hands=BWHL",
    .legal = "village:f17n",
    .illegal = "village:g16n not-passed Q43 place=g16n other=g16n number=56 limit=55; "
               "village:f17s not-passed Q43 place=f17s other=g16n number=56 limit=55" },
  { "Q43/a-temple-that-stayed-empty", "Roads=1:h7w; Alexander=21; Hands=BWHL",
    .legal = "village:i6n" },
};

static const Row deck[] = {
  { "Q44/the-top-card", "Cards=- KKKKKKKKKKKKKK; Hands=HLO", "buy",
    .reads = "Cards=V KKKKKKKKKKKKKK - -; Development=VVVVRRPPMM; Points=1 0 0 0" },
  { "Q44/the-last-card", "Cards=- " CARDS24 "; Hands=HHLLOO", "buy",
    .illegal = "buy deck-empty Q44", .reads = "Development=; Fresh=K; Hands=HLO - - -" },
  { "Q44/empty", "Cards=- K" CARDS24 "; Hands=HLO", .illegal = "buy deck-empty Q44" },
  { "Q44/paid-knights", "Phase=auction; Alexander=18; Knights=1; Cards=- " CARDS24 "; Hands=HLO",
    "bid:3 pass pass pass pay:K buy",
    .reads = "Cards=K " CARDS24 " - -; Development=; Fresh=K; Knights=0 0 0 0" },
  { "Q45/serves-at-once", "Roads=1:c4nw; Hands=BBWWHL", "village:c4n", .legal = "road:c4ne" },
};

void
test_add_building (void)
{
  rows_add (costs, G_N_ELEMENTS (costs));
  rows_add (roads, G_N_ELEMENTS (roads));
  rows_add (villages, G_N_ELEMENTS (villages));
  rows_add (deck, G_N_ELEMENTS (deck));
}
