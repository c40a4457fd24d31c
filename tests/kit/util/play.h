/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Stones for the tests of the kit, by short forms. */

#pragma once

#include "stones-game.h"

G_BEGIN_DECLS

/** PlayTest: see play_run_until(). */
typedef gboolean (*PlayTest) (gpointer data);

/** The bonus stones of all games of play_record(): 2, 0 and 3 points. */
#define PLAY_BONUS "2 0 3"
#define PLAY_SEED  G_GUINT64_CONSTANT (0x0123456789abcdef)

KitRecord *play_record      (const char       *kinds,
                             const char       *dice,
                             const char       *tokens);
KitGame   *play_game        (const char       *kinds,
                             const char       *dice,
                             const char       *tokens);
KitRecord *play_random      (guint             seed,
                             guint             most);
KitRecord *play_read        (const char       *text);
void       play_tell        (KitHistory       *history,
                             const char       *dice);
void       play_history     (KitHistory       *history,
                             const char       *tokens);
char      *play_write       (const KitHistory *history);
char      *play_dice        (const KitHistory *history);
void       play_decision    (const char       *token,
                             StonesDecision   *decision);
void       play_run_until   (PlayTest          test,
                             gpointer          data);
void       play_run_to_end  (KitGame          *game);

G_END_DECLS
