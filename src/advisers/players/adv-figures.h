/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What things are worth to a seat, in plain figures: hundredths of a card. */

#pragma once

#include "advisers/rules/adv-apply.h"
#include "advisers/rules/adv-seat.h"

G_BEGIN_DECLS

/** What a card is worth while there is time to use it, and a point at any time. */
#define ADV_CARD_WORTH  100
#define ADV_POINT_WORTH 500

/**
 * AdvFigures:
 * @seat: what the player may know
 * @board: the board
 * @wishes: (nullable): what other seats would like to be offered; %NULL for nothing
 * @player: whose figures they are
 * @turns: of all players that are left, as it seems
 * @card: what a card is worth: less when few turns are left
 */
typedef struct
{
  const AdvSeat  *seat;
  const AdvBoard *board;
  const KitWishes *wishes;
  guint           player;
  int             turns;
  int             card;
} AdvFigures;

void  adv_figures_init          (AdvFigures       *figures,
                                 const AdvSeat    *seat,
                                 const AdvBoard   *board);
guint adv_figures_find_leader   (const AdvFigures *figures);
int   adv_figures_get_corner    (const AdvFigures *figures,
                                 guint8            corner);
int   adv_figures_get_city      (const AdvFigures *figures,
                                 guint8            corner);
int   adv_figures_get_nth       (const AdvFigures *figures,
                                 guint8            good,
                                 guint             n);
int   adv_figures_get_goods     (const AdvFigures *figures,
                                 const guint8     *given,
                                 const guint8     *got);
int   adv_figures_get_token     (const AdvFigures *figures);

G_END_DECLS
