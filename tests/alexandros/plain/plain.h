/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plain program that plays the same playouts in straightforward C: the baseline for the speed of
   the engine. */

#pragma once

#include <stdint.h>

typedef struct Plain Plain;

/* The sums over all games. */
typedef struct
{
  uint64_t games;
  uint64_t turns;
  uint64_t occupations;
  uint64_t levies;
} PlainCounts;

Plain *plain_new  (const char * const *rows,
                   int                 n_rows,
                   int                 start_line,
                   int                 start_step);
void   plain_free (Plain              *plain);
void   plain_play (Plain              *plain,
                   int                 n_players,
                   uint64_t           *random,
                   PlainCounts        *counts);
