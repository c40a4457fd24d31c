/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far one line is behind another, and how sure that is. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Worlds up to which the sums of a gap have room. */
#define KIT_GAP_MAX_WORLDS 1024

/**
 * KitGap:
 * @n: worlds, 1 to %KIT_GAP_MAX_WORLDS
 * @behind: in all of them together, in 65,535ths of a game
 * @spread: n times n - 1 times the variance of that in a world
 *
 * How far a line was behind the best one in the same worlds.
 */
typedef struct
{
  gint64 n;
  gint64 behind;
  gint64 spread;
} KitGap;

void     kit_gap_measure   (KitGap       *gap,
                            const gint32 *best,
                            const gint32 *other,
                            guint         n);
gboolean kit_gap_is_clear  (const KitGap *gap);
gboolean kit_gap_is_fine   (const KitGap *gap);
gboolean kit_gap_may_gain  (const KitGap *gap,
                            guint         worth);
guint    kit_gap_get_error (const KitGap *gap);

G_END_DECLS
