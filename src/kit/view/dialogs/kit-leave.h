/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question what becomes of a table that is kept here when the window closes. */

#pragma once

#include "shell/dialogs/shell-dialogs.h"

G_BEGIN_DECLS

#define KIT_TYPE_LEAVE (kit_leave_get_type ())
G_DECLARE_FINAL_TYPE (KitLeave, kit_leave, KIT, LEAVE, GtkWindow)

GtkWidget *kit_leave_new (GtkWindow     *parent,
                          ShellAnswered  answered,
                          gpointer       data);

G_END_DECLS
