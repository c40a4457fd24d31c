/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player asks without moving the focus: the answer stands in the banner, and is spoken. */

#include "kit-table-private.h"

#include "kit/presenter/kit-replay.h"
#include "kit/view/panels/kit-action-panel.h"
#include "kit/view/panels/kit-card.h"
#include "kit/view/panels/kit-score-panel.h"
#include "kit/words/kit-words.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>
#include <string.h>

/** kit_table_answer: shows in the banner, and says, what the player has asked for. */
void
kit_table_answer (KitTable   *table,
                  const char *text)
{
  kit_banner_tell (kit_table_get_objects (table)->banner, text);
  shell_speech_say (table, SHELL_SPEECH_ALERT, text);
}

/** kit_table_ask: answers a question that the game knows the answer to, a #KitAsked. */
void
kit_table_ask (KitTable *table,
               int       asked)
{
  KitInput *input;
  int viewer;
  g_autofree char *text = NULL;

  g_return_if_fail (KIT_IS_TABLE (table));

  input = kit_table_get_input (table);
  viewer = kit_input_get_viewer (input);
  if (asked == KIT_ASKED_HAND && viewer < 0)
    {
      kit_table_answer (table, _("No hand is open."));
      return;
    }
  if (KIT_TABLE_GET_CLASS (table)->view->answer != NULL)
    text = KIT_TABLE_GET_CLASS (table)->view->answer (
      kit_game_get_record (kit_table_get_game (table)),
      kit_playback_get_state (kit_table_get_playback (table)),
      viewer < 0 ? KIT_NOBODY : (guint) viewer, asked);
  if (text != NULL)
    kit_table_answer (table, text);
}

/** kit_table_ask_scores: what stands in the rows of all players. */
void
kit_table_ask_scores (KitTable *table,
                      int       argument)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gpointer scores = kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL);
  GtkWidget *row;

  for (guint i = 0; scores != NULL && (row = kit_score_panel_get_row (scores, i)) != NULL; i++)
    kit_words_add (text, "%s", gtk_widget_get_tooltip_text (row));
  kit_table_answer (table, text->str);
}

/* Adds what a button is called, in a list; a sign alone says nothing there. */
static void
add_name (GString    *list,
          const char *name)
{
  g_autofree char *item = g_strdup (name);
  gsize length = strlen (item);
  gboolean says = FALSE;

  for (const char *c = item; *c != '\0' && !says; c = g_utf8_next_char (c))
    says = g_unichar_isalnum (g_utf8_get_char (c));
  if (!says)
    return;
  if (item[length - 1] == '.')
    item[length - 1] = '\0';
  kit_words_add_item (list, item);
}

/* (nullable): what is written on @widget. */
static const char *
find_text (GtkWidget *widget)
{
  const char *text = NULL;

  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    text = find_text (child);
  return text;
}

/* Adds the names of all buttons in @widget that can be pressed now. */
static void
add_buttons (GtkWidget *widget,
             GString   *list)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      gtk_widget_is_sensitive (widget))
    {
      const char *name = find_text (widget);

      if (name == NULL)
        name = gtk_widget_get_tooltip_text (widget);
      if (name != NULL)
        add_name (list, name);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_buttons (child, list);
}

/** kit_table_ask_options: what is to be done, and what the buttons of the action panel do. */
void
kit_table_ask_options (KitTable *table,
                       int       argument)
{
  gpointer panel = kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) buttons = g_string_new (NULL);
  g_autofree char *what = NULL;

  if (panel == NULL)
    return;
  what = kit_action_panel_describe (panel);
  add_buttons (panel, buttons);
  add_buttons (kit_table_get_part (table, "foot"), buttons);
  g_string_append (text, what);
  if (buttons->len > 0)
    /* Translators: the names of buttons that can be pressed now. */
    kit_words_add (text, _("Buttons: %s."), buttons->str);
  kit_table_answer (table, text->str);
}

/** kit_table_ask_round: the lines of the log since the player decided last. */
void
kit_table_ask_round (KitTable *table,
                     int       argument)
{
  KitGame *game = kit_table_get_game (table);
  const KitRecord *record = kit_game_get_record (game);
  const KitGameView *view = KIT_TABLE_GET_CLASS (table)->view;
  guint shown = kit_game_get_shown (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = kit_replay_find_round (record->history, shown,
                                        kit_input_get_viewer (kit_table_get_input (table)));
       i < shown; i++)
    if (view->is_told == NULL || view->is_told (record, i))
      {
        g_autofree char *line = view->make_line (record, i);

        kit_words_add (text, "%s", line);
      }
  kit_table_answer (table, text->len > 0 ? text->str : _("Nothing has happened yet."));
}

/* The card in @widget that is number @n, from 0, of those that are shown; counts down. */
static GtkWidget *
find_card (GtkWidget *widget,
           int       *n)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (KIT_IS_CARD (widget))
    return (*n)-- == 0 ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_card (child, n);
  return found;
}

/** kit_table_press_card: does what a click on card number @n, from 0, of the hand does. */
void
kit_table_press_card (KitTable *table,
                      int       n)
{
  GPtrArray *panels;
  GtkWidget *card = NULL;

  g_return_if_fail (KIT_IS_TABLE (table));

  panels = kit_table_get_objects (table)->panels;
  for (guint i = 0; i < panels->len && card == NULL; i++)
    if (KIT_PANEL_GET_CLASS (panels->pdata[i])->is_hand)
      card = find_card (panels->pdata[i], &n);
  if (card != NULL && gtk_widget_is_sensitive (card))
    g_signal_emit_by_name (card, "clicked");
}
