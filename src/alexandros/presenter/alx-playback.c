/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown: the position that the game has come to, or the motions on the way there. */

#include "alx-playback.h"

#define MAX_LATE 2                      /* decisions that may wait to be shown before all goes
                                           faster */

struct _AlxPlayback
{
  GObject parent_instance;

  /* owned */
  AlxInput *input;
  GQueue    boards;                     /* of AlxStoryboard; the first one plays */

  AlxState  state;                      /* when none plays, */
  AlxState  now;                        /* and while one does */
  AlxGame  *game;                       /* of which it is; not owned */
  guint     shown;                      /* decision */
  guint     percent;                    /* of the time that motions take at normal speed; 0 for
                                           no motion */
  gint64    last;                       /* frame, in microseconds */
  double    elapsed;                    /* of the first board, in its milliseconds */

  /* what "position-shown" was emitted for last */
  const AlxStoryboard *played;          /* or NULL; not owned */
  gboolean  turned;                     /* its position after the decision */
  guint     away;                       /* anchors from which cards have gone */
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
    playback->now = playback->elapsed < board->turn ? board->before : board->after;
}

static void
start_first (AlxPlayback *playback)
{
  playback->last = 0;
  playback->elapsed = 0;
  update_now (playback);
}

static void
clear (AlxPlayback *playback)
{
  while (!g_queue_is_empty (&playback->boards))
    g_free (g_queue_pop_head (&playback->boards));
  start_first (playback);
}

/* Places from which cards have gone, while the position before is still shown. */
static guint
find_away (AlxPlayback *playback)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);
  guint away = 0;

  for (guint i = 0; board != NULL && i < board->n && playback->elapsed < board->turn; i++)
    if (board->motions[i].kind == ALX_MOTION_CARD && playback->elapsed >= board->motions[i].start)
      away |= 1 << board->motions[i].from;
  return away;
}

/* Says what has changed: always that something has, and whether it is the position. */
static void
notify (AlxPlayback *playback,
        gboolean     position)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);
  gboolean turned = board != NULL && playback->elapsed >= board->turn;
  guint away = find_away (playback);

  position |= board != playback->played || turned != playback->turned || away != playback->away;
  playback->played = board;
  playback->turned = turned;
  playback->away = away;
  if (position)
    g_signal_emit (playback, signals[SIGNAL_POSITION_SHOWN], 0);
  g_signal_emit (playback, signals[SIGNAL_CHANGED], 0);
}

/* Adds the motions of the decision that led to what is to be shown now. */
static void
add_last (AlxPlayback *playback)
{
  const AlxRecord *record = alx_game_get_record (playback->game);
  AlxStoryboard *board = g_new (AlxStoryboard, 1);
  AlxEvents events;
  AlxState before;

  alx_history_get_state_at (record->history, playback->shown - 1, &before);
  alx_history_explain (record->history, playback->shown - 1, &events);
  board->before = before;
  board->after = playback->state;
  alx_storyboard_make (board, alx_game_get_board (playback->game),
                       alx_history_get_decision (record->history, playback->shown - 1), &events,
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

/* One step forward is played; anything else, such as undo, a jump or another game, is shown at
   once. */
static void
input_changed_cb (AlxPlayback *playback)
{
  AlxGame *game = alx_input_get_game (playback->input);
  guint shown = alx_game_get_shown (game);
  gboolean step = game == playback->game && shown == playback->shown + 1;

  if (game == playback->game && shown == playback->shown)
    {
      /* A decision may have been taken back and another one made. */
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
  /* While others are played, this one waits for its turn. */
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

  /* Something moved, began or ended. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* Another position is shown, or a card has left its place: what panels show is another. */
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

/** alx_playback_new: (transfer full): shows what happens in the game of @input. */
AlxPlayback *
alx_playback_new (AlxInput *input)
{
  AlxPlayback *playback = g_object_new (ALX_TYPE_PLAYBACK, NULL);

  playback->input = g_object_ref (input);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), playback,
                           G_CONNECT_SWAPPED);
  if (alx_input_get_game (input) != NULL)
    input_changed_cb (playback);
  return playback;
}

/** alx_playback_set_percent: how long motions take, 100 for normal speed; 0 to have none. */
void
alx_playback_set_percent (AlxPlayback *playback,
                          guint        percent)
{
  playback->percent = percent;
  if (percent == 0)
    alx_playback_skip (playback);
}

/** alx_playback_is_playing: whether something moves. */
gboolean
alx_playback_is_playing (AlxPlayback *playback)
{
  return !g_queue_is_empty (&playback->boards);
}

/** alx_playback_count_waiting: how many decisions, the last ones of the game, have not begun to be
    played. */
guint
alx_playback_count_waiting (AlxPlayback *playback)
{
  guint n = g_queue_get_length (&playback->boards);

  return n < 2 || alx_game_is_looking (playback->game) ? 0 : n - 1;
}

/** alx_playback_is_own: whether it was the person at the table who decided what is shown now. */
gboolean
alx_playback_is_own (AlxPlayback *playback)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);

  return board != NULL && alx_input_get_viewer (playback->input) == board->before.player;
}

