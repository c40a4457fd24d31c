/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a guided first game, as a GtkBuilder file says it. */

#include "kit-guide-step.h"

/* The fields that are properties; those are numbered from 1 on. */
static const struct
{
  const char *name;
  gsize       offset;
} fields[] = {
  { "text", G_STRUCT_OFFSET (KitGuideStep, text) },
  { "place", G_STRUCT_OFFSET (KitGuideStep, place) },
  { "when", G_STRUCT_OFFSET (KitGuideStep, when) },
  { "until", G_STRUCT_OFFSET (KitGuideStep, until) },
};

G_DEFINE_FINAL_TYPE (KitGuideStep, kit_guide_step, G_TYPE_OBJECT)

static void
kit_guide_step_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  G_STRUCT_MEMBER (char *, object, fields[id - 1].offset) = g_value_dup_string (value);
}

static void
kit_guide_step_finalize (GObject *object)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_free (G_STRUCT_MEMBER (char *, object, fields[i].offset));
  G_OBJECT_CLASS (kit_guide_step_parent_class)->finalize (object);
}

static void
kit_guide_step_class_init (KitGuideStepClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = kit_guide_step_set_property;
  object_class->finalize = kit_guide_step_finalize;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_object_class_install_property (object_class, i + 1,
      g_param_spec_string (fields[i].name, NULL, NULL, NULL,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
kit_guide_step_init (KitGuideStep *step)
{
}
