/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: one window, one game. */

#pragma once

#include "shell-catalogue.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SHELL_TYPE_APPLICATION (shell_application_get_type ())
G_DECLARE_FINAL_TYPE (ShellApplication, shell_application, SHELL, APPLICATION, GtkApplication)

ShellApplication *shell_application_new (ShellCatalogue *games);

G_END_DECLS
