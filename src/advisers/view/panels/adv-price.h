/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that is bought and what it costs, as pictures. */

#pragma once

#include "advisers/rules/adv-decision.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *adv_price_new (AdvDecisionKind kind,
                          int             size);

G_END_DECLS
