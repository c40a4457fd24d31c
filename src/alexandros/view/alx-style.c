/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter for the theme of the desktop, and CSS classes of widgets. */

#include "alx-style.h"

/*
 * Follows the theme of the desktop: day, night or high contrast. It owns the painter for it, which
 * the table's widgets share. When the theme changes, the painter is replaced and "changed" is
 * emitted; a painter is therefore fetched anew each time.
 */
struct _AlxStyle
{
  GObject parent_instance;

  AlxPainter   *painter;                /* owned */
  AlxThemeKind  kind;
};

G_DEFINE_FINAL_TYPE (AlxStyle, alx_style, G_TYPE_OBJECT)

/* High contrast is a separate theme, whose name depends on the version of GTK. */
static AlxThemeKind
find_kind (void)
{
  g_autofree char *theme = NULL;
  gboolean dark;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark,
                "gtk-theme-name", &theme, NULL);
  if (theme != NULL && (g_str_has_prefix (theme, "HighContrast") || strstr (theme, "-hc") != NULL))
    return ALX_THEME_CONTRAST;
  return dark || (theme != NULL && g_str_has_suffix (theme, "-dark")) ? ALX_THEME_NIGHT
                                                                      : ALX_THEME_DAY;
}

static void
theme_changed_cb (AlxStyle *style)
{
  AlxThemeKind kind = find_kind ();

  if (style->painter != NULL && style->kind == kind)
    return;
  style->kind = kind;
  g_clear_pointer (&style->painter, alx_painter_free);
  style->painter = alx_painter_new (alx_theme_get (kind));
  g_signal_emit_by_name (style, "changed");
}

static void
alx_style_finalize (GObject *object)
{
  alx_painter_free (ALX_STYLE (object)->painter);
  G_OBJECT_CLASS (alx_style_parent_class)->finalize (object);
}

static void
alx_style_class_init (AlxStyleClass *class)
{
  G_OBJECT_CLASS (class)->finalize = alx_style_finalize;
  g_signal_new ("changed", ALX_TYPE_STYLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alx_style_init (AlxStyle *style)
{
  GtkSettings *settings = gtk_settings_get_default ();

  theme_changed_cb (style);
  g_signal_connect_object (settings, "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (theme_changed_cb), style, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-theme-name", G_CALLBACK (theme_changed_cb), style,
                           G_CONNECT_SWAPPED);
}

/** alx_style_new: (transfer full): a style that follows the desktop. */
AlxStyle *
alx_style_new (void)
{
  return g_object_new (ALX_TYPE_STYLE, NULL);
}

/** alx_style_get_painter: (transfer none): the painter for the current theme. */
AlxPainter *
alx_style_get_painter (AlxStyle *style)
{
  g_return_val_if_fail (ALX_IS_STYLE (style), NULL);

  return style->painter;
}

/** alx_style_adopt_painter: replaces the painter with @painter, (transfer full), which is of the
    same theme. */
void
alx_style_adopt_painter (AlxStyle   *style,
                         AlxPainter *painter)
{
  g_return_if_fail (ALX_IS_STYLE (style));
  g_return_if_fail (painter != NULL);

  alx_painter_free (style->painter);
  style->painter = painter;
}

/** alx_style_get_kind: which theme it is. */
AlxThemeKind
alx_style_get_kind (AlxStyle *style)
{
  g_return_val_if_fail (ALX_IS_STYLE (style), ALX_THEME_DAY);

  return style->kind;
}

/** alx_style_set_class: adds the CSS class @name to @widget, or removes it. */
void
alx_style_set_class (GtkWidget  *widget,
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
