/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads positions out of rows, makes their decisions, and checks what the rows say. */

#include "rows.h"

#include <string.h>

/* How often rows meet each of them; counted when rows are added, so before any test. */
static guint n_reasons[ADV_REFUSED_REASONS];
static guint n_events[ADV_EVENT_KINDS];

/* --- positions --- */

/* The usual position: turn 20, player 1 builds, Alexander has passed point 20, and nobody has
   anything. "#": one word for each player; those that a row leaves out are filled up. */
static const char * const keys[][2] = {
  { "Turn", "20" },      { "Player", "1" },    { "Phase", "build" },
  { "Alexander", "20" }, { "Robber", "h3" },   { "Villages", "" },
  { "Cities", "" },      { "Roads", "" },      { "Hands", "#-" },
  { "Gold", "#0" },      { "Supply", "" },     { "Development", NULL },
  { "Cards", "#-" },     { "Fresh", "" },      { "Played", "false" },
  { "Offers", "0" },     { "Knights", "#0" },  { "Tokens", "bhsbbsttssbstshhtstbhthhtbhb" },
  { "Won", NULL },       { "LongestRoad", "" }, { "StrongestArmy", "" },
};

/* Of keys that stand beside the position: how many play, and an option. */
static const char * const others[] = { "Players", "Rules.Offers" };

static gboolean
is_key (const char *part)
{
  gsize length = strcspn (part, "=");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strlen (keys[i][0]) == length && strncmp (keys[i][0], part, length) == 0)
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strlen (others[i]) == length && strncmp (others[i], part, length) == 0)
      return TRUE;
  return FALSE;
}

/* The value that the parts of a row have for a key, or NULL. */
static const char *
get_value (char       **parts,
           const char  *key)
{
  gsize length = strlen (key);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strncmp (parts[i], key, length) == 0 && parts[i][length] == '=')
      return parts[i] + length + 1;
  return NULL;
}

static guint
count_letter (const char *text,
              char        letter)
{
  guint n = 0;

  for (; text != NULL && *text != '\0'; text++)
    n += *text == letter;
  return n;
}

/* All cards that nobody has, knights first. */
static void
append_deck (GString  *text,
             char    **parts)
{
  const char *knights = get_value (parts, "Knights");

  for (guint i = 0; i < ADV_CARDS; i++)
    {
      int n = adv_of_card[i] - count_letter (get_value (parts, "Cards"), ADV_CARD_LETTERS[i]);

      for (const char *c = knights; i == ADV_CARD_KNIGHT && c != NULL && *c != '\0'; c++)
        n -= g_ascii_isdigit (*c) ? *c - '0' : 0;
      for (; n > 0; n--)
        g_string_append_c (text, ADV_CARD_LETTERS[i]);
    }
}

/* Nobody has won a token. */
static void
append_won (GString  *text,
            char    **parts)
{
  const char *alexander = get_value (parts, "Alexander");
  guint passed = alexander != NULL ? g_ascii_strtoull (alexander, NULL, 10) : 20;
  const AdvPoint *point = &adv_boards_default ()->points[MAX (passed, 1) - 1];
  guint n = passed > 0 ? point->n_events : 0;

  if (g_strcmp0 (get_value (parts, "Phase"), "auction") == 0)
    n -= point->kind == ADV_POINT_EVENT;
  for (; n > 0; n--)
    g_string_append_c (text, '-');
}

static void
append_filled (GString    *text,
               const char *value,
               const char *usual,
               guint       n_players)
{
  guint n = value != NULL ? 1 + count_letter (value, ' ') : 0;

  g_string_append (text, value != NULL ? value : "");
  for (; n < n_players; n++)
    g_string_append_printf (text, "%s%s", n > 0 ? " " : "", usual);
}

