/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of the program, and of each game. */

#pragma once

#include "shell-catalogue.h"

G_BEGIN_DECLS

const char *shell_settings_find_missing (ShellCatalogue      *games);
GSettings  *shell_settings_open         (const ShellGameInfo *info);

G_END_DECLS
