/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bundled board, and what is wrong with others and where. */

#include "advisers/record/adv-board-file.h"

#include <string.h>

/* A board of four hexagons; the table below relies on the numbers of its lines. */
static const char tiny[] =
  "[Board]\n"                   /* 1 */
  "Name=tiny\n"
  "Robber=b5\n"
  "\n"
  "[Map]\n"                     /* 5 */
  "a=~~~~~~~~\n"
  "b=.~~f3d-~~\n"
  "c=~~~~h4w5~~\n"
  "d=.~~~~~~~~\n"
  "\n"                          /* 10 */
  "[Harbours]\n"
  "1=b3nw any\n"
  "2=c6ne ore\n"
  "\n"
  "[Route]\n"                   /* 15 */
  "1=b3n temple\n"
  "2=a4s event\n"
  "3=b5n empty\n"
  "4=a6s temple\n"
  "5=c6n seven\n";              /* 20 */

/* A text that is replaced in it, and the fault that results. */
typedef struct
{
  const char *name;
  const char *from;
  const char *to;
  guint       reason;
  guint       line;
  guint       column;
  guint       detail;
  const char *text;
  const char *other;
  guint       number;
} Row;

#define NAME_31 "abcdefghijklmnopqrstuvwxyzabcde"
#define WHOLE_MAP "a=~~~~~~~~\nb=.~~f3d-~~\nc=~~~~h4w5~~\nd=.~~~~~~~~\n"

#define MAP(line, column, problem) ADV_FAULT_MAP, line, column, problem
#define ROUTE(line, problem, text) ADV_FAULT_ROUTE, line, 0, problem, text