/* A record with this position: "Key=Value; Key=Value" where it differs from the usual one. */
char *
rows_text (const char *position)
{
  static const char * const players[] = { "red", "yellow", "blue", "green" };
  g_auto (GStrv) parts = g_strsplit (position, "; ", -1);
  const char *n_players = get_value (parts, "Players");
  guint n = n_players != NULL ? g_ascii_digit_value (n_players[0]) : 4;
  const char *offers = get_value (parts, "Rules.Offers");
  GString *text = g_string_new ("[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n");

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0' && !is_key (parts[i]))
      g_error ("no such key: %s", parts[i]);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%u=%s person %c\n", i + 1, players[i], 'A' + i);
  if (offers != NULL)
    g_string_append_printf (text, "[Rules]\nOffers=%s\n", offers);
  g_string_append (text, "[Position]\n");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *value = get_value (parts, keys[i][0]);

      g_string_append_printf (text, "%s=", keys[i][0]);
      if (keys[i][1] != NULL && keys[i][1][0] == '#')
        append_filled (text, value, keys[i][1] + 1, n);
      else if (value != NULL || keys[i][1] != NULL)
        g_string_append (text, value != NULL ? value : keys[i][1]);
      else if (g_str_equal (keys[i][0], "Won"))
        append_won (text, parts);
      else
        append_deck (text, parts);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

void
rows_state (const char *position,
            AdvState   *state)
{
  g_autofree char *text = rows_text (position);
  KitFault fault;
  g_autoptr (KitRecord) record = adv_record_read (text, strlen (text), &fault);

  if (record == NULL)
    g_error ("line %u: %u %s %s\n%s", fault.line, fault.reason, fault.text, fault.other, text);
  *state = *adv_history_get_state (record->history);
}

/* --- walking, counting, picking --- */

typedef struct
{
  const AdvState *state;
  GArray         *decisions;
} Walk;

static gboolean
add_decision (gconstpointer decision,
              gpointer      data)
{
  Walk *walk = data;
  AdvRefusal refusal;
  AdvDecision again;
  char word[ADV_TOKEN_SIZE];

  g_assert_true (adv_legal_test (walk->state, adv_boards_default (), decision, &refusal));
  g_assert_cmpuint (refusal.reason, ==, ADV_REFUSED_NOT);
  adv_decision_write (decision, adv_boards_default (), word);
  g_assert_true (adv_decision_read (&again, adv_boards_default (), word));
  g_assert_cmpmem (decision, sizeof again, &again, sizeof again);
  g_array_append_vals (walk->decisions, decision, 1);
  return TRUE;
}

static int
compare_decisions (gconstpointer a,
                   gconstpointer b)
{
  return memcmp (a, b, sizeof (AdvDecision));
}

/* What is walked through is as many as are counted, the same as are picked, each legal and each
   once; none if and only if the game is over. Of many, 200 are picked. */
void
rows_check_walk (const AdvState *state)
{
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (AdvDecision));
  Walk walk = { state, decisions };
  const AdvBoard *board = adv_boards_default ();
  AdvDecision picked;

  g_assert_true (adv_legal_foreach (state, board, add_decision, &walk));
  g_assert_cmpuint (adv_legal_count (state, board), ==, decisions->len);
  g_assert_cmpint (decisions->len == 0, ==, state->phase == ADV_PHASE_OVER);
  g_assert_false (adv_legal_pick (state, board, decisions->len, &picked));
  for (guint i = 0; i < decisions->len; i += 1 + decisions->len / 200)
    {
      AdvDecision *walked = &g_array_index (decisions, AdvDecision, i);

      g_assert_true (adv_legal_pick (state, board, i, &picked));
      g_assert_cmpmem (walked, sizeof *walked, &picked, sizeof picked);
    }
  g_array_sort (decisions, compare_decisions);
  for (guint i = 1; i < decisions->len; i++)
    g_assert_cmpint (compare_decisions (&g_array_index (decisions, AdvDecision, i - 1),
                                        &g_array_index (decisions, AdvDecision, i)), <, 0);
}

static gboolean
is_other (gconstpointer decision,
          gpointer      data)
{
  return compare_decisions (decision, data) != 0;
}

/* --- decisions --- */

/* Whether a word is legal; the walk says the same. */
static gboolean
is_legal (const AdvState *state,
          const char     *word,
          AdvDecision    *decision,
          AdvRefusal     *refusal)
{
  const AdvBoard *board = adv_boards_default ();
  gboolean legal;

  if (!adv_decision_read (decision, board, word))
    g_error ("no word: %s", word);
  legal = adv_legal_test (state, board, decision, refusal);
  if (legal == adv_legal_foreach (state, board, is_other, decision))
    g_error ("the walk has another opinion of %s", word);
  return legal;
}

static void
tell_chance (const AdvState *state,
             const char     *told,
             KitChance      *chance)
{
  guint8 bytes[2];

  if (g_ascii_isdigit (told[0]))
    {
      bytes[0] = told[0] - '0';
      bytes[1] = told[1] - '0';
      kit_chance_add (chance, ADV_DICE, state->n_rolls, bytes, 2);
      return;
    }
  bytes[0] = adv_good_from_letter (told[0]);
  kit_chance_add (chance, ADV_STEALS, state->n_steals, bytes, 1);
}

