/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about decisions: those of a whole game, and rows with exact ones. */

#include "advisers/words/adv-words.h"

#include <string.h>

static KitRecord *
load (const char *name)
{
  g_autofree char *base = g_strconcat (name, ADV_RECORD_SUFFIX, NULL);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "advisers", "data", base, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  KitRecord *record;
  KitFault fault;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  record = adv_record_read (text, length, &fault);
  g_assert_nonnull (record);
  return record;
}

/* --- whole games --- */

static void
check_line (const char *line)
{
  g_assert_true (g_utf8_validate (line, -1, NULL));
  g_assert_cmpuint (strlen (line), >, 3);
  g_assert_null (strstr (line, "  "));
  g_assert_true (g_str_has_suffix (line, "."));
}

/* Each decision has a line, and only who may know what is hidden reads it there. */
static void
test_game (gconstpointer name)
{
  g_autoptr (KitRecord) record = load (name);
  g_autoptr (KitRecord) open = kit_record_look (record, KIT_NOBODY);
  guint n = kit_history_get_cursor (record->history);
  guint n_more = 0;

  g_assert_cmpuint (n, >, 50);
  for (guint player = 0; player < record->n_players; player++)
    {
      g_autoptr (KitRecord) own = kit_record_look (record, player);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *told = adv_words_decision (open, i);
          g_autofree char *seen = adv_words_decision (own, i);

          check_line (told);
          check_line (seen);
          g_assert_cmpuint (strlen (seen), >=, strlen (told));
          n_more += strlen (seen) > strlen (told);
          if (g_test_verbose () && player == 0)
            g_test_message ("%s", told);
        }
    }
  g_assert_cmpuint (n_more, >, 20);
}

/* --- rows --- */

typedef struct
{
  const char *name;
  guint       seat;                     /* who reads it */
  const char *line;
} Row;

