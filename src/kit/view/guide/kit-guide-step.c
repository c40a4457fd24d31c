/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a guided game or a lesson, as a GtkBuilder file says it. */

#include "kit-guide-step.h"

#include <gtk/gtk.h>

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
  { "answer", G_STRUCT_OFFSET (KitGuideStep, answer) },
  { "wrong", G_STRUCT_OFFSET (KitGuideStep, wrong) },
  { "then", G_STRUCT_OFFSET (KitGuideStep, then) },
};

static void kit_guide_step_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
  KitGuideStep, kit_guide_step, G_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, kit_guide_step_buildable_init))

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
  g_ptr_array_unref (KIT_GUIDE_STEP (object)->replies);
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
  step->replies = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
kit_guide_step_add_child (GtkBuildable *buildable,
                          GtkBuilder   *builder,
                          GObject      *child,
                          const char   *type)
{
  g_return_if_fail (KIT_IS_GUIDE_STEP (child));

  g_ptr_array_add (KIT_GUIDE_STEP (buildable)->replies, g_object_ref (child));
}

static void
kit_guide_step_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = kit_guide_step_add_child;
}

/** kit_guide_step_allows: whether @token, a decision as records write it, is among the patterns of
    the answer of @step. */
gboolean
kit_guide_step_allows (KitGuideStep *step,
                       const char   *token)
{
  g_auto (GStrv) patterns = NULL;
  gboolean allowed = FALSE;

  g_return_val_if_fail (KIT_IS_GUIDE_STEP (step) && token != NULL, FALSE);

  if (step->answer == NULL)
    return FALSE;
  patterns = g_strsplit (step->answer, " ", -1);
  for (guint i = 0; patterns[i] != NULL && !allowed; i++)
    allowed = g_pattern_match_simple (patterns[i], token);
  return allowed;
}
