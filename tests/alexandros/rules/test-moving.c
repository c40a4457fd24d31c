/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R7 to R13: available and closest spaces, ways, walls, the card that is taken. */

#include "test-util.h"

static const TestRow available[] = {
  { "/rules/R7/no-wall", NULL, .reads = "Available c2=yes; Available h2=yes" },
  { "/rules/R7/wall-on-first-side", "Black=C2-C4", .reads = "Available c2=no" },
  { "/rules/R7/wall-on-second-side", "Black=C2-D3", .reads = "Available c2=no" },
  { "/rules/R7/wall-on-third-side", "Black=C4-D3", .reads = "Available c2=no" },
  { "/rules/R7/wall-blocks-both-its-spaces", "Black=C8-D7",
    .reads = "Available c6=no; Available d7=yes; Available b6=yes" },
  { "/rules/R7/wall-that-only-touches", "Black=B3-C4-C6 C4-B5 D3-D5",
    .reads = "Available c2=yes" },
  { "/rules/R7/wall-at-each-corner", "Black=B1-C2-B3 B3-C4-B5 C4-D5-D3",
    .reads = "Available c2=yes" },
  { "/rules/R7/wall-on-the-coast", "Black=A24-A26", .reads = "Available a24=no" },
  { "/rules/R7/coast-is-no-wall", NULL,
    .reads = "Available c2=yes; Available a24=yes; Available a20=yes; Available j24=yes" },
  { "/rules/R7/red-wall", "Fill=65; Red=C2-C4", .reads = "Available c2=no" },
  { "/rules/R7/own-governor", "Governors=1:c2", .reads = "Available c2=no" },
  { "/rules/R7/rival-governor", "Governors=2:c2", .reads = "Available c2=no" },
  { "/rules/R7/governor-in-its-province", "Black=A2-B3-C4-D3-C2; Governors=2:a1",
    .reads = "Available c2=no" },
  { "/rules/R7/governor-elsewhere-in-its-province", "Governors=2:a1 2:c4",
    .reads = "Available c2=yes" },
  { "/rules/R7/governor-taken-back", "Governors=1:c2", "^c2", .reads = "Available c2=yes" },
  { "/rules/R7/alexander-on-a-point", "Alexander=C4",
    .reads = "Available c2=no; Available c4=no; Available b3=no; Available a3=yes" },
  { "/rules/R7/alexander-on-each-point", "Alexander=D3",
    .reads = "Available c2=no; Available c4=yes; Available b3=yes" },
  { "/rules/R7/alexander-at-the-start", "Alexander=A2",
    .reads = "Available a1=no; Available a3=yes" },
  { "/rules/R7/plain-space", NULL, .reads = "Available b1=no; Available a4=no" },
};

static const TestRow distances[] = {
  { "/rules/R8/nearest-of-three-points", NULL,
    .reads = "Distance L=2; Distance T=1; Distance S=1" },
  { "/rules/R8/walls-do-not-hinder", "Black=A2-B1-C2-B3-A4-A2-B3",
    .reads = "Distance L=2; Distance A=2; Distance H=2" },
  { "/rules/R8/walls-do-not-help", "Black=A2-A4-A6-B7-C8", .reads = "Distance H=3; Allowed H=c6" },
  { "/rules/R8/round-the-water", "Alexander=C16; Dead=T; Keep=c20", .reads = "Distance T=3" },
  { "/rules/R8/no-space", "Dead=H", .reads = "Distance H=none" },

  { "/rules/R9/face-up-only", "Phase=card; FaceUp=LH; Hands=T A S",
    .legal = "L H", .illegal = "T not-face-up R9 symbol=T; S not-face-up R9 symbol=S" },
  { "/rules/R9/empty-places", "Phase=card; FaceUp=L-",
    .legal = "L", .illegal = "T not-face-up R9 symbol=T" },
  { "/rules/R9/closest", "Phase=card; FaceUp=LH", "H",
    .legal = "A2-A4-A6 A2-A4-B5",
    .illegal = "A2-B3-B5-C6 way-target R9 symbol=H place=C6 number=3 limit=2; "
               "A2-A4-B5-C6 way-target R9 symbol=H place=C6 number=3 limit=2",
    .reads = "Allowed H=a5; Distance H=2; Points H=A6 B5 B7" },
  { "/rules/R9/nothing-of-it-there", "Phase=card; FaceUp=LH", "H",
    .illegal = "A2-B1 way-target R9 symbol=H place=B1 number=none limit=2; "
               "A2-B3-C4 way-target R9 symbol=H place=C4 number=none limit=2; "
               "A2 way-target R9 symbol=H place=A2 number=none limit=2" },
  { "/rules/R9/several-closest", "Phase=way S; Alexander=D3",
    .legal = "D3-C4-B3 D3-C4-B5 D3-C4-B5-A4 D3-C4-C6 D3-C4-C6-B7 D3-C4-C6-C8 D3-D5-D7 D3-D5-D7-D9 "
             "D3-D5-D7-E8",
    .reads = "Allowed S=a3 b6 d7; Points S=A4 B3 B5 B7 C6 C8 D7 D9 E8" },
  { "/rules/R9/closest-not-available", "Phase=way H; Governors=2:a5",
    .legal = "A2-B3-B5-C6", .reads = "Allowed H=c6; Distance H=3" },

  { "/rules/R10/any-of-three-points", "Phase=way L",
    .legal = "A2-B1-C2 A2-B3-C4 A2-B3-C4-D3", .reads = "Allowed L=c2; Points L=C2 C4 D3" },
};

