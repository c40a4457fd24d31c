/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the command-line tool, and the commands that only it has. */

#pragma once

#include "kit/cli/kit-cli.h"

G_BEGIN_DECLS

extern const KitCliGame alx_cli_game;

/** alx_cli_bench: a command; see #KitCliCommand. */
int  alx_cli_bench       (const KitCliGame * const *games,
                          int                       argc,
                          char                    **argv);

void alx_cli_bench_paint (void);

G_END_DECLS
