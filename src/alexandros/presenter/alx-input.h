/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision that a person is making: propose, change, confirm, cancel. Uses no widgets. */

#pragma once

#include "alexandros/model/alx-game.h"
#include "alexandros/paint/alx-scene.h"

G_BEGIN_DECLS

/**
 * AlxInput:
 *
 * Turns what a person chooses, by mouse, touch, keys or typing, into decisions in the current game,
 * of which it holds a reference. A choice becomes a proposal, which can be changed before it is
 * confirmed. With several persons it also knows whose cards are open.
 */
#define ALX_TYPE_INPUT (alx_input_get_type ())
G_DECLARE_FINAL_TYPE (AlxInput, alx_input, ALX, INPUT, GObject)

/** AlxMode: what a click on a space means in the actions phase. */
typedef enum
{
  ALX_MODE_ANY,                         /* takes an own governor back, or occupies */
  ALX_MODE_OCCUPY,
  ALX_MODE_TAKE_BACK,
} AlxMode;

AlxInput *alx_input_new               (void);
void      alx_input_set_game          (AlxInput          *input,
                                       AlxGame           *game);
AlxGame  *alx_input_get_game          (AlxInput          *input);
void      alx_input_refresh           (AlxInput          *input);

int       alx_input_get_viewer        (AlxInput          *input);
gboolean  alx_input_is_covered        (AlxInput          *input);
void      alx_input_uncover           (AlxInput          *input);
gboolean  alx_input_is_active         (AlxInput          *input);
AlxMode   alx_input_get_mode          (AlxInput          *input);

const AlxDecision *alx_input_get_proposal (AlxInput      *input);
const AlxDecision *alx_input_get_preview (AlxInput       *input);
gboolean  alx_input_is_complete       (AlxInput          *input,
                                       AlxRefusal        *refusal);
guint     alx_input_get_n_ways        (AlxInput          *input,
                                       guint             *index);
void      alx_input_mark              (AlxInput          *input,
                                       AlxScene          *scene);

void      alx_input_propose           (AlxInput          *input,
                                       const AlxDecision *decision);
gboolean  alx_input_type              (AlxInput          *input,
                                       const char        *token);
void      alx_input_choose_face_up    (AlxInput          *input,
                                       guint8             symbol);
void      alx_input_choose_hand       (AlxInput          *input,
                                       guint8             symbol);
void      alx_input_choose_supply     (AlxInput          *input);
void      alx_input_choose_levy       (AlxInput          *input);
void      alx_input_choose_no_move    (AlxInput          *input);
void      alx_input_choose_end        (AlxInput          *input);
void      alx_input_choose_mode       (AlxInput          *input,
                                       AlxMode            mode);
void      alx_input_choose_point      (AlxInput          *input,
                                       guint8             point);
void      alx_input_choose_space      (AlxInput          *input,
                                       guint8             space);
void      alx_input_next_way          (AlxInput          *input,
                                       int                step);
void      alx_input_give              (AlxInput          *input,
                                       guint8             symbol,
                                       int                step);
void      alx_input_hover             (AlxInput          *input,
                                       guint8             point,
                                       guint8             space,
                                       gboolean           focused);
void      alx_input_confirm           (AlxInput          *input);
gboolean  alx_input_cancel            (AlxInput          *input);

G_END_DECLS
