/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of a position that the net weighs: a row of numbers for each player. */

#include "alx-features.h"

#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-legal.h"

#include <string.h>

const char * const alx_features[] = {
  [ALX_F_SCORE] = "score",
  [ALX_F_SCORE_SQUARED] = "score-squared",
  [ALX_F_INCOME] = "income",
  [ALX_F_READY_INCOME] = "ready-income",
  [ALX_F_LEVY_CARDS] = "levy-cards",
  [ALX_F_NO_GOVERNOR] = "no-governor",
  [ALX_F_ONE_GOVERNOR] = "one-governor",
  [ALX_F_MANY_GOVERNORS] = "many-governors",
  [ALX_F_HAND] = "hand",
  [ALX_F_HAND_SYMBOLS] = "hand-symbols",
  [ALX_F_HAND_MOST] = "hand-most",
  [ALX_F_THREATENED_0] = "threatened-0",
  [ALX_F_THREATENED_1] = "threatened-1",
  [ALX_F_THREATENED_2] = "threatened-2",
  [ALX_F_SAFE] = "safe",
  [ALX_F_OPEN] = "open",
  [ALX_F_NEAR] = "near",
  [ALX_F_FREE_0] = "free-0",
  [ALX_F_FREE_1] = "free-1",
  [ALX_F_FREE_2] = "free-2",
  [ALX_F_RIVAL_0] = "rival-0",
  [ALX_F_RIVAL_1] = "rival-1",
  [ALX_F_RIVAL_2] = "rival-2",
  [ALX_F_SECOND] = "second",
  [ALX_F_FREE_FACE_UP] = "free-face-up",
  [ALX_F_RIVAL_FACE_UP] = "rival-face-up",
  [ALX_F_NEXT_0] = "next-0",
  [ALX_F_NEXT_1] = "next-1",
  [ALX_F_NEXT_2] = "next-2",
  [ALX_F_NEXT_3] = "next-3",
  [ALX_F_ACTIONS] = "actions",
  [ALX_F_LEVIED] = "levied",
  [ALX_F_NEXT_INCOME] = "next-income",
  [ALX_F_NEARLY] = "nearly",
  [ALX_F_LEAD] = "lead",
  [ALX_F_INCOME_LEAD] = "income-lead",
  [ALX_F_LATE_LEAD] = "late-lead",
  [ALX_F_LATE_INCOME_LEAD] = "late-income-lead",
  [ALX_F_WALLS] = "walls",
  [ALX_F_TOP_SCORE] = "top-score",
  [ALX_F_SINGLES] = "singles",
  [ALX_F_GUARDED] = "guarded",
  [ALX_F_GUARDS] = "guards",
  [ALX_F_LEVIES] = "levies",
  [ALX_F_ONE_LEVY] = "one-levy",
  [ALX_F_TWO_LEVIES] = "two-levies",
  [ALX_F_WINS] = "wins",
  [ALX_F_LAST_TURN] = "last-turn",
  [ALX_FEATURES] = NULL
};

G_STATIC_ASSERT (ALX_FEATURES % 2 == 0 && ALX_FEATURES <= KIT_MAX_FEATURES);

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
  guint    free_face_up;
  guint    rival_face_up;
  guint    guards;
} Seat;

typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  AlxCards        face_up;              /* the face-up cards */
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

/* How many cards a player lacks for a province, N_SHORT for that number or more; and whether one of
   them is face up. */
static guint
find_shortage (const View *view,
               const Seat *seat,
               AlxCards    symbols,
               AlxCards    removal,
               gboolean   *face_up)
{
  AlxCards lacking = alx_cards_missing (symbols + removal, seat->hand);
  guint missing = alx_cards_total (lacking);
  guint shortage = missing > seat->unused ? missing - seat->unused : 0;

  *face_up = FALSE;
  if (seat->unused == 0)
    return N_SHORT;
  if (removal != 0)
    shortage = MAX (shortage, alx_cards_total (alx_cards_missing (removal, seat->hand)));
  if (shortage == 1)
    *face_up = alx_cards_missing (lacking, view->face_up) != lacking;
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
      seat->guards += view->state->holder[label] & 15;
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
      Seat *seat = &view->seats[p];
      guint *best = taken ? &seat->rival_face_up : &seat->free_face_up;
      gboolean face_up;
      guint shortage;

      if (taken && p == owner)
        continue;
      shortage = find_shortage (view, seat, symbols, removal, &face_up);
      threat = MIN (threat, shortage);
      if (shortage < N_SHORT)
        add_prospect (seat, state->value[label], shortage, !taken);
      if (face_up)
        *best = MAX (*best, state->value[label]);
    }
  if (taken)
    look_at_own (view, label, owner, threat, near);
}

