/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a decision in the words of records, for those who rather type than point. */

#include "kit-ask-decision.h"

#include "shell/shell-speech.h"

#include <glib/gi18n.h>
#include <string.h>

#define LISTED 200                      /* possible decisions at most */

/*
 * A window with an entry, and below it a list of the possible decisions that begin with what was
 * typed. Return, or a line of the list, proposes one: it is confirmed as any other. What is not
 * possible says so, and the window stays.
 *
 * CSS: a problem has the class "refusal". Accessible role: that of GtkWindow. GTK owns the window,
 * which owns a reference to the input; it closes when the player may not decide any more.
 */
struct _KitAskDecision
{
  GtkWindow parent_instance;

  /* template */
  GtkEntry   *entry;
  GtkLabel   *problem;
  GtkListBox *list;

  KitInput   *input;                    /* owned */
};

G_DEFINE_FINAL_TYPE (KitAskDecision, kit_ask_decision, GTK_TYPE_WINDOW)

static gboolean
add_row (gconstpointer decision,
         gpointer      data)
{
  KitAskDecision *dialog = data;
  KitGame *game = kit_input_get_game (dialog->input);
  char token[KIT_TOKEN_SIZE];
  GtkWidget *label;

  kit_game_get_record (game)->format->rules->write (decision, kit_game_get_board (game), token);
  label = g_object_new (GTK_TYPE_LABEL, "label", token, "xalign", 0.0, NULL);
  gtk_list_box_append (dialog->list, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, token, -1);
  return gtk_list_box_get_row_at_index (dialog->list, LISTED - 1) == NULL;
}

/* The decision of a line. */
static const char *
get_token (GtkListBoxRow *row)
{
  return gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row)));
}

static gboolean
begins (GtkListBoxRow *row,
        gpointer       data)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (((KitAskDecision *) data)->entry));

  return g_ascii_strncasecmp (get_token (row), typed, strlen (typed)) == 0;
}

static void
changed_cb (KitAskDecision *dialog)
{
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), FALSE);
  gtk_list_box_invalidate_filter (dialog->list);
}

static void
propose (KitAskDecision *dialog,
         const char     *token)
{
  g_autofree char *text = NULL;

  if (kit_input_type (dialog->input, token))
    {
      gtk_window_close (GTK_WINDOW (dialog));
      return;
    }
  /* Translators: what was typed. */
  text = g_strdup_printf (_("“%s” cannot be decided now."), token);
  gtk_label_set_text (dialog->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
  shell_speech_say (dialog, SHELL_SPEECH_ALERT, text);
}

/* What was typed; if that is the beginning of a single possible decision, this one. */
static void
propose_clicked_cb (KitAskDecision *dialog)
{
  g_autofree char *typed =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->entry))));
  GtkListBoxRow *only = NULL;
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (dialog->list, i)) != NULL; i++)
    if (begins (row, dialog))
      {
        only = row;
        n++;
      }
  propose (dialog, n == 1 ? get_token (only) : typed);
}

static void
row_activated_cb (KitAskDecision *dialog,
                  GtkListBoxRow  *row)
{
  propose (dialog, get_token (row));
}

static void
input_changed_cb (KitAskDecision *dialog)
{
  if (!kit_input_is_active (dialog->input))
    gtk_window_close (GTK_WINDOW (dialog));
}

static void
kit_ask_decision_dispose (GObject *object)
{
  g_clear_object (&KIT_ASK_DECISION (object)->input);
  G_OBJECT_CLASS (kit_ask_decision_parent_class)->dispose (object);
}

static void
kit_ask_decision_class_init (KitAskDecisionClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_ask_decision_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-ask-decision.ui");
  gtk_widget_class_bind_template_child (widget_class, KitAskDecision, entry);
  gtk_widget_class_bind_template_child (widget_class, KitAskDecision, problem);
  gtk_widget_class_bind_template_child (widget_class, KitAskDecision, list);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, propose_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kit_ask_decision_init (KitAskDecision *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
  gtk_list_box_set_filter_func (dialog->list, begins, dialog, NULL);
}

/**
 * kit_ask_decision_new:
 * @parent: the window that asks
 * @input: of a person who may decide, with an open hand
 *
 * Returns: (transfer none): a window, owned by GTK
 */
GtkWidget *
kit_ask_decision_new (GtkWindow *parent,
                      KitInput  *input)
{
  KitAskDecision *dialog;
  KitGame *game;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (KIT_IS_INPUT (input) && kit_input_is_active (input), NULL);

  dialog = g_object_new (KIT_TYPE_ASK_DECISION, "transient-for", parent, NULL);
  dialog->input = g_object_ref (input);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  game = kit_input_get_game (input);
  kit_game_get_record (game)->format->rules->walk (kit_input_get_state (input),
                                                   kit_game_get_board (game), add_row, dialog);
  return GTK_WIDGET (dialog);
}
