/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of a table whose seats are apart, at its own machine. */

#include "kit-apart-seat.h"

#include <string.h>

/**
 * kit_apart_seat_new:
 * @format: of the game
 * @name: of the person, for which kit_apart_is_name()
 * @program: with its version
 * @device: what tells this program from others of the same seat
 *
 * Returns: (transfer full): a seat that has been told nothing yet, and waits to be
 */
KitApartSeat *
kit_apart_seat_new (const KitFormat *format,
                    const char      *name,
                    const char      *program,
                    const char      *device)
{
  KitApartSeat *seat = g_new0 (KitApartSeat, 1);

  seat->format = format;
  seat->rules = kit_apart_make_digest (format);
  seat->word.name = g_strdup (name);
  seat->word.program = g_strdup (program);
  seat->word.device = g_strdup (device);
  seat->is_waiting = TRUE;
  return seat;
}

/** kit_apart_seat_free: frees @seat. */
void
kit_apart_seat_free (KitApartSeat *seat)
{
  g_free (seat->rules);
  g_free (seat->program);
  kit_apart_sheet_clear (&seat->sheet);
  kit_apart_word_clear (&seat->word);
  g_free (seat);
}

static gboolean
is_known (const KitApartSeat  *seat,
          const KitApartSheet *sheet)
{
  return seat->sheet.record != NULL && sheet->serial <= seat->sheet.serial;
}

/* Whether the sheet has all that the seat wants, so that it need not be said again. */
static gboolean
is_answered (const KitApartSeat *seat)
{
  const KitApartSheet *sheet = &seat->sheet;
  const KitApartWord *word = &seat->word;

  return (word->act == KIT_ACT_NONE || sheet->answered >= word->number) &&
         g_str_equal (sheet->device, word->device) &&
         g_str_equal (sheet->record->players[sheet->seat].name, word->name) &&
         memcmp (&sheet->orders, &word->orders, sizeof word->orders) == 0;
}

/* The sheet does not fit; the last one that did stays. */
static KitApartNews
note_misfit (KitApartSeat  *seat,
             KitApartFit    fit,
             KitApartSheet *sheet)
{
  gboolean changed = seat->fit != fit && fit != KIT_APART_DAMAGED;

  if (changed)
    {
      seat->fit = fit;
      g_free (seat->program);
      seat->program = g_strdup (sheet->program);
    }
  kit_apart_sheet_clear (sheet);
  return changed ? KIT_NEWS_SHEET : 0;
}

/* Compares two programs by the numbers in their names, one after the other. */
static int
compare_versions (const char *one,
                  const char *other)
{
  while (*one != '\0' && *other != '\0')
    {
      guint64 a, b;

      one += strcspn (one, "0123456789");
      other += strcspn (other, "0123456789");
      a = g_ascii_strtoull (one, (char **) &one, 10);
      b = g_ascii_strtoull (other, (char **) &other, 10);
      if (a != b)
        return a < b ? -1 : 1;
    }
  return 0;
}

/* Until this program has had the seat once, it claims it from whichever had it before, unless it
   yields. */
static void
claim (KitApartSeat        *seat,
       const KitApartSheet *sheet)
{
  gboolean is_ours = g_str_equal (sheet->device, seat->word.device);

  if (seat->is_seated)
    return;
  seat->is_seated = is_ours;
  seat->word.claim = sheet->claim + (!is_ours && (!seat->yields || sheet->device[0] == '\0'));
  seat->word.orders = sheet->orders;
}

