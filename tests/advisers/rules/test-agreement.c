/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine and the plain second implementation agree: legal decisions, whole state,
   invariants. */

#include "deal.h"
#include "random-position.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-position.h"
#include "advisers/record/adv-record.h"
#include "advisers/reference/reference.h"
#include "kit/record/kit-keys.h"

#include <string.h>

static guint64 n_wanted = 20000;

/* What happens only under a condition; counted so that it is known to have been compared. */
typedef enum
{
  SHORTAGE,
  BLUFF,
  FORFEIT,
  SECOND_ROAD,
  ARMY_PASSED_ON,
  BROKEN_ROAD,
  OVERTAKEN,
  SUPPLY_ENDED,
  WON_BY_POINTS,
  PERSEPOLIS,
  CONDITIONS
} Condition;

static const char * const condition_names[CONDITIONS] = {
  "shortage", "bluff", "forfeit", "second free road", "army passed on", "broken road",
  "adviser overtaken", "end of the supply", "14 points", "Persepolis"
};

typedef struct
{
  const AdvBoard *board;
  char           *board_text;
  BaseRandom      random;
  AdvOptions      options;
  guint           n_players;
  AdvState        state;
  KitChance      *chance;
  AdvRef         *ref;
  guint64         decisions;
  guint           kinds[ADV_DECISION_KINDS];
  guint           conditions[CONDITIONS];
} Duel;

/* --- the start --- */

static void
begin (Duel *duel)
{
  static const guint8 offers[] = { 4, 4, 0, 1, 9 };

  duel->n_players = 2 + base_random_below (&duel->random, 3);
  duel->options.start_gold = 8 * base_random_below (&duel->random, 2);
  duel->options.offers = offers[base_random_below (&duel->random, G_N_ELEMENTS (offers))];
  duel->chance = kit_chance_new ();
  duel->ref = adv_ref_new (duel->board_text, duel->n_players, duel->options.start_gold,
                           duel->options.offers);
}

static void
end (Duel *duel)
{
  g_clear_pointer (&duel->ref, adv_ref_free);
  g_clear_pointer (&duel->chance, kit_chance_free);
}

static char *
write_letters (const guint8 *items,
               const char   *letters,
               guint         n)
{
  GString *text = g_string_new (NULL);

  kit_letters_write (text, letters, items, n);
  return g_string_free (text, FALSE);
}

static void
deal (Duel *duel)
{
  guint8 supply[ADV_MAX_SUPPLY];
  guint8 deck[ADV_DECK];
  guint8 tokens[ADV_TOKENS];
  g_autofree char *supply_letters = NULL;
  g_autofree char *deck_letters = NULL;
  g_autofree char *token_letters = NULL;

  adv_state_shuffle (duel->n_players, &duel->random, supply, deck, tokens);
  supply_letters = write_letters (supply, ADV_GOOD_LETTERS,
                                  adv_state_of_resource (duel->n_players) * ADV_RESOURCES);
  deck_letters = write_letters (deck, ADV_CARD_LETTERS, ADV_DECK);
  token_letters = write_letters (tokens, ADV_TOKEN_LETTERS, ADV_TOKENS);
  adv_state_clear (&duel->state, duel->board, duel->n_players);
  duel->state.seed = base_random_next (&duel->random);
  adv_apply_deal (&duel->state, duel->board, &duel->options, supply, deck, tokens);
  adv_ref_deal (duel->ref, supply_letters, deck_letters, token_letters);
}

