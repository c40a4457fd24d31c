/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snapshot of a game, which threads can write and read. */

#include "shell-copy.h"

#include "shell-error.h"

struct _ShellCopy
{
  const ShellFormat *format;
  gpointer           content;           /* owned, as the format makes it; NULL once installed */
};

static ShellCopy *
new_copy (const ShellFormat *format,
          gpointer           content)
{
  ShellCopy *copy = g_new (ShellCopy, 1);

  *copy = (ShellCopy) { format, content };
  return copy;
}

/** shell_copy_take: (transfer full): a snapshot of @game. */
ShellCopy *
shell_copy_take (ShellGame *game)
{
  const ShellGameInterface *iface;

  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  iface = SHELL_GAME_GET_IFACE (game);
  return new_copy (iface->format, iface->copy (game));
}

/** shell_copy_read: (transfer full): reads @text, which may not be a game; from any thread. */
ShellCopy *
shell_copy_read (const ShellFormat *format,
                 const char        *text,
                 gsize              length)
{
  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  return new_copy (format, format->read (text, length));
}

/** shell_copy_free: frees @copy; from any thread. */
void
shell_copy_free (ShellCopy *copy)
{
  g_return_if_fail (copy != NULL);

  if (copy->content != NULL)
    copy->format->free (copy->content);
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

  g_return_val_if_fail (copy != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);

  text = copy->format->write (copy->content, length);
  if (*length <= copy->format->max_bytes)
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

  return copy->format->explain (copy->content);
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
