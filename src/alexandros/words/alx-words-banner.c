/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everybody should notice of a decision that was made, in a short sentence. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const KitRecord *record;
  const AlxBoard  *board;
  AlxState         after;
  guint8           player;              /* who made the decision */
  int              viewer;
} Banner;

static const char *
get_name (Banner *banner,
          guint8  player,
          char    name[KIT_WORDS_NAME_SIZE])
{
  return kit_words_name (&banner->record->players[player], name);
}

static char *
tell_take_over (Banner         *banner,
                const AlxEvent *event)
{
  const char *region = alx_words_province (banner->board, &banner->after, event->place);
  char taker[KIT_WORDS_NAME_SIZE];
  char loser[KIT_WORDS_NAME_SIZE];

  if (event->other == ALX_NONE)
    return NULL;
  get_name (banner, event->player, taker);
  if (event->other == banner->viewer)
    /* Translators: a player, a region, the value of the province in points. */
    return g_strdup_printf (_("%s took your province in %s: %u"), taker, region, event->number);
  /* Translators: the taker, the loser, a region, the value of the province in points. */
  return g_strdup_printf (_("%s took the province of %s in %s: %u"), taker,
                          get_name (banner, event->other, loser), region, event->number);
}

static char *
tell_division (Banner         *banner,
               const AlxEvent *event)
{
  const char *region = alx_words_province (banner->board, &banner->after, event->place);
  char owner[KIT_WORDS_NAME_SIZE];

  if (event->player == ALX_NONE || event->player == banner->player)
    return NULL;
  if (event->player == banner->viewer)
    /* Translators: a region, the values of the two parts of a province in points. */
    return g_strdup_printf (_("Your province in %s is divided: %u and %u"), region, event->number,
                            event->rest);
  /* Translators: its owner, a region, the values of the two parts of a province in points. */
  return g_strdup_printf (_("The province of %s in %s is divided: %u and %u"),
                          get_name (banner, event->player, owner), region, event->number,
                          event->rest);
}

static char *
tell_levy (Banner          *banner,
           const AlxEvents *events)
{
  g_autoptr (GString) points = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == ALX_EVENT_SCORED && events->items[i].number > 0)
      g_string_append_printf (points, points->len > 0 ? _(", %s +%u") : "%s +%u",
                              get_name (banner, events->items[i].player, name),
                              events->items[i].number);
  if (points->len == 0)
    return NULL;
  /* Translators: a player, and the points of each player. */
  return g_strdup_printf (_("%s levies taxes: %s"), get_name (banner, banner->player, name),
                          points->str);
}

static char *
tell_event (Banner          *banner,
            const AlxEvents *events,
            guint            index)
{
  const AlxEvent *event = &events->items[index];

  switch (event->kind)
    {
    case ALX_EVENT_OCCUPIED:
      return tell_take_over (banner, event);
    case ALX_EVENT_DIVIDED:
      return tell_division (banner, event);
    case ALX_EVENT_LEVIED:
      return tell_levy (banner, events);
    case ALX_EVENT_WALL:
      return event->number > 0 ? g_strdup (_("Red walls: this is the last turn")) : NULL;
    case ALX_EVENT_NO_MOVE:
      return g_strdup (_("Alexander cannot move: this is the last turn"));
    default:
      return NULL;
    }
}

/**
 * alx_words_banner:
 * @record: a game
 * @index: of one of its decisions
 * @viewer: who reads it, or -1
 *
 * Returns: (transfer full) (nullable): what it did to others, or that the game ends; %NULL for most
 *   decisions
 */
char *
alx_words_banner (const KitRecord *record,
                  guint            index,
                  int              viewer)
{
  Banner banner = { .record = record, .board = alx_history_get_board (record->history),
                    .player = kit_history_get_decider (record->history, index),
                    .viewer = viewer };
  AlxEvents events;
  char *text = NULL;

  alx_history_get_state_at (record->history, index + 1, &banner.after);
  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n && text == NULL; i++)
    text = tell_event (&banner, &events, i);
  return text;
}
