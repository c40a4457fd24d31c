/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as whoever looks at it knows it. */

#include "kit-game-private.h"

#include "kit-local-referee.h"

G_DEFINE_FINAL_TYPE (KitGame, kit_game, G_TYPE_OBJECT)

/* --- who looks --- */

/* An open hand is covered as soon as another person decides, or its seat has none any more. */
static void
update_seated (KitGame         *game,
               const KitRecord *whole)
{
  guint decider = kit_referee_get_decider (game->referee);

  game->peeking = FALSE;
  game->all &= kit_game_can_show_all (game);
  if (game->seated != KIT_NOBODY && !kit_referee_report (game->referee).over &&
      (!kit_record_is_person (whole, game->seated) ||
       (kit_record_is_person (whole, decider) && decider != game->seated)))
    game->seated = KIT_NOBODY;
}

/* The seat whose hand is open, but for a peek. */
static guint
find_open (KitGame         *game,
           const KitRecord *whole)
{
  int only = kit_record_get_only_person (whole);

  if (kit_record_count_persons (whole) < 2)
    return only >= 0 ? (guint) only : KIT_NOBODY;
  return game->seated;
}

/* Whether the whole history is what is known and one more decision. The decisions before it are the
   same, because every change is looked at, and they change only with a shorter history first. */
static gboolean
is_next (const KitHistory *known,
         const KitHistory *whole)
{
  guint n = kit_history_get_length (known);

  return kit_history_get_cursor (known) == n && kit_history_get_cursor (whole) == n + 1 &&
         kit_history_get_length (whole) == n + 1;
}

/* What the viewer knows is derived from the whole game; in long games, the last decision alone.
   Returns whether it is another viewer. */
static gboolean
look (KitGame *game)
{
  const KitRecord *whole = kit_referee_get_record (game->referee);
  guint open = find_open (game, whole);
  guint viewer = whole->seat != 0 ? whole->seat - 1
                 : game->peeking  ? kit_referee_get_decider (game->referee)
                                  : open;
  gboolean another = viewer != game->viewer || game->all != game->whole;

  if (KIT_REFEREE_GET_CLASS (game->referee)->set_open != NULL)
    KIT_REFEREE_GET_CLASS (game->referee)->set_open (game->referee, open);
  if (game->record != NULL && whole->seat == 0 && !another && !game->all &&
      is_next (game->record->history, whole->history))
    {
      kit_history_look_on (game->record->history, whole->history, viewer);
      return FALSE;
    }
  game->viewer = viewer;
  game->whole = game->all;
  game->sight += another;
  g_clear_pointer (&game->record, kit_record_free);
  game->record = whole->seat != 0 || game->all ? kit_record_copy (whole)
                                               : kit_record_look (whole, viewer);
  return another;
}

static void
emit_changed (KitGame        *game,
              KitGameChanges  changes)
{
  g_signal_emit_by_name (game, "changed", changes);
}

static void
referee_changed_cb (KitGame        *game,
                    KitGameChanges  changes)
{
  guint shown = game->shown;

  if (changes & (KIT_GAME_POSITION | KIT_GAME_PLAYERS))
    {
      guint before = kit_game_get_cursor (game);
      guint cursor;

      update_seated (game, kit_referee_get_record (game->referee));
      if (look (game))
        changes |= KIT_GAME_VIEWER;
      cursor = kit_game_get_cursor (game);
      if (game->follows || (shown == before && cursor > before))
        game->shown = cursor;
      game->follows = FALSE;
      game->shown = MIN (game->shown, cursor);
      if (game->shown != shown)
        changes |= KIT_GAME_SHOWN;
    }
  emit_changed (game, changes);
}

/* Of several persons, the hand of @seated is open now, or that of the decider while @peeking. */
static void
set_seated (KitGame  *game,
            guint     seated,
            gboolean  peeking)
{
  gboolean peeks = peeking != game->peeking;

  game->seated = seated;
  game->peeking = peeking;
  if (look (game) || peeks)
    emit_changed (game, KIT_GAME_VIEWER);
}

