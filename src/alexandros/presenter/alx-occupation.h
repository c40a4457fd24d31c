/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Occupations that are proposed for a province, and changed. */

#pragma once

#include "alexandros/rules/alx-legal.h"

G_BEGIN_DECLS

gboolean alx_occupation_make   (const AlxState *state,
                                const AlxBoard *board,
                                guint8          label,
                                AlxDecision    *decision,
                                AlxRefusal     *refusal);
gboolean alx_occupation_toggle (AlxDecision    *decision,
                                guint8          space);

G_END_DECLS
