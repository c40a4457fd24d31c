/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Stones, made into proposals; and what moves when a decision is shown. */

#pragma once

#include "stones-game.h"

#include "kit/presenter/kit-input.h"
#include "kit/presenter/kit-storyboard.h"

G_BEGIN_DECLS

/** The kinds of places of the board: first its stones, then the buttons that are painted on it. */
enum
{
  STONES_PLACES_HEAP,
  STONES_PLACES_BUTTONS,
  STONES_PLACE_KINDS
};

typedef enum
{
  STONES_BUTTON_ROLL,
  STONES_BUTTON_ACCEPT,
  STONES_BUTTON_DECLINE,
  STONES_BUTTONS
} StonesButton;

/** What flies besides cards: a die, whose number is that of the motion. */
#define STONES_MOTION_DIE (KIT_MOTION_CARD + 1)

/** The face of a stone of the heap; other faces are bonus stones, by their points. */
#define STONES_FACE_HEAP (STONES_MOST_BONUS + 1)

/** Where cards lie: the last two have one for each player. */
enum
{
  STONES_ANCHOR_HEAP,
  STONES_ANCHOR_HAND,
  STONES_ANCHOR_ROW = STONES_ANCHOR_HAND + STONES_MAX_PLAYERS,
};

#define STONES_TYPE_INPUT (stones_input_get_type ())
G_DECLARE_FINAL_TYPE (StonesInput, stones_input, STONES, INPUT, KitInput)

KitInput *stones_input_new       (void);
void      stones_input_double    (KitInput          *input);
gboolean  stones_place_decide    (const StonesState *state,
                                  const StonesBoard *board,
                                  int                place,
                                  StonesDecision    *decision);
void      stones_storyboard_make (KitStoryboard     *board,
                                  const KitHistory  *history,
                                  guint              index);

G_END_DECLS
