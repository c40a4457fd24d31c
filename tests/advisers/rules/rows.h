/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short forms of positions, refusals and events, so that a test of a rule is one row of a table. */

#pragma once

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"

G_BEGIN_DECLS

/**
 * Row:
 * @name: of the test, the rule first: "Q16/eleven-cards"
 * @position: "Key=Value; Key=Value", what differs from the usual position; see rows_text()
 * @decisions: (nullable): words that are legal one after the other, and made; after "=" the dice or
 *   the robbed card
 * @legal: (nullable): words of which each is legal then
 * @illegal: (nullable): "word refusal; word refusal", as rows_refusal() writes them
 * @reads: (nullable): "Key=Value; Key=Value", what rows_ask() says then
 * @events: (nullable): of the last decision, "event\nevent\n", as rows_events() writes them
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *decisions;
  const char *legal;
  const char *illegal;
  const char *reads;
  const char *events;
} Row;

void   rows_add        (const Row        *rows,
                        guint             n_rows);
void   rows_add_counts (void);

char  *rows_text       (const char       *position);
void   rows_state      (const char       *position,
                        AdvState         *state);
void   rows_check_walk (const AdvState   *state);

char  *rows_ask        (const AdvState   *state,
                        const char       *key);
char  *rows_refusal    (const AdvRefusal *refusal);
char  *rows_events     (const AdvEvents  *events);
guint  rows_find_reason (const char      *text);
guint  rows_find_event (const char       *text);
const char *rows_get_reason (guint        reason);
const char *rows_get_event (guint         kind);

/* One for each chapter. */
void   test_add_setup    (void);
void   test_add_turn     (void);
void   test_add_auctions (void);
void   test_add_trade    (void);
void   test_add_building (void);
void   test_add_cards    (void);
void   test_add_bonus    (void);
void   test_add_events   (void);

G_END_DECLS
