/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game in the window: its widget, menu, actions and keys; and how it makes way for one of
   another kind. */

#include "config.h"

#include "shell-window-private.h"

#include "shell-keys.h"
#include "shell-menu.h"
#include "shell-settings.h"

#include "shell/dialogs/shell-dialogs.h"

/* The index of the game's section in the main menu. */
#define SECTION 1

static void
attention_cb (ShellWindow *window,
              const char  *text)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    shell_attention_call (window->attention, text);
}

static ShellGame *
make_game (const ShellGameInfo *info)
{
  g_autoptr (GSettings) settings = shell_settings_open (info);

  return g_object_new (info->get_type (), "settings", settings, NULL);
}

/* Two kinds may have an action of the same name. */
static void
set_keys (ShellWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  for (ShellCatalogue *games = shell_store_get_games (window->store); *games; games++)
    shell_keys_clear (application, *games);
  window->writing = shell_keys_write_text (GTK_ROOT (window));
  shell_keys_set (application, window->info, window->writing);
}

/** shell_window_update_keys: to be called when another widget of @window has the focus: the keys
    of the game are not for what can be edited. */
void
shell_window_update_keys (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  if (gtk_window_get_application (GTK_WINDOW (window)) == NULL || window->info == NULL ||
      window->writing == shell_keys_write_text (GTK_ROOT (window)))
    return;
  window->writing = !window->writing;
  shell_keys_set (gtk_window_get_application (GTK_WINDOW (window)), window->info, window->writing);
}

/* The game may be in the window already, but hidden. */
static void
adopt_game (ShellWindow         *window,
            const ShellGameInfo *info,
            ShellGame           *game)
{
  window->info = info;
  window->game = game;
  if (gtk_widget_get_parent (GTK_WIDGET (game)) == NULL)
    gtk_box_append (window->content, GTK_WIDGET (game));
  gtk_widget_set_visible (GTK_WIDGET (game), TRUE);
  g_menu_insert_section (window->menu, SECTION, NULL, shell_game_get_menu (game));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "game", shell_game_get_actions (game));
  shell_document_set_game (window->document, info, game);
  g_signal_group_set_target (window->titled, game);
  /* Whatever the player was called for is over. */
  g_signal_connect_object (game, "changed", G_CALLBACK (shell_attention_withdraw),
                           window->attention, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "attention", G_CALLBACK (attention_cb), window, G_CONNECT_SWAPPED);
}

/** shell_window_add_game: shows a widget for games of the kind @info; to be called once, when the
    header is built. */
void
shell_window_add_game (ShellWindow         *window,
                       const ShellGameInfo *info)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (info != NULL);

  adopt_game (window, info, make_game (info));
  set_keys (window);
}

/* --- games of other kinds --- */

static gboolean
candidate_left_cb (ShellGame   *candidate,
                   ShellWindow *window)
{
  GHashTableIter iter;
  gpointer info, game;

  g_hash_table_iter_init (&iter, window->candidates);
  while (g_hash_table_iter_next (&iter, &info, &game))
    if (game == candidate)
      return shell_document_leave (window->document, info);
  /* It has become the game of the window, and the document listens to it. */
  return FALSE;
}

static void
add_candidate (ShellWindow         *window,
               const ShellGameInfo *info,
               ShellGame           *candidate)
{
  gtk_widget_set_visible (GTK_WIDGET (candidate), FALSE);
  gtk_box_append (window->content, GTK_WIDGET (candidate));
  g_hash_table_insert (window->candidates, (gpointer) info, candidate);
  g_signal_connect_object (candidate, "leaving", G_CALLBACK (candidate_left_cb), window, 0);
}

/** shell_window_ask_new_of: shows the dialog for a new game of the kind @info. If it is another
    kind than that in the window, a hidden widget shows it, and takes the place of the other when a
    game is begun. */
void
shell_window_ask_new_of (ShellWindow         *window,
                         const ShellGameInfo *info)
{
  ShellGame *game;

  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (info != NULL);

  if (!shell_document_is_ready (window->document))
    return;
  game = info == window->info ? window->game : g_hash_table_lookup (window->candidates, info);
  if (game == NULL)
    {
      game = make_game (info);
      add_candidate (window, info, game);
    }
  shell_game_ask_new (game);
}

static void
remove_candidates (ShellWindow *window)
{
  GHashTableIter iter;
  gpointer game;

  g_hash_table_iter_init (&iter, window->candidates);
  while (g_hash_table_iter_next (&iter, NULL, &game))
    {
      g_hash_table_iter_remove (&iter);
      gtk_box_remove (window->content, game);
    }
}

/** shell_window_change_kind: replaces the widget by one for games of the kind @info; the document
    puts a game into it. */
void
shell_window_change_kind (ShellWindow         *window,
                          const ShellGameInfo *info)
{
  ShellGame *old;
  ShellGame *game;

  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (info != NULL);

  g_debug ("a game of the kind “%s” follows one of “%s”", info->id, window->info->id);
  old = window->game;
  game = g_hash_table_lookup (window->candidates, info);
  g_hash_table_remove (window->candidates, info);
  /* They may be about the old game. */
  shell_dialogs_close (GTK_WINDOW (window));
  shell_attention_withdraw (window->attention);
  shell_menu_drop (window->menu_button);
  g_menu_remove (window->menu, SECTION);
  adopt_game (window, info, game != NULL ? game : make_game (info));
  set_keys (window);
  gtk_box_remove (window->content, GTK_WIDGET (old));
  remove_candidates (window);
  gtk_widget_grab_focus (GTK_WIDGET (window->game));
  g_settings_set_string (window->settings, "last-game", info->id);
}

/* --- change of language --- */

static void
rebuild_candidates (ShellWindow *window)
{
  g_autoptr (GHashTable) old = g_steal_pointer (&window->candidates);
  GHashTableIter iter;
  gpointer info, game;

  window->candidates = g_hash_table_new (NULL, NULL);
  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &info, &game))
    {
      add_candidate (window, info, shell_game_rebuild (game));
      gtk_box_remove (window->content, game);
    }
}

/** shell_window_rebuild_games: replaces the widgets of the games by others in the current language;
    to be called when the header was built. */
void
shell_window_rebuild_games (ShellWindow *window)
{
  ShellGame *old;

  g_return_if_fail (SHELL_IS_WINDOW (window));

  old = window->game;
  adopt_game (window, window->info, shell_game_rebuild (old));
  gtk_box_remove (window->content, GTK_WIDGET (old));
  rebuild_candidates (window);
}
