/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Stones tells the command-line tool. */

#pragma once

#include "kit/cli/kit-cli.h"

G_BEGIN_DECLS

extern const KitCliGame stones_cli_game;

G_END_DECLS
