/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that screen readers speak, whatever has the focus. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ShellSpeechKind: what a sentence is about. */
typedef enum
{
  SHELL_SPEECH_NEWS,                    /* what others do */
  SHELL_SPEECH_OWN,                     /* what the player does and asks for */
  SHELL_SPEECH_TURN,                    /* who is to do what */
  SHELL_SPEECH_PROPOSAL,                /* what the player may confirm */
  SHELL_SPEECH_ALERT,                   /* what must not wait: a refusal */
} ShellSpeechKind;

/**
 * ShellSpeech:
 *
 * What a window says. It emits “said” with the #ShellSpeechKind and the text of each sentence that
 * the player wishes to hear, before sentences are joined. Those that come while others are spoken
 * are spoken together as soon as these have ended, or the player presses a key, which silences a
 * screen reader; an alert at once. Of those about the turn only the last one is spoken, and so with
 * proposals.
 *
 * From GTK 4.14 on the sentences are announcements; before, each becomes the accessible description
 * of what has the focus, since that is all that Orca 43 speaks by itself.
 */
#define SHELL_TYPE_SPEECH (shell_speech_get_type ())
G_DECLARE_FINAL_TYPE (ShellSpeech, shell_speech, SHELL, SPEECH, GObject)

ShellSpeech *shell_speech_of       (GtkWidget       *widget);
void         shell_speech_say      (gpointer         widget,
                                    ShellSpeechKind  kind,
                                    const char      *text);
void         shell_speech_hush     (gpointer         widget);
void         shell_speech_describe (GtkWidget       *widget,
                                    const char      *text);

G_END_DECLS
