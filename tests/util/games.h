/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Alexandros for tests of the model and what is above it, by short forms. */

#pragma once

#include "alexandros/model/alx-game.h"

G_BEGIN_DECLS

KitRecord *games_record (const char *kinds,
                         const char *position,
                         const char *tokens);
KitGame   *games_new    (const char *kinds,
                         const char *position,
                         const char *tokens);

G_END_DECLS
