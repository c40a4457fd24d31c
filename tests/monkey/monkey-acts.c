/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the monkey does: clicks, keys, actions, settings, sizes, files, games. */

#include "config.h"

#include "monkey.h"

#include "advisers/players/adv-levels.h"
#include "advisers/record/adv-record.h"
#include "advisers/view/adv-table.h"
#include "alexandros/players/alx-levels.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/view/alx-table.h"
#include "shell/window/shell-window.h"

#include <gdk/x11/gdkx.h>

static guint
below (Monkey *monkey,
       guint   bound)
{
  return base_random_below (&monkey->random, bound);
}

static gboolean
chance (Monkey *monkey,
        guint   percent)
{
  return below (monkey, 100) < percent;
}

/* --- where --- */

/* A window in which letters name files or programs: what random ones would name might exist. */
static gboolean
is_dangerous (GtkWidget *window)
{
  return GTK_IS_FILE_CHOOSER (window) ||
         g_str_equal (G_OBJECT_TYPE_NAME (window), "KitAskProgram");
}

/* (nullable) (transfer none): the window in front, or any. */
static GtkWidget *
find_window (Monkey *monkey)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *any = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_mapped (window))
        continue;
      if (gtk_window_is_active (GTK_WINDOW (window)))
        return window;
      any = window;
    }
  return any;
}

/* Whether nothing dangerous has the keyboard. */
static gboolean
may_type (Monkey *monkey)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window) && is_dangerous (window))
        return FALSE;
    }
  return TRUE;
}

static void
add_targets (GtkWidget *widget,
             GPtrArray *targets)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0 &&
      (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
       GTK_IS_LABEL (widget) || GTK_IS_TEXT (widget) || KIT_IS_BOARD_VIEW (widget) ||
       gtk_widget_get_focusable (widget)))
    g_ptr_array_add (targets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_targets (child, targets);
}

/* (nullable) (transfer none): something to click, the board more often than anything else; nothing
   in a file chooser, which is GTK's, and in which GTK 4.8 warns of its own menus. */
static GtkWidget *
find_target (Monkey *monkey)
{
  g_autoptr (GPtrArray) targets = g_ptr_array_new ();
  GtkWidget *window = find_window (monkey);

  if (window == NULL || GTK_IS_FILE_CHOOSER (window))
    return NULL;
  if (window == robot_get_window () && chance (monkey, 35))
    return GTK_WIDGET (kit_table_get_board (robot_get_table ()));
  add_targets (window, targets);
  return targets->len > 0 ? targets->pdata[below (monkey, targets->len)] : window;
}

/* Whether a place in @target is in its window, and not scrolled out of sight. */
static gboolean
is_seen (GtkWidget *target,
         double     x,
         double     y)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (target));
  graphene_point_t at;

  return gtk_widget_compute_point (target, native, &GRAPHENE_POINT_INIT (x, y), &at) &&
         gtk_widget_contains (native, at.x, at.y);
}

/* --- acts --- */

static void
point (Monkey     *monkey,
       GString    *log,
       const char *action,
       const char *button)
{
  GtkWidget *target = find_target (monkey);
  double x, y;

  if (target == NULL || !gtk_widget_get_mapped (target))
    return;
  x = below (monkey, gtk_widget_get_width (target) + 1);
  y = below (monkey, gtk_widget_get_height (target) + 1);
  if (!is_seen (target, x, y))
    return;
  g_string_append_printf (log, " %s %s %s at %g %g", action != NULL ? action : "move",
                          button != NULL ? button : "", G_OBJECT_TYPE_NAME (target), x, y);
  robot_mouse (target, x, y, action, button);
}

static void
click (Monkey  *monkey,
       GString *log)
{
  static const char * const buttons[] = { "1", "1", "1", "1", "1", "2", "3", "4", "5" };

  point (monkey, log, "click", buttons[below (monkey, G_N_ELEMENTS (buttons))]);
}

static void
move (Monkey  *monkey,
      GString *log)
{
  point (monkey, log, NULL, NULL);
}

static void
drag (Monkey  *monkey,
      GString *log)
{
  const char *button = chance (monkey, 70) ? "1" : "2";

  point (monkey, log, "mousedown", button);
  for (guint i = below (monkey, 4); i > 0; i--)
    point (monkey, log, NULL, NULL);
  point (monkey, log, "mouseup", button);
}

static const char * const plain_keys[] = {
  "Tab", "shift+Tab", "Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Return",
  "space", "Escape", "F10", "Menu", "BackSpace", "Delete", "ctrl+a", "ctrl+c", "ctrl+v",
  "ctrl+Return", "ctrl+z", "ctrl+shift+z", "alt+Left", "alt+Right", "ctrl+plus", "ctrl+minus",
  "ctrl+n", "ctrl+comma", "ctrl+question", "F1", "F11", "ctrl+f",
};

