/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal decisions of the reference implementation. */

#include "reference-private.h"

#include <stdlib.h>
#include <string.h>

/* ---- The move of Alexander ---- */

/* R7 */
static gboolean
space_is_available (const Ref *ref,
                    int        space)
{
  if (ref->space[space].symbol == NONE || ref->state.governor[space] != NONE)
    return FALSE;

  for (int k = 0; k < 3; k++)
    if (ref->state.wall[ref->space[space].side[k]] != WALL_NONE
        || ref->space[space].point[k] == ref->state.alexander)
      return FALSE;

  return TRUE;
}

/* R15: no available space shows the symbol. */
static gboolean
symbol_is_dead (const Ref *ref,
                int        symbol)
{
  for (int i = 0; i < ref->n_spaces; i++)
    if (ref->space[i].symbol == symbol && space_is_available (ref, i))
      return FALSE;

  return TRUE;
}

/* R8. A point that cannot be reached is infinitely far. */
static int
find_distance (const Ref *ref,
               const int  distance[],
               int        space)
{
  int nearest = G_MAXINT;

  for (int k = 0; k < 3; k++)
    if (distance[ref->space[space].point[k]] != NONE)
      nearest = MIN (nearest, distance[ref->space[space].point[k]]);

  return nearest;
}

/* Marks the points of the spaces that the symbol allows: the closest available ones (R9, R10), or,
 * for the Italian joker, all available ones. */
static void
mark_ends (const Ref *ref,
           const int  distance[],
           int        symbol,
           gboolean   closest_only,
           gboolean   end[])
{
  int closest = G_MAXINT;

  for (int i = 0; i < ref->n_spaces; i++)
    if (ref->space[i].symbol == symbol && space_is_available (ref, i))
      closest = MIN (closest, find_distance (ref, distance, i));

  for (int i = 0; i < ref->n_spaces; i++)
    if (ref->space[i].symbol == symbol && space_is_available (ref, i)
        && (!closest_only || find_distance (ref, distance, i) == closest))
      for (int k = 0; k < 3; k++)
        end[ref->space[i].point[k]] = TRUE;
}

/* Where Alexander may end with a card: R9, R10, and R15 when it is a joker. */
static void
find_ends (const Ref *ref,
           const int  distance[],
           int        symbol,
           gboolean   end[])
{
  for (int i = 0; i < ref->n_points; i++)
    end[i] = FALSE;

  if (!symbol_is_dead (ref, symbol))
    mark_ends (ref, distance, symbol, TRUE, end);
  else
    for (int other = 0; other < N_SYMBOLS; other++)
      mark_ends (ref, distance, other, ref->joker != JOKER_ANY, end);
}

static char *
name_way (const Ref *ref,
          const int  way[],
          int        length)
{
  GString *name = g_string_new (NULL);

  for (int i = 0; i <= length; i++)
    {
      g_string_append (name, i == 0 ? "" : "-");
      g_string_append (name, ref->point[way[i]].name);
    }

  return g_string_free (name, FALSE);
}

/* R11, R16: goes back from way[at], which is `at` sides from Alexander, to Alexander, one side
 * nearer with each step, and lists every way that needs no more walls than there are. Without a
 * list it stops at the first way and returns TRUE. */
static gboolean
walk_back (const Ref *ref,
           const int  distance[],
           int        way[],
           int        at,
           int        length,
           int        new_walls,
           GPtrArray *list)
{
  const Point *point = &ref->point[way[at]];

  if (new_walls > ref->state.black_left + ref->state.red_left)
    return FALSE;

  if (at == 0)
    {
      if (list != NULL)
        g_ptr_array_add (list, name_way (ref, way, length));
      return list == NULL;
    }

  for (int k = 0; k < point->n_sides; k++)
    {
      int before = ref_other_end (ref, point->side[k], way[at]);
      int more = ref->state.wall[point->side[k]] == WALL_NONE ? 1 : 0;

      way[at - 1] = before;
      if (distance[before] == at - 1
          && walk_back (ref, distance, way, at - 1, length, new_walls + more, list))
        return TRUE;
    }

  return FALSE;
}

static gboolean
list_ways (const Ref *ref,
           int        symbol,
           GPtrArray *list)
{
  int distance[MAX_POINTS];
  gboolean end[MAX_POINTS];
  int way[MAX_POINTS];

  ref_measure (ref, ref->state.alexander, distance);
  find_ends (ref, distance, symbol, end);

  for (int i = 0; i < ref->n_points; i++)
    if (end[i] && distance[i] != NONE)
      {
        way[distance[i]] = i;
        if (walk_back (ref, distance, way, distance[i], distance[i], 0, list))
          return TRUE;
      }

  return FALSE;
}

