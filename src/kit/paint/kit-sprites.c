/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of a game, each rendered once for every size. */

#include "kit-sprites.h"

#define MAX_BYTES (16 << 20)            /* beyond that the cache is emptied */

struct _KitSprites
{
  const KitTheme    *theme;
  const KitPictures *pictures;

  /* owned */
  RsvgHandle       **documents;         /* NULL until they are needed */
  GHashTable        *surfaces;          /* by picture and size in device pixels */
  gsize              bytes;             /* of the surfaces */
};

/** kit_sprites_new: (transfer full): an empty cache of @pictures in the colours of @theme; neither
    is copied. */
KitSprites *
kit_sprites_new (const KitTheme    *theme,
                 const KitPictures *pictures)
{
  KitSprites *sprites = g_new0 (KitSprites, 1);

  sprites->theme = theme;
  sprites->pictures = pictures;
  sprites->documents = g_new0 (RsvgHandle *, pictures->n);
  sprites->surfaces =
    g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cairo_surface_destroy);
  return sprites;
}

/** kit_sprites_free: frees @sprites. */
void
kit_sprites_free (KitSprites *sprites)
{
  for (guint i = 0; i < sprites->pictures->n; i++)
    g_clear_object (&sprites->documents[i]);
  g_free (sprites->documents);
  g_hash_table_unref (sprites->surfaces);
  g_free (sprites);
}

/* (transfer full) */
static RsvgHandle *
read_picture (KitSprites *sprites,
              guint       picture)
{
  RsvgHandle *document = sprites->pictures->read (sprites->theme, picture);

  g_assert (document != NULL);
  return document;
}

/** kit_sprites_get_document: (transfer none): @picture for vector output, which renders it each
    time. */
RsvgHandle *
kit_sprites_get_document (KitSprites *sprites,
                          guint       picture)
{
  g_assert (picture < sprites->pictures->n);
  if (sprites->documents[picture] == NULL)
    sprites->documents[picture] = read_picture (sprites, picture);
  return sprites->documents[picture];
}

/* (transfer full) */
static cairo_surface_t *
render (KitSprites *sprites,
        guint       picture,
        int         size)
{
  cairo_surface_t *sprite = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (sprite);
  /* The document is not cached, as it takes far more memory than the sprite. */
  RsvgHandle *document = read_picture (sprites, picture);

  rsvg_handle_render_document (document, cr, &(RsvgRectangle) { 0, 0, size, size }, NULL);
  g_object_unref (document);
  cairo_destroy (cr);
  return sprite;
}

/** kit_sprites_get: (transfer none): @picture, @size device pixels wide and high. */
cairo_surface_t *
kit_sprites_get (KitSprites *sprites,
                 guint       picture,
                 int         size)
{
  gpointer key = GINT_TO_POINTER (size * (int) sprites->pictures->n + (int) picture);
  cairo_surface_t *sprite = g_hash_table_lookup (sprites->surfaces, key);

  if (sprite != NULL)
    return sprite;
  if (sprites->bytes > MAX_BYTES)
    {
      g_hash_table_remove_all (sprites->surfaces);
      sprites->bytes = 0;
    }
  sprites->bytes += (gsize) size * size * 4;
  sprite = render (sprites, picture, size);
  g_hash_table_insert (sprites->surfaces, key, sprite);
  return sprite;
}
