/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that the shell knows of a game: a widget that can be started, written and read. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SHELL_TYPE_GAME (shell_game_get_type ())
G_DECLARE_INTERFACE (ShellGame, shell_game, SHELL, GAME, GtkWidget)

/**
 * ShellAccel:
 * @action: such as "game.undo"
 * @keys: (array zero-terminated=1): such as "<Control>z"
 */
typedef struct
{
  const char *action;
  const char *keys[6];
} ShellAccel;

/**
 * ShellFormat:
 * @suffix: of saved games, such as ".game"
 * @max_bytes: of a text; a longer one could not be read again
 * @read: (transfer full): what a text holds, a game or not
 * @write: (transfer full): such a game as text, and its bytes
 * @free: frees what was read or copied
 * @explain: (transfer full) (nullable): what is wrong with a text that was read, and where; %NULL
 *   if it is a game
 *
 * How games are kept as text. All but @explain, which speaks the language of now, may be called
 * from any thread.
 */
typedef struct
{
  const char *suffix;
  gsize       max_bytes;
  gpointer  (*read)    (const char    *text,
                        gsize          length);
  char     *(*write)   (gconstpointer  content,
                        gsize         *length);
  void      (*free)    (gpointer       content);
  char     *(*explain) (gconstpointer  content);
} ShellFormat;

/**
 * ShellGameInterface:
 * @start: begins a game, without asking
 * @ask_new: shows the dialog for a new game
 * @copy: (transfer full): the game as it is now, which @format can write
 * @install: goes on with a game that @format has read, and takes it over
 * @hold: nobody but the user decides until the game is let go on
 * @proceed: the game that was announced by “leaving” takes the place of the one that is played
 * @mark_saved: the game was saved as it is, or, where @saved is %FALSE, was not
 * @rebuild: another widget for the same game, its texts in the language of now;
 *   this one is about to be destroyed
 * @get_actions: the actions of the game, "game.…" in menus and accelerators; the
 *   header has buttons for "undo" and "redo"
 * @get_menu: (transfer none): what of the main menu is the game's, a section of it
 * @make_shortcuts: (transfer full): groups for the window that lists the keys, each
 *   a #GtkShortcutsGroup
 * @make_preferences: (transfer floating): what of the preferences is the game's
 * @accels: (array): their keys, the last one with a %NULL action
 * @comments: what the game is, to be translated
 * @format: how games are kept
 * @file_kind: what such files are called, to be translated
 *
 * The widget has the properties "title", "modified" and "unfinished".
 */
struct _ShellGameInterface
{
  GTypeInterface parent_iface;

  void          (*start)       (ShellGame  *game);
  void          (*ask_new)     (ShellGame  *game);
  gpointer      (*copy)        (ShellGame  *game);
  void          (*install)     (ShellGame  *game,
                                gpointer    content);
  void          (*hold)        (ShellGame  *game,
                                gboolean    held);
  void          (*proceed)     (ShellGame  *game);
  void          (*mark_saved)  (ShellGame  *game,
                                gboolean    saved);
  ShellGame    *(*rebuild)     (ShellGame  *game);
  GActionGroup *(*get_actions) (ShellGame  *game);
  GMenuModel   *(*get_menu)    (ShellGame  *game);
  GPtrArray    *(*make_shortcuts) (ShellGame *game);
  GtkWidget    *(*make_preferences) (ShellGame *game);
  const ShellAccel *accels;
  const char   *comments;
  const ShellFormat *format;
  const char   *file_kind;
};

void          shell_game_start       (ShellGame  *game);
void          shell_game_ask_new     (ShellGame  *game);
void          shell_game_hold        (ShellGame  *game,
                                      gboolean    held);
void          shell_game_proceed     (ShellGame  *game);
void          shell_game_mark_saved  (ShellGame  *game,
                                      gboolean    saved);
ShellGame    *shell_game_rebuild     (ShellGame  *game);
GActionGroup *shell_game_get_actions (ShellGame  *game);
GMenuModel   *shell_game_get_menu    (ShellGame  *game);
GPtrArray    *shell_game_make_shortcuts (ShellGame *game);
GtkWidget    *shell_game_make_preferences (ShellGame *game);

G_END_DECLS