static const Row rows[] = {
  { "fine", "tiny", "tiny", KIT_FAULT_NONE },
  { "long-name", "tiny", NAME_31, KIT_FAULT_NONE },
  { "comments", "[Map]", "# the map\n[Map]", KIT_FAULT_NONE },
  { "no-harbours", "1=b3nw any\n2=c6ne ore\n", "", KIT_FAULT_NONE },
  { "a-harbour-beside-another", "c6ne ore", "b3ne any", KIT_FAULT_NONE },
  { "sevens-only-after-a-temple", "a4s event", "a4s seven", KIT_FAULT_NONE },
  { "sea-need-not-go-on", "d=.~~~~~~~~", "d=.~~~~~~~~\ne=\nf=.", KIT_FAULT_NONE },
  { "every-disc", "f3d-~~\nc=~~~~h4w5", "gcd-~~\nc=~~~~p2ma", KIT_FAULT_NONE },

  { "letter", "f3", "x3", MAP (7, 6, ADV_MAP_LETTER) },
  { "letter-in-capitals", "h4", "H4", MAP (8, 7, ADV_MAP_LETTER) },
  { "letter-of-two-bytes", "w5", "é5", MAP (8, 9, ADV_MAP_LETTER) },
  { "letter-and-no-disc", "d=.~~~~~~~~", "d=.~~~~~~x", MAP (9, 10, ADV_MAP_LETTER) },
  { "disc-without-land", "b=.~~", "b=.~3", MAP (7, 4, ADV_MAP_DISC) },
  { "land-without-disc", "f3", "f-", MAP (7, 6, ADV_MAP_DISC) },
  { "land-with-sea", "w5", "w~", MAP (8, 9, ADV_MAP_DISC) },
  { "desert-with-disc", "d-", "d5", MAP (7, 8, ADV_MAP_DISC) },
  { "desert-with-sea", "d-", "d~", MAP (7, 8, ADV_MAP_DISC) },
  { "disc-7", "f3", "f7", MAP (7, 6, ADV_MAP_DISC) },
  { "disc-1", "f3", "f1", MAP (7, 6, ADV_MAP_DISC) },
  { "disc-13", "f3", "fd", MAP (7, 6, ADV_MAP_DISC) },
  { "first-column-of-an-odd-row", "b=.~~", "b=~~", MAP (7, 3, ADV_MAP_COLUMN) },
  { "odd-row-without-anything", "b=.~~f3d-~~", "b=", MAP (7, 3, ADV_MAP_COLUMN) },
  { "first-column-of-an-even-row", "a=~~", "a=.~~", MAP (6, 3, ADV_MAP_COLUMN) },
  { "column-in-the-middle", "c=~~~~", "c=~~.~~", MAP (8, 5, ADV_MAP_COLUMN) },
  { "half-a-hexagon", "d=.~~~~~~~~", "d=.~~~~~~~", MAP (9, 10, ADV_MAP_COLUMN) },
  { "half-a-hexagon-of-land", "w5~~", "w5w", MAP (8, 11, ADV_MAP_COLUMN) },
  { "right-rim", "w5~~", "w5", MAP (8, 9, ADV_MAP_RIM) },
  { "left-rim", "c=~~~~", "c=h3~~", MAP (8, 3, ADV_MAP_RIM) },
  { "upper-rim", "a=~~~~", "a=~~f4", MAP (6, 5, ADV_MAP_RIM) },
  { "lower-rim", "d=.~~~~~~", "d=.~~~~w6", MAP (9, 8, ADV_MAP_RIM) },
  { "row-above-too-short", "a=~~~~~~~~", "a=~~~~~~", MAP (7, 8, ADV_MAP_RIM) },
  { "row-below-missing", "d=.~~~~~~~~\n", "", MAP (8, 7, ADV_MAP_RIM) },
  { "sea-only", WHOLE_MAP, "a=~~~~\nb=.~~~~\n", MAP (6, 3, ADV_MAP_EMPTY) },
  { "no-rows", WHOLE_MAP, "", MAP (5, 0, ADV_MAP_EMPTY) },
  { "row-twice", "c=", "b=", KIT_FAULT_LINES, 8, .detail = BASE_LINES_DOUBLE_KEY },
  { "row-left-out", "d=.", "e=.", KIT_FAULT_UNKNOWN_KEY, 9, .text = "e" },
  { "rows-from-b", WHOLE_MAP, "b=~~f3~~\n", KIT_FAULT_UNKNOWN_KEY, 6, .text = "b" },
  { "row-of-two-letters", "c=", "cc=", KIT_FAULT_UNKNOWN_KEY, 8, .text = "cc" },
  { "row-in-capitals", "c=", "C=", KIT_FAULT_UNKNOWN_KEY, 8, .text = "C" },

  { "lines", "Name=", "Name =", KIT_FAULT_LINES, 2, .detail = BASE_LINES_BLANKS },
  { "unknown-group", "[Route]", "[Way]", KIT_FAULT_UNKNOWN_GROUP, 15, .text = "Way" },
  { "double-group", "[Route]", "[Map]", KIT_FAULT_LINES, 15, .detail = BASE_LINES_DOUBLE_GROUP },
  { "no-board", "[Board]\nName=tiny\nRobber=b5\n", "", KIT_FAULT_MISSING_GROUP, 1,
    .text = "Board" },
  { "no-map", "[Map]\n" WHOLE_MAP, "", KIT_FAULT_MISSING_GROUP, 1, .text = "Map" },
  { "no-group-of-harbours", "[Harbours]\n1=b3nw any\n2=c6ne ore\n", "", KIT_FAULT_MISSING_GROUP, 1,
    .text = "Harbours" },
  { "no-group-of-the-route",
    "[Route]\n1=b3n temple\n2=a4s event\n3=b5n empty\n4=a6s temple\n5=c6n seven\n", "",
    KIT_FAULT_MISSING_GROUP, 1, .text = "Route" },
  { "unknown-key", "Robber", "Format=1\nRobber", KIT_FAULT_UNKNOWN_KEY, 3, .text = "Format" },
  { "double-key", "Robber", "Name", KIT_FAULT_LINES, 3, .detail = BASE_LINES_DOUBLE_KEY },
  { "no-name", "Name=tiny\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Name", .other = "Board" },
  { "empty-name", "tiny", "", KIT_FAULT_VALUE, 2, .text = "", .other = "Name" },
  { "name-too-long", "tiny", NAME_31 "f", KIT_FAULT_VALUE, 2, .other = "Name" },
  { "no-robber", "Robber=b5\n", "", KIT_FAULT_MISSING_KEY, 1, .text = "Robber", .other = "Board" },
  { "robber-not-on-a-desert", "Robber=b5", "Robber=c4", ADV_FAULT_ROBBER, 3, .text = "c4" },
  { "robber-at-sea", "Robber=b5", "Robber=b7", ADV_FAULT_PLACE, 3, .text = "b7" },
  { "robber-on-a-corner", "Robber=b5", "Robber=b5n", ADV_FAULT_PLACE, 3, .text = "b5n" },
  { "robber-nowhere", "Robber=b5", "Robber=", ADV_FAULT_PLACE, 3, .text = "" },

  { "harbour-inland", "b3nw any", "b5w any", ADV_FAULT_HARBOUR, 12, .text = "b5w any" },
  { "harbour-twice", "c6ne ore", "b3nw ore", ADV_FAULT_HARBOUR, 13, .text = "b3nw ore" },
  { "harbour-of-gold", "ore", "gold", KIT_FAULT_VALUE, 13, .text = "c6ne gold", .other = "2" },
  { "harbour-of-nothing", "c6ne ore", "c6ne", KIT_FAULT_VALUE, 13, .text = "c6ne", .other = "2" },
  { "harbour-of-two", "c6ne ore", "c6ne ore any", KIT_FAULT_VALUE, 13, .other = "2" },
  { "harbour-with-two-blanks", "c6ne ore", "c6ne  ore", KIT_FAULT_VALUE, 13, .other = "2" },
  { "harbour-on-a-corner", "c6ne", "c6n", ADV_FAULT_PLACE, 13, .text = "c6n" },
  { "harbour-off-the-board", "c6ne", "d7ne", ADV_FAULT_PLACE, 13, .text = "d7ne" },
  { "harbours-with-a-gap", "2=c6ne", "3=c6ne", KIT_FAULT_KEY_ORDER, 13, .text = "3", .number = 2 },
  { "harbour-with-a-zero", "2=c6ne", "02=c6ne", KIT_FAULT_UNKNOWN_KEY, 13, .text = "02" },
  { "harbour-without-number", "2=c6ne", "x=c6ne", KIT_FAULT_UNKNOWN_KEY, 13, .text = "x" },

  { "route-of-no-points", "1=b3n temple\n2=a4s event\n3=b5n empty\n4=a6s temple\n5=c6n seven\n", "",
    ROUTE (15, ADV_ROUTE_LENGTH, "") },
  { "route-jumps", "3=b5n", "3=c6n", ROUTE (18, ADV_ROUTE_JUMPS, "c6n empty") },
  { "route-touches", "5=c6n seven", "5=c6n empty\n6=b5s empty\n7=c4n seven",
    ROUTE (22, ADV_ROUTE_TOUCHES, "c4n seven") },
  { "route-touches-its-first-point",
    "1=b3n temple\n2=a4s event\n3=b5n empty\n4=a6s temple\n5=c6n seven\n",
    "1=b5n temple\n2=a6s event\n3=c6n empty\n4=b5s empty\n5=c4n empty\n6=a4s seven\n",
    ROUTE (21, ADV_ROUTE_TOUCHES, "a4s seven") },
  { "route-turns-back", "3=b5n", "3=b3n", ROUTE (18, ADV_ROUTE_TWICE, "b3n empty") },
  { "route-stands", "3=b5n", "3=a4s", ROUTE (18, ADV_ROUTE_TWICE, "a4s empty") },
  { "two-temples", "a4s event", "a4s temple", ROUTE (17, ADV_ROUTE_TEMPLES, "a4s temple") },
  { "first-is-no-temple", "b3n temple", "b3n event", ROUTE (16, ADV_ROUTE_FIRST, "b3n event") },
  { "last-is-no-seven", "c6n seven", "c6n empty", ROUTE (20, ADV_ROUTE_LAST, "") },
  { "route-with-a-gap", "3=b5n", "4=b5n", KIT_FAULT_LINES, 19, .detail = BASE_LINES_DOUBLE_KEY },
  { "route-from-0", "1=b3n temple", "0=b3n temple", KIT_FAULT_KEY_ORDER, 16, .text = "0",
    .number = 1 },
  { "point-of-no-kind", "b5n empty", "b5n", KIT_FAULT_VALUE, 18, .text = "b5n", .other = "3" },
  { "point-of-unknown-kind", "empty", "Empty", KIT_FAULT_VALUE, 18, .text = "b5n Empty" },
  { "point-on-an-edge", "3=b5n", "3=b5ne", ADV_FAULT_PLACE, 18, .text = "b5ne" },
  { "point-off-the-board", "3=b5n", "3=a0n", ADV_FAULT_PLACE, 18, .text = "a0n" },
};

