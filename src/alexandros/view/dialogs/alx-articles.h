/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules, R1 to R43, as the rulebook in the program says them. */

#pragma once

#include "kit/view/kit-article.h"

G_BEGIN_DECLS

extern const KitArticle alx_articles[];

G_END_DECLS
