/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must be true of every state of the reference implementation (rules, section 9). */

#include "reference-private.h"

static char *
find_flaw_in_walls (const Ref *ref)
{
  const State *state = &ref->state;
  int black = 0, red = 0;

  for (int i = 0; i < ref->n_sides; i++)
    {
      black += state->wall[i] == WALL_BLACK;
      red += state->wall[i] == WALL_RED;
    }

  if (state->black_left < 0 || black + state->black_left != ref->black)
    return g_strdup_printf ("%d black walls on the board, %d in stock", black, state->black_left);
  if (state->red_left < 0 || red + state->red_left != ref->red)
    return g_strdup_printf ("%d red walls on the board, %d in stock", red, state->red_left);
  if (red > 0 && state->black_left > 0)
    return g_strdup ("Red walls while there are black ones (R16)");
  if (red > 0 && (state->phase == PHASE_CARD || state->phase == PHASE_WAY))
    return g_strdup ("A turn after that of the red walls (R41)");
  if (red > 0 && state->unmoved)
    return g_strdup ("Red walls in a turn without a move (R17)");

  return NULL;
}

static char *
find_flaw_in_governors (const Ref *ref)
{
  const State *state = &ref->state;
  int province[MAX_SPACES];
  int owner[MAX_SPACES];
  int n_provinces = ref_find_provinces (ref, province);
  int on_board[MAX_PLAYERS] = { 0 };

  for (int number = 0; number < n_provinces; number++)
    owner[number] = NONE;

  for (int i = 0; i < ref->n_spaces; i++)
    {
      int player = state->governor[i];

      if (player == NONE)
        continue;
      if (ref->space[i].symbol == NONE)
        return g_strdup_printf ("A governor on the plain space %s", ref->space[i].name);
      if (owner[province[i]] != NONE && owner[province[i]] != player)
        return g_strdup_printf ("Two owners in the province of %s (R26)", ref->space[i].name);
      owner[province[i]] = player;
      on_board[player]++;
    }

  for (int player = 0; player < ref->n_players; player++)
    if (state->unused[player] < 0 || on_board[player] + state->unused[player] != N_GOVERNORS)
      return g_strdup_printf ("Player %d has %d governors on the board, %d off it", player + 1,
                              on_board[player], state->unused[player]);

  return NULL;
}

static char *
find_flaw_in_cards (const Ref *ref)
{
  const State *state = &ref->state;

  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    {
      int n = state->discards[symbol] + state->paid[symbol];

      if (state->discards[symbol] < 0 || state->paid[symbol] < 0)
        return g_strdup_printf ("Fewer than no cards %c", SYMBOLS[symbol]);

      for (int player = 0; player < ref->n_players; player++)
        {
          n += state->hand[player][symbol];
          if (state->known[player][symbol] < 0
              || state->known[player][symbol] > state->hand[player][symbol])
            return g_strdup_printf ("Player %d has %d cards %c, known are %d", player + 1,
                                    state->hand[player][symbol], SYMBOLS[symbol],
                                    state->known[player][symbol]);
        }
      for (int place = 0; place < N_PLACES; place++)
        n += state->face_up[place] == symbol;
      for (int i = 0; i < state->n_supply; i++)
        n += state->supply[i] == symbol;

      if (n != CARDS_EACH)
        return g_strdup_printf ("There are %d cards %c", n, SYMBOLS[symbol]);
    }

  return NULL;
}

/* NULL, or what is wrong with the state. */
char *
ref_find_flaw (const Ref *ref)
{
  char *flaw = find_flaw_in_walls (ref);

  if (flaw == NULL)
    flaw = find_flaw_in_governors (ref);
  if (flaw == NULL)
    flaw = find_flaw_in_cards (ref);
  if (flaw == NULL && ref->state.phase == PHASE_WAY
      && !ref_way_exists (ref, ref->state.way_symbol))
    flaw = g_strdup ("No way is allowed (R16)");

  return flaw;
}

static char *
find_change_for_the_worse (const Ref *ref)
{
  for (int i = 0; i < ref->n_sides; i++)
    if (ref->checked.wall[i] != WALL_NONE && ref->checked.wall[i] != ref->state.wall[i])
      return g_strdup_printf ("The wall on %s has gone or changed (R26)", ref->side[i].name);

  for (int player = 0; player < ref->n_players; player++)
    if (ref->state.score[player] < ref->checked.score[player])
      return g_strdup_printf ("The score of player %d fell", player + 1);

  return NULL;
}

/* NULL, or the broken invariant; numbers that only grow are compared with the last check. */
char *
ref_check (Ref *ref)
{
  char *flaw;

  g_return_val_if_fail (ref != NULL, NULL);

  flaw = ref_find_flaw (ref);
  if (flaw == NULL && ref->checked.turn != 0)
    flaw = find_change_for_the_worse (ref);
  ref->checked = ref->state;

  return flaw;
}
