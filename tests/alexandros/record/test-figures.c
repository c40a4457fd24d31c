/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The twelve figures of the rulebooks: what they show holds for our board and rules. */

#include "test-util.h"

#include <string.h>

static const TestRow rows[] = {
  { "/figures/1/start", "figure-01",
    .legal = "L H", .illegal = "T not-face-up R9 symbol=T",
    .reads = "Turn=1; Player=1; Phase=card; Alexander=A2; Black=; FaceUp=HL" },
  { "/figures/1/closest-lyre", "figure-01", .reads = "Allowed L=c2; Distance L=2" },
  { "/figures/1/closest-horse", "figure-01", .reads = "Allowed H=a5; Distance H=2" },
  { "/figures/1/the-other-horse", "figure-01", "H",
    .illegal = "A2-B3-B5-C6 way-target R9 symbol=H place=C6 number=3 limit=2; "
               "A2-B3-C4-C6-C8 way-target R9 symbol=H place=C8 number=3 limit=2",
    .reads = "Available c6=yes" },

  { "/figures/2/only-shortest-way", "figure-01", "L", .reads = "Ways C4=A2-B3-C4" },
  { "/figures/2/two-walls", "figure-02", .reads = "Alexander=C4; Black=A2-B3 B3-C4; Stock=63 10" },

  { "/figures/3/three-walls", "figure-03",
    .reads = "Alexander=D3; Black=A2-B3 B3-C4 C4-D3; Stock=62 10" },
  { "/figures/3/three-shortest-ways", "figure-01", "L",
    .reads = "Ways D3=A2-B1-C2-D3 A2-B3-C2-D3 A2-B3-C4-D3" },
  { "/figures/3/a-province-of-four", "figure-03",
    .reads = "Members c2=a1 b1 b2 c2; Province c2=4 2 AL free" },

  { "/figures/4/next-player", "figure-04", .legal = "S", .reads = "Player=2; Turn=2; Phase=card" },
  { "/figures/4/three-closest-soldiers", "figure-04", "S",
    .reads = "Allowed S=a3 b6 d7; Distance S=2; Points S=A4 B3 B5 B7 C6 C8 D7 D9 E8" },

  { "/figures/5/three-shortest-ways", "figure-04", "S",
    .reads = "Ways B7=D3-C4-B5-B7 D3-C4-C6-B7 D3-D5-C6-B7" },
  { "/figures/5/three-walls", "figure-05",
    .reads = "Alexander=B7; Stock=59 10; Black=A2-B3 B3-C4 B7-C6 C4-D3 C6-D5 D3-D5" },
  { "/figures/5/cuts-off-nine", "figure-05",
    .reads = "Members b3=a2 a3 a4 a5 b3 b4 b5 c3 c4; Province b3=9 5 TAHS free" },
  { "/figures/5/second-way-cuts-off-seven", "figure-04", "S D3-C4-C6-B7",
    .reads = "Stock=60 10; Members b3=a2 a3 a4 a5 b3 b4 b5" },
  { "/figures/5/third-way-cuts-off-five", "figure-04", "S D3-C4-B5-B7",
    .reads = "Stock=60 10; Members b3=a2 a3 a4 a5 b3" },
  { "/figures/5-french/one-old-two-new", "figure-05-french",
    .reads = "Alexander=B7; Stock=60 10; Black=A2-B3 B3-C4 B7-C6 C4-C6 C4-D3" },
  { "/figures/5-french/a-province-of-seven", "figure-05-french",
    .reads = "Province b3=7 4 THS free" },
  { "/figures/5-french/next-to-figure-3", "figure-05-french",
    .reads = "Members c2=a1 b1 b2 c2; Members b3=a2 a3 a4 a5 b3 b4 b5" },

  { "/figures/6/along-existing-walls", "figure-06",
    .reads = "Alexander=B3; Stock=62 10; Black=A2-B3 B3-C4 C4-D3" },
  { "/figures/6/the-only-other-way", "figure-04", "S", .reads = "Ways B3=D3-C2-B3 D3-C4-B3" },
  { "/figures/6/through-the-province", "figure-04", "S D3-C2-B3",
    .reads = "Stock=60 10; Black=A2-B3 B3-C2 B3-C4 C2-D3 C4-D3; Members c2=b2 c2; Members a1=a1 "
    "b1" },

  { "/figures/7/province", "figure-07",
    .reads = "Province g23=16 10 TTAHLS free; Hands=TALS AH L" },
  { "/figures/7/two-governors", "figure-07", .legal = "@g23,i26 @i26,j24" },
  { "/figures/7/one-is-not-enough", "figure-07",
    .illegal = "@g23 cards R22 cards=H; @j24 cards R22 cards=H; @i26 cards R22 cards=T; "
               "@i23 cards R22 cards=TH; @i24 cards R22 cards=TH; @j22 cards R22 cards=TH" },
  { "/figures/7/two-others-are-not-enough", "figure-07",
    .illegal = "@g23,j24 cards R22 cards=H; @i24,i26 cards R22 cards=T" },
  { "/figures/7/pays-four-cards", "figure-07", "@g23,i26",
    .reads = "Hands=- AH L; Discards=TALS; Governors=1:g23 1:i26" },
  { "/figures/7/scores-nothing", "figure-07", "@g23,i26",
    .reads = "Province g23=16 10 TTAHLS 1:g23,i26; Levy=0 0 0" },

  { "/figures/8/worth-eleven", "figure-08",
    .reads = "Province e20=19 11 TTAAHHLS 2:e20; Levy=0 11 0" },
  { "/figures/8/five-spaces", "figure-08", .legal = "S L",
    .reads = "Allowed S=c27 g19 j22; Allowed L=d26 i24" },
  { "/figures/8/fourteen-points", "figure-08",
    .reads = "Points S=C28 D27 D29 G20 H19 H21 J23 K22 K24; Points L=D27 E26 E28 I24 I26 J25" },

  { "/figures/9/went", "figure-09", .reads = "Alexander=G20; Phase=actions 2; Player=1" },
  { "/figures/9/with-the-governor", "figure-09",
    .reads = "Province e20=6 3 AHL 2:e20; Levy=0 3 0" },
  { "/figures/9/free", "figure-09", .reads = "Province g19=13 8 TTAHS free" },

  { "/figures/11/take-over", "figure-11", "@i24",
    .reads = "Governors=2:i24; Hands=L - A; Unused=4 3 4; Phase=compensation 5 1; Discards=" },
  { "/figures/11/removal-is-two-of-each", "figure-11",
    .legal = "@i24", .reads = "Province i24=16 10 TTAHLS 1:g23,i26; Hands=L TTTTAHHHS A" },
  { "/figures/11/yellow-chooses", "figure-11", "@i24",
    .legal = ">TTTTA >THHHS >AHHHS",
    .illegal = ">TTTT compensation-number R25 number=4 limit=5; >TTTTL compensation-cards R25 "
    "symbol=L" },
  { "/figures/11/five-to-red", "figure-11", "@i24 >TTHHS",
    .reads = "Hands=TTHHLS - A; Discards=TTAH; Phase=actions 1" },

  { "/figures/12/soldier-or-amphora", "figure-12",
    .illegal = "$L levy-symbol R27 symbol=L", .reads = "Legal $=$A $S; Hands=AS L TH A" },
  { "/figures/12/two-governors-score-nothing", "figure-12",
    .reads = "Province a3=13 8 TAHLS 1:a3,b3" },
  { "/figures/12/reds-two-provinces", "figure-12",
    .reads = "Province e10=6 4 TA 1:e10; Province j4=13 8 TAHLS 1:j4" },
  { "/figures/12/what-each-scores", "figure-12", .reads = "Levy=12 4 9 6" },
  { "/figures/12/with-the-soldier", "figure-12", "$S",
    .reads = "Scores=42 26 50 24; Hands=A L TH A" },
  { "/figures/12/with-the-amphora", "figure-12", "$A",
    .reads = "Scores=42 26 50 24; Hands=S L TH A" },
};

