/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels: legal and honest in every phase, the same for the same question, and never an offer
   that was refused in the turn before. */

#include "deal.h"

#include "advisers/players/adv-levels.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

#define N_GAMES 12
#define NODES   3000                    /* of a turn, where a level searches */

typedef struct
{
  const AdvBoard *board;
  BaseRandom      random;
  AdvState        state;
  guint           phases[ADV_PHASE_OVER];       /* how often each was asked */
  guint           kinds[ADV_DECISION_KINDS];
} Game;

static void
begin (Game  *game,
       guint  n_players)
{
  AdvOptions options = { 8 * base_random_below (&game->random, 2), 4 };

  test_deal (&game->state, game->board, &options, n_players, &game->random);
}

static void
ask (const Game     *game,
     const KitLevel *level,
     const AdvState *state,
     guint64         seed,
     AdvDecision    *decision)
{
  AdvSeat seat;
  KitQuestion question = { .rules = &adv_rules, .board = game->board, .view = &seat,
                           .seed = seed, .budget.nodes = NODES };
  KitAdvice advice;

  adv_seat_look (&seat, state, state->decider);
  level->advise (&question, &advice);
  g_assert_cmpuint (advice.n, >=, 1);
  memcpy (decision, kit_advice_get (&advice, &adv_rules, 0), sizeof *decision);
}

/* All that is hidden from the seat is dealt anew: it decides the same. */
static void
check_honest (Game              *game,
              const KitLevel    *level,
              guint64            seed,
              const AdvDecision *decision)
{
  AdvDecision again;
  AdvState other;
  AdvSeat seat;

  adv_seat_look (&seat, &game->state, game->state.decider);
  adv_seat_deal (&seat, &game->random, &other);
  ask (game, level, &other, seed, &again);
  g_assert_cmpmem (decision, sizeof *decision, &again, sizeof again);
}

/* The offers that were made in the turn with the same hand. */
typedef struct
{
  guint       turn;
  guint8      hand[ADV_RESOURCES];
  guint       n;
  AdvDecision items[9];
} Offers;

static void
check_offer (Offers            *offers,
             const AdvState    *state,
             const AdvDecision *decision)
{
  const guint8 *hand = state->hands[state->player];

  if (decision->kind != ADV_OFFER)
    return;
  if (offers->turn != state->turn || memcmp (offers->hand, hand, sizeof offers->hand) != 0)
    {
      *offers = (Offers) { state->turn };
      memcpy (offers->hand, hand, sizeof offers->hand);
    }
  for (guint i = 0; i < offers->n; i++)
    g_assert_true (memcmp (&offers->items[i], decision, sizeof *decision) != 0);
  offers->items[offers->n++] = *decision;
}

static void
play (Game           *game,
      const KitLevel *level,
      guint           n_players)
{
  Offers offers = { 0 };

  for (begin (game, n_players); game->state.phase != ADV_PHASE_OVER;)
    {
      guint64 seed = base_random_next (&game->random);
      AdvDecision decision;
      AdvRefusal refusal;

      ask (game, level, &game->state, seed, &decision);
      if (!adv_legal_test (&game->state, game->board, &decision, &refusal))
        g_error ("%s: decision %u is refused for %u", level->id, decision.kind, refusal.reason);
      check_honest (game, level, seed, &decision);
      if (!g_str_equal (level->id, "random"))
        check_offer (&offers, &game->state, &decision);
      game->phases[game->state.phase]++;
      game->kinds[decision.kind]++;
      adv_apply (&game->state, game->board, &decision, NULL);
    }
}

static void
test_level (gconstpointer data)
{
  const KitLevel *level = data;
  /* With this seed every phase is asked in so few games. */
  Game game = { adv_boards_default (), { 326 } };

  for (guint i = 0; i < N_GAMES; i++)
    play (&game, level, 2 + i % 3);
  /* Few bluffs are found out, but for those of who plays at random. */
  for (guint i = 0; i < ADV_PHASE_OVER; i++)
    if (game.phases[i] == 0 && (i != ADV_PHASE_FORFEIT || g_str_equal (level->id, "random")))
      g_error ("phase %u was never asked", i);
}

/* Captain does everything that there is to do. */
static void
test_captain (void)
{
  Game game = { adv_boards_default (), { 323 } };

  for (guint i = 0; i < 4 * N_GAMES; i++)
    play (&game, kit_levels_find (adv_levels, "captain"), 2 + i % 3);
  for (guint i = 0; i < ADV_DECISION_KINDS; i++)
    if (game.kinds[i] == 0 && i != ADV_WITH_NOBODY)
      g_error ("decision %u was never made", i);
}

/* Every legal word is as likely as any other. */
static void
test_uniform (void)
{
  Game game = { adv_boards_default (), { 5 } };
  const KitLevel *level = kit_levels_find (adv_levels, "random");
  guint counts[8] = { 0 };
  guint n;

  begin (&game, 4);
  n = adv_legal_count (&game.state, game.board);
  g_assert_cmpuint (n, >=, 5);
  g_assert_cmpuint (n, <=, 20);
  for (guint i = 0; i < 4000; i++)
    {
      AdvDecision decision;

      ask (&game, level, &game.state, base_random_next (&game.random), &decision);
      counts[decision.kind == ADV_PASS ? 0 : MIN (decision.number, 7)]++;
    }
  for (guint i = 0; i < 7; i++)
    if (i < n)
      {
        g_assert_cmpuint (counts[i], >, 4000 / n * 8 / 10);
        g_assert_cmpuint (counts[i], <, 4000 / n * 12 / 10);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const KitLevel *level = adv_levels; level->id != NULL; level++)
    {
      g_autofree char *name = g_strconcat ("/levels/", level->id, NULL);

      g_test_add_data_func (name, level, test_level);
    }
  g_test_add_func ("/levels/all-kinds", test_captain);
  g_test_add_func ("/levels/uniform", test_uniform);
  return g_test_run ();
}
