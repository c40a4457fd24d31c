/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the settings of the program and of each game are installed. */

#pragma once

#include "shell-catalogue.h"

G_BEGIN_DECLS

const char *shell_settings_find_missing (ShellCatalogue *games);

G_END_DECLS