static void
check_fault (const KitFault *fault,
             const Row      *row)
{
  g_assert_cmpuint (fault->reason, ==, row->reason);
  g_assert_cmpuint (fault->detail, ==, row->detail);
  g_assert_cmpuint (fault->line, ==, row->line);
  g_assert_cmpuint (fault->column, ==, row->column);
  g_assert_cmpuint (fault->number, ==, row->number);
  if (row->text != NULL)
    g_assert_cmpstr (fault->text, ==, row->text);
  if (row->other != NULL)
    g_assert_cmpstr (fault->other, ==, row->other);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GString) text = g_string_new (tiny);
  g_autofree AdvBoard *board = NULL;
  KitFault fault = { 0 };

  g_assert_cmpuint (g_string_replace (text, row->from, row->to, 1), ==, 1);
  board = adv_board_file_read (text->str, text->len, &fault);
  if ((board != NULL) != (row->reason == KIT_FAULT_NONE))
    g_error ("fault %u in line %u:\n%s", fault.reason, fault.line, text->str);
  check_fault (&fault, row);
}

/* --- too large --- */

/* Rows of land with sea around them, and the fault of a board that has no other group. */
static void
check_large (guint      n_rows,
             guint      n_columns,
             gboolean   apart,
             const Row *expected)
{
  g_autoptr (GString) text = g_string_new ("[Map]\n");
  KitFault fault = { 0 };

  for (guint row = 0; row < n_rows + 2; row++)
    {
      g_string_append_printf (text, "%c=%s", 'a' + row, row % 2 == 1 ? "." : "");
      for (guint i = 0; i < n_columns + 2; i++)
        {
          gboolean land = row >= 1 && row <= n_rows && i >= 1 && i <= n_columns;

          g_string_append (text, land && (!apart || row % 2 == 1) && (!apart || i % 2 == 1)
                                   ? "f3" : "~~");
        }
      g_string_append_c (text, '\n');
    }
  g_assert_null (adv_board_file_read (text->str, text->len, &fault));
  check_fault (&fault, expected);
}

