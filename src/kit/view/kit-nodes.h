/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Render nodes of pictures that are painted once with cairo. */

#pragma once

#include "kit/paint/kit-target.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** KitNodesPaint: paints @widget, which is @width and @height pixels large, on @cr. */
typedef void (*KitNodesPaint) (GtkWidget *widget,
                               cairo_t   *cr,
                               double     width,
                               double     height);

KitOutput        kit_output_of         (GtkWidget              *widget);

graphene_rect_t  kit_nodes_inside      (const KitGeometry      *geometry);
GskRenderNode   *kit_nodes_show        (cairo_surface_t        *surface,
                                        graphene_rect_t         at,
                                        KitOutput               output);
cairo_surface_t *kit_nodes_create      (cairo_format_t          format,
                                        const graphene_rect_t  *area,
                                        int                     scale,
                                        cairo_t               **cr);
cairo_surface_t *kit_nodes_cut         (cairo_surface_t        *surface,
                                        const graphene_rect_t  *area,
                                        int                     scale);
cairo_t         *kit_nodes_begin       (const graphene_rect_t  *area,
                                        KitOutput               output);
GskRenderNode   *kit_nodes_finish      (cairo_t                *cr,
                                        const graphene_rect_t  *area,
                                        KitOutput               output);
void             kit_nodes_paint       (GtkWidget              *widget,
                                        GtkSnapshot            *snapshot,
                                        KitNodesPaint           paint);
void             kit_nodes_append_part (GtkSnapshot            *snapshot,
                                        GtkSnapshot            *part);

G_END_DECLS
