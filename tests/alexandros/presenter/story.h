/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What differs between the position before a decision and the one after, against what moves when
   it is shown. */

#pragma once

#include "test-util.h"
#include "alexandros/presenter/alx-storyboard.h"

G_BEGIN_DECLS

/** Story: a decision and how it is told. */
typedef struct
{
  AlxState      before;
  AlxState      after;
  AlxDecision   decision;
  AlxEvents     events;
  AlxStoryboard told;
} Story;

void  story_tell  (Story            *story,
                   const AlxHistory *history,
                   guint             index,
                   int               viewer);
guint story_count (const Story      *story,
                   AlxMotionKind     kind);
void  story_check (const Story      *story,
                   int               viewer);

G_END_DECLS
