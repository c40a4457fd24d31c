/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The struct of AdvInput, for adv-input.c and adv-input-query.c. */

#pragma once

#include "adv-input.h"

#include "advisers/model/adv-game.h"

G_BEGIN_DECLS

struct _AdvInput
{
  KitInput parent_instance;

  guint8    mode;                       /* AdvDecisionKind that needs more, or ADV_NONE */
  guint8    goods[ADV_SIDES_OF_TRADE][ADV_GOODS];       /* chosen for a trade or a card */
  guint8    considered;                 /* AdvDecisionKind of the button pointed at, or ADV_NONE */
  gboolean  resting;                    /* nothing was pointed at since a decision or button */
  guint     shown;                      /* decisions in force when "changed" was emitted last */
};

G_END_DECLS
