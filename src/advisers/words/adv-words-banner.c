/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everybody should notice of a decision that was made, in a short sentence; and what has
   happened to a player since their last turn. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const KitRecord *record;
  AdvState         before;
  AdvState         after;
  AdvEvents        events;
  int              viewer;
  guint8           got[ADV_MAX_PLAYERS][ADV_GOODS];
  char             names[ADV_MAX_PLAYERS][KIT_WORDS_NAME_SIZE];
} Banner;

/* The sum of the dice, who got what, and what a shortage withheld. */
static char *
tell_roll (Banner *banner,
           guint   sum)
{
  GString *text = g_string_new (NULL);

  /* Translators: the sum of the dice. */
  g_string_append_printf (text, _("Dice: %u."), sum);
  for (guint i = 0; i < banner->events.n; i++)
    if (banner->events.items[i].kind == ADV_EVENT_PRODUCED)
      banner->got[banner->events.items[i].player][banner->events.items[i].good] +=
        banner->events.items[i].number;
  for (guint i = 0; i < banner->record->n_players; i++)
    {
      g_autofree char *goods = adv_words_goods (banner->got[i]);

      if (goods[0] != '\0')
        /* Translators: a player, and what the dice bring them. */
        g_string_append_printf (text, _(" %s: %s."), banner->names[i], goods);
    }
  for (guint i = 0; i < banner->events.n; i++)
    if (banner->events.items[i].kind == ADV_EVENT_SHORTAGE)
      /* Translators: a resource or gold. */
      g_string_append_printf (text, _(" Too little for all, so nobody gets any: %s."),
                              adv_words_good (banner->events.items[i].good));
  return g_string_free (text, FALSE);
}

/* (nullable): the rank of an adviser that the viewer has in a position, if it is worth points. */
static const char *
find_rank (const Banner   *banner,
           const AdvState *state)
{
  guint8 place = banner->viewer >= 0 ? adv_state_adviser_place (state, banner->viewer) : ADV_NONE;

  return place != ADV_NONE ? adv_words_adviser (state->n_players, place) : NULL;
}

/* (nullable): who is an adviser of which rank now, if that rank is worth points, and what the
   viewer has lost by that. */
static char *
describe_adviser (Banner         *banner,
                  const AdvEvent *event)
{
  const char *rank = adv_words_adviser (banner->record->n_players, event->number - 1);
  const char *name = banner->names[event->player];
  const char *had = find_rank (banner, &banner->before);
  const char *has = find_rank (banner, &banner->after);

  if (rank == NULL)
    return NULL;
  if (event->player == banner->viewer)
    /* Translators: the rank of an adviser. */
    return g_strdup_printf (_("You become %s."), rank);
  if (had != NULL && has == NULL)
    /* Translators: a player and the rank of an adviser. */
    return g_strdup_printf (_("%s becomes %s: you are no adviser any more."), name, rank);
  if (had != NULL && !g_str_equal (had, has))
    /* Translators: a player, the rank of an adviser, and the rank that you have instead. */
    return g_strdup_printf (_("%s becomes %s, you %s."), name, rank, has);
  /* Translators: a player and the rank of an adviser. */
  return g_strdup_printf (_("%s becomes %s."), name, rank);
}

/* All that the viewer gives to another player, each kind of goods being an event. */
static char *
tell_trade (Banner *banner,
            guint   other)
{
  guint8 given[ADV_GOODS] = { 0 };
  g_autofree char *goods = NULL;

  for (guint i = 0; i < banner->events.n; i++)
    if (banner->events.items[i].kind == ADV_EVENT_TRADED &&
        banner->events.items[i].player == banner->viewer)
      given[banner->events.items[i].good] += banner->events.items[i].number;
  goods = adv_words_goods (given);
  /* Translators: a player, and goods. */
  return g_strdup_printf (_("You give %s: %s"), banner->names[other], goods);
}

static char *
tell_event (Banner         *banner,
            const AdvEvent *event)
{
  const char *name = event->player != ADV_NONE ? banner->names[event->player] : NULL;

  switch (event->kind)
    {
    case ADV_EVENT_ROLLED:
      return tell_roll (banner, event->number + event->other);
    case ADV_EVENT_BID:
      return banner->before.bid > 0 && banner->before.bidder == banner->viewer
               /* Translators: a player, and what they bid. */
               ? g_strdup_printf (_("%s outbids you: %u"), name, event->number) : NULL;
    case ADV_EVENT_ANSWERED:
      return banner->after.phase == ADV_PHASE_BUILD && banner->after.player == banner->viewer
               ? g_strdup (_("Nobody takes your offer")) : NULL;
    case ADV_EVENT_ROBBED:
      return event->other == banner->viewer
               ? g_strdup_printf (_("%s robbed you: %s"), name, adv_words_good (event->good))
               : NULL;
    case ADV_EVENT_SUPPLY_ENDED:
      return g_strdup (_("The supply has ended: from now on only buildings and trade bring goods"));
    case ADV_EVENT_BLUFFED:
      return g_strdup_printf (_("A bluff: %s cannot pay %u"), name, event->number);
    case ADV_EVENT_WON:
      /* Translators: a player and what they won in an auction. */
      return g_strdup_printf (_("%s wins: %s"), name, adv_words_auction (event->number));
    case ADV_EVENT_ADVISER:
      return describe_adviser (banner, event);
    case ADV_EVENT_LONGEST:
      return event->player != ADV_NONE ? g_strdup_printf (_("%s has the longest road now."), name)
                                       : NULL;
    case ADV_EVENT_STRONGEST:
      return event->player != ADV_NONE
               ? g_strdup_printf (_("%s has the strongest army now."), name) : NULL;
    case ADV_EVENT_TRADED:
      return event->player == banner->viewer ? tell_trade (banner, event->other) : NULL;
    default:
      return NULL;
    }
}

