/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as a widget. */

#pragma once

#include "alexandros/presenter/alx-playback.h"
#include "alexandros/view/alx-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_BOARD_VIEW (alx_board_view_get_type ())
G_DECLARE_FINAL_TYPE (AlxBoardView, alx_board_view, ALX, BOARD_VIEW, GtkWidget)

void alx_board_view_set_up          (AlxBoardView *view,
                                     AlxInput     *input,
                                     AlxPlayback  *playback,
                                     AlxStyle     *style);
void alx_board_view_set_coordinates (AlxBoardView *view,
                                     gboolean      coordinates);
void alx_board_view_set_foreseeing  (AlxBoardView *view,
                                     gboolean      foreseeing);
void alx_board_view_set_pointed     (AlxBoardView *view,
                                     int           decision);
void alx_board_view_zoom            (AlxBoardView *view,
                                     double        factor);
void alx_board_view_focus_place     (AlxBoardView *view);

G_END_DECLS
