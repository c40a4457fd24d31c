/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fibres of old paper. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

cairo_surface_t *kit_grain_create (void);

G_END_DECLS
