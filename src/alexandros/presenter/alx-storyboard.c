/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves, when a decision is shown, and when: a plan without widgets or clocks. */

#include "alx-storyboard.h"

/* Milliseconds, at normal speed. Things far from each other move one after the other, with a rest
   between them: that is easier to follow. */
#define SIDE     230                    /* of a walk, */
#define LONGEST  1900                   /* which takes no longer in all */
#define RISE     1.3                    /* of a side: until its wall stands */
#define CLOSING  850
#define CARD     280
#define REST     40                     /* before something moves elsewhere */
#define GOVERNOR 430
#define NEXT     110                    /* until the next governor follows */
#define POINTS   650                    /* of a province, */
#define COUNT    2600                   /* and no longer for all */
#define DISC     45                     /* for each point, */
#define RUN      700                    /* and no longer for a player */

typedef struct
{
  AlxStoryboard     *board;
  const AlxBoard    *map;
  const AlxDecision *decision;
  int                viewer;
  guint              cards;             /* when the next card flies, */
  guint              pieces;            /* and the next governor */
} Plan;

static AlxMotion *
add (Plan          *plan,
     AlxMotionKind  kind,
     guint          player,
     guint          start,
     guint          length)
{
  AlxStoryboard *board = plan->board;
  /* Beyond the last place for motions the decision simply comes to its end. */
  AlxMotion *motion = &board->motions[MIN (board->n, ALX_MAX_MOTIONS - 1)];

  *motion = (AlxMotion) { .kind = kind,
                         .player = player,
                         .start = start,
                         .length = length,
                         .symbol = ALX_NONE,
                         .from = ALX_NONE,
                         .to = ALX_NONE,
                         .side = ALX_NO_SIDE };
  board->n = MIN (board->n + 1, ALX_MAX_MOTIONS);
  board->length = MAX (board->length, start + length);
  return motion;
}

static void
add_card (Plan  *plan,
          guint  symbol,
          guint  from,
          guint  to)
{
  guint start = plan->cards > 0 ? plan->cards + REST : 0;
  AlxMotion *motion = add (plan, ALX_MOTION_CARD, plan->board->before.player, start, CARD);

  motion->symbol = symbol;
  motion->from = from;
  motion->to = to;
  plan->cards = start + CARD;
}

/* Alexander goes point by point, and behind him walls rise where there were none. */
static void
plan_walk (Plan *plan)
{
  const AlxDecision *way = plan->decision;
  guint side_time = MIN (SIDE, LONGEST / MAX (way->n - 1, 1));
  const AlxStoryboard *board = plan->board;

  for (guint i = 1; i < way->n; i++)
    {
      guint16 side = alx_board_find_side (plan->map, way->at[i - 1], way->at[i]);
      AlxMotion *motion = add (plan, ALX_MOTION_WALK, board->before.player, (i - 1) * side_time,
                               side_time);

      motion->from = way->at[i - 1];
      motion->to = way->at[i];
      if (alx_side_set_has (&board->before.walls, side))
        continue;
      motion = add (plan, ALX_MOTION_WALL, board->before.player, (i - 1) * side_time,
                    side_time * RISE);
      motion->side = side;
      motion->from = way->at[i - 1];
      motion->number = alx_side_set_has (&board->after.red_walls, side);
    }
  plan->board->turn = board->length;
}

/* Of two parts the smaller one counts as new; the open land may well be the other. */
static void
plan_closing (Plan           *plan,
              const AlxEvent *event)
{
  const AlxStoryboard *board = plan->board;
  guint8 label = board->after.province[event->place];

  /* What was cut off and then cut again is told once. */
  for (guint i = 0; i < board->n; i++)
    if (board->motions[i].kind == ALX_MOTION_CLOSING &&
        board->after.province[board->motions[i].to] == label)
      return;
  add (plan, ALX_MOTION_CLOSING, event->player, board->turn + plan->pieces, CLOSING)->to =
    event->place;
  plan->pieces += 2 * NEXT;
}

/* Does a province score in a levy, R28? */
static gboolean
scores (Plan        *plan,
        guint        label,
        AlxProvince *province)
{
  AlxProvince own;

  province = province != NULL ? province : &own;
  alx_state_get_province (&plan->board->before, label, province);
  return province->n_governors == 1;
}

