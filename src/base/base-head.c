/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a record says about its game without being played. */

#include "base-head.h"

/** base_head_clear: frees what @head holds. */
void
base_head_clear (BaseHead *head)
{
  for (guint i = 0; i < head->n_players; i++)
    {
      g_free (head->players[i].kind);
      g_free (head->players[i].name);
    }
  g_free (head->identity);
  g_free (head->date);
  g_free (head->time);
  g_free (head->rules);
  g_free (head->turn_of);
  *head = (BaseHead) { NULL };
}

/** base_head_find_only_person: the number of the only person, from 0; -1 if there is none, or
    several. */
int
base_head_find_only_person (const BaseHead *head)
{
  int person = -1;

  for (guint i = 0; i < head->n_players; i++)
    if (g_str_equal (head->players[i].kind, "person"))
      {
        if (person >= 0)
          return -1;
        person = i;
      }
  return person;
}