/* Whether some way is possible with a card of this symbol, as a joker if it is dead (R16). */
gboolean
ref_way_exists (const Ref *ref,
                int        symbol)
{
  return list_ways (ref, symbol, NULL);
}

/* ---- The card ---- */

static gboolean
all_face_up_cards_are_dead (const Ref *ref)
{
  for (int place = 0; place < N_PLACES; place++)
    if (ref->state.face_up[place] != NONE && !symbol_is_dead (ref, ref->state.face_up[place]))
      return FALSE;

  return TRUE;
}

/* R9, R15, R16 */
static gboolean
may_choose_face_up (const Ref *ref,
                    int        symbol)
{
  if (symbol_is_dead (ref, symbol) && ref->joker != JOKER_EACH
      && !all_face_up_cards_are_dead (ref))
    return FALSE;

  return ref_way_exists (ref, symbol);
}

/* R14, and the option SpecialRefresh: one face-up card of the player's choice is discarded too. */
static void
list_special_moves (const Ref *ref,
                    int        symbol,
                    GPtrArray *list)
{
  gboolean refreshed = FALSE;

  for (int place = 0; ref->special_refresh && place < N_PLACES; place++)
    if (ref->state.face_up[place] != NONE)
      {
        g_ptr_array_add (list, g_strdup_printf ("%c*/%c", SYMBOLS[symbol],
                                                SYMBOLS[ref->state.face_up[place]]));
        refreshed = TRUE;
      }

  if (!refreshed)
    g_ptr_array_add (list, g_strdup_printf ("%c*", SYMBOLS[symbol]));
}

static void
list_cards (const Ref *ref,
            GPtrArray *list)
{
  const int *hand = ref->state.hand[ref->state.player];

  for (int place = 0; place < N_PLACES; place++)
    if (ref->state.face_up[place] != NONE && may_choose_face_up (ref, ref->state.face_up[place]))
      g_ptr_array_add (list, g_strdup_printf ("%c", SYMBOLS[ref->state.face_up[place]]));

  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    if (hand[symbol] > 0 && !symbol_is_dead (ref, symbol) && ref_way_exists (ref, symbol))
      list_special_moves (ref, symbol, list);

  if (list->len == 0) /* R17 */
    g_ptr_array_add (list, g_strdup ("-"));
}

/* ---- The actions ---- */

static char *
name_occupation (const Ref *ref,
                 const int  chosen[],
                 int        n_chosen)
{
  GString *name = g_string_new ("@");

  for (int i = 0; i < n_chosen; i++)
    {
      g_string_append (name, i == 0 ? "" : ",");
      g_string_append (name, ref->space[chosen[i]].name);
    }

  return g_string_free (name, FALSE);
}

static gboolean
hand_covers (const Ref *ref,
             const int  price[N_SYMBOLS])
{
  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    if (price[symbol] > ref->state.hand[ref->state.player][symbol])
      return FALSE;

  return TRUE;
}

/* R22: adds one more governor on each symbol space after the last one. The price is what has to be
 * paid with the governors chosen so far. */
static void
choose_governors (const Ref *ref,
                  const int  spaces[],
                  int        n_spaces,
                  int        from,
                  int        chosen[N_GOVERNORS],
                  int        n_chosen,
                  int        price[N_SYMBOLS],
                  GPtrArray *list)
{
  if (n_chosen > 0 && hand_covers (ref, price))
    g_ptr_array_add (list, name_occupation (ref, chosen, n_chosen));
  if (n_chosen == ref->state.unused[ref->state.player])
    return;

  for (int i = from; i < n_spaces; i++)
    {
      int symbol = ref->space[spaces[i]].symbol;

      chosen[n_chosen] = spaces[i];
      price[symbol]--;
      choose_governors (ref, spaces, n_spaces, i + 1, chosen, n_chosen + 1, price, list);
      price[symbol]++;
    }
}

