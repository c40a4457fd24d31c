/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What keys do anywhere at the table, besides those of its actions. */

#include "kit-table-private.h"

#include "shell/shell-keys.h"

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
    kit_input_peek (kit_table_get_input (table), held);
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