/* FALSE if a random position is not lawful. */
static gboolean
set_position (Duel *duel)
{
  g_autofree char *lines = random_position (duel->board, &duel->random, duel->n_players);
  g_autofree char *text = g_strconcat ("[Position]\n", lines, NULL);
  BaseLinesProblem problem;
  guint line;
  g_autofree char *excerpt = NULL;
  g_autoptr (BaseLines) read =
    base_lines_read (text, strlen (text), &problem, &line, &excerpt);
  KitFault fault;

  adv_state_clear (&duel->state, duel->board, duel->n_players);
  duel->state.seed = base_random_next (&duel->random);
  duel->state.options = duel->options;
  if (!adv_position_read (&duel->state, duel->board, base_lines_get_group (read, "Position"),
                          &fault))
    {
      if (fault.reason != ADV_FAULT_POINTS && fault.reason != KIT_FAULT_VALUE)
        g_error ("line %u: fault %u: %s\n%s", fault.line, fault.reason, fault.text, text);
      return FALSE;
    }
  g_assert_true (adv_ref_set_position (duel->ref, lines));
  return TRUE;
}

/* --- the whole state --- */

static void
append_players (GString        *text,
                const char     *key,
                const AdvState *state,
                guint           players)
{
  const char *divider = "";

  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i < state->n_players; i++)
    if ((players >> i) & 1)
      {
        g_string_append_printf (text, "%s%u", divider, i + 1);
        divider = " ";
      }
  g_string_append_c (text, '\n');
}

static void
append_offer (GString        *text,
              const AdvState *state)
{
  gboolean offered = state->phase == ADV_PHASE_ANSWER || state->phase == ADV_PHASE_CHOOSE;
  guint n = state->phase == ADV_PHASE_CHOOSE
              ? state->n_players
              : (state->decider + state->n_players - state->player) % state->n_players;

  g_string_append (text, "Offer=");
  for (guint i = 0; i < ADV_TRADED && offered; i++)
    for (guint k = 0; k < state->give[i]; k++)
      g_string_append_c (text, ADV_GOOD_LETTERS[i]);
  g_string_append (text, offered ? ">" : "");
  for (guint i = 0; i < ADV_TRADED && offered; i++)
    for (guint k = 0; k < state->get[i]; k++)
      g_string_append_c (text, ADV_GOOD_LETTERS[i]);
  g_string_append (text, "\nAnswers=");
  for (guint i = 1; i < n && offered; i++)
    g_string_append_printf (text, "%s%s", i > 1 ? " " : "",
                            (state->agreed >> (state->player + i) % state->n_players) & 1
                              ? "yes"
                              : "no");
  g_string_append_c (text, '\n');
}

static void
append_bounds (GString        *text,
               const char     *key,
               const AdvState *state,
               const guint8    bounds[ADV_MAX_PLAYERS][ADV_RESOURCES])
{
  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_RESOURCES; k++)
      g_string_append_printf (text, "%s%u", k > 0 ? " " : i > 0 ? "|" : "", bounds[i][k]);
  g_string_append_c (text, '\n');
}