static int
find_best_other (const int *numbers,
                 guint      n,
                 guint      player)
{
  int best = 0;

  for (guint i = 0; i < n; i++)
    if (i != player)
      best = MAX (best, numbers[i]);
  return best;
}

/* @number as a feature, if @unit is one. */
static gint16
scale (int number,
       int unit)
{
  return CLAMP (number * KIT_FEATURE_ONE / unit, -KIT_FEATURE_MAX, KIT_FEATURE_MAX);
}

static void
fill_seat (const Seat   *seat,
           const guint8 *hand,
           gint16       *f)
{
  guint n_symbols = 0;
  guint most = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      n_symbols += hand[i] > 0;
      most = MAX (most, hand[i]);
    }
  f[ALX_F_INCOME] = scale (seat->income, 30);
  f[ALX_F_READY_INCOME] = seat->levy_cards > 0 ? f[ALX_F_INCOME] : 0;
  f[ALX_F_LEVY_CARDS] = scale (MIN (seat->levy_cards, 4), 4);
  f[ALX_F_NO_GOVERNOR] = scale (seat->unused == 0, 1);
  f[ALX_F_ONE_GOVERNOR] = scale (seat->unused == 1, 1);
  f[ALX_F_MANY_GOVERNORS] = scale (seat->unused > 2, 1);
  f[ALX_F_HAND] = scale (seat->n_cards, 10);
  f[ALX_F_HAND_SYMBOLS] = scale (n_symbols, 5);
  f[ALX_F_HAND_MOST] = scale (most, 5);
  for (guint i = 0; i < N_SHORT; i++)
    {
      f[ALX_F_THREATENED_0 + i] = scale (seat->threatened[i], 20);
      f[ALX_F_FREE_0 + i] = scale (seat->free[i], 15);
      f[ALX_F_RIVAL_0 + i] = scale (seat->rival[i], 15);
    }
  f[ALX_F_SAFE] = scale (seat->threatened[N_SHORT], 20);
  f[ALX_F_OPEN] = scale (seat->open, 20);
  f[ALX_F_NEAR] = scale (seat->near, 20);
  f[ALX_F_SECOND] = scale (seat->second, 15);
  f[ALX_F_FREE_FACE_UP] = scale (seat->free_face_up, 15);
  f[ALX_F_RIVAL_FACE_UP] = scale (seat->rival_face_up, 15);
  f[ALX_F_SINGLES] = scale (seat->singles, 4);
  f[ALX_F_GUARDED] = scale (seat->guarded, 20);
  f[ALX_F_GUARDS] = scale (seat->guards, 4);
}

/* What the race to the end is about: scores, and incomes of the next levies. */
typedef struct
{
  int scores[ALX_MAX_PLAYERS];
  int incomes[ALX_MAX_PLAYERS];
  int after[ALX_MAX_PLAYERS];           /* the scores after a levy */
  int used;                             /* share of the black walls, of KIT_FEATURE_ONE */
} Race;

/* The points that end the game, R41 and option EndAbove. */
static int
get_target (const View *view)
{
  return view->board->target + view->state->options.end_above;
}

/* Whether the next levy of a player would end the game, and win it. */
static gboolean
wins_by_levy (const View *view,
              const Race *race,
              guint       player)
{
  return view->seats[player].levy_cards > 0 &&
         race->after[player] >= get_target (view) &&
         race->after[player] > find_best_other (race->after, view->state->n_players, player);
}

