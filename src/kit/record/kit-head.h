/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a record: what it says about its game, read without playing it. */

#pragma once

#include "kit-format.h"

#include "base/base-head.h"

G_BEGIN_DECLS

gboolean kit_head_read (const KitFormat *format,
                        const char      *text,
                        gsize            length,
                        BaseHead        *head);

G_END_DECLS
