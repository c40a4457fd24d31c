/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the motions of a decision: what moves and when. */

#include "adv-storyboard.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/record/adv-record.h"

/* Milliseconds at normal speed. */
#define DICE_MS   750
#define OTHERS    8                     /* motions of a decision that are no cards, at most */
#define CARD_MS   300
#define NEXT_MS   20                    /* between the starts of two cards on the same way */
#define REST_MS   60
#define WALK_MS   500
#define TURN_MS   450
#define ROBBER_MS 600
#define BUILD_MS  380

typedef struct
{
  KitStoryboard  *board;
  const AdvBoard *map;
  const AdvState *before;
  const AdvState *after;
  guint           roll;                 /* the sum of the dice, 0 for none */
  guint           now;                  /* milliseconds until the next thing moves */
} Plan;

static KitMotion *
add (Plan  *plan,
     guint  kind,
     guint  player,
     guint  length)
{
  KitMotion *motion = kit_storyboard_add (plan->board, kind, player, plan->now, length);

  motion->stays = TRUE;
  return motion;
}

static void
wait_for_cards (Plan *plan)
{
  plan->now = MAX (plan->now, plan->board->length) + REST_MS;
}

static gboolean
is_same_way (const KitMotion *motion,
             guint            from,
             guint            to,
             guint            place)
{
  return motion->kind == KIT_MOTION_CARD && motion->from == from && motion->to == to &&
         motion->place == place;
}

/* A card follows the one before it closely if both go the same way; otherwise it waits until that
   has landed: a frame costs as much as the box around all that moves in it. Many cards leave room
   for what else moves. From the board, @place is the hexagon or corner, otherwise 0. */
static void
add_card (Plan  *plan,
          guint  player,
          guint  face,
          guint  from,
          guint  to,
          guint  place)
{
  KitStoryboard *board = plan->board;
  KitMotion *motion;

  if (board->n + OTHERS > KIT_MAX_MOTIONS)
    return;
  if (board->n > 0 && is_same_way (&board->motions[board->n - 1], from, to, place))
    plan->now = board->motions[board->n - 1].start + NEXT_MS;
  else
    wait_for_cards (plan);
  motion = kit_storyboard_add (board, KIT_MOTION_CARD, player, plan->now, CARD_MS);
  motion->face = face;
  motion->from = from;
  motion->to = to;
  motion->place = place;
}

/* From each hexagon that brings them to the player. */
static void
plan_production (Plan           *plan,
                 const AdvEvent *event)
{
  const guint8 *hexagons = plan->map->by_disc[plan->roll];

  for (; *hexagons != ADV_NONE; hexagons++)
    {
      const AdvHexagon *h = &plan->map->hexagons[*hexagons];
      guint n = 0;

      if (h->produces != event->good || *hexagons == plan->before->robber)
        continue;
      for (guint i = 0; i < ADV_SIDES; i++)
        n += adv_corner_set_has (&plan->before->villages[event->player], h->corners[i]) +
             2 * adv_corner_set_has (&plan->before->cities[event->player], h->corners[i]);
      for (; n > 0; n--)
        add_card (plan, event->player, event->good, ADV_ANCHOR_BOARD,
                  ADV_ANCHOR_HAND + event->player, *hexagons);
    }
}

static void
plan_goods (Plan           *plan,
            const AdvEvent *event,
            guint           from,
            guint           to)
{
  for (guint i = 0; i < event->number; i++)
    add_card (plan, event->player, event->good, from, to, 0);
}

static void
plan_robber (Plan           *plan,
             const AdvEvent *event)
{
  KitMotion *motion = add (plan, ADV_MOTION_ROBBER, event->player, ROBBER_MS);

  motion->from = event->other;
  motion->to = event->place;
  plan->now += ROBBER_MS + REST_MS;
}

static void
plan_point (Plan           *plan,
            const AdvEvent *event)
{
  const AdvPoint *point = &plan->map->points[event->number - 1];

  wait_for_cards (plan);
  add (plan, ADV_MOTION_WALK, event->player, WALK_MS)->number = event->number;
  plan->now += WALK_MS + REST_MS;
  if (point->kind != ADV_POINT_EVENT)
    return;
  add (plan, ADV_MOTION_TURN, event->player, TURN_MS)->number = event->number - 1;
  plan->board->motions[plan->board->n - 1].rest = plan->after->tokens[point->n_events - 1];
  plan->now += TURN_MS + REST_MS;
}

static void
plan_building (Plan           *plan,
               const AdvEvent *event)
{
  KitMotion *motion;

  wait_for_cards (plan);
  motion = add (plan, event->kind == ADV_EVENT_ROAD ? ADV_MOTION_ROAD : ADV_MOTION_BUILDING,
                event->player, BUILD_MS);
  motion->place = event->place;
  motion->number = event->kind == ADV_EVENT_CITY;
  plan->now += BUILD_MS;
}

