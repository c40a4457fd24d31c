/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the game looks now: the painter for the theme of the desktop, shared by all its widgets. */

#include "alx-look.h"

struct _AlxLook
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

G_DEFINE_FINAL_TYPE (AlxLook, alx_look, G_TYPE_OBJECT)

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
theme_changed_cb (AlxLook *look)
{
  AlxThemeKind kind = find_kind ();

  if (look->painter != NULL && look->kind == kind)
    return;
  look->kind = kind;
  g_clear_pointer (&look->painter, alx_painter_free);
  look->painter = alx_painter_new (alx_theme_get (kind));
  g_signal_emit (look, signals[SIGNAL_CHANGED], 0);
}

static void
alx_look_finalize (GObject *object)
{
  alx_painter_free (ALX_LOOK (object)->painter);
  G_OBJECT_CLASS (alx_look_parent_class)->finalize (object);
}

static void
alx_look_class_init (AlxLookClass *class)
{
  G_OBJECT_CLASS (class)->finalize = alx_look_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_LOOK, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
alx_look_init (AlxLook *look)
{
  GtkSettings *settings = gtk_settings_get_default ();

  theme_changed_cb (look);
  g_signal_connect_object (settings, "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (theme_changed_cb), look, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-theme-name", G_CALLBACK (theme_changed_cb), look,
                           G_CONNECT_SWAPPED);
}

/** alx_look_new: (transfer full): a look that follows the desktop. */
AlxLook *
alx_look_new (void)
{
  return g_object_new (ALX_TYPE_LOOK, NULL);
}

/** alx_look_get_painter: (transfer none): the painter for now. */
AlxPainter *
alx_look_get_painter (AlxLook *look)
{
  return look->painter;
}

/** alx_look_adopt_painter: paints from now on with @painter, (transfer full), of the same theme. */
void
alx_look_adopt_painter (AlxLook    *look,
                        AlxPainter *painter)
{
  alx_painter_free (look->painter);
  look->painter = painter;
}

/** alx_look_get_kind: which theme it is. */
AlxThemeKind
alx_look_get_kind (AlxLook *look)
{
  return look->kind;
}
