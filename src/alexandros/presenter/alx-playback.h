/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown: the position that the game has come to, or on its way there, told in motions. */

#pragma once

#include "alx-input.h"
#include "alx-storyboard.h"

G_BEGIN_DECLS

#define ALX_PLAYBACK_LEAD 25            /* ms, at normal speed, before the first motion of a
                                           decision */

#define ALX_TYPE_PLAYBACK (alx_playback_get_type ())
G_DECLARE_FINAL_TYPE (AlxPlayback, alx_playback, ALX, PLAYBACK, GObject)

/** AlxPlaybackFunc: @part of the motion's time is gone, from 0 to 1. */
typedef void (*AlxPlaybackFunc) (const AlxMotion *motion,
                                 double           part,
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
                                            gint64           time);
void            alx_playback_skip          (AlxPlayback     *playback);

G_END_DECLS
