/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves when a decision is shown, and when: a plan without widgets or clock. */

#pragma once

#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** The kind of a card that flies between two anchors; the kinds of a game follow it. */
#define KIT_MOTION_CARD 0

/** The face of a card that is shown face down. */
#define KIT_MOTION_HIDDEN 255

/**
 * KitMotion:
 * @kind: %KIT_MOTION_CARD, or a kind of the game, which also says what the numbers mean
 * @player: whose piece or card it is
 * @face: of a card; %KIT_MOTION_HIDDEN if the viewer does not know it
 * @stays: whether it is shown at its end until the position after the decision is displayed
 * @from: of a card, an anchor, below %KIT_MAX_ANCHORS; otherwise a place
 * @to: likewise
 * @place: a place
 * @number: a number
 * @rest: another one
 * @start: milliseconds after the start of the storyboard, at normal speed
 * @length: milliseconds, at normal speed
 */
typedef struct
{
  guint8   kind;
  guint8   player;
  guint8   face;
  gboolean stays;
  guint16  from;
  guint16  to;
  guint16  place;
  guint16  number;
  guint16  rest;
  guint    start;
  guint    length;
} KitMotion;

#define KIT_MAX_MOTIONS 160
#define KIT_MAX_ANCHORS 32              /* where cards lie: piles, rows, hands */

/**
 * KitStoryboard:
 * @before: (owned): the position that is displayed before @turn
 * @after: (owned): the position that is displayed from @turn on
 * @turn: milliseconds after the start, at normal speed
 * @length: milliseconds; 0 if nothing moves
 */
typedef struct
{
  gpointer  before;
  gpointer  after;
  guint     turn;
  guint     length;
  guint     n;
  KitMotion motions[KIT_MAX_MOTIONS];
} KitStoryboard;

/**
 * KitStoryboardFunc:
 * @board: (inout): gets the motions; has the positions before and after the decision already
 * @history: a history
 * @index: of the decision in it
 *
 * Plans the motions of a decision.
 */
typedef void (*KitStoryboardFunc) (KitStoryboard    *board,
                                   const KitHistory *history,
                                   guint             index);

KitStoryboard *kit_storyboard_new  (const KitHistory *history,
                                    guint             index);
void           kit_storyboard_free (KitStoryboard    *board);
KitMotion     *kit_storyboard_add  (KitStoryboard    *board,
                                    guint             kind,
                                    guint             player,
                                    guint             start,
                                    guint             length);
double         kit_motion_ease     (double            progress);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitStoryboard, kit_storyboard_free)

G_END_DECLS
