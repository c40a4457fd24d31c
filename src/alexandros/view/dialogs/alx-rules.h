/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a summary of the rules, to be read beside the game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_RULES (alx_rules_get_type ())
G_DECLARE_FINAL_TYPE (AlxRules, alx_rules, ALX, RULES, GtkWindow)

GtkWidget *alx_rules_new (GtkWindow *parent);

G_END_DECLS
