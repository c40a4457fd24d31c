/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats in the dialog for a new game. */

#pragma once

#include "kit-seat-row.h"

#include "kit/apart/kit-apart.h"
#include "kit/model/kit-game.h"

G_BEGIN_DECLS

/**
 * KitSeating:
 * @n: the number of players
 * @rows: for each seat, in turn order, the row of the dialog with its player
 */
typedef struct
{
  guint  n;
  guint8 rows[KIT_MAX_PLAYERS];
} KitSeating;

void        kit_seats_set_up      (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                                   const KitGameView *view,
                                   GSettings         *settings,
                                   KitGame           *last);
const char *kit_seats_read        (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                                   KitSeating        *seating);
gboolean    kit_seats_are_apart   (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                                   const KitSeating  *seating);
const char *kit_seats_set_up_apart (KitSeatRow       *rows[KIT_MAX_PLAYERS],
                                   const KitSeating  *seating,
                                   KitApartSetup     *setup);
char       *kit_seats_find_person (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                                   const KitSeating  *seating);
KitGame    *kit_seats_make        (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                                   const KitSeating  *seating,
                                   const KitGameView *view,
                                   KitRecord         *record);

G_END_DECLS
