/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences: each reason has its own, none shows hidden cards, none has a broken format. */

#include "hidden.h"
#include "test-util.h"

#include "alexandros/words/alx-words.h"

#define N_REFUSALS (ALX_REFUSED_NOT_OWN_GOVERNOR + 1)
#define N_FAULTS   (ALX_FAULT_START_INLAND + 1)
#define N_GAMES    24
#define MOST_STEPS 160

/* A sentence has an end, and no remains of a format. */
static void
check_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, "255"));
  g_assert_false (g_ascii_isspace (text[0]));
  g_assert_nonnull (strchr (".!?)", text[strlen (text) - 1]));
}

static void
check_distinct (GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (texts->pdata[i], !=, texts->pdata[k]);
}

/* --- refusals --- */

/* All with the same figures, so that only the reason differs. */
static AlxRefusal
make_refusal (guint reason)
{
  return (AlxRefusal) {
    .reason = reason,
    .rule = 17,
    .symbol = ALX_HORSE,
    .place = 3,
    .other = 4,
    .number = 2,
    .limit = 1,
    .cards = { 0, 2, 0, 1, 0 },
  };
}

static void
test_refusals (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint reason = ALX_REFUSED_OVER; reason < N_REFUSALS; reason++)
    {
      AlxRefusal refusal = make_refusal (reason);
      char *text = alx_words_refusal (test_board (), &refusal);

      check_sentence (text);
      g_assert_true (g_str_has_suffix (text, " (Rule 17)"));
      g_ptr_array_add (texts, text);
    }
  check_distinct (texts);
}

/* A reason that covers several cases has a sentence for each. */
static void
test_refusal_cases (void)
{
  static const guint8 phases[] = { ALX_PHASE_CARD, ALX_PHASE_WAY, ALX_PHASE_ACTIONS,
                                   ALX_PHASE_COMPENSATION };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  AlxRefusal refusal = make_refusal (ALX_REFUSED_WAY_TARGET);

  g_ptr_array_add (texts, alx_words_refusal (test_board (), &refusal));
  refusal.number = ALX_NONE;
  refusal.limit = ALX_NONE;
  g_ptr_array_add (texts, alx_words_refusal (test_board (), &refusal));
  refusal = make_refusal (ALX_REFUSED_PHASE);
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      refusal.number = phases[i];
      g_ptr_array_add (texts, alx_words_refusal (test_board (), &refusal));
    }
  for (guint i = 0; i < texts->len; i++)
    check_sentence (texts->pdata[i]);
  check_distinct (texts);
}

typedef struct
{
  const char *name;
  const char *position;
  const char *token;
  const char *text;
} RefusalRow;

#define CORNER "Black=A2-B3-C4-D3"

static const RefusalRow refusal_rows[] = {
  { "/words/refusal/not-face-up", "Phase=card; FaceUp=LH", "T",
    "No face-up card shows Temple. (Rule 9)" },
  { "/words/refusal/not-in-hand", "Phase=card; FaceUp=LH", "T*",
    "There is no Temple card in the hand. (Rule 14)" },
  { "/words/refusal/distance", "Phase=way H", "A2-B3-B5-C6",
    "Alexander cannot stop at C6, at distance 3. "
    "He must go to a closest space, at distance 2. (Rule 9)" },
  { "/words/refusal/walls", "Phase=card; Alexander=A4; Keep=b24; Fill=65; Dead=T; FaceUp=TH", "T",
    "Every route with this card needs at least 11 walls; only 10 are left. (Rule 16)" },
  { "/words/refusal/cards", CORNER "; Hands=L - -", "@c2",
    "Missing cards: Amphora. (Rule 22)" },
  { "/words/refusal/levied", CORNER "; Governors=1:c2; Hands=L - -; Phase=actions 1 levied", "$L",
    "Taxes have already been levied this turn. (Rule 27)" },
};

static void
check_refusal (gconstpointer data)
{
  const RefusalRow *row = data;
  g_autofree char *text = NULL;
  AlxDecision decision;
  AlxRefusal refusal;
  AlxState state;

  test_state (row->position, &state);
  test_decision (row->token, &decision);
  g_assert_false (alx_legal_test (&state, test_board (), &decision, &refusal));
  text = alx_words_refusal (test_board (), &refusal);
  g_assert_cmpstr (text, ==, row->text);
}

