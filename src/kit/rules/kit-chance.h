/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What chance has brought in a game, by number, so that nothing is rolled again by undo. */

#pragma once

#include "kit-told.h"

G_BEGIN_DECLS

/** The most bytes of an outcome. */
#define KIT_MAX_OUTCOME 64

/**
 * KitChance:
 *
 * The outcomes of a game in streams, one for each kind of chance (shuffles, dice). The outcomes of
 * a stream are numbered from 0. Rules that need an outcome look here first and otherwise make it
 * from the seed in the state, and add it. Lines of play that were undone may have left several
 * outcomes with the same number; the rules take the first that fits the position.
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
void          kit_chance_set_told (KitChance   *chance,
                                   KitTold     *told);
KitTold      *kit_chance_get_told (const KitChance *chance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitChance, kit_chance_free)

G_END_DECLS
