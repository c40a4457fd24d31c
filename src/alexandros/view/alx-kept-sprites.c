/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small pictures that a start needs, as they were rendered at the last one: librsvg is not needed then, which takes
   time to wake and more memory than all of the game. */

#include "alx-kept-sprites.h"

#include "alx-kept.h"
#include "alexandros/paint/alx-paint.h"

#define WRITE_AFTER 2000                /* ms: then the table has been seen with all that is on it */

/* (transfer full) */
static char *
make_name (void)
{
  return alx_kept_make_name ("sprites", "");
}

/** alx_kept_sprites_read: all painters are given what was kept; from now on it is noted what they use. */
void
alx_kept_sprites_read (void)
{
  g_autofree char *name = make_name ();
  g_autoptr (GMappedFile) file = alx_kept_map (name);
  g_autoptr (GVariant) sprites = NULL;

  if (file != NULL)
    {
      g_autoptr (GBytes) bytes = g_mapped_file_get_bytes (file);

      sprites = g_variant_ref_sink (g_variant_new_from_bytes (ALX_SPRITES_TYPE, bytes, FALSE));
    }
  alx_sprites_begin (sprites);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  GVariant *sprites = task_data;
  g_autofree char *name = make_name ();

  alx_kept_write (name, g_variant_get_data (sprites), g_variant_get_size (sprites));
  g_task_return_boolean (task, TRUE);
}

static void
write_cb (gpointer data)
{
  GVariant *sprites = alx_sprites_end ();
  g_autoptr (GTask) task = NULL;

  if (sprites == NULL)
    return;
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, sprites, (GDestroyNotify) g_variant_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/** alx_kept_sprites_write_later: keeps what has been used when all has been seen, unless just that is kept. */
void
alx_kept_sprites_write_later (void)
{
  g_timeout_add_once (WRITE_AFTER, write_cb, NULL);
}
