/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the motions that lead to the displayed position. */

#include "alx-playback.h"

#define MAX_LATE 2                      /* storyboards in the queue before playback speeds up */

struct _AlxPlayback
{
  GObject parent_instance;

  /* owned */
  AlxInput *input;
  GQueue    boards;                     /* of AlxStoryboard; the first one plays */

  AlxState  state;                      /* displayed when nothing plays */
  AlxState  now;                        /* displayed below the motions */
  AlxGame  *game;                       /* of these positions; not owned */
  guint     shown;                      /* decisions made in state */
  guint     percent;                    /* of the normal duration; 0 for no motion */
  gint64    last_us;                    /* time of the last frame */
  double    elapsed_ms;                 /* of the first board, at normal speed */

  /* what "position-shown" was emitted for last */
  const AlxStoryboard *played;          /* or NULL; not owned */
  gboolean  after;                      /* whether its position after the decision was shown */
  guint     away;                       /* set of anchors */
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_POSITION_SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxPlayback, alx_playback, G_TYPE_OBJECT)

static void
update_now (AlxPlayback *playback)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);

  if (board != NULL)
    playback->now = playback->elapsed_ms < board->turn ? board->before : board->after;
}

static void
start_first (AlxPlayback *playback)
{
  playback->last_us = 0;
  playback->elapsed_ms = 0;
  update_now (playback);
}

static void
clear (AlxPlayback *playback)
{
  while (!g_queue_is_empty (&playback->boards))
    g_free (g_queue_pop_head (&playback->boards));
  start_first (playback);
}

/* The set of anchors that cards have left, while the position before is still shown. */
static guint
find_away (AlxPlayback *playback)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);
  guint away = 0;

  for (guint i = 0; board != NULL && i < board->n && playback->elapsed_ms < board->turn; i++)
    if (board->motions[i].kind == ALX_MOTION_CARD &&
        playback->elapsed_ms >= board->motions[i].start)
      away |= 1 << board->motions[i].from;
  return away;
}

/* Emits "changed", and "position-shown" before it if @position is TRUE or its values changed. */
static void
notify (AlxPlayback *playback,
        gboolean     position)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);
  gboolean after = board != NULL && playback->elapsed_ms >= board->turn;
  guint away = find_away (playback);

  position |= board != playback->played || after != playback->after || away != playback->away;
  playback->played = board;
  playback->after = after;
  playback->away = away;
  if (position)
    g_signal_emit (playback, signals[SIGNAL_POSITION_SHOWN], 0);
  g_signal_emit (playback, signals[SIGNAL_CHANGED], 0);
}

/* Queues the motions of the decision that led to the displayed position. */
static void
add_last (AlxPlayback *playback)
{
  const AlxHistory *history = alx_game_get_record (playback->game)->history;
  AlxStoryboard *board = g_new (AlxStoryboard, 1);
  guint index = playback->shown - 1;
  AlxEvents events;

  alx_history_get_state_at (history, index, &board->before);
  board->after = playback->state;
  alx_history_explain (history, index, &events);
  alx_storyboard_make (board, alx_game_get_board (playback->game),
                       alx_history_get_decision (history, index), &events,
                       alx_input_get_viewer (playback->input));
  if (board->length == 0)
    {
      g_free (board);
      return;
    }
  g_queue_push_tail (&playback->boards, board);
  if (g_queue_get_length (&playback->boards) == 1)
    start_first (playback);
}

/* A single step forward is played; undo, a jump or another game is shown at once. */
static void
input_changed_cb (AlxPlayback *playback)
{
  AlxGame *game = alx_input_get_game (playback->input);
  guint shown = alx_game_get_shown (game);
  gboolean step = game == playback->game && shown == playback->shown + 1;

  if (game == playback->game && shown == playback->shown)
    {
      /* Undo and another decision may have changed the position at the same number. */
      alx_game_get_shown_state (game, &playback->state);
      return;
    }
  playback->game = game;
  playback->shown = shown;
  alx_game_get_shown_state (game, &playback->state);
  if (step && playback->percent > 0)
    add_last (playback);
  else
    clear (playback);
  /* While an earlier board plays, the displayed position has not changed yet. */
  notify (playback, g_queue_get_length (&playback->boards) < 2);
}

