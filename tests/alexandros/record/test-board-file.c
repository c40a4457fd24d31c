/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bundled board, and what is wrong with others and where. */

#include "test-util.h"

#include "alexandros/record/alx-board-file.h"

#include <string.h>

/* A board of ten spaces; the table below relies on the line numbers. */
static const char tiny[] =
  "[Board]\n"                   /* 1 */
  "Format=1\n"
  "Id=tiny\n"
  "Name=Tiny Land\n"
  "Start=A0\n"                  /* 5 */
  "Target=20\n"
  "Black=6\n"
  "Red=1\n"
  "Cards=2\n"
  "Spaces=1\n"                  /* 10 */
  "\n"
  "[Map]\n"
  "a=TAHLS\n"
  "b=.....\n"
  "\n"                          /* 15 */
  "[Regions]\n"
  "Up=a0 a1 a2 a3 a4\n"
  "Down=b0 b1 b2 b3 b4\n";

/* A text that is replaced in it, and the fault that results; map faults have an AlxMapProblem. */
typedef struct
{
  const char *name;
  const char *from;
  const char *to;
  guint       reason;
  guint       line;
  guint       column;
  guint       map;
  const char *text;
  guint       number;
  guint       limit;
} Row;

#define NAME_31 "abcdefghijklmnopqrstuvwxyzabcde"
#define NAME_63 NAME_31 " " NAME_31

