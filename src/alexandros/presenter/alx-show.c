/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown: the position that the game has come to, or on its way there, told in motions. */

#include "alx-show.h"

#define MAX_LATE 2                      /* decisions that may wait to be shown before all goes
                                           faster */

/* What lies far from what moves changes in frames of its own: a window repaints all that lies
   between. For the same reason the first motion of a decision waits until its words are there. */
#define TELLINGS 2                      /* frames in which nothing moves, after another position
                                           has been shown */

struct _AlxShow
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
  const AlxStoryboard *told;            /* that played when it was last noticed what is shown;
                                           not owned */
  gboolean  told_after;
  guint     away;                       /* anchors from which cards have gone */
  guint     tellings;                   /* frames until all has been told of it */
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_TURNED,
  SIGNAL_COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxShow, alx_show, G_TYPE_OBJECT)

static void
update_now (AlxShow *show)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);

  if (board != NULL)
    show->now = show->elapsed < board->turn ? board->before : board->after;
}

static void
start_first (AlxShow *show)
{
  show->last = 0;
  show->elapsed = -ALX_SHOW_LEAD;
  update_now (show);
}

static void
clear (AlxShow *show)
{
  while (!g_queue_is_empty (&show->boards))
    g_free (g_queue_pop_head (&show->boards));
  start_first (show);
}

/* Places from which cards have gone, while the position before is still shown. */
static guint
find_away (AlxShow *show)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);
  guint away = 0;

  for (guint i = 0; board != NULL && i < board->n && show->elapsed < board->turn; i++)
    if (board->motions[i].kind == ALX_MOTION_CARD && show->elapsed >= board->motions[i].start)
      away |= 1 << board->motions[i].from;
  return away;
}

/* One thing a frame. */
static void
tell_next (AlxShow *show)
{
  show->tellings--;
  g_signal_emit (show, signals[show->tellings > 0 ? SIGNAL_TURNED : SIGNAL_COUNTED], 0);
}

/* Whether another position is shown than when this was asked last: it is to be told. */
static gboolean
notice_turn (AlxShow *show)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);
  gboolean after = board != NULL && show->elapsed >= board->turn;
  guint away = find_away (show);

  if (board == show->told && after == show->told_after && away == show->away)
    return FALSE;
  show->told = board;
  show->told_after = after;
  show->away = away;
  show->tellings = TELLINGS;
  return TRUE;
}

/* Where nothing moves, nothing has to wait. */
static void
tell_turn (AlxShow *show)
{
  notice_turn (show);
  while (show->tellings > 0)
    tell_next (show);
}

/* The decision that led to what is to be shown now. */
static void
tell_last (AlxShow *show)
{
  const AlxRecord *record = alx_game_get_record (show->game);
  AlxStoryboard *board = g_new (AlxStoryboard, 1);
  AlxEvents events;
  AlxState before;

  alx_history_get_state_at (record->history, show->shown - 1, &before);
  alx_history_explain (record->history, show->shown - 1, &events);
  alx_storyboard_make (board, alx_game_get_board (show->game), &before, &show->state,
                       alx_history_get_decision (record->history, show->shown - 1), &events,
                       alx_input_get_viewer (show->input));
  if (board->length == 0)
    {
      g_free (board);
      return;
    }
  g_queue_push_tail (&show->boards, board);
  if (g_queue_get_length (&show->boards) == 1)
    start_first (show);
}

/* One step on is told; everything else, such as undo, a jump or another game, is simply there. */
static void
input_changed_cb (AlxShow *show)
{
  AlxGame *game = alx_input_get_game (show->input);
  guint shown = alx_game_get_shown (game);
  gboolean step = game == show->game && shown == show->shown + 1;

  if (game == show->game && shown == show->shown)
    {
      /* A decision may have been taken back and another one made. */
      alx_game_get_shown_state (game, &show->state);
      return;
    }
  show->game = game;
  show->shown = shown;
  alx_game_get_shown_state (game, &show->state);
  if (step && show->percent > 0)
    tell_last (show);
  else
    clear (show);
  /* While others are told, this one waits for its turn. */
  if (g_queue_get_length (&show->boards) < 2)
    tell_turn (show);
  g_signal_emit (show, signals[SIGNAL_CHANGED], 0);
}

static void
alx_show_dispose (GObject *object)
{
  AlxShow *show = ALX_SHOW (object);

  clear (show);
  g_clear_object (&show->input);
  G_OBJECT_CLASS (alx_show_parent_class)->dispose (object);
}

