/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game goes on at a table: how fast, whether it waits for the player, or skips. */

#pragma once

#include "kit-playback.h"

G_BEGIN_DECLS

/**
 * KitPace:
 *
 * Has the #KitInput of a table and the #KitPlayback of its game. The game may wait until the player
 * goes on, and the player may skip to their next decision. A game that no pace has any more does
 * not run; a table that replaces another one takes over its pace, and the game with it.
 *
 * It emits "game-changed" with the #KitGameChanges of the game, after the playback of a decision
 * has begun; "changed" when the game begins to wait or goes on; "film-changed" when a film begins
 * or ends; and "ended" when the game is over, unless that was taken back, and nothing moves any
 * more.
 */
#define KIT_TYPE_PACE (kit_pace_get_type ())
G_DECLARE_FINAL_TYPE (KitPace, kit_pace, KIT, PACE, GObject)

/** KitPauseFunc: the time before the next decision of a computer in @state, in percent of the
    usual. */
typedef guint (*KitPauseFunc) (gconstpointer state);

KitPace     *kit_pace_new          (KitInput          *input,
                                    KitStoryboardFunc  make,
                                    KitPauseFunc       get_pause);
KitInput    *kit_pace_get_input    (KitPace           *pace);
KitPlayback *kit_pace_get_playback (KitPace           *pace);
void         kit_pace_set_game     (KitPace           *pace,
                                    KitGame           *game);
void         kit_pace_set_next     (KitPace           *pace,
                                    KitGame           *game);
KitGame     *kit_pace_take_next    (KitPace           *pace);
void         kit_pace_set_speed    (KitPace           *pace,
                                    const char        *name,
                                    gboolean           moving);
void         kit_pace_replay       (KitPace           *pace);
void         kit_pace_play_film    (KitPace           *pace,
                                    gboolean           playing);
gboolean     kit_pace_is_film_playing (KitPace        *pace);
void         kit_pace_set_film_speed (KitPace         *pace,
                                    guint              percent);
void         kit_pace_skip         (KitPace           *pace);
void         kit_pace_wait         (KitPace           *pace);
void         kit_pace_continue     (KitPace           *pace);
gboolean     kit_pace_may_wait     (KitPace           *pace);
gboolean     kit_pace_is_waiting   (KitPace           *pace);

G_END_DECLS
