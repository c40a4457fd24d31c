/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players: who they are, what they have, whose turn it is. */

#include "kit-score-panel.h"

#include "kit-score-row.h"

/*
 * Shows a KitScoreRow of each player, in turn order; and, if asked to, what the signs in the rows
 * mean, until the player has read it. It has no CSS name of its own. Accessible role: list. Rows
 * belong to its box. Tab enters and leaves them as one, arrows go from row to row; beside the row
 * with the focus, which no click gives it, stands what its tooltip says.
 */
struct _KitScorePanel
{
  KitPanel parent_instance;

  /* template */
  GtkBox      *box;
  GtkPopover  *meaning;
  GtkBox      *signs;
  GtkPopover  *about;
  GtkLabel    *words;

  KitScoreRow *rows[KIT_MAX_PLAYERS];
  guint        n_rows;
  double       scale;
  KitGame     *explained;               /* borrowed; the last game whose signs were, or NULL */
};

G_DEFINE_FINAL_TYPE (KitScorePanel, kit_score_panel, KIT_TYPE_PANEL)

/* Whoever has chosen something needs no explanation any more. */
static gboolean
has_chosen (KitInput *input)
{
  KitGame *game = kit_input_get_game (input);
  const KitHistory *history = kit_game_get_record (game)->history;
  guint cursor = kit_game_get_cursor (game);

  return kit_input_get_proposal (input) != NULL ||
         (cursor > 0 && kit_game_is_person (game, kit_history_get_decider (history, cursor - 1)));
}

/* What stands beside the row that has the focus. */
static void
update_words (KitScorePanel *panel,
              GtkWidget     *row)
{
  gtk_label_set_text (panel->words, gtk_widget_get_tooltip_text (row));
}

static void
focus_entered_cb (GtkEventController *controller,
                  KitScorePanel      *panel)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  graphene_rect_t bounds;

  /* GTK moves the focus in a window that has no surface, too. */
  if (!gtk_widget_get_mapped (row) ||
      !gtk_widget_compute_bounds (row, GTK_WIDGET (panel), &bounds))
    return;
  update_words (panel, row);
  gtk_popover_set_pointing_to (panel->about,
                               &(GdkRectangle) { bounds.origin.x, bounds.origin.y,
                                                 bounds.size.width, bounds.size.height });
  gtk_popover_popup (panel->about);
}

static void
focus_left_cb (GtkEventController *controller,
               KitScorePanel      *panel)
{
  gtk_popover_popdown (panel->about);
}

static void
add_row (KitScorePanel *panel)
{
  GtkWidget *row = kit_score_row_new (kit_context_of (panel)->view, panel->n_rows);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (focus_entered_cb), panel);
  g_signal_connect (focus, "leave", G_CALLBACK (focus_left_cb), panel);
  gtk_widget_add_controller (row, focus);
  gtk_widget_set_focusable (row, TRUE);
  kit_score_row_set_scale (KIT_SCORE_ROW (row), panel->scale);
  gtk_box_append (panel->box, row);
  panel->rows[panel->n_rows++] = KIT_SCORE_ROW (row);
}

/* Tab leaves the rows from any of them. */
static gboolean
kit_score_panel_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  if (direction <= GTK_DIR_TAB_BACKWARD && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (kit_score_panel_parent_class)->focus (widget, direction);
}

static void
kit_score_panel_update (KitPanel *kit_panel)
{
  KitScorePanel *panel = KIT_SCORE_PANEL (kit_panel);
  const KitContext *context = kit_context_of (panel);
  KitGame *game = kit_input_get_game (context->input);
  guint n = kit_game_get_record (game)->n_players;

  while (panel->n_rows > n)
    gtk_box_remove (panel->box, GTK_WIDGET (panel->rows[--panel->n_rows]));
  while (panel->n_rows < n)
    add_row (panel);
  for (guint i = 0; i < n; i++)
    {
      kit_score_row_update (panel->rows[i], game, kit_playback_get_state (context->playback));
      if (gtk_widget_has_focus (GTK_WIDGET (panel->rows[i])))
        update_words (panel, GTK_WIDGET (panel->rows[i]));
    }
  if (gtk_widget_get_visible (GTK_WIDGET (panel->meaning)) && has_chosen (context->input))
    gtk_popover_popdown (panel->meaning);
}

static void
kit_score_panel_set_scale (KitPanel *kit_panel,
                           double    scale,
                           double    tray_scale)
{
  KitScorePanel *panel = KIT_SCORE_PANEL (kit_panel);

  panel->scale = scale;
  for (guint i = 0; i < panel->n_rows; i++)
    kit_score_row_set_scale (panel->rows[i], scale);
}

static void
kit_score_panel_class_init (KitScorePanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  KitPanelClass *panel_class = KIT_PANEL_CLASS (class);

  panel_class->waits = TRUE;
  panel_class->update = kit_score_panel_update;
  panel_class->set_scale = kit_score_panel_set_scale;
  widget_class->focus = kit_score_panel_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-score-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KitScorePanel, box);
  gtk_widget_class_bind_template_child (widget_class, KitScorePanel, meaning);
  gtk_widget_class_bind_template_child (widget_class, KitScorePanel, signs);
  gtk_widget_class_bind_template_child (widget_class, KitScorePanel, about);
  gtk_widget_class_bind_template_child (widget_class, KitScorePanel, words);
}

static void
kit_score_panel_init (KitScorePanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  panel->scale = 1;
}

/** kit_score_panel_explain: shows what the signs in the rows mean, if the game says so; once for
    each game that is played. Returns whether it does so now. */
gboolean
kit_score_panel_explain (KitScorePanel *panel)
{
  KitGame *game;
  KitScoreRow *row;

  g_return_val_if_fail (KIT_IS_SCORE_PANEL (panel), FALSE);

  game = kit_input_get_game (kit_context_of (panel)->input);
  row = panel->rows[0];
  if (panel->explained == game || panel->n_rows == 0 ||
      KIT_SCORE_ROW_GET_CLASS (row)->add_signs == NULL)
    return FALSE;
  panel->explained = game;
  if (gtk_widget_get_first_child (GTK_WIDGET (panel->signs)) == NULL)
    KIT_SCORE_ROW_GET_CLASS (row)->add_signs (row, panel->signs);
  gtk_popover_popup (panel->meaning);
  return TRUE;
}

/** kit_score_panel_get_row: (transfer none) (nullable): the row of @player, by turn order. */
GtkWidget *
kit_score_panel_get_row (KitScorePanel *panel,
                         guint          player)
{
  g_return_val_if_fail (KIT_IS_SCORE_PANEL (panel), NULL);

  return player < panel->n_rows ? GTK_WIDGET (panel->rows[player]) : NULL;
}
