/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a record by replaying it, and refuses whatever breaks a rule. */

#pragma once

#include "kit-fault.h"
#include "kit-record.h"

G_BEGIN_DECLS

/**
 * KitReading:
 * @record: with the players; it has a history once the start has been read
 * @board: the board
 * @lines: the groups of the text
 * @seat: the group of the seat whose record it is, or %NULL of a whole one
 * @n_told: the lines of @seat that are done with
 * @taken: of #KitOutcome: what chance has brought for the decisions of a whole one
 * @n_taken: how many of them are known to be in the record
 * @fault: (out): what is wrong
 *
 * A record that is being read.
 */
struct _KitReading
{
  KitRecord       *record;
  gconstpointer    board;
  const BaseLines *lines;
  const BaseGroup *seat;
  guint            n_told;
  GArray          *taken;
  guint            n_taken;
  KitFault        *fault;
};

gboolean   kit_format_claims    (const KitFormat *format,
                                 const char      *text,
                                 gsize            length);
KitRecord *kit_format_read      (const KitFormat *format,
                                 const char      *text,
                                 gsize            length,
                                 KitFault        *fault);

gboolean   kit_reading_read_options (KitReading  *reading,
                                     gpointer     state);

G_END_DECLS
