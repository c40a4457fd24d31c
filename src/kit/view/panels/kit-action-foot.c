/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the panel of actions must be in sight: Cancel and Confirm, and the player's points. */

#include "kit-action-foot.h"

#include "kit/view/kit-widget.h"

static void
paint_piece (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  panel)
{
  KitInput *input = kit_context_of (panel)->input;
  int viewer = kit_input_get_viewer (input);
  const KitRecord *record = kit_game_get_record (kit_input_get_game (input));

  if (viewer >= 0)
    kit_panel_paint_piece (panel, cr, record->players[viewer].colour, width, height);
}

/** kit_action_foot_update: shows the foot of @panel if there are @answers, Cancel and Confirm.
    While it stands elsewhere, the points of the viewer are there, too: their row may be out of
    sight. */
void
kit_action_foot_update (KitActionFoot *foot,
                        gpointer       panel,
                        gboolean       answers)
{
  const KitContext *context = kit_context_of (panel);
  const KitRecord *record = kit_game_get_record (kit_input_get_game (context->input));
  int viewer = kit_input_get_viewer (context->input);
  gboolean shown = foot->away && viewer >= 0;

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (foot->piece)), shown);
  gtk_widget_set_visible (foot->box, shown || answers);
  if (!shown)
    return;
  kit_widget_print (foot->points, "%d", record->format->rules->get_score (
                                          kit_playback_get_state (context->playback), viewer));
  kit_face_set_func (foot->piece, paint_piece, panel);
  gtk_widget_queue_draw (GTK_WIDGET (foot->piece));
}

/**
 * kit_action_foot_move:
 * @foot: a foot
 * @place: where it is to stand
 * @after: (nullable): what it stands below in its panel; %NULL if it stands elsewhere
 * @tight: whether the points stand above the answers, where both have no room beside each other
 */
void
kit_action_foot_move (KitActionFoot *foot,
                      GtkBox        *place,
                      GtkWidget     *after,
                      gboolean       tight)
{
  GtkBox *old;

  g_return_if_fail (GTK_IS_BOX (place));

  old = GTK_BOX (gtk_widget_get_parent (foot->box));
  foot->away = after == NULL;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (foot->box),
                                  tight ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (old == place)
    return;
  g_object_ref (foot->box);
  gtk_box_remove (old, foot->box);
  gtk_box_insert_child_after (place, foot->box, after);
  g_object_unref (foot->box);
}
