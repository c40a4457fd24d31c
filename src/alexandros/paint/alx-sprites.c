/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rendered pictures that were kept from another run of the program, and those that this run will want to keep. */

#include "alx-paint-private.h"

#define MAX_KEPT (8 << 20)              /* bytes; more are of sizes long gone */

/* Painters in several threads ask. */
static GMutex mutex;
static GHashTable *kept;                /* of GVariant with pixels, by key; NULL if there are none */
static GHashTable *used;                /* of surfaces, by key; NULL unless they are noted */
static gboolean rendered;               /* some of those used were not kept */

static guint32
make_key (const AlxTheme *theme,
          AlxPicture      picture,
          int             size)
{
  return ((guint32) size * ALX_PICTURES + picture) * ALX_THEMES + alx_theme_get_kind (theme);
}

static int
get_size (guint32 key)
{
  return key / ALX_THEMES / ALX_PICTURES;
}

/* (nullable) (transfer none) */
static const guint32 *
get_pixels (guint32   key,
            GVariant *value)
{
  gsize n;
  const guint32 *pixels = g_variant_get_fixed_array (value, &n, sizeof *pixels);

  return n == (gsize) get_size (key) * get_size (key) && n > 0 ? pixels : NULL;
}

/**
 * alx_sprites_begin:
 * @sprites: (nullable): of type #ALX_SPRITES_TYPE, from alx_sprites_end()
 *
 * Gives all painters what was rendered before, and begins to note what they use.
 */
void
alx_sprites_begin (GVariant *sprites)
{
  GVariantIter iter;
  GVariant *value;
  guint32 key;

  g_mutex_lock (&mutex);
  g_clear_pointer (&kept, g_hash_table_unref);
  g_clear_pointer (&used, g_hash_table_unref);
  used = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cairo_surface_destroy);
  rendered = FALSE;
  if (sprites != NULL)
    {
      kept = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_variant_unref);
      g_variant_iter_init (&iter, sprites);
      while (g_variant_iter_next (&iter, "{u@au}", &key, &value))
        if (get_pixels (key, value) != NULL)
          g_hash_table_insert (kept, GUINT_TO_POINTER (key), value);
        else
          g_variant_unref (value);
    }
  g_mutex_unlock (&mutex);
}

/* Pixels lie as they do in memory. */
static GVariant *
make_entry (guint32        key,
            gconstpointer  pixels)
{
  gsize n = (gsize) get_size (key) * get_size (key);

  return g_variant_new ("{u@au}", key, g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, pixels, n, sizeof (guint32)));
}

/**
 * alx_sprites_end:
 *
 * What was used is not noted any more.
 *
 * Returns: (nullable) (transfer full): what is worth to be kept, if that is more than was kept before
 */
GVariant *
alx_sprites_end (void)
{
  GVariantBuilder builder;
  GHashTableIter iter;
  gpointer key, value;
  gsize bytes = 0;
  gboolean more;

  g_variant_builder_init (&builder, ALX_SPRITES_TYPE);
  g_mutex_lock (&mutex);
  more = used != NULL && rendered;
  if (more)
    {
      g_hash_table_iter_init (&iter, used);
      while (g_hash_table_iter_next (&iter, &key, &value))
        {
          g_variant_builder_add_value (&builder, make_entry (GPOINTER_TO_UINT (key), cairo_image_surface_get_data (value)));
          bytes += (gsize) cairo_image_surface_get_stride (value) * cairo_image_surface_get_height (value);
        }
    }
  /* What another start has used, this one may have had no occasion for. */
  if (more && kept != NULL)
    {
      g_hash_table_iter_init (&iter, kept);
      while (g_hash_table_iter_next (&iter, &key, &value))
        if (!g_hash_table_contains (used, key) && (bytes += g_variant_get_size (value)) < MAX_KEPT)
          g_variant_builder_add_value (&builder, make_entry (GPOINTER_TO_UINT (key),
                                                             get_pixels (GPOINTER_TO_UINT (key), value)));
    }
  g_clear_pointer (&used, g_hash_table_unref);
  g_mutex_unlock (&mutex);
  if (more)
    return g_variant_ref_sink (g_variant_builder_end (&builder));
  g_variant_builder_clear (&builder);
  return NULL;
}

/* (nullable) (transfer full) */
static cairo_surface_t *
show_kept (guint32 key)
{
  static const cairo_user_data_key_t owner;
  GVariant *value = kept != NULL ? g_hash_table_lookup (kept, GUINT_TO_POINTER (key)) : NULL;
  cairo_surface_t *sprite;

  if (value == NULL)
    return NULL;
  sprite = cairo_image_surface_create_for_data ((guchar *) get_pixels (key, value), CAIRO_FORMAT_ARGB32, get_size (key),
                                                get_size (key), get_size (key) * (int) sizeof (guint32));
  cairo_surface_set_user_data (sprite, &owner, g_variant_ref (value), (cairo_destroy_func_t) g_variant_unref);
  return sprite;
}

/**
 * alx_sprites_get:
 * @painter: who wants it
 * @picture: of what
 * @size: in pixels
 * @render: renders it, unless it was kept
 *
 * Returns: (transfer full): the picture, not to be painted on
 */
cairo_surface_t *
alx_sprites_get (AlxPainter    *painter,
                 AlxPicture     picture,
                 int            size,
                 AlxRenderFunc  render)
{
  guint32 key = make_key (painter->theme, picture, size);
  cairo_surface_t *sprite;
  gboolean found;

  g_mutex_lock (&mutex);
  sprite = show_kept (key);
  g_mutex_unlock (&mutex);
  found = sprite != NULL;
  if (!found)
    sprite = render (painter, picture, size);
  g_mutex_lock (&mutex);
  if (used != NULL)
    g_hash_table_insert (used, GUINT_TO_POINTER (key), cairo_surface_reference (sprite));
  rendered |= !found;
  g_mutex_unlock (&mutex);
  return sprite;
}
