/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The referee of a table whose seats are apart. */

#include "kit-apart-private.h"

#include "kit-apart-proof.h"

#include "kit/record/kit-undo.h"

#include <string.h>

/** kit_apart_free: frees @apart. */
void
kit_apart_free (KitApart *apart)
{
  g_clear_pointer (&apart->record, kit_record_free);
  g_clear_pointer (&apart->secret, g_bytes_unref);
  g_free (apart->promise);
  g_free (apart->program);
  g_free (apart->rules);
  g_free (apart->post);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    g_free (apart->places[i].device);
  g_free (apart);
}

/** kit_apart_set_program: says which @program with which @rules the table is played by, and by
    which @post it says that it is there; see #KitApartSheet. */
void
kit_apart_set_program (KitApart   *apart,
                       const char *program,
                       const char *rules,
                       const char *post)
{
  g_free (apart->program);
  g_free (apart->rules);
  g_free (apart->post);
  apart->program = g_strdup (program);
  apart->rules = g_strdup (rules);
  apart->post = g_strdup (post);
}

/** kit_apart_get_record: (transfer none): the whole game. */
const KitRecord *
kit_apart_get_record (const KitApart *apart)
{
  return apart->record;
}

/** kit_apart_get_seats: the seats that persons elsewhere were invited to, a bit each. */
guint
kit_apart_get_seats (const KitApart *apart)
{
  return apart->apart;
}

/** kit_apart_get_host: the seat of the host, or %KIT_NOBODY. */
guint
kit_apart_get_host (const KitApart *apart)
{
  return apart->host;
}

/** kit_apart_get_joined: those of them that somebody has joined. */
guint
kit_apart_get_joined (const KitApart *apart)
{
  return apart->joined;
}

/** kit_apart_get_wishes: (out) @wishes: what all persons would like to be offered. */
void
kit_apart_get_wishes (const KitApart *apart,
                      KitWishes      *wishes)
{
  kit_standing_get_wishes (&apart->standing, apart->record, wishes);
}

static gconstpointer
get_state (const KitApart *apart)
{
  return kit_history_get_state (apart->record->history);
}

static guint
get_decider (const KitApart *apart)
{
  return kit_rules_head (get_state (apart))->decider;
}

/* --- what happens by itself --- */

/* Decides what persons have ordered, or have no choice about: each looks at their own hand. */
static void
obey (KitApart *apart)
{
  g_autofree gpointer decision = g_malloc0 (apart->record->format->rules->decision_size);
  KitRefusal refusal;

  for (;;)
    {
      apart->standing.open = get_decider (apart);
      if (!kit_standing_find (&apart->standing, apart->record, decision) ||
          !kit_history_decide (apart->record->history, decision, &refusal))
        return;
      apart->standing.given = G_MAXUINT;
      apart->position++;
    }
}

/* Does what nobody is asked about. */
static void
settle (KitApart *apart)
{
  obey (apart);
  apart->serial++;
}

/** kit_apart_new: (transfer full): a new game, dealt from the secret. */
KitApart *
kit_apart_new (const KitApartSetup *setup)
{
  const KitFormat *format = setup->format;
  g_autofree gpointer usual = format->options != NULL ? kit_options_new (format->options) : NULL;
  KitApart *apart = g_new0 (KitApart, 1);

  apart->record = format->create_record (setup->options != NULL ? setup->options : usual,
                                         setup->n_players, kit_apart_make_seed (setup->secret));
  for (guint p = 0; p < setup->n_players; p++)
    kit_record_set_player (apart->record, p, setup->players[p].colour, setup->players[p].kind,
                           setup->players[p].name);
  for (KitAbout i = 0; i < KIT_ABOUTS; i++)
    if (setup->abouts[i] != NULL)
      kit_record_set_about (apart->record, i, setup->abouts[i]);
  apart->secret = g_bytes_ref (setup->secret);
  apart->promise = kit_apart_make_promise (apart->record, apart->secret);
  kit_chance_set_secret (kit_history_get_chance (apart->record->history), apart->secret);
  apart->standing = KIT_STANDING_INIT;
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    apart->places[p].device = g_strdup ("");
  apart->apart = setup->apart;
  apart->host = setup->host;
  apart->serial = apart->position = 1;
  kit_apart_set_program (apart, "", "", "");
  settle (apart);
  return apart;
}

/* Another position; what was ordered in the last one counts as what was ordered before. */
static void
begin_position (KitApart *apart)
{
  apart->standing.given = G_MAXUINT;
  apart->position++;
}

/** kit_apart_get_position: the number of the position, see #KitApartSheet. */
guint64
kit_apart_get_position (const KitApart *apart)
{
  return apart->position;
}

/** kit_apart_get_computer: the seat of the computer that decides now, or -1. */
int
kit_apart_get_computer (const KitApart *apart)
{
  guint decider = get_decider (apart);

  return kit_record_is_over (apart->record) || kit_record_is_person (apart->record, decider)
           ? -1 : (int) decider;
}

