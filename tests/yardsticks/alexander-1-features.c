/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of a position that the evaluation weighs: a row of numbers for each player. */

#include "alexander-1-features.h"

#include <math.h>
#include <string.h>

#define N_SHORT 3                       /* shortages of 0, 1 and 2 cards are told apart; N_SHORT
                                           stands for all larger ones */
#define NEAR    3                       /* sides up to which Alexander is near a governor */

typedef struct
{
  AlxCards hand;
  guint    n_cards;
  guint    unused;
  guint    income;
  guint    singles;
  guint    guarded;
  guint    levy_cards;
  guint    threatened[N_SHORT + 1];     /* income, by the smallest shortage of a rival */
  guint    open;
  guint    near;
  guint    free[N_SHORT];               /* best value of a free province for at most so many more
                                           cards, */
  guint    rival[N_SHORT];              /* and of a rival's */
  guint    second;
} Seat;

typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint8          open[ALX_MAX_PROVINCES];      /* whether it has a symbol space that is available
                                                   or only touched by Alexander */
  guint           most;                 /* symbol spaces of a province that some player could nearly
                                           pay for */
  Seat            seats[ALX_MAX_PLAYERS];
} View;

static void
find_open_provinces (View *view)
{
  const AlxState *state = view->state;

  memset (view->open, 0, state->n_provinces);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    for (guint set = state->unwalled[i] & ~state->governed[i]; set != 0; set &= set - 1)
      view->open[state->province[view->board->of_symbol[i][__builtin_ctz (set)]]] = TRUE;
}

static void
look_at_hands (View *view)
{
  const AlxState *state = view->state;

  for (guint p = 0; p < state->n_players; p++)
    {
      Seat *seat = &view->seats[p];
      guint symbols = 0;

      memset (seat, 0, sizeof *seat);
      seat->hand = alx_cards_pack (state->hands[p]);
      seat->n_cards = alx_cards_total (seat->hand);
      for (guint i = 0; i < ALX_GOVERNORS; i++)
        if (state->governors[p][i] == ALX_NONE)
          seat->unused++;
        else
          symbols |= 1u << view->board->spaces[state->governors[p][i]].symbol;
      view->most = MAX (view->most, seat->n_cards + seat->unused + N_SHORT - 1);
      for (; symbols != 0; symbols &= symbols - 1)
        seat->levy_cards += state->hands[p][__builtin_ctz (symbols)];
    }
}

/* How many cards a player lacks for a province, N_SHORT for that number or more. */
static guint
find_shortage (const Seat *seat,
               AlxCards    symbols,
               AlxCards    removal)
{
  guint missing = alx_cards_total (alx_cards_missing (symbols + removal, seat->hand));
  guint shortage = missing > seat->unused ? missing - seat->unused : 0;

  if (seat->unused == 0)
    return N_SHORT;
  if (removal != 0)
    shortage = MAX (shortage, alx_cards_total (alx_cards_missing (removal, seat->hand)));
  return MIN (shortage, N_SHORT);
}

/* alx_state_removal(), which also finds out whether Alexander is near one of the governors. */
static AlxCards
find_removal (const View *view,
              guint       label,
              guint       owner,
              gboolean   *near)
{
  const AlxState *state = view->state;
  AlxCards removal = 0;

  *near = FALSE;
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[owner][i];

      if (space == ALX_NONE || state->province[space] != label)
        continue;
      removal += 2 * view->board->spaces[space].card;
      *near |= view->board->space_distance[state->alexander][space] <= NEAR;
    }
  return removal;
}

static void
look_at_own (View     *view,
             guint     label,
             guint     owner,
             guint     threat,
             gboolean  near)
{
  Seat *seat = &view->seats[owner];
  guint value = view->state->value[label];

  if ((view->state->holder[label] & 15) > 1)
    {
      seat->guarded += value;
      return;
    }
  seat->singles++;
  seat->income += value;
  seat->threatened[threat] += value;
  if (view->open[label])
    seat->open += value;
  if (near)
    seat->near += value;
}

static void
add_prospect (Seat    *seat,
              guint    worth,
              guint    shortage,
              gboolean is_free)
{
  guint *best = is_free ? seat->free : seat->rival;

  if (shortage == 0)
    {
      guint most = MAX (seat->free[0], seat->rival[0]);

      seat->second = MAX (seat->second, MIN (most, worth));
    }
  for (guint i = shortage; i < N_SHORT; i++)
    best[i] = MAX (best[i], worth);
}

static void
look_at_province (View  *view,
                  guint  label)
{
  const AlxState *state = view->state;
  AlxCards symbols = state->symbols[label];
  gboolean taken = state->holder[label] != 0;
  guint owner = state->holder[label] >> 4;
  gboolean near = FALSE;
  AlxCards removal = taken ? find_removal (view, label, owner, &near) : 0;
  guint threat = N_SHORT;

  /* A province far too large for any hand: the open land. */
  if (!taken && alx_cards_total (symbols) > view->most)
    return;
  for (guint p = 0; p < state->n_players; p++)
    {
      guint shortage;

      if (taken && p == owner)
        continue;
      shortage = find_shortage (&view->seats[p], symbols, removal);
      threat = MIN (threat, shortage);
      if (shortage < N_SHORT)
        add_prospect (&view->seats[p], state->value[label], shortage, !taken);
    }
  if (taken)
    look_at_own (view, label, owner, threat, near);
}