/** kit_game_get_viewer: the seat that the game is seen from: of the only person or, with several,
    of the one who has uncovered their hand or peeks at it; %KIT_NOBODY if all hands are covered. */
guint
kit_game_get_viewer (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), KIT_NOBODY);

  return game->viewer;
}

/** kit_game_uncover: with several persons, opens the hand of the one who decides, until another
    person does. */
void
kit_game_uncover (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  set_seated (game, kit_game_get_decider (game), FALSE);
}

/** kit_game_set_peeking: with several persons, shows the hand of the one who decides while they are
    @peeking. */
void
kit_game_set_peeking (KitGame  *game,
                      gboolean  peeking)
{
  g_return_if_fail (KIT_IS_GAME (game));

  set_seated (game, game->seated, peeking);
}

/** kit_game_get_peeking: see kit_game_set_peeking(). */
gboolean
kit_game_get_peeking (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->peeking;
}

/** kit_game_can_show_all: whether all hands may be shown: nobody plays, or nobody any more. */
gboolean
kit_game_can_show_all (KitGame *game)
{
  const KitRecord *whole;

  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  whole = kit_referee_get_record (game->referee);
  return whole->seat == 0 &&
         (kit_record_is_over (whole) || kit_record_count_persons (whole) == 0);
}

/** kit_game_show_all: sets whether all hands are shown, if that is possible. If persons have played
    they cannot go back into the game afterwards, as long as it is open. */
void
kit_game_show_all (KitGame  *game,
                   gboolean  all)
{
  g_return_if_fail (KIT_IS_GAME (game));

  if (all == game->all || !kit_game_can_show_all (game))
    return;
  game->all = all;
  if (all && KIT_REFEREE_GET_CLASS (game->referee)->show_all != NULL)
    KIT_REFEREE_GET_CLASS (game->referee)->show_all (game->referee);
  look (game);
  emit_changed (game, KIT_GAME_VIEWER);
}

/** kit_game_shows_all: see kit_game_show_all(). */
gboolean
kit_game_shows_all (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->all;
}

/** kit_game_get_sight: a number that changes when more or less is known of what has happened: when
    the viewer changes, or when all hands are shown or covered. */
guint
kit_game_get_sight (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return game->sight;
}

/* --- virtual functions --- */

static void
kit_game_finalize (GObject *object)
{
  g_object_unref (KIT_GAME (object)->referee);
  kit_record_free (KIT_GAME (object)->record);
  G_OBJECT_CLASS (kit_game_parent_class)->finalize (object);
}

