/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the command-line tool, and the commands that only it has. */

#pragma once

#include "alexandros/players/alx-weights.h"
#include "kit/cli/kit-cli.h"

G_BEGIN_DECLS

extern const KitCliGame alx_cli_game;

/* The commands; see #KitCliCommand. */
int      alx_cli_bench        (const KitCliGame * const *games,
                               int                       argc,
                               char                    **argv);
int      alx_cli_train        (const KitCliGame * const *games,
                               int                       argc,
                               char                    **argv);

void     alx_cli_bench_paint  (void);
gboolean alx_cli_read_weights (const char               *name,
                               AlxWeights               *weights);

G_END_DECLS