/** kit_apart_decide: makes a legal decision of the computer that decides. */
void
kit_apart_decide (KitApart      *apart,
                  gconstpointer  decision)
{
  KitRefusal refusal;

  if (kit_history_decide (apart->record->history, decision, &refusal))
    begin_position (apart);
  else
    g_critical ("a computer's decision is against rule %u", refusal.rule);
  settle (apart);
}

/* --- words --- */

/* What the seat that decides cannot know does not matter for what it is told: the position is
   tested as the seat sees it. */
static gboolean
is_refused (KitApart      *apart,
            guint          seat,
            gconstpointer  decision,
            KitRefusal    *refusal)
{
  const KitRules *rules = apart->record->format->rules;
  g_autofree gpointer view = g_malloc0 (rules->view_size);

  rules->look (view, get_state (apart), seat);
  return !rules->test (view, kit_history_get_board (apart->record->history), decision, refusal);
}

/* Makes decisions of a seat, until one of them is not legal any more. */
static KitAnswer
decide (KitApart   *apart,
        guint       seat,
        const char *text)
{
  const KitRules *rules = apart->record->format->rules;
  gconstpointer board = kit_history_get_board (apart->record->history);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  g_auto (GStrv) tokens = g_strsplit (text != NULL ? text : "", " ", -1);
  KitRefusal refusal = { 0 };
  guint n = 0;

  if (kit_record_is_over (apart->record) || get_decider (apart) != seat)
    return KIT_ANSWER_LATE;
  while (tokens[n] != NULL && !kit_record_is_over (apart->record) &&
         get_decider (apart) == seat && rules->read (decision, board, tokens[n]) &&
         !is_refused (apart, seat, decision, &refusal) &&
         kit_history_decide (apart->record->history, decision, &refusal))
    n++;
  if (n == 0)
    {
      apart->places[seat].refusal = refusal;
      return KIT_ANSWER_REFUSED;
    }
  begin_position (apart);
  return KIT_ANSWER_DONE;
}

static gboolean
move_to (KitApart *apart,
         guint     cursor)
{
  apart->record->abandoned = FALSE;
  kit_history_set_cursor (apart->record->history, cursor);
  begin_position (apart);
  return TRUE;
}

/* Whose undo to @cursor is: what is undone is their own. */
static guint
find_undoer (const KitApart *apart,
             guint           cursor)
{
  const KitHistory *history = apart->record->history;
  guint now = kit_history_get_cursor (history);
  guint seat = kit_history_get_decider (history, cursor);

  for (guint i = cursor + 1; i < now; i++)
    {
      guint decider = kit_history_get_decider (history, i);

      if (decider != seat && kit_record_is_person (apart->record, decider))
        return KIT_NOBODY;
    }
  return seat;
}

/* With the end everybody has got the whole game: nothing is undone or redone any more. */
static void
find_reaches (KitApart *apart)
{
  gboolean over = kit_record_is_over (apart->record);

  if (apart->reached == apart->serial)
    return;
  for (guint whole_turn = 0; whole_turn < 2; whole_turn++)
    {
      KitReach *undo = &apart->undo[whole_turn];
      KitReach *redo = &apart->redo[whole_turn];

      undo->seat = !over && kit_undo_find (apart->record, whole_turn, &undo->cursor)
                     ? find_undoer (apart, undo->cursor) : KIT_NOBODY;
      redo->seat = !over && kit_redo_find (apart->record, whole_turn, &redo->cursor)
                     ? get_decider (apart) : KIT_NOBODY;
    }
  apart->reached = apart->serial;
}

static gboolean
go_to_reach (KitApart       *apart,
             guint           seat,
             const KitReach *reach)
{
  find_reaches (apart);
  return reach->seat == seat && move_to (apart, reach->cursor);
}

static gboolean
resign (KitApart *apart)
{
  if (kit_record_is_over (apart->record))
    return FALSE;
  kit_history_drop_tail (apart->record->history);
  apart->record->abandoned = TRUE;
  begin_position (apart);
  return TRUE;
}

/** kit_apart_give_up: ends the game without a result, unless it is over. */
void
kit_apart_give_up (KitApart *apart)
{
  if (resign (apart))
    settle (apart);
}

/* "2 general" gives the second seat to a level, "2 person" gives it back. */
static gboolean
hand_over (KitApart   *apart,
           guint       seat,
           const char *text)
{
  guint other = text != NULL ? (guint) (text[0] - '1') : G_MAXUINT;
  const KitPlayer *player;
  g_autofree char *name = NULL;

  if (seat != apart->host || other >= apart->record->n_players || text[1] != ' ' ||
      text[2] == '\0' || kit_record_is_over (apart->record))
    return FALSE;
  player = &apart->record->players[other];
  if ((apart->apart >> other & 1) == 0 || other == seat || g_str_equal (player->kind, text + 2))
    return FALSE;
  name = g_strdup (player->name);
  kit_record_set_player (apart->record, other, player->colour, text + 2, name);
  begin_position (apart);
  return TRUE;
}

