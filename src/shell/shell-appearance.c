/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Day, night, high contrast and motion: as the player has set, or as the desktop wishes. */

#include "shell-appearance.h"

#include "shell-settings.h"

#include <string.h>

#define PORTAL           "org.freedesktop.portal.Desktop"
#define PORTAL_PATH      "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"
#define NAMESPACE        "org.freedesktop.appearance"

/* What the desktop may wish. Of each, 0 means no preference. */
enum
{
  SCHEME,                               /* 1: dark, 2: light */
  CONTRAST,                             /* 1: high */
  STILLNESS,                            /* 1: no motion */
  N_WISHES
};

/* A portal may be older than contrast and motion. What it does not have is asked of the GSettings
   of GNOME, which may not be installed; they say something only when @value is set. */
static const struct
{
  const char *portal_key;
  const char *schema;
  const char *key;
  const char *value;                    /* as text, and means 1 */
} wishes[N_WISHES] = {
  { "color-scheme", "org.gnome.desktop.interface", "color-scheme", "'prefer-dark'" },
  { "contrast", "org.gnome.desktop.a11y.interface", "high-contrast", "true" },
  { "reduced-motion", "org.gnome.desktop.interface", "enable-animations", "false" },
};

/**
 * ShellAppearance:
 *
 * Sets what GTK and the painters look at, when it starts and whenever something changes. All that
 * is asked over the bus is answered later, so that nothing waits for a portal, or notices that
 * there is none.
 */
struct _ShellAppearance
{
  GObject parent_instance;

  /* owned */
  GSettings       *settings;            /* the program's */
  GSettings       *desktop[N_WISHES];   /* NULL where it is not installed */
  GDBusProxy      *portal;              /* NULL at first, and without a bus */
  GCancellable    *cancellable;

  gboolean         known[N_WISHES];     /* the portal has told it, */
  guint            told[N_WISHES];      /* namely this */
  gboolean         prefers_dark;        /* by GTK's own settings at the start */
  gboolean         contrast;            /* we have set the theme of high contrast, */
  gboolean         still;               /* or that nothing is animated */
};

G_DEFINE_FINAL_TYPE (ShellAppearance, shell_appearance, G_TYPE_OBJECT)

static guint
find_wish (ShellAppearance *appearance,
           guint            wish)
{
  g_autoptr (GVariant) value = NULL;
  g_autofree char *text = NULL;

  if (appearance->known[wish])
    return appearance->told[wish];
  if (appearance->desktop[wish] == NULL)
    return 0;
  value = g_settings_get_value (appearance->desktop[wish], wishes[wish].key);
  text = g_variant_print (value, FALSE);
  return g_str_equal (text, wishes[wish].value);
}

static gboolean
is_dark (ShellAppearance *appearance)
{
  guint scheme = find_wish (appearance, SCHEME);

  return scheme == 0 ? appearance->prefers_dark : scheme == 1;
}

static void
update_cb (ShellAppearance *appearance)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *name = g_settings_get_string (appearance->settings, "appearance");
  gboolean following = g_str_equal (name, "system");
  gboolean dark = following ? is_dark (appearance) : g_str_has_prefix (name, "dark");
  gboolean contrast = following ? find_wish (appearance, CONTRAST) == 1
                                : g_str_has_suffix (name, "contrast");
  gboolean still = find_wish (appearance, STILLNESS) == 1;
  gboolean before;

  /* GTK loads its whole style again even if the value stays the same. */
  g_object_get (settings, "gtk-application-prefer-dark-theme", &before, NULL);
  if (dark != before)
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
  if (contrast && !appearance->contrast)
    g_object_set (settings, "gtk-theme-name", "Default-hc", NULL);
  else if (!contrast && appearance->contrast)
    gtk_settings_reset_property (settings, "gtk-theme-name");
  appearance->contrast = contrast;
  if (still && !appearance->still)
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  else if (!still && appearance->still)
    gtk_settings_reset_property (settings, "gtk-enable-animations");
  appearance->still = still;
}

/* --- the portal --- */

