/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the players: in the title of a table, and in its part of the main menu. */

#pragma once

#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/** KitTableMenu: the part of the main menu that is a game's, in the current language, with a
    submenu for each player; and the title. */
typedef struct _KitTableMenu KitTableMenu;

KitTableMenu *kit_table_menu_new       (const char        *path,
                                        const KitGameView *view);
void          kit_table_menu_free      (KitTableMenu      *menu);
gboolean      kit_table_menu_update    (KitTableMenu      *menu,
                                        const KitRecord   *record);
GMenuModel   *kit_table_menu_get_model (KitTableMenu      *menu);
const char   *kit_table_menu_get_title (KitTableMenu      *menu);

G_END_DECLS
