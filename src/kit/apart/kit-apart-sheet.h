/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the referee of a table whose seats are apart tells a seat. */

#pragma once

#include "kit-apart-word.h"

#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** KitAnswer: what came of what a seat wanted. */
typedef enum
{
  KIT_ANSWER_DONE,
  KIT_ANSWER_REFUSED,                   /* it is against the rules */
  KIT_ANSWER_LATE,                      /* the position had changed, or it may not be wanted */
  KIT_ANSWERS
} KitAnswer;

/**
 * KitApartSheet:
 * @program: (owned): the referee's, with its version
 * @rules: (owned): a digest of the rules that it plays by, see kit_apart_make_digest()
 * @post: (owned): what tells the referee from others, in hexadecimal: there it says that it is
 *   there; empty if it does not
 * @serial: grows with each sheet that says something new
 * @position: the number of the position, from 1 on; it grows with undo too
 * @seat: whose sheet it is
 * @host: the seat of the host, who may hand over others; %KIT_NOBODY if none may
 * @apart: the seats that persons elsewhere were invited to, a bit each
 * @joined: those of them that somebody has joined
 * @device: (owned): the program that plays for the seat, empty before it has joined
 * @claim: how often the seat has gone from one program to another
 * @orders: the standing orders of the seat
 * @wishes: what all persons would like to be offered
 * @acts: what the seat may want now, a bit each
 * @answered: the number of the last act of the seat that was dealt with, or 0
 * @answer: what came of it
 * @refusal: why it was refused
 * @promise: (owned): see kit_apart_make_promise()
 * @record: (owned): the game as the seat may know it
 * @whole: (owned) (nullable): the whole game, after its end,
 * @secret: (nullable): and what chance was made from
 *
 * All that the seat may know, so that the last sheet is enough.
 */
typedef struct
{
  char       *program;
  char       *rules;
  char       *post;
  guint64     serial;
  guint64     position;
  guint       seat;
  guint       host;
  guint       apart;
  guint       joined;
  char       *device;
  guint       claim;
  KitOrders   orders;
  KitWishes   wishes;
  guint       acts;
  guint64     answered;
  KitAnswer   answer;
  KitRefusal  refusal;
  char       *promise;
  KitRecord  *record;
  KitRecord  *whole;
  GBytes     *secret;
} KitApartSheet;

/**
 * KitApartFit: what comes of reading a sheet.
 * @KIT_APART_FITS: it can be read
 * @KIT_APART_DAMAGED: it is none
 * @KIT_APART_OLDER: the table is played by an older protocol or older rules,
 * @KIT_APART_NEWER: or by newer ones, which this program does not know
 */
typedef enum
{
  KIT_APART_FITS,
  KIT_APART_DAMAGED,
  KIT_APART_OLDER,
  KIT_APART_NEWER,
} KitApartFit;

void        kit_apart_sheet_clear (KitApartSheet       *sheet);
char       *kit_apart_sheet_write (const KitApartSheet *sheet);
KitApartFit kit_apart_sheet_read  (KitApartSheet       *sheet,
                                   const KitFormat     *format,
                                   const char          *text,
                                   gsize                length);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitApartSheet, kit_apart_sheet_clear)

G_END_DECLS
