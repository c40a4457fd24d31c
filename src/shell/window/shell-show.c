/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the game to others: as a picture, and as text. */

#include "config.h"

#include "shell-show.h"

#include "shell/library/shell-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#define WIDTH  2000                     /* of a picture, in pixels, or in points of a PDF */
#define HEIGHT 1280

/* A picture that is painted in a thread. */
typedef struct
{
  ShellCopy      *copy;                 /* owned, as the file */
  gboolean        dark;
  GFile          *file;                 /* NULL for the clipboard */
  ShellShowDone   done;
  gpointer        data;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  shell_copy_free (order->copy);
  g_clear_object (&order->file);
  g_free (order);
}

static gboolean
has_suffix (GFile      *file,
            const char *suffix)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *folded = name != NULL ? g_ascii_strdown (name, -1) : NULL;

  return folded != NULL && g_str_has_suffix (folded, suffix);
}

/** shell_show_can_save: whether the name of @file says what it is to be: PNG, SVG or PDF. */
gboolean
shell_show_can_save (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return has_suffix (file, ".png") || has_suffix (file, ".svg") || has_suffix (file, ".pdf");
}

static cairo_surface_t *
paint (const Order     *order,
       cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  shell_copy_paint (order->copy, cr, WIDTH, HEIGHT, order->dark);
  cairo_destroy (cr);
  return surface;
}

static cairo_status_t
append (gpointer       closure,
        const guint8  *bytes,
        guint          length)
{
  g_byte_array_append (closure, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* (transfer full): the bytes of a file of the kind that its name says. */
static GBytes *
make_file (const Order *order)
{
  GByteArray *bytes = g_byte_array_new ();
  gboolean png = has_suffix (order->file, ".png");
  cairo_surface_t *surface =
    png ? cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT)
    : has_suffix (order->file, ".svg")
      ? cairo_svg_surface_create_for_stream (append, bytes, WIDTH, HEIGHT)
      : cairo_pdf_surface_create_for_stream (append, bytes, WIDTH, HEIGHT);

  paint (order, surface);
  if (png)
    cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

static void
paint_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Order *order = data;
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;

  if (order->file == NULL)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);

      g_task_return_pointer (task, shell_picture_make_texture (paint (order, surface)),
                             g_object_unref);
      return;
    }
  bytes = make_file (order);
  g_file_replace_contents (order->file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                           NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, NULL, NULL);
}

static void
start (gpointer             source,
       Order                order,
       GAsyncReadyCallback  done)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, done, NULL);

  g_task_set_task_data (task, g_memdup2 (&order, sizeof order), order_free);
  g_task_run_in_thread (task, paint_in_thread);
}

static void
copied_cb (GObject      *display,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), NULL);

  if (texture != NULL)
    gdk_clipboard_set_texture (gdk_display_get_clipboard (GDK_DISPLAY (display)), texture);
}

/** shell_show_copy_picture: puts a picture of the board of @copy, which it takes over, into the
    clipboard, as soon as a thread has painted it. */
void
shell_show_copy_picture (GtkWidget *widget,
                         ShellCopy *copy)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (copy != NULL);

  start (gtk_widget_get_display (widget),
         (Order) { .copy = copy, .dark = shell_picture_is_dark (widget) }, copied_cb);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  const Order *order = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_pointer (G_TASK (result), &error);
  order->done (order->data, error);
}

/**
 * shell_show_save_picture:
 * @copy: (transfer full): a game
 * @dark: whether it is painted as at night
 * @file: for which shell_show_can_save()
 * @done: called when the file was written, with %NULL, or cannot be
 * @data: for @done
 *
 * A thread paints the board and writes it.
 */
void
shell_show_save_picture (ShellCopy       *copy,
                         gboolean         dark,
                         GFile           *file,
                         ShellShowDone    done,
                         gpointer         data)
{
  g_return_if_fail (copy != NULL);
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (done != NULL);

  start (NULL, (Order) { copy, dark, g_object_ref (file), done, data }, saved_cb);
}

/* --- printing --- */

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              gpointer           data)
{
  ShellCopy *copy = data;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context);
  double height = MIN (gtk_print_context_get_height (context), width * HEIGHT / WIDTH);

  shell_copy_paint (copy, cr, width, height, FALSE);
}

static void
printed_cb (GtkPrintOperation       *operation,
            GtkPrintOperationResult  result,
            gpointer                 data)
{
  const Order *order = data;
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  order->done (order->data, error);
}

static void
free_order_of (gpointer  data,
               GClosure *closure)
{
  order_free (data);
}

/**
 * shell_show_print:
 * @window: asks for the printer
 * @copy: (transfer full): a game
 * @name: of the print job
 * @done: called when the player has printed or cancelled, with %NULL, or with the error
 * @data: for @done
 *
 * Prints the board on one page, as by day.
 */
void
shell_show_print (GtkWindow     *window,
                  ShellCopy     *copy,
                  const char    *name,
                  ShellShowDone  done,
                  gpointer       data)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GtkPageSetup) setup = NULL;
  Order *order;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (copy != NULL && name != NULL && done != NULL);

  operation = gtk_print_operation_new ();
  setup = gtk_page_setup_new ();
  order = g_new0 (Order, 1);
  *order = (Order) { .copy = copy, .done = done, .data = data };
  gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), copy, NULL, 0);
  g_signal_connect_data (operation, "done", G_CALLBACK (printed_cb), order, free_order_of, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}

/** shell_show_copy_text: puts the game as text into the clipboard; @error says why that cannot
    be. */
gboolean
shell_show_copy_text (GtkWidget  *widget,
                      ShellCopy  *copy,
                      GError    **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (copy != NULL, FALSE);

  text = shell_copy_write (copy, &length, error);
  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  return text != NULL;
}
