/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays the last round, one decision after the other. */

#include "alx-replay.h"

#include "alx-trails.h"

struct _AlxReplay
{
  GObject parent_instance;

  /* owned */
  AlxInput    *input;
  AlxPlayback *playback;

  AlxGame  *game;                       /* being replayed; not owned */
  guint     next;                       /* decision to be shown; 0 if nothing is being replayed */
  guint     pause_ms;                   /* between two decisions */
  guint     source;
};

G_DEFINE_FINAL_TYPE (AlxReplay, alx_replay, G_TYPE_OBJECT)

static void
stop (AlxReplay *replay)
{
  g_clear_handle_id (&replay->source, g_source_remove);
  replay->next = 0;
}

static gboolean
step_cb (gpointer data)
{
  AlxReplay *replay = data;
  guint next = replay->next++;

  replay->source = 0;
  alx_game_set_shown (replay->game, next);
  return G_SOURCE_REMOVE;
}

/* Schedules the next decision when the last one has been played; stops if another game or position
   is displayed. */
static void
go_on (AlxReplay *replay)
{
  AlxGame *game = alx_input_get_game (replay->input);

  if (replay->next == 0)
    return;
  if (game != replay->game || alx_game_get_shown (game) + 1 != replay->next ||
      !alx_game_is_looking (game))
    stop (replay);
  else if (replay->source == 0 && !alx_playback_is_playing (replay->playback))
    replay->source = g_timeout_add (replay->pause_ms, step_cb, replay);
}

static void
alx_replay_dispose (GObject *object)
{
  AlxReplay *replay = ALX_REPLAY (object);

  stop (replay);
  g_clear_object (&replay->input);
  g_clear_object (&replay->playback);
  G_OBJECT_CLASS (alx_replay_parent_class)->dispose (object);
}

static void
alx_replay_class_init (AlxReplayClass *class)
{
  G_OBJECT_CLASS (class)->dispose = alx_replay_dispose;
}

static void
alx_replay_init (AlxReplay *replay)
{
}

/** alx_replay_new: (transfer full): an idle replay of the games of @input. */
AlxReplay *
alx_replay_new (AlxInput    *input,
                AlxPlayback *playback)
{
  AlxReplay *replay;

  g_return_val_if_fail (ALX_IS_INPUT (input) && ALX_IS_PLAYBACK (playback), NULL);

  replay = g_object_new (ALX_TYPE_REPLAY, NULL);
  replay->input = g_object_ref (input);
  replay->playback = g_object_ref (playback);
  g_signal_connect_object (playback, "changed", G_CALLBACK (go_on), replay, G_CONNECT_SWAPPED);
  return replay;
}

/** alx_replay_set_pause: sets the time between two decisions, in milliseconds; 0 by default. */
void
alx_replay_set_pause (AlxReplay *replay,
                      guint      pause_ms)
{
  g_return_if_fail (ALX_IS_REPLAY (replay));

  replay->pause_ms = pause_ms;
}

/** alx_replay_start: displays the position before the last round, then each later one. */
void
alx_replay_start (AlxReplay *replay)
{
  guint first;

  g_return_if_fail (ALX_IS_REPLAY (replay));

  stop (replay);
  replay->game = alx_input_get_game (replay->input);
  alx_playback_skip (replay->playback);
  first = alx_trails_last_round (alx_game_get_record (replay->game),
                                 alx_game_get_cursor (replay->game),
                                 alx_input_get_viewer (replay->input));
  alx_game_set_shown (replay->game, first);
  replay->next = first + 1;
  go_on (replay);
}
