/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays the last round, one decision after the other. */

#pragma once

#include "alx-playback.h"

G_BEGIN_DECLS

/**
 * AlxReplay:
 *
 * Moves the displayed position of the current game of an #AlxInput through the last round, waiting
 * after each decision for its #AlxPlayback. It holds references of both.
 */
#define ALX_TYPE_REPLAY (alx_replay_get_type ())
G_DECLARE_FINAL_TYPE (AlxReplay, alx_replay, ALX, REPLAY, GObject)

AlxReplay *alx_replay_new       (AlxInput    *input,
                                 AlxPlayback *playback);
void       alx_replay_set_pause (AlxReplay   *replay,
                                 guint        pause_ms);
void       alx_replay_start     (AlxReplay   *replay);

G_END_DECLS
