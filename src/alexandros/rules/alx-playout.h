/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: whole games by a fixed policy that hardly thinks, as fast as the rules
   can be followed. */

#pragma once

#include "alx-apply.h"

#include "base/base-random.h"

G_BEGIN_DECLS

/**
 * AlxPlayoutCounts:
 *
 * What happened in playouts; added to. So nobody is faster by playing less.
 */
typedef struct
{
  guint64 games;
  guint64 turns;
  guint64 occupations;
  guint64 levies;
} AlxPlayoutCounts;

void alx_playout (AlxState         *state,
                  const AlxBoard   *board,
                  BaseRandom       *random,
                  AlxPlayoutCounts *counts,
                  AlxVisit          visit,
                  gpointer          data);

G_END_DECLS
