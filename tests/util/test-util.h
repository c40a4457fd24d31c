/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short forms of positions, refusals and events, so that a test of a rule is one row of a table. */

#pragma once

#include "alexandros/record/alx-fault.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/rules/alx-apply.h"
#include "base/base-random.h"

G_BEGIN_DECLS

/**
 * TestRow:
 * @name: of the test: "/rules/R14/no-dead-symbol"
 * @position: (nullable): short form; see test_text()
 * @decisions: (nullable): tokens that are legal one after the other, and made
 * @legal: (nullable): tokens of which each is legal then
 * @illegal: (nullable): "token refusal; token refusal", as test_refusal() writes them
 * @reads: (nullable): "key=value; key=value", what test_ask() says then
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *decisions;
  const char *legal;
  const char *illegal;
  const char *reads;
} TestRow;

void            test_add_rows    (const TestRow    *rows,
                                  guint             n_rows);

const AlxBoard *test_board       (void);
char           *test_text        (const char       *position,
                                  const char       *tokens);
void            test_state       (const char       *position,
                                  AlxState         *state);
void            test_decision    (const char       *token,
                                  AlxDecision      *decision);
void            test_play        (AlxState         *state,
                                  const char       *tokens);
char           *test_ask         (const AlxState   *state,
                                  const char       *key);
void            test_check_reads (const AlxState   *state,
                                  const char       *reads);
void            test_check_illegal (const AlxState *state,
                                    const char     *illegal);
char           *test_refusal     (const AlxRefusal *refusal);
char           *test_events      (const AlxEvents  *events);

KitRecord      *test_read_record (const char       *text);
KitRecord      *test_random_game (BaseRandom       *random,
                                  guint             n_players,
                                  guint             most);
KitRecord      *test_long_record (guint             n_turns);
gboolean        test_random_step (BaseRandom       *random,
                                  KitHistory       *history);
char           *test_data        (const char       *name);

G_END_DECLS
