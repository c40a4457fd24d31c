/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a guided first game, as a GtkBuilder file says it. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define KIT_TYPE_GUIDE_STEP (kit_guide_step_get_type ())
G_DECLARE_FINAL_TYPE (KitGuideStep, kit_guide_step, KIT, GUIDE_STEP, GObject)

/**
 * KitGuideStep:
 * @text: in the language in which it was loaded
 * @place: what the step points at
 * @when: (nullable): what has to hold for it to be shown
 * @until: (nullable): what has to be done; %NULL for the last step
 *
 * Its fields are properties of the same names, which are set once, when it is made. The game knows
 * what the names of places and conditions mean.
 */
struct _KitGuideStep
{
  GObject parent_instance;

  /* owned */
  char *text;
  char *place;
  char *when;
  char *until;
};

G_END_DECLS
