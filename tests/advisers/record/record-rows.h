/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of records with one fault each, and what reading them must report. */

#pragma once

#include "advisers/record/adv-record.h"

G_BEGIN_DECLS

/** RecordBase: the records that rows change. */
typedef enum
{
  RECORD_GAME,                          /* from cards; its third turn is a redo tail */
  RECORD_POSITION,                      /* in trade and building, nothing is decided */
  RECORD_OVER,                          /* a game that ends with its only decision */
} RecordBase;

/**
 * RecordRow:
 * @name: of the test
 * @base: the record that is changed
 * @edits: (nullable): lines parted by "|": "Key=Value" is put in the place of the first line with
 *   this key, and "Key" alone takes that line out
 * @from: (nullable): a text that is replaced after that, once
 * @to: what it is replaced by
 * @reason: of the fault; %KIT_FAULT_NONE if the record is lawful
 * @line: of the fault
 * @text: (nullable): of the fault
 * @other: (nullable): of the fault
 * @number: of the fault
 * @limit: of the fault
 */
typedef struct
{
  const char *name;
  RecordBase  base;
  const char *edits;
  const char *from;
  const char *to;
  guint       reason;
  guint       line;
  const char *text;
  const char *other;
  guint       number;
  guint       limit;
} RecordRow;

extern const char * const record_bases[];

char      *record_change   (RecordBase       base,
                            const char      *edits,
                            const char      *from,
                            const char      *to);
KitRecord *record_read     (const char      *text);
void       record_add_rows (const RecordRow *rows,
                            guint            n_rows);

G_END_DECLS
