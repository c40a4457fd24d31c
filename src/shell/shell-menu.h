/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels of menus. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *shell_menu_escape (const char *name);

G_END_DECLS
