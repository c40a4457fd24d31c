/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the review of a game. */

#include "kit-review-window.h"

#include "kit-review-panel.h"
#include "kit-review-words.h"

#include "kit/review/kit-review-file.h"
#include "kit/review/kit-reviewer.h"
#include "kit/view/panels/kit-film-panel.h"
#include "kit/view/table/kit-table.h"
#include "shell/document/shell-store.h"
#include "shell/shell-speech.h"
#include "shell/window/shell-show.h"

#include <glib/gi18n.h>
#include <string.h>

#define HEADING_S 4                     /* in which the heading says what was done */

struct _KitReviewWindow
{
  GtkWindow parent_instance;

  /* template */
  GtkLabel *heading;

  KitTable       *table;                /* the child */
  KitReviewPanel *panel;                /* beside its board */

  const ShellGameInfo *info;
  const KitGameView   *view;
  KitRecord           *record;          /* owned: the game */
  KitReviewer         *reviewer;        /* owned */

  KitGame          *tried;              /* borrowed: in which the player decides, or NULL */
  const KitVerdict *instead;            /* of what was played there */
  guint             heading_source;     /* until it says again which game it is */
};

G_DEFINE_FINAL_TYPE (KitReviewWindow, kit_review_window, GTK_TYPE_WINDOW)

static const KitReview *
get_review (KitReviewWindow *window)
{
  return kit_reviewer_get_review (window->reviewer);
}

/* --- the table --- */

/* Shows another record at the table, @shown decisions of it. */
static void
put (KitReviewWindow *window,
     KitRecord       *record,
     guint            shown)
{
  ShellGame *game = SHELL_GAME (window->table);

  window->tried = NULL;
  kit_table_show_lines (window->table, NULL, NULL);
  SHELL_GAME_GET_IFACE (game)->install (game, record);
  SHELL_GAME_GET_IFACE (game)->hold (game, TRUE);
  kit_game_set_shown (kit_table_get_game (window->table), shown);
}

/* (transfer full): the game up to @cursor. */
static KitRecord *
cut (KitReviewWindow *window,
     guint            cursor)
{
  KitRecord *record = kit_record_copy (window->record);

  kit_history_set_cursor (record->history, cursor);
  kit_history_drop_tail (record->history);
  record->abandoned = FALSE;
  return record;
}

/* The game itself again. */
static void
put_back (KitReviewWindow *window,
          guint            shown)
{
  kit_review_panel_tell (window->panel, NULL);
  put (window, kit_record_copy (window->record), shown);
}

/* Adds what a line names to what is shown of it over the board. */
static void
add_line (KitReviewWindow *window,
          KitBoardLine    *line,
          const guint8    *decisions,
          guint            n)
{
  const KitRules *rules = window->record->format->rules;
  gconstpointer board = kit_history_get_board (window->record->history);

  for (guint i = 0; i < n; i++)
    {
      char token[KIT_TOKEN_SIZE];

      rules->write (decisions + i * rules->decision_size, board, token);
      kit_board_line_add (line, KIT_TABLE_GET_CLASS (window->table)->find_number, board, token);
    }
}

static void
show_lines (KitReviewWindow  *window,
            const KitVerdict *verdict)
{
  KitBoardLine played = { 0 };
  KitBoardLine better = { 0 };

  for (guint i = verdict->first; i < verdict->first + verdict->n; i++)
    add_line (window, &played, kit_history_get_decision (window->record->history, i), 1);
  add_line (window, &better, verdict->advice.line, verdict->advice.n);
  kit_table_show_lines (window->table, &played, &better);
}

/* --- what the player does --- */

static void
looked_cb (KitReviewWindow *window,
           guint            cursor)
{
  if (kit_review_panel_is_telling (window->panel))
    put_back (window, cursor);
  else
    kit_game_set_shown (kit_table_get_game (window->table), cursor);
}

