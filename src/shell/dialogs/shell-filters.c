/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which files a file dialog shows. */

#include "config.h"

#include "shell-filters.h"

#include <glib/gi18n.h>

/** shell_filters_new: (transfer full): a list of #GtkFileFilter: the files of @games, and all
    files. */
GListModel *
shell_filters_new (ShellCatalogue *games)
{
  g_autoptr (GtkFileFilter) saved = NULL;
  g_autoptr (GtkFileFilter) all = NULL;
  GListStore *filters;

  g_return_val_if_fail (games != NULL && games[0] != NULL, NULL);

  saved = gtk_file_filter_new ();
  gtk_file_filter_set_name (saved, games[1] == NULL ? gettext (games[0]->file_kind)
                                                    : _("Saved games"));
  for (; *games != NULL; games++)
    {
      g_autofree char *pattern = g_strconcat ("*", (*games)->suffix, NULL);

      gtk_file_filter_add_pattern (saved, pattern);
      gtk_file_filter_add_mime_type (saved, (*games)->mime_type);
    }
  all = gtk_file_filter_new ();
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_list_store_append (filters, saved);
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}
