/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers say at the end of a game: why it ended, and how each point was made. */

#pragma once

#include "kit/view/dialogs/kit-result.h"

G_BEGIN_DECLS

const char *adv_result_explain_end (const KitRecord *record);
void        adv_result_fill        (KitResult       *result,
                                    const KitRecord *record);

G_END_DECLS
