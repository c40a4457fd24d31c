/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that the motions of a decision match the changes of the position. */

#include "story.h"

#include "alexandros/rules/alx-seat.h"

#include <string.h>

#define LONGEST 9000                    /* the longest storyboard, in milliseconds */

/** story_tell: makes the storyboard of the decision @index of @history for @viewer. */
void
story_tell (Story            *story,
            const KitHistory *history,
            guint             index,
            int               viewer)
{
  g_autoptr (KitHistory) known =
    kit_history_look (history, viewer >= 0 ? (guint) viewer : KIT_NOBODY, index + 1);
  g_autoptr (KitStoryboard) board = kit_storyboard_new (known, index);
  AlxSeat seat;

  alx_history_get_state_at (history, index, &story->before);
  alx_history_get_state_at (history, index + 1, &story->after);
  story->decision = *alx_history_get_decision (history, index);
  alx_history_explain (history, index, &story->events);
  alx_seat_look (&seat, &story->before, viewer >= 0 ? (guint) viewer : KIT_NOBODY);
  g_assert_cmpmem (board->before, sizeof seat.state, &seat.state, sizeof seat.state);
  alx_seat_look (&seat, &story->after, viewer >= 0 ? (guint) viewer : KIT_NOBODY);
  g_assert_cmpmem (board->after, sizeof seat.state, &seat.state, sizeof seat.state);
  alx_storyboard_make (board, known, index);
  story->told = *board;
}

/** story_count: the number of motions of a kind. */
guint
story_count (const Story   *story,
             AlxMotionKind  kind)
{
  guint n = 0;

  for (guint i = 0; i < story->told.n; i++)
    n += story->told.motions[i].kind == kind;
  return n;
}

/* --- time --- */

static void
check_time (const Story *story)
{
  const KitStoryboard *told = &story->told;
  guint end = 0;

  g_assert_cmpuint (told->n, <, KIT_MAX_MOTIONS);
  g_assert_cmpuint (told->turn, <=, told->length);
  g_assert_cmpuint (told->length, <=, LONGEST);
  for (guint i = 0; i < told->n; i++)
    {
      const KitMotion *motion = &told->motions[i];
      gboolean late = motion->kind == ALX_MOTION_PLACED || motion->kind == ALX_MOTION_CLOSING;

      g_assert_cmpuint (motion->length, >, 0);
      /* A province that is divided may have no owner. */
      if (motion->kind != ALX_MOTION_CLOSING || motion->player != ALX_NONE)
        g_assert_cmpuint (motion->player, <, story->before.n_players);
      end = MAX (end, motion->start + motion->length);
      /* What appears is shown on the position after, what disappears on the one before. */
      if (late)
        g_assert_cmpuint (motion->start, >=, told->turn);
      else if (motion->kind != KIT_MOTION_CARD)
        g_assert_cmpuint (motion->start + motion->length, <=, told->turn);
    }
  g_assert_cmpuint (end, ==, told->length);
}

/* --- a walk --- */

static void
check_walk (const Story *story)
{
  const AlxDecision *way = &story->decision;
  guint sides = way->kind == ALX_WAY ? way->n - 1 : 0;
  guint at = 0;
  guint now = 0;

  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind != ALX_MOTION_WALK)
        continue;
      g_assert_cmpuint (at, <, sides);
      g_assert_cmpuint (motion->from, ==, way->at[at]);
      g_assert_cmpuint (motion->to, ==, way->at[++at]);
      g_assert_cmpuint (motion->player, ==, story->before.player);
      g_assert_cmpuint (motion->start, ==, now);
      now += motion->length;
    }
  g_assert_cmpuint (at, ==, sides);
  g_assert_cmpuint (now, <=, 2000);
}

/* When Alexander leaves @point for the other end of @side. */
static guint
find_leave (const Story *story,
            guint8       point,
            guint16      side)
{
  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind == ALX_MOTION_WALK && motion->from == point &&
          alx_board_find_side (test_board (), motion->from, motion->to) == side)
        return motion->start;
    }
  g_assert_not_reached ();
}

