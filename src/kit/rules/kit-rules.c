/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from the rules of a game, where a game does not answer it by itself. */

#include "kit-rules.h"

#include <string.h>

/** kit_rules_get_winners: the set of seats that have won, a bit each; before the end, those with
    the most points. */
guint
kit_rules_get_winners (const KitRules *rules,
                       gconstpointer   state)
{
  const KitHead *head = kit_rules_head (state);
  int most = G_MININT;
  guint winners = 0;

  if (rules->get_winners != NULL && head->over)
    return rules->get_winners (state);
  for (guint i = 0; i < head->n_players; i++)
    most = MAX (most, rules->get_score (state, i));
  for (guint i = 0; i < head->n_players; i++)
    winners |= (rules->get_score (state, i) == most) << i;
  return winners;
}

static gboolean
count_one (gconstpointer decision,
           gpointer      n)
{
  ++*(guint *) n;
  return TRUE;
}

/** kit_rules_count: the number of legal decisions. */
guint
kit_rules_count (const KitRules *rules,
                 gconstpointer   state,
                 gconstpointer   board)
{
  guint n = 0;

  if (rules->count != NULL)
    return rules->count (state, board);
  rules->walk (state, board, count_one, &n);
  return n;
}

typedef struct
{
  gsize    size;                        /* of a decision */
  guint    left;                        /* decisions before the one that is looked for */
  gpointer decision;
} Pick;

static gboolean
pick_one (gconstpointer decision,
          gpointer      data)
{
  Pick *pick = data;

  if (pick->left-- > 0)
    return TRUE;
  memcpy (pick->decision, decision, pick->size);
  return FALSE;
}

/** kit_rules_pick: the legal decision with an index, in the order of the walk; %FALSE if there are
    fewer. */
gboolean
kit_rules_pick (const KitRules *rules,
                gconstpointer   state,
                gconstpointer   board,
                guint           index,
                gpointer        decision)
{
  Pick pick = { rules->decision_size, index, decision };

  if (rules->pick != NULL)
    return rules->pick (state, board, index, decision);
  return !rules->walk (state, board, pick_one, &pick);
}

/** kit_rules_pick_any: one of the legal decisions, all equally likely; there is one. */
void
kit_rules_pick_any (const KitRules *rules,
                    gconstpointer   state,
                    gconstpointer   board,
                    BaseRandom     *random,
                    gpointer        decision)
{
  guint n = kit_rules_count (rules, state, board);

  kit_rules_pick (rules, state, board, base_random_below (random, n), decision);
}

/** kit_rules_reveals: whether a legal decision shows anybody what was hidden or not decided
    before. */
gboolean
kit_rules_reveals (const KitRules *rules,
                   gconstpointer   state,
                   gconstpointer   board,
                   gconstpointer   decision,
                   KitChance      *chance)
{
  return rules->reveals != NULL && rules->reveals (state, board, decision, chance);
}

/** kit_rules_is_equal: whether two decisions are the same: they have one word. Bytes that say
    nothing may differ. */
gboolean
kit_rules_is_equal (const KitRules *rules,
                    gconstpointer   board,
                    gconstpointer   a,
                    gconstpointer   b)
{
  char tokens[2][KIT_TOKEN_SIZE];

  if (memcmp (a, b, rules->decision_size) == 0)
    return TRUE;
  rules->write (a, board, tokens[0]);
  rules->write (b, board, tokens[1]);
  return g_str_equal (tokens[0], tokens[1]);
}