static const Row rows[] = {
  { "fine", "Id", "Id", KIT_FAULT_NONE },
  { "no-red-walls", "Red=1", "Red=0", KIT_FAULT_NONE },
  { "highest-figures", "Target=20\nBlack=6\nRed=1\nCards=2",
    "Target=999\nBlack=100\nRed=28\nCards=12",
    KIT_FAULT_NONE },
  { "long-id", "tiny", NAME_31, KIT_FAULT_NONE },
  { "long-name", "Tiny Land", NAME_63, KIT_FAULT_NONE },
  { "start-at-the-end", "Start=A0", "Start=C6", KIT_FAULT_NONE },
  { "groups-in-any-order", "[Board]", "# first\n\n[Board]", KIT_FAULT_NONE },
  { "an-inner-lake", "b=.....\n", "b=.~~~.\nc=.....\n", ALX_FAULT_MAP, 14, 3,
    ALX_MAP_NOT_CONNECTED },

  { "lines", "Id=tiny", "Id =tiny", KIT_FAULT_LINES, 3, .text = "Id =tiny" },
  { "unknown-group", "[Regions]", "[Provinces]", KIT_FAULT_UNKNOWN_GROUP, 16, .text = "Provinces" },
  { "missing-board", "[Board]", "[Map]", KIT_FAULT_LINES, 12, .text = "[Map]" },
  { "missing-map", "[Map]\na=TAHLS\nb=.....\n", "", KIT_FAULT_MISSING_GROUP, 1, .text = "Map" },
  { "missing-regions", "[Regions]\nUp=a0 a1 a2 a3 a4\nDown=b0 b1 b2 b3 b4\n", "",
    KIT_FAULT_MISSING_GROUP, 1, .text = "Regions" },
  { "unknown-key", "Id=tiny", "Id=tiny\nAuthor=me", KIT_FAULT_UNKNOWN_KEY, 4, .text = "Author" },
  { "missing-format", "Format=1\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Format" },
  { "missing-id", "Id=tiny\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Id" },
  { "missing-name", "Name=Tiny Land\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Name" },
  { "missing-start", "Start=A0\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Start" },
  { "missing-target", "Target=20\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Target" },
  { "missing-black", "Black=6\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Black" },
  { "missing-red", "Red=1\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Red" },
  { "missing-cards", "Cards=2\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Cards" },
  { "missing-spaces", "Spaces=1\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Spaces" },

  { "another-format", "Format=1", "Format=2", KIT_FAULT_FORMAT, 2, .text = "2" },
  { "empty-id", "Id=tiny", "Id=", KIT_FAULT_VALUE, 3, .text = "" },
  { "id-too-long", "tiny", NAME_31 "f", KIT_FAULT_VALUE, 3, .text = NAME_31 "f" },
  { "name-too-long", "Tiny Land", NAME_63 "f", KIT_FAULT_VALUE, 4 },
  { "no-target", "Target=20", "Target=0", KIT_FAULT_VALUE, 6, .text = "0" },
  { "target-too-high", "Target=20", "Target=1000", KIT_FAULT_VALUE, 6, .text = "1000" },
  { "leading-zero", "Target=20", "Target=020", KIT_FAULT_VALUE, 6, .text = "020" },
  { "sign", "Target=20", "Target=+20", KIT_FAULT_VALUE, 6, .text = "+20" },
  { "no-number", "Target=20", "Target=many", KIT_FAULT_VALUE, 6, .text = "many" },
  { "no-black-walls", "Black=6", "Black=0", KIT_FAULT_VALUE, 7, .text = "0" },
  { "too-many-black-walls", "Black=6", "Black=129", KIT_FAULT_VALUE, 7, .text = "129" },
  { "too-many-walls", "Black=6\nRed=1", "Black=100\nRed=29", KIT_FAULT_VALUE, 8, .text = "29" },
  { "too-few-cards", "Cards=2", "Cards=1", KIT_FAULT_VALUE, 9, .text = "1" },
  { "too-many-cards", "Cards=2", "Cards=13", KIT_FAULT_VALUE, 9, .text = "13" },
  { "no-spaces", "Spaces=1", "Spaces=0", KIT_FAULT_VALUE, 10, .text = "0" },
  { "too-many-spaces", "Spaces=1", "Spaces=17", KIT_FAULT_VALUE, 10, .text = "17" },

  { "start-is-no-point", "Start=A0", "Start=A1", ALX_FAULT_PLACE, 5, .text = "A1" },
  { "start-is-a-space", "Start=A0", "Start=a0", ALX_FAULT_PLACE, 5, .text = "a0" },
  { "start-inland", "Start=A0", "Start=B3", ALX_FAULT_START_INLAND, 5, .text = "B3" },
  { "wrong-counts", "Spaces=1", "Spaces=2", ALX_FAULT_NUMBER_OF_CARDS, 10, .text = "T", .number = 1,
    .limit = 2 },
  { "a-symbol-missing", "TAHLS", "TAH.S", ALX_FAULT_NUMBER_OF_CARDS, 10, .text = "L", .number = 0,
    .limit = 1 },
  { "one-too-many", "b=.....", "b=...H.", ALX_FAULT_NUMBER_OF_CARDS, 10, .text = "H", .number = 2,
    .limit = 1 },

  { "letter", "a=TAHLS", "a=TAHXS", ALX_FAULT_MAP, 13, 6, ALX_MAP_LETTER },
  { "small-letter", "b=.....", "b=t....", ALX_FAULT_MAP, 14, 3, ALX_MAP_LETTER },
  { "letter-of-two-bytes", "b=.....", "b=...é.", ALX_FAULT_MAP, 14, 6, ALX_MAP_LETTER },
  { "blank", "a=TAHLS", "a=TA LS", ALX_FAULT_MAP, 13, 5, ALX_MAP_BLANK },
  { "empty", "a=TAHLS\nb=.....", "a=~~~~~\nb=~~~~~", ALX_FAULT_MAP, 13, 3, ALX_MAP_EMPTY },
  { "no-rows", "a=TAHLS\nb=.....\n", "", ALX_FAULT_MAP, 12, 0, ALX_MAP_EMPTY },
  { "not-connected", "b=.....", "b=~~~~~\nc=~...~", ALX_FAULT_MAP, 15, 4, ALX_MAP_NOT_CONNECTED },
  { "connected-by-a-corner-only", "b=.....", "b=.~~~~", ALX_FAULT_MAP, 14, 3,
    ALX_MAP_NOT_CONNECTED },
  { "connected-across-a-gap", "a=TAHLS", "a=TA~LS", ALX_FAULT_NUMBER_OF_CARDS, 10, .text = "H",
    .number = 0, .limit = 1 },
  { "row-out-of-order", "a=TAHLS\nb=.....", "b=.....\na=TAHLS", KIT_FAULT_UNKNOWN_KEY, 13,
    .text = "b" },
  { "row-left-out", "b=.....", "c=.....", KIT_FAULT_UNKNOWN_KEY, 14, .text = "c" },
  { "row-of-two-letters", "b=.....", "bb=.....", KIT_FAULT_UNKNOWN_KEY, 14, .text = "bb" },
  { "row-in-capitals", "a=TAHLS", "A=TAHLS", KIT_FAULT_UNKNOWN_KEY, 13, .text = "A" },

  { "region-of-no-space", "a2", "a9", ALX_FAULT_PLACE, 17, 10, .text = "a9" },
  { "region-of-a-point", "b3", "B3", ALX_FAULT_PLACE, 18, 15, .text = "B3" },
  { "region-empty", "Up=a0 a1 a2 a3 a4", "Up=", ALX_FAULT_WITHOUT_REGION, 16, .text = "a0" },
  { "region-with-two-blanks", "a0 a1", "a0  a1", ALX_FAULT_PLACE, 17, 7, .text = "" },
  { "space-twice-in-a-region", "a0 a1 a2", "a0 a1 a2 a1", ALX_FAULT_TWICE, 17, 13, .text = "a1" },
  { "space-in-two-regions", "b0 b1", "b0 b1 a3", ALX_FAULT_TWICE, 18, 12, .text = "a3" },
  { "space-in-none", "b2 ", "", ALX_FAULT_WITHOUT_REGION, 16, .text = "b2" },
  { "region-name-too-long", "Up", NAME_31 "f", KIT_FAULT_UNKNOWN_KEY, 17, .text = NAME_31 "f" },
  { "long-region-name", "Up", NAME_31, KIT_FAULT_NONE },
};

