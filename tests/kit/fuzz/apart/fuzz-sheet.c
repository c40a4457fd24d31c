/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sheets: what can be read is written the same, and any of them may come to a seat. */

#include "alexandros/record/alx-record.h"
#include "kit/apart/kit-apart-seat.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static KitApartSeat *seat;
  g_auto (KitApartSheet) sheet = { NULL };
  g_auto (KitApartSheet) same = { NULL };
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  if (seat == NULL)
    seat = kit_apart_seat_new (&alx_format, "Anna", "Fuzz 1", "device");
  kit_apart_seat_take (seat, (const char *) data, size);
  if (kit_apart_sheet_read (&sheet, &alx_format, (const char *) data, size) != KIT_APART_FITS)
    return 0;
  if (sheet.whole != NULL)
    kit_apart_check (sheet.whole, sheet.secret, sheet.promise, sheet.record);
  text = kit_apart_sheet_write (&sheet);
  if (kit_apart_sheet_read (&same, &alx_format, text, strlen (text)) != KIT_APART_FITS)
    return 0;                           /* it may have become too long */
  again = kit_apart_sheet_write (&same);
  g_assert_cmpstr (text, ==, again);
  return 0;
}
