/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history: its cursor, redo, the positions at every index, and that reshuffles are kept. */

#include "test-util.h"

#include "alexandros/record/alx-position.h"

#include <string.h>

#define SEVERAL "Phase=card; FaceUp=LH; Supply=TAHLS; Players=2"

static KitHistory *
make_history (const char *position)
{
  AlxState start;

  test_state (position, &start);
  return alx_history_new (test_board (), &start);
}

/* Says what the first reshuffle will bring. */
static void
plan_order (KitHistory   *history,
            const guint8 *order,
            guint         n)
{
  kit_chance_add (kit_history_get_chance (history), ALX_SHUFFLES, 0, order, n);
}

static void
decide (KitHistory *history,
        const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      test_decision (words[i], &decision);
      if (!alx_history_decide (history, &decision, &refusal))
        g_error ("%s is refused: %s", words[i], test_refusal (&refusal));
    }
}

/* All of a position as text, the order of the supply included. */
static char *
describe (const AlxState *state)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *known = test_ask (state, "Known");
  g_autofree char *provinces = test_ask (state, "Members a1");

  alx_position_write (text, state, test_board ());
  return g_strdup_printf ("%s%s\n%s\n%u", text->str, known, provinces, state->n_shuffles);
}

static void
check_equal (const AlxState *a,
             const AlxState *b)
{
  g_autofree char *left = describe (a);
  g_autofree char *right = describe (b);

  g_assert_cmpstr (left, ==, right);
}

static void
check_numbers (const KitHistory *history,
               guint             cursor,
               guint             length)
{
  g_assert_cmpuint (kit_history_get_cursor (history), ==, cursor);
  g_assert_cmpuint (kit_history_get_length (history), ==, length);
}

static void
check_token (const KitHistory *history,
             guint             index,
             const char       *expected)
{
  char token[ALX_TOKEN_SIZE];

  alx_decision_write (alx_history_get_decision (history, index), test_board (), token);
  g_assert_cmpstr (token, ==, expected);
}

static void
test_empty (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);
  AlxState start;
  AlxState at;

  test_state (SEVERAL, &start);
  check_numbers (history, 0, 0);
  g_assert_true (alx_history_get_board (history) == test_board ());
  check_equal (alx_history_get_state (history), &start);
  alx_history_get_state_at (history, 0, &at);
  check_equal (&at, &start);
}

static void
test_decide (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);

  decide (history, "L A2-B3-C4 + +");
  check_numbers (history, 4, 4);
  check_token (history, 0, "L");
  check_token (history, 1, "A2-B3-C4");
  check_token (history, 3, "+");
  test_check_reads (alx_history_get_state (history), "Player=2; Hands=AHL -; Supply=LS");
}

static void
test_refused (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);
  AlxDecision decision;
  AlxRefusal refusal;

  decide (history, "L A2-B3-C4");
  kit_history_set_cursor (history, 1);
  test_decision ("+", &decision);
  g_assert_false (alx_history_decide (history, &decision, &refusal));
  g_assert_cmpuint (refusal.reason, ==, ALX_REFUSED_PHASE);
  check_numbers (history, 1, 2);
  test_check_reads (alx_history_get_state (history), "Phase=way L");
}

static void
test_cursor (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);

  decide (history, "L A2-B3-C4 + +");
  kit_history_set_cursor (history, 1);
  check_numbers (history, 1, 4);
  test_check_reads (alx_history_get_state (history),
                    "Phase=way L; Hands=L -; Alexander=A2; Black=");
  kit_history_set_cursor (history, 3);
  check_numbers (history, 3, 4);
  test_check_reads (alx_history_get_state (history), "Phase=actions 1; Hands=AL -; Alexander=C4");
  kit_history_set_cursor (history, 0);
  test_check_reads (alx_history_get_state (history), "Phase=card; Hands=- -; FaceUp=LH");
  kit_history_set_cursor (history, 4);
  test_check_reads (alx_history_get_state (history), "Player=2");
}

static void
test_redo_dropped (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);

  decide (history, "L A2-B3-C4 + +");
  kit_history_set_cursor (history, 1);
  decide (history, "A2-B1-C2");
  check_numbers (history, 2, 2);
  check_token (history, 1, "A2-B1-C2");
  decide (history, "+");
  check_numbers (history, 3, 3);
  test_check_reads (alx_history_get_state (history), "Alexander=C2; Hands=AL -");
}

/* Making the same decision again drops the redo tail too. */
static void
test_redo_dropped_by_the_same (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);

  decide (history, "L A2-B3-C4 + +");
  kit_history_set_cursor (history, 2);
  decide (history, "+");
  check_numbers (history, 3, 3);
}

