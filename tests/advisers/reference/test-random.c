/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games: the invariants hold after each decision, and nothing but the legal is done. */

#include "test-reference.h"

#include <string.h>

#define DECISIONS_MOST 5000

static const char *const phases[] = {
  "dice", "drop", "robber", "bid", "forfeit", "pay", "build", "roads", "answer", "choose", "over",
};

static const char *const kinds[] = {
  ".",    "bank", "bid",  "buy",    "city", "drop", "knight", "monopoly", "no",  "none",    "offer",
  "pass", "pay",  "plenty", "rob",  "road", "roads", "roll",  "village",  "with", "yes",
};

/* What was met in all games. */
typedef struct
{
  int decisions;
  int games;
  int persepolis;
  int fourteen;
  int longest_list;
  int phases[G_N_ELEMENTS (phases)];
  int kinds[G_N_ELEMENTS (kinds)];
} Count;

/* ---- Chance ---- */

/* A number from 0 to n - 1 (xorshift64*). */
static int
draw (guint64 *seed,
      int      n)
{
  *seed ^= *seed >> 12;
  *seed ^= *seed << 25;
  *seed ^= *seed >> 27;

  return (int) ((*seed * G_GUINT64_CONSTANT (2685821657736338717) >> 33) % (guint64) n);
}

static void
shuffle (guint64 *seed,
         char    *text)
{
  for (int i = (int) strlen (text) - 1; i > 0; i--)
    {
      int other = draw (seed, i + 1);
      char letter = text[i];

      text[i] = text[other];
      text[other] = letter;
    }
}

static char *
repeat (const char *letters,
        const int  *numbers)
{
  GString *string = g_string_new (NULL);

  for (int i = 0; letters[i] != '\0'; i++)
    for (int j = 0; j < numbers[i]; j++)
      g_string_append_c (string, letters[i]);

  return g_string_free (string, FALSE);
}

static void
deal (AdvRef  *ref,
      guint64 *seed,
      int      players)
{
  static const int each[] = { 0, 0, 10, 15, 19 }; /* Q3 */
  int n = each[players];
  g_autofree char *supply = repeat ("BWHLO", (const int[]) { n, n, n, n, n });
  g_autofree char *development = repeat ("KVRPM", (const int[]) { 14, 5, 2, 2, 2 });
  g_autofree char *tokens = repeat ("hbts", (const int[]) { 7, 7, 7, 7 });

  shuffle (seed, supply);
  shuffle (seed, development);
  shuffle (seed, tokens);
  adv_ref_deal (ref, supply, development, tokens);
}

/* The dice of a roll, or a card of the robbed hand, in a text of 3 bytes. */
static void
draw_chance (AdvRef     *ref,
             guint64    *seed,
             const char *word,
             char       *chance)
{
  memset (chance, 0, 3);
  if (strcmp (word, "roll") == 0)
    {
      chance[0] = '1' + draw (seed, 6);
      chance[1] = '1' + draw (seed, 6);
    }
  else if (test_robs (word))
    {
      g_autofree char *value = test_get_value (ref, "Hands");
      g_auto (GStrv) hands = g_strsplit (value, " ", -1);
      const char *hand = hands[strchr (word, '>')[1] - '1'];

      chance[0] = hand[draw (seed, (int) strlen (hand))];
    }
}

/* ---- Decisions ---- */

static char *
get_kind (const char *word)
{
  return g_strndup (word, strcspn (word, ":"));
}

/* A kind of decision first, then one of this kind. An eager player builds if he can. */
static const char *
draw_word (guint64 *seed,
           char   **words,
           gboolean eager)
{
  int first[32], n = 0;
  int last;

  for (int i = 0; words[i] != NULL; i++)
    {
      gsize length = strcspn (words[i], ":");

      if (i == 0 || strcspn (words[i - 1], ":") != length ||
          strncmp (words[i - 1], words[i], length) != 0)
        first[n++] = i;
    }
  first[n] = (int) g_strv_length (words);
  last = draw (seed, n);
  for (int i = 0; i < n && eager; i++)
    if (g_str_has_prefix (words[first[i]], "village:") || strcmp (words[first[i]], "buy") == 0 ||
        g_str_has_prefix (words[first[i]], "city:") || g_str_has_prefix (words[first[i]], "knight"))
      last = i;

  return words[first[last] + draw (seed, first[last + 1] - first[last])];
}

static void
count_in (const char *const *names,
          int                n,
          const char        *name,
          int               *counts)
{
  for (int i = 0; i < n; i++)
    if (strcmp (names[i], name) == 0)
      {
        counts[i]++;
        return;
      }
  g_error ("there is no %s", name);
}

static void
count_decision (Count      *count,
                AdvRef     *ref,
                const char *word)
{
  g_autofree char *phase = test_get_value (ref, "Phase");
  g_autofree char *kind = get_kind (word);

  count->decisions++;
  count_in (phases, G_N_ELEMENTS (phases), phase, count->phases);
  count_in (kinds, G_N_ELEMENTS (kinds), kind, count->kinds);
}

