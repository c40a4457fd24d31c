/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of The Advisers of Alexander, as the kit asks for them. */

#pragma once

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

extern const KitRules adv_rules;

G_END_DECLS
