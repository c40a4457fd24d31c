/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the motions that lead to the displayed position. */

#pragma once

#include "kit-input.h"
#include "kit-storyboard.h"

G_BEGIN_DECLS

/**
 * KitPlayback:
 *
 * Queues a storyboard for each decision in the game of an #KitInput, to which it holds a reference,
 * and plays them by the time of the frames. Undo, jumps and other games are shown at once.
 */
#define KIT_TYPE_PLAYBACK (kit_playback_get_type ())
G_DECLARE_FINAL_TYPE (KitPlayback, kit_playback, KIT, PLAYBACK, GObject)

/** KitPlaybackFunc: draws @motion at @progress, from 0 to 1. */
typedef void (*KitPlaybackFunc) (const KitMotion *motion,
                                 double           progress,
                                 gpointer         data);

KitPlayback    *kit_playback_new           (KitInput          *input,
                                            KitStoryboardFunc  make);
void            kit_playback_set_percent   (KitPlayback     *playback,
                                            guint            percent);
gboolean        kit_playback_is_playing    (KitPlayback     *playback);
guint           kit_playback_count_waiting (KitPlayback     *playback);
int             kit_playback_get_index     (KitPlayback     *playback);
gboolean        kit_playback_is_own        (KitPlayback     *playback);
gconstpointer   kit_playback_get_state     (KitPlayback     *playback);
gboolean        kit_playback_is_away       (KitPlayback     *playback,
                                            guint            anchor);
guint           kit_playback_count_away    (KitPlayback     *playback,
                                            guint            anchor,
                                            guint            face);
gconstpointer   kit_playback_get_after     (KitPlayback     *playback);
void            kit_playback_foreach_all   (KitPlayback     *playback,
                                            KitPlaybackFunc  func,
                                            gpointer         data);
void            kit_playback_foreach       (KitPlayback     *playback,
                                            KitPlaybackFunc  func,
                                            gpointer         data);
void            kit_playback_advance       (KitPlayback     *playback,
                                            gint64           time_us);
void            kit_playback_skip          (KitPlayback     *playback);

G_END_DECLS