static void
kit_game_class_init (KitGameClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_game_finalize;

  /* Emitted once after each complete change, with its #KitGameChanges. */
  g_signal_new ("changed", KIT_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
kit_game_init (KitGame *game)
{
  game->seated = KIT_NOBODY;
}

/** kit_game_new_for: (transfer full): a game of @referee, which it owns. */
KitGame *
kit_game_new_for (KitReferee *referee)
{
  KitGame *game;

  g_return_val_if_fail (KIT_IS_REFEREE (referee), NULL);

  game = g_object_new (KIT_TYPE_GAME, NULL);
  game->referee = referee;
  g_signal_connect_object (game->referee, "changed", G_CALLBACK (referee_changed_cb), game,
                           G_CONNECT_SWAPPED);
  look (game);
  game->shown = kit_game_get_cursor (game);
  return game;
}

/** kit_game_new_full: (transfer full): like kit_game_new(), with other levels and another time
    limit for programs; for tests. */
KitGame *
kit_game_new_full (KitRecord              *record,
                   const KitThinkersSetup *setup)
{
  g_return_val_if_fail (record != NULL && setup != NULL, NULL);

  return kit_game_new_for (kit_local_referee_new (record, setup));
}

/**
 * kit_game_new:
 * @record: (transfer full): a game, new or read from a file; see kit_local_referee_new()
 * @levels: (array): the levels of its game, the last one without an id
 *
 * Returns: (transfer full): the game, with a referee of its own; computers play after
 *   kit_game_set_running()
 */
KitGame *
kit_game_new (KitRecord      *record,
              const KitLevel *levels)
{
  KitThinkersSetup setup;

  g_return_val_if_fail (record != NULL && levels != NULL, NULL);

  setup = (KitThinkersSetup) { record->format, levels, KIT_BOT_SECONDS * G_USEC_PER_SEC };
  return kit_game_new_full (record, &setup);
}

/** kit_game_get_referee: (transfer none): who has the whole game; only for whoever saves it. */
KitReferee *
kit_game_get_referee (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return game->referee;
}

/** kit_game_identify: (transfer full): see kit_record_identify(). */
char *
kit_game_identify (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return kit_record_identify (kit_referee_get_record (game->referee));
}

/* --- what the viewer knows --- */

/** kit_game_get_record: (transfer none): the game as its viewer knows it, until it changes. */
const KitRecord *
kit_game_get_record (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return game->record;
}

/** kit_game_get_board: (transfer none): the board. */
gconstpointer
kit_game_get_board (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return kit_history_get_board (game->record->history);
}

/** kit_game_get_state: (transfer none): the current position as the viewer knows it, displayed or
    not. */
gconstpointer
kit_game_get_state (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return kit_history_get_state (game->record->history);
}

/** kit_game_get_turn: the number of the current turn. */
guint
kit_game_get_turn (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return kit_rules_head (kit_game_get_state (game))->turn;
}

/** kit_game_get_decider: the player who decides next: the owner of the turn or, within it, another
    one. */
guint
kit_game_get_decider (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return kit_rules_head (kit_game_get_state (game))->decider;
}

/** kit_game_get_cursor: the number of decisions in force. */
guint
kit_game_get_cursor (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return kit_history_get_cursor (game->record->history);
}

/** kit_game_is_over: whether nobody decides any more: the game has ended or was resigned, or it is
    the record of a seat and can only be looked at. */
gboolean
kit_game_is_over (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_referee_report (game->referee).over;
}

/** kit_game_is_excerpt: whether it is the record of a seat that nobody can go on with. */
gboolean
kit_game_is_excerpt (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_referee_get_record (game->referee)->seat != 0 &&
         kit_game_get_connection (game) == NULL;
}

/** kit_game_is_person: whether a person plays seat @player. */
gboolean
kit_game_is_person (KitGame *game,
                    guint    player)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);
  g_return_val_if_fail (player < game->record->n_players, FALSE);

  return kit_record_is_person (game->record, player);
}

/** kit_game_count_persons: the number of seats that persons play. */
guint
kit_game_count_persons (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return kit_record_count_persons (game->record);
}

/** kit_game_get_shown: the number of decisions made in the displayed position. */
guint
kit_game_get_shown (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return game->shown;
}

/** kit_game_set_shown: displays the position after @index decisions, at most those in force. */
void
kit_game_set_shown (KitGame *game,
                    guint    index)
{
  guint shown;

  g_return_if_fail (KIT_IS_GAME (game));

  shown = MIN (index, kit_game_get_cursor (game));
  if (shown == game->shown)
    return;
  game->shown = shown;
  emit_changed (game, KIT_GAME_SHOWN);
}

/** kit_game_is_looking: whether an earlier position than the current one is displayed. */
gboolean
kit_game_is_looking (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->shown != kit_game_get_cursor (game);
}

/** kit_game_get_shown_state: copies the displayed position to @state. */
void
kit_game_get_shown_state (KitGame  *game,
                          gpointer  state)
{
  g_return_if_fail (KIT_IS_GAME (game));
  g_return_if_fail (state != NULL);

  kit_history_get_state_at (game->record->history, game->shown, state);
}
