/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small neural net in integers, which says the same on every machine. */

#include "kit-net.h"

#include <string.h>

#ifdef __x86_64__
#include <immintrin.h>
#endif

/* A hidden sum of 1 is KIT_FEATURE_ONE * KIT_WEIGHT_ONE; a hidden unit of 1 is KIT_FEATURE_ONE. */
#define TO_UNIT  10                     /* bits from the one to the other */
#define UNIT_MAX 4095
/* Bits from a sum of the last layer to thousandths (1024ths) of a number, and to a lead. */
#define TO_LOGIT 8
#define TO_LEAD  10

/* 2^(30 - i / 32) */
static const guint32 powers[33] = {
  1073741824, 1050733751, 1028218693, 1006186087, 984625594, 963527098, 942880699,
  922676710, 902905651, 883558244, 864625413, 846098274, 827968132, 810226483,
  792865000, 775875538, 759250125, 742980960, 727060411, 711481005, 696235434,
  681316545, 666717336, 652430958, 638450708, 624770026, 611382493, 598281827,
  585461881, 572916640, 560640218, 548626854, 536870912
};

/* --- sums of hidden units --- */

typedef void (*Sum) (const KitNet *net,
                     guint         n_players,
                     const gint16 *rows,
                     guint         seat,
                     gint32        sums[KIT_HIDDEN]);

static void
sum_plainly (const KitNet *net,
             guint         n_players,
             const gint16 *rows,
             guint         seat,
             gint32        sums[KIT_HIDDEN])
{
  for (guint k = 0; k < KIT_HIDDEN; k++)
    sums[k] = net->bias[k] * KIT_FEATURE_ONE;
  for (guint row = 0; row < n_players; row++)
    {
      const gint16 *x = rows + (seat + row) % n_players * net->n_features;

      for (guint i = 0; i < net->n_features; i += 2)
        if (x[i] != 0 || x[i + 1] != 0)
          for (guint k = 0; k < KIT_HIDDEN; k++)
            sums[k] += x[i] * net->in[row][i / 2][k][0] + x[i + 1] * net->in[row][i / 2][k][1];
    }
}

#ifdef __x86_64__
/* Eight hidden units to a register, two features to an instruction. */
__attribute__ ((target ("avx2"))) static void
sum_vectorised (const KitNet *net,
                guint         n_players,
                const gint16 *rows,
                guint         seat,
                gint32        sums[KIT_HIDDEN])
{
  __m256i acc[KIT_HIDDEN / 8];

  for (guint k = 0; k < KIT_HIDDEN / 8; k++)
    acc[k] = _mm256_slli_epi32 (
      _mm256_cvtepi16_epi32 (_mm_loadu_si128 ((const __m128i_u *) (net->bias + 8 * k))), 8);
  for (guint row = 0; row < n_players; row++)
    {
      const gint16 *x = rows + (seat + row) % n_players * net->n_features;

      for (guint i = 0; i < net->n_features; i += 2)
        {
          const gint16 *weights = net->in[row][i / 2][0];
          gint32 pair;

          memcpy (&pair, x + i, sizeof pair);
          if (pair == 0)
            continue;
          for (guint k = 0; k < KIT_HIDDEN / 8; k++)
            acc[k] = _mm256_add_epi32 (
              acc[k], _mm256_madd_epi16 (_mm256_set1_epi32 (pair),
                                         _mm256_loadu_si256 ((const __m256i_u *) (weights +
                                                                                  16 * k))));
        }
    }
  for (guint k = 0; k < KIT_HIDDEN / 8; k++)
    _mm256_storeu_si256 ((__m256i_u *) (sums + 8 * k), acc[k]);
}
#else
#define sum_vectorised sum_plainly
#endif

/** kit_net_can_vectorise: whether this machine has the instructions for it. */
gboolean
kit_net_can_vectorise (void)
{
#ifdef __x86_64__
  return __builtin_cpu_supports ("avx2") != 0;
#else
  return FALSE;
#endif
}

/* --- the last layer --- */

/* 2^30 times e to the power of -@logit, which is in 1024ths and not negative. */
static guint32
to_power (guint32 logit)
{
  guint32 octaves = MIN (logit, 32 * 1024) * 1477 / 1024;       /* 1477 / 1024 is log2 (e) */
  guint32 i = (octaves & 1023) >> 5;
  guint32 between = powers[i] - ((powers[i] - powers[i + 1]) * (octaves & 31) >> 5);

  return octaves >> 10 > 31 ? 0 : between >> (octaves >> 10);
}

static void
share_out (KitOutlook   *outlook,
           const gint32 *logits)
{
  guint32 raised[KIT_MAX_PLAYERS];
  guint64 all = 0;
  gint32 most = logits[0];

  for (guint p = 1; p < outlook->n_players; p++)
    most = MAX (most, logits[p]);
  for (guint p = 0; p < outlook->n_players; p++)
    {
      raised[p] = to_power (most - logits[p]);
      all += raised[p];
    }
  for (guint p = 0; p < outlook->n_players; p++)
    outlook->chances[p] = raised[p] * (guint64) KIT_CERTAIN / all;
}

/**
 * kit_net_run:
 * @net: the net for @n_players
 * @n_players: 2 to %KIT_MAX_PLAYERS
 * @rows: the features of each seat, one row after the other
 * @vectorised: whether to use instructions that not every machine has; the outlook is the same
 * @outlook: (out): what the net expects
 */
void
kit_net_run (const KitNet *net,
             guint         n_players,
             const gint16 *rows,
             gboolean      vectorised,
             KitOutlook   *outlook)
{
  Sum sum = vectorised ? sum_vectorised : sum_plainly;
  gint32 logits[KIT_MAX_PLAYERS];

  outlook->n_players = n_players;
  for (guint p = 0; p < n_players; p++)
    {
      gint32 sums[KIT_HIDDEN];
      gint32 win = 0;
      gint32 lead = net->lead_bias * KIT_FEATURE_ONE;

      sum (net, n_players, rows, p, sums);
      for (guint k = 0; k < KIT_HIDDEN; k++)
        {
          gint32 unit = CLAMP (sums[k] >> TO_UNIT, 0, UNIT_MAX);

          win += unit * net->win[k];
          lead += unit * net->lead[k];
        }
      logits[p] = win >> TO_LOGIT;
      outlook->leads[p] = lead >> TO_LEAD;
    }
  share_out (outlook, logits);
}
