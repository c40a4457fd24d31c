/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Begins a game, applies a decision to a position, or lists as events what it does. */

#pragma once

#include "adv-event.h"
#include "adv-legal.h"

G_BEGIN_DECLS

void    adv_apply_deal  (AdvState          *state,
                         const AdvBoard    *board,
                         const AdvOptions  *options,
                         const guint8      *supply,
                         const guint8      *deck,
                         const guint8      *tokens);
void    adv_apply       (AdvState          *state,
                         const AdvBoard    *board,
                         const AdvDecision *decision,
                         KitChance         *chance);
void    adv_explain     (const AdvState    *state,
                         const AdvBoard    *board,
                         const AdvDecision *decision,
                         KitChance         *chance,
                         AdvEvents         *events);
void    adv_apply_ready (AdvState          *state,
                         const AdvBoard    *board);

G_END_DECLS