/* A joker has no closest distance, so the sentence has no figure for it. */
static void
test_refusal_of_joker (void)
{
  static const char * const tokens[] = { "A2-B3-C4-D3", "A2-B3-C4-C6-C8", "A2-B1-B3" };
  AlxState state;

  test_state ("Phase=way L; FaceUp=TH; Dead=L", &state);
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    {
      g_autofree char *text = NULL;
      AlxDecision decision;
      AlxRefusal refusal;

      test_decision (tokens[i], &decision);
      g_assert_false (alx_legal_test (&state, test_board (), &decision, &refusal));
      text = alx_words_refusal (test_board (), &refusal);
      check_sentence (text);
    }
}

/* --- faults --- */

static KitFault
make_fault (guint reason)
{
  KitFault fault = {
    .reason = reason,
    .line = 5,
    .detail = reason == ALX_FAULT_MAP ? (guint) ALX_MAP_LETTER : (guint) BASE_LINES_NEITHER,
    .number = 3,
    .limit = 2,
    .text = "T",
    .other = "Scores",
  };

  *(AlxRefusal *) &fault.refusal = make_refusal (ALX_REFUSED_LEVIED);
  return fault;
}

static void
test_faults (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint reason = KIT_FAULT_LINES; reason < N_FAULTS; reason++)
    {
      KitFault fault = make_fault (reason);
      char *text = alx_words_fault (&fault);

      if (text == NULL)
        g_error ("fault %u has no sentence", reason);
      check_sentence (text);
      g_ptr_array_add (texts, text);
    }
  check_distinct (texts);
}

static void
test_map_faults (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  KitFault fault = make_fault (ALX_FAULT_MAP);

  for (guint problem = ALX_MAP_LETTER; problem <= ALX_MAP_TOO_MANY_WAYS; problem++)
    {
      fault.detail = problem;
      g_ptr_array_add (texts, alx_words_fault (&fault));
    }
  for (guint i = 0; i < texts->len; i++)
    check_sentence (texts->pdata[i]);
  check_distinct (texts);
}

/* --- names --- */

static void
test_names (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    g_ptr_array_add (texts, g_strdup (alx_words_symbol (i)));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("person")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("program")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("random")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("recruit")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("captain")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("general")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("satrap")));
  g_ptr_array_add (texts, g_strdup (alx_words_kind ("alexander")));
  for (guint i = 0; i < texts->len; i++)
    g_assert_true (g_ascii_isupper (((char *) texts->pdata[i])[0]));
  check_distinct (texts);
  g_assert_cmpstr (alx_words_kind ("sage"), ==, "sage");
}

static void
test_cards (void)
{
  g_autofree char *none = alx_words_cards ((guint8[]) { 0, 0, 0, 0, 0 });
  g_autofree char *one = alx_words_cards ((guint8[]) { 0, 1, 0, 0, 0 });
  g_autofree char *many = alx_words_cards ((guint8[]) { 2, 0, 0, 1, 11 });

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (one, ==, "Amphora");
  g_assert_cmpstr (many, ==, "2 × Temple, Lyre, 11 × Soldier");
}

static void
test_places (void)
{
  g_autoptr (KitRecord) record = NULL;
  g_autofree char *text = test_data ("figure-12.alexandros");
  const AlxState *state;

  record = test_read_record (text);
  state = alx_history_get_state (record->history);
  for (guint s = 0; s < test_board ()->n_spaces; s++)
    {
      g_autofree char *plain = alx_words_describe_space (record, state, s, FALSE);
      g_autofree char *choice = alx_words_describe_space (record, state, s, TRUE);
      char name[ALX_NAME_SIZE];
      guint8 owner = alx_state_governor_on (state, s);

      alx_board_space_name (test_board (), s, name);
      check_sentence (plain);
      check_sentence (choice);
      g_assert_true (g_str_has_prefix (plain, name));
      g_assert_cmpuint (strlen (choice), >, strlen (plain));
      g_assert_cmpint (strstr (plain, "Governor of") != NULL, ==, owner != ALX_NONE);
      if (owner != ALX_NONE)
        g_assert_nonnull (strstr (plain, record->players[owner].name));
    }
  for (guint p = 0; p < test_board ()->n_points; p++)
    {
      g_autofree char *plain = alx_words_describe_point (record, state, p, FALSE);
      g_autofree char *choice = alx_words_describe_point (record, state, p, TRUE);

      check_sentence (plain);
      check_sentence (choice);
      g_assert_cmpint (strcmp (plain, choice) == 0, ==, p == state->alexander);
    }
}

