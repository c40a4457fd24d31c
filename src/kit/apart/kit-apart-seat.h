/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of a table whose seats are apart, at its own machine. */

#pragma once

#include "kit-apart-proof.h"
#include "kit-apart-sheet.h"

G_BEGIN_DECLS

/** KitApartNews: what a seat has learned from a sheet, a bit each. */
typedef enum
{
  KIT_NEWS_SHEET = 1 << 0,              /* something new */
  KIT_NEWS_POSITION = 1 << 1,           /* another position */
  KIT_NEWS_ANSWER = 1 << 2,             /* what the seat wanted was dealt with */
} KitApartNews;

/**
 * KitApartSeat:
 * @format: of the game
 * @rules: (owned): the digest of the rules of this program
 * @fit: whether the last sheet could be read
 * @sheet: the last one that could; without a record before the first
 * @word: all that the seat says
 * @is_waiting: whether what @word wants has not been answered yet
 * @is_seated: whether the referee has said once that this program plays for the seat
 * @yields: whether it leaves the seat to a program that has it, instead of claiming it
 * @is_doubtful: whether the referee has told the seat one thing and then another
 * @program: (owned) (nullable): the referee's, if it does not fit
 *
 * It does no input or output: the word is to be sent until the seat does not wait any more.
 */
typedef struct
{
  const KitFormat *format;
  char            *rules;
  KitApartFit      fit;
  KitApartSheet    sheet;
  KitApartWord     word;
  gboolean         is_waiting;
  gboolean         is_seated;
  gboolean         yields;
  gboolean         is_doubtful;
  char            *program;
} KitApartSeat;

KitApartSeat *kit_apart_seat_new        (const KitFormat    *format,
                                         const char         *name,
                                         const char         *program,
                                         const char         *device);
void          kit_apart_seat_free       (KitApartSeat       *seat);
KitApartNews  kit_apart_seat_take       (KitApartSeat       *seat,
                                         const char         *text,
                                         gsize               length);
gboolean      kit_apart_seat_act        (KitApartSeat       *seat,
                                         KitAct              act,
                                         const char         *text);
void          kit_apart_seat_set_orders (KitApartSeat       *seat,
                                         const KitOrders    *orders);
gboolean      kit_apart_seat_is_elsewhere (const KitApartSeat *seat);
void          kit_apart_seat_take_back  (KitApartSeat       *seat);
KitApartProof kit_apart_seat_check      (const KitApartSeat *seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitApartSeat, kit_apart_seat_free)

G_END_DECLS
