/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a guided first game, as a GtkBuilder file says it. */

#include "kit-guide-step.h"

/*
 * KitGuideStep:
 *
 * Its properties are "text"; "place", what it points at; "when", what has to hold for it to be
 * shown, nothing if it is left out; and "until", what has to be done; the last step has none. The
 * game knows what the names of places and conditions mean.
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

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_PLACE,
  PROP_WHEN,
  PROP_UNTIL,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (KitGuideStep, kit_guide_step, G_TYPE_OBJECT)

static char **
get_field (KitGuideStep *step,
           guint         id)
{
  char ** const fields[N_PROPS] = {
    [PROP_TEXT] = &step->text, [PROP_PLACE] = &step->place, [PROP_WHEN] = &step->when,
    [PROP_UNTIL] = &step->until
  };

  return fields[id];
}

static void
kit_guide_step_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  *get_field (KIT_GUIDE_STEP (object), id) = g_value_dup_string (value);
}

static void
kit_guide_step_finalize (GObject *object)
{
  for (guint id = 1; id < N_PROPS; id++)
    g_free (*get_field (KIT_GUIDE_STEP (object), id));
  G_OBJECT_CLASS (kit_guide_step_parent_class)->finalize (object);
}

static void
kit_guide_step_class_init (KitGuideStepClass *class)
{
  static const char * const names[N_PROPS] = { NULL, "text", "place", "when", "until" };
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = kit_guide_step_set_property;
  object_class->finalize = kit_guide_step_finalize;
  for (guint id = 1; id < N_PROPS; id++)
    g_object_class_install_property (object_class, id,
      g_param_spec_string (names[id], NULL, NULL, NULL,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
kit_guide_step_init (KitGuideStep *step)
{
}

/** kit_guide_step_get_text: in the language in which it was loaded. */
const char *
kit_guide_step_get_text (KitGuideStep *step)
{
  g_return_val_if_fail (KIT_IS_GUIDE_STEP (step), NULL);

  return step->text;
}

/** kit_guide_step_get_place: what the step points at. */
const char *
kit_guide_step_get_place (KitGuideStep *step)
{
  g_return_val_if_fail (KIT_IS_GUIDE_STEP (step), NULL);

  return step->place;
}

/** kit_guide_step_get_when: (nullable): what has to hold for the step to be shown. */
const char *
kit_guide_step_get_when (KitGuideStep *step)
{
  g_return_val_if_fail (KIT_IS_GUIDE_STEP (step), NULL);

  return step->when;
}

/** kit_guide_step_get_until: (nullable): what ends the step; %NULL for the last one. */
const char *
kit_guide_step_get_until (KitGuideStep *step)
{
  g_return_val_if_fail (KIT_IS_GUIDE_STEP (step), NULL);

  return step->until;
}
