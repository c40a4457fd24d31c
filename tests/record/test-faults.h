/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of records with one thing wrong, and the fault that reading them must tell. */

#pragma once

#include "test-util.h"

G_BEGIN_DECLS

/**
 * FaultRow:
 * @name: of the test
 * @position: (nullable): short form of a record, see test_text()
 * @tokens: (nullable): its first turn
 * @from: (nullable): text in it that is replaced, once
 * @to: by what
 * @reason: an AlxFaultReason; %ALX_FAULT_NONE if the record is fine
 * @line: where
 * @text: (nullable): what the fault says
 * @other: (nullable): what else
 * @number: what it found
 * @limit: what would have been right
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
