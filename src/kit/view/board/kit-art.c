/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game tells the layers of its board.

   Trusted in every frame: layouts, scenes and targets, which are those of the board widget. */

#include "kit-art.h"

#include <string.h>

/** kit_art_add_thing: adds a #KitThing to @things that is painted within @reach pixels of @middle,
    across and down. */
void
kit_art_add_thing (GArray   *things,
                   guint     id,
                   guint64   key,
                   KitPixel  middle,
                   double    reach)
{
  const KitThing thing = {
    { { middle.x - reach, middle.y - reach }, { middle.x + reach, middle.y + reach } },
    id, key, 0
  };

  g_array_append_val (things, thing);
}

/** kit_art_is_same_board: whether two layouts are of one board. */
gboolean
kit_art_is_same_board (const KitArt      *art,
                       const KitGeometry *a,
                       const KitGeometry *b)
{
  return memcmp (a + 1, b + 1, art->layout_size - sizeof *a) == 0;
}

/** kit_art_is_same_layout: whether all places have the same pixels in both layouts. */
gboolean
kit_art_is_same_layout (const KitArt      *art,
                        const KitGeometry *a,
                        const KitGeometry *b)
{
  return kit_art_is_same_board (art, a, b) && kit_geometry_equal (a, b);
}

/** kit_art_paint: paints a layer of @target, but on @cr. */
void
kit_art_paint (const KitArt    *art,
               guint            layer,
               const KitTarget *target,
               cairo_t         *cr)
{
  KitTarget on_cr = *target;

  on_cr.cr = cr;
  art->layers[layer].paint (&on_cr);
}

/** kit_art_read_settings: sets in @scene what depends on @settings. */
void
kit_art_read_settings (const KitArt *art,
                       gpointer      scene,
                       GSettings    *settings)
{
  if (art->coordinates > 0)
    G_STRUCT_MEMBER (gboolean, scene, art->coordinates) =
      g_settings_get_boolean (settings, "coordinates");
}

/**
 * kit_art_update_key:
 * @key: (inout): of the size of a scene and all zero at first: what @layer depended on
 *
 * Returns: whether it depends on something else in @scene, which is then in @key
 */
gboolean
kit_art_update_key (const KitArt *art,
                    guint         layer,
                    gconstpointer scene,
                    gpointer      key)
{
  gboolean changed = FALSE;

  for (const KitField *field = art->layers[layer].fields; field != NULL && field->size > 0; field++)
    {
      char *kept = (char *) key + field->offset;
      const char *shown = (const char *) scene + field->offset;

      changed |= memcmp (kept, shown, field->size) != 0;
      memcpy (kept, shown, field->size);
    }
  return changed;
}
