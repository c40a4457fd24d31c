/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets: what their templates bind, and texts with numbers and names. */

#include "kit-widget.h"

#define FOLDER "/io/github/alexandros_game/Alexandros/ui/"

static void
bind_array (GtkWidgetClass       *widget_class,
            const KitTemplateRow *row)
{
  for (guint i = 0; i < row->n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s_%u", row->name, i + 1);

      gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
                                                 row->offset + i * sizeof (gpointer));
    }
}

/**
 * kit_widget_set_template:
 * @widget_class: a class of widgets
 * @name: of the file of its template, without ".ui"
 * @rows: what the template binds; the last has no name
 */
void
kit_widget_set_template (GtkWidgetClass       *widget_class,
                         const char           *name,
                         const KitTemplateRow *rows)
{
  g_autofree char *path = g_strdup_printf (FOLDER "%s.ui", name);

  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class) && rows != NULL);

  gtk_widget_class_set_template_from_resource (widget_class, path);
  for (const KitTemplateRow *row = rows; row->name != NULL; row++)
    if (row->callback != NULL)
      gtk_widget_class_bind_template_callback_full (widget_class, row->name, row->callback);
    else if (row->n > 0)
      bind_array (widget_class, row);
    else
      gtk_widget_class_bind_template_child_full (widget_class, row->name, FALSE, row->offset);
}

/** kit_widget_print: sets the text of a label or of a button, from a format of printf(). */
void
kit_widget_print (gpointer    widget,
                  const char *format,
                  ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  g_return_if_fail (GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget));

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_object_set (widget, "label", text, NULL);
}

/** kit_widget_set_tooltip: sets the tooltip of @widget, (nullable), and returns whether it is
    another one. To set the same again would cost time: GTK asks the display where the pointer
    is. */
gboolean
kit_widget_set_tooltip (gpointer    widget,
                        const char *text)
{
  const char *last;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  last = gtk_widget_get_tooltip_text (widget);
  /* An empty one is none. */
  if (g_str_equal (last != NULL ? last : "", text != NULL ? text : ""))
    return FALSE;
  gtk_widget_set_tooltip_text (widget, text);
  return TRUE;
}

/** kit_widget_add_below: adds @picture below the child of @button. */
void
kit_widget_add_below (GtkButton *button,
                      GtkWidget *picture)
{
  g_autoptr (GtkWidget) child = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  g_return_if_fail (GTK_IS_BUTTON (button) && GTK_IS_WIDGET (picture));

  child = g_object_ref (gtk_button_get_child (button));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (button, box);
  gtk_box_append (GTK_BOX (box), child);
  gtk_box_append (GTK_BOX (box), picture);
}

/** kit_widget_reserve_lines: gives @widget the height of @n lines of its text at least, so that
    what is below it does not move when the text needs them. */
void
kit_widget_reserve_lines (GtkWidget *widget,
                          guint      n)
{
  PangoFontMetrics *metrics;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  gtk_widget_set_size_request (widget, -1,
                               n * PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)));
  pango_font_metrics_unref (metrics);
}

/** kit_widget_get_text_scale: by how much the text of the desktop of @widget is larger than usual;
    at least 1. */
double
kit_widget_get_text_scale (GtkWidget *widget)
{
  int dpi;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return MAX (dpi / (96.0 * PANGO_SCALE), 1);
}
