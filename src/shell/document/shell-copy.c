/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snapshot of a game, which threads can write and read. */

#include "config.h"

#include "shell-copy.h"

#include "shell-error.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ShellCopy
{
  const ShellGameInfo *info;            /* of the game that it is of; NULL if it is of none */
  gpointer             game;            /* owned, as the format makes it; NULL once installed */
  gpointer             fault;           /* owned; what is wrong with a text of that game, or NULL */
};

/** shell_copy_take: (transfer full): a snapshot of @game, which is of the kind @info. */
ShellCopy *
shell_copy_take (const ShellGameInfo *info,
                 ShellGame           *game)
{
  ShellCopy *copy;

  g_return_val_if_fail (info != NULL, NULL);
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  copy = g_new (ShellCopy, 1);
  *copy = (ShellCopy) { info, SHELL_GAME_GET_IFACE (game)->copy (game) };
  return copy;
}

/** shell_copy_look: (transfer full): what the player may see of @game, which is of the kind @info:
    as it is or, if it is to be @painted, as it is shown. */
ShellCopy *
shell_copy_look (const ShellGameInfo *info,
                 ShellGame           *game,
                 gboolean             painted)
{
  ShellCopy *copy;

  g_return_val_if_fail (info != NULL, NULL);
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  copy = g_new (ShellCopy, 1);
  *copy = (ShellCopy) { info, SHELL_GAME_GET_IFACE (game)->look (game, painted) };
  return copy;
}

/** shell_copy_read: (transfer full): reads @text, which may be a game of any kind, or none; from
    any thread. */
ShellCopy *
shell_copy_read (ShellCatalogue *games,
                 const char     *text,
                 gsize           length)
{
  ShellCopy *copy;

  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  copy = g_new0 (ShellCopy, 1);
  copy->info = shell_catalogue_find_claimant (games, text, length);
  if (copy->info != NULL)
    copy->game = copy->info->format->read (copy->info->data, text, length, &copy->fault);
  return copy;
}

/** shell_copy_get_info: (nullable): the kind of the game; %NULL if no game claims the text. */
const ShellGameInfo *
shell_copy_get_info (ShellCopy *copy)
{
  g_return_val_if_fail (copy != NULL, NULL);

  return copy->info;
}

/** shell_copy_free: frees @copy; from any thread. */
void
shell_copy_free (ShellCopy *copy)
{
  g_return_if_fail (copy != NULL);

  if (copy->game != NULL)
    copy->info->format->free (copy->game);
  g_free (copy->fault);
  g_free (copy);
}

/**
 * shell_copy_write:
 * @copy: a game
 * @length: (out): of its text, in bytes
 * @error: (nullable): %SHELL_ERROR_TOO_LONG for a text that would be too long to be read again
 *
 * May be called from any thread.
 *
 * Returns: (transfer full) (nullable): the game as text
 */
char *
shell_copy_write (ShellCopy  *copy,
                  gsize      *length,
                  GError    **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (copy != NULL && copy->game != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);

  text = copy->info->format->write (copy->game);
  *length = strlen (text);
  if (*length <= copy->info->format->max_bytes)
    return g_steal_pointer (&text);
  shell_error_set (error, SHELL_ERROR_TOO_LONG);
  return NULL;
}

/** shell_copy_check: whether the text that was read is a game; if not, @error says what is wrong
    with it, and where. For the main thread. */
gboolean
shell_copy_check (ShellCopy  *copy,
                  GError    **error)
{
  g_autofree char *why = NULL;

  g_return_val_if_fail (copy != NULL, FALSE);

  if (copy->game != NULL)
    return TRUE;
  why = copy->info != NULL ? copy->info->format->explain (copy->info->data, copy->fault)
                           : g_strdup (_("It is not a saved game."));
  g_set_error_literal (error, SHELL_ERROR, SHELL_ERROR_NO_GAME, why);
  return FALSE;
}

/** shell_copy_is_game: whether it is one; from any thread. */
gboolean
shell_copy_is_game (ShellCopy *copy)
{
  g_return_val_if_fail (copy != NULL, FALSE);

  return copy->game != NULL;
}

/** shell_copy_paint: paints the board of the game, @width by @height pixels large, for a window
    that is @dark or not; from any thread. */
void
shell_copy_paint (ShellCopy *copy,
                  cairo_t   *cr,
                  double     width,
                  double     height,
                  gboolean   dark)
{
  g_return_if_fail (copy != NULL && copy->game != NULL);
  g_return_if_fail (cr != NULL);

  copy->info->format->paint (copy->info->data, copy->game, cr, width, height, dark);
}

/** shell_copy_steal: (transfer full): the game of @copy, which must be one and can only be freed
    afterwards. */
gpointer
shell_copy_steal (ShellCopy *copy)
{
  g_return_val_if_fail (copy != NULL && copy->game != NULL, NULL);

  return g_steal_pointer (&copy->game);
}

/** shell_copy_install: replaces the game in @game by @copy, which must be a game and can only be
    freed afterwards. */
void
shell_copy_install (ShellCopy *copy,
                    ShellGame *game)
{
  g_return_if_fail (copy != NULL && copy->game != NULL);
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->install (game, shell_copy_steal (copy));
}