static const char *
choose_key (Monkey *monkey,
            char    letter[2])
{
  if (chance (monkey, 50))
    return plain_keys[below (monkey, G_N_ELEMENTS (plain_keys))];
  letter[0] = "abcdefghijklmnopqrstuvwxyz0123456789"[below (monkey, 36)];
  letter[1] = '\0';
  return letter;
}

static void
press (Monkey  *monkey,
       GString *log)
{
  char letter[2];
  const char *key = may_type (monkey) ? choose_key (monkey, letter) : "Escape";

  g_string_append_printf (log, " %s", key);
  robot_key (key);
}

static void
hold (Monkey  *monkey,
      GString *log)
{
  const char *key = chance (monkey, 50) ? "f" : "l";

  if (!may_type (monkey))
    return;
  g_string_append_printf (log, " %s", key);
  robot_hold_key (key, TRUE);
  point (monkey, log, "click", "1");
  robot_hold_key (key, FALSE);
}

/* (nullable) (transfer floating): something that an action of this type takes. */
static GVariant *
make_parameter (Monkey             *monkey,
                const char         *action,
                const GVariantType *type)
{
  static const char * const kinds[] = { "person", "random", "recruit", "captain", "general" };
  static const char * const languages[] = { "", "en", "fr", "it", "es" };
  static const char * const games[] = { "alexandros", "advisers", "nothing" };

  if (type == NULL)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 (below (monkey, 80));
  g_assert_true (g_variant_type_equal (type, G_VARIANT_TYPE_STRING));
  if (g_str_has_prefix (action, "seat-"))
    return g_variant_new_string (kinds[below (monkey, G_N_ELEMENTS (kinds))]);
  if (g_str_equal (action, "language"))
    return g_variant_new_string (languages[below (monkey, G_N_ELEMENTS (languages))]);
  if (g_str_equal (action, "new-of"))
    return g_variant_new_string (games[below (monkey, 2)]);
  return NULL;
}

/* An action of the application, the window or the game, possible now or not. What ends the program
   is done more seldom. */
static void
activate (Monkey  *monkey,
          GString *log)
{
  GActionGroup *groups[] = {
    G_ACTION_GROUP (g_application_get_default ()), G_ACTION_GROUP (robot_get_window ()),
    shell_game_get_actions (SHELL_GAME (robot_get_table ())),
    shell_game_get_actions (SHELL_GAME (robot_get_table ())),
  };
  GActionGroup *group = groups[below (monkey, G_N_ELEMENTS (groups))];
  g_auto (GStrv) names = g_action_group_list_actions (group);
  const char *name = names[below (monkey, g_strv_length (names))];
  const GVariantType *type = g_action_group_get_action_parameter_type (group, name);
  g_autoptr (GVariant) parameter = make_parameter (monkey, name, type);

  if ((type != NULL && parameter == NULL) || (g_str_equal (name, "quit") && chance (monkey, 80)))
    return;
  g_string_append_printf (log, " %s", name);
  if (parameter != NULL)
    g_variant_ref_sink (parameter);
  g_action_group_activate_action (group, name, parameter);
}

/* --- settings --- */

/* (nullable) (transfer none): a value that the schema allows; texts are left as they are. */
static GVariant *
make_value (Monkey             *monkey,
            GSettingsSchemaKey *key)
{
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) values = NULL;
  const char *kind;

  if (g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (chance (monkey, 50));
  g_variant_get (range, "(&sv)", &kind, &values);
  if (!g_str_equal (kind, "enum"))
    return NULL;
  return g_variant_get_child_value (values, below (monkey, g_variant_n_children (values)));
}

static void
set (Monkey  *monkey,
     GString *log)
{
  const char *ids[] = { APPLICATION_ID, alx_table_info.schema, adv_table_info.schema };
  g_autoptr (GSettings) settings = g_settings_new (ids[below (monkey, G_N_ELEMENTS (ids))]);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_auto (GStrv) names = NULL;
  const char *name;
  GVariant *value;

  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  name = names[below (monkey, g_strv_length (names))];
  key = g_settings_schema_get_key (schema, name);
  value = make_value (monkey, key);
  if (value == NULL)
    return;
  g_string_append_printf (log, " %s", name);
  g_settings_set_value (settings, name, value);
}

static void
speak (Monkey  *monkey,
       GString *log)
{
  static const char * const languages[] = { "en", "fr", "it", "es" };
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const char *code = languages[below (monkey, G_N_ELEMENTS (languages))];

  g_string_append_printf (log, " %s", code);
  g_settings_set_string (settings, "language", code);
}

/* --- windows --- */

