/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that places are found where they are painted, at every size. */

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

/** places_sizes: from a phone to a large screen. */
extern const PlacesSize places_sizes[PLACES_SIZES];

void places_check (const AlxLayout *layout);

G_END_DECLS
