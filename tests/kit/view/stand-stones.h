/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Stones in the real window. */

#pragma once

#include "play.h"
#include "stand.h"
#include "stones-input.h"
#include "stones-table.h"

G_BEGIN_DECLS

int  stand_find_place (const StonesDecision *decision);
void stand_check      (const char           *tokens);

G_END_DECLS