/** alx_playback_get_state: the position to be painted below what moves. */
const AlxState *
alx_playback_get_state (AlxPlayback *playback)
{
  return alx_playback_is_playing (playback) ? &playback->now : &playback->state;
}

/** alx_playback_is_away: whether a card has gone from @anchor that is still there in the position
    that is shown. */
gboolean
alx_playback_is_away (AlxPlayback *playback,
                      AlxAnchor    anchor)
{
  return (find_away (playback) >> anchor) & 1;
}

/** alx_playback_get_after: the position to which the motions of now lead. */
const AlxState *
alx_playback_get_after (AlxPlayback *playback)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);

  return board == NULL ? &playback->state : &board->after;
}

/** alx_playback_get_lifted: the spaces whose governors are in the air, or yet to come. */
AlxSpaceSet
alx_playback_get_lifted (AlxPlayback *playback)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);
  AlxSpaceSet lifted = { { 0 } };

  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const AlxMotion *motion = &board->motions[i];

      if (motion->kind == ALX_MOTION_PLACED && playback->elapsed < motion->start + motion->length)
        alx_space_set_add (&lifted, motion->to);
      else if (motion->kind == ALX_MOTION_REMOVED && playback->elapsed >= motion->start)
        alx_space_set_add (&lifted, motion->from);
    }
  return lifted;
}

/** alx_playback_foreach: calls @func for all that has begun to move and has not come to rest
    below the next position. */
void
alx_playback_foreach (AlxPlayback     *playback,
                      AlxPlaybackFunc  func,
                      gpointer         data)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);

  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const AlxMotion *motion = &board->motions[i];
      double progress = (playback->elapsed - motion->start) / motion->length;
      /* Until the next position is shown, Alexander and the discs stay where they have come to,
         and walls stand. */
      gboolean stays = motion->kind == ALX_MOTION_DISC || motion->kind == ALX_MOTION_WALK ||
                       motion->kind == ALX_MOTION_WALL;

      if (progress >= 0 && (progress < 1 || (stays && playback->elapsed < board->turn)))
        {
          AlxMotion shown = *motion;

          /* Who looks on may be another than when it was planned. */
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
 * @time: of the frame, in microseconds of any clock that goes evenly
 */
void
alx_playback_advance (AlxPlayback *playback,
                      gint64       time)
{
  const AlxStoryboard *board = g_queue_peek_head (&playback->boards);
  guint late = g_queue_get_length (&playback->boards);
  double speed;

  if (board == NULL)
    return;
  speed = 100.0 / playback->percent * (late > MAX_LATE ? late - MAX_LATE + 1 : 1);
  if (playback->last != 0)
    playback->elapsed += (time - playback->last) / 1000.0 * speed;
  playback->last = time;
  /* The position after a decision is shown before the next decision begins. */
  if (playback->turned && playback->elapsed >= board->length)
    {
      g_free (g_queue_pop_head (&playback->boards));
      start_first (playback);
      playback->last = time;
    }
  update_now (playback);
  notify (playback, FALSE);
}

/** alx_playback_skip: comes to the end of all that moves. */
void
alx_playback_skip (AlxPlayback *playback)
{
  if (!alx_playback_is_playing (playback))
    return;
  clear (playback);
  notify (playback, TRUE);
}
