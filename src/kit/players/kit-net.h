/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small neural net in integers, which says the same on every machine. */

#pragma once

#include "kit/rules/kit-advice.h"

G_BEGIN_DECLS

/** The most features of a seat; even. */
#define KIT_MAX_FEATURES 96
/** A feature that is 1; and the largest that may be. */
#define KIT_FEATURE_ONE  256
#define KIT_FEATURE_MAX  511
/** Hidden units; a multiple of 8. */
#define KIT_HIDDEN       32
/** A weight that is 1; and the largest that may be. With these bounds no sum leaves 32 bits. */
#define KIT_WEIGHT_ONE   1024
#define KIT_WEIGHT_MAX   8191

/**
 * KitNet:
 * @n_features: of a seat
 * @in: from each feature to each hidden unit: for the seat that is valued, then for the next ones
 *   in the order of turns; in pairs of features, as one instruction multiplies them
 * @bias: of the hidden units
 * @win: from the hidden units to the number whose softmax over all seats is the chance
 * @lead: from the hidden units to the lead over the best rival
 * @lead_bias: of the lead
 *
 * For one number of players. Hidden units are cut off below 0 and above 16.
 */
typedef struct
{
  guint  n_features;
  gint16 in[KIT_MAX_PLAYERS][KIT_MAX_FEATURES / 2][KIT_HIDDEN][2];
  gint16 bias[KIT_HIDDEN];
  gint16 win[KIT_HIDDEN];
  gint16 lead[KIT_HIDDEN];
  gint16 lead_bias;
} KitNet;

/**
 * KitOutlook:
 * @n_players: how many there are
 * @chances: of winning, from 0 to %KIT_CERTAIN; they add up to that but for rounding
 * @leads: over the best rival at the end, %KIT_FEATURE_ONE for a unit of the game
 */
typedef struct
{
  guint  n_players;
  gint32 chances[KIT_MAX_PLAYERS];
  gint32 leads[KIT_MAX_PLAYERS];
} KitOutlook;

gboolean kit_net_can_vectorise (void);
void     kit_net_run           (const KitNet *net,
                                guint         n_players,
                                const gint16 *rows,
                                gboolean      vectorised,
                                KitOutlook   *outlook);

G_END_DECLS
