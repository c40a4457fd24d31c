/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short sounds for what moves on the table. */

#pragma once

#include "kit/presenter/kit-playback.h"

G_BEGIN_DECLS

/** KitSoundFunc: (nullable): the name of the sound with which a motion begins. */
typedef const char *(*KitSoundFunc) (const KitMotion *motion);

/**
 * KitSounds:
 *
 * Plays a sound when a motion of a #KitPlayback begins. Where there is no sound server, nothing is
 * heard.
 */
typedef struct _KitSounds KitSounds;

KitSounds *kit_sounds_new    (KitPlayback  *playback,
                              KitSoundFunc  find);
void       kit_sounds_free   (KitSounds    *sounds);
void       kit_sounds_set_on (KitSounds    *sounds,
                              gboolean      on);
void       kit_sounds_play   (KitSounds    *sounds,
                              const char   *name);

G_END_DECLS