/* The last decision of an example. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (KitRecord) record = load (row->name);
  g_autoptr (KitRecord) known = kit_record_look (record, row->seat);
  g_autofree char *line =
    adv_words_decision (known, kit_history_get_cursor (record->history) - 1);

  g_assert_cmpstr (line, ==, row->line);
}

/* In all of them the figures are those of the list of examples. */
static const Row rows[] = {
  { "advisers-four", KIT_NOBODY,
    "Dario pays Gold. Dario wins the token: Statue. Dario becomes First adviser." },
  { "advisers", KIT_NOBODY, "Anna pays Wool. Anna wins the token: Hunger." },
  { "army-nobody", KIT_NOBODY,
    "Anna pays 2 × Knight. Nobody has the strongest army any more. Anna wins the token: "
    "Battle." },
  { "army-passes", KIT_NOBODY,
    "Anna pays 2 × Knight. Chloe has the strongest army now. Anna wins the token: Battle." },
  { "army-tie", KIT_NOBODY, "Anna pays Knight. Anna wins the token: Battle." },
  { "battle-bids", KIT_NOBODY, "Bela bids 7." },
  { "battle-choice", KIT_NOBODY, "Dario passes." },
  { "battle-paid", KIT_NOBODY, "Bela pays Ore, 2 × Knight. Bela wins the token: Battle." },
  { "battle-pay", KIT_NOBODY, "Anna passes." },
  /* All know that Bela has nothing else. */
  { "before-the-dice", KIT_NOBODY,
    "Anna plays a card: Knight. The robber goes to Ore 8. Anna robs Bela of a card: Wool." },
  { "bluff-again", KIT_NOBODY, "Bela gives up 3 × Ore. The auction is held anew: Temple." },
  { "bluff-caught", KIT_NOBODY, "Anna passes. Bela cannot pay 6: a bluff." },
  { "bluff-exact", KIT_NOBODY, "Dario passes. Bela cannot pay 4: a bluff." },
  { "bluff-nothing", KIT_NOBODY,
    "Dario passes. Anna cannot pay 3: a bluff. The auction is held anew: Temple." },
  { "bluff-opener", KIT_NOBODY, "Bela ends the turn." },
  { "deck-order", KIT_NOBODY, "Anna buys a development card." },
  { "deck-order", 0, "Anna buys a development card: Victory point." },
  { "fourteen-buy", KIT_NOBODY,
    "Anna buys a development card. Anna has 14 points or more: the game is over." },
  { "fourteen-buy", 0,
    "Anna buys a development card: Victory point. Anna has 14 points or more: the game is "
    "over." },
  { "fourteen-turn", KIT_NOBODY,
    "Anna ends the turn. Bela has 14 points or more: the game is over." },
  { "fourteen-waits", KIT_NOBODY,
    "Bela pays Brick. Bela wins the token: Statue. Bela becomes First adviser." },
  { "game-2-greedy", KIT_NOBODY,
    "The robber goes to Wheat 5. greedy 1 robs greedy 2 of a card. Alexander passes point 56. "
    "Alexander has reached Persepolis: the game is over." },
  { "game-2-greedy", 0,
    "The robber goes to Wheat 5. greedy 1 robs greedy 2 of a card: Brick. Alexander passes "
    "point 56. Alexander has reached Persepolis: the game is over." },
  { "game-3-greedy", KIT_NOBODY,
    "greedy 2 makes a village a city (Wool 4, Wheat 3, Ore 5). greedy 2 has 14 points or more: "
    "the game is over." },
  { "game-4-greedy", KIT_NOBODY,
    "The robber goes to Ore 8. greedy 3 robs greedy 1 of a card. Alexander passes point 56. "
    "Alexander has reached Persepolis: the game is over." },
  { "game-4-greedy", 2,
    "The robber goes to Ore 8. greedy 3 robs greedy 1 of a card: Wheat. Alexander passes "
    "point 56. Alexander has reached Persepolis: the game is over." },
  { "game-4-random", KIT_NOBODY,
    "The robber goes to Ore 11. random 1 robs random 2 of a card. Alexander passes point 56. "
    "Alexander has reached Persepolis: the game is over." },
  { "game-4-random", 0,
    "The robber goes to Ore 11. random 1 robs random 2 of a card: Ore. Alexander passes point "
    "56. Alexander has reached Persepolis: the game is over." },
  { "gold-river", KIT_NOBODY,
    "Anna rolls 9. Anna gets Gold. Alexander passes point 20. Auction: Temple." },
  { "monopoly", KIT_NOBODY,
    "Anna plays a card: Monopoly. Bela gives up 2 × Ore. Chloe gives up 3 × Ore." },
  { "no-village-left", KIT_NOBODY,
    "Anna pays Gold. Anna wins the temple. Anna has no village left for it." },
  { "nobody-bids", KIT_NOBODY, "Anna passes. Nobody wins the auction: Battle." },
  { "offer-choose", KIT_NOBODY, "Dario would trade." },
  { "offer-done", KIT_NOBODY, "Anna trades with Dario: Brick, Gold for Ore." },
  { "offer-forced-no", KIT_NOBODY, "Anna offers Brick for 2 × Wood." },
  { "offer", KIT_NOBODY, "Bela refuses." },
  { "persepolis-shared", KIT_NOBODY,
    "The robber goes to Desert. Alexander passes point 56. Alexander has reached Persepolis: "
    "the game is over." },
  { "persepolis-waits", KIT_NOBODY,
    "Anna rolls 6. Bela gets Wood. Alexander waits before point 56 for a 7." },
  { "persepolis", KIT_NOBODY,
    "The robber goes to Desert. Alexander passes point 56. Alexander has reached Persepolis: "
    "the game is over." },
  { "road-broken", KIT_NOBODY,
    "Anna founds a village (Brick 10, Ore 5, Wheat 8). Chloe has the longest road now." },
  { "road-nobody", KIT_NOBODY,
    "Anna founds a village (Brick 10, Ore 5, Wheat 8). Nobody has the longest road any more." },
  { "roads-card", KIT_NOBODY, "Anna builds a road (Wood 3, Brick 4)." },
  { "roads-last", KIT_NOBODY, "Anna builds a road (Ore 8, Wool 12)." },
  { "robber-blocks", KIT_NOBODY, "Anna rolls 4. Bela gets 2 × Gold. Alexander passes point 19." },
  { "route-built", KIT_NOBODY, "Anna founds a village (Wheat 10, Brick 8, Ore 11)." },
  { "seven-drop", KIT_NOBODY, "Bela rolls 7." },
  { "seven-robbed", KIT_NOBODY,
    "The robber goes to Ore 8. Bela robs Dario of a card. Alexander passes point 19." },
  { "seven-robbed", 1,
    "The robber goes to Ore 8. Bela robs Dario of a card: Wheat. Alexander passes point 19." },
  { "seven-robber", KIT_NOBODY, "Chloe gives up 4 × Brick, Wood, Ore." },
  { "shortage-gold", KIT_NOBODY,
    "Anna rolls 9. Too little for all is left, so nobody gets any: Gold. Alexander passes "
    "point 20. Auction: Temple." },
  { "shortage-one", KIT_NOBODY,
    "Dario rolls 3. Anna gets Wood. Too little for all is left, so nobody gets any: "
    "Wheat. Alexander passes point 20. Auction: Temple." },
  { "shortage", KIT_NOBODY,
    "Dario rolls 5. Too little for all is left, so nobody gets any: Wheat. Chloe gets 2 × "
    "Ore. Alexander passes point 20. Auction: Temple." },
  { "supply-ends", KIT_NOBODY,
    "Chloe rolls 12. The supply has ended. What was left goes to the bank: Brick, Wood, "
    "Wheat. Alexander passes point 19." },
  { "supply-exact", KIT_NOBODY,
    "Chloe rolls 12. Each player gets a card of the supply. Alexander passes point 19." },
  { "supply-exact", 2,
    "Chloe rolls 12. Each player gets a card of the supply. Chloe gets Brick. Alexander "
    "passes point 19." },
  { "supply-last", KIT_NOBODY,
    "Chloe rolls 12. Each player gets a card of the supply. Alexander passes point 19." },
  { "supply-last", 2,
    "Chloe rolls 12. Each player gets a card of the supply. Chloe gets Brick. Alexander "
    "passes point 19." },
  { "temple-cuts-road", KIT_NOBODY,
    "Anna pays Gold. Anna wins the temple. Anna founds a village (Gold 9, Ore 11). Nobody has "
    "the longest road any more." },
  { "under-the-deck", KIT_NOBODY, "Anna buys a development card." },
  { "under-the-deck", 0, "Anna buys a development card: Knight." },
};

