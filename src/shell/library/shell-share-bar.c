/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar that shows a share, and between what it may well lie. */

#include "config.h"

#include "shell-share-bar.h"

#define WIDTH   140                     /* at least, in pixels, as the next ones */
#define HEIGHT  16
#define WHISKER 6                       /* height of the ends of the line */

struct _ShellShareBar
{
  GtkWidget parent_instance;

  double share;                         /* from 0 to 1, as the next two */
  double low;
  double high;
};

G_DEFINE_FINAL_TYPE (ShellShareBar, shell_share_bar, GTK_TYPE_WIDGET)

static void
shell_share_bar_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
fill (GtkSnapshot   *snapshot,
      const GdkRGBA *colour,
      double         x,
      double         y,
      double         width,
      double         height)
{
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (x, y, MAX (width, 0), height));
}

static void
shell_share_bar_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ShellShareBar *bar = SHELL_SHARE_BAR (widget);
  double width = gtk_widget_get_width (widget);
  double top = (gtk_widget_get_height (widget) - HEIGHT) / 2;
  double middle = top + HEIGHT / 2;
  GdkRGBA ink, pale, filled;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  pale = filled = ink;
  pale.alpha = 0.12;
  filled.alpha = 0.45;
  fill (snapshot, &pale, 0, top, width, HEIGHT);
  fill (snapshot, &filled, 0, top, width * bar->share, HEIGHT);
  if (bar->high <= bar->low)
    return;
  fill (snapshot, &ink, width * bar->low, middle - 1, width * (bar->high - bar->low), 2);
  fill (snapshot, &ink, width * bar->low, middle - WHISKER / 2, 2, WHISKER);
  fill (snapshot, &ink, width * bar->high - 2, middle - WHISKER / 2, 2, WHISKER);
}

static void
shell_share_bar_class_init (ShellShareBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = shell_share_bar_measure;
  widget_class->snapshot = shell_share_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "sharebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
shell_share_bar_init (ShellShareBar *bar)
{
}

/** shell_share_bar_new: (transfer floating): a bar that is filled to @share, with a line from @low
    to @high, all from 0 to 1; no line if they are equal. */
GtkWidget *
shell_share_bar_new (double share,
                     double low,
                     double high)
{
  ShellShareBar *bar = g_object_new (SHELL_TYPE_SHARE_BAR, "valign", GTK_ALIGN_CENTER, NULL);

  bar->share = CLAMP (share, 0, 1);
  bar->low = CLAMP (low, 0, 1);
  bar->high = CLAMP (high, 0, 1);
  return GTK_WIDGET (bar);
}
