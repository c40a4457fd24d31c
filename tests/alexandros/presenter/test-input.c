/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What choices of a person propose, decide or have refused, without widgets. */

#include "games.h"
#include "test-util.h"

#include "alexandros/presenter/alx-input.h"

#include <string.h>

#define DECK   "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define CORNER "Black=A2-B3-C4-D3"

/**
 * Row:
 * @tokens: decisions made before
 * @does: what the person does, step by step: "face L", "hand L", "supply", "levy",
 *   "no-move", "end", "occupy", "take-back", "point C4", "space c2", "next", "give A", "type L",
 *   "confirm", "cancel", "uncover"
 * @proposal: what is proposed then, as records write it; "-" for nothing
 * @made: how many decisions have been made by it
 * @refused: how many choices were refused
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *tokens;
  const char *does;
  const char *proposal;
  guint       made;
  guint       refused;
} Row;

static const Row rows[] = {
  { "card", DECK, NULL, "face L", "L", 0, 0 },
  { "card/again", DECK, NULL, "face L; face L", "-", 1, 0 },
  { "card/another", DECK, NULL, "face L; face H", "H", 0, 0 },
  { "card/cancelled", DECK, NULL, "face L; cancel", "-", 0, 0 },
  { "card/confirmed", DECK, NULL, "face L; confirm", "-", 1, 0 },
  { "card/typed", DECK, NULL, "type L", "L", 0, 0 },
  { "card/none-such", DECK, NULL, "face T", "-", 0, 1 },
  { "card/kept-when-refused", DECK, NULL, "face L; face T", "L", 0, 1 },
  { "card/not-in-hand", DECK, NULL, "hand L", "-", 0, 1 },
  { "card/no-space", DECK, NULL, "space c2", "-", 0, 1 },
  { "card/no-point", DECK, NULL, "point C4", "-", 0, 1 },
  { "card/with-a-way", DECK, NULL, "face L; point C4", "L", 0, 0 },
  { "card/with-a-way-confirmed", DECK, NULL, "face L; point C4; confirm", "-", 2, 0 },
  { "card/with-a-way-again", DECK, NULL, "face L; point C4; point C4", "-", 2, 0 },
  { "card/with-a-way-by-its-space", DECK, NULL, "face L; space c4; space c4", "-", 2, 0 },
  { "card/with-a-way-cancelled", DECK, NULL, "face L; point C4; cancel; face L; confirm", "-", 1,
    0 },
  { "card/another-without-its-way", DECK, NULL, "face L; point C4; face H; confirm", "-", 1, 0 },
  { "card/with-a-way-too-far", DECK, NULL, "face L; point F21", "L", 0, 1 },
  { "card/nothing-to-confirm", DECK, NULL, "confirm", "-", 0, 0 },
  { "card/special", "Phase=card; FaceUp=LS; Hands=HH - -", NULL, "hand H", "H*", 0, 0 },
  { "card/special-again", "Phase=card; FaceUp=LS; Hands=HH - -", NULL, "hand H; hand H", "-", 1,
    0 },
  { "card/special-refresh", "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=HH - -", NULL,
    "hand H; face S", "H*/S", 0, 0 },
  { "card/move-possible", DECK, NULL, "no-move", "-", 0, 1 },

  { "way", DECK, "L", "point C4", "A2-B3-C4", 0, 0 },
  { "way/again", DECK, "L", "point C4; point C4", "-", 1, 0 },
  { "way/space", DECK, "L", "space c4", "A2-B3-C4", 0, 0 },
  { "way/too-far", DECK, "L", "point F21", "-", 0, 1 },
  { "way/kept-when-refused", DECK, "L", "point C4; point F21", "A2-B3-C4", 0, 1 },
  { "way/typed", DECK, "L", "type A2-B3-C4; confirm", "-", 1, 0 },

  { "draw", DECK, "L A2-B3-C4", "supply", "+", 0, 0 },
  { "draw/again", DECK, "L A2-B3-C4", "supply; supply", "-", 1, 0 },
  { "draw/then-another", DECK, "L A2-B3-C4", "supply; face H", "+H", 0, 0 },
  { "end", DECK, "L A2-B3-C4", "end; end", "-", 1, 0 },

  { "occupy", CORNER "; Hands=AL - -", NULL, "space c2", "@a1", 0, 0 },
  { "occupy/mode", CORNER "; Hands=AL - -", NULL, "occupy; space c2", "@a1", 0, 0 },
  { "occupy/mode-cancelled", CORNER "; Hands=AL - -", NULL, "occupy; cancel", "-", 0, 0 },
  { "occupy/two", CORNER "; Hands=AL - -", NULL, "space c2; space c2", "@a1,c2", 0, 0 },
  { "occupy/other", CORNER "; Hands=AL - -", NULL, "space c2; space c2; space a1", "@c2", 0, 0 },
  { "occupy/confirmed", CORNER "; Hands=AL - -", NULL, "space c2; confirm", "-", 1, 0 },
  { "occupy/last-stays", CORNER "; Hands=AL - -", NULL, "space c2; space a1", "@a1", 0, 0 },
  { "occupy/without-cards", CORNER "; Hands=S - -", NULL, "space c2; confirm", "-", 1, 0 },
  { "occupy/cannot-pay", CORNER "; Hands=S - -", NULL, "space f21; confirm", "@a3", 0, 1 },
  { "take-back", CORNER "; Governors=1:c2 1:a1; Hands=L - -", NULL, "space a1", "^a1", 0, 0 },
  { "take-back/again", CORNER "; Governors=1:c2 1:a1; Hands=L - -", NULL, "space a1; space a1", "-",
    1, 0 },
  { "take-back/mode", CORNER "; Governors=1:c2 1:a1; Hands=L - -", NULL,
    "take-back; space c2; confirm", "-", 1, 0 },
  { "take-back/nobody-there", CORNER "; Governors=1:c2 1:a1; Hands=L - -", NULL,
    "take-back; space d11", "-", 0, 1 },
  { "levy", CORNER "; Governors=1:c2; Hands=LL - -", NULL, "levy", "$L", 0, 0 },
  { "levy/hand", CORNER "; Governors=1:c2; Hands=LL - -", NULL, "hand L; hand L", "-", 1, 0 },
  { "levy/most", CORNER " C4-C6-B7-A6 A4-B3; Governors=1:c2 1:a3; Hands=LSS - -", NULL, "levy",
    "$S", 0, 0 },
  { "levy/no-governor", CORNER "; Hands=L - -", NULL, "levy", "-", 0, 1 },

  { "give", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2", "give A; give L", ">AL", 0, 0 },
  { "give/no-more-than-owed", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2",
    "give A; give L; give L", ">AL", 0, 0 },
  { "give/not-paid", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2", "give T; give L; give L",
    ">LL", 0, 0 },
  { "give/made", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2", "give L; give L; confirm", "-",
    1, 0 },
  { "give/too-few", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2", "give L; confirm", ">L", 0,
    1 },
  { "give/anew", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2",
    "give A; cancel; give L; give L", ">LL", 0, 0 },
};

