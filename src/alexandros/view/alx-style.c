/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the game looks now: the painter for the theme of the desktop, shared by all its widgets. */

#include "alx-style.h"

struct _AlxStyle
{
  GObject parent_instance;

  AlxPainter *painter;                  /* owned */
  AlxThemeKind kind;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxStyle, alx_style, G_TYPE_OBJECT)

/* High contrast is a theme of its own, whose name depends on the version of GTK. */
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
  g_signal_emit (style, signals[SIGNAL_CHANGED], 0);
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
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_STYLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
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

/** alx_style_new: (transfer full): a look that follows the desktop. */
AlxStyle *
alx_style_new (void)
{
  return g_object_new (ALX_TYPE_STYLE, NULL);
}

/** alx_style_get_painter: (transfer none): the painter for now. */
AlxPainter *
alx_style_get_painter (AlxStyle *style)
{
  return style->painter;
}

/** alx_style_adopt_painter: paints from now on with @painter, (transfer full), of the same
    theme. */
void
alx_style_adopt_painter (AlxStyle   *style,
                         AlxPainter *painter)
{
  alx_painter_free (style->painter);
  style->painter = painter;
}

/** alx_style_get_kind: which theme it is. */
AlxThemeKind
alx_style_get_kind (AlxStyle *style)
{
  return style->kind;
}
