/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notifies the player when they are wanted and no window of the program is active. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SHELL_TYPE_ATTENTION (shell_attention_get_type ())
G_DECLARE_FINAL_TYPE (ShellAttention, shell_attention, SHELL, ATTENTION, GObject)

ShellAttention *shell_attention_new      (GtkApplication *application);
void            shell_attention_call     (ShellAttention *attention,
                                          const char     *text);
void            shell_attention_withdraw (ShellAttention *attention);

G_END_DECLS
