/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers tell the command-line tool. */

#pragma once

#include "kit/cli/kit-cli.h"

G_BEGIN_DECLS

extern const KitCliGame adv_cli_game;

/* A command; see #KitCliCommand. */
int adv_cli_bench (const KitCliGame * const *games,
                   int                       argc,
                   char                    **argv);

G_END_DECLS
