/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of the tool that every game has; see #KitCliCommand. */

#pragma once

#include "kit-cli.h"

G_BEGIN_DECLS

int kit_cli_moves  (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_look   (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_verify (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_statistics (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_review (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_play   (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_match  (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_ladder (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_calibrate (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_train  (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_referee (const KitCliGame * const *games,
                     int                       argc,
                     char                    **argv);
int kit_cli_join   (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_swarm  (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
int kit_cli_render (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);

G_END_DECLS
