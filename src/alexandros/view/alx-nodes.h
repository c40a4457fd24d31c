/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Render nodes of pictures that are painted once with cairo. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AlxOutput:
 * @scale: device pixels for each pixel of a widget
 * @textures: whether the renderer uses a graphics card, so that pictures are textures
 */
typedef struct
{
  int      scale;
  gboolean textures;
} AlxOutput;

/** AlxTarget: what is painted, by which painter and where, and for which screen. */
typedef struct
{
  AlxPainter      *painter;
  const AlxLayout *layout;
  const AlxScene  *scene;
  AlxOutput        output;
} AlxTarget;

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
