/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Surfaces of parts of the board, and nodes that show them. */

#pragma once

#include "alexandros/paint/alx-layout.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

graphene_rect_t  alx_board_surface_inside (const AlxLayout       *layout);
GskRenderNode   *alx_board_surface_show   (cairo_surface_t       *surface,
                                           graphene_rect_t        at);
cairo_surface_t *alx_board_surface_create (cairo_format_t         format,
                                           const graphene_rect_t *room,
                                           int                    scale,
                                           cairo_t              **cr);
cairo_surface_t *alx_board_surface_cut    (cairo_surface_t       *surface,
                                           const graphene_rect_t *room,
                                           int                    scale);
cairo_t         *alx_board_surface_begin  (const graphene_rect_t *room,
                                           int                    scale);
GskRenderNode   *alx_board_surface_finish (cairo_t               *cr,
                                           const graphene_rect_t *room,
                                           int                    scale);

G_END_DECLS
