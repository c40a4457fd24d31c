/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into the program. */

#pragma once

#include "adv-fault.h"

G_BEGIN_DECLS

AdvBoard       *adv_board_file_read (const char *text,
                                     gsize       length,
                                     KitFault   *fault);
gconstpointer   adv_boards_find     (const char *id);
const AdvBoard *adv_boards_default  (void);

G_END_DECLS
