/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Other positions that look the same to one player: what is honest cannot tell them apart. */

#pragma once

#include "alexandros/record/alx-record.h"
#include "base/base-random.h"

G_BEGIN_DECLS

guint      hidden_permute (AlxState         *state,
                           guint             player,
                           BaseRandom       *random);
KitRecord *hidden_record  (const KitRecord  *record,
                           const AlxState   *state);

G_END_DECLS