/* R21 to R24, for one province. */
static void
list_occupations (const Ref *ref,
                  const int  province[],
                  int        number,
                  GPtrArray *list)
{
  const State *state = &ref->state;
  int spaces[MAX_SPACES], n_spaces = 0;
  int price[N_SYMBOLS] = { 0 };
  int chosen[N_GOVERNORS];

  for (int i = 0; i < ref->n_spaces; i++)
    {
      if (province[i] != number || ref->space[i].symbol == NONE)
        continue;
      if (state->governor[i] == state->player) /* R23 */
        return;
      if (state->governor[i] != NONE) /* R24 */
        price[ref->space[i].symbol] += 2;
      price[ref->space[i].symbol]++;
      spaces[n_spaces++] = i;
    }

  /* Governors cannot replace so many cards: no need to try the choices of spaces. */
  if (ref_count_cards (price) - state->unused[state->player]
      > ref_count_cards (state->hand[state->player]))
    return;

  choose_governors (ref, spaces, n_spaces, 0, chosen, 0, price, list);
}

/* R27 */
static void
list_levies (const Ref *ref,
             GPtrArray *list)
{
  const State *state = &ref->state;

  if (state->levied)
    return;

  for (int i = 0; i < ref->n_spaces; i++)
    if (state->governor[i] == state->player
        && state->hand[state->player][ref->space[i].symbol] > 0)
      g_ptr_array_add (list, g_strdup_printf ("$%c", SYMBOLS[ref->space[i].symbol]));
}

static void
list_actions (const Ref *ref,
              GPtrArray *list)
{
  const State *state = &ref->state;
  int province[MAX_SPACES];
  int n_provinces = ref_find_provinces (ref, province);

  g_ptr_array_add (list, g_strdup ("."));

  if (state->n_supply > 0 || ref_count_cards (state->discards) > 0) /* R18, R19 */
    g_ptr_array_add (list, g_strdup ("+"));
  for (int place = 0; place < N_PLACES; place++)
    if (state->face_up[place] != NONE)
      g_ptr_array_add (list, g_strdup_printf ("+%c", SYMBOLS[state->face_up[place]]));

  for (int number = 0; number < n_provinces; number++)
    list_occupations (ref, province, number, list);

  list_levies (ref, list);

  for (int i = 0; i < ref->n_spaces; i++) /* R29 */
    if (state->governor[i] == state->player)
      g_ptr_array_add (list, g_strdup_printf ("^%s", ref->space[i].name));
}

/* ---- The compensation ---- */

/* R25: every choice of `owed` cards among those from `symbol` on. */
static void
list_compensations (const Ref *ref,
                    int        symbol,
                    int        owed,
                    int        given[N_SYMBOLS],
                    GPtrArray *list)
{
  if (symbol == N_SYMBOLS)
    {
      if (owed == 0)
        {
          GString *name = g_string_new (">");

          ref_append_cards (name, given);
          g_ptr_array_add (list, g_string_free (name, FALSE));
        }
      return;
    }

  for (int n = 0; n <= MIN (owed, ref->state.paid[symbol]); n++)
    {
      given[symbol] = n;
      list_compensations (ref, symbol + 1, owed - n, given, list);
    }
}

static int
compare_tokens (const void *a,
                const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Sorts the list and makes it a NULL-terminated array without doubles. */
static char **
finish_list (GPtrArray *list)
{
  g_autoptr (GPtrArray) tokens = list;
  GPtrArray *legal = g_ptr_array_new ();

  if (tokens->len > 0)
    qsort (tokens->pdata, tokens->len, sizeof (char *), compare_tokens);
  for (guint i = 0; i < tokens->len; i++)
    if (legal->len > 0 && strcmp (legal->pdata[legal->len - 1], tokens->pdata[i]) == 0)
      g_free (tokens->pdata[i]);
    else
      g_ptr_array_add (legal, tokens->pdata[i]);
  g_ptr_array_add (legal, NULL);

  return (char **) g_ptr_array_free (legal, FALSE);
}

/* The legal decisions as tokens, sorted bytewise, none twice. */
char **
ref_legal (Ref *ref)
{
  GPtrArray *list;
  int given[N_SYMBOLS];

  g_return_val_if_fail (ref != NULL, NULL);

  list = g_ptr_array_new ();
  switch (ref->state.phase)
    {
    case PHASE_CARD:
      list_cards (ref, list);
      break;
    case PHASE_WAY:
      list_ways (ref, ref->state.way_symbol, list);
      break;
    case PHASE_ACTIONS:
      list_actions (ref, list);
      break;
    case PHASE_COMPENSATION:
      list_compensations (ref, 0, ref->state.owed, given, list);
      break;
    case PHASE_OVER:
    default:
      break;
    }

  return finish_list (list);
}
