/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what was done, such as that a game was put aside. */

#pragma once

#include "shell/document/shell-store.h"

G_BEGIN_DECLS

/**
 * ShellNotice:
 *
 * A sentence in the lower right corner of the game, where a new one has nothing yet; if a game was
 * put aside, with a button that goes back to it. It hides itself after some seconds; it is hidden
 * at first.
 *
 * CSS: the class “notice”. It is an alert for assistive technologies.
 */
#define SHELL_TYPE_NOTICE (shell_notice_get_type ())
G_DECLARE_FINAL_TYPE (ShellNotice, shell_notice, SHELL, NOTICE, GtkBox)

void shell_notice_tell (ShellNotice *notice,
                        ShellStore  *store,
                        const char  *name);
void shell_notice_say  (ShellNotice *notice,
                        const char  *text);

G_END_DECLS
