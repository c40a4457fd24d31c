/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading records: every fault with its line and figures, and the variants that are accepted. */

#include "test-faults.h"

#include <string.h>

/*
 * Lines of a record with three players, no rules and a deck:
 *  1 [Alexandros]  2 Format  3 Board  5 [Rules]  7 [Players]  8 to 10 players
 * 12 [Cards]  13 Deck  15 [Turns]  16 and on turns
 */
#define DECK "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define FIRST "L A2-B3-C4-D3 + +"
#define SECOND "\n2=S D3-C4-C6-B7 ."
#define NAME_40 "abcdefghijklmnopqrstuvwxyzabcdefghijklmn"
#define EIGHT "éééééééé"

#define VALUE(line, value, key) KIT_FAULT_VALUE, line, value, key

static const FaultRow syntax[] = {
  { "/record/fine", DECK, FIRST SECOND "\n3=H" },
  { "/record/groups-in-any-order", DECK, FIRST, "[Alexandros]\nFormat=1\nBoard=persia\n",
    "[History]\nCursor=1\n[Alexandros]\nBoard=persia\nFormat=1\n" },
  { "/record/comments-and-empty-lines", DECK, FIRST, "Format=1\n", "# a = b\n\n#\nFormat=1\n\n\n" },
  { "/record/carriage-returns", DECK, FIRST, "Format=1\nBoard=persia\n",
    "Format=1\r\nBoard=persia\r\n\r\n" },
  { "/record/byte-order-mark", DECK, FIRST, "[Alex", "\xef\xbb\xbf[Alex", KIT_FAULT_LINES, 1 },
  { "/record/not-utf8", DECK, FIRST, "P2", "Zo\xeb", KIT_FAULT_LINES, 9 },
  { "/record/control-character", DECK, FIRST, "P2", "P\t2", KIT_FAULT_LINES, 9, "" },
  { "/record/carriage-return-inside", DECK, FIRST, "P2", "P\r2", KIT_FAULT_LINES, 9, "" },
  { "/record/blank-at-the-end", DECK, FIRST, "Format=1", "Format=1 ", KIT_FAULT_LINES, 2,
    "Format=1 " },
  { "/record/blank-at-the-start", DECK, FIRST, "Format=1", " Format=1", KIT_FAULT_LINES, 2,
    " Format=1" },
  { "/record/blank-before-equals", DECK, FIRST, "Format=1", "Format =1", KIT_FAULT_LINES, 2,
    "Format =1" },
  { "/record/blank-after-equals", DECK, FIRST, "Format=1", "Format= 1", KIT_FAULT_LINES, 2,
    "Format= 1" },
  { "/record/line-of-blanks", DECK, FIRST, "Format=1", "   \nFormat=1", KIT_FAULT_LINES, 2, "   " },
  { "/record/key-before-group", DECK, FIRST, "[Alex", "a=b\n[Alex", KIT_FAULT_LINES, 1, "a=b" },
  { "/record/no-key", DECK, FIRST, "Format=1", "Format", KIT_FAULT_LINES, 2, "Format" },
  { "/record/double-group", DECK, FIRST, "[Cards]", "[Rules]\n[Cards]", KIT_FAULT_LINES, 12,
    "[Rules]" },
  { "/record/double-key", DECK, FIRST, "Format=1", "Format=1\nFormat=1", KIT_FAULT_LINES, 3,
    "Format=1" },
  { "/record/double-number", DECK, FIRST, "2=yellow", "1=yellow", KIT_FAULT_LINES, 9 },

  { "/record/unknown-group", DECK, FIRST, "[Rules]", "[Options]", KIT_FAULT_UNKNOWN_GROUP, 5,
    "Options" },
  { "/record/group-in-small-letters", DECK, FIRST, "[Rules]", "[rules]", KIT_FAULT_UNKNOWN_GROUP, 5,
    "rules" },
  { "/record/group-with-blanks", DECK, FIRST, "[Rules]", "[ Rules ]", KIT_FAULT_UNKNOWN_GROUP, 5,
    " Rules " },
  { "/record/missing-alexandros", DECK, FIRST, "[Alexandros]\nFormat=1\nBoard=persia\n", "",
    KIT_FAULT_MISSING_GROUP, 1, "Alexandros" },
  { "/record/missing-players", DECK, FIRST,
    "[Players]\n1=red person P1\n2=yellow person P2\n3=blue person P3\n", "",
    KIT_FAULT_MISSING_GROUP, 1, "Players" },
  { "/record/missing-cards", DECK, FIRST, "[Cards]\n" DECK "\n", "", KIT_FAULT_MISSING_GROUP, 1,
    "Cards" },
  { "/record/missing-rules-and-turns", DECK, NULL, "[Rules]\n", "" },

  { "/record/unknown-key", DECK, FIRST, "Format=1", "Format=1\nEvent=x", KIT_FAULT_UNKNOWN_KEY, 3,
    "Event" },
  { "/record/key-in-small-letters", DECK, FIRST, "Format=1", "format=1", KIT_FAULT_UNKNOWN_KEY, 2,
    "format" },
  { "/record/missing-format", DECK, FIRST, "Format=1\n", "", KIT_FAULT_MISSING_KEY, 1, "Format",
    "Alexandros" },
  { "/record/missing-board", DECK, FIRST, "Board=persia\n", "", KIT_FAULT_MISSING_KEY, 1, "Board",
    "Alexandros" },
  { "/record/missing-deck", DECK, FIRST, DECK "\n", "", KIT_FAULT_MISSING_KEY, 12, "Deck",
    "Cards" },
  { "/record/format", DECK, FIRST, "Format=1", "Format=3", KIT_FAULT_FORMAT, 2, "3" },
  { "/record/format-leading-zero", DECK, FIRST, "Format=1", "Format=01", KIT_FAULT_FORMAT, 2,
    "01" },
  { "/record/format-empty", DECK, FIRST, "Format=1", "Format=", KIT_FAULT_FORMAT, 2, "" },
  { "/record/board", DECK, FIRST, "persia", "atlantis", KIT_FAULT_BOARD, 3, "atlantis" },
  { "/record/board-empty", DECK, FIRST, "persia", "", KIT_FAULT_BOARD, 3, "" },
};

