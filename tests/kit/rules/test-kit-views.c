/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A view can be played: to decide and then look is the same as to look and then decide, byte by
   byte, for every seat and for nobody's, also after undo and redo. In all games.

     test-kit-views [--games=N] */

#include "every-game.h"

#include "kit/record/kit-reading.h"

#include <string.h>

#define MOVES 20                        /* of the cursor, in each game */

static gint n_games = 100;

typedef struct
{
  const KitRules *rules;
  KitRecord      *record;               /* whole */
  KitHistory     *followed;             /* as nobody knows it, decision by decision */
  gpointer        whole, view, seen;    /* memory of a position and two views */
  guint           n;                    /* positions that were compared */
} Table;

/* What @known, the record of @seat, shows after @index decisions is what the seat sees of the true
   position; and a view looks like itself. */
static void
check_at (Table           *table,
          const KitRecord *known,
          guint            seat,
          guint            index)
{
  const KitRules *rules = table->rules;

  kit_history_get_state_at (table->record->history, index, table->whole);
  rules->look (table->seen, table->whole, seat);
  kit_history_get_state_at (known->history, index, table->whole);
  g_assert_cmpmem (table->whole, rules->state_size, table->seen, rules->state_size);
  rules->look (table->view, table->whole, seat);
  g_assert_cmpmem (table->view, rules->view_size, table->seen, rules->view_size);
  table->n++;
}

/* The same at the cursor; or, of a @whole record, after each of its decisions. What was undone is
   there for whoever may redo it, and else the record ends at the cursor. */
static void
check_seat (Table    *table,
            guint     seat,
            gboolean  whole)
{
  const KitHistory *history = table->record->history;
  g_autoptr (KitRecord) known = kit_record_look (table->record, seat);
  guint cursor = kit_history_get_cursor (history);
  guint n = kit_history_get_length (known->history);
  gboolean redoes = seat == kit_history_get_decider (history, cursor);

  g_assert_cmpuint (known->seat, ==, seat + 1);
  g_assert_cmpuint (kit_history_get_cursor (known->history), ==, cursor);
  g_assert_cmpuint (n, ==, redoes ? kit_history_get_length (history) : cursor);
  for (guint i = whole ? 0 : cursor; i <= (whole ? n : cursor); i++)
    check_at (table, known, seat, i);
  /* The state at the cursor is kept apart. */
  kit_history_get_state_at (known->history, cursor, table->whole);
  g_assert_cmpmem (kit_history_get_state (known->history), table->rules->state_size, table->whole,
                   table->rules->state_size);
}

/* Appends what the record of @seat shows after @index decisions, as a program would be told. */
static void
write_at (Table           *table,
          const KitRecord *known,
          guint            seat,
          guint            index,
          GString         *text)
{
  kit_history_get_state_at (known->history, index, table->whole);
  table->rules->look (table->view, table->whole, seat);
  known->format->write_view (text, table->view, kit_history_get_board (known->history));
}

/* The record of a seat can be written and read again; it shows the same, and is no whole record. */
static void
check_file (Table      *table,
            guint       seat,
            BaseRandom *random)
{
  g_autoptr (KitRecord) known = kit_record_look (table->record, seat);
  g_autofree char *text = kit_record_write (known);
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  g_autoptr (KitRecord) read = NULL;
  g_autofree char *rewritten = NULL;
  KitFault fault;

  read = kit_format_read (known->format, text, strlen (text), &fault);
  if (read == NULL)
    g_error ("line %u, fault %u: %s\n%s", fault.line, fault.reason, fault.text, text);
  g_assert_cmpuint (read->seat, ==, known->seat);
  rewritten = kit_record_write (read);
  g_assert_cmpstr (rewritten, ==, text);
  for (guint i = 0; i < 20; i++)
    {
      guint n = kit_history_get_length (known->history);
      guint index = base_random_below (random, n + 1);

      write_at (table, known, seat, index, shown);
      write_at (table, read, seat, index, again);
    }
  if (!g_str_equal (again->str, shown->str))
    g_error ("%s\n%s", again->str, shown->str);
}

