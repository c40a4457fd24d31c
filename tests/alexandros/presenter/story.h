/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that the motions of a decision match the changes of the position. */

#pragma once

#include "test-util.h"

#include "alexandros/presenter/alx-storyboard.h"

G_BEGIN_DECLS

/** Story: a decision and its storyboard. */
typedef struct
{
  AlxState      before;
  AlxState      after;
  AlxDecision   decision;
  AlxEvents     events;
  KitStoryboard told;                   /* without positions; hidden cards are hidden */
} Story;

void  story_tell  (Story            *story,
                   const KitHistory *history,
                   guint             index,
                   int               viewer);
guint story_count (const Story      *story,
                   AlxMotionKind     kind);
void  story_check (const Story      *story,
                   int               viewer);

G_END_DECLS