static void
resize (Monkey  *monkey,
        GString *log)
{
  int width = 360 + below (monkey, 1500);
  int height = 360 + below (monkey, 800);
  GtkWindow *window = GTK_WINDOW (robot_get_window ());

  /* The window manager would be waited for in vain. */
  if (gtk_window_is_fullscreen (window) || gtk_window_is_maximized (window))
    {
      gtk_window_unfullscreen (window);
      gtk_window_unmaximize (window);
    }
  else if (chance (monkey, 20))
    gtk_window_maximize (window);
  else
    gtk_window_set_default_size (window, width, height);
  g_string_append_printf (log, " %d %d", width, height);
  for (guint i = 0; i < 6; i++)
    robot_settle ();
}

static void
dismiss (Monkey  *monkey,
         GString *log)
{
  GtkWidget *window = find_window (monkey);

  if (window != NULL && window != robot_get_window ())
    {
      g_string_append_printf (log, " %s", G_OBJECT_TYPE_NAME (window));
      gtk_window_close (GTK_WINDOW (window));
    }
}

/* --- games and files --- */

/* Computers play quickly in most, so that games come to their end. */
static KitRecord *
make_record (Monkey  *monkey,
             gboolean advisers,
             guint    n)
{
  static const char * const kinds[] = { "person", "captain", "recruit", "random", "random" };
  static const char * const names[] = { "Zoë", "Anna_B", "<b>Bo</b>", "%s %n" };
  guint64 seed = base_random_next (&monkey->random);
  const AdvOptions adv_options = { .offers = 1 };
  const AlxOptions alx_options = { 0 };
  KitRecord *record = advisers ? adv_format.create_record (&adv_options, n, seed)
                               : alx_record_new (alx_boards_default (), &alx_options, n, seed);

  for (guint i = 0; i < n; i++)
    kit_record_set_player (record, i, i, kinds[below (monkey, G_N_ELEMENTS (kinds))], names[i]);
  return record;
}

static void
play (Monkey  *monkey,
      GString *log)
{
  const ShellGame *table = SHELL_GAME (robot_get_table ());
  gboolean advisers = G_TYPE_CHECK_INSTANCE_TYPE (table, adv_table_info.get_type ());
  guint n = 2 + below (monkey, 3);
  KitGame *game =
    kit_game_new (make_record (monkey, advisers, n), advisers ? adv_levels : alx_levels);

  g_string_append_printf (log, " %s of %u", advisers ? "advisers" : "alexandros", n);
  kit_table_play (robot_get_table (), game);
  g_object_unref (game);
}

/* A file as it is, or with a few bytes changed. */
static void
open_file (Monkey  *monkey,
           GString *log)
{
  const char *name = monkey->files->pdata[below (monkey, monkey->files->len)];
  g_autofree char *copy = g_build_filename (monkey->directory, "opened", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (name, &text, &length, NULL));
  for (guint i = chance (monkey, 40) ? below (monkey, 6) : 0; i > 0 && length > 0; i--)
    text[below (monkey, length)] = below (monkey, 256);
  g_assert_true (g_file_set_contents (copy, text, length, NULL));
  g_string_append_printf (log, " %s", name);
  file = g_file_new_for_path (copy);
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
}

/* Takes a hint, so that persons play, too. */
static void
follow (Monkey  *monkey,
        GString *log)
{
  GtkWidget *table = GTK_WIDGET (robot_get_table ());

  gtk_widget_activate_action (table, "game.ready", NULL);
  gtk_widget_activate_action (table, "game.hint", NULL);
  for (guint i = below (monkey, 12); i > 0; i--)
    robot_settle ();
  if (robot_get_window () != NULL)
    gtk_widget_activate_action (GTK_WIDGET (robot_get_table ()), "game.confirm", NULL);
}

/* Takes back, and goes forth. */
static void
undo (Monkey  *monkey,
      GString *log)
{
  for (guint i = below (monkey, 12); i > 0; i--)
    gtk_widget_activate_action (GTK_WIDGET (robot_get_table ()),
                                chance (monkey, 60) ? "game.undo" : "game.redo", NULL);
}

static void
wait_a_while (Monkey  *monkey,
              GString *log)
{
  for (guint i = below (monkey, 30); i > 0; i--)
    robot_settle ();
}

const MonkeyAct monkey_acts[] = {
  { "click", 300, click },
  { "key", 250, press },
  { "drag", 30, drag },
  { "move", 30, move },
  { "hold", 20, hold },
  { "action", 120, activate },
  { "setting", 20, set },
  { "language", 8, speak },
  { "size", 15, resize },
  { "dismiss", 60, dismiss },
  { "play", 20, play },
  { "follow", 60, follow },
  { "open", 15, open_file },
  { "undo", 15, undo },
  { "wait", 15, wait_a_while },
  { NULL }
};
