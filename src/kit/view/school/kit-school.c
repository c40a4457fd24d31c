/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the lessons of a game. */

#include "kit-school.h"

#include "kit-teacher.h"

#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>

struct _KitSchool
{
  GtkWindow parent_instance;

  /* template */
  GtkLabel   *heading;
  GtkWidget  *back;
  GtkStack   *pages;
  GtkWidget  *page;                     /* with the list */
  GtkLabel   *progress;
  GtkListBox *list;
  GtkWidget  *whole;

  const ShellGameInfo *info;
  GListModel          *lessons;         /* owned, of KitLesson */
  GSettings           *settings;        /* owned */
  KitTeacher          *teacher;         /* owned; of the lesson that is taken, or NULL */
  GtkWidget           *table;           /* a page, while one is taken, or NULL */
  guint                taken;           /* its index, or that of the last one */
};

G_DEFINE_FINAL_TYPE (KitSchool, kit_school, GTK_TYPE_WINDOW)

/* --- what is done --- */

static gboolean
is_done (KitSchool *school,
         KitLesson *lesson)
{
  g_auto (GStrv) done = g_settings_get_strv (school->settings, "lessons-done");

  return g_strv_contains ((const char * const *) done, lesson->name);
}

static void
note_done (KitSchool *school,
           KitLesson *lesson)
{
  g_auto (GStrv) done = g_settings_get_strv (school->settings, "lessons-done");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) more = NULL;

  if (is_done (school, lesson))
    return;
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, lesson->name);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (school->settings, "lessons-done", (const char * const *) more);
}

/* --- the list --- */

static KitLesson *
get_lesson (KitSchool *school,
            guint      index)
{
  g_autoptr (KitLesson) lesson = g_list_model_get_item (school->lessons, index);

  return lesson;                        /* the list has it */
}

static GtkWidget *
make_row (GtkListBox *list,
          KitSchool  *school,
          guint       index)
{
  KitLesson *lesson = get_lesson (school, index);
  gboolean done = is_done (school, lesson);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (lesson->title);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *number = gtk_label_new (NULL);

  kit_widget_print (number, "%u", index + 1);
  gtk_label_set_width_chars (GTK_LABEL (number), 2);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_opacity (mark, done ? 1 : 0);
  if (done)
    gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _("done"), -1);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_list_box_append (list, box);
  return gtk_widget_get_parent (box);
}

/* Lists the lessons, with the focus on the one that was left, or on the next. */
static void
list_lessons (KitSchool *school)
{
  guint n = g_list_model_get_n_items (school->lessons);
  guint n_done = 0;
  GtkWidget *next = NULL;
  GtkWidget *row;
  g_autofree char *progress = NULL;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (school->list))) != NULL)
    gtk_list_box_remove (school->list, row);
  for (guint i = 0; i < n; i++)
    {
      row = make_row (school->list, school, i);
      if (is_done (school, get_lesson (school, i)))
        n_done++;
      else if (next == NULL && i >= school->taken)
        next = row;
    }
  progress = g_strdup_printf (
    /* Translators: how many lessons the player has done, and how many there are. */
    ngettext ("%u of %u lesson done; each takes about three minutes.",
              "%u of %u lessons done; each takes about three minutes.", n), n_done, n);
  gtk_label_set_text (school->progress, progress);
  gtk_label_set_text (school->heading, _(school->info->name));
  gtk_widget_set_visible (school->back, FALSE);
  gtk_stack_set_visible_child (school->pages, school->page);
  gtk_widget_grab_focus (next != NULL ? next : school->whole);
}

/* --- a lesson --- */

static void
leave_lesson (KitSchool *school)
{
  if (school->table == NULL)
    return;
  g_clear_object (&school->teacher);
  gtk_widget_insert_action_group (GTK_WIDGET (school), "game", NULL);
  gtk_stack_set_visible_child (school->pages, school->page);
  gtk_stack_remove (school->pages, school->table);
  school->table = NULL;
}

