/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a guided game or a lesson, as a GtkBuilder file says it. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define KIT_TYPE_GUIDE_STEP (kit_guide_step_get_type ())
G_DECLARE_FINAL_TYPE (KitGuideStep, kit_guide_step, KIT, GUIDE_STEP, GObject)

/**
 * KitGuideStep:
 * @text: in the language in which it was loaded
 * @place: (nullable): what the step points at
 * @when: (nullable): what has to hold for it to be shown; of a guided game
 * @until: (nullable): what has to be done; %NULL for the last step; of a guided game
 * @answer: (nullable): the decisions that are right, as patterns of what records write, with a
 *   blank between two. In a lesson the first is a decision, which is the one that is shown; in a
 *   guided game a hint gives one of them
 * @wrong: why any other decision is not right; of a lesson
 * @then: (nullable): the decisions that follow by themselves, with a blank between two; of a lesson
 * @replies: (element-type KitGuideStep): why some decisions are not right, in @text, of the
 *   patterns in @answer; of a lesson
 *
 * Its strings are properties of the same names, which are set once, when it is made; replies are
 * its children. The game knows what the names of places and conditions mean.
 */
struct _KitGuideStep
{
  GObject parent_instance;

  /* owned */
  char      *text;
  char      *place;
  char      *when;
  char      *until;
  char      *answer;
  char      *wrong;
  char      *then;
  GPtrArray *replies;
};

gboolean kit_guide_step_allows (KitGuideStep *step,
                                const char   *token);

G_END_DECLS
