/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games at tables whose seats are apart, on a carrier with faults, by programs that are killed. */

#pragma once

#include "every-game.h"

#include "net/net-memory.h"

G_BEGIN_DECLS

/**
 * RehearsalFaults:
 * @carrier: of the carrier
 * @killed: of a thousand steps, those in which a program is killed, and begun again
 */
typedef struct
{
  NetFaults carrier;
  guint     killed;
} RehearsalFaults;

char *rehearsal_play (const EveryGame       *game,
                      guint                  n_players,
                      guint64                seed,
                      const RehearsalFaults *faults);

G_END_DECLS
