/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays a seat in the games of the tool: a level, or a program. */

#pragma once

#include "kit-cli.h"

#include "kit/players/kit-bot.h"

G_BEGIN_DECLS

/**
 * KitCliPlayer:
 * @level: (nullable): a computer player
 * @command: (nullable): that of a program, if there is no level
 */
typedef struct
{
  const KitLevel *level;
  char           *command;
} KitCliPlayer;

/** KitCliProgram: a program that plays a seat in one game. */
typedef struct _KitCliProgram KitCliProgram;

gboolean    kit_cli_player_read  (KitCliPlayer       *player,
                                  const KitCliGame   *game,
                                  const char         *name);
const char *kit_cli_player_id    (const KitCliPlayer *player);
void        kit_cli_player_clear (KitCliPlayer       *player);
gboolean    kit_cli_player_start (const KitCliPlayer *player,
                                  const KitCliGame   *game,
                                  double              seconds,
                                  KitCliProgram     **program,
                                  GError            **error);
gboolean    kit_cli_program_ask  (KitCliProgram      *program,
                                  gconstpointer       board,
                                  gconstpointer       view,
                                  const KitWishes    *wishes,
                                  gpointer            decision,
                                  GError            **error);
KitWeights *kit_cli_read_weights (const KitCliGame   *game,
                                  const char         *name);
void        kit_cli_programs_end (KitCliProgram      *programs[KIT_MAX_PLAYERS]);

G_END_DECLS
