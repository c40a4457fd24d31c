/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a decision in the words of records, for those who rather type than point. */

#pragma once

#include "kit/presenter/kit-input.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_ASK_DECISION (kit_ask_decision_get_type ())
G_DECLARE_FINAL_TYPE (KitAskDecision, kit_ask_decision, KIT, ASK_DECISION, GtkWindow)

GtkWidget *kit_ask_decision_new (GtkWindow *parent,
                                 KitInput  *input);

G_END_DECLS
