/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether places are found where they are painted, for every layout of every size. */

#pragma once

#include "test-util.h"
#include "alexandros/paint/alx-layout.h"

G_BEGIN_DECLS

#define PLACES_SIZES 19

/** PlacesSize: of a picture, in pixels. */
typedef struct
{
  double width, height;
} PlacesSize;

/** places_sizes: from a telephone's to a large screen's. */
extern const PlacesSize places_sizes[PLACES_SIZES];

void places_check (const AlxLayout *layout);

G_END_DECLS
