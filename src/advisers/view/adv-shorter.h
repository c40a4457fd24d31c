/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that begin when computers have played a third of the way. */

#pragma once

#include "advisers/record/adv-record.h"

G_BEGIN_DECLS

KitRecord *adv_shorter_make (gconstpointer    options,
                             guint            n_players,
                             guint64          seed);
gboolean   adv_shorter_made (const KitRecord *record);

G_END_DECLS
