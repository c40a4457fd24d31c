/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The topics of a table. */

#pragma once

#include "kit/rules/kit-rules.h"

#include <string.h>

G_BEGIN_DECLS

/** KitTopic: what stands in a topic. */
typedef enum
{
  KIT_TOPIC_SHEET,                      /* of the referee, for a seat */
  KIT_TOPIC_WORD,                       /* of a seat, for the referee */
  KIT_TOPIC_HERE,                       /* whether a seat is there; or a referee, as a table of its
                                           own, and the seat after the last */
} KitTopic;

/** kit_topic_make: (transfer full): the topic of a table. */
static inline char *
kit_topic_make (const char *table,
                KitTopic    topic,
                guint       seat)
{
  static const char * const names[] = { "sheet", "word", "here" };

  return g_strdup_printf ("%s/%s/%u", table, names[topic], seat + 1);
}

/** kit_topic_seat: the seat that a topic of a table is about. */
static inline guint
kit_topic_seat (const char *topic)
{
  const char *last = strrchr (topic, '/');

  return last != NULL ? (guint) (last[1] - '1') : G_MAXUINT;
}

G_END_DECLS
