/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: the board with all panels around it. */

#include "kit-table-instance-private.h"
#include "kit-table-private.h"

#include "kit/view/kit-nodes.h"
#include "kit/view/panels/kit-action-panel.h"
#include "kit/view/panels/kit-film-panel.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"
#include "kit/words/kit-words.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

#define GUIDED_TURN 2                   /* before which a guided game waits */

enum
{
  PROP_0,
  PROP_SETTINGS,
  PROP_PACE,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_UNFINISHED,
  PROP_FINISHED,
  PROP_APART
};

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (
  KitTable, kit_table, GTK_TYPE_WIDGET, G_ADD_PRIVATE (KitTable)
  G_IMPLEMENT_INTERFACE (SHELL_TYPE_GAME, kit_table_shell_game_init))

/* --- playing --- */

/* (transfer full): what the decision before has done, as the log tells it; empty for nothing. */
static char *
tell_last (KitTable *table)
{
  const KitRecord *record = kit_game_get_record (kit_table_get_game (table));
  const KitGameView *view = KIT_TABLE_GET_CLASS (table)->view;

  for (guint i = kit_history_get_cursor (record->history); i-- > 0;)
    if (view->is_told == NULL || view->is_told (record, i))
      return view->make_line (record, i);
  return g_strdup ("");
}

/* Notifies the person who decides after somebody else: the window may not be in front. */
static void
call_person (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  const KitRecord *record = kit_game_get_record (game);
  guint player = kit_game_get_decider (game);
  guint cursor = kit_game_get_cursor (game);
  g_autofree char *last = NULL;
  g_autofree char *text = NULL;
  g_autofree char *all = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  if (!kit_input_is_asked (kit_table_get_input (table)) ||
      kit_game_count_persons (game) == record->n_players ||
      (cursor > 0 && kit_history_get_decider (record->history, cursor - 1) == player))
    return;
  if (table->private->sounds != NULL)
    kit_sounds_play (table->private->sounds, "turn");
  kit_words_name (&record->players[player], name);
  if (kit_rules_head (kit_game_get_state (game))->player == player)
    /* Translators: a notification: the player who is on turn. */
    text = g_strdup_printf (_("%s, it is your turn"), name);
  else
    /* Translators: a notification: a player has to answer in the turn of another. */
    text = g_strdup_printf (_("%s, your decision is needed"), name);
  last = tell_last (table);
  all = g_strconcat (last, last[0] != '\0' ? " " : "", text, NULL);
  g_signal_emit_by_name (table, "attention", all);
}

static void
ended_cb (KitTable *table)
{
  if (table->private->sounds != NULL)
    kit_sounds_play (table->private->sounds, "end");
  kit_table_show_result (table);
}

/* Whether the player wishes the game to wait after the last decision, or before the next. */
static gboolean
wishes_to_wait (KitTable *table)
{
  KitTablePrivate *private = table->private;
  KitGame *game = kit_table_get_game (table);
  guint cursor = kit_game_get_cursor (game);

  if (!kit_pace_may_wait (private->objects.pace))
    return FALSE;
  if (g_settings_get_boolean (private->settings, "wait-after-events") &&
      kit_banner_tells (private->objects.banner, cursor - 1))
    return TRUE;
  if (kit_history_get_turn (kit_game_get_record (game)->history, cursor - 1) ==
      kit_game_get_turn (game))
    return FALSE;
  return g_settings_get_boolean (private->settings, "pause-before-rivals") ||
         (kit_guide_host_is_guiding (private->objects.host) &&
          kit_game_get_turn (game) == GUIDED_TURN);
}

static void
game_changed_cb (KitTable       *table,
                 KitGameChanges  changes)
{
  KitTablePrivate *private = table->private;

  if (changes & KIT_GAME_MODIFIED)
    g_object_notify (G_OBJECT (table), "modified");
  if (changes & (KIT_GAME_POSITION | KIT_GAME_PLAYERS))
    {
      g_signal_emit_by_name (table, "changed");
      call_person (table);
      kit_pace_continue (private->objects.pace);
    }
  if ((changes & KIT_GAME_POSITION) && wishes_to_wait (table))
    kit_pace_wait (private->objects.pace);
  /* In a narrow window what leads back is above the log. */
  if ((changes & KIT_GAME_SHOWN) &&
      !kit_table_layout_get_arrangement (GTK_WIDGET (table)).wide &&
      kit_game_is_looking (kit_table_get_game (table)))
    kit_table_layout_scroll_up (kit_table_layout_of (GTK_WIDGET (table)));
}

/* --- asking before a turn ends --- */

static gboolean confirm_cb (KitTable *table);

