/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players: who they are, what they have, whose turn it is. */

#include "alx-score-panel.h"

#include "alx-score-row.h"

/*
 * Shows an AlxScoreRow a player, in turn order. It has no CSS name of its own. Accessible role:
 * list. It owns references to input, playback and style; rows belong to its box.
 */
struct _AlxScorePanel
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *box;

  /* owned */
  AlxInput    *input;
  AlxPlayback *playback;
  AlxStyle    *style;

  AlxScoreRow *rows[ALX_MAX_PLAYERS];
  guint        n_rows;
  double       scale;
};

G_DEFINE_FINAL_TYPE (AlxScorePanel, alx_score_panel, GTK_TYPE_WIDGET)

static void
changed_cb (AlxScorePanel *panel)
{
  AlxGame *game = alx_input_get_game (panel->input);
  guint n = alx_game_get_record (game)->n_players;

  while (panel->n_rows > n)
    gtk_box_remove (GTK_BOX (panel->box), GTK_WIDGET (panel->rows[--panel->n_rows]));
  while (panel->n_rows < n)
    {
      panel->rows[panel->n_rows] = ALX_SCORE_ROW (alx_score_row_new (panel->style, panel->n_rows));
      alx_score_row_set_scale (panel->rows[panel->n_rows], panel->scale);
      gtk_box_append (GTK_BOX (panel->box), GTK_WIDGET (panel->rows[panel->n_rows]));
      panel->n_rows++;
    }
  for (guint i = 0; i < n; i++)
    alx_score_row_update (panel->rows[i], game, alx_playback_get_state (panel->playback),
                          alx_game_count_persons (game) == 1 && alx_game_is_person (game, i));
}

/* During playback "position-shown" says when to update. */
static void
input_changed_cb (AlxScorePanel *panel)
{
  if (!alx_playback_is_playing (panel->playback))
    changed_cb (panel);
}

static void
alx_score_panel_dispose (GObject *object)
{
  AlxScorePanel *panel = ALX_SCORE_PANEL (object);

  g_clear_pointer (&panel->box, gtk_widget_unparent);
  g_clear_object (&panel->input);
  g_clear_object (&panel->playback);
  g_clear_object (&panel->style);
  G_OBJECT_CLASS (alx_score_panel_parent_class)->dispose (object);
}

static void
alx_score_panel_class_init (AlxScorePanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_score_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-score-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxScorePanel, box);
}

static void
alx_score_panel_init (AlxScorePanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  panel->scale = 1;
}

/** alx_score_panel_set_up: shows the game of @input, in the position of @playback. To be called
    once. */
void
alx_score_panel_set_up (AlxScorePanel *panel,
                        AlxInput      *input,
                        AlxPlayback   *playback,
                        AlxStyle      *style)
{
  g_return_if_fail (ALX_IS_SCORE_PANEL (panel));
  g_return_if_fail (ALX_IS_INPUT (input));
  g_return_if_fail (ALX_IS_PLAYBACK (playback));
  g_return_if_fail (ALX_IS_STYLE (style));

  g_set_object (&panel->input, input);
  g_set_object (&panel->playback, playback);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (changed_cb), panel,
                           G_CONNECT_SWAPPED);
  g_set_object (&panel->style, style);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), panel,
                           G_CONNECT_SWAPPED);
}

/** alx_score_panel_set_scale: sets the size of pieces, 1 for a narrow window. */
void
alx_score_panel_set_scale (AlxScorePanel *panel,
                           double         scale)
{
  g_return_if_fail (ALX_IS_SCORE_PANEL (panel));
  g_return_if_fail (scale > 0);

  panel->scale = scale;
  for (guint i = 0; i < panel->n_rows; i++)
    alx_score_row_set_scale (panel->rows[i], scale);
}

/** alx_score_panel_get_row: (transfer none) (nullable): the row of @player, by turn order. */
GtkWidget *
alx_score_panel_get_row (AlxScorePanel *panel,
                         guint          player)
{
  g_return_val_if_fail (ALX_IS_SCORE_PANEL (panel), NULL);

  return player < panel->n_rows ? GTK_WIDGET (panel->rows[player]) : NULL;
}
