/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stones as sentences. */

#pragma once

#include "kit/record/kit-fault.h"

G_BEGIN_DECLS

char *stones_words_fault (const KitFault *fault);

G_END_DECLS
