/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games, of today: the first one, the guided one, another one of the same players. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

char      *kit_begin_find_name  (void);
guint64    kit_begin_make_seed  (void);
KitRecord *kit_begin_record     (const KitGameView  *view,
                                 gconstpointer       options,
                                 gboolean            shorter,
                                 guint               n_players,
                                 guint64             seed);
KitGame   *kit_begin_game       (const KitGameView  *view,
                                 KitRecord          *record,
                                 const char * const  programs[KIT_MAX_PLAYERS]);
KitRecord *kit_begin_first      (const KitGameView  *view);
KitRecord *kit_begin_read       (const KitGameView  *view,
                                 const char         *text);
KitRecord *kit_begin_guided     (const KitGameView  *view);
KitGame   *kit_begin_rematch    (const KitGameView  *view,
                                 KitGame            *last);
void       kit_begin_again      (const KitGameView  *view,
                                 KitRecord          *record);
gboolean   kit_begin_is_shorter (const KitGameView  *view,
                                 KitGame            *game);

G_END_DECLS
