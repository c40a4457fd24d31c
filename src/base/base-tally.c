/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of games that were played to the end by one person against computers. */

#include "base-tally.h"

#include <math.h>
#include <string.h>

#define Z 1.96                          /* of a normal distribution: 95 % lie within */

static void
free_row (gpointer data)
{
  g_free (((BaseTallyRow *) data)->rivals);
  g_free (data);
}

/** base_tally_new: (transfer full): of no games. */
BaseTally *
base_tally_new (void)
{
  BaseTally *tally = g_new0 (BaseTally, 1);

  tally->rows = g_ptr_array_new_with_free_func (free_row);
  tally->fewest_turns = G_MAXUINT;
  return tally;
}

/** base_tally_free: frees @tally. */
void
base_tally_free (BaseTally *tally)
{
  g_ptr_array_unref (tally->rows);
  g_free (tally);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* (transfer full): the kinds of the other players, each once. */
static char *
list_rivals (const BaseHead *head,
             guint           person)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();

  for (guint i = 0; i < head->n_players; i++)
    if (i != person && !g_ptr_array_find_with_equal_func (kinds, head->players[i].kind, g_str_equal,
                                                          NULL))
      g_ptr_array_add (kinds, head->players[i].kind);
  g_ptr_array_sort (kinds, compare_words);
  g_ptr_array_add (kinds, NULL);
  return g_strjoinv (" ", (char **) kinds->pdata);
}

/* Where rows are in their order. */
static int
compare_row (const BaseTallyRow *row,
             guint               n_players,
             const char         *rivals)
{
  return row->n_players != n_players ? (int) row->n_players - (int) n_players
                                     : strcmp (row->rivals, rivals);
}

/* The row for such rivals, which is made if there is none. */
static BaseTallyRow *
get_row (BaseTally  *tally,
         guint       n_players,
         const char *rivals)
{
  BaseTallyRow *row;
  guint i = 0;

  while (i < tally->rows->len && compare_row (tally->rows->pdata[i], n_players, rivals) < 0)
    i++;
  if (i < tally->rows->len && compare_row (tally->rows->pdata[i], n_players, rivals) == 0)
    return tally->rows->pdata[i];
  row = g_new0 (BaseTallyRow, 1);
  row->n_players = n_players;
  row->rivals = g_strdup (rivals);
  g_ptr_array_insert (tally->rows, i, row);
  return row;
}

static void
set_interval (BaseTallyRow *row)
{
  double n = row->games;
  double share = row->wins / n;
  double middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
  double width = Z / (1 + Z * Z / n) * sqrt (share * (1 - share) / n + Z * Z / (4 * n * n));

  row->low = MAX (middle - width, 0);
  row->high = MIN (middle + width, 1);
}

/* The share of the person in the win: 0 if they have lost. */
static double
find_share (const BaseHead *head,
            guint           person)
{
  guint winners = 0;

  for (guint i = 0; i < head->n_players; i++)
    winners += head->players[i].won;
  return head->players[person].won ? 1.0 / winners : 0;
}

static void
add_deeds (BaseTally      *tally,
           const BaseHead *head,
           guint           person)
{
  for (guint i = 0; i < head->n_players; i++)
    for (guint k = 0; k < BASE_MAX_DEEDS; k++)
      if (i == person)
        tally->deeds[k] += head->players[i].deeds[k];
      else
        tally->rival_deeds[k] += (double) head->players[i].deeds[k] / (head->n_players - 1);
}

/** base_tally_add: adds a game; whether it is one that counts: it was played to the end, and one
    person has played it. */
gboolean
base_tally_add (BaseTally      *tally,
                const BaseHead *head)
{
  g_autofree char *rivals = NULL;
  int person = base_head_find_only_person (head);
  BaseTallyRow *row;
  double share;

  if (head->ending != BASE_ENDING_OVER || person < 0)
    return FALSE;
  share = find_share (head, person);
  rivals = list_rivals (head, person);
  row = get_row (tally, head->n_players, rivals);
  row->games++;
  row->wins += share;
  set_interval (row);
  tally->games++;
  tally->wins += share;
  tally->streak = head->players[person].won ? tally->streak + 1 : 0;
  tally->longest_streak = MAX (tally->longest_streak, tally->streak);
  tally->turns += head->turns;
  tally->fewest_turns = MIN (tally->fewest_turns, head->turns);
  tally->most_turns = MAX (tally->most_turns, head->turns);
  if (head->scored)
    {
      tally->scored++;
      tally->points += head->players[person].score;
      tally->most_points = MAX (tally->most_points, head->players[person].score);
    }
  add_deeds (tally, head, person);
  return TRUE;
}