static char *
replace_text (const char *from,
              const char *to)
{
  const char *at = strstr (tiny, from);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - tiny), tiny, to, at + strlen (from));
}

static void
check_fault (const AlxBoard *board,
             const KitFault *fault,
             const Row      *row)
{
  if (row->reason == KIT_FAULT_NONE)
    {
      g_assert_nonnull (board);
      return;
    }
  g_assert_null (board);
  g_assert_cmpuint (fault->reason, ==, row->reason);
  g_assert_cmpuint (fault->line, ==, row->line);
  g_assert_cmpuint (fault->column, ==, row->column);
  if (row->reason == ALX_FAULT_MAP)
    g_assert_cmpuint (fault->detail, ==, row->map);
  g_assert_cmpuint (fault->number, ==, row->number);
  g_assert_cmpuint (fault->limit, ==, row->limit);
  if (row->text != NULL)
    g_assert_cmpstr (fault->text, ==, row->text);
}

static void
run_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *text = replace_text (row->from, row->to);
  g_autofree AlxBoard *board = NULL;
  KitFault fault;

  board = alx_board_file_read (text, strlen (text), &fault);
  check_fault (board, &fault, row);
}

static void
test_fields (void)
{
  g_autofree AlxBoard *board = NULL;
  KitFault fault;

  board = alx_board_file_read (tiny, strlen (tiny), &fault);
  g_assert_nonnull (board);
  g_assert_cmpstr (board->id, ==, "tiny");
  g_assert_cmpstr (board->name, ==, "Tiny Land");
  g_assert_cmpuint (board->target, ==, 20);
  g_assert_cmpuint (board->black, ==, 6);
  g_assert_cmpuint (board->red, ==, 1);
  g_assert_cmpuint (board->cards, ==, 2);
  g_assert_cmpuint (alx_board_n_cards (board), ==, 10);
  g_assert_cmpuint (board->n_rows, ==, 2);
  g_assert_cmpuint (board->n_columns, ==, 5);
  g_assert_cmpuint (board->n_spaces, ==, 10);
  g_assert_cmpuint (board->n_points, ==, 11);
  g_assert_cmpuint (board->n_sides, ==, 20);
  g_assert_cmpuint (board->start, ==, alx_board_find_point (board, "A0"));
  g_assert_cmpuint (board->n_regions, ==, 2);
  g_assert_cmpstr (board->regions[board->spaces[0].region], ==, "Up");
  g_assert_cmpstr (board->regions[board->spaces[9].region], ==, "Down");
}

