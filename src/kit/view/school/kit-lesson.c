/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson, as a GtkBuilder file says it. */

#include "kit-lesson.h"

#include "kit/view/guide/kit-guide-step.h"

#include <gtk/gtk.h>

enum
{
  PROP_0,
  PROP_NAME,
  PROP_TITLE,
  PROP_RECORD,
  PROP_END
};

static void kit_lesson_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
  KitLesson, kit_lesson, G_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, kit_lesson_buildable_init))

static void
kit_lesson_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  KitLesson *lesson = KIT_LESSON (object);
  char **fields[] = { &lesson->name, &lesson->title, &lesson->record, &lesson->end };

  *fields[id - PROP_NAME] = g_strstrip (g_value_dup_string (value));
}

static void
kit_lesson_finalize (GObject *object)
{
  KitLesson *lesson = KIT_LESSON (object);

  g_free (lesson->name);
  g_free (lesson->title);
  g_free (lesson->record);
  g_free (lesson->end);
  g_ptr_array_unref (lesson->steps);
  G_OBJECT_CLASS (kit_lesson_parent_class)->finalize (object);
}

static void
kit_lesson_class_init (KitLessonClass *class)
{
  static const char * const names[] = { "name", "title", "record", "end" };
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = kit_lesson_set_property;
  object_class->finalize = kit_lesson_finalize;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_class_install_property (object_class, PROP_NAME + i,
      g_param_spec_string (names[i], NULL, NULL, "",
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
kit_lesson_init (KitLesson *lesson)
{
  lesson->steps = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
kit_lesson_add_child (GtkBuildable *buildable,
                      GtkBuilder   *builder,
                      GObject      *child,
                      const char   *type)
{
  g_return_if_fail (KIT_IS_GUIDE_STEP (child));

  g_ptr_array_add (KIT_LESSON (buildable)->steps, g_object_ref (child));
}

static void
kit_lesson_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = kit_lesson_add_child;
}

/** kit_lesson_load: (transfer full) (element-type KitLesson): the lessons in a file among those
    that are compiled in, "lesson-1", "lesson-2" and so on. */
GListModel *
kit_lesson_load (const char *path)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GListStore *lessons = g_list_store_new (KIT_TYPE_LESSON);
  GObject *lesson;
  guint n = 0;

  g_return_val_if_fail (path != NULL, G_LIST_MODEL (lessons));

  g_type_ensure (KIT_TYPE_GUIDE_STEP);
  builder = gtk_builder_new_from_resource (path);
  do
    {
      g_autofree char *id = g_strdup_printf ("lesson-%u", ++n);

      lesson = gtk_builder_get_object (builder, id);
      if (lesson != NULL)
        g_list_store_append (lessons, lesson);
    }
  while (lesson != NULL);
  return G_LIST_MODEL (lessons);
}
