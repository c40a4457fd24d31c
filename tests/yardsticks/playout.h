/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: whole games by a fixed, nearly blind policy. */

#pragma once

#include "alexandros/rules/alx-apply.h"
#include "base/base-random.h"

G_BEGIN_DECLS

/**
 * AlxPlayoutCounts:
 *
 * What happened in playouts; alx_playout() adds to it. Two programs can only be compared by games
 * a second if a game has as many turns, occupations and levies in both.
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