static void
alx_playback_dispose (GObject *object)
{
  AlxPlayback *playback = ALX_PLAYBACK (object);

  clear (playback);
  g_clear_object (&playback->input);
  G_OBJECT_CLASS (alx_playback_parent_class)->dispose (object);
}

static void
alx_playback_class_init (AlxPlaybackClass *class)
{
  G_OBJECT_CLASS (class)->dispose = alx_playback_dispose;

  /* A motion has advanced, started or ended. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* Another position is displayed, or a card has left its place: panels must be updated. */
  signals[SIGNAL_POSITION_SHOWN] = g_signal_new ("position-shown", ALX_TYPE_PLAYBACK,
                                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                 G_TYPE_NONE, 0);
}

static void
alx_playback_init (AlxPlayback *playback)
{
  g_queue_init (&playback->boards);
  playback->percent = 100;
}

/** alx_playback_new: (transfer full): a playback of the current game of @input. */
AlxPlayback *
alx_playback_new (AlxInput *input)
{
  AlxPlayback *playback;

  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  playback = g_object_new (ALX_TYPE_PLAYBACK, NULL);
  playback->input = g_object_ref (input);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), playback,
                           G_CONNECT_SWAPPED);
  if (alx_input_get_game (input) != NULL)
    input_changed_cb (playback);
  return playback;
}

/** alx_playback_set_percent: sets the duration of motions, 100 for normal speed, 0 for none. */
void
alx_playback_set_percent (AlxPlayback *playback,
                          guint        percent)
{
  g_return_if_fail (ALX_IS_PLAYBACK (playback));

  playback->percent = percent;
  if (percent == 0)
    alx_playback_skip (playback);
}

/** alx_playback_is_playing: whether a storyboard is being played. */
gboolean
alx_playback_is_playing (AlxPlayback *playback)
{
  g_return_val_if_fail (ALX_IS_PLAYBACK (playback), FALSE);

  return !g_queue_is_empty (&playback->boards);
}

/** alx_playback_count_waiting: the number of decisions at the end of the game whose playback has
    not started. */
guint
alx_playback_count_waiting (AlxPlayback *playback)
{
  guint n;

  g_return_val_if_fail (ALX_IS_PLAYBACK (playback), 0);

  n = g_queue_get_length (&playback->boards);
  return n < 2 || alx_game_is_looking (playback->game) ? 0 : n - 1;
}

/** alx_playback_is_own: whether the decision being played was made by the viewer. */
gboolean
alx_playback_is_own (AlxPlayback *playback)
{
  const AlxStoryboard *board;

  g_return_val_if_fail (ALX_IS_PLAYBACK (playback), FALSE);

  board = g_queue_peek_head (&playback->boards);
  return board != NULL && alx_input_get_viewer (playback->input) == board->before.player;
}

/** alx_playback_get_state: (transfer none): the position to be painted below the motions. */
const AlxState *
alx_playback_get_state (AlxPlayback *playback)
{
  g_return_val_if_fail (ALX_IS_PLAYBACK (playback), NULL);

  return alx_playback_is_playing (playback) ? &playback->now : &playback->state;
}

/** alx_playback_is_away: whether a card has left @anchor that is still there in the displayed
    position. */
gboolean
alx_playback_is_away (AlxPlayback *playback,
                      AlxAnchor    anchor)
{
  g_return_val_if_fail (ALX_IS_PLAYBACK (playback) && anchor < ALX_ANCHORS, FALSE);

  return (find_away (playback) >> anchor) & 1;
}

