/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reference implementation: making one, dealing, applying a decision, and who has won. */

#include "reference-private.h"

#include <string.h>

static Joker
read_joker (const char *text)
{
  if (g_str_equal (text, "each"))
    return JOKER_EACH;
  if (g_str_equal (text, "both"))
    return JOKER_BOTH;
  if (g_str_equal (text, "any"))
    return JOKER_ANY;
  g_error ("No such value of Joker: %s", text);
}

static Compensation
read_compensation (const char *text)
{
  if (g_str_equal (text, "all"))
    return COMPENSATION_ALL;
  if (g_str_equal (text, "occupation"))
    return COMPENSATION_OCCUPATION;
  if (g_str_equal (text, "none"))
    return COMPENSATION_NONE;
  g_error ("No such value of Compensation: %s", text);
}

/* Puts all discards into the supply, in the order that was planned (R19). */
static void
reshuffle (Ref *ref)
{
  State *state = &ref->state;
  int cards[N_SYMBOLS] = { 0 };

  if (ref_count_cards (state->discards) == 0)
    return;
  if (ref->plan == NULL)
    g_error ("A reshuffle for which nothing is planned");

  g_assert (state->n_supply == 0);
  for (const char *c = ref->plan; *c != '\0'; c++)
    {
      int symbol = ref_symbol (*c);

      if (symbol == NONE || cards[symbol] == state->discards[symbol])
        g_error ("The planned reshuffle %s is no permutation of the discards", ref->plan);
      cards[symbol]++;
      state->supply[state->n_supply++] = symbol;
    }
  if (ref_count_cards (cards) != ref_count_cards (state->discards))
    g_error ("The planned reshuffle %s is no permutation of the discards", ref->plan);

  memset (state->discards, 0, sizeof state->discards);
  g_clear_pointer (&ref->plan, g_free);
}

/* The top card of the supply, or NONE when supply and discards are empty (R19). */
static int
draw_card (Ref *ref)
{
  State *state = &ref->state;
  int symbol;

  if (state->n_supply == 0)
    reshuffle (ref);
  if (state->n_supply == 0)
    return NONE;

  symbol = state->supply[0];
  state->n_supply--;
  for (int i = 0; i < state->n_supply; i++)
    state->supply[i] = state->supply[i + 1];

  return symbol;
}

/* R13, R19, R30: a refill fills every empty place, the first before the second. */
static void
refill (Ref *ref)
{
  for (int place = 0; place < N_PLACES; place++)
    if (ref->state.face_up[place] == NONE)
      ref->state.face_up[place] = draw_card (ref);
}

/* Empties the first face-up place that shows the symbol. */
static void
remove_face_up (Ref *ref,
                int  symbol)
{
  for (int place = 0; place < N_PLACES; place++)
    if (ref->state.face_up[place] == symbol)
      {
        ref->state.face_up[place] = NONE;
        return;
      }

  g_assert_not_reached ();
}

/* A face-up card goes to the hand of the player on turn; everybody has seen it (R43). */
static void
take_face_up (Ref *ref,
              int  symbol)
{
  remove_face_up (ref, symbol);
  ref->state.hand[ref->state.player][symbol]++;
  ref->state.known[ref->state.player][symbol]++;
}

/* A card leaves the hand of the player on turn, to the discards or elsewhere. Of the known cards of
 * its symbol one fewer is certain now (R43). */
static void
spend_card (Ref *ref,
            int  symbol,
            int  to[N_SYMBOLS])
{
  State *state = &ref->state;

  g_assert (state->hand[state->player][symbol] > 0);
  state->hand[state->player][symbol]--;
  if (state->known[state->player][symbol] > 0)
    state->known[state->player][symbol]--;
  to[symbol]++;
}

/* R6, R30, R41 */
static void
end_turn (Ref *ref)
{
  State *state = &ref->state;

  if (state->unmoved || state->red_left < ref->red)
    {
      state->phase = PHASE_OVER;
      return;
    }

  refill (ref);
  state->turn++;
  state->player = (state->player + 1) % ref->n_players;
  state->phase = PHASE_CARD;
  state->actions_left = 0;
  state->levied = FALSE;
}

