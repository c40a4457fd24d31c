/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: the board with all panels around it. */

#include "alx-table-private.h"

#include "alexandros/view/dialogs/alx-new-game.h"
#include "alexandros/view/dialogs/alx-result.h"
#include "alexandros/words/alx-words.h"
#include "shell/shell-dialogs.h"

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

G_DEFINE_FINAL_TYPE_WITH_CODE (AlxTable, alx_table, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SHELL_TYPE_GAME, alx_table_shell_game_init))

/* --- playing --- */

/* The result is shown when the playback of the last decision has ended. */
static void
playback_changed_cb (AlxTable *table)
{
  gtk_widget_queue_draw (GTK_WIDGET (table));
  if (!table->ended || alx_playback_is_playing (table->playback))
    return;
  table->ended = FALSE;
  alx_table_show_result (table);
}

/* Notifies the person on turn after turns of computers: the window may not be in front. */
static void
call_person (AlxTable *table)
{
  AlxGame *game = alx_table_get_game (table);
  const AlxState *state = alx_game_get_state (game);
  g_autofree char *text = NULL;
  char name[ALX_WORDS_NAME_SIZE];

  if (state->phase != ALX_PHASE_CARD || alx_game_is_over (game) ||
      !alx_game_is_person (game, state->player) ||
      alx_game_count_persons (game) == state->n_players)
    return;
  /* Translators: a notification: the player who is on turn. */
  text = g_strdup_printf (_("%s, it is your turn"),
                          alx_words_name (&alx_game_get_record (game)->players[state->player],
                                          name));
  g_signal_emit_by_name (table, "attention", text);
}

static void
game_changed_cb (AlxTable       *table,
                 AlxGameChanges  changes)
{
  if (changes & ALX_GAME_MODIFIED)
    g_object_notify (G_OBJECT (table), "modified");
  if (changes & (ALX_GAME_POSITION | ALX_GAME_PLAYERS))
    {
      g_signal_emit_by_name (table, "changed");
      call_person (table);
    }
  if (changes & ALX_GAME_ENDED)
    {
      table->ended = TRUE;
      playback_changed_cb (table);
    }
}

/* While F is held, or by the action, for people who cannot hold a key. */
static void
set_held (AlxTable *table,
          gboolean  held)
{
  g_autoptr (GVariant) toggled =
    g_action_group_get_action_state (G_ACTION_GROUP (table->group), "foresee");

  alx_board_view_set_foreseeing (table->board, held || g_variant_get_boolean (toggled));
}

/* Any key ends the playback, and then does what it always does. */
static gboolean
key_pressed_cb (AlxTable *table,
                guint     key)
{
  alx_playback_skip (table->playback);
  if (key == GDK_KEY_f || key == GDK_KEY_F)
    set_held (table, TRUE);
  return FALSE;
}

static void
key_released_cb (AlxTable *table,
                 guint     key)
{
  if (key == GDK_KEY_f || key == GDK_KEY_F)
    set_held (table, FALSE);
}

/* The release of the key will go to another widget. */
static void
focus_left_cb (AlxTable *table)
{
  set_held (table, FALSE);
}

static void
add_keys (AlxTable *table)
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
  g_autoptr (AlxTable) table = data;

  if (!yes)
    return;
  table->asked = TRUE;
  alx_input_confirm (table->input);
  table->asked = FALSE;
}

/* Tries the proposal on a copy of the state. */
static gboolean
ends_turn (AlxTable *table)
{
  const AlxState *state = alx_game_get_state (alx_table_get_game (table));
  AlxState after = *state;

  alx_apply (&after, alx_game_get_board (alx_table_get_game (table)),
             alx_input_get_proposal (table->input), NULL);
  return after.turn != state->turn || after.phase == ALX_PHASE_OVER;
}

static gboolean
confirm_cb (AlxTable *table)
{
  if (table->asked || !g_settings_get_boolean (table->settings, "ask-before-ending-turn") ||
      !ends_turn (table))
    return FALSE;
  shell_dialogs_ask (alx_table_get_window (table), _("End the turn?"),
                     _("With this decision your turn is over."), _("_End the Turn"),
                     end_answered_cb, g_object_ref (table));
  return TRUE;
}

/* Gives the focus to the board when the button that had it is hidden. */
static void
keep_focus (AlxTable *table)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (table));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (table)) &&
      alx_input_is_active (table->input) && (focus == NULL || !gtk_widget_get_mapped (focus)))
    alx_board_view_focus_place (table->board);
}

static void
changed_cb (AlxTable *table)
{
  alx_table_update_actions (table);
  alx_table_update_title (table);
  keep_focus (table);
}

/* Gives all windows, dialogs too, the CSS class of the theme. */
static void
set_theme_classes (AlxTable *table)
{
  static const char * const classes[ALX_THEMES] = { "day", "night", "contrast" };
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint k = 0; k < g_list_model_get_n_items (windows); k++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, k);

      for (guint i = 0; i < ALX_THEMES; i++)
        alx_style_set_class (window, classes[i], i == alx_style_get_kind (table->style));
    }
}

/* After a change of language the table is a new one, and asks again for unknown players. */
static void
alx_table_root (GtkWidget *widget)
{
  AlxTable *table = ALX_TABLE (widget);

  GTK_WIDGET_CLASS (alx_table_parent_class)->root (widget);
  set_theme_classes (table);
  if (alx_table_get_game (table) != NULL)
    alx_table_ask_seats (table);
}

static gboolean
alx_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ALX_TABLE (widget)->board));
}

/* --- virtual functions --- */

