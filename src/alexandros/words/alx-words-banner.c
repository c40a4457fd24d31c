/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everybody should notice of a decision that was made, in a short sentence. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const KitRecord *record;
  const AlxBoard  *board;
  const AlxEvent  *event;               /* that is told now */
  char            *scores;              /* of a levy, the points of each player */
  AlxState         after;
  guint8           player;              /* who made the decision */
  int              viewer;
} Banner;

/* What a sentence has of an event. */
enum
{
  PLAYER,
  OTHER,                                /* player */
  DECIDER,
  REGION,
  NUMBER,
  REST,
  SCORES,
};

/* What is told of an event, most of which everybody sees by themselves. */
enum
{
  NOTHING,
  TAKEN_OVER,
  TAKEN_FROM_YOU,
  DIVIDED,
  YOURS_DIVIDED,
  LEVIED,
  RED_WALL,
  NO_MOVE,
};

static const KitSentence sentences[] = {
  /* Translators: the taker, the loser, a region, the value of the province in points. */
  { TAKEN_OVER, N_("%s took the province of %s in %s: %u"), { PLAYER, OTHER, REGION, NUMBER } },
  /* Translators: a player, a region, the value of the province in points. */
  { TAKEN_FROM_YOU, N_("%s took your province in %s: %u"), { PLAYER, REGION, NUMBER } },
  /* Translators: its owner, a region, the values of the two parts of a province in points. */
  { DIVIDED, N_("The province of %s in %s is divided: %u and %u"),
    { PLAYER, REGION, NUMBER, REST } },
  /* Translators: a region, the values of the two parts of a province in points. */
  { YOURS_DIVIDED, N_("Your province in %s is divided: %u and %u"), { REGION, NUMBER, REST } },
  /* Translators: a player, and the points of each player. */
  { LEVIED, N_("%s levies taxes: %s"), { DECIDER, SCORES } },
  { RED_WALL, N_("Red walls: this is the last turn") },
  { NO_MOVE, N_("Alexander cannot move: this is the last turn") },
  { KIT_WORDS_OTHERWISE, NULL },
};

static char *
get_value (gconstpointer data,
           guint         value)
{
  const Banner *banner = data;
  const AlxEvent *event = banner->event;

  switch (value)
    {
    case PLAYER:
      return kit_words_player (banner->record, event->player);
    case OTHER:
      return kit_words_player (banner->record, event->other);
    case DECIDER:
      return kit_words_player (banner->record, banner->player);
    case REGION:
      return g_strdup (alx_words_province (banner->board, &banner->after, event->place));
    case SCORES:
      return g_strdup (banner->scores);
    default:
      return g_strdup_printf ("%u", value == NUMBER ? event->number : event->rest);
    }
}

static guint
choose_sentence (const Banner *banner)
{
  const AlxEvent *event = banner->event;

  switch (event->kind)
    {
    case ALX_EVENT_OCCUPIED:
      if (event->other == ALX_NONE)
        return NOTHING;
      return event->other == banner->viewer ? TAKEN_FROM_YOU : TAKEN_OVER;
    case ALX_EVENT_DIVIDED:
      if (event->player == ALX_NONE || event->player == banner->player)
        return NOTHING;
      return event->player == banner->viewer ? YOURS_DIVIDED : DIVIDED;
    case ALX_EVENT_LEVIED:
      return banner->scores[0] != '\0' ? LEVIED : NOTHING;
    case ALX_EVENT_WALL:
      return event->number > 0 ? RED_WALL : NOTHING;
    case ALX_EVENT_NO_MOVE:
      return NO_MOVE;
    default:
      return NOTHING;
    }
}

/**
 * alx_words_banner:
 * @record: a game
 * @index: of one of its decisions
 * @viewer: who reads it, or -1
 *
 * Returns: (transfer full) (nullable): what it did to others, or that the game ends; %NULL for most
 *   decisions, and for those of the viewer
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

  if ((int) banner.player == viewer)
    return NULL;
  alx_history_get_state_at (record->history, index + 1, &banner.after);
  alx_history_explain (record->history, index, &events);
  banner.scores = alx_words_scores (record, &events);
  for (guint i = 0; i < events.n && text == NULL; i++)
    {
      banner.event = &events.items[i];
      text = kit_words_sentence (sentences, choose_sentence (&banner), get_value, &banner);
    }
  g_free (banner.scores);
  return text;
}
