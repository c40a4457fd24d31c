/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with the preferences. */

#include "shell-preferences.h"

/* The values of the settings, in the order of the items of the drop-downs. */
static const char * const appearances[] = { "system", "light", "dark", "contrast", "dark-contrast",
                                             NULL };
static const char * const languages[] = { "", "en", "fr", "it", "es", NULL };
static const char * const speeches[] = { "all", "turn", "off", NULL };

/**
 * ShellPreferences:
 *
 * The window with the preferences: appearance, language, what screen readers speak, and below them
 * what the game adds. Each choice takes effect at once. GTK owns the window.
 */
struct _ShellPreferences
{
  GtkWindow parent_instance;

  /* template */
  GtkBox      *rows;
  GtkDropDown *appearance;
  GtkDropDown *language;
  GtkDropDown *speech;
  GtkSwitch   *single_keys;
  GtkSwitch   *keep_games;
};

G_DEFINE_FINAL_TYPE (ShellPreferences, shell_preferences, GTK_TYPE_WINDOW)

static void
shell_preferences_class_init (ShellPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, rows);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, appearance);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, speech);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, single_keys);
  gtk_widget_class_bind_template_child (widget_class, ShellPreferences, keep_games);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
shell_preferences_init (ShellPreferences *preferences)
{
  gtk_widget_init_template (GTK_WIDGET (preferences));
}

static gboolean
get_selected (GValue   *value,
              GVariant *variant,
              gpointer  data)
{
  const char * const *choices = data;
  guint i = 0;

  while (choices[i] && !g_str_equal (choices[i], g_variant_get_string (variant, NULL)))
    i++;
  g_value_set_uint (value, choices[i] ? i : 0);
  return TRUE;
}

static GVariant *
set_selected (const GValue       *value,
              const GVariantType *type,
              gpointer            data)
{
  const char * const *choices = data;
  guint selected = g_value_get_uint (value);

  return selected < g_strv_length ((char **) choices) ? g_variant_new_string (choices[selected])
                                                      : NULL;
}

/**
 * shell_preferences_bind_choices:
 * @settings: settings
 * @key: of a string
 * @drop_down: is bound to that string
 * @choices: (array zero-terminated=1): the strings for its items, in their order; static
 */
void
shell_preferences_bind_choices (GSettings          *settings,
                                const char         *key,
                                GtkDropDown        *drop_down,
                                const char * const *choices)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (key != NULL);
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));
  g_return_if_fail (choices != NULL);

  g_settings_bind_with_mapping (settings, key, drop_down, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_selected, set_selected, (gpointer) choices, NULL);
}

/** shell_preferences_new: (transfer none): a window for @settings, with the preferences of @game;
    owned by GTK. */
GtkWidget *
shell_preferences_new (GSettings *settings,
                       ShellGame *game)
{
  ShellPreferences *preferences;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  preferences = g_object_new (SHELL_TYPE_PREFERENCES, NULL);
  shell_preferences_bind_choices (settings, "appearance", preferences->appearance, appearances);
  shell_preferences_bind_choices (settings, "language", preferences->language, languages);
  shell_preferences_bind_choices (settings, "speech", preferences->speech, speeches);
  g_settings_bind (settings, "single-keys", preferences->single_keys, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-games", preferences->keep_games, "active",
                   G_SETTINGS_BIND_DEFAULT);
  gtk_box_append (preferences->rows, SHELL_GAME_GET_IFACE (game)->make_preferences (game));
  return GTK_WIDGET (preferences);
}
