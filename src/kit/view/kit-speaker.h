/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the sounds that are compiled in, through the desktop's sound server. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define KIT_TYPE_SPEAKER (kit_speaker_get_type ())
G_DECLARE_FINAL_TYPE (KitSpeaker, kit_speaker, KIT, SPEAKER, GObject)

/** KitSpeakerState: whether anything can be heard. */
typedef enum
{
  KIT_SPEAKER_CONNECTING,
  KIT_SPEAKER_READY,
  KIT_SPEAKER_NO_SERVER,
  KIT_SPEAKER_NOT_BUILT,                /* the program was built without sound */
} KitSpeakerState;

KitSpeaker      *kit_speaker_new       (void);
KitSpeakerState  kit_speaker_get_state (KitSpeaker *speaker);
void             kit_speaker_play      (KitSpeaker *speaker,
                                        const char *name);

G_END_DECLS
