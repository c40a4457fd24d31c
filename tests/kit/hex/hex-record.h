/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of Hex: the groups of all records, and none of its own. */

#pragma once

#include "hex-rules.h"

#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** The suffix of files with records. */
#define HEX_RECORD_SUFFIX ".hex"

extern const KitFormat hex_format;

G_END_DECLS
