/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players: who they are, what they have, whose turn it is. */

#include "kit-score-panel.h"

#include "kit-score-row.h"

/*
 * Shows a KitScoreRow of each player, in turn order. It has no CSS name of its own. Accessible
 * role: list. It owns references to input, playback and style; rows belong to its box.
 */
struct _KitScorePanel
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *box;

  /* owned */
  KitInput    *input;
  KitPlayback *playback;
  KitStyle    *style;

  const KitGameView *view;              /* borrowed */
  KitScoreRow       *rows[KIT_MAX_PLAYERS];
  guint              n_rows;
  double             scale;
};

G_DEFINE_FINAL_TYPE (KitScorePanel, kit_score_panel, GTK_TYPE_WIDGET)

static void
changed_cb (KitScorePanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);
  guint n = kit_game_get_record (game)->n_players;

  while (panel->n_rows > n)
    gtk_box_remove (GTK_BOX (panel->box), GTK_WIDGET (panel->rows[--panel->n_rows]));
  while (panel->n_rows < n)
    {
      panel->rows[panel->n_rows] =
        KIT_SCORE_ROW (kit_score_row_new (panel->view, panel->style, panel->n_rows));
      kit_score_row_set_scale (panel->rows[panel->n_rows], panel->scale);
      gtk_box_append (GTK_BOX (panel->box), GTK_WIDGET (panel->rows[panel->n_rows]));
      panel->n_rows++;
    }
  for (guint i = 0; i < n; i++)
    kit_score_row_update (panel->rows[i], game, kit_playback_get_state (panel->playback));
}

/* During playback "position-shown" says when to update. */
static void
input_changed_cb (KitScorePanel *panel)
{
  if (!kit_playback_is_playing (panel->playback))
    changed_cb (panel);
}

static void
kit_score_panel_dispose (GObject *object)
{
  KitScorePanel *panel = KIT_SCORE_PANEL (object);

  g_clear_pointer (&panel->box, gtk_widget_unparent);
  g_clear_object (&panel->input);
  g_clear_object (&panel->playback);
  g_clear_object (&panel->style);
  G_OBJECT_CLASS (kit_score_panel_parent_class)->dispose (object);
}

static void
kit_score_panel_class_init (KitScorePanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_score_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-score-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KitScorePanel, box);
}

static void
kit_score_panel_init (KitScorePanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  panel->scale = 1;
}

/** kit_score_panel_set_up: shows the game of @input, in the position of @playback, with rows of the
    type of @view. To be called once. */
void
kit_score_panel_set_up (KitScorePanel     *panel,
                        const KitGameView *view,
                        KitInput          *input,
                        KitPlayback       *playback,
                        KitStyle          *style)
{
  g_return_if_fail (KIT_IS_SCORE_PANEL (panel));
  g_return_if_fail (view != NULL);
  g_return_if_fail (KIT_IS_INPUT (input));
  g_return_if_fail (KIT_IS_PLAYBACK (playback));
  g_return_if_fail (KIT_IS_STYLE (style));

  panel->view = view;
  g_set_object (&panel->input, input);
  g_set_object (&panel->playback, playback);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (changed_cb), panel,
                           G_CONNECT_SWAPPED);
  g_set_object (&panel->style, style);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), panel,
                           G_CONNECT_SWAPPED);
}

/** kit_score_panel_set_scale: sets the size of pieces, 1 for a narrow window. */
void
kit_score_panel_set_scale (KitScorePanel *panel,
                           double         scale)
{
  g_return_if_fail (KIT_IS_SCORE_PANEL (panel));
  g_return_if_fail (scale > 0);

  panel->scale = scale;
  for (guint i = 0; i < panel->n_rows; i++)
    kit_score_row_set_scale (panel->rows[i], scale);
}

/** kit_score_panel_get_row: (transfer none) (nullable): the row of @player, by turn order. */
GtkWidget *
kit_score_panel_get_row (KitScorePanel *panel,
                         guint          player)
{
  g_return_val_if_fail (KIT_IS_SCORE_PANEL (panel), NULL);

  return player < panel->n_rows ? GTK_WIDGET (panel->rows[player]) : NULL;
}
