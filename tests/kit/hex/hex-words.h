/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hex as sentences. */

#pragma once

#include "kit/record/kit-fault.h"

G_BEGIN_DECLS

char *hex_words_fault (const KitFault *fault);

G_END_DECLS
