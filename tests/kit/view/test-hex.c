/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hex in the real window: whole games by mouse and by keyboard, a computer, a new game. */

#include "hex-levels.h"
#include "hex-record.h"
#include "hex-table.h"
#include "stand.h"

#include "shell/shell-language.h"

#include <string.h>

static KitGame *game;                   /* that is played */

static gboolean
is_at (gpointer cursor)
{
  return kit_game_get_cursor (game) == GPOINTER_TO_UINT (cursor);
}

static void
begin (const char *second)
{
  KitRecord *record = hex_format.create_record (NULL, HEX_PLAYERS, 0);

  kit_record_set_player (record, 0, KIT_GREEN, "person", "Ada");
  kit_record_set_player (record, 1, KIT_YELLOW, second, "Ben");
  game = stand_play (kit_game_new (record, hex_levels));
}

/* --- whole games --- */

/* Twice; or once more, for GTK can lose a click while it lays a window out, and whoever sees no
   stone clicks again. */
static void
click (int cell)
{
  guint before = kit_game_get_cursor (game);

  for (guint i = 0; i < 5 && kit_game_get_cursor (game) == before; i++)
    stand_click_place (cell);
}

static void
type (int cell)
{
  int at;

  robot_key ("b");
  for (guint i = 0; i < 20 && (at = stand_get_focused_place ()) != cell; i++)
    robot_key (at / HEX_SIZE < cell / HEX_SIZE ? "Down"
               : at / HEX_SIZE > cell / HEX_SIZE ? "Up"
               : at < cell ? "Right" : "Left");
  robot_key ("Return");
  robot_key ("Return");
}

/* Two persons, who hide nothing from each other: one fills the column f, the other g. */
static void
play_whole (void (*decide) (int cell))
{
  stand_open (&hex_info, FALSE);
  begin ("person");
  for (guint i = 0; i < 2 * HEX_SIZE - 1; i++)
    {
      g_assert_true (kit_input_is_active (stand_get_input ()));
      decide (i / 2 * HEX_SIZE + 5 + i % 2);
      robot_wait ("the stone", is_at, GUINT_TO_POINTER (i + 1));
      robot_settle ();
    }
  g_assert_true (kit_game_is_over (game));
  stand_close_result ("Ada wins", "The two sides are joined.");
  robot_stop ();
}

static void
test_mouse (void)
{
  play_whole (click);
}

static void
test_keyboard (void)
{
  play_whole (type);
}

/* --- a computer, and what else is offered --- */

static gboolean
has_hint (gpointer data)
{
  g_autofree char *text = stand_read_widgets (robot_get_window ());

  return strstr (text, "Hint: ") != NULL;
}

/* The computer answers; a stone is not laid on its own; a hint is given, and all is taken back. */
static void
test_computer (void)
{
  stand_open (&hex_info, FALSE);
  begin ("random");
  click (60);
  robot_wait ("the answer", is_at, GUINT_TO_POINTER (2));
  click (60);
  g_assert_null (kit_input_get_proposal (stand_get_input ()));
  robot_key ("h");
  robot_wait ("the hint", has_hint, NULL);
  robot_key ("ctrl+z");
  robot_wait ("the start", is_at, NULL);
  robot_stop ();
}

/* Another window than that of the game, or NULL. */
static GtkWidget *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (l->data != robot_get_window () && gtk_widget_get_mapped (l->data))
      return l->data;
  return NULL;
}

static gboolean
is_open (gpointer open)
{
  return (find_dialog () != NULL) == GPOINTER_TO_INT (open);
}

/* What a game has in windows of their own: its rules, its keys, its preferences. */
static void
test_windows (void)
{
  static const struct { const char *key, *says; } cases[] = {
    { "F1", "In turn, each lays a stone on an empty cell." },
    { "ctrl+question", "Choose here; again to confirm" },
    { "ctrl+comma", "Ask before" },
  };

  stand_open (&hex_info, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;

      robot_key (cases[i].key);
      robot_wait (cases[i].key, is_open, GINT_TO_POINTER (TRUE));
      text = stand_read_widgets (find_dialog ());
      g_assert_nonnull (strstr (text, cases[i].says));
      gtk_window_destroy (GTK_WINDOW (find_dialog ()));
      robot_wait ("it to close", is_open, GINT_TO_POINTER (FALSE));
    }
  robot_stop ();
}

/* The dialog begins another game of the same players. */
static void
test_new_game (void)
{
  stand_open (&hex_info, FALSE);
  begin ("person");
  robot_key ("ctrl+n");
  robot_wait ("the dialog", is_open, GINT_TO_POINTER (TRUE));
  for (guint i = 0; i < 3 && is_open (GINT_TO_POINTER (TRUE)); i++)
    {
      robot_click_middle (robot_find_class (find_dialog (), "suggested-action"));
      robot_settle ();
    }
  robot_wait ("the new game", is_open, GINT_TO_POINTER (FALSE));
  robot_settle ();
  g_assert_true (kit_table_get_game (robot_get_table ()) != game);
  game = kit_table_get_game (robot_get_table ());
  g_assert_cmpint (kit_game_get_record (game)->players[1].colour, ==, KIT_YELLOW);
  g_assert_cmpstr (kit_game_get_record (game)->players[1].kind, ==, "person");
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex/mouse", test_mouse);
  g_test_add_func ("/hex/keyboard", test_keyboard);
  g_test_add_func ("/hex/computer", test_computer);
  g_test_add_func ("/hex/windows", test_windows);
  g_test_add_func ("/hex/new-game", test_new_game);
  return g_test_run ();
}