static void
test_large (void)
{
  static const Row fine = { .reason = KIT_FAULT_MISSING_GROUP, .line = 1, .text = "Board" };
  static const Row places = { .reason = MAP (2, 3, ADV_MAP_TOO_LARGE) };
  static const Row row = { .reason = MAP (3, 3, ADV_MAP_TOO_LARGE) };
  static const Row hexagon = { .reason = MAP (9, 18, ADV_MAP_TOO_LARGE) };

  check_large (2, 30, FALSE, &row);             /* of 65 characters */
  check_large (7, 15, FALSE, &hexagon);         /* the 97th */
  check_large (3, 22, FALSE, &fine);
  check_large (3, 23, FALSE, &places);          /* 190 corners, 258 edges */
  check_large (7, 15, TRUE, &fine);             /* 192 corners, 192 edges */
  check_large (9, 13, TRUE, &places);           /* 210 corners */
}

static void
test_rows_of_the_alphabet (void)
{
  g_autoptr (GString) text = g_string_new ("[Map]\n");
  KitFault fault = { 0 };

  for (guint row = 0; row < ADV_MAX_ROWS + 1; row++)
    g_string_append_printf (text, "%c=%s~~\n", 'a' + row, row % 2 == 1 ? "." : "");
  g_assert_null (adv_board_file_read (text->str, text->len, &fault));
  check_fault (&fault, &(Row) { .reason = KIT_FAULT_UNKNOWN_KEY, .line = 28, .text = "{" });
}

