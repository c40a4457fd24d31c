/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the program, which can be changed while it runs. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ShellLanguage:
 * @code: as the setting names it, "" for that of the system
 * @name: in the language itself; not to be translated, but for that of the system
 */
typedef struct
{
  const char *code;
  const char *name;
} ShellLanguage;

void                 shell_language_init (void);
void                 shell_language_set  (const char *code);
const ShellLanguage *shell_language_list (guint      *n);

G_END_DECLS
