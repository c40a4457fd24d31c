/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool: its commands, and their helpers. */

#pragma once

#include "alexandros/players/alx-weights.h"
#include "alexandros/record/alx-record.h"

G_BEGIN_DECLS

/* Exit statuses. */
#define ALX_CLI_OK      0
#define ALX_CLI_FAILED  1
#define ALX_CLI_USAGE   2

/* The commands; argv[0] is the name of the command, and the exit status is returned. */
int alx_cli_moves  (int argc, char **argv);
int alx_cli_verify (int argc, char **argv);
int alx_cli_play   (int argc, char **argv);
int alx_cli_match  (int argc, char **argv);
int alx_cli_train  (int argc, char **argv);
int alx_cli_bench  (int argc, char **argv);
int alx_cli_render (int argc, char **argv);

void alx_cli_bench_paint (void);

gboolean   alx_cli_parse (const char         *command,
                          const char         *arguments,
                          const char         *summary,
                          const GOptionEntry *entries,
                          int                *argc,
                          char             ***argv);
int        alx_cli_usage (const char         *format,
                          ...) G_GNUC_PRINTF (1, 2);
AlxRecord *alx_cli_read  (const char         *name);
gboolean   alx_cli_read_weights (const char *name,
                                 AlxWeights *weights);

G_END_DECLS
