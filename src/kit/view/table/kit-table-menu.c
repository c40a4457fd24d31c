/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game's part of the main menu, and of the window that lists the keys. */

#include "kit-table-private.h"

#include "kit/words/kit-words.h"
#include "shell/shell-menu.h"

#include <glib/gi18n.h>

static void
append_kind (GMenu      *kinds,
             guint       player,
             const char *kind,
             const char *label)
{
  g_autofree char *action = g_strdup_printf ("game.seat-%u", player + 1);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", kind);
  g_menu_append_item (kinds, item);
}

/* (transfer full): who may play a seat: a person, any level, or a program, which is asked for. */
static GMenuModel *
make_kinds (const KitGameView *view,
            guint              player)
{
  GMenu *kinds = g_menu_new ();

  append_kind (kinds, player, "person", view->get_kind_name ("person"));
  for (const KitLevel *level = view->levels; level->id != NULL; level++)
    if (level->is_offered)
      append_kind (kinds, player, level->id, view->get_kind_name (level->id));
  append_kind (kinds, player, "program", _("Custom program…"));
  return G_MENU_MODEL (kinds);
}

/** kit_table_make_menu: makes the menu of @table, in the current language. */
void
kit_table_make_menu (KitTable *table)
{
  g_autoptr (GtkBuilder) builder = NULL;

  g_return_if_fail (KIT_IS_TABLE (table));

  builder = gtk_builder_new_from_resource (KIT_TABLE_GET_CLASS (table)->menu);
  g_set_object (&table->private->menu, G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
  g_set_object (&table->private->seats, G_MENU (gtk_builder_get_object (builder, "seats")));
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
update_seats (KitTable *table)
{
  const KitRecord *record = kit_game_get_record (kit_table_get_game (table));

  g_menu_remove_all (table->private->seats);
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *label = make_label (record, i);
      g_autoptr (GMenuModel) kinds = make_kinds (KIT_TABLE_GET_CLASS (table)->view, i);

      g_menu_append_submenu (table->private->seats, label, kinds);
    }
}

/** kit_table_make_shortcuts: (transfer full): groups of keys for the window that lists them, in the
    current language. */
GPtrArray *
kit_table_make_shortcuts (ShellGame *game)
{
  g_autoptr (GtkBuilder) builder = NULL;
  KitTableClass *class;
  GPtrArray *groups;

  g_return_val_if_fail (KIT_IS_TABLE (game), NULL);

  class = KIT_TABLE_GET_CLASS (game);
  builder = gtk_builder_new_from_resource (class->shortcuts);
  groups = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; class->groups[i] != NULL; i++)
    g_ptr_array_add (groups, g_object_ref (gtk_builder_get_object (builder, class->groups[i])));
  return groups;
}

/** kit_table_update_title: puts the names of the players into the title and the menu. */
void
kit_table_update_title (KitTable *table)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const KitRecord *record;
  char name[KIT_WORDS_NAME_SIZE];

  g_return_if_fail (KIT_IS_TABLE (table));

  record = kit_game_get_record (kit_table_get_game (table));
  for (guint i = 0; i < record->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " – " : "",
                            kit_words_name (&record->players[i], name));
  if (g_strcmp0 (table->private->title, names->str) == 0)
    return;
  g_free (table->private->title);
  table->private->title = g_strdup (names->str);
  update_seats (table);
  g_object_notify (G_OBJECT (table), "title");
}