/* --- decisions --- */

typedef struct
{
  const char *name;
  const char *position;
  const char *tokens;                   /* the last one is described */
  guint       seat;                     /* who reads it */
  const char *text;
} DecisionRow;

#define TWO "Black=A2-B3-C4-D3 C4-C6-B7-A6 A4-B3"

static const DecisionRow decision_rows[] = {
  { "/words/decision/card", "Phase=card; FaceUp=LH; Supply=T", "L", KIT_NOBODY,
    "P1 takes Lyre. Temple is turned up." },
  { "/words/decision/joker", "Phase=card; FaceUp=LH; Supply=T; Dead=L", "L", KIT_NOBODY,
    "P1 takes Lyre as a joker. Temple is turned up." },
  { "/words/decision/special", "Phase=card; Hands=H - -; FaceUp=LS", "H*", KIT_NOBODY,
    "P1 discards Horse for a special move." },
  { "/words/decision/special-refresh",
    "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=H - -; Supply=AT", "H*/S", KIT_NOBODY,
    "P1 discards Horse for a special move. The face-up Soldier card is discarded. "
    "Amphora is turned up." },
  { "/words/decision/way", "Phase=way L", "A2-B3-C4", KIT_NOBODY,
    "Alexander goes from A2 to C4 and leaves 2 walls." },
  { "/words/decision/way-without-wall", "Phase=way L; Black=A2-B3-C4", "A2-B3-C4", KIT_NOBODY,
    "Alexander goes from A2 to C4." },
  { "/words/decision/way-that-closes", "Phase=way L", "A2-B3-C4-D3", KIT_NOBODY,
    "Alexander goes from A2 to D3 and leaves 3 walls. A province worth 2 is closed in Asia." },
  { "/words/decision/red-walls", "Phase=way L; Fill=64", "A2-B3-C4", KIT_NOBODY,
    "Alexander goes from A2 to C4 and leaves 2 walls. 1 of them is red: this is the last turn." },
  { "/words/decision/drawn-hidden", "Phase=actions 2; Supply=T", "+", KIT_NOBODY,
    "P1 draws a card." },
  { "/words/decision/drawn-hidden-from-others", "Phase=actions 2; Supply=T", "+", 1,
    "P1 draws a card." },
  { "/words/decision/drawn-seen", "Phase=actions 2; Supply=T", "+", 0, "P1 draws Temple." },
  { "/words/decision/drawn-seen-by-second", "Phase=actions 2; Supply=T; Player=2", "+", 1,
    "P2 draws Temple." },
  { "/words/decision/taken", "Phase=actions 2; FaceUp=LH", "+H", KIT_NOBODY,
    "P1 takes Horse." },
  { "/words/decision/occupation", CORNER "; Hands=A - -", "@c2", KIT_NOBODY,
    "P1 occupies a province worth 2 in Asia for Amphora." },
  { "/words/decision/take-over", CORNER "; Governors=2:c2; Hands=LLA - -", "@c2", KIT_NOBODY,
    "P1 takes over a province worth 2 in Asia from P2 for Amphora, 2 × Lyre." },
  { "/words/decision/compensation", CORNER "; Governors=2:c2; Hands=LLA - -", "@c2 >AL", KIT_NOBODY,
    "P2 gets Amphora, Lyre." },
  { "/words/decision/levy", TWO "; Governors=1:c2 2:a3; Hands=L - -", "$L", KIT_NOBODY,
    "P1 levies taxes and pays Lyre: P1 +2, P2 +3." },
  { "/words/decision/levy-that-ends", CORNER "; Governors=1:c2; Hands=L - -; Scores=98 0 0", "$L",
    0,
    "P1 levies taxes and pays Lyre: P1 +2. "
    "A score has reached the end of the track: the game is over." },
  { "/words/decision/take-back", CORNER "; Governors=1:c2", "^c2", KIT_NOBODY,
    "P1 takes back the governor on c2." },
  { "/words/decision/end-of-turn", "Phase=actions 2", ".", KIT_NOBODY, "P1 ends the turn." },
  { "/words/decision/last-turn", "Phase=actions 2 last; FaceUp=--", ".", KIT_NOBODY,
    "P1 ends the turn. The last turn is done: the game is over." },
  { "/words/decision/no-move", "Phase=card; FaceUp=LL; Dead=TAHLS", "-", KIT_NOBODY,
    "P1 cannot move Alexander: this is the last turn." },
  { "/words/decision/reshuffled", "Hands=S rest A; FaceUp=LH; Supply=; Discards=TT; Shuffle1=TT",
    "+", KIT_NOBODY, "The discards are shuffled into a supply of 2 cards. P1 draws a card." },
};

