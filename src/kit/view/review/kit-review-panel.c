/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A review of a game, beside its board. */

#include "kit-review-panel.h"

#include "kit-review-words.h"

#include "kit/view/dialogs/kit-chart.h"
#include "kit/view/dialogs/kit-portrait.h"
#include "kit/view/kit-widget.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>

#define PIECE 24                        /* pixels of a portrait */

struct _KitReviewPanel
{
  KitBin parent_instance;

  /* template */
  GtkWidget      *answer;
  GtkLabel       *told;
  GtkWidget      *content;
  GtkWidget      *working;
  GtkProgressBar *progress;
  GtkWidget      *old;
  GtkBox         *chances;
  GtkBox         *points;
  GtkGrid        *table;
  GtkListBox     *marks;
  GtkWidget      *detail;
  GtkLabel       *played;
  GtkLabel       *better;
  GtkLabel       *why;
  GtkGrid        *luck;

  const KitGameView *view;              /* borrowed */
  const KitReview   *review;            /* borrowed; outlives this */
  GtkWidget         *charts[2];         /* children, or NULL */
  guint              cursor;            /* decisions before the displayed position */
  GPtrArray         *listed;            /* owned; the marks in the list, of KitVerdict */
  const KitVerdict  *chosen;            /* or NULL */
};

G_DEFINE_FINAL_TYPE (KitReviewPanel, kit_review_panel, KIT_TYPE_BIN)

static const KitReviewTurn *
get_turn (KitReviewPanel *panel,
          guint           turn)
{
  return &g_array_index (panel->review->turns, KitReviewTurn, turn);
}

/* --- charts and table --- */

static void
chart_chosen_cb (KitReviewPanel *panel,
                 guint           turn)
{
  g_signal_emit_by_name (panel, "looked", get_turn (panel, turn)->cursor);
}

static void
add_chart (KitReviewPanel *panel,
           GtkBox         *box,
           guint           number,
           const char     *label,
           GArray         *values)
{
  GtkWidget *chart = kit_chart_new (panel->view, panel->review->record, label, values);

  gtk_widget_set_hexpand (chart, TRUE);
  g_signal_connect_object (chart, "chosen", G_CALLBACK (chart_chosen_cb), panel,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, chart);
  panel->charts[number] = chart;
}

static void
add_cell (GtkGrid    *grid,
          int         column,
          int         row,
          gboolean    heading,
          const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column > 0)
    gtk_widget_add_css_class (label, "numeric");
  if (heading)
    gtk_widget_add_css_class (label, "heading");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
add_number (GtkGrid    *grid,
            int         column,
            int         row,
            const char *format,
            int         number)
{
  char text[32];

  g_snprintf (text, sizeof text, format, number);
  add_cell (grid, column, row, FALSE, text);
}

/* Chances first, then points. */
static void
fill_table (KitReviewPanel *panel,
            GArray         *points)
{
  const KitRecord *record = panel->review->record;
  guint n = record->n_players;

  add_cell (panel->table, 0, 0, TRUE, _("Turn"));
  for (guint p = 0; p < n; p++)
    {
      /* Translators: heads a column with the chances of a player to win, in games of a hundred. */
      g_autofree char *chance = g_strdup_printf (_("%s: chance"), record->players[p].name);
      /* Translators: heads a column with the points of a player. */
      g_autofree char *score = g_strdup_printf (_("%s: points"), record->players[p].name);

      add_cell (panel->table, 1 + p, 0, TRUE, chance);
      add_cell (panel->table, 1 + n + p, 0, TRUE, score);
    }
  for (guint i = 0; i < panel->review->turns->len; i++)
    {
      add_number (panel->table, 0, i + 1, "%d", i + 1);
      for (guint p = 0; p < n; p++)
        {
          add_number (panel->table, 1 + p, i + 1, "%d",
                      kit_review_words_games (get_turn (panel, i)->chances[p]));
          add_number (panel->table, 1 + n + p, i + 1, "%d",
                      g_array_index (points, int, i * n + p));
        }
    }
}

