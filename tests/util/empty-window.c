/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The least that a program with a window costs: what tests/measure.py compares the game with.

   With "ring", the window shows a ring that follows the pointer; with "plain", it lies on a picture
   that never changes. */

#include "shell/shell-trace.h"

#include <math.h>

#define RING 75                         /* radius in pixels */

/* --- a picture and a ring --- */

typedef struct
{
  GtkWidget      parent_instance;

  gboolean       bare;                  /* there is no picture */
  GskRenderNode *picture;               /* owned; or NULL */
  double         x, y;                  /* of the ring */
} Plain;

typedef GtkWidgetClass PlainClass;

GType plain_get_type (void);

G_DEFINE_TYPE (Plain, plain, GTK_TYPE_WIDGET)

static GskRenderNode *
make_picture (int width,
              int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr = cairo_create (surface);

  for (int i = 0; i < width; i += 50)
    {
      cairo_set_source_rgb (cr, i % 7 / 7.0, i % 5 / 5.0, i % 3 / 3.0);
      cairo_rectangle (cr, i, 0, 50, height);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static void
plain_snapshot (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  Plain *plain = (Plain *) widget;
  cairo_t *cr;

  if (plain->picture == NULL && !plain->bare)
    plain->picture = make_picture (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  if (plain->picture != NULL)
    gtk_snapshot_append_node (snapshot, plain->picture);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (floor (plain->x) - RING,
                                                                 floor (plain->y) - RING, 2 * RING,
                                                                 2 * RING));
  cairo_arc (cr, plain->x, plain->y, RING - 5, 0, 2 * G_PI);
  cairo_set_line_width (cr, 5);
  cairo_set_source_rgb (cr, 1, 0.8, 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
  shell_trace_mark ("moved");
}

static void
moved_cb (Plain *plain,
          double x,
          double y)
{
  plain->x = x;
  plain->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (plain));
}

/* The size changes until the window fills the screen. */
static void
plain_size_allocate (GtkWidget *widget,
                     int        width,
                     int        height,
                     int        baseline)
{
  g_clear_pointer (&((Plain *) widget)->picture, gsk_render_node_unref);
}

static void
plain_finalize (GObject *object)
{
  g_clear_pointer (&((Plain *) object)->picture, gsk_render_node_unref);
  G_OBJECT_CLASS (plain_parent_class)->finalize (object);
}

static void
plain_class_init (PlainClass *class)
{
  G_OBJECT_CLASS (class)->finalize = plain_finalize;
  class->snapshot = plain_snapshot;
  class->size_allocate = plain_size_allocate;
}

static void
plain_init (Plain *plain)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), plain, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (plain), motion);
}

/* --- the window --- */

static void
activated_cb (GtkApplication *application,
              gpointer        shown)
{
  GtkWidget *window = gtk_application_window_new (application);

  if (shown != NULL)
    {
      Plain *plain = g_object_new (plain_get_type (), NULL);

      plain->bare = g_str_equal (shown, "ring");
      gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (plain));
      gtk_window_fullscreen (GTK_WINDOW (window));
    }
  shell_trace_watch (window);
  gtk_window_set_title (GTK_WINDOW (window), "Empty");
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  shell_trace_mark ("window");
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  static const char * const shows[] = { "ring", "plain", NULL };
  g_autoptr (GtkApplication) application = gtk_application_new ("io.github.alexandros_game.Empty",
                                                                G_APPLICATION_DEFAULT_FLAGS);
  const char *shown = argc == 3 ? argv[2] : NULL;

  if (argc < 2 || argc > 3 || (shown != NULL && !g_strv_contains (shows, shown)) ||
      !shell_trace_open (argv[1]))
    {
      g_printerr ("Usage: empty-window FILE [ring|plain]\n");
      return 2;
    }
  g_signal_connect (application, "activate", G_CALLBACK (activated_cb), (gpointer) shown);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
