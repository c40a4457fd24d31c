/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The graph of the bundled board: what is where, what is next to what, and what it is called. */

#include "advisers/record/adv-board-file.h"

/* What the record format draws around c4, clockwise. */
static const char * const corners[] = { "c4n", "b5s", "d5n", "c4s", "d3n", "b3s" };
static const char * const edges[] = { "c4ne", "c6w", "d5nw", "d3ne", "c4w", "c4nw" };

static gboolean
joins (const AdvBoard *board,
       guint8          edge,
       guint8          one,
       guint8          two)
{
  const guint8 *ends = board->edges[edge].corners;

  return (ends[0] == one && ends[1] == two) || (ends[0] == two && ends[1] == one);
}

static void
test_around (void)
{
  const AdvBoard *board = adv_boards_default ();
  guint8 c4 = adv_board_find_hexagon (board, "c4");
  const AdvHexagon *hexagon = &board->hexagons[c4];
  char name[ADV_NAME_SIZE];

  adv_board_hexagon_name (board, c4, name);
  g_assert_cmpstr (name, ==, "c4");
  g_assert_cmpuint (hexagon->produces, ==, ADV_BRICK);
  g_assert_cmpuint (hexagon->disc, ==, 4);
  g_assert_cmpuint (adv_corner_set_size (&hexagon->around), ==, ADV_SIDES);
  for (guint i = 0; i < ADV_SIDES; i++)
    {
      guint8 corner = adv_board_find_corner (board, corners[i]);
      guint8 edge = adv_board_find_edge (board, edges[i]);

      g_assert_cmpuint (corner, ==, hexagon->corners[i]);
      g_assert_true (adv_corner_set_has (&hexagon->around, corner));
      adv_board_corner_name (board, corner, name);
      g_assert_cmpstr (name, ==, corners[i]);
      adv_board_edge_name (board, edge, name);
      g_assert_cmpstr (name, ==, edges[i]);
      /* An edge lies between the corners before and after it. */
      g_assert_true (joins (board, edge, corner, hexagon->corners[(i + 1) % ADV_SIDES]));
    }
}

/* --- the table of places in the record format --- */

typedef struct
{
  const char *name;
  const char *hexagons;                 /* of land, in board order */
  const char *near;                     /* corners next to it, in board order */
  const char *edges;                    /* in board order */
} Place;

static const Place places[] = {
  { "c4n", "b3 b5 c4", "a4s b3s b5s", "b5w c4nw c4ne" },
  { "c4s", "c4 d3", "d3n d5n e4n", "d3ne d5w d5nw" },
  { "b3s", "b3 c2 c4", "c2n c4n d3n", "c2ne c4w c4nw" },
  { "b3n", "b3", "a2s a4s", "b3nw b3ne" },
  { "a2s", "b3", "b3n c2n", "b3w b3nw" },
  { "i24n", "h23", "g24s h23s", "h25w i24nw" },
};

static void
add_word (GString    *text,
          const char *word)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
}

static void
test_place (gconstpointer data)
{
  const Place *place = data;
  const AdvBoard *board = adv_boards_default ();
  guint8 corner = adv_board_find_corner (board, place->name);
  const AdvCorner *c = &board->corners[corner];
  g_autoptr (GString) hexagons = g_string_new (NULL);
  g_autoptr (GString) near = g_string_new (NULL);
  g_autoptr (GString) ways = g_string_new (NULL);
  char name[ADV_NAME_SIZE];

  for (guint i = 0; i < c->n_hexagons; i++)
    {
      adv_board_hexagon_name (board, c->hexagons[i], name);
      add_word (hexagons, name);
    }
  for (guint i = 0; i < board->n_corners; i++)
    if (i != corner && adv_corner_set_has (&c->near, i))
      {
        adv_board_corner_name (board, i, name);
        add_word (near, name);
      }
  for (guint i = 0; i < c->n_edges; i++)
    {
      adv_board_edge_name (board, c->edges[i], name);
      add_word (ways, name);
    }
  g_assert_cmpstr (hexagons->str, ==, place->hexagons);
  g_assert_cmpstr (near->str, ==, place->near);
  g_assert_cmpstr (ways->str, ==, place->edges);
}

static void
test_joined (void)
{
  static const char * const joined[][3] = {
    { "c4w", "b3s", "d3n" }, { "c4nw", "c4n", "b3s" }, { "c4ne", "c4n", "b5s" },
  };
  const AdvBoard *board = adv_boards_default ();

  for (guint i = 0; i < G_N_ELEMENTS (joined); i++)
    g_assert_true (joins (board, adv_board_find_edge (board, joined[i][0]),
                          adv_board_find_corner (board, joined[i][1]),
                          adv_board_find_corner (board, joined[i][2])));
}