/* Land in the last row and in the last column that a map may have lacks sea behind it. */
static void
test_last_rim (void)
{
  g_autoptr (GString) high = g_string_new ("[Map]\n");
  g_autoptr (GString) wide = g_string_new ("[Map]\na=");
  KitFault fault = { 0 };

  for (guint row = 0; row + 1 < ADV_MAX_ROWS; row++)
    g_string_append_printf (high, "%c=%s~~~~~~\n", 'a' + row, row % 2 == 1 ? "." : "");
  g_string_append (high, "z=.~~f3~~\n");
  g_assert_null (adv_board_file_read (high->str, high->len, &fault));
  check_fault (&fault, &(Row) { .reason = MAP (27, 6, ADV_MAP_RIM) });
  for (guint i = 2; i < ADV_MAX_COLUMNS; i += 2)
    g_string_append (wide, "~~");
  g_string_append (wide, "f3\n");
  g_assert_null (adv_board_file_read (wide->str, wide->len, &fault));
  check_fault (&fault, &(Row) { .reason = MAP (2, 65, ADV_MAP_RIM) });
}

/* --- the bundled board --- */

static char *
load_campaign (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "resources", "advisers",
                                                 "boards", "campaign.advisers-board", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* With all that is empty an event, there is one token too few at the 29th. */
static void
test_too_many_events (void)
{
  g_autofree char *campaign = load_campaign ();
  g_autoptr (GString) text = g_string_new (campaign);
  KitFault fault = { 0 };
  const char *point;
  guint line = 1;

  g_assert_cmpuint (g_string_replace (text, " empty\n", " event\n", 0), ==, 13);
  point = strstr (text->str, "[Route]");
  for (guint i = 0; i < 29; i++)
    point = strstr (point + 1, " event\n");
  for (const char *at = text->str; at < point; at++)
    line += *at == '\n';
  g_assert_null (adv_board_file_read (text->str, text->len, &fault));
  check_fault (&fault, &(Row) { .reason = ROUTE (line, ADV_ROUTE_LENGTH, "d23n event") });
}

static void
test_numbers (void)
{
  const AdvBoard *board = adv_boards_default ();
  guint kinds[4] = { 0 };
  guint n_events = 0;
  guint n_points = 0;
  char name[ADV_NAME_SIZE];

  g_assert_cmpstr (board->id, ==, "campaign");
  g_assert_true (adv_boards_find ("campaign") == board);
  g_assert_null (adv_boards_find ("Campaign"));
  g_assert_cmpuint (board->n_hexagons, ==, 60);
  g_assert_cmpuint (board->n_corners, ==, 166);
  g_assert_cmpuint (board->n_edges, ==, 225);
  g_assert_cmpuint (board->n_points, ==, 56);
  g_assert_cmpuint (board->n_harbours, ==, 9);
  for (guint i = 0; i < board->n_points; i++)
    {
      kinds[board->points[i].kind]++;
      n_events += board->points[i].kind == ADV_POINT_EVENT;
      g_assert_cmpuint (board->points[i].n_events, ==, n_events);
      g_assert_cmpuint (board->corners[board->points[i].corner].point, ==, i + 1);
    }
  g_assert_cmpuint (kinds[ADV_POINT_TEMPLE], ==, 15);
  g_assert_cmpuint (kinds[ADV_POINT_EVENT], ==, 25);
  g_assert_cmpuint (kinds[ADV_POINT_EMPTY], ==, 13);
  g_assert_cmpuint (kinds[ADV_POINT_SEVEN], ==, 3);
  for (guint i = 0; i < board->n_corners; i++)
    n_points += board->corners[i].point != 0;
  g_assert_cmpuint (n_points, ==, 56);
  adv_board_hexagon_name (board, board->robber, name);
  g_assert_cmpstr (name, ==, "h3");
}

/* In the order of the file, with both corners. */
static void
test_harbours (void)
{
  static const struct { const char *edge; const char *corners[2]; guint8 resource; } harbours[] = {
    { "e4nw", { "e4n", "d3s" }, ADV_NONE }, { "c8ne", { "c8n", "b9s" }, ADV_WOOL },
    { "f9w", { "e8s", "g8n" }, ADV_NONE }, { "g6nw", { "g6n", "f5s" }, ADV_WHEAT },
    { "i8nw", { "i8n", "h7s" }, ADV_ORE }, { "d17nw", { "d17n", "c16s" }, ADV_WOOD },
    { "g14ne", { "g14n", "f15s" }, ADV_NONE }, { "h19nw", { "h19n", "g18s" }, ADV_NONE },
    { "i22ne", { "i22n", "h23s" }, ADV_BRICK },
  };
  const AdvBoard *board = adv_boards_default ();
  AdvCornerSet all[ADV_RESOURCES + 1] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (harbours); i++)
    {
      char name[ADV_NAME_SIZE];

      adv_board_edge_name (board, board->harbours[i].edge, name);
      g_assert_cmpstr (name, ==, harbours[i].edge);
      g_assert_cmpuint (board->harbours[i].resource, ==, harbours[i].resource);
      for (guint k = 0; k < 2; k++)
        adv_corner_set_add (&all[MIN (harbours[i].resource, ADV_RESOURCES)],
                            adv_board_find_corner (board, harbours[i].corners[k]));
    }
  for (guint i = 0; i <= ADV_RESOURCES; i++)
    g_assert_cmpmem (&board->harbour_corners[i], sizeof all[i], &all[i], sizeof all[i]);
}

