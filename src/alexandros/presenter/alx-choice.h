/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has chosen so far in Alexandros, as data, and questions about it. */

#pragma once

#include "alx-ways.h"

#include "alexandros/paint/alx-scene.h"

G_BEGIN_DECLS

/** AlxMode: what a click on a space means in the actions phase. */
typedef enum
{
  ALX_MODE_ANY,                         /* takes an own governor back, or occupies */
  ALX_MODE_OCCUPY,
  ALX_MODE_TAKE_BACK,
} AlxMode;

/** AlxItem: what besides the board can be pointed at and chosen. */
typedef enum
{
  ALX_ITEM_NONE,
  ALX_ITEM_FACE_UP,                     /* which: a place, 0 or 1 */
  ALX_ITEM_HAND,                        /* which: a symbol */
  ALX_ITEM_SUPPLY,
  ALX_ITEM_OCCUPY,
  ALX_ITEM_LEVY,
  ALX_ITEM_TAKE_BACK,
  ALX_ITEM_NO_MOVE,
  ALX_ITEM_END,
} AlxItem;

/**
 * AlxChoice:
 * @state: the position, as far as it is known to whoever looks at it
 * @board: its board
 * @proposal: (nullable): what is proposed; it may not be legal yet
 * @advice: (nullable) (array length=n_advice): a turn that was advised, which begins with the
 *   proposal
 * @n_advice: how many decisions those are
 * @is_active: whether a person may decide now
 * @moving: (nullable): the position in which a way is chosen: @state or, while a card is proposed,
 *   the one after it; only that phase and symbol change is looked at
 * @ways: (nullable): those between which one can choose, if a way is proposed, by itself or with a
 *   card
 * @mode: what a click on a space means
 * @face_up: the place of the face-up card that was chosen last, for both may show the same symbol
 * @place: the place under the pointer or the cursor, or -1
 * @is_focused: it is that of the keyboard
 * @hovered: (nullable): the ways to the point that is @place
 * @item: what is pointed at besides the board
 * @which: which of these
 * @considered: (nullable): what choosing @item would propose, if that is legal
 *
 * Filled by alx_input_get_choice(). The questions trust what they are given.
 */
typedef struct
{
  const AlxState    *state;
  const AlxBoard    *board;
  const AlxDecision *proposal;
  const AlxDecision *advice;
  guint              n_advice;
  gboolean           is_active;
  const AlxState    *moving;
  const AlxWays     *ways;
  AlxMode            mode;
  guint              face_up;
  int                place;
  gboolean           is_focused;
  const AlxWays     *hovered;
  AlxItem            item;
  guint              which;
  const AlxDecision *considered;
} AlxChoice;

gboolean alx_choice_proposes       (const AlxChoice *choice,
                                    AlxDecisionKind  kind);
const AlxDecision *
         alx_choice_get_card       (const AlxChoice *choice);
gboolean alx_choice_is_target      (const AlxChoice *choice,
                                    guint8           point);
gboolean alx_choice_make           (const AlxChoice *choice,
                                    AlxItem          item,
                                    guint            which,
                                    AlxDecision     *decision);
gboolean alx_choice_is_possible    (const AlxChoice *choice,
                                    AlxItem          item,
                                    guint            which,
                                    AlxRefusal      *refusal);
const AlxDecision *
         alx_choice_get_preview    (const AlxChoice *choice);
gboolean alx_choice_previews_proposal
                                   (const AlxChoice *choice);
gboolean alx_choice_is_pointing    (const AlxChoice *choice);
void     alx_choice_get_paid       (const AlxChoice *choice,
                                    guint8           paid[ALX_SYMBOLS]);
void     alx_choice_mark           (const AlxChoice *choice,
                                    AlxScene        *scene);

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
