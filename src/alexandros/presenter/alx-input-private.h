/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of AlxInput, for its files. */

#pragma once

#include "alx-input.h"
#include "alx-ways.h"

G_BEGIN_DECLS

struct _AlxInput
{
  KitInput parent_instance;

  AlxMode     mode;
  guint       face_up;                  /* the place of the face-up card that was chosen last */
  AlxWays     ways;                     /* among which a proposed way is one */
  guint8      way_symbol;               /* of the card that leads there */
  gboolean    has_hovered;
  AlxWays     hovered;                  /* ways to the point under the pointer */
  AlxState    moving;                   /* see alx_input_get_moving() */
  AlxChoice   choice;                   /* what is pointed at besides the board */
  guint       which;
  AlxDecision considered;               /* what choosing it would propose, */
  gboolean    is_legal;                 /* if that is legal */
  AlxSpaceSet payable;                  /* symbol spaces of provinces that can be paid for, */
  gboolean    has_payable;              /* if they have been looked for */
};

const AlxBoard *alx_input_get_board    (KitInput *input);
const AlxState *alx_input_get_state    (KitInput *input);
gboolean        alx_input_proposes     (KitInput        *input,
                                        AlxDecisionKind  kind);
AlxWays        *alx_input_get_ways     (KitInput *input);
const AlxDecision *alx_input_get_card  (KitInput *input);
const AlxSpaceSet *alx_input_get_payable (KitInput *input);
gboolean        alx_input_is_target    (KitInput *input,
                                        guint8    point);

G_END_DECLS