/* (nullable): what a player notices of what they did themselves: the card that they bought. */
static char *
tell_own (const Banner *banner)
{
  for (guint i = 0; i < banner->events.n; i++)
    if (banner->events.items[i].kind == ADV_EVENT_BOUGHT &&
        banner->events.items[i].number != ADV_NONE)
      /* Translators: a development card. */
      return g_strdup_printf (_("You have bought: %s"),
                              adv_words_card (banner->events.items[i].number));
  return NULL;
}

static gboolean
is_of_roll (const AdvEvents *events)
{
  return events->n > 0 && events->items[0].kind == ADV_EVENT_ROLLED;
}

/**
 * adv_words_banner:
 * @record: a game
 * @index: of one of its decisions
 * @viewer: who reads it, or -1
 *
 * Returns: (transfer full) (nullable): what the dice brought to whom, or what else all, or the
 *   viewer, should notice; %NULL for most decisions
 */
char *
adv_words_banner (const KitRecord *record,
                  guint            index,
                  int              viewer)
{
  Banner banner = { .record = record, .viewer = viewer };
  char *text = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  kit_history_get_state_at (record->history, index, &banner.before);
  kit_history_get_state_at (record->history, index + 1, &banner.after);
  adv_history_explain (record->history, index, &banner.events);
  for (guint i = 0; i < record->n_players; i++)
    kit_words_name (&record->players[i], banner.names[i]);
  if (!is_of_roll (&banner.events) &&
      (int) kit_history_get_decider (record->history, index) == viewer)
    return tell_own (&banner);
  /* The most important of what happened comes last, but a roll is told whole. */
  for (guint i = 0; i < banner.events.n; i++)
    {
      char *told = tell_event (&banner, &banner.events.items[i]);

      if (told == NULL)
        continue;
      g_free (text);
      text = told;
      if (is_of_roll (&banner.events))
        break;
    }
  return text;
}

/* --- since the last turn --- */

typedef struct
{
  guint8 got[ADV_GOODS];
  guint8 lost[ADV_GOODS];
  guint  robbed;
} Changes;

static void
add_changes (Changes        *changes,
             const AdvEvent *event,
             guint           viewer)
{
  switch (event->kind)
    {
    case ADV_EVENT_PRODUCED:
    case ADV_EVENT_SUPPLIED:
      if (event->player == viewer)
        changes->got[event->good] += event->number;
      break;
    case ADV_EVENT_TRADED:
      if (event->player == viewer)
        changes->lost[event->good] += event->number;
      else if (event->other == viewer)
        changes->got[event->good] += event->number;
      break;
    case ADV_EVENT_DROPPED:
    case ADV_EVENT_PAID:
      if (event->player == viewer)
        changes->lost[event->good] += event->number;
      break;
    case ADV_EVENT_ROBBED:
      changes->robbed += event->other == viewer;
      break;
    default:
      break;
    }
}

/**
 * adv_words_since:
 * @record: a game
 * @viewer: a seat
 *
 * Returns: (transfer full) (nullable): what that seat has got and lost in the turns of the others
 *   since its own last one; %NULL for nothing
 */
char *
adv_words_since (const KitRecord *record,
                 guint            viewer)
{
  Changes changes = { { 0 } };
  guint index;
  g_autofree char *got = NULL;
  g_autofree char *lost = NULL;
  GString *text;

  g_return_val_if_fail (record != NULL, NULL);

  index = kit_history_get_cursor (record->history);
  while (index > 0 && kit_history_get_owner (record->history, index - 1) != viewer)
    {
      AdvEvents events;

      adv_history_explain (record->history, --index, &events);
      for (guint i = 0; i < events.n; i++)
        add_changes (&changes, &events.items[i], viewer);
    }
  got = adv_words_goods (changes.got);
  lost = adv_words_goods (changes.lost);
  if (got[0] == '\0' && lost[0] == '\0' && changes.robbed == 0)
    return NULL;
  text = g_string_new (_("Since your last turn you"));
  if (got[0] != '\0')
    /* Translators: goods that the player got since their last turn. */
    g_string_append_printf (text, _(" got %s;"), got);
  if (lost[0] != '\0')
    g_string_append_printf (text, _(" gave %s;"), lost);
  if (changes.robbed > 0)
    g_string_append_printf (text, ngettext (" robbed of %u card;", " robbed of %u cards;",
                                            changes.robbed), changes.robbed);
  g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}