/* A click into a chart leads away from the moment that was chosen. */
static void
left_cb (KitReviewWindow *window,
         guint            cursor)
{
  kit_review_panel_forget (window->panel);
  kit_table_show_lines (window->table, NULL, NULL);
  looked_cb (window, cursor);
}

static void
chosen_cb (KitReviewWindow *window,
           guint            first)
{
  looked_cb (window, first);
  show_lines (window, kit_review_panel_get_chosen (window->panel));
}

static void
tried_cb (const KitVerdict *verdict,
          gpointer          data)
{
  KitReviewWindow *window = data;
  g_autofree char *text = NULL;

  if (window->instead == NULL || window->instead->first != verdict->first)
    return;
  text = kit_review_words_tried (window->instead, verdict);
  kit_review_panel_tell (window->panel, text);
}

/* Judges what the player decided, once that is as much as one seat decides in a row. */
static void
judge_tried (KitReviewWindow *window)
{
  const KitVerdict *verdict = window->instead;
  const KitHistory *history =
    kit_referee_get_record (kit_game_get_referee (window->tried))->history;
  gsize size = window->record->format->rules->decision_size;
  guint n = kit_game_get_cursor (window->tried) - verdict->first;
  guint8 line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));

  if (n == 0 || n > KIT_MAX_LINE)
    return;
  if (!kit_game_is_over (window->tried) && n < KIT_MAX_LINE &&
      kit_game_get_decider (window->tried) == verdict->seat &&
      kit_game_get_turn (window->tried) == kit_history_get_turn (history, verdict->first) &&
      !kit_history_reveals (history, verdict->first + n - 1))
    return;
  for (guint i = 0; i < n; i++)
    memcpy (line + i * size, kit_history_get_decision (history, verdict->first + i), size);
  kit_game_set_running (window->tried, FALSE);
  window->tried = NULL;
  kit_review_panel_tell (window->panel, _("That is being judged…"));
  kit_reviewer_judge (window->reviewer, verdict, line, n, tried_cb, window);
}

static void
input_changed_cb (KitReviewWindow *window)
{
  KitGame *game;
  const KitVerdict *chosen;

  if (window->panel == NULL)
    return;
  game = kit_table_get_game (window->table);
  chosen = kit_review_panel_get_chosen (window->panel);
  kit_review_panel_set_cursor (window->panel, kit_game_get_shown (game));
  if (chosen != NULL && kit_game_get_shown (game) != chosen->first)
    kit_table_show_lines (window->table, NULL, NULL);
  if (window->tried != NULL)
    judge_tried (window);
}

/* A person decides for @seat alone; where other persons were, computers would. */
static void
set_deciders (KitReviewWindow *window,
              KitRecord       *record,
              guint            seat)
{
  const char *level = kit_levels_get_strongest (window->view->levels)->id;

  for (guint p = 0; p < record->n_players; p++)
    {
      const KitPlayer *player = &record->players[p];
      g_autofree char *name = g_strdup (player->name);

      if (p == seat || kit_record_is_person (record, p))
        kit_record_set_player (record, p, player->colour, p == seat ? "person" : level, name);
    }
}

static void
try_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  KitReviewWindow *window = KIT_REVIEW_WINDOW (widget);
  const KitVerdict *verdict = kit_review_panel_get_chosen (window->panel);
  KitRecord *record;

  if (verdict == NULL)
    return;
  record = cut (window, verdict->first);
  set_deciders (window, record, verdict->seat);
  put (window, record, verdict->first);
  window->instead = verdict;
  window->tried = kit_table_get_game (window->table);
  kit_review_panel_tell (window->panel, _("Decide here yourself: what would you do now?"));
  gtk_widget_grab_focus (GTK_WIDGET (window->table));
}

