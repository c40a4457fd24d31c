/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the players: in the title of a table, and in its part of the main menu. */

#pragma once

#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitTableMenu:
 * @view: the game
 * @model: (owned): the part of the main menu that is the game's, in the current language
 * @seats: (owned): the submenu in it that has a submenu for each player
 * @title: (owned) (nullable): the names of the players; %NULL before there is a game
 * @apart: the seats that persons elsewhere were invited to, a bit each; 0 at a table that is here
 */
typedef struct
{
  const KitGameView *view;
  GMenuModel        *model;
  GMenu             *seats;
  char              *title;
  guint              apart;
} KitTableMenu;

KitTableMenu *kit_table_menu_new       (const char        *path,
                                        const KitGameView *view);
void          kit_table_menu_free      (KitTableMenu      *menu);
gboolean      kit_table_menu_update    (KitTableMenu      *menu,
                                        const KitRecord   *record,
                                        guint              apart);

G_END_DECLS
