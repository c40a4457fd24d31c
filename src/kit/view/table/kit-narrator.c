/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what happens in a game, for screen readers. */

#include "kit-narrator.h"

#include "shell/shell-speech.h"

#include <glib/gi18n.h>

struct _KitNarrator
{
  GObject parent_instance;

  GtkWidget         *widget;            /* borrowed; outlives this */
  KitPace           *pace;              /* owned */
  const KitGameView *view;

  KitGame           *game;              /* borrowed: of which something was said last */
  int                told;              /* the last decision that was told; -1 for none */
  int                looked;            /* the decision that was displayed last */
  guint              sight;             /* of the game: who has been listening */
};

G_DEFINE_FINAL_TYPE (KitNarrator, kit_narrator, G_TYPE_OBJECT)

static KitInput *
get_input (KitNarrator *narrator)
{
  return kit_pace_get_input (narrator->pace);
}

/* The line of the decision at @index, if it has one. */
static void
say_line (KitNarrator *narrator,
          int          index)
{
  const KitRecord *record = kit_game_get_record (narrator->game);
  int decider = kit_history_get_decider (record->history, index);
  g_autofree char *line = NULL;

  if (narrator->view->is_told != NULL && !narrator->view->is_told (record, index))
    return;
  line = narrator->view->make_line (record, index);
  shell_speech_say (narrator->widget,
                    decider == kit_input_get_viewer (get_input (narrator)) ? SHELL_SPEECH_OWN
                                                                           : SHELL_SPEECH_NEWS,
                    line);
}

/* The decision after which the position is looked at. */
static void
say_looking (KitNarrator *narrator,
             int          index)
{
  g_autofree char *text = NULL;

  if (index < 0)
    shell_speech_say (narrator->widget, SHELL_SPEECH_OWN, _("The beginning of the game."));
  else
    {
      /* Translators: which decision of the game is looked at. What it was follows. */
      text = g_strdup_printf (_("Decision %d:"), index + 1);
      shell_speech_say (narrator->widget, SHELL_SPEECH_OWN, text);
      say_line (narrator, index);
    }
}

/* What somebody else may not know is not said when their turn comes. */
static void
input_changed_cb (KitNarrator *narrator)
{
  guint sight = kit_game_get_sight (kit_input_get_game (get_input (narrator)));

  if (sight != narrator->sight)
    shell_speech_hush (narrator->widget);
  narrator->sight = sight;
}

/* Another decision is played or displayed. */
static void
position_shown_cb (KitNarrator *narrator)
{
  int index = kit_playback_get_index (kit_pace_get_playback (narrator->pace));
  KitGame *game = kit_input_get_game (get_input (narrator));
  gboolean moved = index != narrator->looked;

  input_changed_cb (narrator);
  narrator->looked = index;
  if (game == narrator->game && kit_game_is_looking (game))
    {
      if (moved)
        say_looking (narrator, index);
      return;
    }
  if (game == narrator->game && index < narrator->told)
    shell_speech_say (narrator->widget, SHELL_SPEECH_OWN, _("Taken back."));
  else if (game == narrator->game)
    for (int i = narrator->told + 1; i <= index; i++)
      say_line (narrator, i);
  narrator->game = game;
  narrator->told = index;
}

static void
kit_narrator_dispose (GObject *object)
{
  g_clear_object (&KIT_NARRATOR (object)->pace);
  G_OBJECT_CLASS (kit_narrator_parent_class)->dispose (object);
}

static void
kit_narrator_class_init (KitNarratorClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_narrator_dispose;
}

static void
kit_narrator_init (KitNarrator *narrator)
{
  narrator->told = -1;
}

/**
 * kit_narrator_new:
 * @widget: says it; outlives the narrator
 * @pace: of the games
 * @view: of their kind
 *
 * Returns: (transfer full): says nothing of decisions that were made before
 */
KitNarrator *
kit_narrator_new (GtkWidget         *widget,
                  KitPace           *pace,
                  const KitGameView *view)
{
  KitNarrator *narrator;
  KitPlayback *playback;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && KIT_IS_PACE (pace) && view != NULL, NULL);

  narrator = g_object_new (KIT_TYPE_NARRATOR, NULL);
  narrator->widget = widget;
  narrator->pace = g_object_ref (pace);
  narrator->view = view;
  playback = kit_pace_get_playback (pace);
  narrator->game = kit_input_get_game (kit_pace_get_input (pace));
  if (narrator->game != NULL)
    narrator->told = narrator->looked = kit_playback_get_index (playback);
  g_signal_connect_object (kit_pace_get_input (pace), "changed", G_CALLBACK (input_changed_cb),
                           narrator, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (position_shown_cb), narrator,
                           G_CONNECT_SWAPPED);
  return narrator;
}
