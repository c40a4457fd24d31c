/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that games have in common, for the window of the shell. */

#include "kit-preferences.h"

#include "shell/dialogs/shell-preferences.h"

/*
 * Rows that show and change settings. It has no CSS name, and the accessible role of its parent
 * class. The window of the preferences owns it.
 */
struct _KitPreferences
{
  GtkBox parent_instance;

  /* template */
  GtkSwitch   *ask_before_ending_turn;
  GtkSwitch   *wait_after_events;
  GtkSwitch   *pause_before_rivals;
  GtkSwitch   *coordinates;
  GtkSwitch   *sound;
  GtkDropDown *animation_speed;
};

G_DEFINE_FINAL_TYPE (KitPreferences, kit_preferences, GTK_TYPE_BOX)

static void
kit_preferences_class_init (KitPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, ask_before_ending_turn);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, wait_after_events);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, pause_before_rivals);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, coordinates);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, animation_speed);
}

static void
kit_preferences_init (KitPreferences *preferences)
{
  gtk_widget_init_template (GTK_WIDGET (preferences));
}

/** kit_preferences_new: (transfer floating): rows that show and change @settings. */
GtkWidget *
kit_preferences_new (GSettings *settings)
{
  static const char * const speeds[] = { "slow", "normal", "fast", "off", NULL };
  KitPreferences *preferences;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  preferences = g_object_new (KIT_TYPE_PREFERENCES, NULL);
  g_settings_bind (settings, "ask-before-ending-turn", preferences->ask_before_ending_turn,
                   "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "wait-after-events", preferences->wait_after_events, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "pause-before-rivals", preferences->pause_before_rivals, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "coordinates", preferences->coordinates, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound", preferences->sound, "active", G_SETTINGS_BIND_DEFAULT);
  shell_preferences_bind_choices (settings, "animation-speed", preferences->animation_speed,
                                  speeds);
  return GTK_WIDGET (preferences);
}
