/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the players: in the title of a table, and in its part of the main menu. */

#include "kit-table-menu.h"

#include "kit/words/kit-words.h"
#include "shell/shell-menu.h"

#include <glib/gi18n.h>

static void
append_kind (GMenu      *kinds,
             guint       player,
             const char *kind,
             const char *label)
{
  g_autofree char *action = g_strdup_printf ("game.seat-%u::%s", player + 1, kind);

  g_menu_append (kinds, label, action);
}

/* (transfer full): who may play a seat: a person, any level, or a program, which is asked for. At a
   table elsewhere: whoever was invited, or a level. */
static GMenuModel *
make_kinds (const KitGameView *view,
            guint              player,
            gboolean           apart)
{
  GMenu *kinds = g_menu_new ();
  const char *person = apart ? KIT_KIND_ELSEWHERE : "person";

  append_kind (kinds, player, person, view->get_kind_name (person));
  for (const KitLevel *level = view->levels; level->id != NULL; level++)
    if (level->is_offered)
      append_kind (kinds, player, level->id, view->get_kind_name (level->id));
  if (!apart)
    append_kind (kinds, player, "program", _("Custom program…"));
  return G_MENU_MODEL (kinds);
}

/* (transfer full): the name of the player in the menu. GTK tells submenus apart by their labels, so
   a name that several players have is followed by the number of the seat. */
static char *
make_label (const KitRecord *record,
            guint            player)
{
  g_autofree char *name = shell_menu_escape (record->players[player].name);

  for (guint i = 0; i < record->n_players; i++)
    if (i != player && g_str_equal (record->players[i].name, record->players[player].name))
      return g_strdup_printf ("%s (%u)", name, player + 1);
  return g_steal_pointer (&name);
}

/* Lists the seats by the names of the players. */
static void
update_seats (KitTableMenu    *menu,
              const KitRecord *record)
{
  g_menu_remove_all (menu->seats);
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *label = make_label (record, i);
      g_autoptr (GMenuModel) kinds = make_kinds (menu->view, i, menu->apart != 0);

      g_menu_append_submenu (menu->seats, label, kinds);
    }
}

/** kit_table_menu_update: puts the names of the players into the title and the menu, and returns
    whether they are other ones; the seats @apart were invited elsewhere. */
gboolean
kit_table_menu_update (KitTableMenu    *menu,
                       const KitRecord *record,
                       guint            apart)
{
  g_autoptr (GString) names = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];

  g_return_val_if_fail (menu != NULL && record != NULL, FALSE);

  for (guint i = 0; i < record->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " – " : "",
                            kit_words_name (&record->players[i], name));
  if (g_strcmp0 (menu->title, names->str) == 0 && menu->apart == apart)
    return FALSE;
  menu->apart = apart;
  g_free (menu->title);
  menu->title = g_strdup (names->str);
  update_seats (menu, record);
  return TRUE;
}

/**
 * kit_table_menu_new:
 * @path: of a file with the menus "menu" and "seats"
 * @view: the game
 *
 * Returns: (transfer full): the menu, without players
 */
KitTableMenu *
kit_table_menu_new (const char        *path,
                    const KitGameView *view)
{
  g_autoptr (GtkBuilder) builder = NULL;
  KitTableMenu *menu;

  g_return_val_if_fail (path != NULL && view != NULL, NULL);

  builder = gtk_builder_new_from_resource (path);
  menu = g_new0 (KitTableMenu, 1);
  menu->view = view;
  menu->model = G_MENU_MODEL (g_object_ref (gtk_builder_get_object (builder, "menu")));
  menu->seats = G_MENU (g_object_ref (gtk_builder_get_object (builder, "seats")));
  return menu;
}

/** kit_table_menu_free: frees @menu. */
void
kit_table_menu_free (KitTableMenu *menu)
{
  g_return_if_fail (menu != NULL);

  g_object_unref (menu->model);
  g_object_unref (menu->seats);
  g_free (menu->title);
  g_free (menu);
}