/* What the lines of a position do not say. */
static void
append_rest (GString        *text,
             const AdvState *state)
{
  gboolean bidding = state->phase == ADV_PHASE_BID || state->phase == ADV_PHASE_PAY;

  g_string_append (text, "Advisers=");
  for (guint i = 0; i < state->n_advisers; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", state->advisers[i] + 1);
  g_string_append_printf (text, "\nBid=%u\nBidder=%d\n", bidding ? state->bid : 0,
                          bidding && state->bid > 0 ? state->bidder + 1 : 0);
  append_players (text, "Passed", state, state->passed);
  append_players (text, "Bluffed", state, state->bluffed);
  g_string_append_printf (text, "Owed=%u\nFreeRoads=%u\n", state->owed, state->free_roads);
  append_offer (text, state);
  g_string_append (text, "Points=");
  for (guint i = 0; i < state->n_players; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", adv_state_points (state, i));
  g_string_append_c (text, '\n');
  append_players (text, "Winners", state,
                  state->phase == ADV_PHASE_OVER ? adv_state_winners (state) : 0);
  append_bounds (text, "Least", state, state->least);
  append_bounds (text, "Most", state, state->most);
}

/* In the order of adv_ref_position(). */
static char *
dump (const Duel *duel)
{
  const AdvState *state = &duel->state;
  GString *text = g_string_new (NULL);
  g_autoptr (GString) position = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  adv_position_write (position, state, duel->board);
  lines = g_strsplit (position->str, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      if (g_str_has_prefix (lines[i], "Phase="))
        g_string_append_printf (text, "Phase=%s\nSeat=%d\nRolled=%s\n",
                                adv_position_get_phase (state->phase),
                                state->phase == ADV_PHASE_OVER ? 0 : state->decider + 1,
                                state->rolled ? "true" : "false");
      else
        g_string_append_printf (text, "%s\n", lines[i]);
      if (!g_str_has_prefix (lines[i], "Gold="))
        continue;
      g_string_append (text, "Piles=");
      for (guint k = 0; k < ADV_RESOURCES; k++)
        g_string_append_printf (text, "%s%u", k > 0 ? " " : "", state->piles[k]);
      g_string_append_printf (text, "\nStock=%u\n", state->stock);
    }
  append_rest (text, state);
  return g_string_free (text, FALSE);
}

static void
compare_states (Duel       *duel,
                const char *word)
{
  g_autofree char *ours = dump (duel);
  g_autofree char *theirs = adv_ref_position (duel->ref);
  g_autofree char *broken = adv_ref_check (duel->ref);

  if (strcmp (ours, theirs) != 0)
    {
      g_auto (GStrv) a = g_strsplit (ours, "\n", -1);
      g_auto (GStrv) b = g_strsplit (theirs, "\n", -1);

      for (guint i = 0; a[i] != NULL && b[i] != NULL; i++)
        if (strcmp (a[i], b[i]) != 0)
          g_printerr ("engine %s\nreference %s\n", a[i], b[i]);
      g_error ("after %s\n%s", word, ours);
    }
  if (broken != NULL)
    g_error ("after %s: %s\n%s", word, broken, ours);
}

/* --- decisions --- */

/* The same list on both sides. */
static void
compare_lists (const Duel *duel,
               GPtrArray  *ours,
               char      **theirs)
{
  guint n_theirs = g_strv_length (theirs);

  for (guint i = 0; i < MAX (ours->len, n_theirs); i++)
    if (i >= ours->len || theirs[i] == NULL || strcmp (ours->pdata[i], theirs[i]) != 0)
      {
        g_autofree char *text = dump (duel);

        g_error ("engine %u, reference %u: %s, %s\n%s", ours->len, n_theirs,
                 i < ours->len ? (char *) ours->pdata[i] : "", theirs[i] ? theirs[i] : "", text);
      }
  g_assert_cmpuint (adv_legal_count (&duel->state, duel->board), ==, ours->len);
  g_assert_cmpint (duel->state.over, ==, ours->len == 0);
}

/* The kind of a word that is legal. */
static guint
get_kind (const Duel *duel,
          const char *word)
{
  AdvDecision decision;

  g_assert_true (adv_decision_read (&decision, duel->board, word));
  return decision.kind;
}

/* Draws a kind first, often the one that was made least so far, so that what is rarely legal or
   one of few is as common as offers. */
static const char *
choose_word (Duel      *duel,
             GPtrArray *words)
{
  guint first[ADV_DECISION_KINDS + 1];
  guint rare[ADV_DECISION_KINDS + 1];
  guint n_kinds = 0;
  gsize length = 0;
  guint at = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const char *word = words->pdata[i];

      if (i == 0 || strcspn (word, ":") != length ||
          strncmp (word, words->pdata[i - 1], length) != 0)
        {
          rare[n_kinds] = duel->kinds[get_kind (duel, word)];
          first[n_kinds++] = i;
        }
      length = strcspn (word, ":");
    }
  first[n_kinds] = words->len;
  for (guint i = 1; i < n_kinds; i++)
    if (rare[i] < rare[at])
      at = i;
  if (base_random_below (&duel->random, 3) == 0)
    at = base_random_below (&duel->random, n_kinds);
  for (guint i = 0;; i++)
    {
      const char *word = words->pdata[first[at] + base_random_below (&duel->random,
                                                                     first[at + 1] - first[at])];

      /* Most offers ask for more than anybody has, and few payments have knights. */
      if (i == 20 || (word[0] == 'o' && strlen (strchr (word, '>')) == 2) ||
          (g_str_has_prefix (word, "pay") ? g_str_has_suffix (word, "KK") : word[0] != 'o'))
        return word;
    }
}

/* Both give the same verdict on random texts that look like words. */
static void
try_wrong_word (Duel      *duel,
                GPtrArray *words,
                char     **theirs)
{
  static const char letters[] = "BWHLOGK:>.nsew123456789abcdefg";
  AdvDecision decision;
  AdvRefusal refusal = { 0 };
  g_autofree char *word = g_strdup (words->pdata[base_random_below (&duel->random, words->len)]);
  AdvState before = duel->state;
  gboolean read;
  gboolean legal;

  word[base_random_below (&duel->random, strlen (word))] =
    letters[base_random_below (&duel->random, sizeof letters - 1)];
  read = adv_decision_read (&decision, duel->board, word);
  legal = read && adv_legal_test (&duel->state, duel->board, &decision, &refusal);
  if (legal != g_strv_contains ((const char * const *) theirs, word))
    g_error ("%s", word);
  g_assert_cmpmem (&before, sizeof before, &duel->state, sizeof duel->state);
  g_assert_true (!read || legal == (refusal.reason == ADV_REFUSED_NOT));
  g_assert_true (!read || legal || refusal.rule > 0);
}

/* Counts what a decision brought, and finds what chance brought in it. */
static void
count_conditions (Duel             *duel,
                  const AdvState   *before,
                  const AdvEvents  *events,
                  const AdvDecision *decision)
{
  const AdvState *after = &duel->state;
  guint *conditions = duel->conditions;

  duel->kinds[decision->kind]++;
  conditions[FORFEIT] += decision->kind == ADV_DROP && before->phase == ADV_PHASE_FORFEIT;
  conditions[SECOND_ROAD] += decision->kind == ADV_ROAD && before->phase == ADV_PHASE_ROADS &&
                             after->phase == ADV_PHASE_ROADS;
  conditions[ARMY_PASSED_ON] += before->strongest != ADV_NONE && after->strongest != ADV_NONE &&
                                before->strongest != after->strongest;
  for (guint i = 0; i < after->n_players; i++)
    conditions[BROKEN_ROAD] += after->lengths[i] < before->lengths[i];
  for (guint i = 0; i < before->n_advisers; i++)
    if (before->advisers[i] != after->advisers[i])
      {
        conditions[OVERTAKEN]++;
        break;
      }
  for (guint i = 0; i < events->n; i++)
    {
      conditions[SHORTAGE] += events->items[i].kind == ADV_EVENT_SHORTAGE;
      conditions[BLUFF] += events->items[i].kind == ADV_EVENT_BLUFFED;
      conditions[SUPPLY_ENDED] += events->items[i].kind == ADV_EVENT_SUPPLY_ENDED;
      if (events->items[i].kind == ADV_EVENT_ENDED)
        conditions[events->items[i].number == 53 ? WON_BY_POINTS : PERSEPOLIS]++;
    }
}

/* Sevens are rolled more often than by honest dice: without one Alexander does not arrive. */
static void
load_dice (Duel *duel)
{
  guint8 dice[2];

  for (guint i = 0; i < 2; i++)
    dice[i] = 1 + base_random_below (&duel->random, 6);
  if (base_random_below (&duel->random, 4) == 0)
    dice[1] = 7 - dice[0];
  kit_chance_add (duel->chance, ADV_DICE, duel->state.n_rolls, dice, 2);
}

static void
apply_both (Duel       *duel,
            const char *word)
{
  AdvState before = duel->state;
  AdvDecision decision;
  AdvRefusal refusal;
  AdvEvents events;
  char outcome[3] = "";
  g_autofree char *made = NULL;
  const guint8 *told;
  guint n;

  g_assert_true (adv_decision_read (&decision, duel->board, word));
  if (!adv_legal_test (&duel->state, duel->board, &decision, &refusal))
    g_error ("%s is refused: %u", word, refusal.reason);
  if (decision.kind == ADV_ROLL)
    load_dice (duel);
  adv_explain (&duel->state, duel->board, &decision, duel->chance, &events);
  g_assert_cmpmem (&before, sizeof before, &duel->state, sizeof duel->state);
  adv_apply (&duel->state, duel->board, &decision, duel->chance);
  if (decision.kind == ADV_ROLL)
    {
      told = kit_chance_get (duel->chance, ADV_DICE, before.n_rolls, 0, &n);
      outcome[0] = '0' + told[0];
      outcome[1] = '0' + told[1];
    }
  else if (adv_decision_robs (&decision))
    {
      told = kit_chance_get (duel->chance, ADV_STEALS, before.n_steals, 0, &n);
      outcome[0] = ADV_GOOD_LETTERS[told[0]];
    }
  if (!adv_ref_apply (duel->ref, word, outcome))
    g_error ("the reference refuses %s", word);
  g_assert_cmpuint (events.n, >, 0);
  count_conditions (duel, &before, &events, &decision);
  duel->decisions++;
  made = g_strjoin (" ", word, outcome, NULL);
  compare_states (duel, made);
}

static gboolean
step (Duel *duel)
{
  g_autoptr (GPtrArray) ours = test_list_words (&duel->state, duel->board);
  g_auto (GStrv) theirs = adv_ref_legal (duel->ref);
  AdvDecision picked;
  char word[ADV_TOKEN_SIZE];
  guint index;

  compare_lists (duel, ours, theirs);
  g_assert_cmpint (ours->len == 0, ==, duel->state.phase == ADV_PHASE_OVER);
  if (ours->len == 0)
    return FALSE;
  index = base_random_below (&duel->random, ours->len);
  g_assert_true (adv_legal_pick (&duel->state, duel->board, index, &picked));
  adv_decision_write (&picked, duel->board, word);
  g_assert_true (g_ptr_array_find_with_equal_func (ours, word, g_str_equal, NULL));
  try_wrong_word (duel, ours, theirs);
  apply_both (duel, choose_word (duel, ours));
  return TRUE;
}

static void
test_agreement (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "resources", "advisers",
                                                 "boards", "campaign.advisers-board", NULL);
  g_autofree char *board_text = NULL;
  Duel duel = { .board = adv_boards_default (), .random = { 19981120 } };

  g_assert_true (g_file_get_contents (path, &board_text, NULL, NULL));
  duel.board_text = board_text;
  for (guint round = 0; duel.decisions < n_wanted; round++)
    {
      guint most = round % 40 == 0 ? 100000 : 12;

      begin (&duel);
      if (round % 40 == 0)
        deal (&duel);
      if (round % 40 == 0 || set_position (&duel))
        {
          compare_states (&duel, "the start");
          for (guint i = 0; i < most && duel.decisions < n_wanted && step (&duel); i++)
            continue;
        }
      end (&duel);
    }

  /* Each kind and condition occurred, or the comparison says nothing about it: 200 times in a
     million decisions. */
  for (guint i = 0; i < ADV_DECISION_KINDS; i++)
    {
      g_test_message ("kind %u: %u", i, duel.kinds[i]);
      g_assert_cmpuint (duel.kinds[i], >=, n_wanted / 5000);
    }
  for (guint i = 0; i < CONDITIONS; i++)
    {
      g_test_message ("%s: %u", condition_names[i], duel.conditions[i]);
      g_assert_cmpuint (duel.conditions[i], >=, n_wanted / 5000);
    }
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--decisions"))
    {
      n_wanted = g_ascii_strtoull (argv[2], NULL, 10);
      argc = 1;
    }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/agreement", test_agreement);
  return g_test_run ();
}