static void
begin_actions (Ref *ref)
{
  ref->state.phase = PHASE_ACTIONS;
  ref->state.actions_left = 2;
}

static void
apply_card (Ref        *ref,
            const char *token)
{
  State *state = &ref->state;
  int symbol = ref_symbol (token[0]);

  if (g_str_equal (token, "-")) /* R17 */
    {
      state->unmoved = TRUE;
      begin_actions (ref);
      return;
    }

  if (token[1] == '\0') /* R13 */
    {
      take_face_up (ref, symbol);
      refill (ref);
    }
  else /* R14 */
    {
      spend_card (ref, symbol, state->discards);
      if (token[2] == '/') /* option SpecialRefresh */
        {
          remove_face_up (ref, ref_symbol (token[3]));
          state->discards[ref_symbol (token[3])]++;
          refill (ref);
        }
    }

  state->phase = PHASE_WAY;
  state->way_symbol = symbol;
}

/* R12, R16: one more wall, a black one while there are any. */
static void
lay_wall (Ref *ref,
          int  side)
{
  State *state = &ref->state;

  if (state->wall[side] != WALL_NONE)
    return;

  if (state->black_left > 0)
    {
      state->black_left--;
      state->wall[side] = WALL_BLACK;
    }
  else
    {
      g_assert (state->red_left > 0);
      state->red_left--;
      state->wall[side] = WALL_RED;
    }
}

static void
apply_way (Ref        *ref,
           const char *token)
{
  g_auto (GStrv) names = g_strsplit (token, "-", -1);

  for (int i = 1; names[i] != NULL; i++)
    {
      int next = ref_find_point (ref, names[i]);

      lay_wall (ref, ref_side_between (ref, ref->state.alexander, next));
      ref->state.alexander = next;
    }
  begin_actions (ref);
}

/* Takes all governors off a province, and returns their owner or NONE. Counts for each of them two
 * cards of the symbol of its space (R24). */
static int
remove_governors (Ref      *ref,
                  const int province[],
                  int       number,
                  int       removal[N_SYMBOLS])
{
  State *state = &ref->state;
  int owner = NONE;

  for (int i = 0; i < ref->n_spaces; i++)
    if (province[i] == number && state->governor[i] != NONE)
      {
        owner = state->governor[i];
        state->governor[i] = NONE;
        state->unused[owner]++;
        removal[ref->space[i].symbol] += 2;
      }

  return owner;
}

/* R25: the player on turn chooses the cards that the loser gets. If the loser gets nothing, all
 * cards are discarded at once. */
static void
compensate (Ref      *ref,
            int       loser,
            const int removal[N_SYMBOLS],
            const int occupation[N_SYMBOLS])
{
  State *state = &ref->state;
  gboolean all = ref->compensation == COMPENSATION_ALL;
  int removed[N_SYMBOLS] = { 0 };
  int paid[N_SYMBOLS] = { 0 };

  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    {
      for (int i = 0; i < removal[symbol]; i++)
        spend_card (ref, symbol, all ? paid : removed);
      for (int i = 0; i < occupation[symbol]; i++)
        spend_card (ref, symbol, paid);
      state->discards[symbol] += removed[symbol];
    }

  state->owed = (ref_count_cards (paid) + 1) / 2;
  if (loser == NONE || ref->n_players == 2 || ref->compensation == COMPENSATION_NONE)
    state->owed = 0;

  if (state->owed > 0)
    {
      state->phase = PHASE_COMPENSATION;
      state->loser = loser;
      memcpy (state->paid, paid, sizeof paid);
    }
  else
    for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
      state->discards[symbol] += paid[symbol];
}

