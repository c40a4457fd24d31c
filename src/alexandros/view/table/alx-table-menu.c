/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the main menu and of the window with the keys is the table's. */

#include "alx-table-private.h"

#include "alexandros/players/alx-level.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

#define RESOURCES "/io/github/alexandros_game/Alexandros/ui/"

/* Labels of menus are mnemonics: an underscore of a name is doubled. */
static char *
escape (const char *label)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);

  return g_strjoinv ("__", parts);
}

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

/* Who may play a seat: a person, any level, or a program, which is asked for. */
static GMenuModel *
make_kinds (guint player)
{
  GMenu *kinds = g_menu_new ();

  append_kind (kinds, player, "person", alx_words_kind ("person"));
  for (AlxLevel level = 0; level < ALX_LEVELS_SHOWN; level++)
    append_kind (kinds, player, alx_level_get_id (level),
                 alx_words_kind (alx_level_get_id (level)));
  append_kind (kinds, player, "program", _("Custom program…"));
  return G_MENU_MODEL (kinds);
}

/** alx_table_make_menu: the menu of @table, in the language of now. */
void
alx_table_make_menu (AlxTable *table)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "alx-menu.ui");

  g_set_object (&table->menu, G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
  g_set_object (&table->seats, G_MENU (gtk_builder_get_object (builder, "seats")));
}

/** alx_table_update_menu: lists the seats of the game by the names of the players. */
void
alx_table_update_menu (AlxTable *table)
{
  const AlxRecord *record = alx_game_get_record (alx_table_get_game (table));

  g_menu_remove_all (table->seats);
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *label = escape (record->players[i].name);
      g_autoptr (GMenuModel) kinds = make_kinds (i);

      g_menu_append_submenu (table->seats, label, kinds);
    }
}

/** alx_table_make_shortcuts: (transfer full): groups of keys, in the language of now. */
GPtrArray *
alx_table_make_shortcuts (ShellGame *game)
{
  static const char * const names[] = { "turn", "history" };
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "alx-shortcuts.ui");
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (groups, g_object_ref (gtk_builder_get_object (builder, names[i])));
  return groups;
}
