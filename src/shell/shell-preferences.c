/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with the preferences. */

#include "shell-preferences.h"

struct _ShellPreferences
{
  GtkWindow parent_instance;

  /* template */
  GtkSwitch   *ask_before_ending_turn;
  GtkSwitch   *coordinates;
  GtkDropDown *appearance;
  GtkSpinButton *pause;
};

G_DEFINE_FINAL_TYPE (ShellPreferences, shell_preferences, GTK_TYPE_WINDOW)

static void
shell_preferences_class_init (ShellPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, ask_before_ending_turn);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, coordinates);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, appearance);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, pause);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
shell_preferences_init (ShellPreferences *preferences)
{
  gtk_widget_init_template (GTK_WIDGET (preferences));
}

/* The drop-down's items are in the order of the schema's enum. */
static gboolean
get_appearance (GValue   *value,
                GVariant *variant,
                gpointer  data)
{
  const char *nick = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, g_str_equal (nick, "light") ? 1 : g_str_equal (nick, "dark") ? 2 : 0);
  return TRUE;
}

static GVariant *
set_appearance (const GValue       *value,
                const GVariantType *type,
                gpointer            data)
{
  static const char * const nicks[] = { "system", "light", "dark" };

  return g_variant_new_string (nicks[MIN (g_value_get_uint (value), 2)]);
}

/** shell_preferences_new: (transfer none): a window that shows and changes @settings. */
GtkWidget *
shell_preferences_new (GSettings *settings)
{
  ShellPreferences *preferences = g_object_new (SHELL_TYPE_PREFERENCES, NULL);

  g_settings_bind (settings, "ask-before-ending-turn", preferences->ask_before_ending_turn, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "coordinates", preferences->coordinates, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "computer-pause", gtk_spin_button_get_adjustment (preferences->pause), "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "appearance", preferences->appearance, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_appearance, set_appearance, NULL, NULL);
  return GTK_WIDGET (preferences);
}