/* --- doing --- */

/* The face-up card that shows @symbol; typed if there is none. */
static void
choose_face_up (KitInput *input,
                guint8    symbol)
{
  const AlxState *state = kit_input_get_state (input);

  for (guint i = 0; i < ALX_FACE_UP; i++)
    if (state->face_up[i] == symbol)
      {
        alx_input_choose_face_up (input, i);
        return;
      }
  kit_input_type (input, (const char[]) { ALX_LETTERS[symbol], '\0' });
}

static void
choose_point (KitInput *input,
              guint8    point)
{
  kit_input_choose (input, alx_place_of_point (test_board (), point));
}

static void
choose_space (KitInput *input,
              guint8    space)
{
  kit_input_choose (input, alx_place_of_space (space));
}

static void
do_with_place (KitInput   *input,
               const char *what,
               const char *place)
{
  if (g_str_equal (what, "point"))
    choose_point (input, alx_board_find_point (test_board (), place));
  else if (g_str_equal (what, "space"))
    choose_space (input, alx_board_find_space (test_board (), place));
  else if (g_str_equal (what, "face"))
    choose_face_up (input, alx_symbol_from_letter (place[0]));
  else if (g_str_equal (what, "hand"))
    alx_input_choose_hand (input, alx_symbol_from_letter (place[0]));
  else if (g_str_equal (what, "give"))
    alx_input_give (input, alx_symbol_from_letter (place[0]), 1);
  else if (g_str_equal (what, "type"))
    g_assert_true (kit_input_type (input, place));
  else
    g_error ("what is \"%s\"?", what);
}