/* Plays what was better, as far as it is legal with what came of it. */
static void
show_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  KitReviewWindow *window = KIT_REVIEW_WINDOW (widget);
  const KitVerdict *verdict = kit_review_panel_get_chosen (window->panel);
  const KitRules *rules = window->record->format->rules;
  KitRecord *record;
  KitRefusal refusal;

  if (verdict == NULL)
    return;
  record = cut (window, verdict->first);
  for (guint i = 0; i < verdict->advice.n; i++)
    if (!kit_history_decide (record->history, kit_advice_get (&verdict->advice, rules, i),
                             &refusal))
      break;
  put (window, record, verdict->first);
  kit_review_panel_tell (window->panel, _("This was better."));
  g_action_group_change_action_state (shell_game_get_actions (SHELL_GAME (window->table)),
                                      "play-film", g_variant_new_boolean (TRUE));
}

static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  KitReviewWindow *window = KIT_REVIEW_WINDOW (widget);
  const KitVerdict *chosen = kit_review_panel_get_chosen (window->panel);

  window->instead = NULL;
  put_back (window, chosen != NULL ? chosen->first : 0);
  if (chosen != NULL)
    show_lines (window, chosen);
}

static gboolean
show_heading_cb (gpointer data)
{
  KitReviewWindow *window = data;

  window->heading_source = 0;
  gtk_label_set_text (window->heading, _(window->info->name));
  return G_SOURCE_REMOVE;
}

/* What lies on the table, with what was played and what was better, is not in the picture. */
static void
copy_picture_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  KitReviewWindow *window = KIT_REVIEW_WINDOW (widget);

  shell_show_copy_picture (widget,
                           shell_copy_look (window->info, SHELL_GAME (window->table), TRUE));
  g_clear_handle_id (&window->heading_source, g_source_remove);
  gtk_label_set_text (window->heading, _("The picture is in the clipboard."));
  window->heading_source = g_timeout_add_seconds (HEADING_S, show_heading_cb, window);
  shell_speech_say (window, SHELL_SPEECH_OWN, gtk_label_get_text (window->heading));
}

/* --- the review --- */

static const char *
get_weights (KitReviewWindow *window)
{
  return window->view->get_weights != NULL ? window->view->get_weights () : "";
}

static void
mark_film (KitReviewWindow *window)
{
  const KitReview *review = get_review (window);
  gpointer film = kit_table_get_panel (window->table, KIT_TYPE_FILM_PANEL);
  guint cursors[KIT_MAX_PLAYERS * KIT_REVIEW_MARKS];
  guint n_all = 0;

  for (guint p = 0; p < window->record->n_players; p++)
    {
      const KitVerdict *marks[KIT_REVIEW_MARKS];
      guint n = kit_review_list_marks (review, p, marks);

      for (guint i = 0; i < n; i++)
        cursors[n_all++] = marks[i]->first;
    }
  if (film != NULL)
    kit_film_panel_set_marks (film, cursors, n_all);
}

static void
keep (KitReviewWindow *window)
{
  g_autofree char *identity = kit_record_identify (window->record);
  g_autofree char *text = kit_review_write (get_review (window), get_weights (window));

  shell_store_keep_review (identity, text);
}

static void
reviewed_cb (KitReviewWindow *window)
{
  kit_review_panel_update (window->panel);
  if (!kit_reviewer_is_done (window->reviewer))
    return;
  mark_film (window);
  keep (window);
  shell_speech_say (window, SHELL_SPEECH_OWN, _("The review is complete."));
}

static void begin (KitReviewWindow *window, gboolean anew);

static void
again_cb (KitReviewWindow *window)
{
  begin (window, TRUE);
}

