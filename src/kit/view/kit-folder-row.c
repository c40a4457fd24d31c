/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in which the player chooses the folder of a table. */

#include "config.h"

#include "kit-folder-row.h"

#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

#define KEY "table-folder"

/*
 * A button that asks for a folder, and its name. The folder of the last table is proposed. "chosen"
 * is emitted when the player has chosen one. The window that it is in closes its file dialog with
 * shell_dialogs_close(). Accessible role: that of GtkBox.
 */
struct _KitFolderRow
{
  GtkBox parent_instance;

  GtkLabel  *name;                      /* template */

  GSettings *settings;                  /* owned */
  char      *path;                      /* owned; NULL before one is chosen */
};

G_DEFINE_FINAL_TYPE (KitFolderRow, kit_folder_row, GTK_TYPE_BOX)

static void
set_path (KitFolderRow *row,
          const char   *path)
{
  g_autofree char *name = g_filename_display_name (path);

  g_free (row->path);
  row->path = g_strdup (path);
  gtk_label_set_text (row->name, name);
}

static void
chosen_cb (GFile    *file,
           gpointer  data)
{
  g_autoptr (KitFolderRow) row = data;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path == NULL)
    return;
  set_path (row, path);
  g_signal_emit_by_name (row, "chosen");
}

static void
clicked_cb (KitFolderRow *row)
{
  const ShellFileChoice choice = { .title = _("Choose a Shared Folder"), .verb = _("_Choose"),
                                   .of_folders = TRUE };

  shell_dialogs_ask_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row))), &choice, chosen_cb,
                          g_object_ref (row));
}

static void
kit_folder_row_finalize (GObject *object)
{
  KitFolderRow *row = KIT_FOLDER_ROW (object);

  g_object_unref (row->settings);
  g_free (row->path);
  G_OBJECT_CLASS (kit_folder_row_parent_class)->finalize (object);
}

static void
kit_folder_row_class_init (KitFolderRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_folder_row_finalize;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-folder-row.ui");
  gtk_widget_class_bind_template_child (widget_class, KitFolderRow, name);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  g_signal_new ("chosen", KIT_TYPE_FOLDER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
kit_folder_row_init (KitFolderRow *row)
{
  g_autofree char *path = NULL;

  gtk_widget_init_template (GTK_WIDGET (row));
  row->settings = g_settings_new (APPLICATION_ID);
  path = g_settings_get_string (row->settings, KEY);
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    set_path (row, path);
}

/** kit_folder_row_get_path: (transfer full) (type filename) (nullable): what is chosen. */
char *
kit_folder_row_get_path (KitFolderRow *row)
{
  g_return_val_if_fail (KIT_IS_FOLDER_ROW (row), NULL);

  return g_strdup (row->path);
}

/** kit_folder_row_remember: proposes what is chosen the next time, too. */
void
kit_folder_row_remember (KitFolderRow *row)
{
  g_return_if_fail (KIT_IS_FOLDER_ROW (row));

  if (row->path != NULL)
    g_settings_set_string (row->settings, KEY, row->path);
}