static void
end_answered_cb (gboolean yes,
                 gpointer data)
{
  g_autoptr (KitTable) table = data;
  KitInput *input = kit_table_get_input (table);

  if (!yes)
    return;
  g_signal_handlers_block_by_func (input, confirm_cb, table);
  kit_input_confirm (input);
  g_signal_handlers_unblock_by_func (input, confirm_cb, table);
}

/* Whether the proposal of the owner of the turn ends it, as far as they know: it is tried in their
   view. In the true position it could tell what the next hidden card is, for that may end the
   game. */
static gboolean
ends_turn (KitTable *table)
{
  KitInput *input = kit_table_get_input (table);
  KitGame *game = kit_table_get_game (table);
  const KitRules *rules = kit_game_get_record (game)->format->rules;
  g_autofree gpointer state = g_memdup2 (kit_game_get_state (game), rules->state_size);
  const KitHead *head = kit_rules_head (state);

  if (head->player != head->decider)
    return FALSE;
  rules->apply (state, kit_game_get_board (game), kit_input_get_proposal (input), NULL);
  return head->turn != kit_game_get_turn (game) || head->over;
}

static gboolean
confirm_cb (KitTable *table)
{
  if (!g_settings_get_boolean (table->private->settings, "ask-before-ending-turn") ||
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
      kit_input_is_active (kit_table_get_input (table)) &&
      (focus == NULL || !gtk_widget_get_mapped (focus)))
    kit_board_view_focus_place (table->private->board);
}

static void
changed_cb (KitTable *table)
{
  kit_table_update_actions (table);
  kit_table_update_title (table);
  kit_guide_host_update (table->private->objects.host);
  keep_focus (table);
  kit_table_explain_signs (table);
}

/* Gives all windows, dialogs too, the CSS class of the theme. */
static void
set_theme_classes (KitTable *table)
{
  static const char * const classes[] = { "day", "night", "contrast" };
  GListModel *windows = gtk_window_get_toplevels ();
  /* In high contrast both use the colours of the desktop. */
  KitThemeKind kind = MIN (kit_style_get_kind (table->private->objects.context.style),
                           KIT_THEME_CONTRAST);

  for (guint k = 0; k < g_list_model_get_n_items (windows); k++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, k);

      for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
        kit_style_set_class (window, classes[i], i == kind);
    }
}

/* After a change of language the table is a new one, and asks again for unknown players. */
static void
kit_table_root (GtkWidget *widget)
{
  KitTable *table = KIT_TABLE (widget);

  GTK_WIDGET_CLASS (kit_table_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active",
                           G_CALLBACK (kit_guide_host_queue), table->private->objects.host,
                           G_CONNECT_SWAPPED);
  set_theme_classes (table);
  if (kit_table_get_game (table) == NULL)
    return;
  kit_table_ask_seats (table);
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

  return game != NULL && !kit_game_is_over (game) && kit_game_get_cursor (game) > 0 &&
         kit_game_get_connection (game) == NULL;
}

/* (nullable): what the player's seat at a table elsewhere is kept in. */
static const char *
find_apart (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  const KitConnection *connection = game != NULL ? kit_game_get_connection (game) : NULL;

  return connection != NULL ? connection->path : NULL;
}

/* Whether it is over, and is worth keeping: the guided game is not. */
static gboolean
is_finished (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);

  return game != NULL && kit_game_is_over (game) && !kit_game_is_excerpt (game) &&
         !kit_guide_host_is_guiding (table->private->objects.host);
}

static void
kit_table_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  KitTable *table = KIT_TABLE (object);

  if (id == PROP_TITLE)
    g_value_set_string (value, table->private->objects.menu->title);
  else if (id == PROP_MODIFIED)
    g_value_set_boolean (value, kit_table_get_game (table) != NULL &&
                                kit_game_get_modified (kit_table_get_game (table)));
  else if (id == PROP_APART)
    g_value_set_string (value, find_apart (table));
  else
    g_value_set_boolean (value, id == PROP_FINISHED ? is_finished (table) : is_unfinished (table));
}

static void
kit_table_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  KitTable *table = KIT_TABLE (object);

  if (id == PROP_SETTINGS)
    table->private->settings = g_value_dup_object (value);
  else
    table->private->objects.pace = g_value_dup_object (value);
}

static void
apply_sound (KitTable *table)
{
  kit_sounds_set_on (table->private->sounds,
                     g_settings_get_boolean (table->private->settings, "sound"));
}

/* No motion if the desktop has animations off. */
static void
apply_speed (KitTable *table)
{
  g_autofree char *name = g_settings_get_string (table->private->settings, "animation-speed");
  gboolean moving;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  kit_pace_set_speed (table->private->objects.pace, name, moving);
}

