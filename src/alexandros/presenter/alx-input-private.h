/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of AlxInput, for its two files. */

#pragma once

#include "alx-input.h"

G_BEGIN_DECLS

struct _AlxInput
{
  KitInput parent_instance;

  AlxChoice   choice;                   /* which points to what follows */
  AlxWays     ways;                     /* of which one is proposed */
  guint8      way_symbol;               /* of the card that leads there */
  AlxWays     hovered;                  /* to the point under the pointer */
  AlxState    moving;                   /* after the proposed card */
  AlxDecision considered;               /* what choosing the item that is pointed at would propose */
};

G_END_DECLS
