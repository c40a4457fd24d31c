/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The banner over the board: what others did that one should notice, why the game waits, hints. */

#include "kit-banner.h"

#include "kit/words/kit-words.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>

#define SECONDS 4                       /* until it is hidden, */
#define READ    20                      /* characters in a second, */
#define PAST    1                       /* and after the turn that it tells of */
#define ROOM    600                     /* pixels of width, for a hint with its reasons */

struct _KitBanner
{
  GtkWidget parent_instance;

  /* template */
  GtkLabel  *text;
  GtkLabel  *why;
  GtkWidget *more;
  GtkWidget *button;

  /* owned */
  KitPace *pace;
  KitHint *hint;

  const KitGameView *view;
  int                told;              /* the decision that it was last made for */
  guint              source;            /* after which it is hidden; 0 if it stays */
  gboolean           answers;           /* what it tells was asked by the viewer, */
  guint              sight;             /* who saw so much of the game */
};

G_DEFINE_FINAL_TYPE (KitBanner, kit_banner, GTK_TYPE_WIDGET)

static KitGame *
get_game (KitBanner *banner)
{
  return kit_input_get_game (kit_pace_get_input (banner->pace));
}

/* --- showing --- */

static void
hide (KitBanner *banner)
{
  g_clear_handle_id (&banner->source, g_source_remove);
  banner->answers = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (banner), FALSE);
}

static void tell_waiting (KitBanner *banner);

/* While the game waits, what leads on is in the banner. */
static void
end (KitBanner *banner)
{
  if (kit_pace_is_waiting (banner->pace))
    tell_waiting (banner);
  else
    hide (banner);
}

static gboolean
hide_cb (gpointer data)
{
  KitBanner *banner = data;

  banner->source = 0;
  end (banner);
  return G_SOURCE_REMOVE;
}

static void
hide_after (KitBanner *banner,
            guint      seconds)
{
  g_clear_handle_id (&banner->source, g_source_remove);
  banner->source = g_timeout_add_seconds (seconds, hide_cb, banner);
}

static void
show (KitBanner  *banner,
      const char *text,
      gboolean    stays)
{
  hide (banner);
  gtk_label_set_text (banner->text, text);
  gtk_widget_set_visible (GTK_WIDGET (banner->why), FALSE);
  gtk_widget_set_visible (banner->more, FALSE);
  gtk_widget_set_visible (banner->button, kit_pace_is_waiting (banner->pace));
  gtk_widget_set_visible (GTK_WIDGET (banner), TRUE);
  if (!stays)
    hide_after (banner, SECONDS);
}

/* --- what others did --- */

/* Whether whoever looks at the game has made the decision at @index. */
static gboolean
is_own (KitBanner *banner,
        guint      index)
{
  const KitHistory *history = kit_game_get_record (get_game (banner))->history;

  return (int) kit_history_get_decider (history, index) ==
         kit_input_get_viewer (kit_pace_get_input (banner->pace));
}

/* (nullable): what the viewer should notice of the decision at @index. */
static char *
make_text (KitBanner *banner,
           guint      index)
{
  if (banner->view->make_banner == NULL)
    return NULL;
  return banner->view->make_banner (kit_game_get_record (get_game (banner)), index,
                                    kit_input_get_viewer (kit_pace_get_input (banner->pace)));
}

/** kit_banner_tells: whether the viewer should notice the decision at @index of somebody else. */
gboolean
kit_banner_tells (KitBanner *banner,
                  guint      index)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (KIT_IS_BANNER (banner), FALSE);

  if (is_own (banner, index))
    return FALSE;
  text = make_text (banner, index);
  return text != NULL;
}

/* When the waiting game is displayed: why it waits, if nothing has happened. */
static void
tell_waiting (KitBanner *banner)
{
  KitGame *game = get_game (banner);
  const KitRecord *record = kit_game_get_record (game);
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *text = NULL;

  kit_words_name (&record->players[kit_game_get_decider (game)], name);
  /* Translators: the player whose turn it is now. */
  text = g_strdup_printf (_("%s is next"), name);
  show (banner, text, TRUE);
  shell_speech_say (banner, SHELL_SPEECH_OWN, text);
}

/* Whether the decision at @index, which is displayed, has ended a turn. */
static gboolean
ends_turn (KitBanner *banner,
           int        index)
{
  const KitHistory *history = kit_game_get_record (get_game (banner))->history;
  gconstpointer state = kit_playback_get_state (kit_pace_get_playback (banner->pace));

  return index >= 0 &&
         kit_history_get_owner (history, index) != kit_rules_head (state)->player;
}

/* Another decision is played or displayed. */
static void
position_shown_cb (KitBanner *banner)
{
  int index = kit_playback_get_index (kit_pace_get_playback (banner->pace));
  gboolean waits = index + 1 == (int) kit_game_get_cursor (get_game (banner)) &&
                   kit_pace_is_waiting (banner->pace);
  g_autofree char *text = NULL;

  if (index == banner->told)
    return;
  /* Of another game, nothing was told before. */
  if (banner->told < G_MAXINT && index == banner->told + 1)
    text = make_text (banner, index);
  banner->told = index;
  if (text != NULL)
    show (banner, text, waits);
  else if (waits)
    tell_waiting (banner);
  /* What was told before the player decided is past. */
  else if ((banner->source == 0 || (index >= 0 && is_own (banner, index))) &&
           !kit_hint_is_asked (banner->hint) && kit_hint_get_advice (banner->hint) == NULL)
    hide (banner);
  else if (banner->source != 0 && ends_turn (banner, index))
    hide_after (banner, PAST);
}