static KitApartNews
take_sheet (KitApartSeat  *seat,
            KitApartSheet *sheet)
{
  gboolean first = seat->sheet.record == NULL;
  KitApartNews news = KIT_NEWS_SHEET;

  if (first || sheet->position != seat->sheet.position)
    news |= KIT_NEWS_POSITION;
  if (!first && !kit_apart_goes_on (seat->sheet.record, sheet->record))
    seat->is_doubtful = TRUE;
  claim (seat, sheet);
  kit_apart_sheet_clear (&seat->sheet);
  seat->sheet = *sheet;
  *sheet = (KitApartSheet) { NULL };
  if (kit_apart_seat_is_elsewhere (seat))
    seat->word.act = KIT_ACT_NONE;
  else if (seat->word.act != KIT_ACT_NONE && seat->sheet.answered >= seat->word.number)
    {
      news |= KIT_NEWS_ANSWER;
      seat->word.act = KIT_ACT_NONE;
    }
  seat->is_waiting = !kit_apart_seat_is_elsewhere (seat) && !is_answered (seat);
  return news;
}

/**
 * kit_apart_seat_take:
 * @seat: a seat
 * @text: (array length=length): what has come; damaged, old or doubled, it does no harm
 * @length: bytes in @text
 *
 * Returns: what is new; 0 if nothing
 */
KitApartNews
kit_apart_seat_take (KitApartSeat *seat,
                     const char   *text,
                     gsize         length)
{
  g_auto (KitApartSheet) sheet = { NULL };
  KitApartFit fit = kit_apart_sheet_read (&sheet, seat->format, text, length);

  if (fit == KIT_APART_FITS && !g_str_equal (seat->rules, sheet.rules))
    fit = compare_versions (sheet.program, seat->word.program) < 0 ? KIT_APART_OLDER
                                                                   : KIT_APART_NEWER;
  if (fit != KIT_APART_FITS)
    return note_misfit (seat, fit, &sheet);
  if (is_known (seat, &sheet) ||
      (seat->sheet.record != NULL && sheet.seat != seat->sheet.seat))
    return 0;
  seat->fit = fit;
  return take_sheet (seat, &sheet);
}

/**
 * kit_apart_seat_act:
 * @seat: a seat
 * @act: what the person wants
 * @text: (nullable): see #KitApartWord
 *
 * Returns: whether it can be wanted now: nothing else waits for an answer, and it was possible when
 *   the referee told the seat last
 */
gboolean
kit_apart_seat_act (KitApartSeat *seat,
                    KitAct        act,
                    const char   *text)
{
  if (seat->sheet.record == NULL || seat->word.act != KIT_ACT_NONE ||
      kit_apart_seat_is_elsewhere (seat) || (seat->sheet.acts >> act & 1) == 0)
    return FALSE;
  seat->word.act = act;
  seat->word.number = seat->sheet.answered + 1;
  seat->word.position = seat->sheet.position;
  g_free (seat->word.text);
  seat->word.text = g_strdup (text);
  seat->is_waiting = TRUE;
  return TRUE;
}

/** kit_apart_seat_set_orders: the person gives standing orders. */
void
kit_apart_seat_set_orders (KitApartSeat    *seat,
                           const KitOrders *orders)
{
  seat->word.orders = *orders;
  seat->is_waiting = TRUE;
}

/** kit_apart_seat_is_elsewhere: whether another program plays for the seat since this one has. */
gboolean
kit_apart_seat_is_elsewhere (const KitApartSeat *seat)
{
  return seat->sheet.record != NULL && seat->sheet.claim >= seat->word.claim &&
         !g_str_equal (seat->sheet.device, seat->word.device);
}

/** kit_apart_seat_take_back: this program plays for the seat again. */
void
kit_apart_seat_take_back (KitApartSeat *seat)
{
  seat->word.claim = seat->sheet.claim + 1;
  seat->word.orders = seat->sheet.orders;
  seat->word.act = KIT_ACT_NONE;
  seat->is_waiting = TRUE;
}

/** kit_apart_seat_check: whether the game, of which the seat has got all, was what was promised and
    what the seat was told. */
KitApartProof
kit_apart_seat_check (const KitApartSeat *seat)
{
  const KitApartSheet *sheet = &seat->sheet;

  g_return_val_if_fail (sheet->whole != NULL, KIT_PROOF_SEAT);

  if (seat->is_doubtful)
    return KIT_PROOF_SEAT;
  return kit_apart_check (sheet->whole, sheet->secret, sheet->promise, sheet->record);
}
