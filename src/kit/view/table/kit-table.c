/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: the board with all panels around it. */

#include "kit-table-private.h"

#include "kit/words/kit-words.h"
#include "shell/dialogs/shell-dialogs.h"
#include "shell/shell-keys.h"

#include <glib/gi18n.h>

enum
{
  PROP_0,
  PROP_SETTINGS,
  PROP_INPUT,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_UNFINISHED
};

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (
  KitTable, kit_table, GTK_TYPE_WIDGET, G_ADD_PRIVATE (KitTable)
  G_IMPLEMENT_INTERFACE (SHELL_TYPE_GAME, kit_table_shell_game_init))

/* --- playing --- */

/* The result is shown when the playback of the last decision has ended, unless that was taken back
   meanwhile. */
static void
playback_changed_cb (KitTable *table)
{
  gtk_widget_queue_draw (GTK_WIDGET (table));
  if (!table->private->ended || kit_playback_is_playing (table->private->playback))
    return;
  table->private->ended = FALSE;
  if (kit_game_is_over (kit_table_get_game (table)))
    kit_table_show_result (table);
}

/* Notifies the person who decides after somebody else: the window may not be in front. */
static void
call_person (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  const KitRecord *record = kit_game_get_record (game);
  guint player = kit_game_get_decider (game);
  guint cursor = kit_game_get_cursor (game);
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  if (!kit_input_is_asked (table->private->input) ||
      kit_game_count_persons (game) == record->n_players ||
      (cursor > 0 && kit_history_get_decider (record->history, cursor - 1) == player))
    return;
  if (table->private->sounds != NULL)
    kit_sounds_play (table->private->sounds, "turn");
  kit_words_name (&record->players[player], name);
  if (record->format->rules->get_owner (kit_game_get_state (game)) == player)
    /* Translators: a notification: the player who is on turn. */
    text = g_strdup_printf (_("%s, it is your turn"), name);
  else
    /* Translators: a notification: a player has to answer in the turn of another. */
    text = g_strdup_printf (_("%s, your decision is needed"), name);
  g_signal_emit_by_name (table, "attention", text);
}

static void
game_changed_cb (KitTable       *table,
                 KitGameChanges  changes)
{
  if (changes & KIT_GAME_MODIFIED)
    g_object_notify (G_OBJECT (table), "modified");
  if (changes & (KIT_GAME_POSITION | KIT_GAME_PLAYERS))
    {
      g_signal_emit_by_name (table, "changed");
      call_person (table);
    }
  if ((changes & KIT_GAME_POSITION) && KIT_TABLE_GET_CLASS (table)->get_pause != NULL)
    kit_table_update_speed (table);
  if (changes & KIT_GAME_POSITION)
    kit_table_pause_if_wished (table);
  else if (changes & KIT_GAME_PLAYERS)
    kit_table_continue (table);
  /* In a narrow window what leads back is above the log. */
  if ((changes & KIT_GAME_SHOWN) && !table->private->wide &&
      kit_game_is_looking (kit_table_get_game (table)))
    gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (table->private->side)), 0);
  if (changes & KIT_GAME_ENDED)
    {
      table->private->ended = TRUE;
      playback_changed_cb (table);
    }
}

/* While its key is held, or by the action, for people who cannot hold a key. */
static void
set_foreseeing (KitTable *table,
                gboolean  held)
{
  g_autoptr (GVariant) toggled =
    g_action_group_get_action_state (G_ACTION_GROUP (table->private->group), "foresee");

  kit_board_view_set_foreseeing (table->private->board, held || g_variant_get_boolean (toggled));
}

/* What is shown while a key is held. */
static void
hold_key (KitTable *table,
          guint     key,
          gboolean  held)
{
  const KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  key = gdk_keyval_to_lower (key);
  if (key != 0 && key == class->foresee_key)
    set_foreseeing (table, held);
  if (key != 0 && key == class->peek_key)
    kit_input_peek (table->private->input, held);
}

/* Any key ends the playback, and then does what it always does; where it writes, it does nothing
   else. */
static gboolean
key_pressed_cb (KitTable *table,
                guint     key)
{
  if (shell_keys_write_text (gtk_widget_get_root (GTK_WIDGET (table))))
    return FALSE;
  kit_playback_skip (table->private->playback);
  hold_key (table, key, TRUE);
  return FALSE;
}

static void
key_released_cb (KitTable *table,
                 guint     key)
{
  hold_key (table, key, FALSE);
}

/* The release of the key will go to another widget. */
static void
focus_left_cb (KitTable *table)
{
  set_foreseeing (table, FALSE);
  if (kit_table_get_game (table) != NULL)
    kit_input_peek (table->private->input, FALSE);
}

static void
add_keys (KitTable *table)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), table,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (table), keys);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_left_cb), table, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (table), focus);
}

/* --- asking before a turn ends --- */

static void
end_answered_cb (gboolean yes,
                 gpointer data)
{
  g_autoptr (KitTable) table = data;

  if (!yes)
    return;
  table->private->asked = TRUE;
  kit_input_confirm (table->private->input);
  table->private->asked = FALSE;
}

