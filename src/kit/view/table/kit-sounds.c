/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short sounds for what moves on the table. */

#include "kit-sounds.h"

#include "kit/view/kit-speaker.h"

struct _KitSounds
{
  /* owned */
  KitPlayback *playback;
  KitSpeaker  *speaker;                 /* NULL while sounds are off */

  KitSoundFunc find;
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

  if (sounds->speaker == NULL)
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
  sounds->find = find;
  g_signal_connect_swapped (playback, "changed", G_CALLBACK (changed_cb), sounds);
  return sounds;
}

/** kit_sounds_free: ends all sounds. */
void
kit_sounds_free (KitSounds *sounds)
{
  g_return_if_fail (sounds != NULL);

  g_signal_handlers_disconnect_by_data (sounds->playback, sounds);
  g_object_unref (sounds->playback);
  g_clear_object (&sounds->speaker);
  g_free (sounds);
}

/** kit_sounds_set_on: sets whether anything is heard. */
void
kit_sounds_set_on (KitSounds *sounds,
                   gboolean   on)
{
  g_return_if_fail (sounds != NULL);

  if (!on)
    g_clear_object (&sounds->speaker);
  else if (sounds->speaker == NULL)
    sounds->speaker = kit_speaker_new ();
}

/** kit_sounds_play: plays the sound @name, if sounds are on. */
void
kit_sounds_play (KitSounds  *sounds,
                 const char *name)
{
  g_return_if_fail (sounds != NULL && name != NULL);

  if (sounds->speaker != NULL)
    kit_speaker_play (sounds->speaker, name);
}
