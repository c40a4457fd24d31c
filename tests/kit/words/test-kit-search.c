/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words are found in any of their forms, with or without accents, the best first. */

#include "kit/words/kit-search.h"

static guint
match (const char *words,
       const char *text)
{
  g_autoptr (KitSearch) search = kit_search_new (words);

  return kit_search_match (search, text);
}

/* In the four languages of the program: a word that somebody types, and one of a text. */
static void
test_forms (void)
{
  static const struct { const char *words; const char *text; } rows[] = {
    { "taking over", "Take a province over" }, { "take over", "by taking a province over" },
    { "tax", "Levy taxes" }, { "taxes", "A tax is levied" }, { "levies", "Levy taxes" },
    { "WALL", "the walls." }, { "occupation", "Occupied provinces" }, { "card", "cards" },
    { "reprendre", "Le joueur reprend une province" }, { "reprend", "Reprendre une province" },
    { "impots", "Collecter les impôts" }, { "impôt", "LES IMPOTS" }, { "collecte", "collectez-y" },
    { "imposte", "Riscuoti un’imposta" }, { "citta", "Una città vale due punti" },
    { "governatore", "i governatori" }, { "mura", "un muro" },
    { "gobernador", "los gobernadores" }, { "ano", "un año" }, { "comercio", "comerciar" },
    { "12", "12 Each side of his route" },
  };
  static const struct { const char *words; const char *text; } others[] = {
    { "tax", "a table" }, { "wall", "a way" }, { "1", "12 Each side" },
    { "taking over", "Take a card" }, { "robber", "a road" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (match (rows[i].words, rows[i].text) == 0)
      g_error ("“%s” is not found in “%s”", rows[i].words, rows[i].text);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (match (others[i].words, others[i].text) > 0)
      g_error ("“%s” is found in “%s”", others[i].words, others[i].text);
}

static void
test_rank (void)
{
  g_autoptr (KitSearch) none = kit_search_new (" …");

  g_assert_cmpuint (match ("tax", "one tax"), >, match ("tax", "all taxes"));
  g_assert_cmpuint (match ("taxes", "all taxes"), >, match ("taxes", "one tax"));
  g_assert_cmpuint (match ("levy tax", "levy a tax"), >, match ("tax", "levy a tax"));
  g_assert_true (kit_search_is_empty (none));
}

/* A slip of the pen comes nearer to what was meant than to anything else. */
static void
test_compare (void)
{
  g_autoptr (KitSearch) search = kit_search_new ("govenor");

  g_assert_cmpuint (kit_search_match (search, "a building"), ==, 0);
  g_assert_cmpuint (kit_search_compare (search, "Take a governor back"), >,
                    kit_search_compare (search, "Levy taxes in a province"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-search/forms", test_forms);
  g_test_add_func ("/kit-search/rank", test_rank);
  g_test_add_func ("/kit-search/compare", test_compare);
  return g_test_run ();
}