static const char * const files[] = {
  "figure-01", "figure-02", "figure-03", "figure-04", "figure-05", "figure-05-french", "figure-06",
  "figure-07", "figure-08", "figure-09", "figure-10", "figure-11", "figure-12"
};

/* Each figure is saved as the same bytes. */
static void
test_bytes (gconstpointer data)
{
  g_autofree char *name = g_strconcat (data, ".alexandros", NULL);
  g_autofree char *text = test_data (name);
  g_autoptr (KitRecord) record = test_read_record (text);
  g_autofree char *again = kit_record_write (record);

  g_assert_cmpstr (again, ==, text);
}

/* Figure 1: spaces that are not allowed have a distance too. */
static void
test_distance (void)
{
  const AlxBoard *board = test_board ();
  guint8 start = alx_board_find_point (board, "A2");

  g_assert_cmpuint (board->space_distance[start][alx_board_find_space (board, "c6")], ==, 3);
  g_assert_cmpuint (board->space_distance[start][alx_board_find_space (board, "c2")], ==, 2);
  g_assert_cmpuint (board->distance[alx_board_find_point (board, "D3")]
                                   [alx_board_find_point (board, "B7")], ==, 3);
}

typedef struct
{
  const AlxState *state;
  guint           n;
} Divisions;

static gboolean
count_division (const AlxDecision *decision,
                gpointer           data)
{
  Divisions *divisions = data;
  guint8 governor = alx_board_find_space (test_board (), "g19");
  AlxState after = *divisions->state;
  AlxProvince province;

  alx_apply (&after, test_board (), decision, NULL);
  alx_state_get_province (&after, after.province[governor], &province);
  divisions->n += province.n_spaces < 19;
  return TRUE;
}