static void
check_decision (gconstpointer data)
{
  const DecisionRow *row = data;
  g_autofree char *text = test_text (row->position, row->tokens);
  g_autoptr (KitRecord) record = test_read_record (text);
  g_autoptr (KitRecord) known = kit_record_look (record, row->seat);
  g_autofree char *told =
    alx_words_decision (known, kit_history_get_length (record->history) - 1);

  g_assert_cmpstr (told, ==, row->text);
}

/* A right-to-left name does not reorder the sentence. */
static void
test_player (void)
{
  g_autofree char *position = test_text ("Phase=card; FaceUp=LH; Supply=T", "L");
  g_autoptr (KitRecord) record = test_read_record (position);
  g_autofree char *told = NULL;

  kit_record_set_player (record, 0, KIT_RED, "person", "דן");
  told = alx_words_decision (record, 0);
  g_assert_cmpstr (told, ==, "\u200e\u2068דן\u2069 takes Lyre. Temple is turned up.");
}

/* Names in proposals and in descriptions of places. */
static void
test_isolated (void)
{
  g_autofree char *position = test_text (TWO "; Governors=1:c2 2:a3; Hands=L - -", NULL);
  g_autoptr (KitRecord) record = test_read_record (position);
  guint8 space = alx_board_find_space (test_board (), "c2");
  g_autofree char *proposed = NULL;
  g_autofree char *described = NULL;
  AlxDecision levy;

  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, "person", "דן");
  alx_decision_init (&levy, ALX_LEVY);
  levy.symbol = ALX_LYRE;
  proposed = alx_words_proposal (record, alx_history_get_state (record->history), &levy);
  g_assert_nonnull (strstr (proposed, "\u200e\u2068דן\u2069: +"));
  described =
    alx_words_describe_space (record, alx_history_get_state (record->history), space, FALSE);
  g_assert_nonnull (strstr (described, "Governor of \u200e\u2068דן\u2069."));
  g_assert_nonnull (strstr (described, "Province of \u200e\u2068דן\u2069 worth"));
}

/* What is said of a province: its symbols and its price; open land has no value. */
static void
test_provinces (void)
{
  static const struct { const char *space; const char *text; } rows[] = {
    { "c2", "Governor of P1. Province of P1 worth 2. Symbols: Amphora, Lyre. "
            "Price with one governor: 3 cards." },
    { "b2", "Province of P1 worth 2." },
    { "f21", "Open land." },
  };
  g_autofree char *position = test_text (CORNER "; Governors=1:c2; Hands=L - -", NULL);
  g_autoptr (KitRecord) record = test_read_record (position);
  const AlxState *state = alx_history_get_state (record->history);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = alx_words_describe_space (
        record, state, alx_board_find_space (test_board (), rows[i].space), FALSE);

      if (strstr (text, rows[i].text) == NULL)
        g_error ("“%s” is not in “%s”", rows[i].text, text);
    }
}

/* What lies around places: the neighbours of a space, and its walls; regions, coast and walls of a
   point. */
static void
test_around (void)
{
  static const struct { const char *place; const char *text; } rows[] = {
    { "c2", "Left: the coast. Right, behind a wall: c3. Above: b2." },
    { "b2", "Left: b1. Right, behind a wall: b3 (Temple). Below: c2 (Lyre)." },
    { "f21", "Left: f20 (Amphora). Right: f22 (Lyre). Above: e21." },
    { "C2", "Asia. On the coast." },
    { "A2", "Asia. On the coast. Walls: lower right." },
    { "C4", "Asia. Walls: lower left, upper left." },
    { "E10", "Syria, Armenia." },
  };
  g_autofree char *position = test_text (CORNER "; Governors=1:c2; Hands=L - -", NULL);
  g_autoptr (KitRecord) record = test_read_record (position);
  const AlxState *state = alx_history_get_state (record->history);
  const AlxBoard *board = test_board ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *place = rows[i].place;
      g_autofree char *text =
        g_ascii_isupper (place[0])
          ? alx_words_around_point (board, state, alx_board_find_point (board, place))
          : alx_words_around_space (board, state, alx_board_find_space (board, place));

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* The player who draws at @index, or ALX_NONE. */
static guint8
find_drawer (const KitRecord *record,
             guint            index,
             guint8          *symbol)
{
  AlxEvents events;

  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_DRAWN)
      {
        *symbol = events.items[i].symbol;
        return events.items[i].player;
      }
  return ALX_NONE;
}

