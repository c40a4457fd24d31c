/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the motions that lead to the displayed position. */

#include "kit-playback.h"

#define MAX_LATE 2                      /* storyboards in the queue before playback speeds up */
#define ANY      G_MAXUINT              /* anchor, or any face */

struct _KitPlayback
{
  GObject parent_instance;

  /* owned */
  KitInput *input;
  GQueue    boards;                     /* of KitStoryboard; the first one plays */
  gpointer  state;                      /* displayed when nothing plays; NULL before a game */

  KitStoryboardFunc make;
  KitGame  *game;                       /* of this position; not owned */
  guint     sight;                      /* of the game, in which state and storyboards are seen */
  guint     shown;                      /* decisions made in state */
  guint     percent;                    /* of the normal duration; 0 for no motion */
  gint64    last_us;                    /* time of the last frame */
  double    elapsed_ms;                 /* of the first board, at normal speed */

  /* what "position-shown" was emitted for last */
  const KitStoryboard *played;          /* or NULL; not owned */
  gboolean  after;                      /* whether its position after the decision was shown */
  guint     n_away;                     /* cards that have left their anchor */
};

G_DEFINE_FINAL_TYPE (KitPlayback, kit_playback, G_TYPE_OBJECT)

static void
start_first (KitPlayback *playback)
{
  playback->last_us = 0;
  playback->elapsed_ms = 0;
}

static void
clear (KitPlayback *playback)
{
  g_queue_clear_full (&playback->boards, (GDestroyNotify) kit_storyboard_free);
  start_first (playback);
}

/* The number of cards that have left an anchor, while the position before is still shown: those of
   @face at @anchor; ANY stands for all. */
static guint
count_away (KitPlayback *playback,
            guint        anchor,
            guint        face)
{
  const KitStoryboard *board = g_queue_peek_head (&playback->boards);
  guint n = 0;

  for (guint i = 0; board != NULL && i < board->n && playback->elapsed_ms < board->turn; i++)
    {
      const KitMotion *motion = &board->motions[i];

      n += motion->kind == KIT_MOTION_CARD && playback->elapsed_ms >= motion->start &&
           (anchor == ANY || motion->from == anchor) && (face == ANY || motion->face == face);
    }
  return n;
}

/* Emits "changed", and "position-shown" before it if @position is TRUE or its values changed. */
static void
notify (KitPlayback *playback,
        gboolean     position)
{
  const KitStoryboard *board = g_queue_peek_head (&playback->boards);
  gboolean after = board != NULL && playback->elapsed_ms >= board->turn;
  guint n_away = count_away (playback, ANY, ANY);

  position |= board != playback->played || after != playback->after || n_away != playback->n_away;
  playback->played = board;
  playback->after = after;
  playback->n_away = n_away;
  if (position)
    g_signal_emit_by_name (playback, "position-shown");
  g_signal_emit_by_name (playback, "changed");
}

/* Queues the motions of the decision that led to the displayed position. */
static void
add_last (KitPlayback *playback)
{
  const KitHistory *history = kit_game_get_record (playback->game)->history;
  g_autoptr (KitStoryboard) board = kit_storyboard_new (history, playback->shown - 1);

  playback->make (board, history, playback->shown - 1);
  if (board->length == 0)
    return;
  g_queue_push_tail (&playback->boards, g_steal_pointer (&board));
  if (g_queue_get_length (&playback->boards) == 1)
    start_first (playback);
}

/* What plays, and what waits, as it is seen now. */
static void
make_again (KitPlayback *playback)
{
  const KitHistory *history = kit_game_get_record (playback->game)->history;
  guint index = playback->shown - g_queue_get_length (&playback->boards);

  for (GList *l = playback->boards.head; l != NULL; l = l->next, index++)
    {
      kit_storyboard_free (l->data);
      l->data = kit_storyboard_new (history, index);
      playback->make (l->data, history, index);
    }
  playback->played = NULL;
}

/* Copies the position that is displayed when nothing plays. */
static void
copy_state (KitPlayback *playback)
{
  g_free (playback->state);
  playback->state =
    g_malloc (kit_game_get_record (playback->game)->format->rules->state_size);
  kit_game_get_shown_state (playback->game, playback->state);
}

