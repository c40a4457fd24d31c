/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that screen readers speak, whatever has the focus. */

#include "config.h"

#include "shell-speech.h"

#include <dlfcn.h>
#include <string.h>

/* How long a screen reader speaks, in milliseconds: for each character, and before it begins. */
#define CHARACTER 55
#define BREATH    300

#define JOINED    60                    /* milliseconds in which sentences come together */

/* A sentence that is not spoken yet. */
typedef struct
{
  ShellSpeechKind  kind;
  char            *text;                /* owned */
} Sentence;

struct _ShellSpeech
{
  GObject parent_instance;

  GtkRoot   *root;                      /* borrowed; owns this */
  GSettings *settings;                  /* owned */
  GArray    *waiting;                   /* owned; of Sentence */
  guint      source;                    /* speaks what waits, or ends what is spoken; or 0 */
  gint64     end_us;                    /* when what is spoken has ended */

  GtkWidget *described;                 /* weak: its description is what is spoken; or NULL */
  char      *last;                      /* owned: the description that was set last, or NULL */
};

G_DEFINE_FINAL_TYPE (ShellSpeech, shell_speech, G_TYPE_OBJECT)

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("shell-description");
}

/* --- descriptions --- */

static void
set_description (GtkWidget  *widget,
                 const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

/* What the widget has besides what is spoken. */
static void
restore (ShellSpeech *speech)
{
  GtkWidget *widget = speech->described;
  const char *text;

  if (widget == NULL)
    return;
  g_clear_weak_pointer (&speech->described);
  text = g_object_get_qdata (G_OBJECT (widget), get_quark ());
  if (text == NULL)
    text = gtk_widget_get_tooltip_text (widget);
  if (text != NULL)
    set_description (widget, text);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
describe (ShellSpeech *speech,
          GtkWidget   *focus,
          const char  *text)
{
  g_autofree char *old = g_steal_pointer (&speech->last);

  if (speech->described != focus)
    restore (speech);
  g_set_weak_pointer (&speech->described, focus);
  /* What is the same as before would be no change. */
  speech->last = g_strconcat (text, g_strcmp0 (old, text) == 0 ? " " : NULL, NULL);
  set_description (focus, speech->last);
}

/* --- announcements --- */

/* gtk_accessible_announce(), which came with GTK 4.14; its last argument is 1 for a polite
   announcement, 2 for one that interrupts. */
typedef void (*Announce) (GtkAccessible *accessible,
                          const char    *text,
                          int            priority);

/* (nullable): not in the accessibility of tests, which has no announcements and would crash. */
static Announce
find_announce (void)
{
  void *symbol = dlsym (RTLD_DEFAULT, "gtk_accessible_announce");
  Announce announce;

  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0)
    return NULL;
  /* ISO C does not convert a pointer to an object to one to a function. */
  G_STATIC_ASSERT (sizeof announce == sizeof symbol);
  memcpy (&announce, &symbol, sizeof announce);
  return announce;
}

/* --- speaking --- */

/* (nullable): what has the focus in the active window of the program; dialogs have their own. */
static GtkWidget *
find_focus (ShellSpeech *speech)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkRoot *root = speech->root;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        root = GTK_ROOT (window);
    }
  return gtk_root_get_focus (root);
}

static void
speak (ShellSpeech *speech,
       GtkWidget   *focus,
       const char  *text,
       gboolean     urgent)
{
  Announce announce = find_announce ();

  if (announce != NULL)
    announce (GTK_ACCESSIBLE (focus), text, urgent ? 2 : 1);
  else
    describe (speech, focus, text);
  speech->end_us = g_get_monotonic_time () +
                   (BREATH + CHARACTER * g_utf8_strlen (text, -1)) * G_TIME_SPAN_MILLISECOND;
}

static void
clear_sentence (gpointer data)
{
  g_free (((Sentence *) data)->text);
}

/* (transfer full): all sentences; what has no end of its own, such as a heading, gets one. */
static char *
join (GArray *sentences)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    {
      const char *text = g_array_index (sentences, Sentence, i).text;
      const char *end = g_utf8_prev_char (text + strlen (text));

      g_string_append_printf (joined, "%s%s%s", i > 0 ? " " : "", text,
                              g_unichar_isalnum (g_utf8_get_char (end)) ? "." : "");
    }
  return g_string_free (joined, FALSE);
}

static gboolean speak_cb (gpointer data);

/* Speaks what waits when what is spoken has ended; then a description ends, too. */
static void
go_on (ShellSpeech *speech)
{
  gint64 left = (speech->end_us - g_get_monotonic_time ()) / G_TIME_SPAN_MILLISECOND;

  g_clear_handle_id (&speech->source, g_source_remove);
  if (speech->waiting->len > 0 || speech->described != NULL)
    speech->source = g_timeout_add (MAX (left, JOINED), speak_cb, speech);
}

