/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game, as text for players. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  KIT_ARTICLE_HEADING,
  KIT_ARTICLE_TEXT,
  KIT_ARTICLE_FIGURE,
  KIT_ARTICLE_CARDS,
} KitArticleKind;

/**
 * KitArticle:
 * @kind: what it is
 * @number: of a text, the rule that it says, or 0; of figures and cards, the first number of the
 *   game
 * @more: how many figures or cards follow the first in the same line
 * @text: of a heading or a text, to be translated
 *
 * A heading, a rule, or a line of figures or cards. The last of a list is a text that is %NULL.
 */
typedef struct
{
  KitArticleKind kind;
  guint          number;
  guint          more;
  const char    *text;
} KitArticle;

G_END_DECLS
