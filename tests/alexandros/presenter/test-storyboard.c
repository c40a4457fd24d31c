/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The motions of a decision, in random games and one by one. */

#include "story.h"

/* --- many games --- */

#define GAMES 300
#define PARTS 6                         /* test cases, to be run one by one */

static void
test_games (gconstpointer data)
{
  BaseRandom random = { GPOINTER_TO_UINT (data) + 1 };
  guint counts[ALX_MOTION_DISC + 1] = { 0 };
  g_autofree Story *story = g_new (Story, 1);

  for (guint game = 0; game < GAMES / PARTS; game++)
    {
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, 0);

      while (test_random_step (&random, record->history))
        for (int viewer = -1; viewer < (int) record->n_players; viewer++)
          {
            story_tell (story, record->history, kit_history_get_cursor (record->history) - 1,
                        viewer);
            story_check (story, viewer);
            for (guint kind = 0; kind <= ALX_MOTION_DISC; kind++)
              counts[kind] += story_count (story, kind);
          }
    }
  for (guint kind = 0; kind <= ALX_MOTION_DISC; kind++)
    g_assert_cmpuint (counts[kind], >, 100);
}

/* --- one by one --- */

/* Decisions, and the motions of the last one for a viewer, as text. */
typedef struct
{
  const char *name;
  const char *position;
  const char *tokens;
  int         viewer;
  const char *told;
} Row;

#define DECK   "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define CORNER "Black=A2-B3-C4-D3"
#define TWO    CORNER " C4-C6-B7-A6 A4-B3"

static const Row rows[] = {
  { "choose", DECK, "L", -1, "card L face2 hand1, card S supply face2" },
  { "special", "Phase=card; FaceUp=LS; Hands=HH - -", "H*", -1, "card H hand1 discards" },
  { "way", DECK, "L A2-B3-C4", -1,
    "walk A2 B3, black wall from A2, walk B3 C4, black wall from B3" },
  { "way/old-walls", "Phase=way L; Black=B3-C4", "A2-B3-C4", -1,
    "walk A2 B3, black wall from A2, walk B3 C4" },
  { "way/red", "Phase=way L; Fill=64", "A2-B3-C4", -1,
    "walk A2 B3, black wall from A2, walk B3 C4, red wall from B3" },
  { "way/divides", "Phase=way L; Black=B3-C4", "A2-B3-C4-D3", -1,
    "walk A2 B3, black wall from A2, walk B3 C4, walk C4 D3, black wall from C4, closing c2" },
  { "draw/own", DECK, "L A2-B3-C4 +", 0, "card T supply hand1" },
  { "draw/others", DECK, "L A2-B3-C4 +", 1, "card ? supply hand1" },
  { "draw/nobody", DECK, "L A2-B3-C4 +", -1, "card ? supply hand1" },
  { "take", DECK, "L A2-B3-C4 +H", 1, "card H face1 hand1" },
  { "occupy", CORNER "; Hands=AL - -", "@c2", -1, "card A hand1 discards, placed 1 c2" },
  { "take-over", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2", -1,
    "card A hand1 discards, card L hand1 discards, card L hand1 discards, removed 2 c2, placed 1 "
    "c2" },
  { "compensate", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2 >AL", -1,
    "card A discards hand2, card L discards hand2" },
  { "levy", CORNER "; Governors=1:c2; Hands=LL - -; Scores=98 0 0", "$L", -1,
    "card L hand1 discards, points 1 c2 2, disc 1 98 100" },
  { "levy/two", TWO "; Governors=1:c2 2:a3; Hands=L T -; Scores=7 5 9", "$L", -1,
    "card L hand1 discards, points 2 a3 3, points 1 c2 2, disc 1 7 9, disc 2 5 8" },
  { "levy/nothing", CORNER "; Hands=L - -; Governors=1:c2 1:a1", "$L", -1,
    "card L hand1 discards" },
  { "take-back", CORNER "; Governors=1:c2 1:a1; Hands=L - -", "^a1", -1, "removed 1 a1" },
  { "end", DECK, "L A2-B3-C4 .", -1, "" },
};

static void
append_anchor (GString *text,
               guint8   anchor)
{
  if (anchor >= ALX_ANCHOR_HAND)
    g_string_append_printf (text, "hand%u", anchor - ALX_ANCHOR_HAND + 1);
  else if (anchor >= ALX_ANCHOR_FACE_UP)
    g_string_append_printf (text, "face%u", anchor - ALX_ANCHOR_FACE_UP + 1);
  else
    g_string_append (text, anchor == ALX_ANCHOR_SUPPLY ? "supply" : "discards");
}

static void
append_motion (GString         *text,
               const KitMotion *motion)
{
  char from[ALX_NAME_SIZE];
  char to[ALX_NAME_SIZE];

  switch (motion->kind)
    {
    case ALX_MOTION_WALK:
      alx_board_point_name (test_board (), motion->from, from);
      alx_board_point_name (test_board (), motion->to, to);
      g_string_append_printf (text, "walk %s %s", from, to);
      break;
    case ALX_MOTION_WALL:
      alx_board_point_name (test_board (), motion->from, from);
      g_string_append_printf (text, "%s wall from %s", motion->number ? "red" : "black", from);
      break;
    case ALX_MOTION_CLOSING:
      alx_board_space_name (test_board (), motion->to, to);
      g_string_append_printf (text, "closing %s", to);
      break;
    case KIT_MOTION_CARD:
      g_string_append_printf (text, "card %c ",
                              motion->face < ALX_SYMBOLS ? ALX_LETTERS[motion->face] : '?');
      append_anchor (text, motion->from);
      g_string_append_c (text, ' ');
      append_anchor (text, motion->to);
      break;
    case ALX_MOTION_PLACED:
      alx_board_space_name (test_board (), motion->to, to);
      g_string_append_printf (text, "placed %u %s", motion->player + 1, to);
      break;
    case ALX_MOTION_REMOVED:
      alx_board_space_name (test_board (), motion->from, from);
      g_string_append_printf (text, "removed %u %s", motion->player + 1, from);
      break;
    case ALX_MOTION_POINTS:
      alx_board_space_name (test_board (), motion->from, from);
      g_string_append_printf (text, "points %u %s %u", motion->player + 1, from, motion->number);
      break;
    default:
      g_string_append_printf (text, "disc %u %u %u", motion->player + 1, motion->number,
                              motion->rest);
      break;
    }
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *text = test_text (row->position, row->tokens);
  g_autoptr (KitRecord) record = test_read_record (text);
  g_autofree Story *story = g_new (Story, 1);
  g_autoptr (GString) told = g_string_new (NULL);

  story_tell (story, record->history, kit_history_get_cursor (record->history) - 1, row->viewer);
  story_check (story, row->viewer);
  for (guint i = 0; i < story->told.n; i++)
    {
      if (i > 0)
        g_string_append (told, ", ");
      append_motion (told, &story->told.motions[i]);
    }
  g_assert_cmpstr (told->str, ==, row->told);
  g_assert_cmpint (story->told.length == 0, ==, row->told[0] == '\0');
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/storyboard/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], check_row);
    }
  for (guint i = 0; i < PARTS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/storyboard/games/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_games);
    }
  return g_test_run ();
}