/* A wall of the right colour rises behind Alexander on each new side, and on no other. */
static void
check_walls (const Story *story)
{
  AlxSideSet risen = { { 0 } };

  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind != ALX_MOTION_WALL)
        continue;
      g_assert_false (alx_side_set_has (&risen, motion->place));
      alx_side_set_add (&risen, motion->place);
      g_assert_cmpuint (motion->number, ==,
                        alx_side_set_has (&story->after.red_walls, motion->place));
      g_assert_cmpuint (motion->start, ==, find_leave (story, motion->from, motion->place));
    }
  for (guint side = 0; side < test_board ()->n_sides; side++)
    g_assert_cmpint (alx_side_set_has (&risen, side), ==,
                     alx_side_set_has (&story->after.walls, side) &&
                       !alx_side_set_has (&story->before.walls, side));
}

/* Each province that was divided lights up once for each part but one. */
static void
check_closings (const Story *story)
{
  guint8 flared[ALX_MAX_SPACES] = { 0 };
  guint parts[ALX_MAX_SPACES] = { 0 };
  guint flares[ALX_MAX_SPACES] = { 0 };

  for (guint i = 0; i < story->told.n; i++)
    if (story->told.motions[i].kind == ALX_MOTION_CLOSING)
      {
        guint8 space = story->told.motions[i].to;

        g_assert_cmpuint (space, <, test_board ()->n_spaces);
        g_assert_cmpuint (flared[story->after.province[space]]++, ==, 0);
        flares[story->before.province[space]]++;
      }
  for (guint label = 0; label < story->after.n_provinces; label++)
    {
      guint s = 0;

      while (story->after.province[s] != label)
        s++;
      parts[story->before.province[s]]++;
    }
  for (guint label = 0; label < story->before.n_provinces; label++)
    {
      g_assert_cmpuint (flares[label], <=, parts[label]);
      g_assert_cmpint (flares[label] > 0, ==, parts[label] > 1);
    }
}

/* --- cards --- */

/* The number of cards at each anchor; those offered as compensation are on the discards. */
static void
count_cards (const AlxState *state,
             int             cards[ALX_ANCHORS])
{
  memset (cards, 0, ALX_ANCHORS * sizeof *cards);
  cards[ALX_ANCHOR_SUPPLY] = alx_state_supply_size (state);
  cards[ALX_ANCHOR_DISCARDS] = alx_state_discards_size (state);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    cards[ALX_ANCHOR_DISCARDS] += state->paid[i];
  for (guint i = 0; i < ALX_FACE_UP; i++)
    cards[ALX_ANCHOR_FACE_UP + i] = state->face_up[i] != ALX_NONE;
  for (guint p = 0; p < state->n_players; p++)
    cards[ALX_ANCHOR_HAND + p] = alx_state_hand_size (state, p);
}