/* Once the chances of all turns are known. */
static void
show_chances (KitReviewPanel *panel)
{
  g_autoptr (GArray) chances = NULL;
  g_autoptr (GArray) points = NULL;
  guint n = panel->review->turns->len;

  if (panel->charts[0] != NULL || panel->review->n_done < n)
    return;
  chances = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < n; i++)
    for (guint p = 0; p < panel->review->record->n_players; p++)
      {
        int games = kit_review_words_games (get_turn (panel, i)->chances[p]);

        g_array_append_val (chances, games);
      }
  points = kit_chart_list_points (panel->review->record);
  add_chart (panel, panel->chances, 0, _("The chances of all players to win, turn by turn"),
             chances);
  add_chart (panel, panel->points, 1, _("The points of all players, turn by turn"), points);
  fill_table (panel, points);
  kit_review_panel_set_cursor (panel, panel->cursor);
}

/* --- turning points --- */

static void
choose (KitReviewPanel   *panel,
        const KitVerdict *verdict)
{
  g_autofree char *played = kit_review_words_played (panel->view, panel->review, verdict);
  g_autofree char *why = NULL;
  g_autofree char *better = kit_review_words_better (panel->view, panel->review, verdict, &why);
  g_autofree char *all = g_strdup_printf ("%s %s %s", played, better, why != NULL ? why : "");

  panel->chosen = verdict;
  gtk_label_set_text (panel->played, played);
  gtk_label_set_text (panel->better, better);
  gtk_label_set_text (panel->why, why != NULL ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (panel->why), why != NULL);
  gtk_widget_set_visible (panel->detail, TRUE);
  g_signal_emit_by_name (panel, "chosen", verdict->first);
  /* To what can be done about it; what is said is said where the focus is. */
  gtk_widget_child_focus (panel->detail, GTK_DIR_TAB_FORWARD);
  shell_speech_say (panel, SHELL_SPEECH_OWN, all);
}

static void
row_activated_cb (KitReviewPanel *panel,
                  GtkListBoxRow  *row)
{
  const KitVerdict *verdict = g_object_get_data (G_OBJECT (row), "verdict");

  if (verdict != NULL)
    choose (panel, verdict);
}

static void
add_mark (KitReviewPanel   *panel,
          const KitVerdict *verdict)
{
  const KitRecord *record = panel->review->record;
  const KitPlayer *player = &record->players[verdict->seat];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *cost = gtk_label_new (NULL);

  /* Translators: the turn of a turning point, its player, and how bad it was. */
  kit_widget_print (label, _("Turn %u, %s: %s"),
                    kit_history_get_turn (record->history, verdict->first), player->name,
                    kit_review_words_weight (verdict));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  kit_widget_print (cost, "−%d", kit_review_words_games (kit_verdict_get_cost (verdict)));
  gtk_widget_add_css_class (cost, "numeric");
  gtk_box_append (GTK_BOX (box), kit_portrait_new (panel->view, player->colour, PIECE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), cost);
  gtk_widget_set_margin_top (box, 4);
  gtk_widget_set_margin_bottom (box, 4);
  gtk_list_box_append (panel->marks, box);
  g_object_set_data (G_OBJECT (gtk_widget_get_parent (box)), "verdict", (gpointer) verdict);
}

