/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the motions that lead to the displayed position. */

#pragma once

#include "alx-input.h"
#include "alx-storyboard.h"

G_BEGIN_DECLS

/**
 * AlxPlayback:
 *
 * Queues a storyboard for each decision in the game of an #AlxInput, to which it holds a reference,
 * and plays them by the time of the frames. Undo, jumps and other games are shown at once.
 */
#define ALX_TYPE_PLAYBACK (alx_playback_get_type ())
G_DECLARE_FINAL_TYPE (AlxPlayback, alx_playback, ALX, PLAYBACK, GObject)

/** AlxPlaybackFunc: draws @motion at @progress, from 0 to 1. */
typedef void (*AlxPlaybackFunc) (const AlxMotion *motion,
                                 double           progress,
                                 gpointer         data);

AlxPlayback    *alx_playback_new           (AlxInput        *input);
void            alx_playback_set_percent   (AlxPlayback     *playback,
                                            guint            percent);
gboolean        alx_playback_is_playing    (AlxPlayback     *playback);
guint           alx_playback_count_waiting (AlxPlayback     *playback);
gboolean        alx_playback_is_own        (AlxPlayback     *playback);
const AlxState *alx_playback_get_state     (AlxPlayback     *playback);
gboolean        alx_playback_is_away       (AlxPlayback     *playback,
                                            AlxAnchor        anchor);
const AlxState *alx_playback_get_after     (AlxPlayback     *playback);
AlxSpaceSet     alx_playback_get_lifted    (AlxPlayback     *playback);
void            alx_playback_foreach       (AlxPlayback     *playback,
                                            AlxPlaybackFunc  func,
                                            gpointer         data);
void            alx_playback_advance       (AlxPlayback     *playback,
                                            gint64           time_us);
void            alx_playback_skip          (AlxPlayback     *playback);

G_END_DECLS
