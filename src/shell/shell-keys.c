/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the actions of a game, and when they write text instead. */

#include "config.h"

#include "shell-keys.h"

#include <glib/gi18n.h>

const ShellAccel shell_keys_own[] = {
  { "win.new", { "<Control>n" }, N_("New game"), N_("Application") },
  { "win.games", { "<Control>g" }, N_("All games") },
  { "win.library", { "<Control>l" }, N_("Library of games") },
  { "win.open", { "<Control>o" }, N_("Open") },
  { "win.save", { "<Control>s" }, N_("Save") },
  { "win.save-as", { "<Control><Shift>s" }, N_("Save as") },
  { "win.copy-picture", { "<Control><Shift>c" }, N_("Copy the picture of the board") },
  { "win.print", { "<Control>p" }, N_("Print the board") },
  { "", { "F10" }, N_("Main menu") },
  { "win.fullscreen", { "F11" }, N_("Full screen") },
  { "app.preferences", { "<Control>comma" }, N_("Preferences") },
  { "win.show-help-overlay", { "<Control>question" }, N_("Keyboard shortcuts") },
  { "window.close", { "<Control>w" }, N_("Close the window") },
  { "app.quit", { "<Control>q" }, N_("Quit") },
  { NULL }
};

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

/** shell_keys_has_single: whether letters, digits and signs alone are keys of the game: the player
    may prefer that they are not, since who speaks to the machine, or whose hand trembles, presses
    them by mistake. */
gboolean
shell_keys_has_single (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  return g_settings_get_boolean (settings, "single-keys");
}

/* Whether it is a letter, a digit or a sign alone. */
static gboolean
is_single (const char *accelerator)
{
  GdkModifierType modifiers;
  guint key;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  return modifiers == 0 && g_unichar_isgraph (gdk_keyval_to_unicode (key));
}

/* (transfer full): as GTK writes them. */
static GStrv
normalise (const char * const *keys)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (; *keys != NULL; keys++)
    {
      GdkModifierType modifiers;
      guint key;
      g_autofree char *name = NULL;

      gtk_accelerator_parse (*keys, &key, &modifiers);
      name = gtk_accelerator_name (key, modifiers);
      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

/* Gives an action its keys, if it has others: GTK 4.8 has a critical message for an action in a
   menu that has been open when its key is taken away. */
static void
set_keys (GtkApplication     *application,
          const char         *action,
          const char * const *keys)
{
  g_auto (GStrv) now = gtk_application_get_accels_for_action (application, action);
  g_auto (GStrv) wanted = normalise (keys);

  if (!g_strv_equal ((const char * const *) now, (const char * const *) wanted))
    gtk_application_set_accels_for_action (application, action, keys);
}

/* Gives the actions of a table their keys. */
static void
set_table (GtkApplication   *application,
           const ShellAccel *accel,
           gboolean          writing,
           gboolean          single)
{
  for (; accel->action != NULL; accel++)
    {
      const char *keys[G_N_ELEMENTS (accel->keys)] = { NULL };
      guint n = 0;

      for (guint i = 0; accel->keys[i] != NULL; i++)
        if (writing ? is_function_key (accel->keys[i]) : single || !is_single (accel->keys[i]))
          keys[n++] = accel->keys[i];
      if (accel->action[0] != '\0')
        set_keys (application, accel->action, keys);
    }
}

/* Whether an action is in one of the tables. */
static gboolean
has_action (const ShellAccel * const *tables,
            const char               *action)
{
  for (; *tables != NULL; tables++)
    for (const ShellAccel *accel = *tables; accel->action != NULL; accel++)
      if (g_str_equal (accel->action, action))
        return TRUE;
  return FALSE;
}

/** shell_keys_set_own: gives the actions of the program their keys. */
void
shell_keys_set_own (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  set_table (application, shell_keys_own, FALSE, TRUE);
}

/**
 * shell_keys_set:
 * @application: the application
 * @games: all games
 * @info: the one that is played
 * @writing: whether text is being written
 *
 * Gives the actions of the game their keys, but for single ones if the player prefers that; while
 * text is written, function keys alone, since letters, digits and Ctrl+Z belong to the text. GTK
 * looks for keys of the application before the focused widget gets them, so they have to go. Those
 * of the other games go first: two kinds may have an action of the same name.
 */
void
shell_keys_set (GtkApplication      *application,
                ShellCatalogue      *games,
                const ShellGameInfo *info,
                gboolean             writing)
{
  static const char * const none[] = { NULL };
  gboolean single = shell_keys_has_single ();

  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (games != NULL);
  g_return_if_fail (info != NULL);

  for (; *games != NULL; games++)
    for (const ShellAccel * const *table = (*games)->accels; *table != NULL; table++)
      for (const ShellAccel *accel = *table; accel->action != NULL; accel++)
        if (accel->action[0] != '\0' && !has_action (info->accels, accel->action))
          set_keys (application, accel->action, none);
  for (const ShellAccel * const *table = info->accels; *table != NULL; table++)
    set_table (application, *table, writing, single);
}
