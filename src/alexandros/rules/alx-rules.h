/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Alexandros, as the kit asks for them. */

#pragma once

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

extern const KitRules alx_rules;

G_END_DECLS
