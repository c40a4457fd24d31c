/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions, and what came of them: what a net learns from. */

#pragma once

#include "kit-net.h"

G_BEGIN_DECLS

/**
 * KitSample:
 * @chances: the share of the win that each seat had in the end, from 0 to %KIT_CERTAIN
 * @leads: over the best rival in the end, see #KitOutlook
 *
 * The head of a sample; the features of all seats follow it.
 */
typedef struct
{
  guint16 chances[KIT_MAX_PLAYERS];
  gint16  leads[KIT_MAX_PLAYERS];
} KitSample;

/**
 * KitSamples:
 * @n_players: of all positions
 * @n_features: of a seat
 * @size: bytes of a sample
 * @n: samples
 * @bytes: one sample after the other
 */
typedef struct
{
  guint       n_players;
  guint       n_features;
  gsize       size;
  gsize       n;
  GByteArray *bytes;
} KitSamples;

void       kit_samples_init   (KitSamples       *samples,
                               guint             n_players,
                               guint             n_features);
void       kit_samples_clear  (KitSamples       *samples);
gint16    *kit_samples_add    (KitSamples       *samples);
void       kit_samples_drop   (KitSamples       *samples,
                               gsize             first);
void       kit_samples_label  (KitSamples       *samples,
                               gsize             first,
                               const KitOutlook *outcome);
void       kit_samples_append (KitSamples       *samples,
                               const KitSamples *others);
KitSample *kit_samples_get    (const KitSamples *samples,
                               gsize             index);

/** kit_sample_rows: the features of a sample. */
static inline gint16 *
kit_sample_rows (const KitSample *sample)
{
  return (gint16 *) (sample + 1);
}

G_END_DECLS