/* R22, R24 */
static void
apply_occupation (Ref        *ref,
                  const char *token)
{
  State *state = &ref->state;
  g_auto (GStrv) names = g_strsplit (token + 1, ",", -1);
  int province[MAX_SPACES];
  int removal[N_SYMBOLS] = { 0 };
  int occupation[N_SYMBOLS] = { 0 };
  int number, loser;

  ref_find_provinces (ref, province);
  number = province[ref_find_space (ref, names[0])];
  loser = remove_governors (ref, province, number, removal);

  for (int i = 0; names[i] != NULL; i++)
    {
      state->governor[ref_find_space (ref, names[i])] = state->player;
      state->unused[state->player]--;
    }

  for (int i = 0; i < ref->n_spaces; i++)
    if (province[i] == number && ref->space[i].symbol != NONE && state->governor[i] == NONE)
      occupation[ref->space[i].symbol]++;

  compensate (ref, loser, removal, occupation);
}

/* R28: each player scores the plain spaces of the own provinces that have exactly one governor. */
static void
score_levy (Ref *ref)
{
  State *state = &ref->state;
  int province[MAX_SPACES];
  int n_provinces = ref_find_provinces (ref, province);

  for (int number = 0; number < n_provinces; number++)
    {
      int n_governors = 0, n_plain = 0, owner = NONE;

      for (int i = 0; i < ref->n_spaces; i++)
        {
          if (province[i] != number)
            continue;
          if (ref->space[i].symbol == NONE)
            n_plain++;
          if (state->governor[i] != NONE)
            {
              n_governors++;
              owner = state->governor[i];
            }
        }
      if (n_governors == 1)
        state->score[owner] += n_plain;
    }
}

/* R27, R28, R40 */
static void
apply_levy (Ref *ref,
            int  symbol)
{
  State *state = &ref->state;

  spend_card (ref, symbol, state->discards);
  state->levied = TRUE;
  score_levy (ref);

  for (int player = 0; player < ref->n_players; player++)
    if (state->score[player] > ref->target
        || (state->score[player] == ref->target && !ref->end_above))
      state->phase = PHASE_OVER;
}

/* R29 */
static void
take_back_governor (Ref *ref,
                    int  space)
{
  ref->state.unused[ref->state.governor[space]]++;
  ref->state.governor[space] = NONE;
}

static void
apply_action (Ref        *ref,
              const char *token)
{
  State *state = &ref->state;

  if (token[0] == '.') /* R6 */
    {
      end_turn (ref);
      return;
    }

  state->actions_left--;
  if (token[0] == '+' && token[1] == '\0') /* R18 */
    state->hand[state->player][draw_card (ref)]++;
  else if (token[0] == '+')
    take_face_up (ref, ref_symbol (token[1]));
  else if (token[0] == '@')
    apply_occupation (ref, token);
  else if (token[0] == '$')
    apply_levy (ref, ref_symbol (token[1]));
  else if (token[0] == '^')
    take_back_governor (ref, ref_find_space (ref, token + 1));
  else
    g_assert_not_reached ();

  if (state->phase == PHASE_ACTIONS && state->actions_left == 0)
    end_turn (ref);
}

/* R25 */
static void
apply_compensation (Ref        *ref,
                    const char *token)
{
  State *state = &ref->state;

  for (const char *c = token + 1; *c != '\0'; c++)
    {
      int symbol = ref_symbol (*c);

      state->paid[symbol]--;
      state->hand[state->loser][symbol]++;
      state->known[state->loser][symbol]++;
    }

  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    state->discards[symbol] += state->paid[symbol];
  memset (state->paid, 0, sizeof state->paid);

  state->phase = PHASE_ACTIONS;
  if (state->actions_left == 0)
    end_turn (ref);
}

