/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which settings are installed. */

#pragma once

#include "shell-catalogue.h"

G_BEGIN_DECLS

gboolean    shell_settings_has          (const char     *schema,
                                         const char     *key);
const char *shell_settings_find_missing (ShellCatalogue *games);

G_END_DECLS
