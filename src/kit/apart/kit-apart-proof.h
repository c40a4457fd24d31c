/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The promise that nothing of a game is exchanged while it is played, and how it is checked. */

#pragma once

#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** The bytes of the secret from which all chance of a table is made. */
#define KIT_APART_SECRET 32

/** KitApartProof: what comes of a check. */
typedef enum
{
  KIT_PROOF_HOLDS,
  KIT_PROOF_START,                      /* it is not the start that was promised */
  KIT_PROOF_CHANCE,                     /* chance was not made from the secret */
  KIT_PROOF_SEAT,                       /* the seat was told something else */
} KitApartProof;

guint64       kit_apart_make_seed    (GBytes          *secret);
char         *kit_apart_make_promise (const KitRecord *record,
                                      GBytes          *secret);
KitApartProof kit_apart_check        (const KitRecord *whole,
                                      GBytes          *secret,
                                      const char      *promise,
                                      const KitRecord *told);
gboolean      kit_apart_goes_on      (const KitRecord *before,
                                      const KitRecord *after);
char         *kit_apart_make_number  (const KitRecord *whole);
char         *kit_apart_make_digest  (const KitFormat *format);

G_END_DECLS
