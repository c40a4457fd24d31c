/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outcomes of chance: streams, numbers, several with one number, copies. */

#include "kit/rules/kit-chance.h"

#include <string.h>

/* Adds an outcome that is a text. */
static void
add (KitChance  *chance,
     guint       stream,
     guint       number,
     const char *text)
{
  kit_chance_add (chance, stream, number, (const guint8 *) text, strlen (text));
}

static void
check (const KitChance *chance,
       guint            stream,
       guint            number,
       guint            nth,
       const char      *expected)
{
  guint n = G_MAXUINT;
  const guint8 *bytes = kit_chance_get (chance, stream, number, nth, &n);

  if (expected == NULL)
    g_assert_null (bytes);
  else
    g_assert_cmpmem (bytes, n, expected, strlen (expected));
}

static void
test_empty (void)
{
  g_autoptr (KitChance) chance = kit_chance_new ();

  check (chance, 0, 0, 0, NULL);
  check (chance, 7, 9, 3, NULL);
}

/* The same numbers in two streams do not touch each other. */
static void
test_streams (void)
{
  g_autoptr (KitChance) chance = kit_chance_new ();

  add (chance, 1, 0, "b0");
  add (chance, 0, 1, "a1");
  add (chance, G_MAXUINT16, 0, "z0");
  add (chance, 0, 0, "a0");
  add (chance, 1, 1, "b1");
  check (chance, 0, 0, 0, "a0");
  check (chance, 0, 1, 0, "a1");
  check (chance, 0, 2, 0, NULL);
  check (chance, 1, 0, 0, "b0");
  check (chance, 1, 1, 0, "b1");
  check (chance, 2, 0, 0, NULL);
  check (chance, G_MAXUINT16, 0, 0, "z0");
  check (chance, G_MAXUINT16, 1, 0, NULL);
}

/* Numbers may come in any order and with gaps. */
static void
test_numbers (void)
{
  static const guint order[] = { 40, 3, 100, 0, 7, 99, 2 };
  g_autoptr (KitChance) chance = kit_chance_new ();

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", order[i]);

      add (chance, 3, order[i], text);
    }
  for (guint number = 0; number < 110; number++)
    {
      g_autofree char *text = g_strdup_printf ("%u", number);
      gboolean there = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (order); i++)
        there |= order[i] == number;
      check (chance, 3, number, 0, there ? text : NULL);
      check (chance, 3, number, 1, NULL);
    }
}

/* Those with one number come in the order in which they were added. */
static void
test_several (void)
{
  g_autoptr (KitChance) chance = kit_chance_new ();

  add (chance, 0, 5, "first");
  add (chance, 0, 6, "next");
  add (chance, 0, 5, "second");
  add (chance, 0, 4, "before");
  add (chance, 0, 5, "third");
  check (chance, 0, 5, 0, "first");
  check (chance, 0, 5, 1, "second");
  check (chance, 0, 5, 2, "third");
  check (chance, 0, 5, 3, NULL);
  check (chance, 0, 4, 0, "before");
  check (chance, 0, 4, 1, NULL);
  check (chance, 0, 6, 0, "next");
}

static void
test_sizes (void)
{
  g_autoptr (KitChance) chance = kit_chance_new ();
  char longest[KIT_MAX_OUTCOME + 1] = "";

  memset (longest, 'x', KIT_MAX_OUTCOME);
  add (chance, 0, 0, longest);
  add (chance, 0, 1, "");
  check (chance, 0, 0, 0, longest);
  check (chance, 0, 1, 0, "");
}

/* What is added to one of the two is not added to the other. */
static void
test_copy (void)
{
  g_autoptr (KitChance) chance = kit_chance_new ();
  g_autoptr (KitChance) copy = NULL;

  add (chance, 0, 0, "both");
  add (chance, 0, 0, "both again");
  copy = kit_chance_copy (chance);
  add (chance, 0, 1, "one");
  add (copy, 0, 2, "other");
  check (copy, 0, 0, 0, "both");
  check (copy, 0, 0, 1, "both again");
  check (copy, 0, 1, 0, NULL);
  check (copy, 0, 2, 0, "other");
  check (chance, 0, 1, 0, "one");
  check (chance, 0, 2, 0, NULL);
}

static gboolean
is_long (const KitOutcome *outcome,
         gconstpointer     data)
{
  return outcome->n >= *(const guint *) data;
}

/* Takes the first outcome of a number that has @least bytes; what was made is "made". */
static void
check_take (KitChance  *chance,
            guint       number,
            guint       least,
            const char *expected,
            gboolean    made)
{
  KitOutcome outcome = { 0, 4, number, "made" };

  kit_chance_take (chance, &outcome, is_long, &least);
  g_assert_cmpmem (outcome.bytes, outcome.n, expected, strlen (expected));
  g_assert_cmpint (outcome.made, ==, made);
}

/* The first that fits is taken; if there is none, what was made is noted. */
static void
test_take (void)
{
  g_autoptr (KitChance) chance = kit_chance_new ();
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (KitOutcome));

  check_take (NULL, 0, 0, "made", FALSE);
  add (chance, 0, 1, "a");
  add (chance, 0, 1, "b b");
  add (chance, 1, 0, "another stream");
  kit_chance_set_taken (chance, taken);
  check_take (chance, 1, 0, "a", FALSE);
  check_take (chance, 1, 2, "b b", FALSE);
  check_take (chance, 1, 4, "made", TRUE);
  check_take (chance, 0, 0, "made", TRUE);
  kit_chance_set_taken (chance, NULL);
  check_take (chance, 1, 0, "a", FALSE);
  check (chance, 0, 0, 0, "made");
  check (chance, 0, 1, 2, "made");
  check (chance, 0, 1, 3, NULL);
  g_assert_cmpuint (taken->len, ==, 4);
  for (guint i = 0; i < taken->len; i++)
    g_assert_cmpuint (g_array_index (taken, KitOutcome, i).number, ==, i < 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-chance/empty", test_empty);
  g_test_add_func ("/kit-chance/streams", test_streams);
  g_test_add_func ("/kit-chance/numbers", test_numbers);
  g_test_add_func ("/kit-chance/several", test_several);
  g_test_add_func ("/kit-chance/sizes", test_sizes);
  g_test_add_func ("/kit-chance/copy", test_copy);
  g_test_add_func ("/kit-chance/take", test_take);
  return g_test_run ();
}