/* The features about the score, the order of turns and the end of the game. */
static void
fill_race (const View *view,
           const Race *race,
           guint       player,
           gint16     *f)
{
  const AlxState *state = view->state;
  guint n = state->n_players;
  int score = race->scores[player];
  int income = race->incomes[player];
  int missing = MAX (get_target (view) - score, 1);
  guint wait = (player + n - state->player) % n;
  int best = find_best_other (race->scores, n, player);
  int levies = income > 0 ? (missing + income - 1) / income : 8;
  int late = race->used * race->used / KIT_FEATURE_ONE;

  f[ALX_F_SCORE] = scale (score, 100);
  f[ALX_F_SCORE_SQUARED] = scale (score * score, 10000);
  f[ALX_F_NEXT_0 + wait] = KIT_FEATURE_ONE;
  if (wait == 0 && state->phase == ALX_PHASE_ACTIONS)
    f[ALX_F_ACTIONS] = scale (state->actions_left, 2);
  f[ALX_F_LEVIED] = scale (wait == 0 && state->levied, 1);
  f[ALX_F_NEXT_INCOME] = wait == 0 && !state->levied ? f[ALX_F_READY_INCOME] : 0;
  f[ALX_F_NEARLY] = scale (income + 4, income + 4 + missing);
  f[ALX_F_LEAD] = scale (score - best, 50);
  f[ALX_F_INCOME_LEAD] = scale (income - find_best_other (race->incomes, n, player), 20);
  f[ALX_F_LATE_LEAD] = f[ALX_F_LEAD] * late / KIT_FEATURE_ONE;
  f[ALX_F_LATE_INCOME_LEAD] = f[ALX_F_INCOME_LEAD] * late / KIT_FEATURE_ONE;
  f[ALX_F_WALLS] = race->used;
  f[ALX_F_TOP_SCORE] = scale (MAX (score, best), 100);
  f[ALX_F_LEVIES] = scale (MIN (levies, 8), 8);
  f[ALX_F_ONE_LEVY] = scale (levies == 1, 1);
  f[ALX_F_TWO_LEVIES] = scale (levies <= 2, 1);
  f[ALX_F_WINS] = scale (wins_by_levy (view, race, player), 1);
  f[ALX_F_LAST_TURN] = alx_state_is_last_turn (state, view->board)
                         ? CLAMP (f[ALX_F_LEAD] * 5, -KIT_FEATURE_ONE, KIT_FEATURE_ONE) : 0;
}

static void
look_at_race (const View *view,
              Race       *race)
{
  const AlxState *state = view->state;
  int black = view->board->black;

  for (guint p = 0; p < state->n_players; p++)
    {
      race->scores[p] = state->scores[p];
      race->incomes[p] = view->seats[p].income;
      race->after[p] = race->scores[p] + race->incomes[p];
    }
  race->used = KIT_FEATURE_ONE - MIN (state->black, black) * KIT_FEATURE_ONE / black;
}

/* A player on turn who wins with a levy will do so: no need to ask the net. */
static gboolean
can_win_now (const View *view,
             const Race *race)
{
  const AlxState *state = view->state;

  return !state->levied && (state->phase < ALX_PHASE_ACTIONS || state->actions_left > 0) &&
         wins_by_levy (view, race, state->player);
}

/* The position after a compensation that is still to be chosen, R25: the loser has the cards, and
   the action is spent. Any choice does, since it matters little which cards they are. */
static void
complete_action (AlxState       *after,
                 const AlxState *state,
                 const AlxBoard *board)
{
  AlxDecision compensation;

  *after = *state;
  alx_legal_pick (state, board, 0, &compensation);
  alx_apply (after, board, &compensation, NULL);
}

/**
 * alx_features_look:
 * @state: a position that is not over, without unknown cards
 * @board: its board
 * @rows: (out): %ALX_FEATURES numbers for each player
 *
 * Returns: the player who is known to win, or %KIT_NOBODY
 */
guint
alx_features_look (const AlxState *state,
                   const AlxBoard *board,
                   gint16         *rows)
{
  AlxState after;
  View view;
  Race race;

  if (state->phase == ALX_PHASE_COMPENSATION)
    {
      complete_action (&after, state, board);
      state = after.over ? state : &after;
    }
  view.state = state;
  view.board = board;
  view.most = 0;
  view.face_up = 0;
  for (guint i = 0; i < ALX_FACE_UP; i++)
    if (state->face_up[i] != ALX_NONE)
      view.face_up += alx_cards_one (state->face_up[i]);
  find_open_provinces (&view);
  look_at_hands (&view);
  for (guint label = 0; label < state->n_provinces; label++)
    if (state->symbols[label] != 0)
      look_at_province (&view, label);
  look_at_race (&view, &race);
  memset (rows, 0, state->n_players * ALX_FEATURES * sizeof *rows);
  for (guint p = 0; p < state->n_players; p++)
    {
      fill_seat (&view.seats[p], state->hands[p], rows + p * ALX_FEATURES);
      fill_race (&view, &race, p, rows + p * ALX_FEATURES);
    }
  return can_win_now (&view, &race) ? state->player : KIT_NOBODY;
}
