/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many messages of a sender are taken: a token bucket. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Words of a seat: so many at once, and then so many a second. */
#define KIT_BUCKET_BURST    20
#define KIT_BUCKET_A_SECOND 5

/** KitBucket: begins with %KIT_BUCKET_INIT. */
typedef struct
{
  double tokens;                        /* messages that may come now */
  gint64 counted_us;                    /* when that was counted, in monotonic time */
} KitBucket;

#define KIT_BUCKET_INIT ((KitBucket) { .tokens = KIT_BUCKET_BURST })

/** kit_bucket_take: whether a message may be taken now. */
static inline gboolean
kit_bucket_take (KitBucket *bucket)
{
  gint64 now = g_get_monotonic_time ();

  bucket->tokens = MIN (bucket->tokens + KIT_BUCKET_A_SECOND * (now - bucket->counted_us) / 1e6,
                        KIT_BUCKET_BURST);
  bucket->counted_us = now;
  if (bucket->tokens < 1)
    return FALSE;
  bucket->tokens--;
  return TRUE;
}

G_END_DECLS
