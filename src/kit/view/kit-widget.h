/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets: what their templates bind, and texts with numbers and names. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitTemplateRow:
 * @name: of a child or of a callback in the template
 * @offset: of the member that is the child
 * @n: how many members there are, if it is an array: then the children are called by @name, an
 *   underscore, and a number from 1; otherwise 0
 * @callback: the callback, or %NULL for a child
 *
 * What the template of a class binds; made by one of the macros below.
 */
typedef struct
{
  const char *name;
  gssize      offset;
  guint       n;
  GCallback   callback;
} KitTemplateRow;

/** KIT_TEMPLATE_NAMED: a child that is not called like its member. */
#define KIT_TEMPLATE_NAMED(type, member, name) { name, G_STRUCT_OFFSET (type, member), 0, NULL }

/** KIT_TEMPLATE_CHILD: a child that is called like its member. */
#define KIT_TEMPLATE_CHILD(type, member) KIT_TEMPLATE_NAMED (type, member, #member)

/** KIT_TEMPLATE_ARRAY: numbered children, such as "bid_1", "bid_2". */
#define KIT_TEMPLATE_ARRAY(type, member, name) \
  { name, G_STRUCT_OFFSET (type, member), G_N_ELEMENTS (((type *) NULL)->member), NULL }

/** KIT_TEMPLATE_CALLBACK: a function that is called by its name. */
#define KIT_TEMPLATE_CALLBACK(function) { #function, 0, 0, G_CALLBACK (function) }

void     kit_widget_set_template  (GtkWidgetClass       *widget_class,
                                   const char           *name,
                                   const KitTemplateRow *rows);
void     kit_widget_print         (gpointer              widget,
                                   const char           *format,
                                   ...) G_GNUC_PRINTF (2, 3);
gboolean kit_widget_set_tooltip   (gpointer              widget,
                                   const char           *text);
void     kit_widget_add_below     (GtkButton            *button,
                                   GtkWidget            *picture);
void     kit_widget_reserve_lines (GtkWidget            *widget,
                                   guint                 n);
double   kit_widget_get_text_scale (GtkWidget           *widget);

G_END_DECLS
