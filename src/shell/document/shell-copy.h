/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snapshot of a game, which threads can write and read. */

#pragma once

#include "shell/shell-catalogue.h"
#include "shell/shell-game.h"

G_BEGIN_DECLS

/**
 * ShellCopy:
 *
 * A snapshot of a game, independent of its widget: taken in the main thread and written by another
 * while the game goes on, or read by another thread and then installed. It has one owner and is
 * never changed, so it needs no lock. It is of a kind, that is of one game of the catalogue. A text
 * that is no game makes a copy too, which fails shell_copy_check() and is good for nothing else.
 */
typedef struct _ShellCopy ShellCopy;

ShellCopy           *shell_copy_take     (const ShellGameInfo  *info,
                                          ShellGame            *game);
ShellCopy           *shell_copy_look     (const ShellGameInfo  *info,
                                          ShellGame            *game,
                                          gboolean              painted);
ShellCopy           *shell_copy_read     (ShellCatalogue       *games,
                                          const char           *text,
                                          gsize                 length);
void                 shell_copy_free     (ShellCopy            *copy);
const ShellGameInfo *shell_copy_get_info (ShellCopy            *copy);
char                *shell_copy_write    (ShellCopy            *copy,
                                          gsize                *length,
                                          GError              **error);
gboolean             shell_copy_check    (ShellCopy            *copy,
                                          GError              **error);
gboolean             shell_copy_is_game  (ShellCopy            *copy);
void                 shell_copy_paint    (ShellCopy            *copy,
                                          cairo_t              *cr,
                                          double                width,
                                          double                height,
                                          gboolean              dark);
gpointer             shell_copy_steal    (ShellCopy            *copy);
void                 shell_copy_install  (ShellCopy            *copy,
                                          ShellGame            *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShellCopy, shell_copy_free)

G_END_DECLS