static void
finished_cb (KitSchool *school)
{
  note_done (school, get_lesson (school, school->taken));
}

static void take (KitSchool *school, guint index);

/* To the next lesson after one that is done, and else to the list. */
static void
left_cb (KitSchool *school)
{
  gboolean finished = kit_teacher_is_finished (school->teacher);

  leave_lesson (school);
  if (finished && school->taken + 1 < g_list_model_get_n_items (school->lessons))
    take (school, school->taken + 1);
  else
    list_lessons (school);
}

static void
take (KitSchool *school,
      guint      index)
{
  KitLesson *lesson = get_lesson (school, index);

  school->taken = index;
  school->table = kit_table_new_apart (school->info);
  gtk_stack_add_child (school->pages, school->table);
  school->teacher = kit_teacher_new (KIT_TABLE (school->table), lesson);
  g_signal_connect_object (school->teacher, "finished", G_CALLBACK (finished_cb), school,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (school->teacher, "left", G_CALLBACK (left_cb), school,
                           G_CONNECT_SWAPPED);
  gtk_widget_insert_action_group (GTK_WIDGET (school), "game",
                                  shell_game_get_actions (SHELL_GAME (school->table)));
  gtk_label_set_text (school->heading, lesson->title);
  gtk_widget_set_visible (school->back, TRUE);
  gtk_stack_set_visible_child (school->pages, school->table);
  gtk_widget_grab_focus (school->table);
}

static void
row_activated_cb (KitSchool     *school,
                  GtkListBoxRow *row)
{
  take (school, gtk_list_box_row_get_index (row));
}

static void
list_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  KitSchool *school = KIT_SCHOOL (widget);

  leave_lesson (school);
  list_lessons (school);
}

static void
whole_clicked_cb (KitSchool *school)
{
  g_signal_emit_by_name (school, "guided");
  gtk_window_destroy (GTK_WINDOW (school));
}

/* --- the window --- */

static void
kit_school_dispose (GObject *object)
{
  KitSchool *school = KIT_SCHOOL (object);

  leave_lesson (school);
  g_clear_object (&school->lessons);
  g_clear_object (&school->settings);
  G_OBJECT_CLASS (kit_school_parent_class)->dispose (object);
}

static void
kit_school_class_init (KitSchoolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_school_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-school.ui");
  gtk_widget_class_bind_template_child (widget_class, KitSchool, heading);
  gtk_widget_class_bind_template_child (widget_class, KitSchool, back);
  gtk_widget_class_bind_template_child (widget_class, KitSchool, pages);
  gtk_widget_class_bind_template_child (widget_class, KitSchool, page);
  gtk_widget_class_bind_template_child (widget_class, KitSchool, progress);
  gtk_widget_class_bind_template_child (widget_class, KitSchool, list);
  gtk_widget_class_bind_template_child (widget_class, KitSchool, whole);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, whole_clicked_cb);
  gtk_widget_class_install_action (widget_class, "school.list", NULL, list_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "school.list",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  g_signal_new ("guided", KIT_TYPE_SCHOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_school_init (KitSchool *school)
{
  gtk_widget_init_template (GTK_WIDGET (school));
}

/** kit_school_new: (transfer none): a window over @parent, as large, with the lessons of the game
    @info, whose widget is a #KitTable. */
GtkWidget *
kit_school_new (GtkWindow           *parent,
                const ShellGameInfo *info)
{
  KitSchool *school;
  KitTableClass *class;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && info != NULL, NULL);

  school = g_object_new (KIT_TYPE_SCHOOL, "transient-for", parent, "application",
                         gtk_window_get_application (parent), "default-width",
                         gtk_widget_get_width (GTK_WIDGET (parent)), "default-height",
                         gtk_widget_get_height (GTK_WIDGET (parent)), NULL);
  class = g_type_class_ref (info->get_type ());
  school->info = info;
  school->settings = g_settings_new (info->schema);
  school->lessons = kit_lesson_load (class->lessons);
  g_type_class_unref (class);
  list_lessons (school);
  return GTK_WIDGET (school);
}