static KitAnswer
act (KitApart           *apart,
     guint               seat,
     const KitApartWord *word)
{
  gboolean done = FALSE;

  if (word->position != apart->position)
    return KIT_ANSWER_LATE;
  switch (word->act)
    {
    case KIT_ACT_DECIDE:
      return decide (apart, seat, word->text);
    case KIT_ACT_UNDO:
    case KIT_ACT_UNDO_TURN:
      done = go_to_reach (apart, seat, &apart->undo[word->act == KIT_ACT_UNDO_TURN]);
      break;
    case KIT_ACT_REDO:
    case KIT_ACT_REDO_TURN:
      done = go_to_reach (apart, seat, &apart->redo[word->act == KIT_ACT_REDO_TURN]);
      break;
    case KIT_ACT_RESIGN:
      done = resign (apart);
      break;
    case KIT_ACT_HAND_OVER:
      done = hand_over (apart, seat, word->text);
      break;
    default:
      break;
    }
  return done ? KIT_ANSWER_DONE : KIT_ANSWER_LATE;
}

/* Of several programs of a seat, the one that has claimed it last plays. Returns whether that is
   who speaks. */
static gboolean
is_of_seat (KitApart           *apart,
            guint               seat,
            const KitApartWord *word,
            gboolean           *changed)
{
  KitPlace *place = &apart->places[seat];
  gboolean first = (apart->joined >> seat & 1) == 0;

  if (!first && word->claim <= place->claim)
    return g_str_equal (word->device, place->device);
  g_free (place->device);
  place->device = g_strdup (word->device);
  /* Who yields claims a free seat with 1. */
  place->claim = MAX (word->claim, 1);
  apart->joined |= 1u << seat;
  *changed = TRUE;
  return TRUE;
}

/* Takes over the name and the orders of a person. Returns whether any of them was another one. */
static gboolean
take_person (KitApart           *apart,
             guint               seat,
             const KitApartWord *word)
{
  const KitPlayer *player = &apart->record->players[seat];
  KitOrders *orders = &apart->standing.orders[seat];
  gboolean changed = FALSE;

  if (!g_str_equal (player->name, word->name))
    {
      g_autofree char *kind = g_strdup (player->kind);

      kit_record_set_player (apart->record, seat, player->colour, kind, word->name);
      changed = TRUE;
    }
  if (memcmp (orders, &word->orders, sizeof *orders) != 0)
    {
      kit_standing_give (&apart->standing, apart->record, seat, &word->orders);
      changed = TRUE;
    }
  return changed;
}

/**
 * kit_apart_take:
 * @apart: a table
 * @seat: one of the seats that are apart, which has said it
 * @word: what it has said; the same word twice does no harm
 *
 * Returns: whether anybody has to be told anything
 */
gboolean
kit_apart_take (KitApart           *apart,
                guint               seat,
                const KitApartWord *word)
{
  gboolean changed = FALSE;

  g_return_val_if_fail (seat < apart->record->n_players, FALSE);
  g_return_val_if_fail ((apart->apart >> seat & 1) != 0, FALSE);

  if (!is_of_seat (apart, seat, word, &changed))
    return FALSE;
  changed |= take_person (apart, seat, word);
  if (word->act != KIT_ACT_NONE && word->number > apart->places[seat].answered)
    {
      apart->places[seat].answered = word->number;
      apart->places[seat].answer = act (apart, seat, word);
      changed = TRUE;
    }
  if (changed)
    settle (apart);
  return changed;
}

/* --- sheets --- */

static guint
list_acts (KitApart *apart,
           guint     seat)
{
  gboolean over = kit_record_is_over (apart->record);

  find_reaches (apart);
  return (!over && get_decider (apart) == seat) << KIT_ACT_DECIDE |
         (apart->undo[FALSE].seat == seat) << KIT_ACT_UNDO |
         (apart->undo[TRUE].seat == seat) << KIT_ACT_UNDO_TURN |
         (apart->redo[FALSE].seat == seat) << KIT_ACT_REDO |
         (apart->redo[TRUE].seat == seat) << KIT_ACT_REDO_TURN |
         !over << KIT_ACT_RESIGN | (!over && seat == apart->host) << KIT_ACT_HAND_OVER;
}

/** kit_apart_write_sheet: (transfer full): what a seat is told now. */
char *
kit_apart_write_sheet (KitApart *apart,
                       guint     seat)
{
  const KitPlace *place = &apart->places[seat];
  gboolean over = kit_record_is_over (apart->record);
  g_autoptr (KitRecord) known = kit_record_look (apart->record, seat);
  KitApartSheet sheet = {
    .program = apart->program, .rules = apart->rules, .post = apart->post, .serial = apart->serial,
    .position = apart->position, .seat = seat, .host = apart->host, .apart = apart->apart,
    .joined = apart->joined, .device = place->device, .claim = place->claim,
    .orders = apart->standing.orders[seat], .acts = list_acts (apart, seat),
    .answered = place->answered, .answer = place->answer, .refusal = place->refusal,
    .promise = apart->promise, .record = known, .whole = over ? apart->record : NULL,
    .secret = over ? apart->secret : NULL,
  };

  kit_apart_get_wishes (apart, &sheet.wishes);
  return kit_apart_sheet_write (&sheet);
}
