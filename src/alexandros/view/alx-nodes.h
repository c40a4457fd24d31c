/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures that are painted once with cairo, and the render nodes that show them. */

#pragma once

#include "alexandros/paint/alx-layout.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AlxOutput:
 * @scale: pixels of the screen for one of ours
 * @textures: pictures are shown as textures, because a graphics card draws
 *
 * How pictures get to the screen.
 */
typedef struct
{
  int      scale;
  gboolean textures;
} AlxOutput;

AlxOutput        alx_output_of    (GtkWidget              *widget);

graphene_rect_t  alx_nodes_inside (const AlxLayout        *layout);
GskRenderNode   *alx_nodes_show   (cairo_surface_t        *surface,
                                   graphene_rect_t         at,
                                   AlxOutput               output);
cairo_surface_t *alx_nodes_create (cairo_format_t          format,
                                   const graphene_rect_t  *area,
                                   int                     scale,
                                   cairo_t               **cr);
cairo_surface_t *alx_nodes_cut    (cairo_surface_t        *surface,
                                   const graphene_rect_t  *area,
                                   int                     scale);
cairo_t         *alx_nodes_begin  (const graphene_rect_t  *area,
                                   AlxOutput               output);
GskRenderNode   *alx_nodes_finish (cairo_t                *cr,
                                   const graphene_rect_t  *area,
                                   AlxOutput               output);
void             alx_nodes_append (GtkSnapshot            *snapshot,
                                   cairo_t                *cr,
                                   const graphene_rect_t  *area,
                                   AlxOutput               output);

G_END_DECLS
