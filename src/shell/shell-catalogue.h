/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games there are, and which of them a text belongs to. */

#pragma once

#include "base/base-head.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ShellFormat:
 * @max_bytes: of a text; a longer one is not read
 * @claims: whether a text is a record of this game, or was meant to be one. It reads no more than
 *   it takes to tell games apart
 * @read: (transfer full) (nullable): the game in a text; if there is none, @fault says why, to be
 *   freed with g_free()
 * @write: (transfer full): a game as text
 * @free: frees a game
 * @explain: (transfer full): what is wrong with a text, and where, in a sentence
 * @read_head: fills @head, to be cleared, with what a text says about its game, without playing it;
 *   %FALSE if it does not say who plays
 * @name_kind: what a kind of player is called, such as a computer level
 * @name_rules: (nullable): what rules are called that are not the usual ones, as @read_head tells
 *   them; %NULL for the usual ones
 * @name_deed: (nullable): what the decisions are called that #BaseHead counts by their number;
 *   %NULL if there are not so many
 * @forget: removes what else is kept of the table elsewhere whose file was at @path
 * @paint: paints the board of a game, @width by @height pixels large
 *
 * How games are written as text; @data is that of the #ShellGameInfo. All functions may be called
 * from any thread, except for @explain, which makes its sentence in the current language.
 */
typedef struct
{
  gsize      max_bytes;

  gboolean (*claims)    (gconstpointer   data,
                         const char     *text,
                         gsize           length);
  gpointer (*read)      (gconstpointer   data,
                         const char     *text,
                         gsize           length,
                         gpointer       *fault);
  char    *(*write)     (gconstpointer   game);
  void     (*free)      (gpointer        game);
  char    *(*explain)   (gconstpointer   data,
                         gconstpointer   fault);
  gboolean (*read_head) (gconstpointer   data,
                         const char     *text,
                         gsize           length,
                         BaseHead       *head);
  const char *(*name_kind)  (gconstpointer data,
                             const char   *kind);
  const char *(*name_rules) (gconstpointer data,
                             const char   *rules);
  const char *(*name_deed)  (gconstpointer data,
                             guint         deed);
  void     (*forget)    (gconstpointer   data,
                         const char     *path);
  void     (*paint)     (gconstpointer   data,
                         gconstpointer   game,
                         cairo_t        *cr,
                         double          width,
                         double          height,
                         gboolean        dark);
} ShellFormat;

/**
 * ShellAccel:
 * @action: such as "game.undo", or "" for keys that a widget binds itself
 * @keys: (array zero-terminated=1): such as "<Control>z"
 * @title: (nullable): what they do, to be translated; %NULL: they are listed with those before
 * @group: (nullable): heads what follows in the list of keys, to be translated
 *
 * Keys, and how they are listed for the player.
 */
typedef struct
{
  const char *action;
  const char *keys[6];
  const char *title;
  const char *group;
} ShellAccel;

/**
 * ShellGameInfo:
 * @id: names the game in actions and settings, such as "chess"
 * @name: of the game, untranslated, as the next four
 * @comments: what the game is, in one sentence
 * @about: what it is about, in one sentence
 * @facts: how many play it, and how long, such as "2 players, 20 minutes"
 * @file_kind: what its files are called
 * @mime_type: of its files
 * @schema: the id of the schema of its settings
 * @suffix: of the names of new files, such as ".game"
 * @format: how its games are written
 * @data: (nullable): what the functions of @format are called with
 * @accels: (array zero-terminated=1): tables of keys; the last entry of each has a %NULL action
 * @get_type: the type of its widget, which implements #ShellGame and has a property “settings”
 * @ahead: (nullable): called with its settings if the game was played last, once the language is
 *   set and before GTK starts
 * @make_picture: (transfer floating) (nullable): a picture of the game; called with @data
 * @make_school: (transfer none) (nullable): a window over another that teaches the game; it emits
 *   “guided”, without an argument, for learn() of #ShellGameInterface
 * @make_review: (transfer none) (nullable): a window over another that reviews a @game, which its
 *   @format has read, and owns that
 *
 * What is constant of a game.
 */
typedef struct _ShellGameInfo ShellGameInfo;

struct _ShellGameInfo
{
  const char        *id;
  const char        *name;
  const char        *comments;
  const char        *about;
  const char        *facts;
  const char        *file_kind;
  const char        *mime_type;
  const char        *schema;
  const char        *suffix;
  const ShellFormat *format;
  gconstpointer      data;
  const ShellAccel  * const *accels;
  GType            (*get_type)     (void);
  void             (*ahead)        (GSettings     *settings);
  GtkWidget       *(*make_picture) (gconstpointer  data);
  GtkWidget       *(*make_school)  (GtkWindow           *parent,
                                    const ShellGameInfo *info);
  GtkWidget       *(*make_review)  (GtkWindow           *parent,
                                    const ShellGameInfo *info,
                                    gpointer             game);
};

/** ShellCatalogue: the games that there are; the last entry is %NULL. The first is the one of the
    very first start. */
typedef const ShellGameInfo * const ShellCatalogue;

const ShellGameInfo *shell_catalogue_find_id       (ShellCatalogue *games,
                                                    const char     *id);
const ShellGameInfo *shell_catalogue_find_claimant (ShellCatalogue *games,
                                                    const char     *text,
                                                    gsize           length);
const char          *shell_catalogue_find_suffix   (ShellCatalogue *games,
                                                    const char     *name);
gsize                shell_catalogue_get_max_bytes (ShellCatalogue *games);

G_END_DECLS