/* Undo and redo to anywhere; then the game goes on from there, or from where it was. */
static void
move_cursor (Table      *table,
             BaseRandom *random)
{
  KitHistory *history = table->record->history;
  guint cursor = kit_history_get_cursor (history);
  guint seat = base_random_below (random, table->record->n_players + 1);

  kit_history_set_cursor (history, base_random_below (random, cursor + 1));
  check_seat (table, seat < table->record->n_players ? seat : KIT_NOBODY, FALSE);
  if (base_random_below (random, 3) > 0)
    kit_history_set_cursor (history, kit_history_get_length (history));
  kit_history_free (table->followed);
  table->followed = kit_history_look (history, KIT_NOBODY, kit_history_get_cursor (history));
}

static void
decide (Table      *table,
        BaseRandom *random)
{
  KitHistory *history = table->record->history;
  const KitRules *rules = table->rules;
  gconstpointer state = kit_history_get_state (history);
  gconstpointer board = kit_history_get_board (history);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  KitRefusal refusal;

  kit_rules_pick_any (rules, state, board, random, decision);
  for (guint seat = 0; seat <= KIT_NOBODY; seat++)
    if (seat < table->record->n_players || seat == KIT_NOBODY)
      {
        rules->look (table->view, state, seat);
        g_assert_true (rules->test (table->view, board, decision, &refusal));
      }
  g_assert_true (kit_history_decide (history, decision, &refusal));
  kit_history_look_on (table->followed, history, KIT_NOBODY);
  rules->look (table->seen, kit_history_get_state (history), KIT_NOBODY);
  g_assert_cmpmem (kit_history_get_state (table->followed), rules->state_size, table->seen,
                   rules->state_size);
}

static guint
play_game (const EveryGame *game,
           guint            number,
           BaseRandom      *random)
{
  const KitRules *rules = game->format->rules;
  guint n_players = KIT_MIN_PLAYERS + number % (rules->max_players - KIT_MIN_PLAYERS + 1);
  g_autoptr (KitRecord) record = every_game_create (game, n_players, number);
  g_autofree gpointer whole = g_malloc0 (rules->state_size);
  g_autofree gpointer view = g_malloc0 (rules->view_size);
  g_autofree gpointer seen = g_malloc0 (rules->view_size);
  Table table = {
    rules, record, kit_history_look (record->history, KIT_NOBODY, 0), whole, view, seen, 0
  };
  guint n_moves = 0;

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, "person", "A name");
  while (n_moves < MOVES || !kit_history_is_over (record->history))
    if (n_moves < MOVES &&
        (kit_rules_head (kit_history_get_state (record->history))->over ||
         base_random_below (random, 2) == 0))
      {
        move_cursor (&table, random);
        n_moves++;
      }
    else
      decide (&table, random);
  for (guint seat = 0; seat <= KIT_NOBODY; seat++)
    if (seat < n_players || seat == KIT_NOBODY)
      check_file (&table, seat, random);
  kit_history_set_cursor (record->history, kit_history_get_length (record->history));
  for (guint seat = 0; seat <= KIT_NOBODY; seat++)
    if (seat < n_players || seat == KIT_NOBODY)
      {
        check_seat (&table, seat, TRUE);
        check_file (&table, seat, random);
      }
  kit_history_free (table.followed);
  return table.n;
}

static void
test_views (gconstpointer data)
{
  BaseRandom random = { 28 };
  guint n = 0;

  for (gint i = 0; i < n_games; i++)
    n += play_game (data, i, &random);
  g_test_message ("%d games, %u positions times views", n_games, n);
}

int
main (int   argc,
      char *argv[])
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Of each kind", "N" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  g_test_init (&argc, &argv, NULL);
  every_game_add_tests ("/kit/views", test_views);
  return g_test_run ();
}
