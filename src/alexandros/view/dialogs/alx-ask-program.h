/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a program that plays a seat: a file, or a command. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_ASK_PROGRAM (alx_ask_program_get_type ())
G_DECLARE_FINAL_TYPE (AlxAskProgram, alx_ask_program, ALX, ASK_PROGRAM, GtkWindow)

GtkWidget *alx_ask_program_new      (GtkWindow  *parent,
                                     const char *command);

G_END_DECLS