/* Figure 10: only a horse from the hand divides the province, in four ways. */
static void
test_only_a_horse (void)
{
  static const struct { const char *card; guint n; } cards[] = {
    { "S", 0 }, { "L", 0 }, { "A*", 0 }, { "H*", 4 }
  };
  AlxState start;

  test_state ("figure-10", &start);
  test_check_reads (&start, "Province g19=19 11 TTAAHHLS 2:g19; Legal=A* H* L S");
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      AlxState state = start;
      Divisions divisions = { .state = &state };

      test_play (&state, cards[i].card);
      alx_legal_foreach (&state, test_board (), count_division, &divisions);
      g_assert_cmpuint (divisions.n, ==, cards[i].n);
    }
}

/* Figure 11: nine cards, and what they are for. */
static void
test_cost (void)
{
  AlxDecision decision;
  AlxState state;
  AlxCost cost;

  test_state ("figure-11", &state);
  test_decision ("@i24", &decision);
  alx_legal_cost (&state, test_board (), &decision, &cost);
  g_assert_cmpmem (cost.removal, 5, ((guint8[]) { 2, 0, 2, 0, 0 }), 5);
  g_assert_cmpmem (cost.occupation, 5, ((guint8[]) { 2, 1, 1, 0, 1 }), 5);
  g_assert_cmpuint (cost.loser, ==, 0);
  g_assert_cmpuint (cost.owed, ==, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (rows, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strconcat ("/figures/bytes/", files[i], NULL);

      g_test_add_data_func (name, files[i], test_bytes);
    }
  g_test_add_func ("/figures/1/distances", test_distance);
  g_test_add_func ("/figures/10/only-a-horse", test_only_a_horse);
  g_test_add_func ("/figures/11/nine-cards", test_cost);
  return g_test_run ();
}
