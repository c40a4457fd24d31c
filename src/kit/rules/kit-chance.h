/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What chance has brought in a game, by number, so that nothing is rolled again by undo. */

#pragma once

#include "kit-told.h"

#include "base/base-random.h"

G_BEGIN_DECLS

/** The most bytes of an outcome. */
#define KIT_MAX_OUTCOME 64

/** KIT_START: the stream, beyond all others, from which the seed of the start is made. */
#define KIT_START 65536

/**
 * KitOutcome:
 * @stream: a kind of chance, up to 65535
 * @n: how many bytes
 * @number: in the stream, from 0
 * @bytes: what chance has brought
 * @made: whether the rules made it from the seed, because none was noted that fits
 */
typedef struct
{
  guint16 stream;
  guint16 n;
  guint32 number;
  guint8  bytes[KIT_MAX_OUTCOME];
  guint8  made;
} KitOutcome;

/** KitFits: whether an outcome can be in the position that @data is or has. */
typedef gboolean (*KitFits) (const KitOutcome *outcome,
                             gconstpointer     data);

/**
 * KitChance:
 *
 * The outcomes of a game in streams, one for each kind of chance (shuffles, dice). The outcomes of
 * a stream are numbered from 0. Rules that need an outcome make it from the seed in the state, and
 * take the one that is noted here instead, see kit_chance_take(). Lines of play that were undone
 * may have left several outcomes with the same number.
 */
typedef struct _KitChance KitChance;

KitChance    *kit_chance_new  (void);
KitChance    *kit_chance_copy (const KitChance *chance);
void          kit_chance_free (KitChance       *chance);
void          kit_chance_add  (KitChance       *chance,
                               guint            stream,
                               guint            number,
                               const guint8    *bytes,
                               guint            n);
const guint8 *kit_chance_get  (const KitChance *chance,
                               guint            stream,
                               guint            number,
                               guint            nth,
                               guint           *n);
void          kit_chance_set_secret (KitChance *chance,
                                     GBytes    *secret);
BaseRandom    kit_chance_begin (const KitChance *chance,
                                guint            stream,
                                guint            number,
                                guint64          seed);
void          kit_chance_take (KitChance       *chance,
                               KitOutcome      *outcome,
                               KitFits          fits,
                               gconstpointer    data);
void          kit_chance_set_taken (KitChance  *chance,
                                    GArray     *taken);
void          kit_chance_set_told (KitChance   *chance,
                                   KitTold     *told);
KitTold      *kit_chance_get_told (const KitChance *chance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitChance, kit_chance_free)

G_END_DECLS