/* ---- What must be true at any time ---- */

/* What is not legal is refused, and changes nothing. */
static void
assert_refuses (AdvRef *ref,
                char  **words)
{
  static const char *const others[] = {
    "",       ".",    "roll",    "pass",  "bid:0",   "bid:9999", "yes",        "no",     "none",
    "with:1", "buy",  "roads",   "pay:",  "drop:",   "rob:h3",   "rob:a0",     "knight:", "road:",
    "bank:>", "city", "offer:>", "plenty:", "village:b3s>", "monopoly:G", "monopoly:", "drop:BB ",
  };
  g_autofree char *before = adv_ref_position (ref);
  g_autofree char *after = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (!g_strv_contains ((const char *const *) words, others[i]))
        g_assert_false (adv_ref_apply (ref, others[i], "11"));
    }
  after = adv_ref_position (ref);
  g_assert_cmpstr (before, ==, after);
}

/* Up to the lines on what is known, which a position does not hold. */
static void
cut_known (char *text)
{
  *strstr (text, "\nLeast=") = '\0';
}

/* A position that can be read is the same when it is read, and its decisions too. */
static void
assert_reads (AdvRef *ref,
              AdvRef *copy,
              char  **words)
{
  g_autofree char *phase = test_get_value (ref, "Phase");
  g_autofree char *text = adv_ref_position (ref);
  g_autofree char *fault = NULL;
  g_autofree char *again = NULL;
  g_auto (GStrv) others = NULL;

  if (strcmp (phase, "dice") != 0 && strcmp (phase, "build") != 0)
    return;

  g_assert_true (adv_ref_set_position (copy, text));
  fault = adv_ref_check (copy);
  g_assert_cmpstr (fault, ==, NULL);
  again = adv_ref_position (copy);
  cut_known (text);
  cut_known (again);
  g_assert_cmpstr (text, ==, again);
  others = adv_ref_legal (copy);
  g_assert_true (g_strv_equal ((const char *const *) words, (const char *const *) others));
}

/* ---- Games ---- */

static void
end_game (AdvRef *ref,
          Count  *count)
{
  g_autofree char *alexander = test_get_value (ref, "Alexander");
  g_autofree char *winners = test_get_value (ref, "Winners");
  g_autofree char *player = test_get_value (ref, "Player");

  count->games++;
  count->phases[G_N_ELEMENTS (phases) - 1]++;
  g_assert_cmpstr (winners, !=, "");
  if (strcmp (alexander, "56") == 0)
    count->persepolis++;
  else
    {
      count->fourteen++;
      g_assert_cmpstr (winners, ==, player);
    }
}

static void
play_game (AdvRef  *ref,
           AdvRef  *copy,
           guint64 *seed,
           gboolean eager,
           Count   *count)
{
  for (int i = 0; i < DECISIONS_MOST; i++)
    {
      g_auto (GStrv) words = adv_ref_legal (ref);
      g_autofree char *fault = NULL;
      const char *word;
      char chance[3];

      if (words[0] == NULL)
        {
          end_game (ref, count);
          return;
        }
      word = draw_word (seed, words, eager);
      count->longest_list = MAX (count->longest_list, (int) g_strv_length (words));
      count_decision (count, ref, word);
      if (i % 50 == 0)
        assert_refuses (ref, words);
      if (i % 10 == 0)
        assert_reads (ref, copy, words);
      draw_chance (ref, seed, word, chance);
      g_assert_true (adv_ref_apply (ref, word, chance[0] != '\0' ? chance : NULL));
      fault = adv_ref_check (ref);
      if (fault != NULL)
        g_error ("after %s: %s", word, fault);
    }
  g_error ("the game does not end");
}

static void
test_random_games (void)
{
  static const int options[][2] = { { 0, 4 }, { 8, 4 }, { 0, 0 }, { 8, 9 } };
  guint64 seed = 20261120;
  Count count = { 0 };

  for (int i = 0; i < 36; i++)
    {
      int players = 2 + i % 3;
      const int *option = options[i / 3 % 4];
      g_autoptr (AdvRef) ref = test_new (players, option[0], option[1]);
      g_autoptr (AdvRef) copy = test_new (players, option[0], option[1]);

      deal (ref, &seed, players);
      play_game (ref, copy, &seed, i % 2 == 1, &count);
    }

  g_test_message ("%d decisions in %d games, %d at Persepolis, %d by points, at most %d legal",
                  count.decisions, count.games, count.persepolis, count.fourteen,
                  count.longest_list);
  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    g_test_message ("phase %s: %d", phases[i], count.phases[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_test_message ("kind %s: %d", kinds[i], count.kinds[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    g_assert_cmpint (count.phases[i], >, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpint (count.kinds[i], >, 0);
  g_assert_cmpint (count.persepolis, >, 0);
  g_assert_cmpint (count.fourteen, >, 0);
}

void
test_add_random (void)
{
  g_test_add_func ("/advisers-reference/random-games", test_random_games);
}
