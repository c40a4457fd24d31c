/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short sounds for what moves on the table. */

#include "kit-sounds.h"

#include <gtk/gtk.h>

#define PATH "/io/github/alexandros_game/Alexandros/sounds/"

struct _KitSounds
{
  /* owned */
  KitPlayback *playback;
  GHashTable  *streams;                 /* of GtkMediaStream, by name */

  KitSoundFunc find;
  gulong       handler;
  gboolean     on;
  int          index;                   /* of the decision that is played, */
  guint        n_begun;                 /* and its motions that have begun */
};

typedef struct
{
  KitSounds  *sounds;
  guint       n_begun;
  const char *name;                     /* of the sound of the last one that has begun, or NULL */
} Search;

static void
search_cb (const KitMotion *motion,
           double           progress,
           gpointer         data)
{
  Search *search = data;
  const char *name = progress >= 0 ? search->sounds->find (motion) : NULL;

  if (name == NULL)
    return;
  if (++search->n_begun > search->sounds->n_begun)
    search->name = name;
}

static void
changed_cb (KitSounds *sounds)
{
  int index = kit_playback_get_index (sounds->playback);
  Search search = { sounds, 0, NULL };

  if (!sounds->on)
    return;
  if (index != sounds->index)
    sounds->n_begun = 0;
  sounds->index = index;
  kit_playback_foreach_all (sounds->playback, search_cb, &search);
  sounds->n_begun = MAX (sounds->n_begun, search.n_begun);
  if (search.name != NULL)
    kit_sounds_play (sounds, search.name);
}

/** kit_sounds_new: (transfer full): sounds that are off. */
KitSounds *
kit_sounds_new (KitPlayback  *playback,
                KitSoundFunc  find)
{
  KitSounds *sounds;

  g_return_val_if_fail (KIT_IS_PLAYBACK (playback) && find != NULL, NULL);

  sounds = g_new0 (KitSounds, 1);
  sounds->playback = g_object_ref (playback);
  sounds->streams = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  sounds->find = find;
  sounds->handler = g_signal_connect_swapped (playback, "changed", G_CALLBACK (changed_cb), sounds);
  return sounds;
}

/** kit_sounds_free: ends all sounds. */
void
kit_sounds_free (KitSounds *sounds)
{
  g_return_if_fail (sounds != NULL);

  g_signal_handler_disconnect (sounds->playback, sounds->handler);
  g_object_unref (sounds->playback);
  g_hash_table_unref (sounds->streams);
  g_free (sounds);
}

/** kit_sounds_set_on: sets whether anything is heard. */
void
kit_sounds_set_on (KitSounds *sounds,
                   gboolean   on)
{
  g_return_if_fail (sounds != NULL);

  sounds->on = on;
  if (!on)
    g_hash_table_remove_all (sounds->streams);
}

/** kit_sounds_play: plays the sound @name from its beginning, if sounds are on. */
void
kit_sounds_play (KitSounds  *sounds,
                 const char *name)
{
  GtkMediaStream *stream;

  g_return_if_fail (sounds != NULL && name != NULL);

  if (!sounds->on)
    return;
  stream = g_hash_table_lookup (sounds->streams, name);
  if (stream == NULL)
    {
      g_autofree char *path = g_strconcat (PATH, name, ".wav", NULL);

      stream = gtk_media_file_new_for_resource (path);
      g_hash_table_insert (sounds->streams, g_strdup (name), stream);
    }
  else
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
  g_debug ("sound “%s”%s", name,
           gtk_media_stream_get_error (stream) != NULL ? ": no backend can play it" : "");
}
