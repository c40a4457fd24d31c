/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the games that a command plays, as its arguments say them. */

#pragma once

#include "kit-cli.h"

G_BEGIN_DECLS

/**
 * KitCliRules:
 * @edition: (nullable): an edition of the game's rules
 * @options: (nullable) (array zero-terminated=1): such as "Offers=0"; applied after @edition
 *
 * Filled in by KIT_CLI_RULES_ENTRIES(). Both are %NULL for a game without options.
 */
typedef struct
{
  char  *edition;
  char **options;
} KitCliRules;

/** KIT_CLI_RULES_ENTRIES: the entries of the options --rules and --option of a command. */
#define KIT_CLI_RULES_ENTRIES(rules, game)                                                  \
  { "rules", 'r', 0, G_OPTION_ARG_STRING, &(rules).edition, (game)->edition_help,           \
    "EDITION" },                                                                            \
  { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &(rules).options, (game)->option_help,     \
    "KEY=VALUE" }

gboolean kit_cli_rules_read     (const KitCliRules *rules,
                                 const KitCliGame  *game,
                                 gpointer          *values);
char    *kit_cli_rules_describe (const KitCliRules *rules);
void     kit_cli_rules_clear    (KitCliRules       *rules);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitCliRules, kit_cli_rules_clear)

G_END_DECLS
