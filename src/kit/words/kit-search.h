/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in texts, in any of their forms, with or without accents. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * KitSearch:
 *
 * The words that somebody looks for.
 */
typedef struct _KitSearch KitSearch;

KitSearch *kit_search_new      (const char      *words);
void       kit_search_free     (KitSearch       *search);
gboolean   kit_search_is_empty (const KitSearch *search);
guint      kit_search_match    (const KitSearch *search,
                                const char      *text);
guint      kit_search_compare  (const KitSearch *search,
                                const char      *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitSearch, kit_search_free)

G_END_DECLS
