/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program of a seat says to the referee of a table whose seats are apart. */

#pragma once

#include "kit-apart-keys.h"

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

/** The version of what seats and referees say to each other. */
#define KIT_APART_PROTOCOL 1

/** KitAct: what a seat wants to be done. */
typedef enum
{
  KIT_ACT_NONE,
  KIT_ACT_DECIDE,                       /* one or several decisions, the first of which is legal */
  KIT_ACT_UNDO,                         /* of a decision */
  KIT_ACT_UNDO_TURN,
  KIT_ACT_REDO,
  KIT_ACT_REDO_TURN,
  KIT_ACT_RESIGN,
  KIT_ACT_HAND_OVER,                    /* the host gives a seat to a level, or back */
  KIT_ACTS
} KitAct;

/**
 * KitApartWord:
 * @name: (owned): of the person, 1 to %KIT_MAX_NAME characters
 * @program: (owned): with its version
 * @device: (owned): of several programs of a seat, which one this is
 * @claim: how often the seat has gone from one of them to another
 * @orders: the standing orders of the person
 * @number: grows with each act of the seat
 * @position: the number of the position in which @act is wanted; in another one it is not done
 * @act: what is wanted
 * @text: (owned) (nullable): decisions as words with a blank between them, or a seat, from 1 on,
 *   and its new kind
 *
 * All that a seat wants, so that the last word of a seat is enough, and words may be lost, doubled
 * or late.
 */
typedef struct
{
  char     *name;
  char     *program;
  char     *device;
  guint     claim;
  KitOrders orders;
  guint64   number;
  guint64   position;
  KitAct    act;
  char     *text;
} KitApartWord;

void     kit_apart_word_clear (KitApartWord       *word);
char    *kit_apart_word_write (const KitApartWord *word);
gboolean kit_apart_word_read  (KitApartWord       *word,
                               const char         *text,
                               gsize               length);
gboolean kit_apart_is_name    (const char         *name);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitApartWord, kit_apart_word_clear)

G_END_DECLS