/* Whether the proposal of the owner of the turn ends it, as far as they know: it is tried in their
   view. In the true position it could tell what the next hidden card is, for that may end the
   game. */
static gboolean
ends_turn (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  const KitRules *rules = kit_game_get_record (game)->format->rules;
  gconstpointer state = kit_game_get_state (game);
  g_autofree gpointer after = g_memdup2 (state, rules->state_size);

  if (rules->get_owner (state) != rules->get_decider (state))
    return FALSE;
  rules->apply (after, kit_game_get_board (game), kit_input_get_proposal (table->private->input),
                NULL);
  return rules->get_turn (after) != kit_game_get_turn (game) || rules->is_over (after);
}

static gboolean
confirm_cb (KitTable *table)
{
  if (table->private->asked ||
      !g_settings_get_boolean (table->private->settings, "ask-before-ending-turn") ||
      !ends_turn (table))
    return FALSE;
  shell_dialogs_ask (kit_table_get_window (table), _("End the turn?"),
                     _("This decision ends your turn."), _("_End the Turn"),
                     end_answered_cb, g_object_ref (table));
  return TRUE;
}

/* Gives the focus to the board when the button that had it is hidden. */
static void
keep_focus (KitTable *table)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (table));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (table)) &&
      kit_input_is_active (table->private->input) &&
      (focus == NULL || !gtk_widget_get_mapped (focus)))
    kit_board_view_focus_place (table->private->board);
}

static void
changed_cb (KitTable *table)
{
  kit_table_stop_skipping (table);
  kit_table_update_actions (table);
  kit_table_update_title (table);
  kit_table_update_guide (table);
  keep_focus (table);
}

/* Gives all windows, dialogs too, the CSS class of the theme. */
static void
set_theme_classes (KitTable *table)
{
  static const char * const classes[KIT_THEMES] = { "day", "night", "contrast" };
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint k = 0; k < g_list_model_get_n_items (windows); k++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, k);

      for (guint i = 0; i < KIT_THEMES; i++)
        kit_style_set_class (window, classes[i], i == kit_style_get_kind (table->private->style));
    }
}

/* After a change of language the table is a new one, and asks again for unknown players. */
static void
kit_table_root (GtkWidget *widget)
{
  KitTable *table = KIT_TABLE (widget);

  GTK_WIDGET_CLASS (kit_table_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active",
                           G_CALLBACK (kit_table_queue_guide), table, G_CONNECT_SWAPPED);
  set_theme_classes (table);
  if (kit_table_get_game (table) == NULL)
    return;
  kit_table_ask_seats (table);
  kit_table_refresh_banner (table);
}

static gboolean
kit_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (KIT_TABLE (widget)->private->board));
}

/* --- virtual functions --- */

static gboolean
is_unfinished (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);

  return game != NULL && !kit_game_is_over (game) && kit_game_get_cursor (game) > 0;
}

static void
kit_table_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  KitTable *table = KIT_TABLE (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, table->private->title);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, kit_table_get_game (table) != NULL &&
                                  kit_game_get_modified (kit_table_get_game (table)));
      break;
    case PROP_UNFINISHED:
      g_value_set_boolean (value, is_unfinished (table));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
kit_table_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  KitTable *table = KIT_TABLE (object);

  switch (id)
    {
    case PROP_SETTINGS:
      table->private->settings = g_value_dup_object (value);
      break;
    case PROP_INPUT:
      table->private->input = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
apply_sound (KitTable *table)
{
  kit_sounds_set_on (table->private->sounds,
                     g_settings_get_boolean (table->private->settings, "sound"));
}

static void
connect_settings (KitTable *table)
{
  KitTablePrivate *private = table->private;
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  g_signal_connect_object (private->settings, "changed::animation-speed",
                           G_CALLBACK (kit_table_update_speed), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-animations",
                           G_CALLBACK (kit_table_update_speed), table, G_CONNECT_SWAPPED);
  kit_table_update_speed (table);
  if (private->sounds != NULL)
    {
      g_signal_connect_object (private->settings, "changed::sound", G_CALLBACK (apply_sound), table,
                               G_CONNECT_SWAPPED);
      apply_sound (table);
    }
  if (class->apply_settings == NULL)
    return;
  g_signal_connect_object (private->settings, "changed", G_CALLBACK (class->apply_settings), table,
                           G_CONNECT_SWAPPED);
  class->apply_settings (table);
}

/* What depends on the class of the game. */
static void
kit_table_constructed (GObject *object)
{
  KitTable *table = KIT_TABLE (object);
  KitTablePrivate *private = table->private;
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  G_OBJECT_CLASS (kit_table_parent_class)->constructed (object);
  private->style = kit_style_new (class->view->make_painter);
  g_signal_connect_object (private->style, "changed", G_CALLBACK (set_theme_classes), table,
                           G_CONNECT_SWAPPED);
  if (class->paint_card != NULL)
    private->flights = kit_flights_new (private->style, class->paint_card);
  private->board = g_object_new (class->get_board_type (), NULL);
  gtk_widget_insert_before (GTK_WIDGET (private->board), GTK_WIDGET (table),
                            GTK_WIDGET (private->tray));
  if (private->input == NULL)
    private->input = class->make_input ();
  private->playback = kit_playback_new (private->input, class->make_storyboard);
  g_signal_connect_object (private->playback, "position-shown",
                           G_CALLBACK (kit_table_queue_guide), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (private->side)), "value-changed",
    G_CALLBACK (kit_table_queue_guide), table, G_CONNECT_SWAPPED);
  if (class->find_sound != NULL)
    private->sounds = kit_sounds_new (private->playback, class->find_sound);
  private->replay = kit_replay_new (private->input, private->playback);
  kit_table_start_banner (table);
  kit_table_make_actions (table);
  kit_table_make_menu (table);
  g_signal_connect_object (private->playback, "changed", G_CALLBACK (playback_changed_cb), table,
                           G_CONNECT_SWAPPED);
  kit_board_view_set_up (private->board, private->input, private->playback, private->style);
  g_signal_connect_object (private->input, "changed", G_CALLBACK (changed_cb), table,
                           G_CONNECT_SWAPPED);
  connect_settings (table);
  g_signal_connect_object (private->input, "confirm", G_CALLBACK (confirm_cb), table,
                           G_CONNECT_SWAPPED);
  if (kit_table_get_game (table) == NULL)
    return;
  g_signal_group_set_target (private->signals, kit_table_get_game (table));
  kit_input_refresh (private->input);
}