static void
test_copy (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);
  g_autoptr (KitHistory) copy = NULL;

  decide (history, "L A2-B3-C4 + +");
  kit_history_set_cursor (history, 2);
  copy = kit_history_copy (history);
  check_numbers (copy, 2, 4);
  check_equal (alx_history_get_state (copy), alx_history_get_state (history));
  decide (copy, "+H");
  check_numbers (copy, 3, 3);
  check_numbers (history, 2, 4);
  check_token (history, 2, "+");
}

static KitRecord *
long_game (guint64 seed)
{
  BaseRandom random = { seed };

  for (guint tries = 0; tries < 100; tries++)
    {
      KitRecord *record = test_random_game (&random, 3, 1000);

      if (kit_history_get_length (record->history) > 200 &&
          alx_history_get_state (record->history)->n_shuffles > 1)
        return record;
      kit_record_free (record);
    }
  g_assert_not_reached ();
}

typedef struct
{
  const KitHistory *history;
  guint             n;
} Walk;

static void
check_step (gconstpointer before,
            gconstpointer decision,
            gconstpointer after,
            gpointer      data)
{
  Walk *walk = data;
  AlxState at;

  alx_history_get_state_at (walk->history, walk->n, &at);
  check_equal (before, &at);
  g_assert_true (
    alx_decision_equal (decision, alx_history_get_decision (walk->history, walk->n++)));
  alx_history_get_state_at (walk->history, walk->n, &at);
  check_equal (after, &at);
}

/* All decisions in order, the redo tail included, each with the positions before and after it. */
static void
test_foreach (void)
{
  g_autoptr (KitRecord) record = long_game (70);
  Walk walk = { record->history };

  kit_history_set_cursor (record->history, 100);
  kit_history_foreach (record->history, check_step, &walk);
  g_assert_cmpuint (walk.n, ==, kit_history_get_length (record->history));
  check_numbers (record->history, 100, walk.n);
}

/* At every index of a long game, get_state_at(), set_cursor() and playing it again agree. */
static void
test_every_index (void)
{
  g_autoptr (KitRecord) record = long_game (71);
  KitHistory *history = record->history;
  guint n = kit_history_get_length (history);
  AlxState fresh;

  g_assert_cmpuint (n, >, 200);
  alx_history_get_state_at (history, 0, &fresh);
  for (guint i = 0; i <= n; i++)
    {
      AlxState at;

      alx_history_get_state_at (history, i, &at);
      check_equal (&at, &fresh);
      kit_history_set_cursor (history, i);
      check_equal (alx_history_get_state (history), &fresh);
      if (i < n)
        alx_apply (&fresh, test_board (), alx_history_get_decision (history, i), NULL);
    }
  check_numbers (history, n, n);
}

/* Going back to any index and deciding the same again, across every stored position. */
static void
test_decide_again (void)
{
  g_autoptr (KitRecord) record = long_game (72);
  guint n = kit_history_get_length (record->history);
  AlxState end;

  alx_history_get_state_at (record->history, n, &end);
  for (guint from = 0; from < n; from += 21)
    {
      g_autoptr (KitHistory) copy = kit_history_copy (record->history);

      kit_history_set_cursor (copy, from);
      for (guint i = from; i < n; i++)
        {
          const AlxDecision decision = *alx_history_get_decision (record->history, i);
          AlxRefusal refusal;
          AlxState at;

          g_assert_true (alx_history_decide (copy, &decision, &refusal));
          alx_history_get_state_at (record->history, i + 1, &at);
          if (i % 13 == 0)
            check_equal (alx_history_get_state (copy), &at);
        }
      check_equal (alx_history_get_state (copy), &end);
      check_numbers (copy, n, n);
    }
}

static void
add_order (gconstpointer before_decision,
           gconstpointer decision,
           gconstpointer after_decision,
           gpointer      orders)
{
  const AlxState *before = before_decision;
  const AlxState *after = after_decision;
  GString *text;

  if (after->n_shuffles == before->n_shuffles)
    return;
  text = g_string_new (NULL);
  for (guint i = 0; i < after->supply_end; i++)
    g_string_append_c (text, ALX_LETTERS[after->supply[i]]);
  g_ptr_array_add (orders, g_string_free (text, FALSE));
}

/* The @index-th reshuffle, "" where there is none. */
static char *
get_order (const KitHistory *history,
           guint             index)
{
  g_autoptr (GPtrArray) orders = g_ptr_array_new_with_free_func (g_free);

  kit_history_foreach (history, add_order, orders);
  return g_strdup (index < orders->len ? g_ptr_array_index (orders, index) : "");
}

/* After another line of play with a reshuffle of its own, the first line still gets its old
   reshuffle. */
