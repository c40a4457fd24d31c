/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the game again, one decision after the other. */

#include "kit-replay.h"

struct _KitReplay
{
  GObject parent_instance;

  /* owned */
  KitInput    *input;
  KitPlayback *playback;

  KitGame  *game;                       /* being replayed; not owned */
  guint     next;                       /* decision to be shown; 0 if nothing is being replayed */
  guint     pause_ms;                   /* between two decisions */
  guint     source;
};

G_DEFINE_FINAL_TYPE (KitReplay, kit_replay, G_TYPE_OBJECT)

static void
set_next (KitReplay *replay,
          guint      next)
{
  gboolean was_playing = replay->next > 0;

  replay->next = next;
  if (was_playing != (next > 0))
    g_signal_emit_by_name (replay, "changed");
}

/** kit_replay_stop: what is displayed stays. */
void
kit_replay_stop (KitReplay *replay)
{
  g_return_if_fail (KIT_IS_REPLAY (replay));

  g_clear_handle_id (&replay->source, g_source_remove);
  set_next (replay, 0);
}

/** kit_replay_is_playing: whether it moves on. */
gboolean
kit_replay_is_playing (KitReplay *replay)
{
  g_return_val_if_fail (KIT_IS_REPLAY (replay), FALSE);

  return replay->next > 0;
}

static gboolean
step_cb (gpointer data)
{
  KitReplay *replay = data;
  guint next = replay->next++;

  replay->source = 0;
  kit_game_set_shown (replay->game, next);
  return G_SOURCE_REMOVE;
}

/* Schedules the next decision when the last one has been played; stops if another game or position
   is displayed. */
static void
go_on (KitReplay *replay)
{
  KitGame *game = kit_input_get_game (replay->input);

  if (replay->next == 0)
    return;
  if (game != replay->game || kit_game_get_shown (game) + 1 != replay->next ||
      !kit_game_is_looking (game))
    kit_replay_stop (replay);
  else if (replay->source == 0 && !kit_playback_is_playing (replay->playback))
    replay->source = g_timeout_add (replay->pause_ms, step_cb, replay);
}

static void
kit_replay_dispose (GObject *object)
{
  KitReplay *replay = KIT_REPLAY (object);

  g_clear_handle_id (&replay->source, g_source_remove);
  g_clear_object (&replay->input);
  g_clear_object (&replay->playback);
  G_OBJECT_CLASS (kit_replay_parent_class)->dispose (object);
}

static void
kit_replay_class_init (KitReplayClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_replay_dispose;

  g_signal_new ("changed", KIT_TYPE_REPLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_replay_init (KitReplay *replay)
{
}

/** kit_replay_new: (transfer full): an idle replay of the games of @input. */
KitReplay *
kit_replay_new (KitInput    *input,
                KitPlayback *playback)
{
  KitReplay *replay;

  g_return_val_if_fail (KIT_IS_INPUT (input) && KIT_IS_PLAYBACK (playback), NULL);

  replay = g_object_new (KIT_TYPE_REPLAY, NULL);
  replay->input = g_object_ref (input);
  replay->playback = g_object_ref (playback);
  g_signal_connect_object (playback, "changed", G_CALLBACK (go_on), replay, G_CONNECT_SWAPPED);
  return replay;
}

/** kit_replay_set_pause: sets the time between two decisions, in milliseconds; 0 by default. */
void
kit_replay_set_pause (KitReplay *replay,
                      guint      pause_ms)
{
  g_return_if_fail (KIT_IS_REPLAY (replay));

  replay->pause_ms = pause_ms;
}

/**
 * kit_replay_find_round:
 * @history: a history
 * @shown: the number of decisions made in the displayed position
 * @viewer: a player, or -1
 *
 * Returns: the index of the first decision after the viewer's last turn, at most a round ago;
 *   without a viewer that of the previous turn
 */
guint
kit_replay_find_round (const KitHistory *history,
                       guint             shown,
                       int               viewer)
{
  g_autofree gpointer state = NULL;
  const KitHead *head;
  guint first = shown;
  guint now;

  g_return_val_if_fail (history != NULL, shown);
  g_return_val_if_fail (shown <= kit_history_get_length (history), shown);

  state = g_malloc (kit_history_get_rules (history)->state_size);
  head = kit_rules_head (state);
  kit_history_get_state_at (history, shown, state);
  now = head->turn;
  for (; first > 0; first--)
    {
      kit_history_get_state_at (history, first - 1, state);
      if (head->turn != now && (viewer < 0 ? head->turn + 1 < now
                                           : head->player == viewer ||
                                               head->turn + head->n_players <= now))
        break;
    }
  return first;
}

/* From the position after @first decisions on. */
static void
start_at (KitReplay *replay,
          guint      first)
{
  kit_replay_stop (replay);
  replay->game = kit_input_get_game (replay->input);
  kit_playback_skip (replay->playback);
  kit_game_set_shown (replay->game, first);
  set_next (replay, first + 1);
  go_on (replay);
}

/** kit_replay_start: displays the position before the last round, then each later one. */
void
kit_replay_start (KitReplay *replay)
{
  KitGame *game;

  g_return_if_fail (KIT_IS_REPLAY (replay));

  game = kit_input_get_game (replay->input);
  start_at (replay, kit_replay_find_round (kit_game_get_record (game)->history,
                                           kit_game_get_cursor (game),
                                           kit_input_get_viewer (replay->input)));
}

/** kit_replay_play: displays each position after the displayed one; if that is the last, from the
    start of the game on. */
void
kit_replay_play (KitReplay *replay)
{
  KitGame *game;

  g_return_if_fail (KIT_IS_REPLAY (replay));

  game = kit_input_get_game (replay->input);
  start_at (replay, kit_game_is_looking (game) ? kit_game_get_shown (game) : 0);
}
