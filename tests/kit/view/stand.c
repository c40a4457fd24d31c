/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays any game in the real window: places, buttons, and what is seen and said. */

#include "stand.h"

#include "robot-picture.h"
#include "robot-result.h"

#include "kit/view/board/kit-place.h"
#include "shell/document/shell-store.h"

#include <glib/gstdio.h>
#include <string.h>

/** stand_forget: removes the game that is kept. */
void
stand_forget (void)
{
  g_autofree char *path = shell_store_make_usual_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      if (!g_str_has_suffix (name, ".lock"))
        g_remove (file);
    }
}

/** stand_open: opens the window with a first game, or with the one that was @kept; the program has
    this game alone. Nothing is animated. */
KitTable *
stand_open (const ShellGameInfo *info,
            gboolean             kept)
{
  static const ShellGameInfo *games[2];
  g_autoptr (GSettings) settings = g_settings_new (info->schema);

  if (!kept)
    stand_forget ();
  g_settings_set_string (settings, "animation-speed", "off");
  games[0] = info;
  return robot_open (games);
}

/** stand_play: plays @game, (transfer full), in the window, and returns it. */
KitGame *
stand_play (KitGame *game)
{
  robot_play_game (game);
  robot_settle ();
  return game;
}

/** stand_get_input: what the player is about to decide. */
KitInput *
stand_get_input (void)
{
  return kit_table_get_input (robot_get_table ());
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

static gboolean
has_button (gpointer action)
{
  return find_button (robot_get_window (), action) != NULL;
}

/** stand_find_button: the button of the window with an action such as "game.undo". Panels are made
    after the first frame. */
GtkWidget *
stand_find_button (const char *action)
{
  robot_wait (action, has_button, (gpointer) action);
  return find_button (robot_get_window (), action);
}

/** stand_click_place: clicks on a place of the board. */
void
stand_click_place (int place)
{
  KitBoardView *board = kit_table_get_board (robot_get_table ());
  KitSpot spot;

  kit_board_view_locate (board, place, &spot);
  robot_click (GTK_WIDGET (board), spot.middle.x, spot.middle.y);
}

/** stand_get_focused_place: the place of the board that has the focus, or %KIT_NO_PLACE. */
int
stand_get_focused_place (void)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (robot_get_window ()));

  return KIT_IS_PLACE (focus) ? kit_place_get_number (KIT_PLACE (focus)) : KIT_NO_PLACE;
}

/** stand_can: whether an action of the game is possible, which is named without "game.". */
gboolean
stand_can (const char *action)
{
  GActionGroup *actions = shell_game_get_actions (SHELL_GAME (robot_get_table ()));

  g_assert_true (g_action_group_has_action (actions, action));
  return g_action_group_get_action_enabled (actions, action);
}

static void
read_widget (GtkWidget *widget,
             GString   *text)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  g_string_append_printf (text, "%s %s%s%s", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_get_mapped (widget) ? "m" : "-",
                          gtk_widget_is_sensitive (widget) ? "s" : "-",
                          gtk_widget_has_focus (widget) ? "f" : "-");
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_text (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (text, " tooltip “%s”", tooltip);
  /* What it is in truth is what this says of a value that it cannot be. */
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *value =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "\001");

      g_string_append_printf (text, " %s", value != NULL ? value : "");
    }
  g_string_append_c (text, '\n');
  /* What a tooltip says was read already, and it comes when it likes. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      read_widget (child, text);
}

/** stand_read_widgets: (transfer full): a line for @root and each widget in it: whether it is
    mapped, sensitive and focused, and all that it says. */
char *
stand_read_widgets (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  read_widget (root, text);
  return g_string_free (text, FALSE);
}

/** stand_read_pixels: (transfer full): the checksum of all that the window shows. */
char *
stand_read_pixels (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "pixels.png", NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  for (guint i = 0; i < 4; i++)
    robot_settle ();
  robot_shoot (robot_get_window (), path);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_unlink (path);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) bytes, length);
}

/** stand_close_result: waits for the window at the end of a game, which says @one and @other, and
    closes it. To ask for it again opens no second one. */
void
stand_close_result (const char *one,
                    const char *other)
{
  g_autofree char *text = NULL;

  robot_wait ("the result", robot_has_result, NULL);
  text = stand_read_widgets (GTK_WIDGET (robot_find_result ()));
  g_assert_nonnull (strstr (text, one));
  g_assert_nonnull (strstr (text, other));
  gtk_widget_activate_action (robot_get_window (), "game.result", NULL);
  robot_settle ();
  gtk_window_destroy (robot_find_result ());
  robot_settle ();
  g_assert_null (robot_find_result ());
}
