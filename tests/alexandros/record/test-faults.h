/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of records with one error each, and the fault that reading them must report. */

#pragma once

#include "test-util.h"

G_BEGIN_DECLS

/**
 * FaultRow:
 * @name: of the test
 * @position: (nullable): short form of a record, see test_text()
 * @tokens: (nullable): its first turn
 * @from: (nullable): a text in it that is replaced, once
 * @to: the text that replaces it
 * @reason: an KitFaultReason; %KIT_FAULT_NONE if the record is fine
 * @line: of the fault, from 1
 * @text: (nullable): of the fault
 * @other: (nullable): of the fault
 * @number: of the fault
 * @limit: of the fault
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *tokens;
  const char *from;
  const char *to;
  guint       reason;
  guint       line;
  const char *text;
  const char *other;
  guint       number;
  guint       limit;
} FaultRow;

void test_add_faults (const FaultRow *rows,
                      guint           n_rows);

G_END_DECLS