static void
tell_none (KitReviewPanel *panel)
{
  GtkWidget *label = gtk_label_new (_("No decision lost five games in a hundred. Well played!"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_append (panel->marks, label);
}

static gboolean
is_listed (KitReviewPanel *panel,
           GPtrArray      *marks)
{
  gboolean same = panel->listed != NULL && panel->listed->len == marks->len;

  for (guint i = 0; i < marks->len && same; i++)
    same = panel->listed->pdata[i] == marks->pdata[i];
  return same;
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  const KitVerdict * const *one = a;
  const KitVerdict * const *two = b;
  int difference = kit_verdict_get_cost (*two) - kit_verdict_get_cost (*one);

  return difference != 0 ? difference : (int) (*one)->first - (int) (*two)->first;
}

/* The worst first. The list is made anew only if others are in it, so that it keeps the focus. */
static void
list_marks (KitReviewPanel *panel)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  gboolean done = panel->review->n_done == kit_review_count_tasks (panel->review);
  GtkWidget *row;

  for (guint p = 0; p < panel->review->record->n_players; p++)
    {
      const KitVerdict *marks[KIT_REVIEW_MARKS];
      guint n = kit_review_list_marks (panel->review, p, marks);

      for (guint i = 0; i < n; i++)
        g_ptr_array_add (all, (gpointer) marks[i]);
    }
  g_ptr_array_sort (all, compare_costs);
  if (!is_listed (panel, all))
    {
      while ((row = gtk_widget_get_first_child (GTK_WIDGET (panel->marks))) != NULL)
        gtk_list_box_remove (panel->marks, row);
      for (guint i = 0; i < all->len; i++)
        add_mark (panel, all->pdata[i]);
      g_clear_pointer (&panel->listed, g_ptr_array_unref);
      panel->listed = g_steal_pointer (&all);
    }
  if (done && panel->listed->len == 0 &&
      gtk_widget_get_first_child (GTK_WIDGET (panel->marks)) == NULL)
    tell_none (panel);
}

/* --- luck --- */

static void
show_luck (KitReviewPanel *panel)
{
  const KitRecord *record = panel->review->record;

  if (gtk_widget_get_first_child (GTK_WIDGET (panel->luck)) != NULL)
    return;
  add_cell (panel->luck, 0, 0, TRUE, _("Player"));
  add_cell (panel->luck, 1, 0, TRUE, _("Luck"));
  add_cell (panel->luck, 2, 0, TRUE, _("Loss"));
  for (guint p = 0; p < record->n_players; p++)
    {
      g_autofree char *loss = g_strdup_printf (
        "−%.1f", 100.0 * kit_review_get_loss (panel->review, p) / KIT_CERTAIN);
      int luck = kit_review_words_games (kit_review_get_luck (panel->review, p));

      add_cell (panel->luck, 0, p + 1, FALSE, record->players[p].name);
      add_number (panel->luck, 1, p + 1, luck < 0 ? "−%d" : "+%d", ABS (luck));
      add_cell (panel->luck, 2, p + 1, FALSE,
                (panel->review->judged >> p & 1) != 0 ? loss : "–");
    }
}

/* --- the panel --- */

static void
again_clicked_cb (KitReviewPanel *panel)
{
  g_signal_emit_by_name (panel, "again");
}

static void
kit_review_panel_finalize (GObject *object)
{
  g_clear_pointer (&KIT_REVIEW_PANEL (object)->listed, g_ptr_array_unref);
  G_OBJECT_CLASS (kit_review_panel_parent_class)->finalize (object);
}

static void
kit_review_panel_class_init (KitReviewPanelClass *class)
{
  static const KitTemplateRow rows[] = {
    KIT_TEMPLATE_CHILD (KitReviewPanel, answer),
    KIT_TEMPLATE_CHILD (KitReviewPanel, told),
    KIT_TEMPLATE_CHILD (KitReviewPanel, content),
    KIT_TEMPLATE_CHILD (KitReviewPanel, working),
    KIT_TEMPLATE_CHILD (KitReviewPanel, progress),
    KIT_TEMPLATE_CHILD (KitReviewPanel, old),
    KIT_TEMPLATE_CHILD (KitReviewPanel, chances),
    KIT_TEMPLATE_CHILD (KitReviewPanel, points),
    KIT_TEMPLATE_CHILD (KitReviewPanel, table),
    KIT_TEMPLATE_CHILD (KitReviewPanel, marks),
    KIT_TEMPLATE_CHILD (KitReviewPanel, detail),
    KIT_TEMPLATE_CHILD (KitReviewPanel, played),
    KIT_TEMPLATE_CHILD (KitReviewPanel, better),
    KIT_TEMPLATE_CHILD (KitReviewPanel, why),
    KIT_TEMPLATE_CHILD (KitReviewPanel, luck),
    KIT_TEMPLATE_CALLBACK (again_clicked_cb),
    KIT_TEMPLATE_CALLBACK (row_activated_cb),
    { NULL }
  };

  G_OBJECT_CLASS (class)->finalize = kit_review_panel_finalize;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "kit-review-panel", rows);
  g_signal_new ("chosen", KIT_TYPE_REVIEW_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("looked", KIT_TYPE_REVIEW_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("again", KIT_TYPE_REVIEW_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
kit_review_panel_init (KitReviewPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
}

/**
 * kit_review_panel_new:
 * @view: of the game
 * @review: what is shown; outlives the panel
 * @old: whether it was made with other weights than those of today
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *
kit_review_panel_new (const KitGameView *view,
                      const KitReview   *review,
                      gboolean           old)
{
  KitReviewPanel *panel;

  g_return_val_if_fail (view != NULL && review != NULL, NULL);

  panel = g_object_new (KIT_TYPE_REVIEW_PANEL, NULL);
  panel->view = view;
  panel->review = review;
  gtk_widget_set_visible (panel->old, old);
  kit_review_panel_update (panel);
  return GTK_WIDGET (panel);
}

/** kit_review_panel_update: shows what is known now. */
void
kit_review_panel_update (KitReviewPanel *panel)
{
  guint n;
  guint done;

  g_return_if_fail (KIT_IS_REVIEW_PANEL (panel));

  n = kit_review_count_tasks (panel->review);
  done = panel->review->n_done;
  gtk_widget_set_visible (panel->working, done < n);
  gtk_progress_bar_set_fraction (panel->progress, n > 0 ? (double) done / n : 1);
  show_chances (panel);
  list_marks (panel);
  if (done == n)
    show_luck (panel);
}

/** kit_review_panel_set_cursor: the position after @cursor decisions is displayed. */
void
kit_review_panel_set_cursor (KitReviewPanel *panel,
                             guint           cursor)
{
  guint turn;

  g_return_if_fail (KIT_IS_REVIEW_PANEL (panel));

  panel->cursor = cursor;
  turn = panel->review->turns->len - 1;
  while (turn > 0 && get_turn (panel, turn)->cursor > cursor)
    turn--;
  for (guint i = 0; i < G_N_ELEMENTS (panel->charts); i++)
    if (panel->charts[i] != NULL)
      kit_chart_set_marker (KIT_CHART (panel->charts[i]), turn);
}

/** kit_review_panel_forget: no turning point is chosen any more. */
void
kit_review_panel_forget (KitReviewPanel *panel)
{
  g_return_if_fail (KIT_IS_REVIEW_PANEL (panel));

  panel->chosen = NULL;
  gtk_widget_set_visible (panel->detail, FALSE);
  gtk_list_box_unselect_all (panel->marks);
}

/** kit_review_panel_tell: shows @text, and a way back, in the place of the review; %NULL shows that
    again. */
void
kit_review_panel_tell (KitReviewPanel *panel,
                       const char     *text)
{
  g_return_if_fail (KIT_IS_REVIEW_PANEL (panel));

  gtk_label_set_text (panel->told, text != NULL ? text : "");
  gtk_widget_set_visible (panel->answer, text != NULL);
  gtk_widget_set_visible (panel->content, text == NULL);
  if (text != NULL)
    shell_speech_say (panel, SHELL_SPEECH_OWN, text);
}

/** kit_review_panel_is_telling: whether something is shown in the place of the review. */
gboolean
kit_review_panel_is_telling (KitReviewPanel *panel)
{
  g_return_val_if_fail (KIT_IS_REVIEW_PANEL (panel), FALSE);

  return gtk_widget_get_visible (panel->answer);
}

/** kit_review_panel_get_chosen: (transfer none) (nullable): the turning point that is shown. */
const KitVerdict *
kit_review_panel_get_chosen (KitReviewPanel *panel)
{
  g_return_val_if_fail (KIT_IS_REVIEW_PANEL (panel), NULL);

  return panel->chosen;
}