static void
test_two_lines (void)
{
  g_autoptr (KitHistory) history =
    make_history ("Players=2; Supply=; Discards=TTAHHLLSS; Hands=L rest; FaceUp=AH; "
                  "Black=A2-B3-C4-D3; Governors=1:c2");
  static const guint8 order[] = { 4, 4, 3, 3, 2, 2, 1, 0, 0 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *again = NULL;

  plan_order (history, order, G_N_ELEMENTS (order));
  decide (history, "+");
  first = get_order (history, 0);
  g_assert_cmpstr (first, ==, "SSLLHHATT");
  kit_history_set_cursor (history, 0);
  decide (history, "$L +");
  second = get_order (history, 0);
  g_assert_cmpuint (strlen (second), ==, 10);
  kit_history_set_cursor (history, 0);
  decide (history, "+");
  again = get_order (history, 0);
  g_assert_cmpstr (again, ==, first);
}

#define EMPTY "Players=2; Supply=; Discards=TTAHHLLSS; Hands=- rest; FaceUp=AH"

/* A reshuffle is kept with the history: undone and decided again, it is the same. */
static void
test_shuffles_kept (void)
{
  g_autoptr (KitHistory) history = make_history (EMPTY);
  g_autofree char *none = get_order (history, 0);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *supply = NULL;

  g_assert_cmpstr (none, ==, "");
  decide (history, "+");
  before = get_order (history, 0);
  g_assert_cmpuint (strlen (before), ==, 9);
  supply = test_ask (alx_history_get_state (history), "Supply");
  g_assert_cmpstr (supply, ==, before + 1);
  kit_history_set_cursor (history, 0);
  decide (history, "+A +");
  after = get_order (history, 0);
  g_assert_cmpstr (before, ==, after);
}

/* What a seat knows of a reshuffle and of the card that is drawn then. */
static void
test_seat_shuffles (void)
{
  static const guint seats[] = { 0, 1, KIT_NOBODY };
  g_autoptr (KitHistory) history = make_history (EMPTY);

  decide (history, "+ +A");
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autoptr (KitHistory) known =
        kit_history_look (history, seats[i], kit_history_get_length (history));
      AlxSeat seat;

      alx_seat_look (&seat, alx_history_get_state (history), seats[i]);
      g_assert_cmpuint (seat.state.n_shuffles, ==, 1);
      g_assert_cmpmem (kit_history_get_state (known), sizeof seat.state, &seat.state,
                       sizeof seat.state);
    }
}

/* The order in a record is used whenever the reshuffle is reached, not one from the seed. */
static void
test_planned (void)
{
  static const guint8 order[] = { 4, 4, 3, 3, 2, 2, 1, 0, 0 };
  g_autoptr (KitHistory) history = make_history (EMPTY);
  g_autofree char *kept = NULL;

  plan_order (history, order, G_N_ELEMENTS (order));
  decide (history, "+");
  test_check_reads (alx_history_get_state (history), "Supply=SLLHHATT");
  kit_history_set_cursor (history, 0);
  decide (history, "+H +");
  kept = get_order (history, 0);
  g_assert_cmpstr (kept, ==, "SSLLHHATT");
  for (guint i = 0; i < 3; i++)
    {
      AlxState at;

      alx_history_get_state_at (history, i, &at);
      test_check_reads (&at, i == 2 ? "Discards=" : "Discards=TTAHHLLSS");
    }
}

/* A planned order of other cards than those that are shuffled is not used. */
static void
test_planned_for_others (void)
{
  static const guint8 order[] = { 4, 4, 4, 3, 2, 2, 1, 0, 0 };
  /* Temples are 0, so an order without them must not be completed from the zeros behind it. */
  static const guint8 short_order[] = { 4, 4, 3, 3, 2, 2, 1 };
  g_autoptr (KitHistory) history = make_history (EMPTY);
  g_autoptr (KitHistory) other = make_history (EMPTY);
  g_autofree char *kept = NULL;
  g_autofree char *kept_by_other = NULL;
  guint n[ALX_SYMBOLS] = { 0 };

  plan_order (history, order, G_N_ELEMENTS (order));
  decide (history, "+");
  kept = get_order (history, 0);
  for (guint i = 0; kept[i]; i++)
    n[alx_symbol_from_letter (kept[i])]++;
  g_assert_cmpmem (n, sizeof n, ((guint[]) { 2, 1, 2, 2, 2 }), sizeof n);

  plan_order (other, short_order, G_N_ELEMENTS (short_order));
  decide (other, "+");
  kept_by_other = get_order (other, 0);
  g_assert_cmpstr (kept, ==, kept_by_other);
}

