/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in texts, in any of their forms, with or without accents.

   Forms of a word begin alike and differ in their endings, in all languages that the program has:
   "take" and "taking", "reprendre" and "reprend", "imposta" and "imposte". So no dictionary is
   needed; what else begins so is found too, behind what is meant. */

#include "kit-search.h"

#include <string.h>

#define MIN_STEM 3                      /* letters that two forms of a word have in common */

/* How well a word of a text is one that is looked for. */
enum
{
  OTHER = 0,
  FORM = 1,
  BEGINNING = 3,
  SAME = 4
};

struct _KitSearch
{
  char **words;                         /* owned; in small letters without accents */
};

/* (transfer full): the words of @text, in small letters without accents. */
static char **
split (const char *text)
{
  g_autofree char *plain = g_str_to_ascii (text, NULL);

  return g_str_tokenize_and_fold (plain, NULL, NULL);
}

/* The letters with which two words begin alike. */
static gsize
count_common (const char *a,
              const char *b)
{
  gsize n = 0;

  while (a[n] != '\0' && a[n] == b[n])
    n++;
  return n;
}

static guint
match_word (const char *wanted,
            const char *word)
{
  gsize n_wanted = strlen (wanted);
  gsize n_word = strlen (word);
  gsize common = count_common (wanted, word);

  if (common == n_wanted && common == n_word)
    return SAME;
  if (g_ascii_isdigit (wanted[0]))
    return OTHER;
  if (common == n_wanted)
    return BEGINNING;
  return common >= MIN_STEM && 2 * common >= MAX (n_wanted, n_word) ? FORM : OTHER;
}

/** kit_search_new: (transfer full): a search for all of @words, numbers too. */
KitSearch *
kit_search_new (const char *words)
{
  KitSearch *search;

  g_return_val_if_fail (words != NULL, NULL);

  search = g_new (KitSearch, 1);
  search->words = split (words);
  return search;
}

/** kit_search_free: frees @search. */
void
kit_search_free (KitSearch *search)
{
  g_return_if_fail (search != NULL);

  g_strfreev (search->words);
  g_free (search);
}

/** kit_search_is_empty: whether no word is looked for. */
gboolean
kit_search_is_empty (const KitSearch *search)
{
  g_return_val_if_fail (search != NULL, TRUE);

  return search->words[0] == NULL;
}

/* How much two words are alike, of 1000: by the pairs of letters that both have. */
static guint
compare_words (const char *a,
               const char *b)
{
  gsize n_a = strlen (a);
  gsize n_b = strlen (b);
  guint n = 0;

  if (n_a < 2 || n_b < 2)
    return 0;
  for (gsize i = 0; i + 1 < n_a; i++)
    for (gsize j = 0; j + 1 < n_b; j++)
      if (a[i] == b[j] && a[i + 1] == b[j + 1])
        {
          n++;
          break;
        }
  return 2000 * n / (n_a + n_b - 2);
}

/* The sum over all words that are looked for of how well the best word of @text is that one, by
   @rate; 0 if @all are wanted and one is not there. */
static guint
sum_best (const KitSearch *search,
          const char      *text,
          guint          (*rate) (const char *wanted,
                                  const char *word),
          gboolean         all)
{
  g_auto (GStrv) words = split (text);
  guint sum = 0;

  for (char **wanted = search->words; *wanted != NULL; wanted++)
    {
      guint best = OTHER;

      for (char **word = words; *word != NULL; word++)
        best = MAX (best, rate (*wanted, *word));
      if (all && best == OTHER)
        return 0;
      sum += best;
    }
  return sum;
}

/** kit_search_match: how well @text has all the words: the more, the better; 0 if it does not have
    one of them in any form. */
guint
kit_search_match (const KitSearch *search,
                  const char      *text)
{
  g_return_val_if_fail (search != NULL && text != NULL, 0);

  return sum_best (search, text, match_word, TRUE);
}

/** kit_search_compare: how near @text comes to the words, even if it has none of them: the more,
    the nearer. */
guint
kit_search_compare (const KitSearch *search,
                    const char      *text)
{
  g_return_val_if_fail (search != NULL && text != NULL, 0);

  return sum_best (search, text, compare_words, FALSE);
}