/* Land that has two corners in common with c4. */
static void
test_neighbours (void)
{
  const AdvBoard *board = adv_boards_default ();
  const AdvHexagon *hexagon = &board->hexagons[adv_board_find_hexagon (board, "c4")];
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < board->n_hexagons; i++)
    {
      guint n = 0;
      char name[ADV_NAME_SIZE];

      for (guint k = 0; k < ADV_SIDES; k++)
        n += adv_corner_set_has (&hexagon->around, board->hexagons[i].corners[k]);
      adv_board_hexagon_name (board, i, name);
      if (n == 2)
        add_word (found, name);
      else
        g_assert_true (n == 0 || &board->hexagons[i] == hexagon);
    }
  g_assert_cmpstr (found->str, ==, "b3 b5 c2 c6 d3");    /* d5 is sea */
}

/* --- the whole graph --- */

static void
test_corners (void)
{
  const AdvBoard *board = adv_boards_default ();

  for (guint i = 0; i < board->n_corners; i++)
    {
      const AdvCorner *c = &board->corners[i];
      AdvCornerSet near = { 0 };
      AdvEdgeSet ways = { 0 };
      guint opened = 0;

      adv_corner_set_add (&near, i);
      for (guint k = 0; k < board->n_edges; k++)
        for (guint side = 0; side < 2; side++)
          if (board->edges[k].corners[side] == i)
            {
              adv_edge_set_add (&ways, k);
              adv_corner_set_add (&near, board->edges[k].corners[!side]);
            }
      g_assert_cmpmem (&c->near, sizeof near, &near, sizeof near);
      g_assert_cmpmem (&c->ways, sizeof ways, &ways, sizeof ways);
      g_assert_cmpuint (c->n_edges, ==, adv_edge_set_size (&ways));
      g_assert_cmpuint (c->n_edges, >=, 2);
      for (guint k = 0; k < board->n_corners; k++)
        if (adv_corner_set_has (&near, k))
          opened = MAX (opened, board->corners[k].point);
      g_assert_cmpuint (c->opened, ==, opened);
      for (guint k = 0; k <= board->n_points; k++)
        g_assert_cmpint (adv_corner_set_has (&board->opened[k], i), ==, k >= opened);
      for (guint k = 0; k < c->n_hexagons; k++)
        g_assert_true (adv_corner_set_has (&board->hexagons[c->hexagons[k]].around, i));
    }
}

static void
test_pips (void)
{
  static const struct { const char *corner; guint8 pips[ADV_TRADED]; } rows[] = {
    { "c4n", { [ADV_BRICK] = 3, [ADV_WOOD] = 2, [ADV_WOOL] = 2 } },
    { "h5n", { [ADV_WHEAT] = 3, [ADV_WOOL] = 4, [ADV_GOLD] = 4 } },
    { "h3n", { [ADV_WOOL] = 4 } },      /* a desert and the sea bring nothing */
    { "c12n", { [ADV_BRICK] = 3, [ADV_ORE] = 5 } },
  };
  const AdvBoard *board = adv_boards_default ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AdvCorner *c = &board->corners[adv_board_find_corner (board, rows[i].corner)];

      g_assert_cmpmem (c->pips, sizeof c->pips, rows[i].pips, sizeof rows[i].pips);
    }
}

/* Q43: how far Alexander must be before a village may be built by roads. */
static void
test_opened (void)
{
  static const struct { const char *corner; guint8 point; guint8 opened; } sites[] = {
    { "b3s", 1, 2 },            /* the first point, next to the second */
    { "c4n", 2, 3 },
    { "b3n", 0, 0 },            /* far from the route */
    { "a4s", 0, 2 },            /* next to c4n */
    { "d3n", 0, 1 },            /* next to b3s */
    { "g16n", 56, 56 },         /* the last point */
    { "f17s", 55, 56 },
    { "e16s", 0, 56 },          /* next to the last */
    { "i6n", 20, 21 },
    { "h5s", 19, 20 },
  };
  const AdvBoard *board = adv_boards_default ();

  for (guint i = 0; i < G_N_ELEMENTS (sites); i++)
    {
      const AdvCorner *c = &board->corners[adv_board_find_corner (board, sites[i].corner)];

      g_assert_cmpuint (c->point, ==, sites[i].point);
      g_assert_cmpuint (c->opened, ==, sites[i].opened);
    }
}

