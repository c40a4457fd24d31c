/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a computer player what a person could decide now. */

#pragma once

#include "kit-input.h"

G_BEGIN_DECLS

/**
 * KitHint:
 *
 * The advice for the person who decides in the game of an #KitInput, to which it holds a reference.
 * When there is one, it is the proposal. It is dropped when the position changes.
 */
#define KIT_TYPE_HINT (kit_hint_get_type ())
G_DECLARE_FINAL_TYPE (KitHint, kit_hint, KIT, HINT, GObject)

/** KitHintTest: whether a hint may begin with @decision. */
typedef gboolean (*KitHintTest) (gconstpointer decision,
                                 gpointer      data);

KitHint       *kit_hint_new      (KitInput       *input,
                                  const KitLevel *levels);
void           kit_hint_set_test (KitHint        *hint,
                                  KitHintTest     test,
                                  gpointer        data);
void           kit_hint_ask      (KitHint        *hint);
gboolean       kit_hint_is_possible (KitHint     *hint);
gboolean       kit_hint_is_asked (KitHint        *hint);
const KitAdvice *kit_hint_get_advice (KitHint    *hint);

G_END_DECLS
