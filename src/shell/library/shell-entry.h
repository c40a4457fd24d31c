/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the library. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

/** ShellEntryKind: where a game lies; of copies of one game the first kind is listed. */
typedef enum
{
  SHELL_ENTRY_CURRENT,                  /* it is being played */
  SHELL_ENTRY_ASIDE,                    /* it is unfinished, and was put aside */
  SHELL_ENTRY_KEPT,                     /* it is finished, and was kept */
  SHELL_ENTRY_TABLE,                    /* it is played at a table elsewhere */
  SHELL_ENTRY_FILE,                     /* the player has saved it */
} ShellEntryKind;

/**
 * ShellEntryFacts:
 * @kind: where it lies
 * @path: (type filename): of its file
 * @bytes: of that file
 * @info: (nullable): the kind of the game; %NULL if that cannot be told
 * @head: what it says about itself; empty if it cannot be read
 * @reason: (nullable): why it cannot be read, in a sentence
 * @when: (nullable): when it was begun or, if it does not say that, written
 */
typedef struct
{
  ShellEntryKind       kind;
  char                *path;
  goffset              bytes;
  const ShellGameInfo *info;
  BaseHead             head;
  char                *reason;
  GDateTime           *when;
} ShellEntryFacts;

/** ShellOrder: an order of games; of two that are equal in it, the newer one comes first. */
typedef enum
{
  SHELL_ORDER_NEWEST,
  SHELL_ORDER_OLDEST,
  SHELL_ORDER_LONGEST,
  SHELL_ORDER_NAMES,                    /* of the first player */
} ShellOrder;

#define SHELL_TYPE_ENTRY (shell_entry_get_type ())
G_DECLARE_FINAL_TYPE (ShellEntry, shell_entry, SHELL, ENTRY, GObject)

ShellEntry            *shell_entry_new         (ShellEntryFacts      *facts);
const ShellEntryFacts *shell_entry_get_facts   (ShellEntry           *entry);
const char            *shell_entry_get_title   (ShellEntry           *entry);
const char            *shell_entry_get_details (ShellEntry           *entry);
const char            *shell_entry_get_result  (ShellEntry           *entry);
gboolean               shell_entry_can_delete  (ShellEntry           *entry);
gboolean               shell_entry_can_review  (ShellEntry           *entry);
int                    shell_entry_compare     (ShellEntry           *entry,
                                                ShellEntry           *other,
                                                ShellOrder            order);
gboolean               shell_entry_matches     (ShellEntry           *entry,
                                                const char * const   *words);

G_END_DECLS