static gboolean
is_unfinished (AlxTable *table)
{
  AlxGame *game = alx_table_get_game (table);

  return game != NULL && !alx_game_is_over (game) && alx_game_get_cursor (game) > 0;
}

static void
alx_table_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  AlxTable *table = ALX_TABLE (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, table->title);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, alx_table_get_game (table) != NULL &&
                                  alx_game_get_modified (alx_table_get_game (table)));
      break;
    case PROP_UNFINISHED:
      g_value_set_boolean (value, is_unfinished (table));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
coordinates_changed_cb (AlxTable *table)
{
  alx_board_view_set_coordinates (table->board,
                                  g_settings_get_boolean (table->settings, "coordinates"));
}

static void
alx_table_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  AlxTable *table = ALX_TABLE (object);

  switch (id)
    {
    case PROP_SETTINGS:
      table->settings = g_value_dup_object (value);
      g_signal_connect_object (table->settings, "changed::coordinates",
                               G_CALLBACK (coordinates_changed_cb), table, G_CONNECT_SWAPPED);
      coordinates_changed_cb (table);
      break;
    case PROP_INPUT:
      table->input = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
alx_table_constructed (GObject *object)
{
  AlxTable *table = ALX_TABLE (object);

  G_OBJECT_CLASS (alx_table_parent_class)->constructed (object);
  if (table->input == NULL)
    table->input = alx_input_new ();
  table->playback = alx_playback_new (table->input);
  table->replay = alx_replay_new (table->input, table->playback);
  g_signal_connect_object (table->playback, "changed", G_CALLBACK (playback_changed_cb), table,
                           G_CONNECT_SWAPPED);
  alx_board_view_set_up (table->board, table->input, table->playback, table->style);
  g_signal_connect_object (table->input, "changed", G_CALLBACK (changed_cb), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table->settings, "changed::animation-speed",
                           G_CALLBACK (alx_table_update_speed), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-animations",
                           G_CALLBACK (alx_table_update_speed), table, G_CONNECT_SWAPPED);
  alx_table_update_speed (table);
  g_signal_connect_object (table->input, "confirm", G_CALLBACK (confirm_cb), table,
                           G_CONNECT_SWAPPED);
  if (alx_table_get_game (table) == NULL)
    return;
  g_signal_group_set_target (table->signals, alx_table_get_game (table));
  alx_input_refresh (table->input);
}

static void
alx_table_dispose (GObject *object)
{
  AlxTable *table = ALX_TABLE (object);

  if (!table->handed_over && table->input != NULL && alx_table_get_game (table) != NULL)
    alx_game_set_running (alx_table_get_game (table), FALSE);
  if (table->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (table->board));
  table->board = NULL;
  if (table->tray != NULL)
    gtk_widget_unparent (GTK_WIDGET (table->tray));
  table->tray = NULL;
  g_clear_pointer (&table->side, gtk_widget_unparent);
  g_clear_weak_pointer (&table->new_game);
  g_clear_weak_pointer (&table->rules);
  g_clear_object (&table->signals);
  g_clear_object (&table->input);
  g_clear_object (&table->replay);
  g_clear_pointer (&table->flights, alx_flights_free);
  g_clear_object (&table->playback);
  g_clear_object (&table->style);
  g_clear_object (&table->settings);
  g_clear_object (&table->next);
  g_clear_object (&table->group);
  g_clear_object (&table->menu);
  g_clear_object (&table->seats);
  g_clear_pointer (&table->title, g_free);
  G_OBJECT_CLASS (alx_table_parent_class)->dispose (object);
}

static void
alx_table_class_init (AlxTableClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ALX_TYPE_BOARD_VIEW);
  object_class->get_property = alx_table_get_property;
  object_class->set_property = alx_table_set_property;
  object_class->constructed = alx_table_constructed;
  object_class->dispose = alx_table_dispose;
  widget_class->root = alx_table_root;
  widget_class->grab_focus = alx_table_grab_focus;
  alx_table_layout_init (widget_class);

  g_object_class_install_property (object_class, PROP_SETTINGS,
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  /* The input of the table that this one replaces; NULL makes a new one. */
  g_object_class_install_property (object_class, PROP_INPUT,
    g_param_spec_object ("input", NULL, NULL, ALX_TYPE_INPUT,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_override_property (object_class, PROP_TITLE, "title");
  g_object_class_override_property (object_class, PROP_MODIFIED, "modified");
  g_object_class_override_property (object_class, PROP_UNFINISHED, "unfinished");

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-table.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxTable, board);
  gtk_widget_class_bind_template_child (widget_class, AlxTable, tray);
  gtk_widget_class_bind_template_child (widget_class, AlxTable, side);
  gtk_widget_class_bind_template_child (widget_class, AlxTable, panels);
}

static void
alx_table_init (AlxTable *table)
{
  gtk_widget_init_template (GTK_WIDGET (table));
  gtk_widget_set_hexpand (GTK_WIDGET (table), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (table), TRUE);
  alx_table_layout_start (table);
  table->style = alx_style_new ();
  g_signal_connect_object (table->style, "changed", G_CALLBACK (set_theme_classes), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (set_theme_classes), table, G_CONNECT_SWAPPED);
  table->flights = alx_flights_new (table->style);
  add_keys (table);
  table->group = alx_table_make_actions (table);
  alx_table_make_menu (table);
  /* After the handler of the input, so that playback of the last decision has begun. */
  table->signals = g_signal_group_new (ALX_TYPE_GAME);
  g_signal_group_connect_data (table->signals, "changed", G_CALLBACK (game_changed_cb), table, NULL,
                               G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}
