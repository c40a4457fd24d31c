/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions, and what came of them: what a net learns from. */

#include "kit-samples.h"

#include <string.h>

/** kit_samples_init: no samples yet, of games of @n_players. */
void
kit_samples_init (KitSamples *samples,
                  guint       n_players,
                  guint       n_features)
{
  *samples = (KitSamples) {
    .n_players = n_players,
    .n_features = n_features,
    .size = sizeof (KitSample) + n_players * n_features * sizeof (gint16),
    .bytes = g_byte_array_new (),
  };
}

/** kit_samples_clear: frees what @samples has. */
void
kit_samples_clear (KitSamples *samples)
{
  g_clear_pointer (&samples->bytes, g_byte_array_unref);
  samples->n = 0;
}

/** kit_samples_get: (transfer none): a sample, which stays there until another one is added. */
KitSample *
kit_samples_get (const KitSamples *samples,
                 gsize             index)
{
  return (KitSample *) (samples->bytes->data + index * samples->size);
}

/** kit_samples_add: (transfer none): adds a sample, and returns its features, which are to be
    filled in at once; what came of it, kit_samples_label() says. */
gint16 *
kit_samples_add (KitSamples *samples)
{
  KitSample *sample;

  g_byte_array_set_size (samples->bytes, (samples->n + 1) * samples->size);
  sample = kit_samples_get (samples, samples->n++);
  memset (sample, 0, samples->size);
  return kit_sample_rows (sample);
}

/** kit_samples_drop: forgets all samples from @first on. */
void
kit_samples_drop (KitSamples *samples,
                  gsize       first)
{
  g_byte_array_set_size (samples->bytes, first * samples->size);
  samples->n = first;
}

/** kit_samples_label: says what came of all samples from @first on. */
void
kit_samples_label (KitSamples       *samples,
                   gsize             first,
                   const KitOutlook *outcome)
{
  for (gsize i = first; i < samples->n; i++)
    {
      KitSample *sample = kit_samples_get (samples, i);

      for (guint p = 0; p < samples->n_players; p++)
        {
          sample->chances[p] = outcome->chances[p];
          sample->leads[p] = CLAMP (outcome->leads[p], G_MININT16, G_MAXINT16);
        }
    }
}

/** kit_samples_append: adds all of @others, which are of the same kind. */
void
kit_samples_append (KitSamples       *samples,
                    const KitSamples *others)
{
  g_byte_array_append (samples->bytes, others->bytes->data, others->n * samples->size);
  samples->n += others->n;
}