/* What @seat reads of a whole game; returns how many draws are told by the card's name. */
static guint
check_reader (const KitRecord *record,
              guint            seat)
{
  g_autoptr (KitRecord) known = kit_record_look (record, seat);
  guint n_named = 0;

  for (guint i = 0; i < kit_history_get_length (record->history); i++)
    {
      g_autofree char *told = alx_words_decision (known, i);
      guint8 symbol = ALX_NONE;
      guint8 drawer = find_drawer (record, i, &symbol);
      g_autofree char *named = drawer == ALX_NONE || drawer != seat
                                 ? g_strdup ("draws a card.")
                                 : g_strdup_printf ("draws %s.", alx_words_symbol (symbol));

      check_sentence (told);
      g_assert_cmpint (strstr (told, named) != NULL, ==, drawer != ALX_NONE);
      n_named += drawer != ALX_NONE && drawer == seat;
    }
  return n_named;
}

/* Only who draws a card reads its name. */
static void
test_readers (void)
{
  guint kinds[ALX_END_TURN + 1] = { 0 };
  guint n_named = 0;

  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      BaseRandom random = { seed };
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + seed % 3, MOST_STEPS);

      for (guint seat = 0; seat < record->n_players; seat++)
        n_named += check_reader (record, seat);
      g_assert_cmpuint (check_reader (record, KIT_NOBODY), ==, 0);
      for (guint i = 0; i < kit_history_get_length (record->history); i++)
        kinds[alx_history_get_decision (record->history, i)->kind]++;
    }
  g_assert_cmpuint (n_named, >, 100);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    if (kind != ALX_NO_MOVE)
      g_assert_cmpuint (kinds[kind], >, 0);
}

/* --- hints --- */

/* A province that a hint praises can be paid for, and scores with one governor. */
static guint
check_gain (const AlxState *state,
            const AlxBoard *board)
{
  guint8 space = alx_legal_find_gain (state, board);
  AlxDecision occupation;
  AlxRefusal refusal;
  AlxState after = *state;

  if (space == ALX_NONE)
    return 0;
  alx_decision_init (&occupation, ALX_OCCUPY);
  occupation.n = 1;
  occupation.at[0] = space;
  g_assert_true (alx_legal_test (state, board, &occupation, &refusal));
  alx_apply (&after, board, &occupation, NULL);
  g_assert_cmpuint (alx_state_levy_score (&after, state->player), ==,
                    alx_state_levy_score (state, state->player) +
                      state->value[state->province[space]]);
  g_assert_cmpuint (state->value[state->province[space]], >, 0);
  return 1;
}

/* An occupation is advised in the region that the log will name, by itself or after the way that
   closes the province. Returns how many were looked at. */
static guint
check_region (KitRecord *record,
              guint      index)
{
  KitAdvice advice = { .n = 1 };
  AlxDecision *line = (AlxDecision *) advice.line;
  g_autofree char *hint = NULL;
  g_autofree char *why = NULL;
  g_autofree char *log = NULL;
  g_autofree char *region = NULL;
  const char *named;

  line[0] = *alx_history_get_decision (record->history, index);
  if (line[0].kind == ALX_WAY && index + 1 < kit_history_get_length (record->history))
    line[advice.n++] = *alx_history_get_decision (record->history, index + 1);
  if (line[advice.n - 1].kind != ALX_OCCUPY)
    return 0;
  hint = alx_words_hint (record, &advice, &why);
  log = alx_words_decision (record, index + advice.n - 1);
  named = strstr (hint, "province in ") + strlen ("province in ");
  region = g_strdup_printf (" in %.*s", (int) strcspn (named, "."), named);
  if (strstr (log, region) == NULL)
    g_error ("“%s” is told as “%s”", hint, log);
  return 1;
}

