/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leads a player through a lesson at a table. */

#include "kit-teacher.h"

#include "kit/view/kit-begin.h"

#include <glib/gi18n.h>

#define PAUSE_MS 900                    /* before a decision that the player need not make */

struct _KitTeacher
{
  GObject parent_instance;

  KitTable     *table;                  /* which outlives it */
  KitLesson    *lesson;                 /* owned */
  KitGuideStep *end;                    /* owned; what is said when all is done */
  KitGuideStep *meanwhile;              /* owned; what is said while the others decide */
  GPtrArray    *tasks;                  /* the task of each decision, or NULL */
  GPtrArray    *tokens;                 /* owned; what is decided where there is no task */
  guint         source;                 /* the pause before a decision, or 0 */
  gboolean      finished;
};

G_DEFINE_FINAL_TYPE (KitTeacher, kit_teacher, G_TYPE_OBJECT)

static KitInput *
get_input (KitTeacher *teacher)
{
  return kit_table_get_input (teacher->table);
}

static KitGame *
get_game (KitTeacher *teacher)
{
  return kit_table_get_game (teacher->table);
}

static const KitRules *
get_rules (KitTeacher *teacher)
{
  return kit_game_get_record (get_game (teacher))->format->rules;
}

/* (nullable): the task of the decision at @index. */
static KitGuideStep *
get_task (KitTeacher *teacher,
          guint       index)
{
  return index < teacher->tasks->len ? teacher->tasks->pdata[index] : NULL;
}

/* --- answers --- */

static const char *
find_reason (KitGuideStep *task,
             const char   *token)
{
  for (guint i = 0; i < task->replies->len; i++)
    if (kit_guide_step_allows (task->replies->pdata[i], token))
      return KIT_GUIDE_STEP (task->replies->pdata[i])->text;
  return task->wrong;
}

/* (nullable): why @decision, as the one at @index, is wrong. */
static const char *
find_fault (KitTeacher    *teacher,
            guint          index,
            gconstpointer  decision)
{
  KitGuideStep *task = get_task (teacher, index);
  char token[KIT_TOKEN_SIZE];

  if (task == NULL)
    return NULL;
  get_rules (teacher)->write (decision, kit_game_get_board (get_game (teacher)), token);
  return kit_guide_step_allows (task, token) ? NULL : find_reason (task, token);
}

/* (nullable): why what is proposed, or decided together with it, is wrong. */
static const char *
find_fault_of_proposal (KitTeacher *teacher)
{
  KitInput *input = get_input (teacher);
  KitInputClass *class = KIT_INPUT_GET_CLASS (input);
  guint cursor = kit_game_get_cursor (get_game (teacher));
  g_autofree gpointer next = g_malloc0 (get_rules (teacher)->decision_size);
  const char *fault = find_fault (teacher, cursor, kit_input_get_proposal (input));

  if (fault == NULL && class->follow != NULL && class->follow (input, next))
    fault = find_fault (teacher, cursor + 1, next);
  return fault;
}

static gboolean
confirm_cb (KitTeacher *teacher)
{
  const char *fault = find_fault_of_proposal (teacher);

  kit_guide_reply (kit_table_get_guide (teacher->table), fault);
  return fault != NULL;
}

/* --- what comes next --- */

static gboolean
decide_cb (gpointer data)
{
  KitTeacher *teacher = data;
  KitGame *game = get_game (teacher);
  g_autofree gpointer decision = g_malloc0 (get_rules (teacher)->decision_size);
  const char *token = teacher->tokens->pdata[kit_game_get_cursor (game)];
  KitRefusal refusal;

  teacher->source = 0;
  if (!get_rules (teacher)->read (decision, kit_game_get_board (game), token) ||
      !kit_game_decide (game, decision, &refusal))
    g_critical ("the lesson “%s” cannot go on with “%s”", teacher->lesson->name, token);
  return G_SOURCE_REMOVE;
}

static void
finish (KitTeacher *teacher)
{
  if (teacher->finished)
    return;
  teacher->finished = TRUE;
  /* Nobody is thinking any more. */
  kit_game_set_running (get_game (teacher), FALSE);
  g_signal_emit_by_name (teacher, "finished");
}

/* What was said of a wrong answer goes as soon as the right one is proposed. */
static void
show_task (KitTeacher   *teacher,
           KitGuideStep *task)
{
  guint number = 1;
  KitRefusal refusal;
  g_autofree char *progress = NULL;

  for (guint i = 0; i < teacher->lesson->steps->len; i++)
    number += teacher->lesson->steps->pdata[i] == task ? i : 0;
  progress = g_strdup_printf (_("%u of %u"), number, teacher->lesson->steps->len);
  kit_table_teach (teacher->table, task,
                   &(KitGuideWords) { task->text, progress, _("All Lessons"), TRUE });
  if (kit_input_is_complete (get_input (teacher), &refusal) &&
      find_fault_of_proposal (teacher) == NULL)
    kit_guide_reply (kit_table_get_guide (teacher->table), NULL);
}

