/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player can go on with: the newest unfinished game of each kind. */

#include "config.h"

#include "shell-unfinished.h"

#include "shell-read.h"

#include <glib/gi18n.h>

/** shell_unfinished_free: frees @game; from any thread. */
void
shell_unfinished_free (ShellUnfinished *game)
{
  g_return_if_fail (game != NULL);

  g_free (game->name);
  g_free (game->players);
  g_clear_pointer (&game->when, g_date_time_unref);
  g_free (game);
}

/* (transfer full): the day and the time, as one says them today. */
static char *
describe_time (GDateTime *when)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  int day = g_date_time_get_day_of_year (when);
  int year = g_date_time_get_year (when);

  if (day == g_date_time_get_day_of_year (now) && year == g_date_time_get_year (now))
    /* Translators: a time of this day, for strftime(). */
    return g_date_time_format (when, _("today at %H:%M"));
  if (day == g_date_time_get_day_of_year (yesterday) && year == g_date_time_get_year (yesterday))
    /* Translators: a time of the day before, for strftime(). */
    return g_date_time_format (when, _("yesterday at %H:%M"));
  return g_date_time_format (when, "%x");
}

/** shell_unfinished_describe: (transfer full): who plays, the turn and when, in a line each. */
char *
shell_unfinished_describe (ShellUnfinished *game)
{
  GString *text;

  g_return_val_if_fail (game != NULL, NULL);

  text = g_string_new (game->players);
  g_string_append_c (text, '\n');
  if (game->turn > 0)
    g_string_append_printf (text, _("Turn %u"), game->turn);
  if (game->when != NULL)
    {
      g_autofree char *when = describe_time (game->when);

      g_string_append_printf (text, "%s%s", game->turn > 0 ? ", " : "", when);
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_kind (GPtrArray           *games,
          const ShellGameInfo *info)
{
  for (guint i = 0; i < games->len; i++)
    if (((ShellUnfinished *) games->pdata[i])->info == info)
      return TRUE;
  return FALSE;
}

/* Adds the game called @name, unless there is a newer one of its kind, or it cannot be read. */
static void
add (ShellStore *store,
     const char *name,
     GPtrArray  *games)
{
  ShellCatalogue *catalogue = shell_store_get_games (store);
  g_autofree char *path = shell_store_find_aside (store, name);
  g_autofree char *text = NULL;
  const ShellGameInfo *info;
  g_auto (BaseHead) head = { NULL };
  ShellUnfinished *game;
  gsize length;

  if (!shell_read_path (path, shell_catalogue_get_max_bytes (catalogue), &text, &length, NULL))
    return;
  info = shell_catalogue_find_claimant (catalogue, text, length);
  if (info == NULL || has_kind (games, info))
    return;
  info->format->read_head (info->data, text, length, &head);
  game = g_new (ShellUnfinished, 1);
  *game = (ShellUnfinished) { info, g_strdup (name), shell_store_get_players (store, name),
                              head.turns, shell_store_get_time (store, name) };
  g_ptr_array_add (games, game);
}

static guint
count_kinds (ShellCatalogue *games)
{
  guint n = 0;

  while (games[n] != NULL)
    n++;
  return n;
}

static void
find_in_thread (GTask        *task,
                gpointer      store,
                gpointer      data,
                GCancellable *cancellable)
{
  g_auto (GStrv) names = shell_store_list (store);
  guint n_kinds = count_kinds (shell_store_get_games (store));
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) shell_unfinished_free);

  for (guint i = 0; names[i] != NULL && games->len < n_kinds; i++)
    add (store, names[i], games);
  g_task_return_pointer (task, games, (GDestroyNotify) g_ptr_array_unref);
}

/**
 * shell_unfinished_find_async:
 * @store: where unfinished games are put aside
 * @cancellable: (nullable): a cancellable
 * @done: called when the newest one of each kind is known
 * @data: for @done
 *
 * A thread reads the files.
 */
void
shell_unfinished_find_async (ShellStore          *store,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  done,
                             gpointer             data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (SHELL_IS_STORE (store));
  g_return_if_fail (done != NULL);

  task = g_task_new (store, cancellable, done, data);
  g_task_run_in_thread (task, find_in_thread);
}

/** shell_unfinished_find_finish: (transfer full) (nullable): the games, of #ShellUnfinished; %NULL
    if that was cancelled. */
GPtrArray *
shell_unfinished_find_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
