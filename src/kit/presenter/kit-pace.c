/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game goes on at a table: how fast, whether it waits for the player, or skips. */

#include "kit-pace.h"

#include "kit-replay.h"

typedef struct
{
  const char *name;                     /* in the settings */
  guint       pause;                    /* milliseconds between two decisions of computers, */
  guint       replay;                   /* and between two in a replay */
  guint       percent;                  /* of the normal time of a motion; 0 for no motion */
} Speed;

static const Speed speeds[] = {
  { "normal", 700, 350, 100 },
  { "off", 0, 350, 0 },
  { "slow", 1500, 600, 180 },
  { "fast", 250, 200, 45 },
};

#define NORMAL (&speeds[0])
#define OFF    (&speeds[1])             /* also while the player skips */

struct _KitPace
{
  GObject parent_instance;

  /* owned */
  KitInput     *input;
  KitPlayback  *playback;
  KitReplay    *replay;
  GSignalGroup *signals;                /* connected to the current game */
  KitGame      *next;                   /* or NULL; replaces the current game once that is saved */

  KitPauseFunc  get_pause;              /* or NULL */
  const Speed  *speed;
  guint         film;                   /* percent of the speed, while a film is played */
  gboolean      moving;                 /* the desktop has animations */
  gboolean      waiting;                /* the game does not run until the player goes on */
  gboolean      skipping;               /* to the next decision of a person */
  gboolean      ended;                  /* the game is over, and that was not said yet */
};

G_DEFINE_FINAL_TYPE (KitPace, kit_pace, G_TYPE_OBJECT)

static KitGame *
get_game (KitPace *pace)
{
  return kit_input_get_game (pace->input);
}

/* --- speed --- */

static void
apply_speed (KitPace *pace)
{
  const Speed *speed = pace->skipping ? OFF : pace->speed;
  KitGame *game = get_game (pace);
  guint film = kit_replay_is_playing (pace->replay) ? pace->film : 100;
  guint percent = 100;

  kit_playback_set_percent (pace->playback, pace->moving ? speed->percent * 100 / film : 0);
  kit_replay_set_pause (pace->replay, speed->replay * 100 / film);
  if (game == NULL)
    return;
  if (pace->get_pause != NULL)
    percent = pace->get_pause (kit_game_get_state (game));
  kit_game_set_pause (game, speed->pause * percent / 100);
}

/** kit_pace_set_speed: takes the speed with a name in the settings; nothing moves unless it may be
    @moving. */
void
kit_pace_set_speed (KitPace    *pace,
                    const char *name,
                    gboolean    moving)
{
  g_return_if_fail (KIT_IS_PACE (pace) && name != NULL);

  pace->speed = NORMAL;
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (speeds[i].name, name))
      pace->speed = &speeds[i];
  pace->moving = moving;
  apply_speed (pace);
}

/** kit_pace_skip: what follows is shown at once, until a person is asked again. */
void
kit_pace_skip (KitPace *pace)
{
  g_return_if_fail (KIT_IS_PACE (pace));

  pace->skipping = TRUE;
  apply_speed (pace);
  kit_playback_skip (pace->playback);
  kit_pace_continue (pace);
}

static void
input_changed_cb (KitPace *pace)
{
  KitGame *game = get_game (pace);

  if (!pace->skipping || (!kit_input_is_asked (pace->input) && !kit_game_is_over (game) &&
                          kit_game_count_persons (game) > 0))
    return;
  pace->skipping = FALSE;
  apply_speed (pace);
}

/** kit_pace_replay: shows the last round again; see kit_replay_start(). */
void
kit_pace_replay (KitPace *pace)
{
  g_return_if_fail (KIT_IS_PACE (pace));

  kit_replay_start (pace->replay);
}

/** kit_pace_play_film: shows the game from the displayed position on, or stops there. */
void
kit_pace_play_film (KitPace  *pace,
                    gboolean  playing)
{
  g_return_if_fail (KIT_IS_PACE (pace));

  if (playing)
    kit_replay_play (pace->replay);
  else
    kit_replay_stop (pace->replay);
}

/** kit_pace_is_film_playing: whether the game, or its last round, is being shown again. */
gboolean
kit_pace_is_film_playing (KitPace *pace)
{
  g_return_val_if_fail (KIT_IS_PACE (pace), FALSE);

  return kit_replay_is_playing (pace->replay);
}

/** kit_pace_set_film_speed: how fast a film is, in percent of the usual. */
void
kit_pace_set_film_speed (KitPace *pace,
                         guint    percent)
{
  g_return_if_fail (KIT_IS_PACE (pace) && percent > 0);

  pace->film = percent;
  apply_speed (pace);
}

static void
film_changed_cb (KitPace *pace)
{
  apply_speed (pace);
  g_signal_emit_by_name (pace, "film-changed");
}

/* --- waiting --- */

static void
set_waiting (KitPace  *pace,
             gboolean  waiting)
{
  pace->waiting = waiting;
  g_signal_emit_by_name (pace, "changed");
}

/** kit_pace_may_wait: whether the game could wait here for the player, who watches others. */
gboolean
kit_pace_may_wait (KitPace *pace)
{
  KitGame *game;

  g_return_val_if_fail (KIT_IS_PACE (pace), FALSE);

  game = get_game (pace);
  return !kit_game_is_over (game) && !kit_game_is_looking (game) &&
         kit_game_get_cursor (game) > 0 &&
         kit_game_count_persons (game) > 0 && kit_game_get_running (game) && !pace->skipping &&
         !kit_game_is_person (game, kit_game_get_decider (game));
}

