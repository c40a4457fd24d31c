/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves when a decision is shown, and when: a plan without widgets or clock. */

#include "kit-storyboard.h"

/** kit_storyboard_new: (transfer full): no motions yet between the positions before and after the
    decision at @index. */
KitStoryboard *
kit_storyboard_new (const KitHistory *history,
                    guint             index)
{
  KitStoryboard *board;
  gsize size;

  g_return_val_if_fail (history != NULL && index < kit_history_get_length (history), NULL);

  size = kit_history_get_rules (history)->state_size;
  board = g_new0 (KitStoryboard, 1);
  board->before = g_malloc (size);
  board->after = g_malloc (size);
  kit_history_get_state_at (history, index, board->before);
  kit_history_get_state_at (history, index + 1, board->after);
  return board;
}

/** kit_storyboard_free: frees @board. */
void
kit_storyboard_free (KitStoryboard *board)
{
  g_return_if_fail (board != NULL);

  g_free (board->before);
  g_free (board->after);
  g_free (board);
}

/**
 * kit_storyboard_add:
 * @board: a storyboard
 * @kind: of the motion
 * @player: whose piece or card it is
 * @start: in milliseconds
 * @length: in milliseconds, not 0
 *
 * Adds a motion to @board, which gets as long as it takes. If there are too many motions, each
 * further one replaces the last.
 *
 * Returns: (transfer none): the motion, for the caller to fill in
 */
KitMotion *
kit_storyboard_add (KitStoryboard *board,
                    guint          kind,
                    guint          player,
                    guint          start,
                    guint          length)
{
  KitMotion *motion;

  g_return_val_if_fail (board != NULL && length > 0, NULL);

  motion = &board->motions[MIN (board->n, KIT_MAX_MOTIONS - 1)];
  *motion = (KitMotion) { .kind = kind, .player = player, .start = start, .length = length,
                          .face = KIT_MOTION_HIDDEN };
  board->n = MIN (board->n + 1, KIT_MAX_MOTIONS);
  board->length = MAX (board->length, start + length);
  return motion;
}

/** kit_motion_ease: the eased progress, slow at both ends, for a linear @progress, both 0 to 1. */
double
kit_motion_ease (double progress)
{
  return progress * progress * (3 - 2 * progress);
}