static void
test_discs (void)
{
  const AdvBoard *board = adv_boards_default ();
  guint n_deserts = 0;

  for (guint i = 0; i < board->n_hexagons; i++)
    {
      const AdvHexagon *hexagon = &board->hexagons[i];
      guint found = 0;

      n_deserts += hexagon->disc == 0;
      g_assert_true ((hexagon->disc == 0) == (hexagon->produces == ADV_NONE));
      for (guint disc = 0; disc <= 12; disc++)
        for (const guint8 *at = board->by_disc[disc]; *at != ADV_NONE; at++)
          if (*at == i)
            {
              g_assert_cmpuint (disc, ==, hexagon->disc);
              found++;
            }
      g_assert_cmpuint (found, ==, 1);
    }
  g_assert_cmpuint (board->by_disc[7][0], ==, ADV_NONE);
  g_assert_cmpuint (n_deserts, ==, 5);
}

/* --- names --- */

/* All names are found, and stand in board order. */
static void
test_names (void)
{
  const AdvBoard *board = adv_boards_default ();
  char name[ADV_NAME_SIZE];
  guint before = 0;

  for (guint i = 0; i < board->n_hexagons; i++)
    {
      guint at = 64 * board->hexagons[i].row + board->hexagons[i].column;

      adv_board_hexagon_name (board, i, name);
      g_assert_cmpuint (adv_board_find_hexagon (board, name), ==, i);
      g_assert_cmpuint (at, >, before);
      before = at;
    }
  before = 0;
  for (guint i = 0; i < board->n_corners; i++)
    {
      const AdvCorner *c = &board->corners[i];
      guint at = 128 * c->row + 2 * c->column + c->south;

      adv_board_corner_name (board, i, name);
      g_assert_cmpuint (adv_board_find_corner (board, name), ==, i);
      g_assert_cmpuint (at, >, before);
      before = at;
    }
  before = 0;
  for (guint i = 0; i < board->n_edges; i++)
    {
      const AdvEdge *edge = &board->edges[i];
      guint at = 192 * edge->row + 3 * edge->column + edge->direction;

      adv_board_edge_name (board, i, name);
      g_assert_cmpuint (adv_board_find_edge (board, name), ==, i);
      g_assert_cmpuint (at, >, before);
      before = at;
    }
}

static void
test_bad_names (void)
{
  static const char * const bad[] = {
    "", "c", "n", "4", "4c", "cn", "cw", "c4x", "C4", "C4n", "C4nw", "c4N", "c4NW", "c04", "c04n",
    "c04nw", "c4 ", "c4n ", "c4nw ", " c4", " c4n", "c 4n", "c-4n", "c+4n", "c4.", "c4nn", "c4sw",
    "c4se", "c4e", "c5", "c5n", "c5nw", "d4", "d4n", "d4nw", "a0", "a0n", "a0nw", "b1", "z4", "z4n",
    "{4n", "é4n", "c132", "c132n", "c260n", "c260nw", "c99999999999999999999n",
    "c4294967300n", "a4", "d5",       /* sea */
  };
  const AdvBoard *board = adv_boards_default ();

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("\"%s\"", bad[i]);
      g_assert_cmpuint (adv_board_find_hexagon (board, bad[i]), ==, ADV_NONE);
      g_assert_cmpuint (adv_board_find_corner (board, bad[i]), ==, ADV_NONE);
      g_assert_cmpuint (adv_board_find_edge (board, bad[i]), ==, ADV_NONE);
    }
  /* Names of the other kinds of places. */
  for (guint i = 0; i < ADV_SIDES; i++)
    {
      g_assert_cmpuint (adv_board_find_hexagon (board, corners[i]), ==, ADV_NONE);
      g_assert_cmpuint (adv_board_find_hexagon (board, edges[i]), ==, ADV_NONE);
      g_assert_cmpuint (adv_board_find_corner (board, edges[i]), ==, ADV_NONE);
      g_assert_cmpuint (adv_board_find_edge (board, corners[i]), ==, ADV_NONE);
    }
}

/* Nine lands and six seas have their names on the board. */
static void
test_regions (void)
{
  static const char * const seas[] = {
    "great-sea", "euxine", "caspian", "red-sea", "gulf", "ocean", NULL
  };
  const AdvBoard *board = adv_boards_default ();

  g_assert_cmpuint (board->n_regions, ==, 15);
  for (guint i = 0; i < board->n_regions; i++)
    g_assert_cmpint (board->regions[i].sea, ==, g_strv_contains (seas, board->regions[i].id));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/around", test_around);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *name = g_strconcat ("/board/places/", places[i].name, NULL);

      g_test_add_data_func (name, &places[i], test_place);
    }
  g_test_add_func ("/board/joined", test_joined);
  g_test_add_func ("/board/neighbours", test_neighbours);
  g_test_add_func ("/board/corners", test_corners);
  g_test_add_func ("/board/pips", test_pips);
  g_test_add_func ("/board/opened", test_opened);
  g_test_add_func ("/board/discs", test_discs);
  g_test_add_func ("/board/names", test_names);
  g_test_add_func ("/board/regions", test_regions);
  g_test_add_func ("/board/bad-names", test_bad_names);
  return g_test_run ();
}