/* --- what is proposed, advised and noticed --- */

static void
check_sentence (const char *sentence)
{
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpuint (strlen (sentence), >, 3);
  g_assert_null (strstr (sentence, "  "));
}

/* Before each decision it can be told what it will do and why; afterwards what all should notice,
   and whose own turn begins what has happened to them. */
static void
test_before (gconstpointer name)
{
  g_autoptr (KitRecord) record = load (name);
  guint n = kit_history_get_length (record->history);
  guint n_banners = 0;
  guint n_since = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *proposal = NULL;
      g_autofree char *hint = NULL;
      g_autofree char *why = NULL;
      g_autofree char *banner = adv_words_banner (record, i, -1);
      g_autofree char *since = NULL;
      KitAdvice advice = { .n = 1 };
      const AdvState *state;

      kit_history_set_cursor (record->history, i);
      state = adv_history_get_state (record->history);
      proposal = adv_words_proposal (record, state,
                                     kit_history_get_decision (record->history, i), TRUE, 0);
      memcpy (advice.line, kit_history_get_decision (record->history, i), sizeof (AdvDecision));
      hint = adv_words_hint (record, &advice, &why);
      check_sentence (proposal);
      if (why != NULL)
        check_sentence (why);
      if (((const AdvDecision *) advice.line)->kind == ADV_BID)
        g_assert_cmpint (strstr (why, "Somebody") != NULL, ==, strstr (hint, "Bluffs") != NULL);
      g_assert_cmpint (((const AdvDecision *) advice.line)->kind == ADV_PLAY_KNIGHT, ==,
                       g_str_has_prefix (hint, "Plays a knight: "));
      g_assert_cmpstr (hint, ==, proposal);
      if (banner != NULL)
        check_sentence (banner);
      n_banners += banner != NULL;
      if (state->phase == ADV_PHASE_DICE)
        since = adv_words_since (record, state->player);
      if (since != NULL)
        check_sentence (since);
      n_since += since != NULL;
    }
  g_assert_cmpuint (n_banners, >, 10);
  g_assert_cmpuint (n_since, >, 5);
}

/* The decision of that kind in a turn, from 1, at which there is a banner for @viewer. */
static char *
find_banner (const KitRecord *record,
             guint            turn,
             AdvDecisionKind  kind,
             int              viewer)
{
  char *text = NULL;

  for (guint i = 0; text == NULL && i < kit_history_get_length (record->history); i++)
    {
      const AdvDecision *decision = kit_history_get_decision (record->history, i);
      AdvState state;

      kit_history_get_state_at (record->history, i, &state);
      if (decision->kind == kind && state.turn == turn)
        text = adv_words_banner (record, i, viewer);
    }
  return text;
}