static void
plan_levy (Plan *plan)
{
  const AlxState *before = &plan->board->before;
  const AlxState *after = &plan->board->after;
  guint at = plan->cards + REST;
  guint n = 0;

  for (guint label = 0; label < before->n_provinces; label++)
    n += scores (plan, label, NULL);
  for (guint label = 0; label < before->n_provinces; label++)
    {
      AlxProvince province;
      AlxMotion *motion;
      guint length = MIN (POINTS, COUNT / MAX (n, 1));

      if (!scores (plan, label, &province))
        continue;
      motion = add (plan, ALX_MOTION_POINTS, province.owner, at, length);
      motion->from = province.governors[0];
      motion->number = province.value;
      at += length + REST;
    }
  for (guint p = 0; p < before->n_players; p++)
    {
      guint points = after->scores[p] - before->scores[p];
      AlxMotion *motion;

      if (points == 0)
        continue;
      motion = add (plan, ALX_MOTION_DISC, p, at, MIN (RUN, points * DISC));
      motion->number = before->scores[p];
      motion->rest = after->scores[p];
      at += motion->length + REST;
    }
  plan->board->turn = plan->board->length;
}

static void
plan_governor (Plan           *plan,
               const AlxEvent *event)
{
  AlxStoryboard *board = plan->board;

  if (event->kind == ALX_EVENT_PLACED)
    {
      add (plan, ALX_MOTION_PLACED, event->player, board->turn + plan->pieces, GOVERNOR)->to =
        event->place;
      plan->pieces += NEXT;
      return;
    }
  /* He goes while the position before is still seen. */
  add (plan, ALX_MOTION_REMOVED, event->player, 0, GOVERNOR)->from = event->place;
  board->turn = MAX (board->turn, GOVERNOR);
  plan->cards = MAX (plan->cards, GOVERNOR);
}

static void
plan_event (Plan           *plan,
            const AlxEvent *event)
{
  AlxStoryboard *board = plan->board;
  guint hand = ALX_ANCHOR_HAND + board->before.player;

  switch (event->kind)
    {
    case ALX_EVENT_CHOSEN:
    case ALX_EVENT_TAKEN:
      add_card (plan, event->symbol, ALX_ANCHOR_FACE_UP + event->place, hand);
      break;
    case ALX_EVENT_SPECIAL:
    case ALX_EVENT_LEVIED:
      add_card (plan, event->symbol, hand, ALX_ANCHOR_DISCARDS);
      break;
    case ALX_EVENT_REFRESHED:
      add_card (plan, event->symbol, ALX_ANCHOR_FACE_UP + event->place, ALX_ANCHOR_DISCARDS);
      break;
    case ALX_EVENT_REVEALED:
      add_card (plan, event->symbol, ALX_ANCHOR_SUPPLY, ALX_ANCHOR_FACE_UP + event->place);
      break;
    case ALX_EVENT_DRAWN:
      add_card (plan, plan->viewer == board->before.player ? event->symbol : ALX_MOTION_HIDDEN,
                ALX_ANCHOR_SUPPLY, hand);
      break;
    case ALX_EVENT_PAID:
      for (guint i = 0; i < event->number; i++)
        add_card (plan, event->symbol, hand, ALX_ANCHOR_DISCARDS);
      board->turn = MAX (board->turn, plan->cards);
      break;
    case ALX_EVENT_GIVEN:
      for (guint i = 0; i < event->number; i++)
        add_card (plan, event->symbol, ALX_ANCHOR_DISCARDS, ALX_ANCHOR_HAND + event->player);
      break;
    case ALX_EVENT_WALKED:
      plan_walk (plan);
      break;
    case ALX_EVENT_DIVIDED:
      plan_closing (plan, event);
      break;
    case ALX_EVENT_PLACED:
    case ALX_EVENT_REMOVED:
    case ALX_EVENT_TOOK_BACK:
      plan_governor (plan, event);
      break;
    default:
      break;
    }
}

/**
 * alx_storyboard_make:
 * @board: (inout): the plan, with the positions before and after the decision
 * @map: the board that is played on
 * @decision: what was decided
 * @events: what it did, as alx_explain() told of it
 * @viewer: whose hidden cards may be seen, or -1
 */
void
alx_storyboard_make (AlxStoryboard     *board,
                     const AlxBoard    *map,
                     const AlxDecision *decision,
                     const AlxEvents   *events,
                     int                viewer)
{
  Plan plan = { board, map, decision, viewer, 0, 0 };

  board->turn = board->length = board->n = 0;
  /* What is seen only in the position after it begins when the way to it is over. */
  for (guint late = 0; late < 2; late++)
    for (guint i = 0; i < events->n; i++)
      if (late ==
          (events->items[i].kind == ALX_EVENT_PLACED || events->items[i].kind == ALX_EVENT_DIVIDED))
        plan_event (&plan, &events->items[i]);
  if (decision->kind == ALX_LEVY)
    plan_levy (&plan);
  /* Where only cards fly, they are there when they have come down. */
  if (plan.cards == board->length)
    board->turn = board->length;
}

/** alx_motion_ease: how far, from 0 to 1, something has come at @progress of its time that is slow
    at the beginning and at the end. */
double
alx_motion_ease (double progress)
{
  return progress * progress * (3 - 2 * progress);
}