/* Makes a decision, "word" or "word=chance"; what it explains leaves the position as it is. */
static void
make (AdvState   *state,
      const char *step,
      AdvEvents  *events)
{
  g_auto (GStrv) parts = g_strsplit (step, "=", 2);
  g_autoptr (KitChance) chance = kit_chance_new ();
  const AdvState before = *state;
  AdvDecision decision;
  AdvRefusal refusal;

  if (!is_legal (state, parts[0], &decision, &refusal))
    {
      g_autofree char *why = rows_refusal (&refusal);

      g_error ("%s: %s", step, why);
    }
  g_assert_cmpint (parts[1] != NULL, ==,
                   decision.kind == ADV_ROLL || adv_decision_robs (&decision));
  if (parts[1] != NULL)
    tell_chance (state, parts[1], chance);
  adv_explain (state, adv_boards_default (), &decision, chance, events);
  g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
  adv_apply (state, adv_boards_default (), &decision, chance);
  rows_check_walk (state);
}

/* --- rows --- */

static void
check_refused (const AdvState *state,
               const char     *illegal)
{
  g_auto (GStrv) items = g_strsplit (illegal, "; ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (items[i], " ", 2);
      g_autofree char *why = NULL;
      AdvDecision decision;
      AdvRefusal refusal;

      if (is_legal (state, parts[0], &decision, &refusal))
        g_error ("%s is legal", parts[0]);
      why = rows_refusal (&refusal);
      if (g_strcmp0 (why, parts[1]) != 0)
        g_error ("%s: %s, not %s", parts[0], why, parts[1]);
    }
}

static void
check_reads (const AdvState *state,
             const char     *reads)
{
  g_auto (GStrv) items = g_strsplit (reads, "; ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (items[i], "=", 2);
      g_autofree char *value = rows_ask (state, parts[0]);

      if (g_strcmp0 (value, parts[1]) != 0)
        g_error ("%s=%s, not %s", parts[0], value, parts[1]);
    }
}

static void
run_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (GStrv) steps = g_strsplit (row->decisions != NULL ? row->decisions : "", " ", -1);
  g_auto (GStrv) legal = g_strsplit (row->legal != NULL ? row->legal : "", " ", -1);
  AdvState state;
  AdvEvents events = { 0 };
  AdvDecision decision;
  AdvRefusal refusal;

  rows_state (row->position, &state);
  rows_check_walk (&state);
  for (guint i = 0; steps[i] != NULL; i++)
    make (&state, steps[i], &events);
  for (guint i = 0; legal[i] != NULL; i++)
    if (!is_legal (&state, legal[i], &decision, &refusal))
      g_error ("%s: reason %s", legal[i], rows_get_reason (refusal.reason));
  if (row->illegal != NULL)
    check_refused (&state, row->illegal);
  if (row->reads != NULL)
    check_reads (&state, row->reads);
  if (row->events != NULL)
    {
      g_autofree char *told = rows_events (&events);

      g_assert_cmpstr (told, ==, row->events);
    }
}

static void
count_row (const Row *row)
{
  g_auto (GStrv) items = g_strsplit (row->illegal != NULL ? row->illegal : "", "; ", -1);
  g_auto (GStrv) lines = g_strsplit (row->events != NULL ? row->events : "", "\n", -1);

  for (guint i = 0; items[i] != NULL; i++)
    n_reasons[rows_find_reason (strchr (items[i], ' ') + 1)]++;
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    n_events[rows_find_event (lines[i])]++;
}

void
rows_add (const Row *rows,
          guint      n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strconcat ("/rules/", rows[i].name, NULL);

      /* A row that says nothing tests nothing. */
      g_assert_true (rows[i].legal != NULL || rows[i].illegal != NULL || rows[i].reads != NULL ||
                     rows[i].events != NULL);
      count_row (&rows[i]);
      g_test_add_data_func (path, &rows[i], run_row);
    }
}

/* --- that nothing is left out --- */

static void
test_reasons (void)
{
  for (guint i = ADV_REFUSED_NOT + 1; i < ADV_REFUSED_REASONS; i++)
    if (n_reasons[i] == 0)
      g_error ("no row is refused by reason %u, %s", i, rows_get_reason (i));
}

static void
test_kinds (void)
{
  for (guint i = 0; i < ADV_EVENT_KINDS; i++)
    if (n_events[i] == 0)
      g_error ("no row has an event of kind %u, %s", i, rows_get_event (i));
}

void
rows_add_counts (void)
{
  g_test_add_func ("/rules/rows/each-reason", test_reasons);
  g_test_add_func ("/rules/rows/each-event", test_kinds);
}
