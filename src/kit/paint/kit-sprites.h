/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of a game, each rendered once for every size. */

#pragma once

#include "kit-theme.h"

#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/**
 * KitPictures:
 * @n: the number of pictures
 * @read: (transfer full): reads a square picture, from 0 to @n - 1, in the colours of @theme; in
 *   any thread
 *
 * The pictures that a game has. A painter is given this table.
 */
typedef struct
{
  guint       n;
  RsvgHandle *(*read) (const KitTheme *theme,
                       guint           picture);
} KitPictures;

/** KitSprites: a cache of the pictures in the colours of one theme. */
typedef struct _KitSprites KitSprites;

KitSprites      *kit_sprites_new          (const KitTheme    *theme,
                                           const KitPictures *pictures);
void             kit_sprites_free         (KitSprites        *sprites);
cairo_surface_t *kit_sprites_get          (KitSprites        *sprites,
                                           guint              picture,
                                           int                size);
RsvgHandle      *kit_sprites_get_document (KitSprites        *sprites,
                                           guint              picture);

G_END_DECLS