static void
do_alone (KitInput   *input,
          const char *what)
{
  static const struct
  {
    const char *what;
    void      (*choose) (KitInput *input);
  } deeds[] = {
    { "supply", alx_input_choose_supply }, { "levy", alx_input_choose_levy },
    { "end", alx_input_choose_end },       { "no-move", alx_input_choose_no_move },
    { "confirm", kit_input_confirm },      { "uncover", kit_input_uncover },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (what, deeds[i].what))
      {
        deeds[i].choose (input);
        return;
      }
  if (g_str_equal (what, "next"))
    alx_input_next_way (input, 1);
  else if (g_str_equal (what, "occupy") || g_str_equal (what, "take-back"))
    alx_input_choose_mode (input, what[0] == 'o' ? ALX_MODE_OCCUPY : ALX_MODE_TAKE_BACK);
  else if (g_str_equal (what, "cancel"))
    g_assert_true (kit_input_cancel (input));
  else
    g_error ("what is \"%s\"?", what);
}

static void
do_all (KitInput   *input,
        const char *does)
{
  g_auto (GStrv) deeds = g_strsplit (does, "; ", -1);

  for (guint i = 0; deeds[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (deeds[i], " ", 2);

      if (words[1] != NULL)
        do_with_place (input, words[0], words[1]);
      else
        do_alone (input, words[0]);
    }
}

static void
refused_cb (KitInput   *input,
            AlxRefusal *refusal,
            guint      *refused)
{
  g_assert_cmpuint (refusal->reason, !=, 0);
  (*refused)++;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static KitInput *
open_input (const char *kinds,
            const char *position,
            const char *tokens)
{
  g_autoptr (KitGame) game = games_new (kinds, position, tokens);
  KitInput *input = alx_input_new ();

  kit_input_set_game (input, game);
  return input;
}

static void
check_proposal (KitInput   *input,
                const char *expected)
{
  char token[ALX_TOKEN_SIZE] = "-";

  if (alx_input_get_choice (input)->proposal != NULL)
    alx_decision_write (alx_input_get_choice (input)->proposal, test_board (), token);
  g_assert_cmpstr (token, ==, expected);
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  KitInput *input = open_input ("ppp", row->position, row->tokens);
  KitGame *game = kit_input_get_game (input);
  guint cursor = kit_game_get_cursor (game);
  guint refused = 0;
  guint changed = 0;

  g_signal_connect (input, "refused", G_CALLBACK (refused_cb), &refused);
  kit_input_uncover (input);
  g_assert_true (kit_input_is_active (input));
  g_signal_connect_swapped (input, "changed", G_CALLBACK (count_cb), &changed);
  do_all (input, row->does);
  check_proposal (input, row->proposal);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, cursor + row->made);
  g_assert_cmpuint (refused, ==, row->refused);
  if (row->made > 0 || row->proposal[0] != '-')
    g_assert_cmpuint (changed, >, 0);
  g_assert_finalize_object (input);
}

/* --- who may do anything --- */

/* Before the player on turn uncovers their hand nobody sees it, and nothing can be done. */
static void
test_covered (void)
{
  KitInput *input = open_input ("ppp", DECK, NULL);

  g_assert_true (kit_input_is_covered (input));
  g_assert_false (kit_input_is_active (input));
  g_assert_cmpint (kit_input_get_viewer (input), ==, -1);
  do_all (input, "face L; supply; end; levy; hand L; point C4; space c2; confirm");
  check_proposal (input, "-");
  g_assert_cmpuint (kit_game_get_cursor (kit_input_get_game (input)), ==, 0);
  kit_input_uncover (input);
  g_assert_cmpint (kit_input_get_viewer (input), ==, 0);
  do_all (input, "face L; confirm; point C4; confirm; end; confirm");
  g_assert_true (kit_input_is_covered (input));
  g_assert_cmpint (kit_input_get_viewer (input), ==, -1);
  g_assert_finalize_object (input);
}

/* Whoever hands their seat to a computer has left: the hand is not shown any more. */
static void
test_left (void)
{
  KitInput *input = open_input ("ppp", DECK, NULL);

  kit_input_uncover (input);
  g_assert_cmpint (kit_input_get_viewer (input), ==, 0);
  kit_game_set_kind (kit_input_get_game (input), 0, "random");
  g_assert_cmpint (kit_input_get_viewer (input), ==, -1);
  g_assert_finalize_object (input);
}

/* The only person always sees their hand, and may not decide for others. */
static void
test_alone (void)
{
  KitInput *input = open_input ("prr", DECK, NULL);

  g_assert_false (kit_input_is_covered (input));
  g_assert_true (kit_input_is_active (input));
  do_all (input, "face L; confirm; point C4; confirm; end; confirm");
  g_assert_cmpuint (alx_game_get_state (kit_input_get_game (input))->player, ==, 1);
  g_assert_false (kit_input_is_active (input));
  g_assert_cmpint (kit_input_get_viewer (input), ==, 0);
  do_all (input, "face S; confirm");
  g_assert_cmpuint (kit_game_get_cursor (kit_input_get_game (input)), ==, 3);
  g_assert_finalize_object (input);
}

/* On an earlier position one cannot decide; the proposal is kept until the game changes. */
static void
test_looking (void)
{
  KitInput *input = open_input ("prr", DECK, "L A2-B3-C4");
  KitGame *game = kit_input_get_game (input);

  do_all (input, "supply");
  check_proposal (input, "+");
  kit_game_set_shown (game, 1);
  g_assert_false (kit_input_is_active (input));
  do_all (input, "confirm");
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 2);
  kit_game_set_shown (game, 2);
  g_assert_true (kit_input_is_active (input));
  kit_game_undo (game, KIT_STEP_DECISION);
  check_proposal (input, "-");
  g_assert_finalize_object (input);
}

