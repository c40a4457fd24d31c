/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the sounds that are compiled in, through the desktop's sound server. */

#include "config.h"

#include "kit-speaker.h"

#ifdef HAVE_PULSE
#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>
#endif

/*
 * A connection to the sound server. “changed” is emitted when the state has changed. Who has no use
 * for sounds makes no speaker: each is a client that the desktop's volume control lists.
 *
 * The library is libpulse, which is in Debian 12 and 13 and in GNOME's Flatpak runtime, talks to
 * PulseAudio and to PipeWire, says at once whether there is a server, and takes samples from
 * memory. Not taken: GtkMediaFile needs a plugin of GTK that Debian only suggests; GSound and
 * libcanberra play files, which compiled-in sounds are not, and are not in the runtime; GStreamer
 * is a pipeline and many plugins for four sounds of half a second.
 */
struct _KitSpeaker
{
  GObject parent_instance;

#ifdef HAVE_PULSE
  pa_glib_mainloop *loop;               /* owned, as the next */
  pa_context       *context;
#endif
  KitSpeakerState   state;
};

G_DEFINE_FINAL_TYPE (KitSpeaker, kit_speaker, G_TYPE_OBJECT)

#ifdef HAVE_PULSE

#define PATH "/io/github/alexandros_game/Alexandros/sounds/"

/* As make-sounds.py writes the files: their header, and what follows it. */
#define HEADER 44
static const pa_sample_spec spec = { PA_SAMPLE_S16LE, 22050, 1 };

static void
set_state (KitSpeaker      *speaker,
           KitSpeakerState  state)
{
  if (speaker->state == state)
    return;
  speaker->state = state;
  g_signal_emit_by_name (speaker, "changed");
}

static void
context_state_cb (pa_context *context,
                  void       *speaker)
{
  pa_context_state_t state = pa_context_get_state (context);

  if (state == PA_CONTEXT_READY)
    set_state (speaker, KIT_SPEAKER_READY);
  else if (!PA_CONTEXT_IS_GOOD (state))
    {
      g_debug ("no sound server: %s", pa_strerror (pa_context_errno (context)));
      set_state (speaker, KIT_SPEAKER_NO_SERVER);
    }
}

static void
disconnect (KitSpeaker *speaker)
{
  if (speaker->context == NULL)
    return;
  pa_context_set_state_callback (speaker->context, NULL, NULL);
  pa_context_disconnect (speaker->context);
  g_clear_pointer (&speaker->context, pa_context_unref);
}

static void
start_connecting (KitSpeaker *speaker)
{
  disconnect (speaker);
  set_state (speaker, KIT_SPEAKER_CONNECTING);
  speaker->context =
    pa_context_new (pa_glib_mainloop_get_api (speaker->loop), g_get_application_name ());
  pa_context_set_state_callback (speaker->context, context_state_cb, speaker);
  if (pa_context_connect (speaker->context, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL) < 0)
    set_state (speaker, KIT_SPEAKER_NO_SERVER);
}

static void
drained_cb (pa_stream *stream,
            int        success,
            void      *data)
{
  pa_stream_disconnect (stream);
}

/* A stream that was connected lives until it has ended by itself, or with its context. */
static void
stream_state_cb (pa_stream *stream,
                 void      *data)
{
  GBytes *bytes = data;
  pa_stream_state_t state = pa_stream_get_state (stream);

  if (state == PA_STREAM_READY)
    {
      const char *samples = g_bytes_get_data (bytes, NULL);
      pa_operation *draining;

      pa_stream_write (stream, samples + HEADER, g_bytes_get_size (bytes) - HEADER, NULL, 0,
                       PA_SEEK_RELATIVE);
      draining = pa_stream_drain (stream, drained_cb, NULL);
      g_clear_pointer (&draining, pa_operation_unref);
    }
  else if (!PA_STREAM_IS_GOOD (state))
    {
      g_bytes_unref (bytes);
      pa_stream_unref (stream);
    }
}

static void
play (KitSpeaker *speaker,
      const char *name)
{
  g_autofree char *path = g_strconcat (PATH, name, ".wav", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  pa_proplist *properties;
  pa_stream *stream;

  g_return_if_fail (bytes != NULL && g_bytes_get_size (bytes) > HEADER);

  properties = pa_proplist_new ();
  pa_proplist_sets (properties, PA_PROP_MEDIA_ROLE, "game");
  stream = pa_stream_new_with_proplist (speaker->context, name, &spec, NULL, properties);
  pa_proplist_free (properties);
  if (stream == NULL)
    return;
  pa_stream_set_state_callback (stream, stream_state_cb, bytes);
  if (pa_stream_connect_playback (stream, NULL, NULL, 0, NULL, NULL) == 0)
    {
      g_steal_pointer (&bytes);
      return;
    }
  g_debug ("the sound “%s” cannot be played", name);
  pa_stream_set_state_callback (stream, NULL, NULL);
  pa_stream_unref (stream);
}

static void
kit_speaker_finalize (GObject *object)
{
  KitSpeaker *speaker = KIT_SPEAKER (object);

  disconnect (speaker);
  pa_glib_mainloop_free (speaker->loop);
  G_OBJECT_CLASS (kit_speaker_parent_class)->finalize (object);
}

#endif

static void
kit_speaker_class_init (KitSpeakerClass *class)
{
#ifdef HAVE_PULSE
  G_OBJECT_CLASS (class)->finalize = kit_speaker_finalize;
#endif
  g_signal_new ("changed", KIT_TYPE_SPEAKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
kit_speaker_init (KitSpeaker *speaker)
{
#ifdef HAVE_PULSE
  speaker->loop = pa_glib_mainloop_new (NULL);
  start_connecting (speaker);
#else
  speaker->state = KIT_SPEAKER_NOT_BUILT;
#endif
}

/** kit_speaker_new: (transfer full): a speaker that is connecting to the sound server. */
KitSpeaker *
kit_speaker_new (void)
{
  return g_object_new (KIT_TYPE_SPEAKER, NULL);
}

/** kit_speaker_get_state: whether anything can be heard. */
KitSpeakerState
kit_speaker_get_state (KitSpeaker *speaker)
{
  g_return_val_if_fail (KIT_IS_SPEAKER (speaker), KIT_SPEAKER_NO_SERVER);

  return speaker->state;
}

/** kit_speaker_play: plays the sound @name, which is compiled in. Without a server nothing is
    heard, but it is looked for again. */
void
kit_speaker_play (KitSpeaker *speaker,
                  const char *name)
{
  g_return_if_fail (KIT_IS_SPEAKER (speaker));
  g_return_if_fail (name != NULL);

#ifdef HAVE_PULSE
  if (speaker->state == KIT_SPEAKER_READY)
    play (speaker, name);
  else if (speaker->state == KIT_SPEAKER_NO_SERVER)
    start_connecting (speaker);
#endif
}
