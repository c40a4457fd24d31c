/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter for the theme of the desktop, and CSS classes of widgets. */

#include "kit-style.h"

#include <string.h>

/*
 * Follows the theme of the desktop: day, night, and both in high contrast. It owns the painter for
 * it, which the table's widgets share. When the theme changes, the painter is replaced and
 * "changed" is emitted; a painter is therefore fetched anew each time.
 */
struct _KitStyle
{
  GObject parent_instance;

  KitPainterFunc  make_painter;         /* of the game */
  KitPainter     *painter;              /* owned */
};

G_DEFINE_FINAL_TYPE (KitStyle, kit_style, G_TYPE_OBJECT)

/* High contrast is a separate theme, whose name depends on the version of GTK. With GTK_THEME, such
   as "Adwaita:dark", GTK does not look at the settings. */
static KitThemeKind
find_kind (void)
{
  const char *forced = g_getenv ("GTK_THEME");
  g_autofree char *theme = NULL;
  gboolean dark;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark,
                "gtk-theme-name", &theme, NULL);
  if (forced != NULL && forced[0] != '\0')
    {
      dark = g_str_has_suffix (forced, ":dark");
      g_free (theme);
      theme = g_strndup (forced, strcspn (forced, ":"));
    }
  dark = dark || (theme != NULL && (g_str_has_suffix (theme, "-dark") ||
                                    g_str_equal (theme, "HighContrastInverse")));
  if (theme != NULL && (g_str_has_prefix (theme, "HighContrast") || strstr (theme, "-hc") != NULL))
    return dark ? KIT_THEME_DARK_CONTRAST : KIT_THEME_CONTRAST;
  return dark ? KIT_THEME_NIGHT : KIT_THEME_DAY;
}

static void
theme_changed_cb (KitStyle *style)
{
  KitThemeKind kind = find_kind ();

  if (style->painter != NULL && kit_style_get_kind (style) == kind)
    return;
  g_clear_pointer (&style->painter, kit_painter_free);
  style->painter = style->make_painter (kind);
  g_signal_emit_by_name (style, "changed");
}

static void
kit_style_finalize (GObject *object)
{
  kit_painter_free (KIT_STYLE (object)->painter);
  G_OBJECT_CLASS (kit_style_parent_class)->finalize (object);
}

static void
kit_style_class_init (KitStyleClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_style_finalize;
  g_signal_new ("changed", KIT_TYPE_STYLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_style_init (KitStyle *style)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_signal_connect_object (settings, "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (theme_changed_cb), style, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-theme-name", G_CALLBACK (theme_changed_cb), style,
                           G_CONNECT_SWAPPED);
}

/** kit_style_new: (transfer full): a style that follows the desktop and makes its painters with
    @make_painter. */
KitStyle *
kit_style_new (KitPainterFunc make_painter)
{
  KitStyle *style;

  g_return_val_if_fail (make_painter != NULL, NULL);

  style = g_object_new (KIT_TYPE_STYLE, NULL);
  style->make_painter = make_painter;
  theme_changed_cb (style);
  return style;
}

/** kit_style_get_painter: (transfer none): the painter for the current theme. */
KitPainter *
kit_style_get_painter (KitStyle *style)
{
  g_return_val_if_fail (KIT_IS_STYLE (style), NULL);

  return style->painter;
}

/** kit_style_adopt_painter: replaces the painter with @painter, (transfer full), which is of the
    same theme. */
void
kit_style_adopt_painter (KitStyle   *style,
                         KitPainter *painter)
{
  g_return_if_fail (KIT_IS_STYLE (style));
  g_return_if_fail (painter != NULL);

  kit_painter_free (style->painter);
  style->painter = painter;
}

/** kit_style_get_kind: which theme it is. */
KitThemeKind
kit_style_get_kind (KitStyle *style)
{
  g_return_val_if_fail (KIT_IS_STYLE (style), KIT_THEME_DAY);

  return kit_painter_get_theme (style->painter)->kind;
}

/** kit_style_set_class: adds the CSS class @name to @widget, or removes it. */
void
kit_style_set_class (GtkWidget  *widget,
                     const char *name,
                     gboolean    set)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