static gboolean
hold_cb (KitInput *input,
         guint    *n)
{
  return ++*n == 1;
}

/* A handler of "confirm" can hold the decision back. */
static void
test_held (void)
{
  KitInput *input = open_input ("prr", DECK, NULL);
  guint n = 0;

  g_signal_connect (input, "confirm", G_CALLBACK (hold_cb), &n);
  do_all (input, "face L; confirm");
  check_proposal (input, "L");
  g_assert_cmpuint (kit_game_get_cursor (kit_input_get_game (input)), ==, 0);
  do_all (input, "confirm");
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (kit_game_get_cursor (kit_input_get_game (input)), ==, 1);
  g_assert_finalize_object (input);
}

/* --- ways and marks --- */

/* Every way to a point is proposed in turn, and then the first again. */
static void
test_ways (void)
{
  KitInput *input = open_input ("prr", "Phase=way L; Alexander=D11; FaceUp=TH", NULL);
  KitGame *game = kit_input_get_game (input);
  AlxPointSet points =
    alx_state_allowed_points (alx_game_get_state (game), test_board (), ALX_LYRE);
  guint most = 0;

  for (guint8 p = 0; p < test_board ()->n_points; p++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      char token[ALX_TOKEN_SIZE];
      guint n;

      if (!alx_point_set_has (&points, p))
        continue;
      kit_input_cancel (input);
      choose_point (input, p);
      n = alx_input_get_choice (input)->ways->n;
      g_assert_cmpuint (n, >, 0);
      most = MAX (most, n);
      for (guint i = 0; i < n; i++)
        {
          alx_decision_write (alx_input_get_choice (input)->proposal, test_board (), token);
          g_assert_true (g_hash_table_add (seen, g_strdup (token)));
          g_assert_true (kit_input_is_complete (input, &(KitRefusal) { 0 }));
          alx_input_next_way (input, 1);
        }
      alx_decision_write (alx_input_get_choice (input)->proposal, test_board (), token);
      g_assert_true (g_hash_table_contains (seen, token));
    }
  g_test_message ("at most %u ways", most);
  g_assert_cmpuint (most, >=, 2);
  g_assert_finalize_object (input);
}

