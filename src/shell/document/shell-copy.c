/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snapshot of a game, which threads can write and read. */

#include "config.h"

#include "shell-copy.h"

#include "shell-error.h"

#include <glib/gi18n.h>

struct _ShellCopy
{
  const ShellGameInfo *info;            /* of the game that it is of; NULL if it is of none */
  gpointer             content;         /* owned, as the format makes it; NULL once installed, and
                                           without a game */
};

static ShellCopy *
new_copy (const ShellGameInfo *info,
          gpointer             content)
{
  ShellCopy *copy = g_new (ShellCopy, 1);

  *copy = (ShellCopy) { info, content };
  return copy;
}

/** shell_copy_take: (transfer full): a snapshot of @game, which is of the kind @info. */
ShellCopy *
shell_copy_take (const ShellGameInfo *info,
                 ShellGame           *game)
{
  g_return_val_if_fail (info != NULL, NULL);
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return new_copy (info, SHELL_GAME_GET_IFACE (game)->copy (game));
}

/** shell_copy_read: (transfer full): reads @text, which may be a game of any kind, or none; from
    any thread. */
ShellCopy *
shell_copy_read (ShellCatalogue *games,
                 const char     *text,
                 gsize           length)
{
  const ShellGameInfo *info;

  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  info = shell_catalogue_find_claimant (games, text, length);
  if (info == NULL)
    return new_copy (NULL, NULL);
  return new_copy (info, info->format->read (info->format->data, text, length));
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

  if (copy->content != NULL)
    copy->info->format->free (copy->content);
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

  g_return_val_if_fail (copy != NULL && copy->content != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);

  text = copy->info->format->write (copy->content, length);
  if (*length <= copy->info->format->max_bytes)
    return g_steal_pointer (&text);
  shell_error_set (error, SHELL_ERROR_TOO_LONG);
  return NULL;
}

/** shell_copy_explain: (transfer full) (nullable): what is wrong with the text that was read,
    and where; %NULL if it is a game. For the main thread. */
char *
shell_copy_explain (ShellCopy *copy)
{
  g_return_val_if_fail (copy != NULL, NULL);

  if (copy->info == NULL)
    return g_strdup (_("It is not a saved game."));
  return copy->info->format->explain (copy->content);
}

/** shell_copy_install: replaces the game in @game by @copy, which must be a game and can only be
    freed afterwards. */
void
shell_copy_install (ShellCopy *copy,
                    ShellGame *game)
{
  g_return_if_fail (copy != NULL && copy->content != NULL);
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->install (game, g_steal_pointer (&copy->content));
}
