/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the panel of actions must be in sight: Cancel and Confirm, and the player's points. */

#pragma once

#include "kit-panel.h"

#include "kit/view/kit-face.h"

G_BEGIN_DECLS

/**
 * KitActionFoot:
 * @box: with all of it
 * @piece: of the viewer, in a box with
 * @points: theirs
 * @away: whether it stands somewhere else than in its panel
 *
 * The widgets belong to the template of the panel.
 */
typedef struct
{
  GtkWidget *box;
  KitFace   *piece;
  GtkLabel  *points;
  gboolean   away;
} KitActionFoot;

void kit_action_foot_update (KitActionFoot *foot,
                             gpointer       panel,
                             gboolean       answers);
void kit_action_foot_move   (KitActionFoot *foot,
                             GtkBox        *place,
                             GtkWidget     *after,
                             gboolean       tight);

G_END_DECLS