/* A missing key names its group. */
static void
test_missing_names_group (void)
{
  g_autofree char *text = replace_text ("Cards=2\n", "");
  KitFault fault;

  g_assert_null (alx_board_file_read (text, strlen (text), &fault));
  g_assert_cmpstr (fault.other, ==, "Board");
}

/* Rows that each begin @slant columns further to the right than the one above. */
static char *
build_map (guint n_rows,
           guint n_columns,
           guint slant)
{
  GString *map = g_string_new (NULL);

  for (guint r = 0; r < n_rows; r++)
    {
      g_string_append_printf (map, "%c=", 'a' + r);
      for (guint c = 0; c < r * slant; c++)
        g_string_append_c (map, '~');
      for (guint c = 0; c < n_columns; c++)
        g_string_append_c (map, r == 0 && c < 5 ? "TAHLS"[c] : '.');
      g_string_append_c (map, '\n');
    }
  return g_string_free (map, FALSE);
}

static void
check_map (const char *map,
           guint       problem,
           guint       line,
           guint       column)
{
  g_autofree char *text = replace_text ("a=TAHLS\nb=.....\n", map);
  KitFault fault;

  g_assert_null (alx_board_file_read (text, strlen (text), &fault));
  if (problem == ALX_MAP_FINE)
    {
      /* The map itself is fine; the faults found later are about counts or regions. */
      g_assert_cmpuint (fault.reason, !=, ALX_FAULT_MAP);
      return;
    }
  g_assert_cmpuint (fault.reason, ==, ALX_FAULT_MAP);
  g_assert_cmpuint (fault.detail, ==, problem);
  g_assert_cmpuint (fault.line, ==, line);
  if (column > 0)
    g_assert_cmpuint (fault.column, ==, column);
}

/* A rhombus of 9 by 9 has 48620 shortest ways from corner to corner, one of 9 by 10 has 92378. */
static void
test_too_many_ways (void)
{
  g_autofree char *enough = build_map (9, 18, 1);
  g_autofree char *too_many = build_map (9, 20, 1);

  check_map (enough, ALX_MAP_FINE, 0, 0);
  check_map (too_many, ALX_MAP_TOO_MANY_WAYS, 13, 0);
}

static void
test_too_large (void)
{
  g_autofree char *wide = build_map (1, 98, 0);
  g_autofree char *wide_enough = build_map (1, 97, 0);
  g_autofree char *spaces = build_map (2, 97, 0);
  g_autofree char *spaces_enough = build_map (12, 16, 0);
  g_autofree char *high = build_map (26, 2, 1);
  g_autofree char *high_enough = build_map (25, 2, 1);
  g_autofree char *points = g_strdup_printf ("%sb=~\nc=%.*s\n", wide_enough, 60, wide_enough + 10);

  check_map (wide, ALX_MAP_TOO_LARGE, 13, 3 + 97);
  check_map (wide_enough, ALX_MAP_FINE, 0, 0);
  check_map (spaces, ALX_MAP_TOO_LARGE, 14, 3 + 95);
  check_map (spaces_enough, ALX_MAP_FINE, 0, 0);
  check_map (high, ALX_MAP_TOO_LARGE, 13 + 25, 3 + 25);
  check_map (high_enough, ALX_MAP_FINE, 0, 0);
  check_map (points, ALX_MAP_TOO_LARGE, 13, 0);
}

