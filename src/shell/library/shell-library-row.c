/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the list of the library. */

#include "config.h"

#include "shell-library-row.h"

#include "shell-picture.h"

#include "shell/shell-cancellable.h"

#define WIDTH  132                      /* of the picture, in pixels */
#define HEIGHT 84

struct _ShellLibraryRow
{
  GtkBox parent_instance;

  /* template */
  GtkPicture *picture;
  GtkInscription *title;
  GtkInscription *details;
  GtkInscription *result;

  ShellCatalogue *games;                /* borrowed */
  char           *path;                 /* of the game that has a picture, or NULL; owned */
  GCancellable   *cancellable;          /* owned; of the picture that is painted */
};

G_DEFINE_FINAL_TYPE (ShellLibraryRow, shell_library_row, GTK_TYPE_BOX)

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = shell_picture_finish (result, &error);
  ShellLibraryRow *row = data;          /* gone if it was cancelled */

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    gtk_picture_set_paintable (row->picture, (GdkPaintable *) texture);
}

/* A list has many rows that are not shown. */
static void
paint (ShellLibraryRow *row)
{
  ShellPictureSize size = { WIDTH, HEIGHT };

  if (row->path == NULL || !gtk_widget_get_mapped (GTK_WIDGET (row)))
    return;
  size.scale = gtk_widget_get_scale_factor (GTK_WIDGET (row));
  size.dark = shell_picture_is_dark (GTK_WIDGET (row));
  shell_picture_paint_async (row->games, row->path, &size,
                             shell_cancellable_renew (&row->cancellable), painted_cb, row);
}

/** shell_library_row_show: shows @entry. Returns: (transfer full): all that it says, for screen
    readers. */
char *
shell_library_row_show (ShellLibraryRow *row,
                        ShellEntry      *entry)
{
  const ShellEntryFacts *facts;
  const char *details;
  g_autofree char *text = NULL;

  g_return_val_if_fail (SHELL_IS_LIBRARY_ROW (row), NULL);
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  facts = shell_entry_get_facts (entry);
  details = shell_entry_get_details (entry);
  gtk_inscription_set_text (row->title, shell_entry_get_title (entry));
  gtk_inscription_set_text (row->details, details);
  gtk_widget_set_visible (GTK_WIDGET (row->details), details[0] != '\0');
  gtk_inscription_set_text (row->result, shell_entry_get_result (entry));
  gtk_picture_set_paintable (row->picture, NULL);
  g_free (row->path);
  row->path = g_strdup (facts->reason == NULL ? facts->path : NULL);
  paint (row);
  text = g_strdup_printf ("%s. %s. %s", shell_entry_get_title (entry),
                          shell_entry_get_result (entry), details);
  /* A narrow window shows the beginning of each. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (row), text);
  return g_steal_pointer (&text);
}

/** shell_library_row_hide: shows nothing, and paints nothing more. */
void
shell_library_row_hide (ShellLibraryRow *row)
{
  g_return_if_fail (SHELL_IS_LIBRARY_ROW (row));

  g_cancellable_cancel (row->cancellable);
  g_clear_pointer (&row->path, g_free);
  gtk_picture_set_paintable (row->picture, NULL);
}

static void
shell_library_row_map (GtkWidget *widget)
{
  ShellLibraryRow *row = SHELL_LIBRARY_ROW (widget);

  GTK_WIDGET_CLASS (shell_library_row_parent_class)->map (widget);
  if (gtk_picture_get_paintable (row->picture) == NULL)
    paint (row);
}

static void
shell_library_row_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (SHELL_LIBRARY_ROW (widget)->cancellable);
  GTK_WIDGET_CLASS (shell_library_row_parent_class)->unmap (widget);
}

static void
shell_library_row_dispose (GObject *object)
{
  ShellLibraryRow *row = SHELL_LIBRARY_ROW (object);

  g_cancellable_cancel (row->cancellable);
  g_clear_object (&row->cancellable);
  g_clear_pointer (&row->path, g_free);
  G_OBJECT_CLASS (shell_library_row_parent_class)->dispose (object);
}

static void
shell_library_row_class_init (ShellLibraryRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_library_row_dispose;
  widget_class->map = shell_library_row_map;
  widget_class->unmap = shell_library_row_unmap;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-library-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryRow, picture);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryRow, title);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryRow, details);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryRow, result);
}

static void
shell_library_row_init (ShellLibraryRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_widget_set_size_request (GTK_WIDGET (row->picture), WIDTH, HEIGHT);
}

/** shell_library_row_new: (transfer floating): an empty row for one of @games. */
GtkWidget *
shell_library_row_new (ShellCatalogue *games)
{
  ShellLibraryRow *row;

  g_return_val_if_fail (games != NULL, NULL);

  row = g_object_new (SHELL_TYPE_LIBRARY_ROW, NULL);
  row->games = games;
  return GTK_WIDGET (row);
}