/* The back of the card for whoever does not know it, as for a good that is not known. */
static guint
get_card_face (guint card)
{
  return card != ADV_NONE ? ADV_FACE_CARD + card : KIT_MOTION_HIDDEN;
}

/* What goes from hand to hand, to the bank and from it. */
static void
plan_trade (Plan           *plan,
            const AdvEvent *event)
{
  guint hand = ADV_ANCHOR_HAND + event->player;

  switch (event->kind)
    {
    case ADV_EVENT_GOT:
      plan_goods (plan, event, ADV_ANCHOR_BANK, hand);
      break;
    case ADV_EVENT_TRADED:
      plan_goods (plan, event, hand, ADV_ANCHOR_HAND + event->other);
      break;
    case ADV_EVENT_ROBBED:
      add_card (plan, event->player, event->good, ADV_ANCHOR_HAND + event->other, hand, 0);
      break;
    case ADV_EVENT_BOUGHT:
      add_card (plan, event->player, get_card_face (event->number), ADV_ANCHOR_DECK, hand, 0);
      break;
    case ADV_EVENT_PLAYED:
      add_card (plan, event->player, get_card_face (event->number), hand, ADV_ANCHOR_DECK, 0);
      wait_for_cards (plan);
      break;
    case ADV_EVENT_SUPPLIED:
      add_card (plan, event->player, event->good, ADV_ANCHOR_SUPPLY, hand, 0);
      break;
    case ADV_EVENT_DROPPED:
    case ADV_EVENT_PAID:
    case ADV_EVENT_COST:
    case ADV_EVENT_GAVE:
      plan_goods (plan, event, hand, ADV_ANCHOR_BANK);
      break;
    default:
      break;
    }
}

/* A token that was won, from its point of the way. */
static void
plan_token (Plan           *plan,
            const AdvEvent *event)
{
  if (event->number == ADV_TEMPLE)
    return;
  add_card (plan, event->player, ADV_FACE_TOKEN + event->number, ADV_ANCHOR_BOARD,
            ADV_ANCHOR_HAND + event->player,
            plan->map->points[plan->before->alexander - 1].corner);
}

static void
plan_event (Plan           *plan,
            const AdvEvent *event)
{
  KitMotion *motion;

  switch (event->kind)
    {
    case ADV_EVENT_ROLLED:
      plan->roll = event->number + event->other;
      motion = add (plan, ADV_MOTION_DICE, event->player, DICE_MS);
      motion->number = event->number;
      motion->rest = event->other;
      plan->now += DICE_MS + REST_MS;
      break;
    case ADV_EVENT_PRODUCED:
      plan_production (plan, event);
      break;
    case ADV_EVENT_ROBBER:
      plan_robber (plan, event);
      break;
    case ADV_EVENT_PASSED_POINT:
      plan_point (plan, event);
      break;
    case ADV_EVENT_ROAD:
    case ADV_EVENT_VILLAGE:
    case ADV_EVENT_CITY:
      plan_building (plan, event);
      break;
    case ADV_EVENT_WON:
      plan_token (plan, event);
      break;
    default:
      plan_trade (plan, event);
    }
}

/** adv_storyboard_make: a #KitStoryboardFunc. */
void
adv_storyboard_make (KitStoryboard    *board,
                     const KitHistory *history,
                     guint             index)
{
  Plan plan;
  AdvEvents events;

  g_return_if_fail (board != NULL && history != NULL);

  plan = (Plan) { board, adv_history_get_board (history), board->before, board->after, 0, 0 };
  adv_history_explain (history, index, &events);
  for (guint i = 0; i < events.n; i++)
    plan_event (&plan, &events.items[i]);
  board->turn = board->length;
}

static void
lift (const KitMotion *motion,
      double           progress,
      gpointer         data)
{
  AdvScene *scene = data;

  switch (motion->kind)
    {
    case ADV_MOTION_DICE:
      scene->dice[0] = scene->dice[1] = 0;
      break;
    case ADV_MOTION_ROBBER:
      scene->no_robber = TRUE;
      break;
    case ADV_MOTION_BUILDING:
      adv_corner_set_add (&scene->lifted, motion->place);
      break;
    default:
      break;
    }
}

/** adv_storyboard_lift: takes out of @scene what is shown as it moves: the position is that before
    the decision. */
void
adv_storyboard_lift (KitPlayback *playback,
                     AdvScene    *scene)
{
  g_return_if_fail (KIT_IS_PLAYBACK (playback) && scene != NULL);

  kit_playback_foreach_all (playback, lift, scene);
}