/** alx_playback_get_after: (transfer none): the position to which the current motions lead. */
const AlxState *
alx_playback_get_after (AlxPlayback *playback)
{
  const AlxStoryboard *board;

  g_return_val_if_fail (ALX_IS_PLAYBACK (playback), NULL);

  board = g_queue_peek_head (&playback->boards);
  return board == NULL ? &playback->state : &board->after;
}

/** alx_playback_get_lifted: the spaces whose governors are moving or have yet to appear. */
AlxSpaceSet
alx_playback_get_lifted (AlxPlayback *playback)
{
  const AlxStoryboard *board;
  AlxSpaceSet lifted = { { 0 } };

  g_return_val_if_fail (ALX_IS_PLAYBACK (playback), lifted);

  board = g_queue_peek_head (&playback->boards);
  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const AlxMotion *motion = &board->motions[i];

      if (motion->kind == ALX_MOTION_PLACED &&
          playback->elapsed_ms < motion->start + motion->length)
        alx_space_set_add (&lifted, motion->to);
      else if (motion->kind == ALX_MOTION_REMOVED && playback->elapsed_ms >= motion->start)
        alx_space_set_add (&lifted, motion->from);
    }
  return lifted;
}

/** alx_playback_foreach: calls @func for each motion that has started and that is not yet part of
    the displayed position. */
void
alx_playback_foreach (AlxPlayback     *playback,
                      AlxPlaybackFunc  func,
                      gpointer         data)
{
  const AlxStoryboard *board;

  g_return_if_fail (ALX_IS_PLAYBACK (playback) && func != NULL);

  board = g_queue_peek_head (&playback->boards);
  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const AlxMotion *motion = &board->motions[i];
      double progress = (playback->elapsed_ms - motion->start) / motion->length;
      /* Alexander, discs and walls stay at their ends until the next position is displayed. */
      gboolean stays = motion->kind == ALX_MOTION_DISC || motion->kind == ALX_MOTION_WALK ||
                       motion->kind == ALX_MOTION_WALL;

      if (progress >= 0 && (progress < 1 || (stays && playback->elapsed_ms < board->turn)))
        {
          AlxMotion shown = *motion;

          /* The viewer may have changed since the storyboard was made. */
          if (motion->kind == ALX_MOTION_CARD && motion->from == ALX_ANCHOR_SUPPLY &&
              motion->to >= ALX_ANCHOR_HAND &&
              motion->to - ALX_ANCHOR_HAND != alx_input_get_viewer (playback->input))
            shown.symbol = ALX_MOTION_HIDDEN;
          func (&shown, MIN (progress, 1), data);
        }
    }
}

/**
 * alx_playback_advance:
 * @playback: a playback
 * @time_us: of the frame, by any monotonic clock
 */
void
alx_playback_advance (AlxPlayback *playback,
                      gint64       time_us)
{
  const AlxStoryboard *board;
  guint late;
  double speed;

  g_return_if_fail (ALX_IS_PLAYBACK (playback));

  board = g_queue_peek_head (&playback->boards);
  late = g_queue_get_length (&playback->boards);
  if (board == NULL)
    return;
  speed = 100.0 / playback->percent * (late > MAX_LATE ? late - MAX_LATE + 1 : 1);
  if (playback->last_us != 0)
    playback->elapsed_ms += (time_us - playback->last_us) / 1000.0 * speed;
  playback->last_us = time_us;
  /* The position after a decision is displayed before the next decision begins. */
  if (playback->after && playback->elapsed_ms >= board->length)
    {
      g_free (g_queue_pop_head (&playback->boards));
      start_first (playback);
      playback->last_us = time_us;
    }
  update_now (playback);
  notify (playback, FALSE);
}

/** alx_playback_skip: ends all motions and displays the last position. */
void
alx_playback_skip (AlxPlayback *playback)
{
  g_return_if_fail (ALX_IS_PLAYBACK (playback));

  if (!alx_playback_is_playing (playback))
    return;
  clear (playback);
  notify (playback, TRUE);
}