/* Whatever is advised has a sentence. */
static void
test_hints (void)
{
  guint n_gains = 0;
  guint n_regions = 0;

  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      BaseRandom random = { seed };
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + seed % 3, MOST_STEPS);
      const AlxBoard *board = alx_history_get_board (record->history);

      for (guint i = kit_history_get_length (record->history); i-- > 0;)
        {
          KitAdvice advice = { .n = 1 };
          g_autofree char *hint = NULL;
          g_autofree char *why = NULL;

          kit_history_set_cursor (record->history, i);
          memcpy (advice.line, alx_history_get_decision (record->history, i),
                  sizeof (AlxDecision));
          hint = alx_words_hint (record, &advice, &why);
          check_sentence (hint);
          if (why != NULL)
            check_sentence (why);
          n_gains += check_gain (alx_history_get_state (record->history), board);
          n_regions += check_region (record, i);
        }
    }
  g_assert_cmpuint (n_regions, >, 50);
  g_assert_cmpuint (n_gains, >, 50);
}

/* --- proposals --- */

typedef struct
{
  const KitRecord *record;
  const KitRecord *other;               /* differs only in what the player on turn does not know */
  guint            n;
  guint            every;
} Proposals;

static gboolean
check_proposal (const AlxDecision *decision,
                gpointer           data)
{
  Proposals *proposals = data;
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  if (proposals->n++ % proposals->every != 0)
    return TRUE;
  text = alx_words_proposal (proposals->record,
                             alx_history_get_state (proposals->record->history), decision);
  other = alx_words_proposal (proposals->other,
                              alx_history_get_state (proposals->other->history), decision);
  check_sentence (text);
  g_assert_cmpstr (text, ==, other);
  return TRUE;
}

/* Illegal occupations are described too, with the reason. */
static void
check_wrong_occupations (Proposals *proposals)
{
  const AlxState *state = alx_history_get_state (proposals->record->history);

  if (state->phase != ALX_PHASE_ACTIONS)
    return;
  for (guint s = 0; s < test_board ()->n_spaces; s += 7)
    {
      AlxDecision decision;

      alx_decision_init (&decision, ALX_OCCUPY);
      decision.n = 1;
      decision.at[0] = s;
      proposals->n = 0;
      if (test_board ()->spaces[s].symbol != ALX_PLAIN)
        check_proposal (&decision, proposals);
    }
}

static void
check_proposals (const KitRecord *record,
                 guint            index,
                 BaseRandom      *random)
{
  g_autoptr (KitRecord) now = NULL;
  g_autoptr (KitRecord) other = NULL;
  Proposals proposals;
  AlxState state;

  alx_history_get_state_at (record->history, index, &state);
  now = hidden_record (record, &state);
  hidden_permute (&state, state.player, random);
  other = hidden_record (record, &state);
  proposals = (Proposals) { now, other, 0, 1 + alx_legal_count (&state, test_board ()) / 8 };
  alx_legal_foreach (&state, test_board (), check_proposal, &proposals);
  check_wrong_occupations (&proposals);
}

static void
test_proposals_hide (void)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      BaseRandom random = { seed + 1000 };
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + seed % 3, MOST_STEPS);

      for (guint i = seed % 3; i < kit_history_get_length (record->history); i += 3)
        check_proposals (record, i, &random);
    }
}