/* The preview is the way to the point under the pointer, before it is chosen. */
static void
test_hover (void)
{
  static const KitColour colours[ALX_MAX_PLAYERS] = { 0, 1, 2, 3 };
  KitInput *input = open_input ("prr", DECK, "L");
  guint8 point = alx_board_find_point (test_board (), "C4");
  AlxScene scene;
  guint hovered = 0;
  guint changed = 0;

  g_signal_connect_swapped (input, "hovered", G_CALLBACK (count_cb), &hovered);
  g_signal_connect_swapped (input, "changed", G_CALLBACK (count_cb), &changed);
  kit_input_hover (input, alx_place_of_point (test_board (), point), FALSE);
  kit_input_hover (input, alx_place_of_point (test_board (), point), FALSE);
  g_assert_cmpuint (hovered, ==, 1);
  g_assert_cmpuint (changed, ==, 0);
  g_assert_null (alx_input_get_choice (input)->proposal);
  g_assert_nonnull (alx_choice_get_preview (alx_input_get_choice (input)));
  alx_scene_init (&scene, test_board (), alx_game_get_state (kit_input_get_game (input)), colours);
  alx_choice_mark (alx_input_get_choice (input), &scene);
  g_assert_cmpuint (scene.n_way, ==, 3);
  g_assert_cmpuint (scene.way[2], ==, point);
  g_assert_cmpuint (scene.after.alexander, ==, point);
  g_assert_cmpuint (scene.point, ==, point);
  g_assert_true (alx_point_set_has (&scene.targets, point));
  kit_input_hover (input, KIT_NO_PLACE, FALSE);
  g_assert_null (alx_choice_get_preview (alx_input_get_choice (input)));
  g_assert_finalize_object (input);
}

/* What is pointed at besides the board: what choosing it would propose, or why it is refused; and
   with a card, the way to a point before anything is decided. */
static void
test_consider (void)
{
  static const KitColour colours[ALX_MAX_PLAYERS] = { 0, 1, 2, 3 };
  KitInput *input = open_input ("prr", DECK, NULL);
  guint8 point = alx_board_find_point (test_board (), "C4");
  const AlxChoice *choice;
  AlxRefusal refusal;
  AlxScene scene;
  guint hovered = 0;

  g_signal_connect_swapped (input, "hovered", G_CALLBACK (count_cb), &hovered);
  alx_input_consider (input, ALX_ITEM_FACE_UP, 1);
  alx_input_consider (input, ALX_ITEM_FACE_UP, 1);
  g_assert_cmpuint (hovered, ==, 1);
  g_assert_cmpint (alx_input_get_choice (input)->item, ==, ALX_ITEM_FACE_UP);
  g_assert_cmpuint (alx_input_get_choice (input)->which, ==, 1);
  g_assert_cmpuint (alx_choice_get_preview (alx_input_get_choice (input))->kind, ==, ALX_CHOOSE);
  g_assert_null (alx_input_get_choice (input)->proposal);
  alx_scene_init (&scene, test_board (), kit_input_get_state (input), colours);
  alx_choice_mark (alx_input_get_choice (input), &scene);
  g_assert_cmpuint (alx_space_set_size (&scene.choices), >, 0);
  g_assert_cmpuint (scene.n_way, ==, 0);

  alx_input_consider (input, ALX_ITEM_SUPPLY, 0);
  g_assert_null (alx_choice_get_preview (alx_input_get_choice (input)));
  choice = alx_input_get_choice (input);
  g_assert_false (alx_choice_is_possible (choice, ALX_ITEM_SUPPLY, 0, &refusal));
  g_assert_cmpuint (refusal.reason, ==, ALX_REFUSED_PHASE);
  g_assert_false (alx_choice_is_possible (choice, ALX_ITEM_OCCUPY, 0, &refusal));
  g_assert_cmpuint (refusal.reason, ==, 0);
  alx_input_consider (input, ALX_ITEM_NONE, 0);
  g_assert_false (alx_choice_is_pointing (alx_input_get_choice (input)));

  choose_face_up (input, ALX_LYRE);
  kit_input_hover (input, alx_place_of_point (test_board (), point), FALSE);
  g_assert_cmpuint (alx_choice_get_preview (alx_input_get_choice (input))->kind, ==, ALX_WAY);
  g_assert_cmpuint (alx_input_get_choice (input)->proposal->kind, ==, ALX_CHOOSE);
  g_assert_false (alx_choice_previews_proposal (alx_input_get_choice (input)));
  alx_scene_init (&scene, test_board (), kit_input_get_state (input), colours);
  alx_choice_mark (alx_input_get_choice (input), &scene);
  g_assert_cmpuint (scene.after.alexander, ==, point);
  choose_point (input, point);
  g_assert_true (alx_choice_previews_proposal (alx_input_get_choice (input)));
  alx_input_consider (input, ALX_ITEM_FACE_UP, alx_input_get_choice (input)->face_up);
  g_assert_true (alx_choice_previews_proposal (alx_input_get_choice (input)));
  g_assert_cmpuint (kit_game_get_cursor (kit_input_get_game (input)), ==, 0);
  g_assert_finalize_object (input);
}

