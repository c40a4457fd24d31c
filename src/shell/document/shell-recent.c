/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of recent games: those that were put aside, and files. */

#include "config.h"

#include "shell-recent.h"

#include "shell/shell-menu.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* Of each kind. */
#define MAX_LISTED 20

static void
append_item (GMenu      *menu,
             const char *label,
             const char *action,
             const char *target)
{
  g_autofree char *escaped = shell_menu_escape (label);
  g_autoptr (GMenuItem) item = g_menu_item_new (escaped, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
list_aside (ShellStore         *store,
            const char * const *names)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; names[i] && i < MAX_LISTED; i++)
    {
      g_autofree char *title = shell_store_get_title (store, names[i]);

      append_item (menu, title, "win.open-aside", names[i]);
    }
  if (names[0] != NULL)
    g_menu_append (menu, _("_All Unfinished Games…"), "win.library");
  return G_MENU_MODEL (menu);
}

static GMenuModel *
list_files (ShellCatalogue *games)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GMenu *menu = g_menu_new ();
  guint n = 0;

  for (GList *l = items; l && n < MAX_LISTED; l = l->next)
    if (gtk_recent_info_has_application (l->data, g_get_application_name ()) &&
        shell_catalogue_find_suffix (games, gtk_recent_info_get_uri (l->data)) != NULL)
      {
        append_item (menu, gtk_recent_info_get_display_name (l->data), "win.open-recent",
                     gtk_recent_info_get_uri (l->data));
        n++;
      }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  return G_MENU_MODEL (menu);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GMenu) menu = data;
  g_auto (GStrv) names = shell_store_list_finish (result);
  g_autoptr (GMenuModel) aside = NULL;
  g_autoptr (GMenuModel) files = NULL;

  if (names == NULL)
    return;
  aside = list_aside (SHELL_STORE (source), (const char * const *) names);
  files = list_files (shell_store_get_games (SHELL_STORE (source)));
  g_menu_remove_all (menu);
  if (g_menu_model_get_n_items (aside) == 0 && g_menu_model_get_n_items (files) == 0)
    {
      /* An item without an action is insensitive. */
      g_menu_append (menu, _("There are no recent games."), "win.no-recent");
      return;
    }
  g_menu_append_section (menu, _("Unfinished"), aside);
  g_menu_append_section (menu, _("Files"), files);
}

/**
 * shell_recent_fill:
 * @menu: a menu, whose items are replaced soon
 * @store: where unfinished games are put aside
 * @cancellable: (nullable): a cancellable
 *
 * The items activate “win.open-aside” with the name of a game, “win.library”, and
 * “win.open-recent” with a URI. If there are no games, the only item says so.
 */
void
shell_recent_fill (GMenu        *menu,
                   ShellStore   *store,
                   GCancellable *cancellable)
{
  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (SHELL_IS_STORE (store));

  shell_store_list_async (store, cancellable, listed_cb, g_object_ref (menu));
}
