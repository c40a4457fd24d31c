/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros says at the end of a game: why it ended, and the points levy by levy. */

#pragma once

#include "kit/view/dialogs/kit-result.h"

G_BEGIN_DECLS

const char *alx_result_explain_end (const KitRecord *record);
void        alx_result_fill        (KitResult       *result,
                                    const KitRecord *record);

G_END_DECLS