static const DecisionRow proposal_rows[] = {
  { "/words/proposal/card", "Phase=card; FaceUp=LH", "L", 0, "1 closest space, at distance 2." },
  { "/words/proposal/joker", "Phase=card; FaceUp=LH; Dead=L", "L", 0,
    "This card is a joker: Alexander may go to any of 4 spaces." },
  { "/words/proposal/special", "Phase=card; FaceUp=LS; Hands=H - -", "H*", 0,
    "Special move: you discard Horse and take no face-up card. "
    "1 closest space, at distance 2." },
  { "/words/proposal/way", "Phase=way L", "A2-B3-C4-D3", 0,
    "3 new walls. Closes a province worth 2. Symbols to occupy it: Amphora, Lyre, one of them with "
    "a governor." },
  { "/words/proposal/way-without-wall", "Phase=way L; Black=A2-B3-C4", "A2-B3-C4", 0,
    "No new wall." },
  { "/words/proposal/way-that-divides", "Phase=way L; Governors=2:c2", "A2-B3-C4-D3", 0,
    "3 new walls. Divides the province of P2 into parts worth 2 and 105. The part worth 105 is "
    "free." },
  { "/words/proposal/draw", "Phase=actions 2; Supply=T", "+", 0,
    "The top card of the supply, which only you will see." },
  { "/words/proposal/take", "Phase=actions 2; FaceUp=LH", "+H", 0,
    "The face-up Horse card, replaced at the end of the turn." },
  { "/words/proposal/occupation", CORNER "; Hands=A - -", "@c2", 0,
    "Worth 2. You pay: Amphora." },
  { "/words/proposal/occupation-with-two", CORNER "; Hands=A - -", "@a1,c2", 0,
    "Worth 2, but with more than one governor it scores nothing. You pay nothing." },
  { "/words/proposal/occupation-without-cards", CORNER "; Hands=L - -", "@c2", 0,
    "Worth 2. You pay: Amphora. Missing cards: Amphora. (Rule 22)" },
  { "/words/proposal/take-over", CORNER "; Governors=2:c2; Hands=LLA - -", "@c2", 0,
    "Worth 2. Taken from P2: the governors there cost 2 × Lyre. You pay: Amphora, 2 × "
    "Lyre. "
    "P2 gets 2 of these cards." },
  { "/words/proposal/levy", TWO "; Governors=1:c2 2:a3; Hands=L - -", "$L", 0,
    "You pay Lyre. P1: +2. P2: +3. P3: +0." },
  { "/words/proposal/take-back", CORNER "; Governors=1:c2", "^c2", 0,
    "The governor on c2 comes back; a province without governors is free." },
  { "/words/proposal/end-of-turn", "Phase=actions 1", ".", 0,
    "The turn ends with 1 action unused." },
  { "/words/proposal/no-move", "Phase=card; FaceUp=LL; Dead=TAHLS", "-", 0,
    "No move is possible: this is the last turn." },
};

static void
check_proposal_row (gconstpointer data)
{
  const DecisionRow *row = data;
  g_autofree char *text = test_text (row->position, NULL);
  g_autoptr (KitRecord) record = test_read_record (text);
  g_autofree char *told = NULL;
  AlxDecision decision;

  test_decision (row->tokens, &decision);
  told = alx_words_proposal (record, alx_history_get_state (record->history), &decision);
  g_assert_cmpstr (told, ==, row->text);
}

/* Near the end, and only there, it is said what will end the game. P2 would get three points. */
static void
test_ending (void)
{
  static const struct
  {
    guint       score;
    guint       black;
    const char *text;
  } endings[] = {
    { 0, 20, NULL },
    { 96, 7, NULL },
    { 97, 20, "Ends at the next levy" },
    { 0, 6, "End soon: 6 black walls" },
    { 0, 1, "End soon: 1 black wall" },
  };
  g_autofree char *text = test_text (TWO "; Governors=1:c2 2:a3; Hands=L - -", NULL);
  g_autoptr (KitRecord) record = test_read_record (text);
  AlxState state = *alx_history_get_state (record->history);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *told = NULL;

      state.scores[1] = endings[i].score;
      state.black = endings[i].black;
      told = alx_words_ending (record, &state);
      g_assert_cmpstr (told, ==, endings[i].text);
    }
  state.over = TRUE;
  g_assert_null (alx_words_ending (record, &state));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/ending", test_ending);
  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/refusal-cases", test_refusal_cases);
  for (guint i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    g_test_add_data_func (refusal_rows[i].name, &refusal_rows[i], check_refusal);
  g_test_add_func ("/words/faults", test_faults);
  g_test_add_func ("/words/map-faults", test_map_faults);
  g_test_add_func ("/words/names", test_names);
  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/places", test_places);
  for (guint i = 0; i < G_N_ELEMENTS (decision_rows); i++)
    g_test_add_data_func (decision_rows[i].name, &decision_rows[i], check_decision);
  g_test_add_func ("/words/player", test_player);
  g_test_add_func ("/words/isolated", test_isolated);
  g_test_add_func ("/words/provinces", test_provinces);
  g_test_add_func ("/words/around", test_around);
  g_test_add_func ("/words/readers", test_readers);
  g_test_add_func ("/words/hints", test_hints);
  for (guint i = 0; i < G_N_ELEMENTS (proposal_rows); i++)
    g_test_add_data_func (proposal_rows[i].name, &proposal_rows[i], check_proposal_row);
  g_test_add_func ("/words/proposals-hide", test_proposals_hide);
  g_test_add_func ("/words/refusal-of-joker", test_refusal_of_joker);
  return g_test_run ();
}
