/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that games have in common, for the window of the shell. */

#include "kit-preferences.h"

#include "kit/view/kit-speaker.h"
#include "shell/dialogs/shell-preferences.h"

#include <glib/gi18n.h>

/*
 * Rows that show and change settings. It has no CSS name, and the accessible role of its parent
 * class. The window of the preferences owns it.
 */
struct _KitPreferences
{
  GtkBox parent_instance;

  /* template */
  GtkSwitch   *sound;
  GtkLabel    *silence;                 /* why there is no sound */
  GtkDropDown *animation_speed;

  KitSpeaker  *speaker;                 /* owned; tells whether sounds can be heard */
};

G_DEFINE_FINAL_TYPE (KitPreferences, kit_preferences, GTK_TYPE_BOX)

/* What is on or off, but for the sound; the template has a switch with the name of each. */
static const char * const keys[] = {
  "ask-before-ending-turn", "wait-after-events", "pause-before-rivals", "coordinates"
};

/* A switch that would do nothing cannot be set, and says why. */
static void
speaker_changed_cb (KitPreferences *preferences)
{
  KitSpeakerState state = kit_speaker_get_state (preferences->speaker);
  const char *why = "";

  if (state == KIT_SPEAKER_NO_SERVER)
    why = _("There is no sound server");
  else if (state == KIT_SPEAKER_NOT_BUILT)
    why = _("The program was built without sound");
  gtk_label_set_text (preferences->silence, why);
  gtk_widget_set_visible (GTK_WIDGET (preferences->silence), why[0] != '\0');
  gtk_widget_set_sensitive (GTK_WIDGET (preferences->sound), state == KIT_SPEAKER_READY);
}

static void
kit_preferences_dispose (GObject *object)
{
  g_clear_object (&KIT_PREFERENCES (object)->speaker);
  G_OBJECT_CLASS (kit_preferences_parent_class)->dispose (object);
}

static void
kit_preferences_class_init (KitPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_preferences_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-preferences.ui");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_bind_template_child_full (widget_class, keys[i], FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, silence);
  gtk_widget_class_bind_template_child (widget_class, KitPreferences, animation_speed);
}

static void
kit_preferences_init (KitPreferences *preferences)
{
  gtk_widget_init_template (GTK_WIDGET (preferences));
  preferences->speaker = kit_speaker_new ();
  g_signal_connect_object (preferences->speaker, "changed", G_CALLBACK (speaker_changed_cb),
                           preferences, G_CONNECT_SWAPPED);
  speaker_changed_cb (preferences);
}

/** kit_preferences_new: (transfer floating): rows that show and change @settings. */
GtkWidget *
kit_preferences_new (GSettings *settings)
{
  static const char * const speeds[] = { "slow", "normal", "fast", "off", NULL };
  KitPreferences *preferences;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  preferences = g_object_new (KIT_TYPE_PREFERENCES, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_bind (settings, keys[i],
                     gtk_widget_get_template_child (GTK_WIDGET (preferences), KIT_TYPE_PREFERENCES,
                                                    keys[i]),
                     "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound", preferences->sound, "active",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
  shell_preferences_bind_choices (settings, "animation-speed", preferences->animation_speed,
                                  speeds);
  return GTK_WIDGET (preferences);
}