static void
connect_settings (KitTable *table)
{
  KitTablePrivate *private = table->private;

  g_signal_connect_object (private->settings, "changed::animation-speed", G_CALLBACK (apply_speed),
                           table, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-animations",
                           G_CALLBACK (apply_speed), table, G_CONNECT_SWAPPED);
  apply_speed (table);
  if (private->sounds != NULL)
    {
      g_signal_connect_object (private->settings, "changed::sound", G_CALLBACK (apply_sound), table,
                               G_CONNECT_SWAPPED);
      apply_sound (table);
    }
}

static gboolean
holds (const char *condition,
       gpointer    table)
{
  return KIT_TABLE_GET_CLASS (table)->holds (table, condition);
}

static GtkWidget *
find_place (const char   *place,
            GdkRectangle *area,
            gpointer      table)
{
  return kit_table_find_place (table, place, area);
}

static void
play (KitGame  *game,
      gpointer  table)
{
  kit_table_play (table, game);
}

/* The guide, which points again whenever something has moved below it. */
static void
make_host (KitTable *table)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);
  GtkWidget *side = kit_table_get_part (table, "side");
  KitGuideSetup setup = {
    class->view, class->guide, play, { holds, find_place }, kit_table_get_part (table, "panels"),
    table
  };
  KitGuideHost *host =
    kit_guide_host_new (table->private->objects.guide, kit_table_get_input (table),
                        table->private->settings, &setup);

  g_signal_connect_object (kit_table_get_playback (table), "position-shown",
                           G_CALLBACK (kit_guide_host_queue), host, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (side)),
                           "value-changed", G_CALLBACK (kit_guide_host_queue), host,
                           G_CONNECT_SWAPPED);
  kit_hint_set_test (kit_banner_get_hint (table->private->objects.banner), kit_guide_host_allows,
                     host);
  table->private->objects.host = host;
}

/* Board and banner, and where they are. */
static void
make_parts (KitTable *table)
{
  KitTablePrivate *private = table->private;
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);
  KitTableLayoutFuncs funcs = { class->find_tray_scale, class->stacks, kit_table_add_panels,
                                kit_table_arrange_panels, kit_table_find_actions };
  KitTableParts parts = { .tray = kit_table_get_part (table, "tray"),
                          .side = kit_table_get_part (table, "side") };

  private->board =
    KIT_BOARD_VIEW (kit_board_view_new (class->board, &private->objects.context,
                                        private->settings));
  gtk_widget_insert_before (GTK_WIDGET (private->board), GTK_WIDGET (table), parts.tray);
  private->objects.banner = KIT_BANNER (kit_banner_new (private->objects.pace, class->view));
  gtk_widget_insert_before (GTK_WIDGET (private->objects.banner), GTK_WIDGET (table), NULL);
  private->objects.guide = KIT_GUIDE (kit_guide_new ());
  gtk_widget_insert_before (GTK_WIDGET (private->objects.guide), GTK_WIDGET (table), NULL);
  make_host (table);
  parts.board = GTK_WIDGET (private->board);
  parts.banner = GTK_WIDGET (private->objects.banner);
  parts.ring = kit_table_get_part (table, "ring");
  parts.foot = kit_table_get_part (table, "foot");
  parts.zoom = kit_table_get_part (table, "zoom");
  parts.guide = private->objects.guide;
  parts.host = private->objects.host;
  kit_table_layout_add (GTK_WIDGET (table), &parts, &funcs);
}

static void
connect_game (KitTable *table)
{
  KitInput *input = kit_table_get_input (table);
  KitPace *pace = table->private->objects.pace;

  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "confirm", G_CALLBACK (confirm_cb), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_table_get_playback (table), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (pace, "film-changed", G_CALLBACK (kit_table_update_actions), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pace, "game-changed", G_CALLBACK (game_changed_cb), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pace, "ended", G_CALLBACK (ended_cb), table, G_CONNECT_SWAPPED);
}

/* What depends on the class of the game. */
static void
kit_table_constructed (GObject *object)
{
  KitTable *table = KIT_TABLE (object);
  KitTablePrivate *private = table->private;
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  G_OBJECT_CLASS (kit_table_parent_class)->constructed (object);
  if (private->objects.pace == NULL)
    private->objects.pace =
      kit_pace_new (class->make_input (), class->make_storyboard, class->get_pause);
  private->objects.context = (KitContext) {
    kit_table_get_input (table), kit_table_get_playback (table),
    kit_style_new (class->view->make_painter), class->view
  };
  g_signal_connect_object (private->objects.context.style, "changed",
                           G_CALLBACK (set_theme_classes), table, G_CONNECT_SWAPPED);
  if (class->paint_card != NULL)
    private->flights = kit_flights_new (private->objects.context.style, class->paint_card);
  make_parts (table);
  kit_table_add_touch (table);
  private->narrator = kit_narrator_new (GTK_WIDGET (table), private->objects.pace, class->view);
  if (class->find_sound != NULL)
    private->sounds = kit_sounds_new (kit_table_get_playback (table), class->find_sound);
  private->objects.group = kit_table_make_actions (table);
  private->objects.menu = kit_table_menu_new (class->menu, class->view);
  connect_game (table);
  connect_settings (table);
  if (kit_table_get_game (table) != NULL)
    kit_input_refresh (kit_table_get_input (table));
}

