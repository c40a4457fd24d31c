/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which settings are installed, and those that games share. */

#pragma once

#include "shell-catalogue.h"

G_BEGIN_DECLS

gboolean    shell_settings_has          (const char     *schema,
                                         const char     *key);
char       *shell_settings_get_player   (void);
gboolean    shell_settings_keep_games   (void);
void        shell_settings_set_player   (const char     *name);
const char *shell_settings_find_missing (ShellCatalogue *games);

G_END_DECLS