static gboolean
speak_cb (gpointer data)
{
  ShellSpeech *speech = data;
  GtkWidget *focus = find_focus (speech);

  speech->source = 0;
  if (speech->waiting->len == 0)
    {
      /* Of what still has the focus a change would be spoken, but for an empty description. */
      if (speech->described == focus && focus != NULL)
        set_description (focus, "");
      else
        restore (speech);
    }
  /* Otherwise it waits until something has the focus. */
  else if (focus != NULL)
    {
      g_autofree char *text = join (speech->waiting);

      g_array_set_size (speech->waiting, 0);
      speak (speech, focus, text, FALSE);
      go_on (speech);
    }
  return G_SOURCE_REMOVE;
}

/* A screen reader is silent when a key is pressed. */
static gboolean
key_pressed_cb (ShellSpeech *speech)
{
  speech->end_us = 0;
  if (speech->waiting->len > 0)
    go_on (speech);
  return FALSE;
}

static void
focus_moved_cb (ShellSpeech *speech)
{
  if (speech->described != NULL && speech->described != find_focus (speech))
    restore (speech);
  if (speech->waiting->len > 0 && speech->source == 0)
    go_on (speech);
}

static void
shell_speech_finalize (GObject *object)
{
  ShellSpeech *speech = SHELL_SPEECH (object);

  g_clear_handle_id (&speech->source, g_source_remove);
  g_clear_weak_pointer (&speech->described);
  g_clear_object (&speech->settings);
  g_array_unref (speech->waiting);
  g_free (speech->last);
  G_OBJECT_CLASS (shell_speech_parent_class)->finalize (object);
}

static void
shell_speech_class_init (ShellSpeechClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_speech_finalize;
  g_signal_new ("said", SHELL_TYPE_SPEECH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_STRING);
}

static void
shell_speech_init (ShellSpeech *speech)
{
  speech->waiting = g_array_new (FALSE, FALSE, sizeof (Sentence));
  g_array_set_clear_func (speech->waiting, clear_sentence);
  speech->settings = g_settings_new (APPLICATION_ID);
}

/** shell_speech_of: (transfer none) (nullable): what the window of @widget says; %NULL if it is in
    none. */
ShellSpeech *
shell_speech_of (GtkWidget *widget)
{
  GtkEventController *keys;
  ShellSpeech *speech;
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return NULL;
  speech = g_object_get_data (G_OBJECT (root), "shell-speech");
  if (speech != NULL)
    return speech;
  speech = g_object_new (SHELL_TYPE_SPEECH, NULL);
  speech->root = root;
  g_object_set_data_full (G_OBJECT (root), "shell-speech", speech, g_object_unref);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), speech,
                           G_CONNECT_SWAPPED);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), speech,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (root), keys);
  return speech;
}

/* Whether the player wishes to hear of @kind. */
static gboolean
is_wanted (ShellSpeech     *speech,
           ShellSpeechKind  kind)
{
  g_autofree char *wish = g_settings_get_string (speech->settings, "speech");

  return g_str_equal (wish, "all") || (g_str_equal (wish, "turn") && kind != SHELL_SPEECH_NEWS);
}

static void
remove_kind (ShellSpeech     *speech,
             ShellSpeechKind  kind)
{
  for (guint i = speech->waiting->len; i-- > 0;)
    if (g_array_index (speech->waiting, Sentence, i).kind == kind)
      g_array_remove_index (speech->waiting, i);
}

/* Adds a sentence to those that wait. */
static void
add (ShellSpeech     *speech,
     ShellSpeechKind  kind,
     const char      *text)
{
  Sentence sentence = { kind, g_strdup (text) };

  if (kind == SHELL_SPEECH_TURN || kind == SHELL_SPEECH_PROPOSAL)
    remove_kind (speech, kind);
  g_array_append_val (speech->waiting, sentence);
}

/**
 * shell_speech_say:
 * @widget: who says it; one that is in no window says nothing
 * @kind: what @text is about
 * @text: a sentence in the current language; an empty one is none
 */
void
shell_speech_say (gpointer         widget,
                  ShellSpeechKind  kind,
                  const char      *text)
{
  ShellSpeech *speech;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  speech = shell_speech_of (widget);
  if (speech == NULL || text[0] == '\0' || !is_wanted (speech, kind))
    return;
  g_signal_emit_by_name (speech, "said", kind, text);
  focus = find_focus (speech);
  if (kind == SHELL_SPEECH_ALERT && focus != NULL)
    speak (speech, focus, text, TRUE);
  else
    add (speech, kind, text);
  if (speech->source == 0 || kind == SHELL_SPEECH_ALERT)
    go_on (speech);
}

/** shell_speech_hush: forgets what the next player at the window of @widget may not hear: all that
    waits but news and the turn, and what is being spoken. */
void
shell_speech_hush (gpointer widget)
{
  ShellSpeech *speech;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  speech = shell_speech_of (widget);
  if (speech == NULL)
    return;
  remove_kind (speech, SHELL_SPEECH_OWN);
  remove_kind (speech, SHELL_SPEECH_PROPOSAL);
  remove_kind (speech, SHELL_SPEECH_ALERT);
  if (speech->described != NULL)
    set_description (speech->described, "");
}

/** shell_speech_describe: sets the accessible description of @widget, which comes back after
    something else was spoken in its place. */
void
shell_speech_describe (GtkWidget  *widget,
                       const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  g_object_set_qdata_full (G_OBJECT (widget), get_quark (), g_strdup (text), g_free);
  set_description (widget, text);
}