/* A single step forward is played; undo, a jump, another game or an uncovered hand is shown at
   once. */
static void
input_changed_cb (KitPlayback *playback)
{
  KitGame *game = kit_input_get_game (playback->input);
  guint shown = kit_game_get_shown (game);
  guint sight = kit_game_get_sight (game);
  gboolean same_sight = sight == playback->sight;
  gboolean step = game == playback->game && shown == playback->shown + 1;

  playback->sight = sight;
  if (!same_sight && step)
    make_again (playback);
  else if (!same_sight)
    clear (playback);
  if (game == playback->game && shown == playback->shown)
    {
      /* Undo and another decision may have changed the position at the same number. */
      copy_state (playback);
      if (!same_sight)
        notify (playback, TRUE);
      return;
    }
  playback->game = game;
  playback->shown = shown;
  copy_state (playback);
  if (step && playback->percent > 0)
    add_last (playback);
  else
    clear (playback);
  /* While an earlier board plays, the displayed position has not changed yet. */
  notify (playback, g_queue_get_length (&playback->boards) < 2);
}

static void
kit_playback_dispose (GObject *object)
{
  KitPlayback *playback = KIT_PLAYBACK (object);

  clear (playback);
  g_clear_pointer (&playback->state, g_free);
  g_clear_object (&playback->input);
  G_OBJECT_CLASS (kit_playback_parent_class)->dispose (object);
}

static void
kit_playback_class_init (KitPlaybackClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_playback_dispose;

  /* A motion has advanced, started or ended. */
  g_signal_new ("changed", KIT_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  /* Another position is displayed, or a card has left its place: panels must be updated. */
  g_signal_new ("position-shown", KIT_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
kit_playback_init (KitPlayback *playback)
{
  playback->percent = 100;
}

/** kit_playback_new: (transfer full): a playback of the current game of @input, with storyboards
    that @make plans. */
KitPlayback *
kit_playback_new (KitInput          *input,
                  KitStoryboardFunc  make)
{
  KitPlayback *playback;

  g_return_val_if_fail (KIT_IS_INPUT (input) && make != NULL, NULL);

  playback = g_object_new (KIT_TYPE_PLAYBACK, NULL);
  playback->input = g_object_ref (input);
  playback->make = make;
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), playback,
                           G_CONNECT_SWAPPED);
  if (kit_input_get_game (input) != NULL)
    input_changed_cb (playback);
  return playback;
}

/** kit_playback_set_percent: sets the duration of motions, 100 for normal speed, 0 for none. */
void
kit_playback_set_percent (KitPlayback *playback,
                          guint        percent)
{
  g_return_if_fail (KIT_IS_PLAYBACK (playback));

  playback->percent = percent;
  if (percent == 0)
    kit_playback_skip (playback);
}

/** kit_playback_is_playing: whether a storyboard is being played. */
gboolean
kit_playback_is_playing (KitPlayback *playback)
{
  g_return_val_if_fail (KIT_IS_PLAYBACK (playback), FALSE);

  return !g_queue_is_empty (&playback->boards);
}

/** kit_playback_count_waiting: the number of decisions at the end of the game whose playback has
    not started. */
guint
kit_playback_count_waiting (KitPlayback *playback)
{
  guint n;

  g_return_val_if_fail (KIT_IS_PLAYBACK (playback), 0);

  n = g_queue_get_length (&playback->boards);
  return n < 2 || kit_game_is_looking (playback->game) ? 0 : n - 1;
}

/** kit_playback_get_index: the decision that is being played or was displayed last; -1 before the
    first. */
int
kit_playback_get_index (KitPlayback *playback)
{
  guint n;

  g_return_val_if_fail (KIT_IS_PLAYBACK (playback), -1);

  n = g_queue_get_length (&playback->boards);
  return (int) playback->shown - (int) MAX (n, 1);
}

/** kit_playback_is_own: whether the decision being played was made by the viewer. */
gboolean
kit_playback_is_own (KitPlayback *playback)
{
  const KitStoryboard *board;

  g_return_val_if_fail (KIT_IS_PLAYBACK (playback), FALSE);

  board = g_queue_peek_head (&playback->boards);
  return board != NULL && kit_input_get_viewer (playback->input) ==
                          kit_rules_head (board->before)->decider;
}

/** kit_playback_get_state: (transfer none): the position to be painted below the motions. */
gconstpointer
kit_playback_get_state (KitPlayback *playback)
{
  const KitStoryboard *board;

  g_return_val_if_fail (KIT_IS_PLAYBACK (playback), NULL);

  board = g_queue_peek_head (&playback->boards);
  return board == NULL ? playback->state
         : playback->elapsed_ms < board->turn ? board->before : board->after;
}

/** kit_playback_is_away: whether a card has left @anchor that is still there in the displayed
    position. */
gboolean
kit_playback_is_away (KitPlayback *playback,
                      guint        anchor)
{
  g_return_val_if_fail (KIT_IS_PLAYBACK (playback) && anchor < KIT_MAX_ANCHORS, FALSE);

  return count_away (playback, anchor, ANY) > 0;
}

/** kit_playback_count_away: how many cards of @face have left @anchor that are still there in the
    displayed position. */
guint
kit_playback_count_away (KitPlayback *playback,
                         guint        anchor,
                         guint        face)
{
  g_return_val_if_fail (KIT_IS_PLAYBACK (playback) && anchor < KIT_MAX_ANCHORS, 0);

  return count_away (playback, anchor, face);
}

/** kit_playback_get_after: (transfer none): the position to which the current motions lead. */
gconstpointer
kit_playback_get_after (KitPlayback *playback)
{
  const KitStoryboard *board;

  g_return_val_if_fail (KIT_IS_PLAYBACK (playback), NULL);

  board = g_queue_peek_head (&playback->boards);
  return board == NULL ? playback->state : board->after;
}

/** kit_playback_foreach_all: calls @func for each motion of what is played, with its progress:
    below 0 before it starts, above 1 when it has ended. */
void
kit_playback_foreach_all (KitPlayback     *playback,
                          KitPlaybackFunc  func,
                          gpointer         data)
{
  const KitStoryboard *board;

  g_return_if_fail (KIT_IS_PLAYBACK (playback) && func != NULL);

  board = g_queue_peek_head (&playback->boards);
  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const KitMotion *motion = &board->motions[i];

      func (motion, (playback->elapsed_ms - motion->start) / motion->length, data);
    }
}