static void
alx_show_class_init (AlxShowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = alx_show_dispose;

  /* Something moved, began or ended. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* Another position is shown, or a card has left its place. */
  signals[SIGNAL_TURNED] = g_signal_new ("turned", ALX_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  /* The same, a frame later: for what does not lie among the cards. */
  signals[SIGNAL_COUNTED] =
    g_signal_new ("counted", ALX_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alx_show_init (AlxShow *show)
{
  g_queue_init (&show->boards);
  show->percent = 100;
}

/** alx_show_new: (transfer full): shows what happens in the game of @input. */
AlxShow *
alx_show_new (AlxInput *input)
{
  AlxShow *show = g_object_new (ALX_TYPE_SHOW, NULL);

  show->input = g_object_ref (input);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), show,
                           G_CONNECT_SWAPPED);
  if (alx_input_get_game (input) != NULL)
    input_changed_cb (show);
  return show;
}

/** alx_show_set_percent: how long motions take, 100 for normal speed; 0 to have none. */
void
alx_show_set_percent (AlxShow *show,
                      guint    percent)
{
  show->percent = percent;
  if (percent == 0)
    alx_show_skip (show);
}

/** alx_show_is_playing: whether something moves. */
gboolean
alx_show_is_playing (AlxShow *show)
{
  return !g_queue_is_empty (&show->boards);
}

/** alx_show_count_waiting: how many decisions, the last ones of the game, have not begun to be
    told. */
guint
alx_show_count_waiting (AlxShow *show)
{
  guint n = g_queue_get_length (&show->boards);

  return n < 2 || alx_game_is_looking (show->game) ? 0 : n - 1;
}

/** alx_show_is_own: whether it was the person at the table who decided what is shown now. */
gboolean
alx_show_is_own (AlxShow *show)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);

  return board != NULL && alx_input_get_viewer (show->input) == board->before.player;
}

/** alx_show_get_state: the position to be painted below what moves. */
const AlxState *
alx_show_get_state (AlxShow *show)
{
  return alx_show_is_playing (show) ? &show->now : &show->state;
}

/** alx_show_is_away: whether a card has gone from @anchor that is still there in the position
    that is shown. */
gboolean
alx_show_is_away (AlxShow   *show,
                  AlxAnchor  anchor)
{
  return (find_away (show) >> anchor) & 1;
}

/** alx_show_get_after: the position to which the motions of now lead. */
const AlxState *
alx_show_get_after (AlxShow *show)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);

  return board == NULL ? &show->state : &board->after;
}

/** alx_show_get_lifted: the spaces whose governors are in the air, or yet to come. */
AlxSpaceSet
alx_show_get_lifted (AlxShow *show)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);
  AlxSpaceSet lifted = { { 0 } };

  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const AlxMotion *motion = &board->motions[i];

      if (motion->kind == ALX_MOTION_PLACED && show->elapsed < motion->start + motion->length)
        alx_space_set_add (&lifted, motion->to);
      else if (motion->kind == ALX_MOTION_REMOVED && show->elapsed >= motion->start)
        alx_space_set_add (&lifted, motion->from);
    }
  return lifted;
}

/** alx_show_foreach: calls @func for all that has begun to move and has not come to rest below the
    next position. */
void
alx_show_foreach (AlxShow     *show,
                  AlxShowFunc  func,
                  gpointer     data)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);

  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const AlxMotion *motion = &board->motions[i];
      double part = (show->elapsed - motion->start) / motion->length;
      /* Until the next position is shown, Alexander and the discs stay where they have come to,
         and walls stand. */
      gboolean stays = motion->kind == ALX_MOTION_DISC || motion->kind == ALX_MOTION_WALK ||
                       motion->kind == ALX_MOTION_WALL;

      if (part >= 0 && (part < 1 || (stays && show->elapsed < board->turn)))
        {
          AlxMotion shown = *motion;

          /* Who looks on may be another than when it was planned. */
          if (motion->kind == ALX_MOTION_CARD && motion->from == ALX_ANCHOR_SUPPLY &&
              motion->to >= ALX_ANCHOR_HAND &&
              motion->to - ALX_ANCHOR_HAND != alx_input_get_viewer (show->input))
            shown.symbol = ALX_MOTION_HIDDEN;
          func (&shown, MIN (part, 1), data);
        }
    }
}

/**
 * alx_show_advance:
 * @show: a show
 * @time: of the frame, in microseconds of any clock that goes evenly
 */
void
alx_show_advance (AlxShow *show,
                  gint64   time)
{
  const AlxStoryboard *board = g_queue_peek_head (&show->boards);
  guint late = g_queue_get_length (&show->boards);
  double speed;

  if (board == NULL)
    return;
  if (show->tellings > 0)
    {
      show->last = time;
      tell_next (show);
      return;
    }
  speed = 100.0 / show->percent * (late > MAX_LATE ? late - MAX_LATE + 1 : 1);
  if (show->last != 0)
    show->elapsed += (time - show->last) / 1000.0 * speed;
  show->last = time;
  update_now (show);
  /* A decision comes to its end when its position has been told. */
  if (!notice_turn (show) && show->elapsed >= board->length)
    {
      g_free (g_queue_pop_head (&show->boards));
      start_first (show);
      show->last = time;
      if (!alx_show_is_playing (show))
        tell_turn (show);
    }
  g_signal_emit (show, signals[SIGNAL_CHANGED], 0);
}

/** alx_show_skip: comes to the end of all that moves. */
void
alx_show_skip (AlxShow *show)
{
  if (!alx_show_is_playing (show))
    return;
  clear (show);
  tell_turn (show);
  g_signal_emit (show, signals[SIGNAL_CHANGED], 0);
}
