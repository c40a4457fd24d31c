/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Alexandros, made into proposals. */

#pragma once

#include "alx-choice.h"

#include "alexandros/model/alx-game.h"
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

KitInput *alx_input_new               (void);
const AlxChoice *
          alx_input_get_choice        (KitInput          *input);
void      alx_input_consider          (KitInput          *input,
                                       AlxItem            item,
                                       guint              which);

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
void      alx_input_next_way          (KitInput          *input,
                                       int                step);
void      alx_input_give              (KitInput          *input,
                                       guint8             symbol,
                                       int                step);

G_END_DECLS