/* The game begins to wait; without motion the decision is displayed already. Or it goes on. */
static void
pace_changed_cb (KitBanner *banner)
{
  if (!kit_pace_is_waiting (banner->pace))
    hide (banner);
  else if (kit_playback_get_index (kit_pace_get_playback (banner->pace)) == banner->told)
    {
      banner->told--;
      position_shown_cb (banner);
    }
}

static void
continue_cb (KitBanner *banner)
{
  kit_pace_continue (banner->pace);
}

/* An answer may tell a hand: it goes before somebody else looks at the game. */
static void
input_changed_cb (KitBanner *banner)
{
  if (banner->answers && kit_game_get_sight (get_game (banner)) != banner->sight)
    end (banner);
}

/** kit_banner_tell: shows an answer to the viewer, for as long as it takes to read it. */
void
kit_banner_tell (KitBanner  *banner,
                 const char *text)
{
  g_return_if_fail (KIT_IS_BANNER (banner) && text != NULL);

  show (banner, text, TRUE);
  hide_after (banner, SECONDS + g_utf8_strlen (text, -1) / READ);
  banner->answers = TRUE;
  banner->sight = kit_game_get_sight (get_game (banner));
}

/** kit_banner_forget: to be called before another game is played. */
void
kit_banner_forget (KitBanner *banner)
{
  g_return_if_fail (KIT_IS_BANNER (banner));

  banner->told = G_MAXINT;
  hide (banner);
}

/* --- hints --- */

/* The reasons of a hint, which may be longer than itself: at once, where there is room. */
static void
show_why (KitBanner  *banner,
          const char *why)
{
  gboolean has_room = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (banner))) >= ROOM;

  gtk_label_set_text (banner->why, why);
  gtk_widget_set_visible (GTK_WIDGET (banner->why), has_room);
  gtk_widget_set_visible (banner->more, !has_room);
  shell_speech_say (banner, SHELL_SPEECH_OWN, why);
}

static void
hint_changed_cb (KitBanner *banner)
{
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  const KitAdvice *advice = kit_hint_get_advice (banner->hint);

  if (kit_hint_is_asked (banner->hint))
    show (banner, _("Thinking about a hint…"), TRUE);
  else if (advice == NULL)
    hide (banner);
  else
    {
      text = banner->view->make_hint (kit_game_get_record (get_game (banner)), advice, &why);
      show (banner, text, TRUE);
      shell_speech_say (banner, SHELL_SPEECH_OWN, text);
      if (why != NULL)
        show_why (banner, why);
    }
}

static void
why_cb (KitBanner *banner)
{
  gtk_widget_set_visible (GTK_WIDGET (banner->why), TRUE);
  gtk_widget_set_visible (banner->more, FALSE);
}

/** kit_banner_get_hint: (transfer none): what the hints come from. */
KitHint *
kit_banner_get_hint (KitBanner *banner)
{
  g_return_val_if_fail (KIT_IS_BANNER (banner), NULL);

  return banner->hint;
}

/** kit_banner_ask_hint: asks for a hint; one that is there is told and proposed again, and then
    why. */
void
kit_banner_ask_hint (KitBanner *banner)
{
  g_return_if_fail (KIT_IS_BANNER (banner));

  if (gtk_widget_get_mapped (banner->more))
    why_cb (banner);
  else
    kit_hint_ask (banner->hint);
}

/** kit_banner_has_hint: whether there may be a hint now. */
gboolean
kit_banner_has_hint (KitBanner *banner)
{
  g_return_val_if_fail (KIT_IS_BANNER (banner), FALSE);

  return kit_hint_is_possible (banner->hint);
}

/* --- the widget --- */

static void
kit_banner_dispose (GObject *object)
{
  KitBanner *banner = KIT_BANNER (object);

  g_clear_handle_id (&banner->source, g_source_remove);
  if (banner->pace != NULL)
    gtk_widget_dispose_template (GTK_WIDGET (banner), KIT_TYPE_BANNER);
  g_clear_object (&banner->hint);
  g_clear_object (&banner->pace);
  G_OBJECT_CLASS (kit_banner_parent_class)->dispose (object);
}

static void
kit_banner_class_init (KitBannerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_banner_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, KitBanner, text);
  gtk_widget_class_bind_template_child (widget_class, KitBanner, why);
  gtk_widget_class_bind_template_child (widget_class, KitBanner, more);
  gtk_widget_class_bind_template_child (widget_class, KitBanner, button);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
  gtk_widget_class_bind_template_callback (widget_class, why_cb);
}

static void
kit_banner_init (KitBanner *banner)
{
  banner->told = G_MAXINT;
  gtk_widget_init_template (GTK_WIDGET (banner));
}

/** kit_banner_new: (transfer floating): the banner of the game of @pace. If that waits already, it
    says so. */
GtkWidget *
kit_banner_new (KitPace           *pace,
                const KitGameView *view)
{
  KitBanner *banner;

  g_return_val_if_fail (KIT_IS_PACE (pace) && view != NULL, NULL);

  banner = g_object_new (KIT_TYPE_BANNER, NULL);
  banner->pace = g_object_ref (pace);
  banner->view = view;
  banner->hint = kit_hint_new (kit_pace_get_input (pace), view->levels);
  g_signal_connect_object (banner->hint, "changed", G_CALLBACK (hint_changed_cb), banner,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_pace_get_playback (pace), "position-shown",
                           G_CALLBACK (position_shown_cb), banner, G_CONNECT_SWAPPED);
  g_signal_connect_object (pace, "changed", G_CALLBACK (pace_changed_cb), banner,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_pace_get_input (pace), "changed", G_CALLBACK (input_changed_cb),
                           banner, G_CONNECT_SWAPPED);
  if (kit_pace_is_waiting (pace))
    tell_waiting (banner);
  return GTK_WIDGET (banner);
}
