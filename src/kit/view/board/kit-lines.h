/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two lines of decisions over a board: what was played, and what was better. */

#pragma once

#include "kit-board-view.h"

G_BEGIN_DECLS

/** The most places of a line. */
#define KIT_MAX_LINE_PLACES 32

/**
 * KitBoardLine:
 * @n: places
 * @places: of the board, in the order of the decisions
 * @joined: whether the way goes on to this place from the one before
 */
typedef struct
{
  guint    n;
  int      places[KIT_MAX_LINE_PLACES];
  gboolean joined[KIT_MAX_LINE_PLACES];
} KitBoardLine;

/** KitFindNumber: see find_number() of #KitTableClass. */
typedef int (*KitFindNumber) (gconstpointer board,
                              const char   *name);

void kit_board_line_add  (KitBoardLine       *line,
                          KitFindNumber       find,
                          gconstpointer       board,
                          const char         *token);
void kit_board_line_draw (const KitBoardLine *line,
                          KitBoardView       *view,
                          GtkWidget          *widget,
                          gboolean            dashed,
                          const char         *label,
                          cairo_t            *cr);

G_END_DECLS
