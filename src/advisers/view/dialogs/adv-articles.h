/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules, Q1 to Q57, as the rulebook in the program says them. */

#pragma once

#include "kit/view/kit-article.h"

G_BEGIN_DECLS

extern const KitArticle adv_articles[];

G_END_DECLS