static void
kit_table_dispose (GObject *object)
{
  KitTable *table = KIT_TABLE (object);
  KitTablePrivate *private = table->private;

  if (!private->handed_over && private->input != NULL && kit_table_get_game (table) != NULL)
    kit_game_set_running (kit_table_get_game (table), FALSE);
  if (private->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (private->board));
  private->board = NULL;
  kit_table_stop_banner (table);
  kit_table_stop_guide (table);
  if (private->tray != NULL)
    gtk_widget_unparent (GTK_WIDGET (private->tray));
  private->tray = NULL;
  g_clear_pointer (&private->side, gtk_widget_unparent);
  g_clear_weak_pointer (&private->new_game);
  g_clear_weak_pointer (&private->rulebook);
  g_clear_object (&private->signals);
  g_clear_object (&private->input);
  g_clear_object (&private->replay);
  g_clear_object (&private->hint);
  g_clear_pointer (&private->flights, kit_flights_free);
  g_clear_pointer (&private->sounds, kit_sounds_free);
  g_clear_object (&private->playback);
  g_clear_object (&private->style);
  g_clear_object (&private->settings);
  g_clear_object (&private->next);
  g_clear_object (&private->group);
  g_clear_object (&private->menu);
  g_clear_object (&private->seats);
  g_clear_pointer (&private->title, g_free);
  G_OBJECT_CLASS (kit_table_parent_class)->dispose (object);
}

static void
kit_table_class_init (KitTableClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = kit_table_get_property;
  object_class->set_property = kit_table_set_property;
  object_class->constructed = kit_table_constructed;
  object_class->dispose = kit_table_dispose;
  widget_class->root = kit_table_root;
  widget_class->grab_focus = kit_table_grab_focus;
  kit_table_arrangement_init (widget_class);
  class->menu = "/io/github/alexandros_game/Alexandros/ui/kit-menu.ui";

  g_object_class_install_property (object_class, PROP_SETTINGS,
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  /* The input of the table that this one replaces; NULL makes a new one. */
  g_object_class_install_property (object_class, PROP_INPUT,
    g_param_spec_object ("input", NULL, NULL, KIT_TYPE_INPUT,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_override_property (object_class, PROP_TITLE, "title");
  g_object_class_override_property (object_class, PROP_MODIFIED, "modified");
  g_object_class_override_property (object_class, PROP_UNFINISHED, "unfinished");

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-table.ui");
  gtk_widget_class_bind_template_child_private (widget_class, KitTable, tray);
  gtk_widget_class_bind_template_child_private (widget_class, KitTable, side);
  gtk_widget_class_bind_template_child_private (widget_class, KitTable, panels);
  gtk_widget_class_bind_template_child_private (widget_class, KitTable, banner);
  gtk_widget_class_bind_template_child_private (widget_class, KitTable, banner_text);
  gtk_widget_class_bind_template_child_private (widget_class, KitTable, banner_button);
  gtk_widget_class_bind_template_callback (widget_class, kit_table_continue);
}

static void
kit_table_init (KitTable *table)
{
  table->private = kit_table_get_instance_private (table);
  gtk_widget_init_template (GTK_WIDGET (table));
  gtk_widget_set_hexpand (GTK_WIDGET (table), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (table), TRUE);
  kit_table_arrangement_start (table);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (set_theme_classes), table, G_CONNECT_SWAPPED);
  add_keys (table);
  /* After the handler of the input, so that playback of the last decision has begun. */
  table->private->signals = g_signal_group_new (KIT_TYPE_GAME);
  g_signal_group_connect_data (table->private->signals, "changed", G_CALLBACK (game_changed_cb),
                               table, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}
