/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a program that plays a seat: a file, or a command. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_ASK_PROGRAM (kit_ask_program_get_type ())
G_DECLARE_FINAL_TYPE (KitAskProgram, kit_ask_program, KIT, ASK_PROGRAM, GtkWindow)

GtkWidget *kit_ask_program_new (GtkWindow  *parent,
                                GSettings  *settings,
                                const char *command);

G_END_DECLS
