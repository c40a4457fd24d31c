/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into the program. */

#pragma once

#include "alx-fault.h"

#include "kit/record/kit-boards.h"

G_BEGIN_DECLS

extern const KitBoards alx_boards;

AlxBoard       *alx_board_file_read (const char *text,
                                     gsize       length,
                                     KitFault   *fault);
gconstpointer   alx_boards_find     (const char *id);
const AlxBoard *alx_boards_default  (void);

G_END_DECLS
