/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hex: two players, nothing hidden, nothing left to chance: the least that a game can be. */

#include "hex-rules.h"

/** hex_start: the position that every game starts from. */
const HexState hex_start = { .turn = 1, .n_players = HEX_PLAYERS };

/* --- questions --- */

/* There are no points but one for winning. */
static int
get_score (gconstpointer state,
           guint         player)
{
  const KitHead *head = kit_rules_head (state);

  return head->over && head->player == player;
}

/* --- what is legal --- */

static gboolean
test (gconstpointer  data,
      gconstpointer  board,
      gconstpointer  decision,
      KitRefusal    *refusal)
{
  const HexState *state = data;

  *refusal = (KitRefusal) { 0 };
  if (state->over)
    *refusal = (KitRefusal) { KIT_REFUSED_OVER, 3 };
  else if (state->cells[((const HexDecision *) decision)->cell] != HEX_EMPTY)
    *refusal = (KitRefusal) { HEX_REFUSED_OCCUPIED, 2 };
  return refusal->reason == 0;
}

static gboolean
walk (gconstpointer state,
      gconstpointer board,
      KitVisit      visit,
      gpointer      data)
{
  KitRefusal refusal;

  for (HexDecision decision = { 0 }; decision.cell < HEX_CELLS; decision.cell++)
    if (test (state, board, &decision, &refusal) && !visit (&decision, data))
      return FALSE;
  return TRUE;
}

/* --- what a decision does --- */

/* Whether stones of @player lead from this one to their far side; takes away those that it has
   come by. */
static gboolean
leads_across (HexState *state,
              guint     player,
              int       column,
              int       row)
{
  static const struct { int column, row; } steps[] = {
    { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, -1 }, { -1, 1 }
  };
  guint8 *cell;

  if (column < 0 || column == HEX_SIZE || row < 0 || row == HEX_SIZE)
    return FALSE;
  cell = &state->cells[row * HEX_SIZE + column];
  if (*cell != player + 1)
    return FALSE;
  if ((player == 0 ? row : column) == HEX_SIZE - 1)
    return TRUE;
  *cell = HEX_EMPTY;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (leads_across (state, player, column + steps[i].column, row + steps[i].row))
      return TRUE;
  return FALSE;
}

/* H3; in a copy of the state. */
static gboolean
has_won (HexState state,
         guint    player)
{
  for (guint i = 0; i < HEX_SIZE; i++)
    if (leads_across (&state, player, player == 0 ? i : 0, player == 0 ? 0 : i))
      return TRUE;
  return FALSE;
}

static void
apply (gpointer       data,
       gconstpointer  board,
       gconstpointer  decision,
       KitChance     *chance)
{
  HexState *state = data;

  state->cells[((const HexDecision *) decision)->cell] = state->player + 1;
  state->over = has_won (*state, state->player);
  if (state->over)
    return;
  state->turn++;
  state->player = state->decider = !state->player;
}

/* --- what a seat may know --- */

static void
look (gpointer      view,
      gconstpointer state,
      guint         player)
{
  *(HexState *) view = *(const HexState *) state;
}

static void
deal (gconstpointer  view,
      gconstpointer  board,
      BaseRandom    *random,
      gpointer       state)
{
  *(HexState *) state = *(const HexState *) view;
}

/* --- decisions as words --- */

static void
write_token (gconstpointer decision,
             gconstpointer board,
             char          token[KIT_TOKEN_SIZE])
{
  guint cell = ((const HexDecision *) decision)->cell;

  g_snprintf (token, KIT_TOKEN_SIZE, "%c%u", 'a' + cell % HEX_SIZE, 1 + cell / HEX_SIZE);
}

/* Written again, so that each cell has one word: "c04" is none. */
static gboolean
read_token (gpointer       decision,
            gconstpointer  board,
            const char    *token)
{
  guint column = token[0] - 'a';
  guint64 row = column < HEX_SIZE ? g_ascii_strtoull (token + 1, NULL, 10) : 0;
  char word[KIT_TOKEN_SIZE];

  if (row < 1 || row > HEX_SIZE)
    return FALSE;
  *(HexDecision *) decision = (HexDecision) { (row - 1) * HEX_SIZE + column };
  write_token (decision, board, word);
  return g_str_equal (word, token);
}

const KitRules hex_rules = {
  .state_size = sizeof (HexState),
  .decision_size = sizeof (HexDecision),
  .view_size = sizeof (HexState),
  .max_players = HEX_PLAYERS,
  .over_rule = 3,
  .undo = KIT_UNDO_FREELY,
  .get_score = get_score,
  .test = test,
  .walk = walk,
  .apply = apply,
  .look = look,
  .deal = deal,
  .read = read_token,
  .write = write_token,
};
