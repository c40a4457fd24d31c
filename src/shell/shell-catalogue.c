/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games there are, and which of them a text belongs to. */

#include "shell-catalogue.h"

/** shell_catalogue_find_id: (nullable): the game with this @id. */
const ShellGameInfo *
shell_catalogue_find_id (ShellCatalogue *games,
                         const char     *id)
{
  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  while (*games != NULL && !g_str_equal ((*games)->id, id))
    games++;
  return *games;
}

/**
 * shell_catalogue_find_claimant:
 * @games: a catalogue
 * @text: (array length=length): untrusted bytes
 * @length: how many
 *
 * May be called from any thread.
 *
 * Returns: (nullable): the game that @text is a record of, or was meant to be. If there is only one
 *   game, every text is meant to be its own, so that the player is told what is wrong with it
 */
const ShellGameInfo *
shell_catalogue_find_claimant (ShellCatalogue *games,
                               const char     *text,
                               gsize           length)
{
  g_return_val_if_fail (games != NULL && games[0] != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  if (games[1] == NULL)
    return games[0];
  while (*games != NULL && !(*games)->format->claims ((*games)->data, text, length))
    games++;
  return *games;
}

/** shell_catalogue_find_suffix: (nullable): the suffix that @name has of those of new files. */
const char *
shell_catalogue_find_suffix (ShellCatalogue *games,
                             const char     *name)
{
  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  while (*games != NULL && !g_str_has_suffix (name, (*games)->suffix))
    games++;
  return *games != NULL ? (*games)->suffix : NULL;
}

/** shell_catalogue_get_max_bytes: how long the text of a game may be, of whichever kind. */
gsize
shell_catalogue_get_max_bytes (ShellCatalogue *games)
{
  gsize most = 0;

  g_return_val_if_fail (games != NULL, 0);

  for (; *games != NULL; games++)
    most = MAX (most, (*games)->format->max_bytes);
  return most;
}
