/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which files a file dialog shows. */

#include "config.h"

#include "shell-filters.h"

#include <glib/gi18n.h>

static void
add_kind (GtkFileFilter       *filter,
          const ShellGameInfo *info)
{
  g_autofree char *pattern = g_strconcat ("*", info->suffix, NULL);

  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_filter_add_mime_type (filter, info->mime_type);
}

/* (transfer full): what a dialog may show: @first, or all files. */
static GListModel *
make_list (GtkFileFilter *first)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, first);
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

/** shell_filters_new_for_open: (transfer full): a list of #GtkFileFilter: the files of all games,
    and all files. */
GListModel *
shell_filters_new_for_open (ShellCatalogue *games)
{
  g_autoptr (GtkFileFilter) filter = NULL;

  g_return_val_if_fail (games != NULL && games[0] != NULL, NULL);

  filter = gtk_file_filter_new ();
  gtk_file_filter_set_name (filter, games[1] == NULL ? gettext (games[0]->file_kind)
                                                     : _("Saved games"));
  for (; *games != NULL; games++)
    add_kind (filter, *games);
  return make_list (filter);
}

/** shell_filters_new_for_save: (transfer full): the same with the files of one game. */
GListModel *
shell_filters_new_for_save (const ShellGameInfo *info)
{
  g_autoptr (GtkFileFilter) filter = NULL;

  g_return_val_if_fail (info != NULL, NULL);

  filter = gtk_file_filter_new ();
  gtk_file_filter_set_name (filter, gettext (info->file_kind));
  add_kind (filter, info);
  return make_list (filter);
}