/* Of two equal face-up cards the chosen one is marked; the other one moves the mark. */
static void
test_twins (void)
{
  KitInput *input = open_input ("prr", "Phase=card; FaceUp=LL; Supply=T", NULL);

  alx_input_choose_face_up (input, 1);
  g_assert_cmpuint (alx_input_get_choice (input)->face_up, ==, 1);
  alx_input_choose_face_up (input, 0);
  g_assert_cmpuint (alx_input_get_choice (input)->face_up, ==, 0);
  g_assert_nonnull (alx_input_get_choice (input)->proposal);
  alx_input_choose_face_up (input, 0);
  g_assert_cmpuint (kit_game_get_cursor (kit_input_get_game (input)), ==, 1);
  g_assert_finalize_object (input);

  /* With another proposal there is no mark to be moved. */
  input = open_input ("prr", CORNER "; FaceUp=LL; Governors=1:c2; Hands=L - -", NULL);
  alx_input_choose_levy (input);
  alx_input_choose_face_up (input, 1);
  g_assert_cmpuint (alx_input_get_choice (input)->proposal->kind, ==, ALX_TAKE);
  g_assert_finalize_object (input);
}

/* What an occupation would cost is known before it is decided. */
static void
test_paid (void)
{
  KitInput *input = open_input ("prr", CORNER "; Hands=AL - -", NULL);
  guint8 paid[ALX_SYMBOLS];

  alx_choice_get_paid (alx_input_get_choice (input), paid);
  g_assert_cmpuint (paid[ALX_LYRE], ==, 0);
  choose_space (input, alx_board_find_space (test_board (), "c2"));
  alx_choice_get_paid (alx_input_get_choice (input), paid);
  g_assert_cmpuint (paid[ALX_LYRE], ==, 1);
  g_assert_finalize_object (input);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/input/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], check_row);
    }
  g_test_add_func ("/input/covered", test_covered);
  g_test_add_func ("/input/left", test_left);
  g_test_add_func ("/input/alone", test_alone);
  g_test_add_func ("/input/looking", test_looking);
  g_test_add_func ("/input/held", test_held);
  g_test_add_func ("/input/ways", test_ways);
  g_test_add_func ("/input/hover", test_hover);
  g_test_add_func ("/input/consider", test_consider);
  g_test_add_func ("/input/twins", test_twins);
  g_test_add_func ("/input/paid", test_paid);
  return g_test_run ();
}
