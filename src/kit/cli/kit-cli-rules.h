/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the games that a command plays, as its arguments say them. */

#pragma once

#include "kit-cli.h"

G_BEGIN_DECLS

/**
 * KitCliRules:
 * @edition: (nullable): one of the game's editions
 * @options: (nullable) (array zero-terminated=1): such as "Offers=0", which count after @edition
 *
 * Filled in by the options --rules and --option.
 */
typedef struct
{
  char  *edition;
  char **options;
} KitCliRules;

gboolean kit_cli_rules_read     (const KitCliRules *rules,
                                 const KitCliGame  *game,
                                 gpointer          *values);
char    *kit_cli_rules_describe (const KitCliRules *rules);
void     kit_cli_rules_clear    (KitCliRules       *rules);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitCliRules, kit_cli_rules_clear)

G_END_DECLS
