/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Hex, made into proposals: the places of the board are its cells. */

#pragma once

#include "kit/presenter/kit-input.h"

G_BEGIN_DECLS

#define HEX_TYPE_INPUT (hex_input_get_type ())
G_DECLARE_FINAL_TYPE (HexInput, hex_input, HEX, INPUT, KitInput)

KitInput *hex_input_new (void);

G_END_DECLS
