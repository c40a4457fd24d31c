/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games, of today: the first one, the guided one, another one of the same players. */

#include "config.h"

#include "kit-begin.h"

#include "shell/shell-settings.h"

#include <glib/gi18n.h>
#include <string.h>

/* Whether records can hold @name, and it is that of a person. */
static gboolean
is_good (const char *name)
{
  gboolean good = name[0] != '\0' && !g_str_equal (name, "Unknown") &&
                  !g_str_equal (name, "root") && g_utf8_validate (name, -1, NULL) &&
                  g_utf8_strlen (name, -1) <= KIT_MAX_NAME;

  for (const char *c = name; good && *c != '\0'; c = g_utf8_next_char (c))
    good = !g_unichar_iscntrl (g_utf8_get_char (c));
  return good;
}

/** kit_begin_find_name: (transfer full): what the person at the machine is called: as they said or,
    before they were asked, by their name on the system, or that of their account; "Guest" if none
    of them will do. */
char *
kit_begin_find_name (void)
{
  g_autofree char *said = shell_settings_get_player ();
  const char *names[] = { said, g_get_real_name (), g_get_user_name () };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (names[i] != NULL ? names[i] : ""));

      if (is_good (name))
        return g_steal_pointer (&name);
    }
  /* Translators: the name of a player whose name is not known. */
  return g_strdup (_("Guest"));
}

/** kit_begin_make_seed: a seed by chance. */
guint64
kit_begin_make_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

/* When it begins, and with what. */
static void
set_abouts (const KitGameView *view,
            KitRecord         *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *time = g_date_time_format (now, "%H:%M:%S");
  g_autofree char *program = NULL;

  kit_record_set_about (record, KIT_ABOUT_DATE, date);
  kit_record_set_about (record, KIT_ABOUT_TIME, time);
  program = g_strdup_printf ("%s %s", g_get_application_name (), PACKAGE_VERSION);
  kit_record_set_about (record, KIT_ABOUT_PROGRAM, program);
  if (view->get_weights != NULL)
    kit_record_set_about (record, KIT_ABOUT_WEIGHTS, view->get_weights ());
}

/**
 * kit_begin_record:
 * @view: of the game
 * @options: (nullable): the values of its options; %NULL if it has none
 * @shorter: whether it begins later; see #KitGameView
 * @n_players: how many
 * @seed: what chance is made from
 *
 * Returns: (transfer full): a new game in which no player is set yet
 */
KitRecord *
kit_begin_record (const KitGameView *view,
                  gconstpointer      options,
                  gboolean           shorter,
                  guint              n_players,
                  guint64            seed)
{
  KitRecord *record;

  g_return_val_if_fail (view != NULL, NULL);

  record = (shorter ? view->make_shorter : view->format->create_record) (options, n_players, seed);
  set_abouts (view, record);
  return record;
}

/**
 * kit_begin_game:
 * @view: of the game
 * @record: (transfer full): a game with its players
 * @programs: the command of each player that is a program: a record only says that it is one
 *
 * Returns: (transfer full): a game of @record
 */
KitGame *
kit_begin_game (const KitGameView  *view,
                KitRecord          *record,
                const char * const  programs[KIT_MAX_PLAYERS])
{
  guint n;
  KitGame *game;

  g_return_val_if_fail (view != NULL && record != NULL, NULL);

  n = record->n_players;
  game = kit_game_new (record, view->levels);
  for (guint i = 0; i < n; i++)
    if (programs[i] != NULL)
      kit_game_set_program (game, i, programs[i]);
  return game;
}

/* (transfer full): the name of a new player. */
static char *
make_name (const KitGameView *view,
           guint              player,
           const char        *kind)
{
  return g_str_equal (kind, "person") ? kit_begin_find_name () : g_strdup (_(view->names[player]));
}

/** kit_begin_first: (transfer full): the game of the very first start, by the rulebook of the
    language of the program. */
KitRecord *
kit_begin_first (const KitGameView *view)
{
  static const KitColour colours[KIT_MAX_PLAYERS] = { KIT_RED, KIT_BLUE, KIT_YELLOW, KIT_GREEN };
  const KitEdition *edition;
  const KitOptions *options;
  g_autofree gpointer values = NULL;
  KitRecord *record;

  g_return_val_if_fail (view != NULL, NULL);

  options = view->format->options;
  values = kit_options_new (options);
  edition = options != NULL ? options->editions : NULL;
  for (; edition != NULL && edition->id != NULL; edition++)
    if (edition->language != NULL &&
        g_str_has_prefix (g_get_language_names ()[0], edition->language))
      memcpy (values, edition->values, options->size);
  record = kit_begin_record (view, values, FALSE, g_strv_length ((char **) view->first),
                             kit_begin_make_seed ());
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *name = make_name (view, i, view->first[i]);

      kit_record_set_player (record, i, colours[i], view->first[i], name);
    }
  return record;
}

/**
 * kit_begin_read:
 * @view: of the game
 * @text: a record that the program brings along
 *
 * Returns: (transfer full): the game of @text, of today; a person has the name of the one at the
 *   machine, and the others are called as in new games
 */
KitRecord *
kit_begin_read (const KitGameView *view,
                const char        *text)
{
  KitFault fault;
  KitRecord *record;

  g_return_val_if_fail (view != NULL && text != NULL, NULL);

  record = kit_format_read (view->format, text, strlen (text), &fault);
  g_return_val_if_fail (record != NULL, NULL);
  set_abouts (view, record);
  for (guint i = 0; i < record->n_players; i++)
    {
      KitPlayer *player = &record->players[i];

      g_free (player->name);
      player->name = make_name (view, i, player->kind);
    }
  return record;
}

/** kit_begin_guided: (transfer full): the guided game, always the same but for names and date. */
KitRecord *
kit_begin_guided (const KitGameView *view)
{
  g_return_val_if_fail (view != NULL && view->guided != NULL, NULL);

  return kit_begin_read (view, view->guided);
}

/** kit_begin_again: makes @record, the begin of another game, a game of its own that begins
    today. */
void
kit_begin_again (const KitGameView *view,
                 KitRecord         *record)
{
  g_return_if_fail (view != NULL && record != NULL);

  record->abandoned = FALSE;
  set_abouts (view, record);
}

/** kit_begin_is_shorter: whether @game began later, as kit_begin_record() makes it. */
gboolean
kit_begin_is_shorter (const KitGameView *view,
                      KitGame           *game)
{
  g_return_val_if_fail (view != NULL && KIT_IS_GAME (game), FALSE);

  return view->is_shorter != NULL && view->is_shorter (kit_game_get_record (game));
}

/** kit_begin_rematch: (transfer full): a new game of the players of @last, by the same rules; the
    second of them begins. */
KitGame *
kit_begin_rematch (const KitGameView *view,
                   KitGame           *last)
{
  const char *programs[KIT_MAX_PLAYERS] = { NULL };
  const KitRecord *before;
  KitRecord *record;

  g_return_val_if_fail (view != NULL && KIT_IS_GAME (last), NULL);

  before = kit_game_get_record (last);
  record = kit_begin_record (
    view, kit_options_look (view->format->options, kit_game_get_state (last)),
    kit_begin_is_shorter (view, last), before->n_players, kit_begin_make_seed ());
  for (guint i = 0; i < before->n_players; i++)
    {
      guint next = (i + 1) % before->n_players;
      const KitPlayer *player = &before->players[next];

      kit_record_set_player (record, i, player->colour, player->kind, player->name);
      programs[i] = kit_game_get_program (last, next);
    }
  return kit_begin_game (view, record, programs);
}