/* Sets the task of the moment, or sees to it that the game goes on. */
static void
update (KitTeacher *teacher)
{
  guint cursor = kit_game_get_cursor (get_game (teacher));
  KitGuideStep *task = get_task (teacher, cursor);

  if (kit_playback_is_playing (kit_table_get_playback (teacher->table)))
    return;
  g_clear_handle_id (&teacher->source, g_source_remove);
  if (cursor >= teacher->tasks->len)
    {
      kit_table_teach (teacher->table, teacher->end,
                       &(KitGuideWords) { teacher->lesson->end, _("Done"), _("Next"), FALSE });
      finish (teacher);
    }
  else if (task != NULL)
    show_task (teacher, task);
  else
    {
      kit_table_teach (teacher->table, teacher->meanwhile,
                       &(KitGuideWords) { teacher->meanwhile->text, "", _("All Lessons"), FALSE });
      teacher->source = g_timeout_add (PAUSE_MS, decide_cb, teacher);
    }
}

static gboolean
confirm_help_cb (gpointer data)
{
  KitTeacher *teacher = data;

  teacher->source = 0;
  kit_input_confirm (get_input (teacher));
  return G_SOURCE_REMOVE;
}

/* Proposes what the first answer says, and decides it after a while. */
static void
help_cb (KitTeacher *teacher)
{
  KitInput *input = get_input (teacher);
  guint cursor = kit_game_get_cursor (get_game (teacher));
  KitGuideStep *task = get_task (teacher, cursor);
  g_auto (GStrv) answers = NULL;

  if (task == NULL)
    return;
  answers = g_strsplit (task->answer, " ", -1);
  kit_input_clear (input);
  kit_input_type (input, answers[0]);
  if (kit_game_get_cursor (get_game (teacher)) == cursor && teacher->source == 0)
    teacher->source = g_timeout_add (PAUSE_MS, confirm_help_cb, teacher);
}

static void
left_cb (KitTeacher *teacher)
{
  g_signal_emit_by_name (teacher, "left");
}

/* --- the object --- */

static void
kit_teacher_dispose (GObject *object)
{
  KitTeacher *teacher = KIT_TEACHER (object);

  g_clear_handle_id (&teacher->source, g_source_remove);
  g_clear_object (&teacher->lesson);
  g_clear_object (&teacher->end);
  g_clear_object (&teacher->meanwhile);
  g_clear_pointer (&teacher->tasks, g_ptr_array_unref);
  g_clear_pointer (&teacher->tokens, g_ptr_array_unref);
  G_OBJECT_CLASS (kit_teacher_parent_class)->dispose (object);
}

static void
kit_teacher_class_init (KitTeacherClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_teacher_dispose;

  g_signal_new ("finished", KIT_TYPE_TEACHER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("left", KIT_TYPE_TEACHER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_teacher_init (KitTeacher *teacher)
{
  teacher->tasks = g_ptr_array_new ();
  teacher->tokens = g_ptr_array_new_with_free_func (g_free);
}

/* Lists which task each decision of the lesson has, and what follows by itself. */
static void
list_decisions (KitTeacher *teacher)
{
  for (guint i = 0; i < teacher->lesson->steps->len; i++)
    {
      KitGuideStep *step = teacher->lesson->steps->pdata[i];
      g_auto (GStrv) then = g_strsplit (step->then != NULL ? step->then : "", " ", -1);

      g_ptr_array_add (teacher->tasks, step);
      g_ptr_array_add (teacher->tokens, NULL);
      for (guint k = 0; then[k] != NULL; k++)
        {
          g_ptr_array_add (teacher->tasks, NULL);
          g_ptr_array_add (teacher->tokens, g_strdup (then[k]));
        }
    }
}

/* The person has the name that they gave; the rivals do not think. */
static void
put_position (KitTeacher *teacher)
{
  const KitGameView *view = KIT_TABLE_GET_CLASS (teacher->table)->view;
  ShellGame *game = SHELL_GAME (teacher->table);
  KitRecord *record = kit_begin_read (view, teacher->lesson->record);

  SHELL_GAME_GET_IFACE (game)->install (game, record);
  SHELL_GAME_GET_IFACE (game)->hold (game, TRUE);
}

/**
 * kit_teacher_new:
 * @table: a table without a game, which has to outlive the teacher
 * @lesson: what is taught
 *
 * Returns: (transfer full): a teacher, who has set the first task
 */
KitTeacher *
kit_teacher_new (KitTable  *table,
                 KitLesson *lesson)
{
  KitTeacher *teacher;

  g_return_val_if_fail (KIT_IS_TABLE (table) && KIT_IS_LESSON (lesson), NULL);

  teacher = g_object_new (KIT_TYPE_TEACHER, NULL);
  teacher->table = table;
  teacher->lesson = g_object_ref (lesson);
  teacher->end = g_object_new (KIT_TYPE_GUIDE_STEP, "text", lesson->end, NULL);
  teacher->meanwhile =
    g_object_new (KIT_TYPE_GUIDE_STEP, "text", _("The others play."), NULL);
  list_decisions (teacher);
  put_position (teacher);
  g_signal_connect_object (kit_table_get_input (table), "confirm", G_CALLBACK (confirm_cb), teacher,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_table_get_input (table), "changed", G_CALLBACK (update), teacher,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_table_get_playback (table), "position-shown", G_CALLBACK (update),
                           teacher, G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_table_get_guide (table), "helped", G_CALLBACK (help_cb), teacher,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_table_get_guide (table), "left", G_CALLBACK (left_cb), teacher,
                           G_CONNECT_SWAPPED);
  update (teacher);
  return teacher;
}

/** kit_teacher_is_finished: whether the lesson was done. */
gboolean
kit_teacher_is_finished (KitTeacher *teacher)
{
  g_return_val_if_fail (KIT_IS_TEACHER (teacher), FALSE);

  return teacher->finished;
}