/* Makes a game without a state: ref_deal () or ref_set_position () begins it. */
Ref *
ref_new (const char       *map,
         const char       *start,
         int               black,
         int               red,
         int               target,
         int               players,
         const RefOptions *options)
{
  Ref *ref;

  g_return_val_if_fail (map != NULL && start != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (players >= 2 && players <= MAX_PLAYERS, NULL);

  ref = g_new0 (Ref, 1);
  ref_build_board (ref, map);
  ref->start = ref_find_point (ref, start);
  if (ref->start == NONE)
    g_error ("The map has no point %s", start);
  ref->black = black;
  ref->red = red;
  ref->target = target;
  ref->n_players = players;
  ref->joker = read_joker (options->joker);
  ref->special_refresh = options->special_refresh;
  ref->end_above = options->end_above;
  ref->compensation = read_compensation (options->compensation);
  ref_clear_state (ref);
  ref->state.phase = PHASE_OVER;

  return ref;
}

void
ref_free (Ref *ref)
{
  if (ref == NULL)
    return;

  g_free (ref->plan);
  g_free (ref);
}

/* R1, R3: nothing on the board, and no card anywhere. */
void
ref_clear_state (Ref *ref)
{
  State *state = &ref->state;

  memset (state, 0, sizeof *state);
  memset (&ref->checked, 0, sizeof ref->checked);
  g_clear_pointer (&ref->plan, g_free);

  state->turn = 1;
  state->phase = PHASE_CARD;
  state->alexander = ref->start;
  state->black_left = ref->black;
  state->red_left = ref->red;
  for (int i = 0; i < MAX_SPACES; i++)
    state->governor[i] = NONE;
  for (int player = 0; player < ref->n_players; player++)
    state->unused[player] = N_GOVERNORS;
  for (int place = 0; place < N_PLACES; place++)
    state->face_up[place] = NONE;
}

/* R2: starts a game with a shuffled deck, top first. */
void
ref_deal (Ref        *ref,
          const char *deck)
{
  State *state = &ref->state;
  int cards[N_SYMBOLS] = { 0 };

  g_return_if_fail (ref != NULL && deck != NULL);

  ref_clear_state (ref);
  for (const char *c = deck; *c != '\0'; c++)
    {
      int symbol = ref_symbol (*c);

      if (symbol == NONE || cards[symbol] == CARDS_EACH)
        g_error ("Not a deck: %s", deck);
      cards[symbol]++;
      state->supply[state->n_supply++] = symbol;
    }
  if (state->n_supply != N_CARDS)
    g_error ("Not a deck: %s", deck);

  for (int player = 0; player < ref->n_players; player++)
    state->hand[player][draw_card (ref)]++;
  refill (ref);
}

/* Sets the order of the next reshuffle (R19), top first. */
void
ref_plan_shuffle (Ref        *ref,
                  const char *order)
{
  g_return_if_fail (ref != NULL && order != NULL);

  g_free (ref->plan);
  ref->plan = g_strdup (order);
}

/* Returns FALSE, and changes nothing, when the decision is not legal. */
gboolean
ref_apply (Ref        *ref,
           const char *token)
{
  g_auto (GStrv) legal = NULL;

  g_return_val_if_fail (ref != NULL && token != NULL, FALSE);

  legal = ref_legal (ref);
  if (!g_strv_contains ((const char *const *) legal, token))
    return FALSE;

  switch (ref->state.phase)
    {
    case PHASE_CARD:
      apply_card (ref, token);
      break;
    case PHASE_WAY:
      apply_way (ref, token);
      break;
    case PHASE_ACTIONS:
      apply_action (ref, token);
      break;
    case PHASE_COMPENSATION:
      apply_compensation (ref, token);
      break;
    case PHASE_OVER:
    default:
      g_assert_not_reached ();
    }

  return TRUE;
}

/* R42: bit 0 for player 1 and so on, when the game is over; otherwise 0. */
int
ref_winners (Ref *ref)
{
  int best = 0, winners = 0;

  g_return_val_if_fail (ref != NULL, 0);

  if (ref->state.phase != PHASE_OVER)
    return 0;

  for (int player = 0; player < ref->n_players; player++)
    best = MAX (best, ref->state.score[player]);
  for (int player = 0; player < ref->n_players; player++)
    if (ref->state.score[player] == best)
      winners |= 1 << player;

  return winners;
}
