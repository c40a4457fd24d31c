/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Alexandros, made into proposals. */

#pragma once

#include "alexandros/model/alx-game.h"
#include "alexandros/paint/alx-scene.h"
#include "kit/presenter/kit-input.h"

G_BEGIN_DECLS

/**
 * AlxInput:
 *
 * The #KitInput of a game of Alexandros. Its places are the spaces of the board, and after them its
 * points. All functions but the first take a #KitInput that is one.
 */
#define ALX_TYPE_INPUT (alx_input_get_type ())
G_DECLARE_FINAL_TYPE (AlxInput, alx_input, ALX, INPUT, KitInput)

/** AlxMode: what a click on a space means in the actions phase. */
typedef enum
{
  ALX_MODE_ANY,                         /* takes an own governor back, or occupies */
  ALX_MODE_OCCUPY,
  ALX_MODE_TAKE_BACK,
} AlxMode;

/** AlxChoice: what besides the board can be pointed at and chosen. */
typedef enum
{
  ALX_CHOICE_NONE,
  ALX_CHOICE_FACE_UP,                   /* which: a place, 0 or 1 */
  ALX_CHOICE_HAND,                      /* which: a symbol */
  ALX_CHOICE_SUPPLY,
  ALX_CHOICE_OCCUPY,
  ALX_CHOICE_LEVY,
  ALX_CHOICE_TAKE_BACK,
  ALX_CHOICE_NO_MOVE,
  ALX_CHOICE_END,
} AlxChoice;

KitInput *alx_input_new               (void);
AlxMode   alx_input_get_mode          (KitInput          *input);
const AlxDecision *alx_input_get_proposal (KitInput      *input);
const AlxDecision *alx_input_get_preview (KitInput       *input);
const AlxState *alx_input_get_moving  (KitInput          *input);
guint     alx_input_get_face_up       (KitInput          *input);
void      alx_input_get_paid          (KitInput          *input,
                                       guint8             paid[ALX_SYMBOLS]);
gboolean  alx_input_is_possible       (KitInput          *input,
                                       AlxChoice          choice,
                                       guint              which,
                                       AlxRefusal        *refusal);
void      alx_input_consider          (KitInput          *input,
                                       AlxChoice          choice,
                                       guint              which);
AlxChoice alx_input_get_considered    (KitInput          *input,
                                       guint             *which);
gboolean  alx_input_is_pointing       (KitInput          *input);
gboolean  alx_input_previews_proposal (KitInput          *input);
gboolean  alx_input_is_complete       (KitInput          *input,
                                       AlxRefusal        *refusal);
guint     alx_input_get_n_ways        (KitInput          *input,
                                       guint             *index);
void      alx_input_mark              (KitInput          *input,
                                       AlxScene          *scene);

void      alx_input_choose_face_up    (KitInput          *input,
                                       guint              place);
void      alx_input_choose_hand       (KitInput          *input,
                                       guint8             symbol);
void      alx_input_choose_supply     (KitInput          *input);
void      alx_input_choose_levy       (KitInput          *input);
void      alx_input_choose_no_move    (KitInput          *input);
void      alx_input_choose_end        (KitInput          *input);
void      alx_input_choose_mode       (KitInput          *input,
                                       AlxMode            mode);
void      alx_input_choose_point      (KitInput          *input,
                                       guint8             point);
void      alx_input_choose_space      (KitInput          *input,
                                       guint8             space);
void      alx_input_choose_way        (KitInput          *input,
                                       const AlxDecision *way);
void      alx_input_next_way          (KitInput          *input,
                                       int                step);
void      alx_input_give              (KitInput          *input,
                                       guint8             symbol,
                                       int                step);

/** alx_place_of_space: the place that is @space. */
static inline int
alx_place_of_space (guint8 space)
{
  return space;
}

/** alx_place_of_point: the place that is @point. */
static inline int
alx_place_of_point (const AlxBoard *board,
                    guint8          point)
{
  return board->n_spaces + point;
}

/** alx_place_get_space: the space that @place is, or %ALX_NONE. */
static inline guint8
alx_place_get_space (const AlxBoard *board,
                     int             place)
{
  return place >= 0 && place < board->n_spaces ? place : ALX_NONE;
}

/** alx_place_get_point: the point that @place is, or %ALX_NONE. */
static inline guint8
alx_place_get_point (const AlxBoard *board,
                     int             place)
{
  return place >= board->n_spaces ? place - board->n_spaces : ALX_NONE;
}

G_END_DECLS
