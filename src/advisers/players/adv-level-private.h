/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions of the levels, and decisions that several of them make alike. */

#pragma once

#include "adv-plan.h"

#include "kit/players/kit-level.h"

G_BEGIN_DECLS

void     adv_recruit_advise     (const KitQuestion *question,
                                 KitAdvice         *advice);
void     adv_scout_advise       (const KitQuestion *question,
                                 KitAdvice         *advice);
void     adv_captain_advise     (const KitQuestion *question,
                                 KitAdvice         *advice);

/* adv-captain.c */
void     adv_captain_decide     (const AdvFigures  *figures,
                                 AdvDecision       *decision);
void     adv_captain_advise_one (const AdvFigures  *figures,
                                 const AdvDecision *decision,
                                 KitAdvice         *advice);

/* adv-auctioneer.c: bids, payments and cards that are given. */
void     adv_auctioneer_bid     (const AdvFigures  *figures,
                                 AdvDecision       *decision);
void     adv_auctioneer_pay     (const AdvFigures  *figures,
                                 AdvDecision       *decision);
void     adv_auctioneer_drop    (const AdvFigures  *figures,
                                 AdvDecision       *decision);

/* adv-trader.c: offers and answers. */
gboolean adv_trader_offer       (const AdvFigures  *figures,
                                 AdvDecision       *decision);
void     adv_trader_answer      (const AdvFigures  *figures,
                                 AdvDecision       *decision);
void     adv_trader_choose      (const AdvFigures  *figures,
                                 AdvDecision       *decision);

/* adv-cards.c: the robber and development cards. */
void     adv_cards_rob          (const AdvFigures  *figures,
                                 AdvDecision       *decision);
gboolean adv_cards_play         (const AdvFigures  *figures,
                                 AdvDecision       *decision);

G_END_DECLS
