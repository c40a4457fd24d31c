/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window of any game, once its board is whole. */

#include "shots.h"

#include "robot-picture.h"
#include "robot-window.h"

#include "kit/view/board/kit-board-view-test.h"

#include <X11/Xatom.h>
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>

static const char * const themes[] = { "light", "dark", "contrast" };

static gboolean
is_complete (gpointer data)
{
  return kit_board_view_is_complete (kit_table_get_board (robot_get_table ()));
}

/** shots_settle: waits for a board without motions, and for panels. */
void
shots_settle (void)
{
  for (guint n = 0; n < 8; n++)
    robot_settle ();
  robot_wait ("a whole board", is_complete, NULL);
  robot_settle ();
}

/** shots_take_all: takes a picture of the window in each theme and size. */
void
shots_take_all (const char *directory,
                const char *name,
                const char *language,
                GSettings  *settings)
{
  static const int sizes[][2] = { { 360, 640 }, { 1280, 800 }, { 3840, 2160 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < G_N_ELEMENTS (themes); k++)
        {
          g_autofree char *base = g_strdup_printf ("%s-%s-%s-%dx%d.png", name, language, themes[k],
                                                   sizes[i][0], sizes[i][1]);
          g_autofree char *path = g_build_filename (directory, base, NULL);

          g_settings_set_string (settings, "appearance", themes[k]);
          shots_settle ();
          robot_shoot (robot_get_window (), path);
        }
    }
}

/* --- for the README and software centres --- */

static gboolean
has_property (Display *display,
              Atom     property)
{
  Atom type;
  int format;
  gulong n, rest;
  guint8 *value = NULL;

  XGetWindowProperty (display, DefaultRootWindow (display), property, 0, 0, False, AnyPropertyType,
                      &type, &format, &n, &rest, &value);
  if (value != NULL)
    XFree (value);
  return type != None;
}

/** shots_claim_frames: has GTK draw the shadow and the round corners of windows; to be called
    before it starts. It leaves them out where no compositing manager owns its selection, and where
    the window manager has not heard of shadows: both is so here. */
void
shots_claim_frames (void)
{
  Display *display = XOpenDisplay (NULL);
  Atom supported, shadow;
  Window owner;

  g_assert_nonnull (display);
  supported = XInternAtom (display, "_NET_SUPPORTED", False);
  /* The window manager, which is starting, would replace what is added now. */
  while (!has_property (display, supported))
    g_usleep (G_USEC_PER_SEC / 100);
  shadow = XInternAtom (display, "_GTK_FRAME_EXTENTS", False);
  XChangeProperty (display, DefaultRootWindow (display), supported, XA_ATOM, 32, PropModeAppend,
                   (const guint8 *) &shadow, 1);
  owner = XCreateSimpleWindow (display, DefaultRootWindow (display), 0, 0, 1, 1, 0, 0, 0);
  XSetSelectionOwner (display, XInternAtom (display, "_NET_WM_CM_S0", False), owner, CurrentTime);
  XSync (display, False);
}

/** shots_grab: (transfer full): what is on the screen of @window, with its frame and shadow. */
cairo_surface_t *
shots_grab (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  XWindowAttributes shown;
  cairo_surface_t *screen, *picture;
  cairo_t *cr;

  XGetWindowAttributes (display, gdk_x11_surface_get_xid (surface), &shown);
  screen = cairo_xlib_surface_create (display, gdk_x11_surface_get_xid (surface), shown.visual,
                                      shown.width, shown.height);
  picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, shown.width, shown.height);
  cr = cairo_create (picture);
  cairo_set_source_surface (cr, screen, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (screen);
  return picture;
}

/** shots_are_double: whether the screen has twice the density. */
gboolean
shots_are_double (void)
{
  return gtk_widget_get_scale_factor (robot_get_window ()) == 2;
}

/** shots_write: (transfer full) @picture: writes it as @name, or as NAME-2.png of a screen of twice
    the density, into the folder of the language. */
void
shots_write (cairo_surface_t *picture,
             const char      *directory,
             const char      *language,
             const char      *name)
{
  g_autofree char *folder = g_build_filename (directory, language, NULL);
  g_autofree char *base = g_strconcat (name, shots_are_double () ? "-2.png" : ".png", NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_cmpint (cairo_surface_write_to_png (picture, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (picture);
}

/** shots_take: takes a picture of the window and of its frame. */
void
shots_take (const char *directory,
            const char *language,
            const char *name)
{
  shots_settle ();
  shots_write (shots_grab (GTK_WINDOW (robot_get_window ())), directory, language, name);
}

/** shots_resize: makes the window, with its shadow, as large as software centres ask for, and the
    letters smaller by the same share of the size that the window has at first. */
void
shots_resize (void)
{
  int scale = shots_are_double () ? 2 : 1;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", SHOTS_DPI * PANGO_SCALE, NULL);
  robot_resize (SHOTS_WIDTH * scale, SHOTS_HEIGHT * scale);
}
