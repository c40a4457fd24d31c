/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What keys do anywhere at the table. */

#include "kit-table-private.h"

#include "shell/shell-keys.h"

#include <glib/gi18n.h>

const ShellAccel kit_table_turn_keys[] = {
  { "game.confirm", { "<Control>Return", "<Control>KP_Enter" }, N_("Confirm") },
  { "game.cancel", { "Escape" }, N_("Cancel the choice") },
  { "game.hint", { "h" }, N_("Hint") },
  { "game.ready", { "r" }, N_("Ready: show my cards") },
  { "game.card-1", { "<Alt>1", "<Alt>KP_1" }, N_("A card of the hand") },
  { "game.card-2", { "<Alt>2", "<Alt>KP_2" } },
  { "game.card-3", { "<Alt>3", "<Alt>KP_3" } },
  { "game.card-4", { "<Alt>4", "<Alt>KP_4" } },
  { "game.card-5", { "<Alt>5", "<Alt>KP_5" } },
  { "game.card-6", { "<Alt>6", "<Alt>KP_6" } },
  { "game.card-7", { "<Alt>7", "<Alt>KP_7" } },
  { "game.card-8", { "<Alt>8", "<Alt>KP_8" } },
  { "game.card-9", { "<Alt>9", "<Alt>KP_9" } },
  { "game.type", { "F8" }, N_("Type a decision") },
  { "game.rules", { "F1" }, N_("Rules") },
  { NULL }
};

const ShellAccel kit_table_board_keys[] = {
  { "game.board", { "b" }, N_("Go to the board"), N_("Board") },
  { "", { "Left", "Right", "Up", "Down" }, N_("Move on the board") },
  { "", { "Page_Down", "Page_Up" }, N_("To the next marked place, and back") },
  { "", { "space" }, N_("Choose here") },
  { "", { "Return" }, N_("Choose here; again to confirm") },
  { "game.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" },
    N_("Zoom in and out") },
  { "game.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { "", { "<Control>Left", "<Control>Right", "<Control>Up", "<Control>Down" },
    N_("Scroll the board") },
  { "game.zoom-fit", { "<Control>0", "<Control>KP_0" }, N_("Show the whole board") },
  { NULL }
};

const ShellAccel kit_table_asking_keys[] = {
  { "game.ask-hand", { "F2" }, N_("What is in my hand?"), N_("Asking") },
  { "game.ask-scores", { "F3" }, N_("What are the scores?") },
  { "game.ask-options", { "F4" }, N_("What can I do?") },
  { "game.ask-round", { "F5" }, N_("What happened in the last round?") },
  { "game.ask-bank", { "F6" }, N_("What is left on the table?") },
  { NULL }
};

const ShellAccel kit_table_history_keys[] = {
  { "game.undo", { "<Control>z" }, N_("Undo and redo"), N_("History") },
  { "game.redo", { "<Control><Shift>z", "<Control>y" } },
  { "game.undo-turn", { "<Control><Alt>z" }, N_("Undo and redo the turn") },
  { "game.redo-turn", { "<Control><Alt>y" } },
  { "game.watch-again", { "w" }, N_("Watch the last round again") },
  { "game.look-back", { "<Alt>Left" }, N_("Previous and next decision") },
  { "game.look-forward", { "<Alt>Right" } },
  { "game.look-first", { "<Alt>Home" }, N_("To the start") },
  { "game.look-now", { "<Alt>End" }, N_("Back to the game") },
  { "game.play-film", { "<Control>space" }, N_("Show the game as a film, or stop it") },
  { "game.review", { "<Control>r" }, N_("Review a game that has ended") },
  { "game.skip", { "x" }, N_("To my next decision") },
  { "game.move-now", { "m" }, N_("Make the computer decide now") },
  { "game.pause", { "g" }, N_("Computers alone: pause or continue") },
  { "game.step", { "s" }, N_("Computers alone: one step") },
  { NULL }
};

/* While its key is held, or by the action, for people who cannot hold a key. */
static void
set_foreseeing (KitTable *table,
                gboolean  held)
{
  g_autoptr (GVariant) toggled =
    g_action_group_get_action_state (G_ACTION_GROUP (kit_table_get_objects (table)->group),
                                     "foresee");

  kit_board_view_set_foreseeing (kit_table_get_board (table),
                                 held || g_variant_get_boolean (toggled));
}

/* What is shown while a key is held; a letter alone begins that only if the player wishes it. */
static void
hold_key (KitTable *table,
          guint     key,
          gboolean  held)
{
  const KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  if (held && !shell_keys_has_single ())
    return;
  key = gdk_keyval_to_lower (key);
  if (key != 0 && key == class->foresee_key)
    set_foreseeing (table, held);
  if (key != 0 && key == class->peek_key)
    kit_input_peek (kit_table_get_input (table), held);
}

/* Whether Page Up and Page Down have something to do where the focus is: in a list, and in what
   scrolls. */
static gboolean
can_page (GtkWidget *focus)
{
  GtkWidget *scrolled = focus;

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) != NULL)
    return focus != NULL;
  for (; scrolled != NULL; scrolled = gtk_widget_get_parent (scrolled))
    if (GTK_IS_SCROLLED_WINDOW (scrolled))
      {
        GtkAdjustment *vertical =
          gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

        if (gtk_adjustment_get_upper (vertical) > gtk_adjustment_get_page_size (vertical))
          return TRUE;
      }
  return FALSE;
}

/* To the next marked place of the board, from wherever the focus is. */
static gboolean
page (KitTable *table,
      guint     key)
{
  GtkWidget *board = GTK_WIDGET (kit_table_get_board (table));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (table)));

  if ((key != GDK_KEY_Page_Down && key != GDK_KEY_Page_Up) || can_page (focus))
    return FALSE;
  gtk_widget_activate_action (board, key == GDK_KEY_Page_Down ? "board.next-mark"
                                                              : "board.previous-mark", NULL);
  return TRUE;
}

/* Any key ends the playback, and then does what it always does; where it writes, it does nothing
   else. */
static gboolean
key_pressed_cb (KitTable *table,
                guint     key)
{
  if (shell_keys_write_text (gtk_widget_get_root (GTK_WIDGET (table))))
    return FALSE;
  kit_playback_skip (kit_table_get_playback (table));
  hold_key (table, key, TRUE);
  return page (table, key);
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
    kit_input_peek (kit_table_get_input (table), FALSE);
}

/** kit_table_bind_keys: binds what the template of the table calls for keys, which end the playback
    and show what is shown while a key is held. */
void
kit_table_bind_keys (GtkWidgetClass *class)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (class));

  gtk_widget_class_bind_template_callback (class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (class, key_released_cb);
  gtk_widget_class_bind_template_callback (class, focus_left_cb);
}
