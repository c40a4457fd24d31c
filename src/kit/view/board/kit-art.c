/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game tells the layers of its board.

   Trusted in every frame: both layouts, which are those of the board widget. */

#include "kit-art.h"

/** kit_art_is_same_board: whether two layouts are of one board. */
gboolean
kit_art_is_same_board (const KitArt      *art,
                       const KitGeometry *a,
                       const KitGeometry *b)
{
  return art->is_same_board == NULL || art->is_same_board (a, b);
}

/** kit_art_is_same_layout: whether all places have the same pixels in both layouts. */
gboolean
kit_art_is_same_layout (const KitArt      *art,
                        const KitGeometry *a,
                        const KitGeometry *b)
{
  return kit_art_is_same_board (art, a, b) && kit_geometry_equal (a, b);
}