static const FaultRow about[] = {
  { "/record/date", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026-11-20" },
  { "/record/date-of-a-leap-year", DECK, FIRST, "Board=persia", "Board=persia\nDate=2028-02-29" },
  { "/record/date-no-leap-year", DECK, FIRST, "Board=persia", "Board=persia\nDate=2027-02-29",
    VALUE (4, "2027-02-29", "Date") },
  { "/record/date-no-month", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026-13-01",
    VALUE (4, "2026-13-01", "Date") },
  { "/record/date-no-day", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026-11-00",
    VALUE (4, "2026-11-00", "Date") },
  { "/record/date-no-year", DECK, FIRST, "Board=persia", "Board=persia\nDate=0000-11-20",
    VALUE (4, "0000-11-20", "Date") },
  { "/record/date-short", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026-11-2",
    VALUE (4, "2026-11-2", "Date") },
  { "/record/date-long", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026-11-200",
    VALUE (4, "2026-11-200", "Date") },
  { "/record/date-other-signs", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026/11/20",
    VALUE (4, "2026/11/20", "Date") },
  { "/record/time", DECK, FIRST, "Board=persia", "Board=persia\nDate=2026-11-20\nTime=23:59:59" },
  { "/record/time-of-midnight", DECK, FIRST, "Board=persia", "Board=persia\nTime=00:00:00" },
  { "/record/time-no-hour", DECK, FIRST, "Board=persia", "Board=persia\nTime=24:00:00",
    VALUE (4, "24:00:00", "Time") },
  { "/record/time-no-minute", DECK, FIRST, "Board=persia", "Board=persia\nTime=10:60:00",
    VALUE (4, "10:60:00", "Time") },
  { "/record/time-no-second", DECK, FIRST, "Board=persia", "Board=persia\nTime=10:00:60",
    VALUE (4, "10:00:60", "Time") },
  { "/record/time-short", DECK, FIRST, "Board=persia", "Board=persia\nTime=10:00",
    VALUE (4, "10:00", "Time") },
  { "/record/time-other-signs", DECK, FIRST, "Board=persia", "Board=persia\nTime=10.00.00",
    VALUE (4, "10.00.00", "Time") },
  { "/record/program", DECK, FIRST, "Board=persia", "Board=persia\nProgram=A program 1.0" },
  { "/record/program-empty", DECK, FIRST, "Board=persia", "Board=persia\nProgram=",
    VALUE (4, "", "Program") },
  { "/record/weights", DECK, FIRST, "Board=persia", "Board=persia\nWeights=0123abc" },
  { "/record/date-empty", DECK, FIRST, "Board=persia", "Board=persia\nDate=",
    VALUE (4, "", "Date") },
  { "/record/abandoned", DECK, FIRST, "Board=persia", "Board=persia\nAbandoned=true" },
  { "/record/abandoned-false", DECK, FIRST, "Board=persia", "Board=persia\nAbandoned=false",
    VALUE (4, "false", "Abandoned") },
  { "/record/abandoned-1", DECK, FIRST, "Board=persia", "Board=persia\nAbandoned=1",
    VALUE (4, "1", "Abandoned") },

  { "/record/rules-default-named",
    "Joker=each; SpecialRefresh=false; EndAbove=false; Compensation=all; " DECK, FIRST },
  { "/record/rules-all", "Joker=any; SpecialRefresh=true; EndAbove=true; Compensation=none; " DECK,
    FIRST },
  { "/record/rules-others", "Joker=both; Compensation=occupation; " DECK, FIRST },
  { "/record/rules-any-order", DECK, FIRST, "[Rules]\n", "[Rules]\nEndAbove=true\nJoker=any\n" },
  { "/record/rules-joker", "Joker=none; " DECK, FIRST, .reason = VALUE (6, "none", "Joker") },
  { "/record/rules-joker-empty", "Joker=; " DECK, FIRST, .reason = VALUE (6, "", "Joker") },
  { "/record/rules-joker-capital", "Joker=Each; " DECK, FIRST,
    .reason = VALUE (6, "Each", "Joker") },
  { "/record/rules-refresh", "SpecialRefresh=yes; " DECK, FIRST,
    .reason = VALUE (6, "yes", "SpecialRefresh") },
  { "/record/rules-refresh-1", "SpecialRefresh=1; " DECK, FIRST,
    .reason = VALUE (6, "1", "SpecialRefresh") },
  { "/record/rules-end", "EndAbove=True; " DECK, FIRST, .reason = VALUE (6, "True", "EndAbove") },
  { "/record/rules-compensation", "Compensation=half; " DECK, FIRST,
    .reason = VALUE (6, "half", "Compensation") },
  { "/record/rules-unknown", DECK, FIRST, "[Rules]\n", "[Rules]\nChess=true\n",
    KIT_FAULT_UNKNOWN_KEY, 6, "Chess" },
};

static const FaultRow players[] = {
  { "/record/players-2", "Players=2; " DECK },
  { "/record/players-4", "Players=4; " DECK },
  { "/record/players-none", DECK, NULL, "1=red person P1\n2=yellow person P2\n3=blue person P3\n",
    "", KIT_FAULT_PLAYERS, 7, .number = 0, .limit = 4 },
  { "/record/players-1", DECK, NULL, "2=yellow person P2\n3=blue person P3\n", "",
    KIT_FAULT_PLAYERS, 7, .number = 1, .limit = 4 },
  { "/record/players-5", "Players=4; " DECK, NULL, "person P4\n", "person P4\n5=red person P5\n",
    KIT_FAULT_PLAYERS, 7, .number = 5, .limit = 4 },
  { "/record/players-in-order", DECK, NULL, "1=red person P1\n2=yellow person P2\n",
    "2=yellow person P2\n1=red person P1\n",
    KIT_FAULT_KEY_ORDER, 8, "2", .number = 1 },
  { "/record/players-without-gaps", DECK, NULL, "3=blue", "4=blue", KIT_FAULT_KEY_ORDER, 10, "4",
    .number = 3 },
  { "/record/players-from-1", DECK, NULL, "1=red", "0=red", KIT_FAULT_KEY_ORDER, 8, "0",
    .number = 1 },
  { "/record/players-leading-zero", DECK, NULL, "1=red", "01=red", KIT_FAULT_UNKNOWN_KEY, 8, "01" },
  { "/record/players-by-name", DECK, NULL, "1=red", "one=red", KIT_FAULT_UNKNOWN_KEY, 8, "one" },
  { "/record/players-negative", DECK, NULL, "1=red", "-1=red", KIT_FAULT_UNKNOWN_KEY, 8, "-1" },
  { "/record/players-huge-number", DECK, NULL, "1=red", "99999999999999999999=red",
    KIT_FAULT_UNKNOWN_KEY, 8 },

  { "/record/colour", DECK, NULL, "red person", "pink person", VALUE (8, "pink person P1", "1") },
  { "/record/colour-capital", DECK, NULL, "red person", "Red person",
    VALUE (8, "Red person P1", "1") },
  { "/record/colour-twice", DECK, NULL, "yellow", "red", KIT_FAULT_COLOUR_TWICE, 9, "red" },
  { "/record/colour-twice-apart", DECK, NULL, "blue", "red", KIT_FAULT_COLOUR_TWICE, 10, "red" },
  { "/record/kind-unknown", DECK, NULL, "red person", "red wizard" },
  { "/record/kind-program", DECK, NULL, "red person", "red program" },
  { "/record/kind-empty", DECK, NULL, "red person", "red ", VALUE (8, "red  P1", "1") },
  { "/record/no-name", DECK, NULL, "red person P1", "red person", VALUE (8, "red person", "1") },
  { "/record/no-kind", DECK, NULL, "red person P1", "red", VALUE (8, "red", "1") },
  { "/record/no-player", DECK, NULL, "red person P1", "", VALUE (8, "", "1") },
  { "/record/name-with-blanks", DECK, NULL, "P1", "Anna  of the  Hills" },
  { "/record/name-with-signs", DECK, NULL, "P1", "#=[Anna]; 1=2" },
  { "/record/name-after-two-blanks", DECK, NULL, "P1", " Anna",
    VALUE (8, "red person  Anna", "1") },
  { "/record/name-of-40", DECK, NULL, "P1", NAME_40 },
  { "/record/name-of-41", DECK, NULL, "P1", NAME_40 "o",
    VALUE (8, "red person " NAME_40 "o", "1") },
  { "/record/name-of-40-wide", DECK, NULL, "P1", EIGHT EIGHT EIGHT EIGHT EIGHT },
  { "/record/name-of-41-wide", DECK, NULL, "P1", EIGHT EIGHT EIGHT EIGHT EIGHT "e",
    VALUE (8, "red person " EIGHT EIGHT EIGHT "…", "1") },
};

static const FaultRow cards[] = {
  { "/record/deck-of-54", "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLS",
    .reason = ALX_FAULT_NUMBER_OF_CARDS, 13, "S",
    .number = 10, .limit = 11 },
  { "/record/deck-of-56", DECK "T", .reason = ALX_FAULT_NUMBER_OF_CARDS, 13, "T", .number = 12,
    .limit = 11 },
  { "/record/deck-wrong-counts", "Deck=AASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS",
    .reason = ALX_FAULT_NUMBER_OF_CARDS, 13, "T", .number = 10, .limit = 11 },
  { "/record/deck-empty", "Deck=", .reason = ALX_FAULT_NUMBER_OF_CARDS, 13, "T", .number = 0,
    .limit = 11 },
  { "/record/deck-other-letter", "Deck=XASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS",
    .reason = KIT_FAULT_VALUE, 13 },
  { "/record/deck-small-letter", "Deck=tASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS",
    .reason = KIT_FAULT_VALUE, 13 },
  { "/record/deck-plain", "Deck=.ASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS",
    .reason = KIT_FAULT_VALUE, 13 },
  { "/record/deck-much-too-long", DECK "TAHLSTAHLSTAHLS", .reason = KIT_FAULT_VALUE, 13 },
  { "/record/seed", DECK "; Seed=9f3c0e1b77a2d450" },
  { "/record/seed-highest", DECK "; Seed=ffffffffffffffff" },
  { "/record/seed-before-deck", "Seed=0000000000000000; " DECK },
  { "/record/seed-of-15", DECK "; Seed=9f3c0e1b77a2d45",
    .reason = VALUE (14, "9f3c0e1b77a2d45", "Seed") },
  { "/record/seed-of-17", DECK "; Seed=9f3c0e1b77a2d4500",
    .reason = VALUE (14, "9f3c0e1b77a2d4500", "Seed") },
  { "/record/seed-capitals", DECK "; Seed=9F3C0E1B77A2D450",
    .reason = VALUE (14, "9F3C0E1B77A2D450", "Seed") },
  { "/record/seed-other-letters", DECK "; Seed=0x3c0e1b77a2d450",
    .reason = VALUE (14, "0x3c0e1b77a2d450", "Seed") },
  { "/record/seed-empty", DECK "; Seed=", .reason = VALUE (14, "", "Seed") },
  { "/record/cards-unknown-key", DECK, NULL, "[Cards]\n", "[Cards]\nHands=T\n",
    KIT_FAULT_UNKNOWN_KEY, 13, "Hands" },
};

/* A position whose supply is empty and whose discards are T, L and S. */
#define EMPTY "Supply=; Discards=TLS; Hands=- rest -; FaceUp=AH"

static const FaultRow shuffles[] = {
  { "/record/shuffle", EMPTY "; Shuffle1=LST", "+" },
  { "/record/shuffle-of-a-refill",
    "Phase=card; Supply=; Discards=LS; Hands=- rest -; FaceUp=AH; Shuffle1=LS", "A" },
  { "/record/shuffle-missing", EMPTY, "+", .reason = ALX_FAULT_SHUFFLE_MISSING, 29, .number = 1 },
  { "/record/shuffle-missing-in-a-later-line", EMPTY, "+A .\n2=A A2-B3-C4",
    .reason = ALX_FAULT_SHUFFLE_MISSING, 29, .number = 1 },
  { "/record/shuffle-wrong-cards", EMPTY "; Shuffle1=LSA", "+", .reason = ALX_FAULT_SHUFFLE_CARDS,
    13, .number = 1 },
  { "/record/shuffle-too-few", EMPTY "; Shuffle1=LS", "+", .reason = ALX_FAULT_SHUFFLE_CARDS, 13,
    .number = 1 },
  { "/record/shuffle-too-many", EMPTY "; Shuffle1=LSTT", "+", .reason = ALX_FAULT_SHUFFLE_CARDS, 13,
    .number = 1 },
  { "/record/shuffle-unreached", EMPTY "; Shuffle1=LST", "+A",
    .reason = ALX_FAULT_SHUFFLE_UNREACHED, 13, .number = 1 },
  { "/record/shuffle-unreached-without-turns", EMPTY "; Shuffle1=LST",
    .reason = ALX_FAULT_SHUFFLE_UNREACHED, 13, .number = 1 },
  { "/record/second-shuffle-unreached", EMPTY "; Shuffle1=LST; Shuffle2=T", "+",
    .reason = ALX_FAULT_SHUFFLE_UNREACHED, 14, .number = 2 },
  { "/record/shuffle-other-letter", EMPTY "; Shuffle1=LSX", "+",
    .reason = VALUE (13, "LSX", "Shuffle1") },
  { "/record/shuffle-0", EMPTY "; Shuffle0=LST", "+", .reason = KIT_FAULT_KEY_ORDER, 13, "Shuffle0",
    .number = 1 },
  { "/record/shuffle-from-2", EMPTY "; Shuffle2=LST", "+", .reason = KIT_FAULT_KEY_ORDER, 13,
    "Shuffle2", .number = 1 },
  { "/record/shuffles-in-order", EMPTY "; Shuffle2=T; Shuffle1=LST", "+",
    .reason = KIT_FAULT_KEY_ORDER, 13, "Shuffle2", .number = 1 },
  { "/record/shuffle-leading-zero", EMPTY "; Shuffle01=LST", "+", .reason = KIT_FAULT_UNKNOWN_KEY,
    13, "Shuffle01" },
  { "/record/shuffle-without-number", EMPTY "; Shuffle=LST", "+", .reason = KIT_FAULT_UNKNOWN_KEY,
    13, "Shuffle" },
  { "/record/shuffle-of-a-word", EMPTY "; Shuffled=LST", "+", .reason = KIT_FAULT_UNKNOWN_KEY, 13,
    "Shuffled" },
  { "/record/shuffle-not-checked-against-the-seed", EMPTY "; Seed=0123456789abcdef; Shuffle1=TSL",
    "+" },
  { "/record/two-shuffles",
    "Supply=; Discards=T; Hands=LL rest -; FaceUp=AH; Black=A2-B3-C4-D3; Governors=1:c2; "
    "Shuffle1=T; Shuffle2=L", "+ $L\n2=H" },
  { "/record/shuffle-in-the-redo-tail", EMPTY "; Shuffle1=LST", "+", "[Turns]",
    "[History]\nCursor=0\n[Turns]" },
  { "/record/shuffle-missing-in-the-redo-tail", EMPTY, "+", "[Turns]",
    "[History]\nCursor=0\n[Turns]",
    ALX_FAULT_SHUFFLE_MISSING, 31, .number = 1 },
};

static const FaultRow turns[] = {
  { "/record/turns-empty-group", DECK, NULL, "[Cards]", "[Turns]\n\n[Cards]" },
  { "/record/turns-unfinished-card", DECK, "L" },
  { "/record/turns-unfinished-way", DECK, "L A2-B3-C4" },
  { "/record/turns-unfinished-action", DECK, "L A2-B3-C4 +" },
  { "/record/turns-unfinished-before-the-last", DECK, "L A2-B3-C4 +\n2=S",
    .reason = KIT_FAULT_TURN_UNFINISHED, 17, .number = 1 },
  { "/record/turns-unfinished-compensation", "Black=A2-B3-C4-D3; Hands=AALLL - -; Governors=2:c2",
    "@c2" },
  { "/record/turns-order", DECK, FIRST "\n3=S D3-C4-B3 .", .reason = KIT_FAULT_KEY_ORDER, 17, "3",
    .number = 2 },
  { "/record/turns-backwards", DECK, FIRST, "1=L", "2=L", KIT_FAULT_KEY_ORDER, 16, "2",
    .number = 1 },
  { "/record/turns-leading-zero", DECK, FIRST, "1=L", "01=L", KIT_FAULT_UNKNOWN_KEY, 16, "01" },
  { "/record/turns-word", DECK, FIRST, "1=L", "first=L", KIT_FAULT_UNKNOWN_KEY, 16, "first" },
  { "/record/turns-empty-turn", DECK, "", .reason = KIT_FAULT_EMPTY_TURN, 16 },
  { "/record/turns-empty-second-turn", DECK, FIRST "\n2=", .reason = KIT_FAULT_EMPTY_TURN, 17 },
  { "/record/turns-after-two-actions", DECK, FIRST " +", .reason = KIT_FAULT_TURN_OVER, 16, "+" },
  { "/record/turns-after-the-dot", DECK, "L A2-B3-C4 . +", .reason = KIT_FAULT_TURN_OVER, 16, "+" },
  { "/record/turns-dot-after-two-actions", DECK, FIRST " .", .reason = KIT_FAULT_TURN_OVER, 16,
    "." },
  { "/record/turns-next-turn-in-the-line", DECK, FIRST " S D3-C4-B3", .reason = KIT_FAULT_TURN_OVER,
    16, "S" },
  { "/record/turns-no-token", DECK, "L A2-B3-C4 draw", .reason = KIT_FAULT_TOKEN, 16, "draw" },
  { "/record/turns-two-blanks", DECK, "L  A2-B3-C4", .reason = KIT_FAULT_TOKEN, 16, "" },
  { "/record/turns-small-letter", DECK, "l A2-B3-C4", .reason = KIT_FAULT_TOKEN, 16, "l" },
  { "/record/turns-places-of-another-board", DECK, "L A2-B3-C4 @z9", .reason = KIT_FAULT_TOKEN, 16,
    "@z9" },
  { "/record/turns-refused-card", DECK, "T", .reason = KIT_FAULT_REFUSED, 16, "T" },
  { "/record/turns-refused-way", DECK, "L A2-B3", .reason = KIT_FAULT_REFUSED, 16, "A2-B3" },
  { "/record/turns-refused-later", DECK, FIRST SECOND "\n3=H B7-A6 +", .reason = KIT_FAULT_REFUSED,
    18, "B7-A6" },
  { "/record/turns-governors-out-of-order", "Black=A2-B3-C4-D3", "@c2,a1",
    .reason = KIT_FAULT_REFUSED, 29, "@c2,a1" },
  { "/record/turns-cards-out-of-order", "Black=A2-B3-C4-D3; Hands=AALLL - -; Governors=2:c2",
    "@c2 >LA",
    .reason = KIT_FAULT_TOKEN, 29, ">LA" },

  { "/record/after-the-end-in-its-turn", "Phase=actions 1 last", ". +",
    .reason = KIT_FAULT_GAME_OVER, 29, "+" },
  { "/record/after-the-end-in-a-line-of-its-own", "Phase=actions 1 last", ".\n2=T",
    .reason = KIT_FAULT_GAME_OVER, 30, "T" },
  { "/record/after-the-end-no-token", "Phase=actions 1 last", ". draw",
    .reason = KIT_FAULT_GAME_OVER, 29, "draw" },
  { "/record/dot-after-the-end", "Phase=actions 1 last", "+ .", .reason = KIT_FAULT_GAME_OVER, 29,
    "." },
};

static const FaultRow ends[] = {
  { "/record/cursor-0", DECK, FIRST, "[Turns]", "[History]\nCursor=0\n[Turns]" },
  { "/record/cursor-at-the-end", DECK, FIRST, "[Turns]", "[History]\nCursor=4\n[Turns]" },
  { "/record/cursor-too-high", DECK, FIRST, "[Turns]", "[History]\nCursor=5\n[Turns]",
    KIT_FAULT_CURSOR, 16, .number = 5, .limit = 4 },
  { "/record/cursor-without-turns", DECK, NULL, "[Cards]", "[History]\nCursor=1\n[Cards]",
    KIT_FAULT_CURSOR, 13, .number = 1, .limit = 0 },
  { "/record/cursor-negative", DECK, FIRST, "[Turns]", "[History]\nCursor=-1\n[Turns]",
    VALUE (16, "-1", "Cursor") },
  { "/record/cursor-leading-zero", DECK, FIRST, "[Turns]", "[History]\nCursor=01\n[Turns]",
    VALUE (16, "01", "Cursor") },
  { "/record/cursor-word", DECK, FIRST, "[Turns]", "[History]\nCursor=end\n[Turns]",
    VALUE (16, "end", "Cursor") },
  { "/record/cursor-huge", DECK, FIRST, "[Turns]", "[History]\nCursor=99999999999\n[Turns]",
    VALUE (16, "99999999999", "Cursor") },
  { "/record/cursor-missing", DECK, FIRST, "[Turns]", "[History]\n[Turns]", KIT_FAULT_MISSING_KEY,
    15, "Cursor", "History" },
  { "/record/history-unknown-key", DECK, FIRST, "[Turns]", "[History]\nCursor=0\nTail=1\n[Turns]",
    KIT_FAULT_UNKNOWN_KEY, 17, "Tail" },
  { "/record/redo-tail-is-lawful-too", DECK, "L A2-B3-C4 @c2", "[Turns]",
    "[History]\nCursor=0\n[Turns]", KIT_FAULT_REFUSED, 18, "@c2" },

  { "/record/result", "Phase=actions 1 last; Scores=5 0 12", ".", "[Turns]",
    "[Result]\nScores=5 0 12\n[Turns]" },
  { "/record/result-missing", "Phase=actions 1 last; Scores=5 0 12", "." },
  { "/record/result-early", DECK, FIRST, "[Turns]", "[Result]\nScores=0 0 0\n[Turns]",
    KIT_FAULT_RESULT_EARLY, 15 },
  { "/record/result-without-turns", DECK, NULL, "[Cards]", "[Result]\nScores=0 0 0\n[Cards]",
    KIT_FAULT_RESULT_EARLY, 12 },
  { "/record/result-wrong", "Phase=actions 1 last; Scores=5 0 12", ".", "[Turns]",
    "[Result]\nScores=5 0 13\n[Turns]",
    KIT_FAULT_RESULT_WRONG, 29, "5 0 13", "5 0 12" },
  { "/record/result-leading-zero", "Phase=actions 1 last; Scores=5 0 12", ".", "[Turns]",
    "[Result]\nScores=05 0 12\n[Turns]",
    KIT_FAULT_RESULT_WRONG, 29, "05 0 12", "5 0 12" },
  { "/record/result-of-two", "Phase=actions 1 last; Scores=5 0 12", ".", "[Turns]",
    "[Result]\nScores=5 0\n[Turns]",
    KIT_FAULT_RESULT_WRONG, 29, "5 0", "5 0 12" },
  { "/record/result-without-scores", "Phase=actions 1 last", ".", "[Turns]", "[Result]\n[Turns]",
    KIT_FAULT_MISSING_KEY, 28, "Scores", "Result" },
  { "/record/result-unknown-key", "Phase=actions 1 last", ".", "[Turns]",
    "[Result]\nScores=0 0 0\nWinner=1\n[Turns]",
    KIT_FAULT_UNKNOWN_KEY, 30, "Winner" },
  { "/record/result-at-the-end-of-the-redo-tail", "Phase=actions 1 last; Scores=5 0 12", ".",
    "[Turns]",
    "[History]\nCursor=0\n[Result]\nScores=5 0 12\n[Turns]" },

  { "/record/abandoned-and-finished", "Phase=actions 1 last", ".", "Board=persia",
    "Board=persia\nAbandoned=true", KIT_FAULT_ABANDONED, 4 },
  { "/record/abandoned-and-finished-in-the-redo-tail", "Phase=actions 1 last", ".",
    "Board=persia\n",
    "Board=persia\nAbandoned=true\n[History]\nCursor=0\n", KIT_FAULT_ABANDONED, 4 },
};

static void
check_lines_fault (const char      *text,
                   gsize            length,
                   BaseLinesProblem problem,
                   guint            line)
{
  KitFault fault;

  g_assert_null (alx_record_read (text, length, &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_LINES);
  g_assert_cmpuint (fault.detail, ==, problem);
  g_assert_cmpuint (fault.line, ==, line);
}

/* Faults that cannot be written as a table of strings. */
static void
test_bytes (void)
{
  g_autofree char *text = test_text (DECK, FIRST);
  g_autofree char *large = g_malloc (BASE_LINES_MAX_BYTES + 1);
  gsize length = strlen (text);
  KitFault fault;
  KitRecord *record;

  memset (large, '#', BASE_LINES_MAX_BYTES + 1);
  memcpy (large, text, length);
  check_lines_fault (large, BASE_LINES_MAX_BYTES + 1, BASE_LINES_TOO_LARGE, 1);
  record = alx_record_read (large, BASE_LINES_MAX_BYTES, &fault);
  g_assert_nonnull (record);
  kit_record_free (record);

  check_lines_fault (text, length + 1, BASE_LINES_CONTROL_CHARACTER, 17);
  text[20] = '\0';
  check_lines_fault (text, length, BASE_LINES_CONTROL_CHARACTER, 2);
  g_assert_null (alx_record_read ("", 0, &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_MISSING_GROUP);
  g_assert_cmpuint (fault.line, ==, 1);
}

/* The fault of a refused token has the rule and its figures. */
static void
test_refusal_in_fault (void)
{
  g_autofree char *text = test_text (DECK, "L A2-B3-C4 @c2");
  g_autofree char *why = NULL;
  KitFault fault;

  g_assert_null (alx_record_read (text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_REFUSED);
  why = test_refusal ((const AlxRefusal *) &fault.refusal);
  g_assert_true (g_str_has_prefix (why, "cards R22 cards=TTTT"));
}

/* A text too long for a fault is cut between characters and ends with an ellipsis. */
static void
test_long_text (void)
{
  g_autofree char *wide = g_strdup ("O" EIGHT EIGHT EIGHT EIGHT);
  g_autofree char *text = g_strdup_printf ("[Alexandros]\n%s=1\n[Players]\n", wide);
  KitFault fault;

  g_assert_null (alx_record_read (text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_UNKNOWN_KEY);
  g_assert_true (g_utf8_validate (fault.text, -1, NULL));
  g_assert_true (g_str_has_suffix (fault.text, "é…"));
  g_assert_true (g_str_has_prefix (fault.text, "O" EIGHT));
  g_assert_cmpuint (strlen (fault.text), ==, KIT_FAULT_TEXT - 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_faults (syntax, G_N_ELEMENTS (syntax));
  test_add_faults (about, G_N_ELEMENTS (about));
  test_add_faults (players, G_N_ELEMENTS (players));
  test_add_faults (cards, G_N_ELEMENTS (cards));
  test_add_faults (shuffles, G_N_ELEMENTS (shuffles));
  test_add_faults (turns, G_N_ELEMENTS (turns));
  test_add_faults (ends, G_N_ELEMENTS (ends));
  g_test_add_func ("/record/bytes", test_bytes);
  g_test_add_func ("/record/refusal-in-fault", test_refusal_in_fault);
  g_test_add_func ("/record/long-text", test_long_text);
  return g_test_run ();
}