static void
learn (ShellAppearance *appearance,
       const char      *key,
       GVariant        *value)
{
  for (guint i = 0; i < N_WISHES; i++)
    if (g_str_equal (wishes[i].portal_key, key) &&
        g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
      {
        appearance->known[i] = TRUE;
        appearance->told[i] = g_variant_get_uint32 (value);
        g_debug ("the desktop's %s is %u", key, appearance->told[i]);
      }
}

static void
portal_changed_cb (ShellAppearance *appearance,
                   const char      *sender,
                   const char      *signal,
                   GVariant        *parameters)
{
  g_autoptr (GVariant) value = NULL;
  const char *space, *key;

  if (!g_str_equal (signal, "SettingChanged") ||
      !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (!g_str_equal (space, NAMESPACE))
    return;
  learn (appearance, key, value);
  update_cb (appearance);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
    g_dbus_proxy_call_finish (G_DBUS_PROXY (source), result, &error);
  g_autoptr (GVariantIter) spaces = NULL;
  GVariantIter *values;
  const char *key;
  GVariant *value;

  /* Cancelled: the appearance is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (reply == NULL || !g_variant_is_of_type (reply, G_VARIANT_TYPE ("(a{sa{sv}})")))
    {
      g_debug ("the portal has no settings");
      return;
    }
  g_variant_get (reply, "(a{sa{sv}})", &spaces);
  while (g_variant_iter_loop (spaces, "{&sa{sv}}", NULL, &values))
    while (g_variant_iter_loop (values, "{&sv}", &key, &value))
      learn (data, key, value);
  update_cb (data);
}

/* Also when the portal has started later, or anew. */
static void
owner_changed_cb (ShellAppearance *appearance)
{
  g_autofree char *owner = g_dbus_proxy_get_name_owner (appearance->portal);
  const char * const spaces[] = { NAMESPACE, NULL };

  if (owner != NULL)
    g_dbus_proxy_call (appearance->portal, "ReadAll", g_variant_new ("(^as)", spaces),
                       G_DBUS_CALL_FLAGS_NONE, -1, appearance->cancellable, read_cb, appearance);
}

static void
proxy_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  ShellAppearance *appearance = data;
  GDBusProxy *portal = g_dbus_proxy_new_for_bus_finish (result, NULL);

  /* Without a bus, or cancelled: then the appearance is gone. */
  if (portal == NULL)
    return;
  appearance->portal = portal;
  g_signal_connect_object (portal, "g-signal", G_CALLBACK (portal_changed_cb), appearance,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (portal, "notify::g-name-owner", G_CALLBACK (owner_changed_cb),
                           appearance, G_CONNECT_SWAPPED);
  owner_changed_cb (appearance);
}

/* As GTK does, GDK_DEBUG=no-portals keeps away from the portals of the desktop. */
static void
watch_portal (ShellAppearance *appearance)
{
  const char *debug = g_getenv ("GDK_DEBUG");

  if (debug != NULL && strstr (debug, "no-portals") != NULL)
    return;
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, NULL,
                            PORTAL, PORTAL_PATH, PORTAL_INTERFACE, appearance->cancellable,
                            proxy_cb, appearance);
}

/* --- the settings of GNOME --- */

static void
watch_desktop (ShellAppearance *appearance,
               guint            wish)
{
  g_autofree char *changed = g_strconcat ("changed::", wishes[wish].key, NULL);

  if (!shell_settings_has (wishes[wish].schema, wishes[wish].key))
    return;
  appearance->desktop[wish] = g_settings_new (wishes[wish].schema);
  g_signal_connect_object (appearance->desktop[wish], changed, G_CALLBACK (update_cb), appearance,
                           G_CONNECT_SWAPPED);
}

/* --- the object --- */

/* Leaves GTK's settings as they are. */
static void
shell_appearance_finalize (GObject *object)
{
  ShellAppearance *appearance = SHELL_APPEARANCE (object);

  g_cancellable_cancel (appearance->cancellable);
  g_object_unref (appearance->cancellable);
  g_clear_object (&appearance->portal);
  for (guint i = 0; i < N_WISHES; i++)
    g_clear_object (&appearance->desktop[i]);
  g_object_unref (appearance->settings);
  G_OBJECT_CLASS (shell_appearance_parent_class)->finalize (object);
}

static void
shell_appearance_class_init (ShellAppearanceClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_appearance_finalize;
}

static void
shell_appearance_init (ShellAppearance *appearance)
{
}

/**
 * shell_appearance_new:
 * @settings: with the key “appearance”
 *
 * Has GTK's settings follow the player's preference and what the desktop says: by its portal, else
 * by the settings of GNOME, else by those that GTK reads itself.
 *
 * Returns: (transfer full): does this as long as it lives
 */
ShellAppearance *
shell_appearance_new (GSettings *settings)
{
  ShellAppearance *appearance;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  appearance = g_object_new (SHELL_TYPE_APPEARANCE, NULL);
  appearance->settings = g_object_ref (settings);
  appearance->cancellable = g_cancellable_new ();
  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme",
                &appearance->prefers_dark, NULL);
  g_signal_connect_object (settings, "changed::appearance", G_CALLBACK (update_cb), appearance,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < N_WISHES; i++)
    watch_desktop (appearance, i);
  watch_portal (appearance);
  update_cb (appearance);
  return appearance;
}
