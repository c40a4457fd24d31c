/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leads a player through a lesson at a table. */

#pragma once

#include "kit-lesson.h"

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

/**
 * KitTeacher:
 *
 * Puts the position of a #KitLesson on a table, which has no other game, and sets its tasks, one
 * after the other. What the player is about to decide is compared with the answer before it is
 * decided: a wrong one is answered with the reason. Which task it is follows from the number of
 * decisions, so that undo leads back. It emits "finished" when the last task is done, and "left"
 * when the player goes away.
 */
#define KIT_TYPE_TEACHER (kit_teacher_get_type ())
G_DECLARE_FINAL_TYPE (KitTeacher, kit_teacher, KIT, TEACHER, GObject)

KitTeacher *kit_teacher_new         (KitTable   *table,
                                     KitLesson  *lesson);
gboolean    kit_teacher_is_finished (KitTeacher *teacher);

G_END_DECLS
