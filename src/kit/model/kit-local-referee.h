/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a whole game: decisions, undo, computer players, whether it is saved. */

#pragma once

#include "kit-referee.h"
#include "kit-thinkers.h"

G_BEGIN_DECLS

/**
 * KitLocalReferee:
 *
 * Has the whole record of a game, hidden cards and all, and everything that decides how it goes on:
 * chance, how far undo may go, who is asked for a decision if it is a computer, and what a person
 * has ordered to be decided without asking.
 */
#define KIT_TYPE_LOCAL_REFEREE (kit_local_referee_get_type ())
G_DECLARE_FINAL_TYPE (KitLocalReferee, kit_local_referee, KIT, LOCAL_REFEREE, KitReferee)

KitReferee *kit_local_referee_new (KitRecord              *record,
                                   const KitThinkersSetup *setup);

G_END_DECLS