/* What concerns one player alone is told to them alone. */
static void
test_concerned (void)
{
  static const struct
  {
    guint           turn;
    AdvDecisionKind kind;
    int             viewer;
    const char     *text;
  } told[] = {
    { 1, ADV_BID, 0, "greedy 3 outbids you: 5" },
    { 1, ADV_BID, 1, NULL },
    { 2, ADV_BUY, 1, "You have bought: Plenty" },
    { 2, ADV_BUY, 2, NULL },
    { 3, ADV_NO, 2, "Nobody takes your offer" },
    { 3, ADV_NO, 0, NULL },
    { 9, ADV_ROB, 1, "greedy 1 robbed you: " },
    { 9, ADV_ROB, 2, NULL },
    { 21, ADV_PASS, 0, NULL },
  };
  g_autoptr (KitRecord) record = load ("game-4-greedy");

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = find_banner (record, told[i].turn, told[i].kind, told[i].viewer);

      if (told[i].text == NULL ? text != NULL
                               : text == NULL || !g_str_has_prefix (text, told[i].text))
        g_error ("row %u: “%s”", i, text);
    }
}

/* Near the end, and only there, it is said what will end the game. */
static void
test_ending (void)
{
  static const struct
  {
    const char *record;
    gboolean    over;
    const char *text;
  } endings[] = {
    { "offer", FALSE, NULL },
    { "fourteen-turn", FALSE, "End soon: Anna, 13 of 14" },
    { "persepolis-waits", FALSE, "End soon: 1 seven more" },
    { "persepolis", TRUE, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autoptr (KitRecord) record = load (endings[i].record);
      AdvState state;
      g_autofree char *text = NULL;

      kit_history_get_state_at (record->history,
                                endings[i].over ? kit_history_get_length (record->history) : 0,
                                &state);
      g_assert_cmpint (state.over, ==, endings[i].over);
      text = adv_words_ending (record, &state);
      g_assert_cmpstr (text, ==, endings[i].text);
    }
}

/* Each place is called differently. */
static void
check_place (GHashTable *names,
             const char *text)
{
  check_sentence (text);
  g_assert_true (g_hash_table_add (names, g_strdup (text)));
}

/* Of all places of the board, at the end of a game. */
static void
test_places (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *choice = NULL;
  g_autoptr (KitRecord) record = load ("game-4-greedy");
  const AdvBoard *board = adv_history_get_board (record->history);
  const AdvState *state = adv_history_get_state (record->history);

  for (guint i = 0; i < board->n_hexagons; i++)
    {
      g_autofree char *text = adv_words_hexagon (board, state, i, FALSE);

      check_place (names, text);
      g_assert_cmpint (strstr (text, "robber") != NULL, ==, i == state->robber);
    }
  for (guint i = 0; i < board->n_corners; i++)
    {
      g_autofree char *text = adv_words_corner (record, state, i, FALSE);
      gboolean city;

      check_place (names, text);
      g_assert_cmpint (g_str_has_prefix (text, "Corner"), ==,
                       adv_state_building_on (state, i, &city) == ADV_NONE);
    }
  for (guint i = 0; i < board->n_edges; i++)
    {
      g_autofree char *text = adv_words_edge (record, state, i, FALSE);

      check_place (names, text);
      g_assert_cmpint (g_str_has_prefix (text, "Road"), ==,
                       adv_state_road_on (state, i) != ADV_NONE);
    }
  choice = adv_words_edge (record, state, 0, TRUE);
  g_assert_true (g_str_has_suffix (choice, ". You can choose it."));
}

/* In a game the players have names, in a file that is not read yet they have not. */
static void
test_refusal (void)
{
  g_autoptr (KitRecord) record = load ("game-4-greedy");
  const AdvRefusal refusal = { .reason = ADV_REFUSED_EDGE_TAKEN, .rule = 40, .player = 2 };
  g_autofree char *named = adv_words_refusal (record, &refusal);
  g_autofree char *numbered = adv_words_refusal (NULL, &refusal);
  g_autofree char *markup = adv_words_refusal_markup (record, &refusal);

  g_assert_cmpstr (named, ==, "greedy 3 has a road there. (Rule 40)");
  g_assert_cmpstr (numbered, ==, "Player 3 has a road there. (Rule 40)");
  g_assert_cmpstr (markup, ==, "greedy 3 has a road there. (<a href=\"rule:40\">Rule 40</a>)");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/words/game/two", "game-2-greedy", test_game);
  g_test_add_data_func ("/words/game/three", "game-3-greedy", test_game);
  g_test_add_data_func ("/words/game/four", "game-4-random", test_game);
  g_test_add_data_func ("/words/before/two", "game-2-greedy", test_before);
  g_test_add_data_func ("/words/before/four", "game-4-greedy", test_before);
  g_test_add_func ("/words/places", test_places);
  g_test_add_func ("/words/concerned", test_concerned);
  g_test_add_func ("/words/ending", test_ending);
  g_test_add_func ("/words/refusal", test_refusal);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/row/%u-%s", i, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