/* Two long rows joined at one end: their other ends are more than 63 sides apart. */
static void
test_too_far (void)
{
  g_autofree char *row = g_strnfill (67, '.');
  g_autofree char *gap = g_strnfill (65, '~');
  g_autofree char *far = g_strdup_printf ("a=TAHLS%s\nb=%s..\nc=%s\n", row + 5, gap, row);
  g_autofree char *near = g_strdup_printf ("a=TAHLS%s\nb=%s..\nc=%s\n", row + 15, gap + 10,
                                           row + 10);

  check_map (far, ALX_MAP_TOO_FAR, 13, 0);
  check_map (near, ALX_MAP_FINE, 0, 0);
}

static void
test_too_many_of_a_symbol (void)
{
  check_map ("a=TTTTTTTTTTTTTTTTAHLS\nb=..........T\n", ALX_MAP_TOO_MANY_OF_SYMBOL, 14, 13);
  check_map ("a=TTTTTTTTTTTTTTTTAHLST\n", ALX_MAP_TOO_MANY_OF_SYMBOL, 13, 23);
}

static void
test_too_many_regions (void)
{
  g_autofree char *map = build_map (1, 33, 0);
  g_autoptr (GString) text = g_string_new (tiny);
  g_autoptr (GString) regions = g_string_new ("[Regions]\n");
  KitFault fault;

  for (guint i = 0; i < 33; i++)
    g_string_append_printf (regions, "R%u=a%u\n", i, i);
  g_string_truncate (text, strstr (tiny, "[Regions]") - tiny);
  g_string_append (text, regions->str);
  g_string_replace (text, "a=TAHLS\nb=.....\n", map, 1);
  g_assert_null (alx_board_file_read (text->str, text->len, &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_UNKNOWN_KEY);
  g_assert_cmpstr (fault.text, ==, "R32");
}

static void
test_persia_counts (void)
{
  const AlxBoard *board = alx_boards_find ("persia");
  guint most = 0;
  guint rim = 0;
  guint plain = 0;

  g_assert_true (board == alx_boards_default ());
  g_assert_null (alx_boards_find ("atlantis"));
  g_assert_null (alx_boards_find (""));
  g_assert_cmpuint (board->n_spaces, ==, 177);
  g_assert_cmpuint (board->n_points, ==, 124);
  g_assert_cmpuint (board->n_sides, ==, 300);
  for (guint i = 0; i < board->n_sides; i++)
    rim += board->sides[i].spaces[1] == ALX_NONE;
  g_assert_cmpuint (rim, ==, 69);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    g_assert_cmpuint (board->n_of_symbol[i], ==, 14);
  for (guint i = 0; i < board->n_spaces; i++)
    plain += board->spaces[i].symbol == ALX_PLAIN;
  g_assert_cmpuint (plain, ==, 107);
  for (guint a = 0; a < board->n_points; a++)
    for (guint b = 0; b < board->n_points; b++)
      most = MAX (most, board->n_ways[a][b]);
  g_assert_cmpuint (most, ==, 18355);
  g_assert_cmpuint (board->n_rows, ==, 10);
  g_assert_cmpuint (board->black, ==, 65);
  g_assert_cmpuint (board->red, ==, 10);
  g_assert_cmpuint (board->target, ==, 100);
  g_assert_cmpuint (board->cards, ==, 11);
  g_assert_cmpuint (board->n_regions, ==, 16);
}

static void
test_persia_graph (void)
{
  const AlxBoard *board = test_board ();

  for (guint a = 0; a < board->n_points; a++)
    for (guint b = 0; b < board->n_points; b++)
      {
        guint16 side = alx_board_find_side (board, a, b);

        g_assert_cmpuint (board->distance[a][b], ==, board->distance[b][a]);
        g_assert_cmpuint (board->n_ways[a][b], ==, board->n_ways[b][a]);
        g_assert_cmpint (board->distance[a][b] == 1, ==, side != ALX_NO_SIDE);
        g_assert_cmpint (board->distance[a][b] == 0, ==, a == b);
        if (side != ALX_NO_SIDE)
          g_assert_cmpint (board->sides[side].points[0] == MIN (a, b), ==, TRUE);
      }
  for (guint s = 0; s < board->n_spaces; s++)
    for (guint i = 0; i < 3; i++)
      {
        const AlxSpace *space = &board->spaces[s];
        const AlxSide *side = &board->sides[space->sides[i]];

        g_assert_true (side->spaces[0] == s || side->spaces[1] == s);
        g_assert_cmpuint (space->neighbours[i], ==, side->spaces[side->spaces[0] == s]);
        g_assert_true (alx_space_set_has (&board->points[space->points[i]].spaces, s));
      }
}

static void
test_names (void)
{
  static const char * const wrong[] = {
    "", "a", "1", "a01", "a00", "a1 ", " a1", "a0", "a100", "k1", "z99", "{1", "a1a", "aa1", "a-1",
    "é1"
  };
  const AlxBoard *board = test_board ();
  char name[ALX_NAME_SIZE];

  for (guint s = 0; s < board->n_spaces; s++)
    {
      alx_board_space_name (board, s, name);
      g_assert_cmpuint (alx_board_find_space (board, name), ==, s);
      g_assert_cmpuint (alx_board_find_point (board, name), ==, ALX_NONE);
    }
  for (guint p = 0; p < board->n_points; p++)
    {
      alx_board_point_name (board, p, name);
      g_assert_cmpuint (alx_board_find_point (board, name), ==, p);
      g_assert_cmpuint (alx_board_find_space (board, name), ==, ALX_NONE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *capital = g_ascii_strup (wrong[i], -1);

      g_assert_cmpuint (alx_board_find_space (board, wrong[i]), ==, ALX_NONE);
      g_assert_cmpuint (alx_board_find_point (board, capital), ==, ALX_NONE);
    }
}

/* The corners of spaces that point up and of spaces that point down. */
static void
test_corners (void)
{
  static const struct { const char *space; const char *points[3]; } spaces[] = {
    { "a1", { "A2", "B1", "B3" } }, { "a2", { "A2", "A4", "B3" } }, { "b3", { "B3", "B5", "C4" } },
  { "c2", { "C2", "C4", "D3" } }, { "b6", { "B7", "C6", "C8" } }, { "j24",
    { "J25", "K24", "K26" } },
  };
  const AlxBoard *board = test_board ();

  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    for (guint k = 0; k < 3; k++)
      {
        guint8 space = alx_board_find_space (board, spaces[i].space);
        char name[ALX_NAME_SIZE];

        alx_board_point_name (board, board->spaces[space].points[k], name);
        g_assert_cmpstr (name, ==, spaces[i].points[k]);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/board-file/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], run_row);
    }
  g_test_add_func ("/board-file/fields", test_fields);
  g_test_add_func ("/board-file/missing-names-group", test_missing_names_group);
  g_test_add_func ("/board-file/too-many-ways", test_too_many_ways);
  g_test_add_func ("/board-file/too-large", test_too_large);
  g_test_add_func ("/board-file/too-far", test_too_far);
  g_test_add_func ("/board-file/too-many-of-a-symbol", test_too_many_of_a_symbol);
  g_test_add_func ("/board-file/too-many-regions", test_too_many_regions);
  g_test_add_func ("/board-file/persia/counts", test_persia_counts);
  g_test_add_func ("/board-file/persia/graph", test_persia_graph);
  g_test_add_func ("/board-file/persia/names", test_names);
  g_test_add_func ("/board-file/persia/corners", test_corners);
  return g_test_run ();
}
