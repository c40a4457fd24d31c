/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A process between us and a program of somebody else, which ends all that the program has
   started. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void alx_bot_guard (gpointer parent);

G_END_DECLS