static void
kit_table_dispose (GObject *object)
{
  KitTable *table = KIT_TABLE (object);
  KitTablePrivate *private = table->private;

  if (private->board != NULL)
    {
      /* The game changes once more, when it stops. */
      g_signal_handlers_disconnect_by_data (kit_table_get_input (table), table);
      if (kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL) != NULL)
        kit_action_panel_move_foot (kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL), NULL,
                                    FALSE);
      gtk_widget_set_layout_manager (GTK_WIDGET (table), NULL);
      gtk_widget_unparent (kit_table_get_part (table, "tray"));
      gtk_widget_unparent (kit_table_get_part (table, "side"));
      gtk_widget_unparent (kit_table_get_part (table, "foot"));
      gtk_widget_unparent (kit_table_get_part (table, "ring"));
      gtk_widget_unparent (kit_table_get_part (table, "zoom"));
      gtk_widget_unparent (GTK_WIDGET (private->board));
      gtk_widget_unparent (GTK_WIDGET (private->objects.banner));
      gtk_widget_unparent (GTK_WIDGET (private->objects.guide));
    }
  private->board = NULL;
  private->objects.banner = NULL;
  private->objects.guide = NULL;
  g_clear_object (&private->objects.host);
  g_clear_weak_pointer (&private->objects.new_game);
  g_clear_pointer (&private->flights, kit_flights_free);
  g_clear_object (&private->narrator);
  g_clear_pointer (&private->sounds, kit_sounds_free);
  g_clear_pointer (&private->objects.menu, kit_table_menu_free);
  g_clear_pointer (&private->objects.panels, g_ptr_array_unref);
  g_clear_object (&private->objects.pace);
  g_clear_object (&private->objects.context.style);
  g_clear_object (&private->settings);
  g_clear_object (&private->objects.group);
  G_OBJECT_CLASS (kit_table_parent_class)->dispose (object);
}

static gboolean
kit_table_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  return kit_table_layout_focus (kit_table_layout_of (widget), direction);
}

static void
kit_table_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  KitTable *table = KIT_TABLE (widget);
  KitTablePrivate *private = table->private;

  kit_table_layout_snapshot (kit_table_layout_of (widget), snapshot);
  kit_table_snapshot_lines (table, snapshot);
  if (private->flights != NULL)
    {
      GtkSnapshot *part = gtk_snapshot_new ();

      kit_flights_snapshot (private->flights, widget, part, kit_table_get_playback (table),
                            &kit_table_flight_funcs);
      kit_nodes_append_part (snapshot, part);
    }
}

static void
kit_table_class_init (KitTableClass *class)
{
  static const KitPanelRow panels[] = {
    { kit_score_panel_get_type, 1, 1 },
    { kit_film_panel_get_type, 2, 2 },
    { kit_log_panel_get_type, 3, 3 },
    { NULL }
  };
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = kit_table_get_property;
  object_class->set_property = kit_table_set_property;
  object_class->constructed = kit_table_constructed;
  object_class->dispose = kit_table_dispose;
  widget_class->root = kit_table_root;
  widget_class->grab_focus = kit_table_grab_focus;
  widget_class->focus = kit_table_focus;
  widget_class->snapshot = kit_table_snapshot;
  class->menu = "/io/github/alexandros_game/Alexandros/ui/kit-menu.ui";
  class->panels = panels;

  g_object_class_install_property (object_class, PROP_SETTINGS,
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  /* That of the table that this one replaces; NULL makes a new one. */
  g_object_class_install_property (object_class, PROP_PACE,
    g_param_spec_object ("pace", NULL, NULL, KIT_TYPE_PACE,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_override_property (object_class, PROP_TITLE, "title");
  g_object_class_override_property (object_class, PROP_MODIFIED, "modified");
  g_object_class_override_property (object_class, PROP_UNFINISHED, "unfinished");
  g_object_class_override_property (object_class, PROP_FINISHED, "finished");
  g_object_class_override_property (object_class, PROP_APART, "apart");

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-table.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "tray", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "side", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "panels", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "ring", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "zoom", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "foot", FALSE, 0);
  kit_table_bind_keys (widget_class);
}

static void
kit_table_init (KitTable *table)
{
  table->private = kit_table_get_instance_private (table);
  table->private->objects.panels = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (table));
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (set_theme_classes), table, G_CONNECT_SWAPPED);
}
