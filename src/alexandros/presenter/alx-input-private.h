/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the input share. */

#pragma once

#include "alx-input.h"

#include "alx-ways.h"

G_BEGIN_DECLS

struct _AlxInput
{
  GObject parent_instance;

  AlxGame     *game;                    /* owned */
  GSignalGroup *signals;                /* owned; of the current game */

  gboolean     proposed;
  AlxDecision  proposal;
  AlxMode      mode;
  AlxWays      ways;                    /* of a proposed way */
  AlxWays      hovered;                 /* of the one under the pointer */
  gboolean     has_hovered;
  guint8       point;                   /* under the pointer or cursor */
  guint8       space;
  gboolean     focused;
  int          seated;                  /* the person whose cards lie open, with several persons;
                                           or -1 */
};

const AlxState *alx_input_get_state    (AlxInput   *input);
void            alx_input_clear        (AlxInput   *input);
void            alx_input_refuse       (AlxInput   *input,
                                        AlxRefusal *refusal);
gboolean        alx_input_is_target    (AlxInput   *input,
                                        guint8      point);

G_END_DECLS
