/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the motions of a decision: what moves and when. Uses no widgets and no clock. */

#include "alx-storyboard.h"

/* At normal speed. Things that are far apart move one after the other, with a pause between them,
   which is easier to follow. */
#define SIDE_MS     230                 /* Alexander along a side */
#define WALK_MS     1900                /* the longest walk */
#define RISE        1.3                 /* duration of a rising wall, in that of its side */
#define CLOSING_MS  850
#define CARD_MS     280
#define REST_MS     40                  /* between two places */
#define GOVERNOR_MS 430
#define NEXT_MS     110                 /* between the starts of two governors */
#define POINTS_MS   650                 /* of a province */
#define COUNT_MS    2600                /* the longest count of all provinces */
#define DISC_MS     45                  /* a disc for each point */
#define RUN_MS      700                 /* the longest run of a disc */

typedef struct
{
  AlxStoryboard     *board;
  const AlxBoard    *map;
  const AlxDecision *decision;
  int                viewer;
  guint              cards;             /* milliseconds until the next card can move */
  guint              pieces;            /* the same for governors and closings, after turn */
} Plan;

static AlxMotion *
add (Plan          *plan,
     AlxMotionKind  kind,
     guint          player,
     guint          start,
     guint          length)
{
  AlxStoryboard *board = plan->board;
  /* If there are too many motions, each further one replaces the last. */
  AlxMotion *motion = &board->motions[MIN (board->n, ALX_MAX_MOTIONS - 1)];

  g_assert (length > 0);
  *motion = (AlxMotion) { .kind = kind, .player = player, .start = start, .length = length,
                          .symbol = ALX_NONE, .from = ALX_NONE, .to = ALX_NONE,
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
  guint start = plan->cards > 0 ? plan->cards + REST_MS : 0;
  AlxMotion *motion = add (plan, ALX_MOTION_CARD, plan->board->before.player, start, CARD_MS);

  motion->symbol = symbol;
  motion->from = from;
  motion->to = to;
  plan->cards = start + CARD_MS;
}

/* Alexander moves from point to point, and walls rise behind him on sides without one. */
static void
plan_walk (Plan *plan)
{
  const AlxDecision *way = plan->decision;
  guint side_ms = MIN (SIDE_MS, WALK_MS / MAX (way->n - 1, 1));
  const AlxStoryboard *board = plan->board;

  for (guint i = 1; i < way->n; i++)
    {
      guint16 side = alx_board_find_side (plan->map, way->at[i - 1], way->at[i]);
      AlxMotion *motion =
        add (plan, ALX_MOTION_WALK, board->before.player, (i - 1) * side_ms, side_ms);

      motion->from = way->at[i - 1];
      motion->to = way->at[i];
      if (alx_side_set_has (&board->before.walls, side))
        continue;
      motion = add (plan, ALX_MOTION_WALL, board->before.player, (i - 1) * side_ms,
                    side_ms * RISE);
      motion->side = side;
      motion->from = way->at[i - 1];
      motion->number = alx_side_set_has (&board->after.red_walls, side);
    }
  plan->board->turn = board->length;
}

/* Lights up a province that was divided off, once even if it was divided again. */
static void
plan_closing (Plan           *plan,
              const AlxEvent *event)
{
  const AlxStoryboard *board = plan->board;
  guint8 label = board->after.province[event->place];

  for (guint i = 0; i < board->n; i++)
    if (board->motions[i].kind == ALX_MOTION_CLOSING &&
        board->after.province[board->motions[i].to] == label)
      return;
  add (plan, ALX_MOTION_CLOSING, event->player, board->turn + plan->pieces, CLOSING_MS)->to =
    event->place;
  plan->pieces += 2 * NEXT_MS;
}

/* Whether a province scores in a levy, R28. */
static gboolean
scores (Plan        *plan,
        guint        label,
        AlxProvince *province)
{
  alx_state_get_province (&plan->board->before, label, province);
  return province->n_governors == 1;
}

static void
plan_levy (Plan *plan)
{
  const AlxState *before = &plan->board->before;
  const AlxState *after = &plan->board->after;
  guint at = plan->cards + REST_MS;
  AlxProvince province;
  guint n = 0;

  for (guint label = 0; label < before->n_provinces; label++)
    n += scores (plan, label, &province);
  for (guint label = 0; label < before->n_provinces; label++)
    {
      AlxMotion *motion;
      guint length = MIN (POINTS_MS, COUNT_MS / MAX (n, 1));

      if (!scores (plan, label, &province))
        continue;
      motion = add (plan, ALX_MOTION_POINTS, province.owner, at, length);
      motion->from = province.governors[0];
      motion->number = province.value;
      at += length + REST_MS;
    }
  for (guint p = 0; p < before->n_players; p++)
    {
      guint points = after->scores[p] - before->scores[p];
      AlxMotion *motion;

      if (points == 0)
        continue;
      motion = add (plan, ALX_MOTION_DISC, p, at, MIN (RUN_MS, points * DISC_MS));
      motion->number = before->scores[p];
      motion->rest = after->scores[p];
      at += motion->length + REST_MS;
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
      add (plan, ALX_MOTION_PLACED, event->player, board->turn + plan->pieces, GOVERNOR_MS)->to =
        event->place;
      plan->pieces += NEXT_MS;
      return;
    }
  /* Removed governors leave while the position before is still displayed. */
  add (plan, ALX_MOTION_REMOVED, event->player, 0, GOVERNOR_MS)->from = event->place;
  board->turn = MAX (board->turn, GOVERNOR_MS);
  plan->cards = MAX (plan->cards, GOVERNOR_MS);
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
 * @board: (inout): gets the motions; has the positions before and after the decision already
 * @map: the board of the game
 * @decision: the decision
 * @events: its effects, as listed by alx_explain()
 * @viewer: the player whose drawn cards are shown, or -1
 */
void
alx_storyboard_make (AlxStoryboard     *board,
                     const AlxBoard    *map,
                     const AlxDecision *decision,
                     const AlxEvents   *events,
                     int                viewer)
{
  Plan plan = { board, map, decision, viewer, 0, 0 };

  g_return_if_fail (board != NULL && map != NULL && decision != NULL && events != NULL);

  board->turn = board->length = board->n = 0;
  /* Motions that show something of the position after come last, for they start at turn. */
  for (guint late = 0; late < 2; late++)
    for (guint i = 0; i < events->n; i++)
      if (late ==
          (events->items[i].kind == ALX_EVENT_PLACED || events->items[i].kind == ALX_EVENT_DIVIDED))
        plan_event (&plan, &events->items[i]);
  if (decision->kind == ALX_LEVY)
    plan_levy (&plan);
  /* If only cards move, the position changes when the last one has arrived. */
  if (plan.cards == board->length)
    board->turn = board->length;
}

/** alx_motion_ease: the eased progress, slow at both ends, for a linear @progress, both 0 to 1. */
double
alx_motion_ease (double progress)
{
  return progress * progress * (3 - 2 * progress);
}