static gboolean
has_event (const Story  *story,
           AlxEventKind  kind)
{
  for (guint i = 0; i < story->events.n; i++)
    if (story->events.items[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Cards move one after the other, and the numbers at both ends match the positions. */
static void
check_cards (const Story *story)
{
  int before[ALX_ANCHORS];
  int after[ALX_ANCHORS];
  guint now = 0;

  count_cards (&story->before, before);
  count_cards (&story->after, after);
  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind != KIT_MOTION_CARD)
        continue;
      g_assert_cmpuint (motion->from, <, ALX_ANCHORS);
      g_assert_cmpuint (motion->to, <, ALX_ANCHORS);
      /* There is a pause between two cards. */
      g_assert_true (motion->start > now || now == 0);
      now = motion->start + motion->length;
      before[motion->from]--;
      before[motion->to]++;
    }
  /* A reshuffle has no motion. */
  for (guint i = has_event (story, ALX_EVENT_RESHUFFLED) ? ALX_ANCHOR_FACE_UP : 0; i < ALX_ANCHORS;
       i++)
    g_assert_cmpint (before[i], ==, after[i]);
}

/* A drawn card is face up only for its player; all other cards are face up for everybody. */
static void
check_hidden (const Story *story,
              int          viewer)
{
  int hand[ALX_SYMBOLS];
  gboolean own = viewer == story->before.player;

  for (guint s = 0; s < ALX_SYMBOLS; s++)
    hand[s] = story->before.hands[story->before.player][s];
  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];
      guint8 anchor = ALX_ANCHOR_HAND + story->before.player;

      if (motion->kind != KIT_MOTION_CARD)
        {
          g_assert_cmpuint (motion->face, ==, ALX_NONE);
          continue;
        }
      if (motion->face == KIT_MOTION_HIDDEN)
        {
          g_assert_false (own);
          g_assert_cmpuint (motion->from, ==, ALX_ANCHOR_SUPPLY);
          g_assert_cmpuint (motion->to, ==, anchor);
          g_assert_cmpuint (story->decision.kind, ==, ALX_DRAW);
          continue;
        }
      g_assert_cmpuint (motion->face, <, ALX_SYMBOLS);
      g_assert_true (own || motion->from != ALX_ANCHOR_SUPPLY || motion->to < ALX_ANCHOR_HAND);
      hand[motion->face] += (motion->to == anchor) - (motion->from == anchor);
    }
  for (guint s = 0; own && s < ALX_SYMBOLS; s++)
    g_assert_cmpint (hand[s], ==, story->after.hands[story->before.player][s]);
}

/* --- governors and points --- */

static void
check_governors (const Story *story)
{
  guint8 standing[ALX_MAX_SPACES];

  for (guint s = 0; s < test_board ()->n_spaces; s++)
    standing[s] = alx_state_governor_on (&story->before, s);
  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind == ALX_MOTION_REMOVED)
        {
          g_assert_cmpuint (standing[motion->from], ==, motion->player);
          standing[motion->from] = ALX_NONE;
        }
    }
  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind == ALX_MOTION_PLACED)
        {
          g_assert_cmpuint (standing[motion->to], ==, ALX_NONE);
          standing[motion->to] = motion->player;
        }
    }
  for (guint s = 0; s < test_board ()->n_spaces; s++)
    g_assert_cmpuint (standing[s], ==, alx_state_governor_on (&story->after, s));
}

/* The discs move by what the provinces score, after all of that has been counted. */
static void
check_points (const Story *story)
{
  guint scored[ALX_MAX_PLAYERS] = { 0 };
  guint counted = 0;
  AlxSpaceSet done = { { 0 } };

  for (guint i = 0; i < story->told.n; i++)
    {
      const KitMotion *motion = &story->told.motions[i];

      if (motion->kind == ALX_MOTION_POINTS)
        {
          g_assert_cmpuint (alx_state_governor_on (&story->before, motion->from), ==,
                            motion->player);
          g_assert_false (alx_space_set_has (&done, motion->from));
          alx_space_set_add (&done, motion->from);
          scored[motion->player] += motion->number;
          g_assert_cmpuint (motion->start, >, counted);
          counted = motion->start + motion->length;
        }
      else if (motion->kind == ALX_MOTION_DISC)
        {
          g_assert_cmpuint (motion->start, >, counted);
          counted = motion->start + motion->length;
          g_assert_cmpuint (motion->number, ==, story->before.scores[motion->player]);
          g_assert_cmpuint (motion->rest, ==, story->after.scores[motion->player]);
          g_assert_cmpuint (motion->rest - motion->number, ==, scored[motion->player]);
          scored[motion->player] = 0;
        }
    }
  /* Every player who scores has a moving disc. */
  for (guint p = 0; p < story->before.n_players; p++)
    {
      g_assert_cmpuint (scored[p], ==, 0);
      if (story->after.scores[p] != story->before.scores[p])
        g_assert_cmpuint (story_count (story, ALX_MOTION_DISC), >, 0);
    }
}

/** story_check: checks that the motions for @viewer match the two positions. */
void
story_check (const Story *story,
             int          viewer)
{
  check_time (story);
  check_walk (story);
  check_walls (story);
  check_closings (story);
  check_cards (story);
  check_hidden (story, viewer);
  check_governors (story);
  check_points (story);
}