/* Reads the review that was kept, or begins one; @anew: in any case. */
static void
begin (KitReviewWindow *window,
       gboolean         anew)
{
  g_autofree char *identity = kit_record_identify (window->record);
  g_autofree char *text = anew ? NULL : shell_store_find_review (identity);
  KitReview *review =
    kit_review_new (window->record, kit_levels_get_strongest (window->view->levels));
  g_autofree char *weights = text != NULL ? kit_review_read (review, text, strlen (text)) : NULL;

  g_clear_object (&window->reviewer);
  window->instead = NULL;
  window->reviewer = kit_reviewer_new (review);
  window->panel = KIT_REVIEW_PANEL (
    kit_review_panel_new (window->view, review,
                          weights != NULL && !g_str_equal (weights, get_weights (window))));
  kit_table_set_companion (window->table, GTK_WIDGET (window->panel));
  g_signal_connect_object (window->panel, "chosen", G_CALLBACK (chosen_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->panel, "looked", G_CALLBACK (left_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->panel, "again", G_CALLBACK (again_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->reviewer, "changed", G_CALLBACK (reviewed_cb), window,
                           G_CONNECT_SWAPPED);
  if (weights == NULL)
    kit_reviewer_start (window->reviewer);
}

/* --- the window --- */

static void
kit_review_window_dispose (GObject *object)
{
  KitReviewWindow *window = KIT_REVIEW_WINDOW (object);

  /* The input of the table changes once more while that is disposed of. */
  window->panel = NULL;
  g_clear_handle_id (&window->heading_source, g_source_remove);
  g_clear_object (&window->reviewer);
  G_OBJECT_CLASS (kit_review_window_parent_class)->dispose (object);
  g_clear_pointer (&window->record, kit_record_free);
}

static void
kit_review_window_class_init (KitReviewWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_review_window_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-review-window.ui");
  gtk_widget_class_bind_template_child (widget_class, KitReviewWindow, heading);
  gtk_widget_class_install_action (widget_class, "review.try", NULL, try_cb);
  gtk_widget_class_install_action (widget_class, "review.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "review.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "review.copy-picture", NULL, copy_picture_cb);
}

/* Before the keys of the program: at the table Escape would go to the end of the game, and the
   picture would be that of the game in the other window. */
static gboolean
key_pressed_cb (KitReviewWindow *window,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (gdk_keyval_to_lower (key) == GDK_KEY_c &&
      (modifiers & gtk_accelerator_get_default_mod_mask ()) ==
        (GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return gtk_widget_activate_action (GTK_WIDGET (window), "review.copy-picture", NULL);
  if (key != GDK_KEY_Escape ||
      (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (window)))
    return FALSE;
  if (kit_review_panel_is_telling (window->panel))
    gtk_widget_activate_action (GTK_WIDGET (window), "review.back", NULL);
  else
    gtk_window_close (GTK_WINDOW (window));
  return TRUE;
}

static void
kit_review_window_init (KitReviewWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (window));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), window,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

static void
add_table (KitReviewWindow *window,
           GtkWindow       *parent)
{
  window->table = KIT_TABLE (kit_table_new_apart (window->info));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (window->table));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "game",
                                  shell_game_get_actions (SHELL_GAME (window->table)));
  if (G_IS_ACTION_GROUP (parent))
    gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (parent));
  g_signal_connect_object (kit_table_get_input (window->table), "changed",
                           G_CALLBACK (input_changed_cb), window, G_CONNECT_SWAPPED);
}

/**
 * kit_review_window_new:
 * @parent: a window
 * @info: of the game
 * @record: (transfer full): a #KitRecord that has ended
 *
 * Returns: (transfer none): a window over @parent, as large
 */
GtkWidget *
kit_review_window_new (GtkWindow           *parent,
                       const ShellGameInfo *info,
                       gpointer             record)
{
  KitReviewWindow *window;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && info != NULL && record != NULL, NULL);

  window = g_object_new (KIT_TYPE_REVIEW_WINDOW, "transient-for", parent, "application",
                         gtk_window_get_application (parent), "default-width",
                         gtk_widget_get_width (GTK_WIDGET (parent)), "default-height",
                         gtk_widget_get_height (GTK_WIDGET (parent)), NULL);
  window->info = info;
  window->view = info->data;
  window->record = record;
  gtk_label_set_text (window->heading, _(info->name));
  add_table (window, parent);
  begin (window, FALSE);
  put_back (window, kit_history_get_cursor (window->record->history));
  return GTK_WIDGET (window);
}
