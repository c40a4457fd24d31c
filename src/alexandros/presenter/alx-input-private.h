/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of AlxInput and the functions that its three files share. */

#pragma once

#include "alx-input.h"

#include "alx-ways.h"

G_BEGIN_DECLS

struct _AlxInput
{
  GObject parent_instance;

  /* owned */
  AlxGame     *game;
  GSignalGroup *signals;                /* of the game */

  gboolean     proposed;
  AlxDecision  proposal;
  AlxMode      mode;
  AlxWays      ways;                    /* among which the proposal is one, if it is a way */
  gboolean     has_hovered;
  AlxWays      hovered;                 /* ways to the point under the pointer */
  guint8       point;                   /* under the pointer or cursor, or ALX_NONE */
  guint8       space;                   /* the same */
  gboolean     focused;
  int          seated;                  /* of several persons the one whose hand is open, or -1 */
};

const AlxState *alx_input_get_state    (AlxInput   *input);
void            alx_input_clear        (AlxInput   *input);
void            alx_input_set_proposal (AlxInput          *input,
                                        const AlxDecision *decision);
void            alx_input_refuse       (AlxInput   *input,
                                        AlxRefusal *refusal);
gboolean        alx_input_is_target    (AlxInput   *input,
                                        guint8      point);

G_END_DECLS
