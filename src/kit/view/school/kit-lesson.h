/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson, as a GtkBuilder file says it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define KIT_TYPE_LESSON (kit_lesson_get_type ())
G_DECLARE_FINAL_TYPE (KitLesson, kit_lesson, KIT, LESSON, GObject)

/**
 * KitLesson:
 * @name: by which it is known to be done
 * @title: in the language in which it was loaded
 * @record: the position, as a record, which names its board. A person has the first seat, and the
 *   others decide what the steps say
 * @end: what is said when all is done
 * @steps: (element-type KitGuideStep): the tasks, a decision each
 *
 * Its strings are properties of the same names, which are set once, when it is made; the tasks are
 * its children.
 */
struct _KitLesson
{
  GObject parent_instance;

  /* owned */
  char      *name;
  char      *title;
  char      *record;
  char      *end;
  GPtrArray *steps;
};

GListModel *kit_lesson_load (const char *path);

G_END_DECLS