/** kit_pace_wait: the game does not run until kit_pace_continue(). */
void
kit_pace_wait (KitPace *pace)
{
  g_return_if_fail (KIT_IS_PACE (pace));

  set_waiting (pace, TRUE);
  kit_game_set_running (get_game (pace), FALSE);
}

/** kit_pace_continue: lets a game that waits go on. */
void
kit_pace_continue (KitPace *pace)
{
  g_return_if_fail (KIT_IS_PACE (pace));

  if (!pace->waiting)
    return;
  set_waiting (pace, FALSE);
  kit_game_set_running (get_game (pace), TRUE);
}

/** kit_pace_is_waiting: whether the game waits for the player to go on. */
gboolean
kit_pace_is_waiting (KitPace *pace)
{
  g_return_val_if_fail (KIT_IS_PACE (pace), FALSE);

  return pace->waiting;
}

/* --- the game --- */

static void
playback_changed_cb (KitPace *pace)
{
  if (!pace->ended || kit_playback_is_playing (pace->playback))
    return;
  pace->ended = FALSE;
  if (kit_game_is_over (get_game (pace)))
    g_signal_emit_by_name (pace, "ended");
}

static void
game_changed_cb (KitPace        *pace,
                 KitGameChanges  changes)
{
  if ((changes & KIT_GAME_POSITION) && pace->get_pause != NULL)
    apply_speed (pace);
  g_signal_emit_by_name (pace, "game-changed", changes);
  if ((changes & KIT_GAME_ENDED) == 0)
    return;
  pace->ended = TRUE;
  playback_changed_cb (pace);
}

/** kit_pace_set_game: stops the current game, and has @game in its place, which does not run
    yet. */
void
kit_pace_set_game (KitPace *pace,
                   KitGame *game)
{
  g_return_if_fail (KIT_IS_PACE (pace) && KIT_IS_GAME (game));

  if (get_game (pace) != NULL)
    kit_game_set_running (get_game (pace), FALSE);
  pace->ended = pace->skipping = FALSE;
  set_waiting (pace, FALSE);
  g_signal_group_set_target (pace->signals, game);
  kit_input_set_game (pace->input, game);
  apply_speed (pace);
}

/** kit_pace_set_next: remembers @game, which will replace the current one. */
void
kit_pace_set_next (KitPace *pace,
                   KitGame *game)
{
  g_return_if_fail (KIT_IS_PACE (pace) && KIT_IS_GAME (game));

  g_set_object (&pace->next, game);
}

/** kit_pace_take_next: (transfer full) (nullable): the game of kit_pace_set_next(), once. */
KitGame *
kit_pace_take_next (KitPace *pace)
{
  g_return_val_if_fail (KIT_IS_PACE (pace), NULL);

  return g_steal_pointer (&pace->next);
}

/** kit_pace_get_input: (transfer none): what the player is about to decide, and the game. */
KitInput *
kit_pace_get_input (KitPace *pace)
{
  g_return_val_if_fail (KIT_IS_PACE (pace), NULL);

  return pace->input;
}

/** kit_pace_get_playback: (transfer none): what moves. */
KitPlayback *
kit_pace_get_playback (KitPace *pace)
{
  g_return_val_if_fail (KIT_IS_PACE (pace), NULL);

  return pace->playback;
}

static void
kit_pace_dispose (GObject *object)
{
  KitPace *pace = KIT_PACE (object);

  g_clear_object (&pace->signals);
  if (pace->input != NULL && get_game (pace) != NULL)
    kit_game_set_running (get_game (pace), FALSE);
  g_clear_object (&pace->next);
  g_clear_object (&pace->replay);
  g_clear_object (&pace->playback);
  g_clear_object (&pace->input);
  G_OBJECT_CLASS (kit_pace_parent_class)->dispose (object);
}

static void
kit_pace_class_init (KitPaceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_pace_dispose;

  g_signal_new ("game-changed", KIT_TYPE_PACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_UINT);
  g_signal_new ("changed", KIT_TYPE_PACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("film-changed", KIT_TYPE_PACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("ended", KIT_TYPE_PACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_pace_init (KitPace *pace)
{
  pace->speed = NORMAL;
  pace->film = 100;
  pace->signals = g_signal_group_new (KIT_TYPE_GAME);
}

/**
 * kit_pace_new:
 * @input: (transfer full): without a game
 * @make: plans the motions of a decision
 * @get_pause: (nullable): how long computers wait; %NULL if always the same time
 *
 * Returns: (transfer full): the pace of a table
 */
KitPace *
kit_pace_new (KitInput          *input,
              KitStoryboardFunc  make,
              KitPauseFunc       get_pause)
{
  KitPace *pace;

  g_return_val_if_fail (KIT_IS_INPUT (input) && make != NULL, NULL);

  pace = g_object_new (KIT_TYPE_PACE, NULL);
  pace->input = input;
  pace->get_pause = get_pause;
  pace->playback = kit_playback_new (input, make);
  pace->replay = kit_replay_new (input, pace->playback);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), pace,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pace->replay, "changed", G_CALLBACK (film_changed_cb), pace,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pace->playback, "changed", G_CALLBACK (playback_changed_cb), pace,
                           G_CONNECT_SWAPPED);
  /* After the handler of the input, so that playback of the last decision has begun. */
  g_signal_group_connect_data (pace->signals, "changed", G_CALLBACK (game_changed_cb), pace, NULL,
                               G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  return pace;
}