static const TestRow ways[] = {
  { "/rules/R11/all-shortest", "Phase=way L",
    .reads = "Legal=A2-B1-C2 A2-B1-C2-D3 A2-B3-C2 A2-B3-C2-D3 A2-B3-C4 A2-B3-C4-D3; Count=6; "
             "Ways D3=A2-B1-C2-D3 A2-B3-C2-D3 A2-B3-C4-D3; Ways C4=A2-B3-C4" },
  { "/rules/R11/not-a-longer-one", "Phase=way L",
    .illegal = "A2-A4-B5-C4 way-long R11 number=3 limit=2; "
               "A2-B1-B3-C4 way-long R11 number=3 limit=2; "
               "A2-B3-B5-C4-D3 way-long R11 number=4 limit=3; "
               "A2-B1-A2-B3-C4 way-long R11 number=4 limit=2" },
  { "/rules/R11/from-where-he-stands", "Phase=way L",
    .illegal = "B3-C4 way-start R11 place=A2; C4 way-start R11 place=A2" },
  { "/rules/R11/side-by-side", "Phase=way L",
    .illegal = "A2-C4 way-broken R11 place=A2 other=C4; A2-B3-D3 way-broken R11 place=B3 other=D3; "
               "A2-A2-B3-C4 way-broken R11 place=A2 other=A2" },
  { "/rules/R11/along-the-coast", "Phase=way L", "A2-B1-C2-D3",
    .reads = "Alexander=D3; Black=A2-B1 B1-C2 C2-D3" },
  { "/rules/R11/along-walls", "Phase=way L; Black=A2-B3-C4", "A2-B3-C4",
    .reads = "Alexander=C4; Black=A2-B3 B3-C4; Stock=63 10" },
  { "/rules/R11/across-the-water", "Phase=way T; Alexander=C16; Dead=T; Keep=c20",
    .legal = "C16-D17-D19-C20" },

  { "/rules/R12/each-side", "Phase=way L", "A2-B3-C4-D3",
    .reads = "Black=A2-B3 B3-C4 C4-D3; Stock=62 10; Alexander=D3" },
  { "/rules/R12/only-where-there-is-none", "Phase=way L; Black=B3-C4", "A2-B3-C4-D3",
    .reads = "Black=A2-B3 B3-C4 C4-D3; Stock=62 10" },
  { "/rules/R12/never-two", "Phase=way L; Black=A2-B3-C4", "A2-B3-C4",
    .reads = "Black=A2-B3 B3-C4; Stock=63 10" },
  { "/rules/R12/on-the-coast", "Phase=way L", "A2-B1-C2",
    .reads = "Black=A2-B1 B1-C2; Stock=63 10" },
  { "/rules/R12/on-the-edge", "Phase=way H", "A2-A4-A6",
    .reads = "Black=A2-A4 A4-A6; Stock=63 10" },

  { "/rules/R13/to-the-hand", "Phase=card; FaceUp=LH; Supply=TS; Hands=S - -", "L",
    .reads = "Hands=LS - -; Known=L - -; FaceUp=TH; Supply=S; Phase=way L" },
  { "/rules/R13/second-place", "Phase=card; FaceUp=LH; Supply=TS", "H",
    .reads = "Hands=H - -; FaceUp=LT; Supply=S; Phase=way H" },
  { "/rules/R13/equal-cards", "Phase=card; FaceUp=LL; Supply=TS", "L",
    .reads = "Hands=L - -; FaceUp=TL; Supply=S" },
  { "/rules/R13/equal-cards-are-one-decision", "Phase=card; FaceUp=LL", .reads = "Legal=L" },
  { "/rules/R13/refill-does-not-change-the-way", "Phase=card; FaceUp=LH; Supply=S", "L",
    .reads = "Phase=way L; Allowed L=c2" },
  { "/rules/R13/fills-every-empty-place", "Phase=card; FaceUp=-L; Supply=TS", "L",
    .reads = "FaceUp=TS; Supply=" },
  { "/rules/R13/the-first-place-before-the-second",
    "Phase=card; FaceUp=-L; Supply=T; Hands=rest - -; Discards=", "L",
    .reads = "FaceUp=T-; Sizes=0 0" },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (available, G_N_ELEMENTS (available));
  test_add_rows (distances, G_N_ELEMENTS (distances));
  test_add_rows (ways, G_N_ELEMENTS (ways));
  return g_test_run ();
}
