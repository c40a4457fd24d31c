/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels of menus. */

#include "shell-menu.h"

/** shell_menu_escape: (transfer full): @name as a label. Labels of menus are mnemonics: an
    underscore of a name is doubled. */
char *
shell_menu_escape (const char *name)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  parts = g_strsplit (name, "_", -1);
  return g_strjoinv ("__", parts);
}
