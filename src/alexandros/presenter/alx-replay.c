/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watch again: the last round, one decision after the other. */

#include "alx-replay.h"

#include "alx-trails.h"

struct _AlxReplay
{
  GObject parent_instance;

  /* owned */
  AlxInput    *input;
  AlxPlayback *playback;

  AlxGame  *game;                       /* that is watched; not owned */
  guint     next;                       /* decision to be shown; 0 while nothing is watched */
  guint     pause;                      /* milliseconds between two decisions */
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

/* The next decision, as soon as the last one has been told; none if somebody looks elsewhere. */
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
    replay->source = g_timeout_add (replay->pause, step_cb, replay);
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

/** alx_replay_new: (transfer full): nothing is watched yet. */
AlxReplay *
alx_replay_new (AlxInput    *input,
                AlxPlayback *playback)
{
  AlxReplay *replay = g_object_new (ALX_TYPE_REPLAY, NULL);

  replay->input = g_object_ref (input);
  replay->playback = g_object_ref (playback);
  g_signal_connect_object (playback, "changed", G_CALLBACK (go_on), replay, G_CONNECT_SWAPPED);
  return replay;
}

/** alx_replay_set_pause: milliseconds between two decisions, 0 if not said. */
void
alx_replay_set_pause (AlxReplay *replay,
                      guint      pause)
{
  g_return_if_fail (ALX_IS_REPLAY (replay));

  replay->pause = pause;
}

/** alx_replay_start: goes back to before the last round, and from there to the game again,
    step by step. */
void
alx_replay_start (AlxReplay *replay)
{
  guint first;

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