/* Only coasts have them, each one, and there is room for 24. */
static void
test_harbours_everywhere (void)
{
  AdvBoard board = *adv_boards_default ();
  guint n_coasts = 0;

  board.n_harbours = 0;
  for (guint i = 0; i < board.n_edges; i++)
    {
      gboolean coast = board.edges[i].n_hexagons == 1;

      n_coasts += coast;
      g_assert_true (adv_board_add_harbour (&board, i, ADV_NONE) ==
                     (coast && n_coasts <= ADV_MAX_HARBOURS));
      g_assert_false (adv_board_add_harbour (&board, i, ADV_WOOD));
    }
  g_assert_cmpuint (board.n_harbours, ==, ADV_MAX_HARBOURS);
  g_assert_cmpuint (n_coasts, ==, 2 * 225 - 6 * 60);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/board-file/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], test_row);
    }
  g_test_add_func ("/large", test_large);
  g_test_add_func ("/rows-of-the-alphabet", test_rows_of_the_alphabet);
  g_test_add_func ("/last-rim", test_last_rim);
  g_test_add_func ("/too-many-events", test_too_many_events);
  g_test_add_func ("/numbers", test_numbers);
  g_test_add_func ("/harbours", test_harbours);
  g_test_add_func ("/harbours-everywhere", test_harbours_everywhere);
  return g_test_run ();
}
