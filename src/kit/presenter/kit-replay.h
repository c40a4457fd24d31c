/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the game again, one decision after the other. */

#pragma once

#include "kit-playback.h"

G_BEGIN_DECLS

/**
 * KitReplay:
 *
 * Moves the displayed position of the current game of an #KitInput on to its end, waiting after
 * each decision for its #KitPlayback. It holds references of both, and emits "changed" when it
 * begins and when it ends.
 */
#define KIT_TYPE_REPLAY (kit_replay_get_type ())
G_DECLARE_FINAL_TYPE (KitReplay, kit_replay, KIT, REPLAY, GObject)

KitReplay *kit_replay_new       (KitInput    *input,
                                 KitPlayback *playback);
void       kit_replay_set_pause (KitReplay   *replay,
                                 guint        pause_ms);
void       kit_replay_start     (KitReplay   *replay);
void       kit_replay_play      (KitReplay   *replay);
void       kit_replay_stop      (KitReplay   *replay);
gboolean   kit_replay_is_playing (KitReplay  *replay);
guint      kit_replay_find_round (const KitHistory *history,
                                  guint             shown,
                                  int               viewer);

G_END_DECLS
