/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the actions of a game, and when they write text instead. */

#include "shell-keys.h"

/** shell_keys_write_text: whether what has the focus in @root can be edited, so that keys must do
    nothing else. */
gboolean
shell_keys_write_text (GtkRoot *root)
{
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_ROOT (root), FALSE);

  focus = gtk_root_get_focus (root);
  return (GTK_IS_EDITABLE (focus) && gtk_editable_get_editable (GTK_EDITABLE (focus))) ||
         (GTK_IS_TEXT_VIEW (focus) && gtk_text_view_get_editable (GTK_TEXT_VIEW (focus)));
}

static gboolean
is_function_key (const char *accelerator)
{
  GdkModifierType modifiers;
  guint key;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  return key >= GDK_KEY_F1 && key <= GDK_KEY_F35;
}

/**
 * shell_keys_set:
 * @application: the application
 * @games: all games
 * @info: the one that is played
 * @writing: whether text is being written
 *
 * Gives the actions of the game their keys; while text is written, function keys alone, since
 * letters, digits and Ctrl+Z belong to the text. GTK looks for keys of the application before the
 * focused widget gets them, so they have to go. Those of the other games go first: two kinds may
 * have an action of the same name.
 */
void
shell_keys_set (GtkApplication      *application,
                ShellCatalogue      *games,
                const ShellGameInfo *info,
                gboolean             writing)
{
  static const char * const none[] = { NULL };

  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (games != NULL);
  g_return_if_fail (info != NULL);

  for (; *games != NULL; games++)
    for (const ShellAccel *accel = (*games)->accels; accel->action != NULL; accel++)
      gtk_application_set_accels_for_action (application, accel->action, none);
  for (const ShellAccel *accel = info->accels; accel->action != NULL; accel++)
    {
      const char *keys[G_N_ELEMENTS (accel->keys)] = { NULL };
      guint n = 0;

      for (guint i = 0; accel->keys[i] != NULL; i++)
        if (!writing || is_function_key (accel->keys[i]))
          keys[n++] = accel->keys[i];
      gtk_application_set_accels_for_action (application, accel->action, keys);
    }
}
