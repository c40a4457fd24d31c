/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the motions of a decision: what moves and when. */

#include "alx-storyboard.h"

#include "alexandros/record/alx-record.h"

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
  KitStoryboard     *board;
  const AlxState    *before;
  const AlxState    *after;
  const AlxBoard    *map;
  const AlxDecision *decision;
  guint              cards;             /* milliseconds until the next card can move */
  guint              pieces;            /* the same for governors and closings, after turn */
} Plan;

static KitMotion *
add (Plan          *plan,
     AlxMotionKind  kind,
     guint          player,
     guint          start,
     guint          length)
{
  return kit_storyboard_add (plan->board, kind, player, start, length);
}

static void
add_card (Plan  *plan,
          guint  symbol,
          guint  from,
          guint  to)
{
  guint start = plan->cards > 0 ? plan->cards + REST_MS : 0;
  KitMotion *motion =
    kit_storyboard_add (plan->board, KIT_MOTION_CARD, plan->before->player, start, CARD_MS);

  motion->face = symbol;
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
  const KitStoryboard *board = plan->board;

  for (guint i = 1; i < way->n; i++)
    {
      guint16 side = alx_board_find_side (plan->map, way->at[i - 1], way->at[i]);
      KitMotion *motion =
        add (plan, ALX_MOTION_WALK, plan->before->player, (i - 1) * side_ms, side_ms);

      motion->from = way->at[i - 1];
      motion->to = way->at[i];
      motion->stays = TRUE;
      if (alx_side_set_has (&plan->before->walls, side))
        continue;
      motion = add (plan, ALX_MOTION_WALL, plan->before->player, (i - 1) * side_ms,
                    side_ms * RISE);
      motion->place = side;
      motion->stays = TRUE;
      motion->from = way->at[i - 1];
      motion->number = alx_side_set_has (&plan->after->red_walls, side);
    }
  plan->board->turn = board->length;
}

/* Lights up a province that was divided off, once even if it was divided again. */
static void
plan_closing (Plan           *plan,
              const AlxEvent *event)
{
  const KitStoryboard *board = plan->board;
  guint8 label = plan->after->province[event->place];

  for (guint i = 0; i < board->n; i++)
    if (board->motions[i].kind == ALX_MOTION_CLOSING &&
        plan->after->province[board->motions[i].to] == label)
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
  alx_state_get_province (plan->before, label, province);
  return province->n_governors == 1;
}

static void
plan_levy (Plan *plan)
{
  const AlxState *before = plan->before;
  const AlxState *after = plan->after;
  guint at = plan->cards + REST_MS;
  AlxProvince province;
  guint n = 0;

  for (guint label = 0; label < before->n_provinces; label++)
    n += scores (plan, label, &province);
  for (guint label = 0; label < before->n_provinces; label++)
    {
      KitMotion *motion;
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
      KitMotion *motion;

      if (points == 0)
        continue;
      motion = add (plan, ALX_MOTION_DISC, p, at, MIN (RUN_MS, points * DISC_MS));
      motion->number = before->scores[p];
      motion->rest = after->scores[p];
      motion->stays = TRUE;
      at += motion->length + REST_MS;
    }
  plan->board->turn = plan->board->length;
}

static void
plan_governor (Plan           *plan,
               const AlxEvent *event)
{
  KitStoryboard *board = plan->board;

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
  KitStoryboard *board = plan->board;
  guint hand = ALX_ANCHOR_HAND + plan->before->player;

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
      /* ALX_NONE, the back of the card, for whoever does not see it. */
      add_card (plan, event->symbol, ALX_ANCHOR_SUPPLY, hand);
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

/** alx_storyboard_make: a #KitStoryboardFunc. */
void
alx_storyboard_make (KitStoryboard    *board,
                     const KitHistory *history,
                     guint             index)
{
  Plan plan;
  AlxEvents events;

  g_return_if_fail (board != NULL && history != NULL);

  plan = (Plan) { board, board->before, board->after, alx_history_get_board (history),
                  alx_history_get_decision (history, index), 0, 0 };
  alx_history_explain (history, index, &events);
  /* Motions that show something of the position after come last, for they start at turn. */
  for (guint late = 0; late < 2; late++)
    for (guint i = 0; i < events.n; i++)
      if (late ==
          (events.items[i].kind == ALX_EVENT_PLACED || events.items[i].kind == ALX_EVENT_DIVIDED))
        plan_event (&plan, &events.items[i]);
  if (plan.decision->kind == ALX_LEVY)
    plan_levy (&plan);
  /* If only cards move, the position changes when the last one has arrived. */
  if (plan.cards == board->length)
    board->turn = board->length;
}

static void
add_lifted (const KitMotion *motion,
            double           progress,
            gpointer         lifted)
{
  if (motion->kind == ALX_MOTION_PLACED && progress < 1)
    alx_space_set_add (lifted, motion->to);
  else if (motion->kind == ALX_MOTION_REMOVED && progress >= 0)
    alx_space_set_add (lifted, motion->from);
}

/** alx_storyboard_find_lifted: the spaces whose governors are moving or have yet to appear. */
AlxSpaceSet
alx_storyboard_find_lifted (KitPlayback *playback)
{
  AlxSpaceSet lifted = { { 0 } };

  kit_playback_foreach_all (playback, add_lifted, &lifted);
  return lifted;
}