/** kit_playback_foreach: calls @func for each motion that has started and that is not yet part of
    the displayed position. */
void
kit_playback_foreach (KitPlayback     *playback,
                      KitPlaybackFunc  func,
                      gpointer         data)
{
  const KitStoryboard *board;

  g_return_if_fail (KIT_IS_PLAYBACK (playback) && func != NULL);

  board = g_queue_peek_head (&playback->boards);
  for (guint i = 0; board != NULL && i < board->n; i++)
    {
      const KitMotion *motion = &board->motions[i];
      double progress = (playback->elapsed_ms - motion->start) / motion->length;

      if (progress >= 0 && (progress < 1 || (motion->stays && playback->elapsed_ms < board->turn)))
        func (motion, MIN (progress, 1), data);
    }
}

/**
 * kit_playback_advance:
 * @playback: a playback
 * @time_us: of the frame, by any monotonic clock
 */
void
kit_playback_advance (KitPlayback *playback,
                      gint64       time_us)
{
  const KitStoryboard *board;
  guint late;
  double speed;

  g_return_if_fail (KIT_IS_PLAYBACK (playback));

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
      kit_storyboard_free (g_queue_pop_head (&playback->boards));
      start_first (playback);
      playback->last_us = time_us;
    }
  notify (playback, FALSE);
}

/** kit_playback_skip: ends all motions and displays the last position. */
void
kit_playback_skip (KitPlayback *playback)
{
  g_return_if_fail (KIT_IS_PLAYBACK (playback));

  if (!kit_playback_is_playing (playback))
    return;
  clear (playback);
  notify (playback, TRUE);
}
