/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game's part of the main menu, of the keys and of the window that lists them. */

#include "alx-table-private.h"

#include "alexandros/players/alx-level.h"
#include "alexandros/words/alx-words.h"
#include "shell/shell-menu.h"

#include <glib/gi18n.h>

const ShellAccel alx_table_accels[] = {
  { "game.undo", { "<Control>z" } },
  { "game.redo", { "<Control><Shift>z", "<Control>y" } },
  { "game.undo-turn", { "<Control><Alt>z" } },
  { "game.redo-turn", { "<Control><Alt>y" } },
  { "game.look-back", { "<Alt>Left" } },
  { "game.look-forward", { "<Alt>Right" } },
  { "game.look-first", { "<Alt>Home" } },
  { "game.look-now", { "<Alt>End" } },
  { "game.watch-again", { "w" } },
  { "game.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { "game.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { "game.zoom-fit", { "<Control>0", "<Control>KP_0" } },
  { "game.confirm", { "<Control>Return", "<Control>KP_Enter" } },
  { "game.cancel", { "Escape" } },
  { "game.next-way", { "n" } },
  { "game.previous-way", { "p" } },
  { "game.face-up-1", { "1", "KP_1", "ampersand" } },
  { "game.face-up-2", { "2", "KP_2", "eacute" } },
  { "game.draw", { "d" } },
  { "game.occupy", { "o" } },
  { "game.levy", { "l" } },
  { "game.take-back", { "t" } },
  { "game.end-turn", { "e" } },
  { "game.ready", { "r" } },
  { "game.board", { "b" } },
  { "game.pause", { "g" } },
  { "game.step", { "s" } },
  { "game.move-now", { "m" } },
  { "game.rules", { "F1" } },
  { NULL }
};

#define RESOURCES "/io/github/alexandros_game/Alexandros/ui/"

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

/** alx_table_make_menu: makes the menu of @table, in the current language. */
void
alx_table_make_menu (AlxTable *table)
{
  g_autoptr (GtkBuilder) builder = NULL;

  g_return_if_fail (ALX_IS_TABLE (table));

  builder = gtk_builder_new_from_resource (RESOURCES "alx-menu.ui");
  g_set_object (&table->menu, G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
  g_set_object (&table->seats, G_MENU (gtk_builder_get_object (builder, "seats")));
}

/* Lists the seats by the names of the players. */
static void
update_seats (AlxTable *table)
{
  const AlxRecord *record = alx_game_get_record (alx_table_get_game (table));

  g_menu_remove_all (table->seats);
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *label = shell_menu_escape (record->players[i].name);
      g_autoptr (GMenuModel) kinds = make_kinds (i);

      g_menu_append_submenu (table->seats, label, kinds);
    }
}

/** alx_table_make_shortcuts: (transfer full): groups of keys for the window that lists them, in the
    current language. */
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

/** alx_table_update_title: puts the names of the players into the title and the menu. */
void
alx_table_update_title (AlxTable *table)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const AlxRecord *record;
  char name[ALX_WORDS_NAME_SIZE];

  g_return_if_fail (ALX_IS_TABLE (table));

  record = alx_game_get_record (alx_table_get_game (table));
  for (guint i = 0; i < record->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " – " : "",
                            alx_words_name (&record->players[i], name));
  if (g_strcmp0 (table->title, names->str) == 0)
    return;
  g_free (table->title);
  table->title = g_strdup (names->str);
  update_seats (table);
  g_object_notify (G_OBJECT (table), "title");
}
