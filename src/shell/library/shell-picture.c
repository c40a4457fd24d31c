/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of boards, painted in threads. */

#include "config.h"

#include "shell-picture.h"

#include "shell/document/shell-copy.h"
#include "shell/document/shell-read.h"

/* A picture that is painted. */
typedef struct
{
  ShellCatalogue  *games;               /* borrowed */
  char            *path;                /* owned */
  ShellPictureSize size;
} Order;

static void
order_free (gpointer data)
{
  g_free (((Order *) data)->path);
  g_free (data);
}

/** shell_picture_is_dark: whether @widget is in a dark window. */
gboolean
shell_picture_is_dark (GtkWidget *widget)
{
  gboolean dark;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  g_object_get (gtk_widget_get_settings (widget), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

/** shell_picture_make_texture: (transfer full): a texture of an image, @surface, which it takes
    over; from any thread. */
GdkTexture *
shell_picture_make_texture (cairo_surface_t *surface)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;
  int height;

  g_return_val_if_fail (surface != NULL, NULL);

  height = cairo_image_surface_get_height (surface);
  stride = cairo_image_surface_get_stride (surface);
  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), height * stride,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
paint (GTask *task)
{
  Order *order = g_task_get_task_data (task);
  const ShellPictureSize *size = &order->size;
  g_autofree char *text = NULL;
  g_autoptr (ShellCopy) copy = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  gsize length;

  if (g_task_return_error_if_cancelled (task))
    return;
  if (shell_read_path (order->path, shell_catalogue_get_max_bytes (order->games), &text, &length,
                       NULL))
    copy = shell_copy_read (order->games, text, length);
  if (copy == NULL || !shell_copy_is_game (copy))
    {
      g_task_return_pointer (task, NULL, NULL);
      return;
    }
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size->width * size->scale,
                                        size->height * size->scale);
  cairo_surface_set_device_scale (surface, size->scale, size->scale);
  cr = cairo_create (surface);
  shell_copy_paint (copy, cr, size->width, size->height, size->dark);
  cairo_destroy (cr);
  g_task_return_pointer (task, shell_picture_make_texture (surface), g_object_unref);
}

static void
paint_in_thread (gpointer data,
                 gpointer pool_data)
{
  g_autoptr (GTask) task = data;

  paint (task);
}

/**
 * shell_picture_paint_async:
 * @games: what it may be a game of
 * @path: (type filename): of its file
 * @size: of the picture
 * @cancellable: (nullable): a cancellable
 * @done: called when it is painted
 * @data: for @done
 *
 * One thread reads the games and paints their boards, one after the other; it is not one of those
 * that write games.
 */
void
shell_picture_paint_async (ShellCatalogue         *games,
                           const char             *path,
                           const ShellPictureSize *size,
                           GCancellable           *cancellable,
                           GAsyncReadyCallback     done,
                           gpointer                data)
{
  static GThreadPool *pool;
  GTask *task;
  Order *order;

  g_return_if_fail (games != NULL && path != NULL && size != NULL);
  g_return_if_fail (done != NULL);

  order = g_new (Order, 1);
  *order = (Order) { games, g_strdup (path), *size };
  task = g_task_new (NULL, cancellable, done, data);
  g_task_set_task_data (task, order, order_free);
  if (pool == NULL)
    pool = g_thread_pool_new (paint_in_thread, NULL, 1, FALSE, NULL);
  g_thread_pool_push (pool, task, NULL);
}

/** shell_picture_finish: (transfer full) (nullable): the picture; %NULL if the game cannot be read,
    or @error is that it was cancelled. */
GdkTexture *
shell_picture_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