static guint
find_best_other (const guint *numbers,
                 guint        n,
                 guint        player)
{
  guint best = 0;

  for (guint i = 0; i < n; i++)
    if (i != player)
      best = MAX (best, numbers[i]);
  return best;
}

static void
fill_seat (const Seat   *seat,
           const guint8 *hand,
           float        *f)
{
  guint n_symbols = 0;
  guint most = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      n_symbols += hand[i] > 0;
      most = MAX (most, hand[i]);
    }
  f[A1_F_INCOME] = seat->income / 30.0f;
  f[A1_F_READY_INCOME] = seat->levy_cards > 0 ? f[A1_F_INCOME] : 0;
  f[A1_F_LEVY_CARDS] = MIN (seat->levy_cards, 4) / 4.0f;
  f[A1_F_NO_GOVERNOR] = seat->unused == 0;
  f[A1_F_ONE_GOVERNOR] = seat->unused == 1;
  f[A1_F_MANY_GOVERNORS] = seat->unused > 2;
  f[A1_F_HAND] = seat->n_cards / 10.0f;
  f[A1_F_HAND_SYMBOLS] = n_symbols / 5.0f;
  f[A1_F_HAND_MOST] = most / 5.0f;
  for (guint i = 0; i < N_SHORT; i++)
    {
      f[A1_F_THREATENED_0 + i] = seat->threatened[i] / 20.0f;
      f[A1_F_FREE_0 + i] = MIN (seat->free[i], 25) / 15.0f;
      f[A1_F_RIVAL_0 + i] = MIN (seat->rival[i], 25) / 15.0f;
    }
  f[A1_F_SAFE] = seat->threatened[N_SHORT] / 20.0f;
  f[A1_F_OPEN] = seat->open / 20.0f;
  f[A1_F_NEAR] = seat->near / 20.0f;
  f[A1_F_SECOND] = MIN (seat->second, 25) / 15.0f;
  f[A1_F_SINGLES] = seat->singles / 4.0f;
  f[A1_F_GUARDED] = seat->guarded / 20.0f;
}

/* The features about the score, the order of turns and the end of the game. */
static void
fill_race (const View  *view,
           guint        player,
           const guint *scores,
           const guint *incomes,
           float       *f)
{
  const AlxState *state = view->state;
  guint n = state->n_players;
  guint score = scores[player];
  guint income = incomes[player];
  guint missing = score < view->board->target ? view->board->target - score : 1;
  gboolean acting = state->phase == ALX_PHASE_ACTIONS || state->phase == ALX_PHASE_COMPENSATION;
  guint wait = (player + n - state->player) % n;
  float walls = 1 - MIN (state->black, view->board->black) / (float) view->board->black;
  float lead = ((int) score - (int) find_best_other (scores, n, player)) / 50.0f;
  float income_lead = ((int) income - (int) find_best_other (incomes, n, player)) / 20.0f;
  guint after[ALX_MAX_PLAYERS];

  for (guint p = 0; p < n; p++)
    after[p] = scores[p] + incomes[p];
  f[A1_F_SCORE] = score / 100.0f;
  f[A1_F_SCORE_SQUARED] = f[A1_F_SCORE] * f[A1_F_SCORE];
  f[A1_F_NEXT_0 + wait] = 1;
  f[A1_F_ACTIONS] = wait == 0 && acting ? state->actions_left / 2.0f : 0;
  f[A1_F_LEVIED] = wait == 0 && state->levied;
  f[A1_F_NEXT_INCOME] = wait == 0 && !state->levied ? f[A1_F_READY_INCOME] : 0;
  f[A1_F_NEARLY] = 1.0f / (1.0f + missing / (income + 4.0f));
  f[A1_F_LEAD] = lead;
  f[A1_F_INCOME_LEAD] = income_lead;
  f[A1_F_LATE_LEAD] = walls * walls * lead;
  f[A1_F_LATE_INCOME_LEAD] = walls * walls * income_lead;
  f[A1_F_WALLS] = walls;
  f[A1_F_TOP_SCORE] = MAX (score, find_best_other (scores, n, player)) / 100.0f;
  f[A1_F_ONE_LEVY] = income >= missing;
  f[A1_F_TWO_LEVIES] = 2 * income >= missing;
  f[A1_F_WINS_NEXT] = wait == 0 && !state->levied && view->seats[player].levy_cards > 0 &&
                       income >= missing && after[player] > find_best_other (after, n, player);
  f[A1_F_LAST_TURN] = alx_state_is_last_turn (state, view->board) ? CLAMP (lead * 5, -1, 1) : 0;
}

/**
 * a1_features_look:
 * @state: a position that is not over, without unknown cards
 * @board: its board
 * @features: (out): a row for each player; the other rows stay as they are
 */
void
a1_features_look (const AlxState *state,
                   const AlxBoard *board,
                   A1Features     features)
{
  View view;
  guint scores[ALX_MAX_PLAYERS];
  guint incomes[ALX_MAX_PLAYERS];

  view.state = state;
  view.board = board;
  view.most = 0;
  find_open_provinces (&view);
  look_at_hands (&view);
  for (guint label = 0; label < state->n_provinces; label++)
    if (state->symbols[label] != 0)
      look_at_province (&view, label);
  for (guint p = 0; p < state->n_players; p++)
    {
      scores[p] = state->scores[p];
      incomes[p] = view.seats[p].income;
    }
  for (guint p = 0; p < state->n_players; p++)
    {
      memset (features[p], 0, sizeof features[p]);
      fill_seat (&view.seats[p], state->hands[p], features[p]);
      fill_race (&view, p, scores, incomes, features[p]);
    }
}