static void
test_explain_index (void)
{
  g_autoptr (KitHistory) history = make_history (SEVERAL);
  static const char * const expected[] = {
    "chosen player=1 symbol=L place=0\nrevealed player=1 symbol=T place=0\n",
    ("walked player=1 place=A2 other=C4 number=2\nwall player=1 side=A2-B3\n"
     "wall player=1 side=B3-C4\n"),
    "drawn player=1 symbol=A\n",
    "drawn player=1 symbol=H\nturn-ended player=1\n",
  };

  decide (history, "L A2-B3-C4 + +");
  kit_history_set_cursor (history, 1);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *told = NULL;
      AlxEvents events;

      alx_history_explain (history, i, &events);
      told = test_events (&events);
      g_assert_cmpstr (told, ==, expected[i]);
    }
  check_numbers (history, 1, 4);
}

/* alx_history_explain() uses the planned order. */
static void
test_explain_shuffle (void)
{
  static const guint8 order[] = { 4, 4, 3, 3, 2, 2, 1, 0, 0 };
  g_autoptr (KitHistory) history = make_history (EMPTY);
  g_autofree char *told = NULL;
  AlxEvents events;

  plan_order (history, order, G_N_ELEMENTS (order));
  decide (history, "+");
  alx_history_explain (history, 0, &events);
  told = test_events (&events);
  g_assert_cmpstr (told, ==, "reshuffled player=1 number=9\ndrawn player=1 symbol=S\n");
}

/* The uppermost discard, told forwards: each decision that discards covers the others, a reshuffle
   takes them away. */
static void
test_find_discard (void)
{
  BaseRandom random = { 12 };
  guint seen = 0;
  guint emptied = 0;

  for (guint game = 0; game < 4; game++)
    {
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, 400);
      guint8 top = ALX_NONE;
      AlxState before;

      g_assert_cmpuint (alx_history_find_discard (record->history, 0), ==, ALX_NONE);
      alx_history_get_state_at (record->history, 0, &before);
      for (guint i = 1; i <= kit_history_get_length (record->history); i++)
        {
          AlxState after;
          guint8 discarded = ALX_NONE;

          alx_history_get_state_at (record->history, i, &after);
          for (guint k = ALX_SYMBOLS; k > 0; k--)
            if (after.discards[k - 1] > before.discards[k - 1])
              discarded = k - 1;
          if (discarded != ALX_NONE)
            top = discarded;
          else if (after.n_shuffles != before.n_shuffles)
            top = ALX_NONE;
          g_assert_cmpuint (alx_history_find_discard (record->history, i), ==, top);
          if (top == ALX_NONE)
            emptied += i > 40;
          else
            seen |= 1 << top;
          before = after;
        }
    }
  g_assert_cmpuint (seen, ==, 0x1f);
  g_assert_cmpuint (emptied, >, 0);
}

/* A decision reveals something if and only if a card leaves the supply. */
static void
test_reveals (void)
{
  BaseRandom random = { 13 };
  g_autoptr (KitRecord) record = test_random_game (&random, 3, 400);
  guint n_revealed = 0;
  guint n = kit_history_get_length (record->history);

  for (guint i = 0; i < n; i++)
    {
      AlxState before, after;
      gboolean taken;

      alx_history_get_state_at (record->history, i, &before);
      alx_history_get_state_at (record->history, i + 1, &after);
      taken = after.supply_next != before.supply_next || after.n_shuffles != before.n_shuffles;
      g_assert_cmpint (kit_history_reveals (record->history, i), ==, taken);
      n_revealed += taken;
    }
  g_assert_cmpuint (n_revealed, >, 0);
  g_assert_cmpuint (n_revealed, <, n);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/empty", test_empty);
  g_test_add_func ("/history/decide", test_decide);
  g_test_add_func ("/history/refused", test_refused);
  g_test_add_func ("/history/cursor", test_cursor);
  g_test_add_func ("/history/redo-dropped", test_redo_dropped);
  g_test_add_func ("/history/redo-dropped-by-the-same", test_redo_dropped_by_the_same);
  g_test_add_func ("/history/copy", test_copy);
  g_test_add_func ("/history/every-index", test_every_index);
  g_test_add_func ("/history/foreach", test_foreach);
  g_test_add_func ("/history/decide-again", test_decide_again);
  g_test_add_func ("/history/shuffles-kept", test_shuffles_kept);
  g_test_add_func ("/history/seat-shuffles", test_seat_shuffles);
  g_test_add_func ("/history/two-lines", test_two_lines);
  g_test_add_func ("/history/planned", test_planned);
  g_test_add_func ("/history/planned-for-others", test_planned_for_others);
  g_test_add_func ("/history/find-discard", test_find_discard);
  g_test_add_func ("/history/reveals", test_reveals);
  g_test_add_func ("/history/explain/index", test_explain_index);
  g_test_add_func ("/history/explain/shuffle", test_explain_shuffle);
  return g_test_run ();
}
