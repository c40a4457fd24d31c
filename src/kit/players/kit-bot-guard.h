/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A process between this one and a third-party program, which kills the program and all its
   descendants at the end. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void kit_bot_guard (gpointer parent);

G_END_DECLS
