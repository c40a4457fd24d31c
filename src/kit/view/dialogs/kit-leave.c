/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question what becomes of a table that is kept here when the window closes. */

#include "config.h"

#include "kit-leave.h"

#include "kit/view/kit-host.h"

#include <glib/gi18n.h>

#define WIDTH 420

/* A window with three answers: the table goes on, it rests, or this window stays. Accessible role:
   that of GtkWindow. GTK owns the window. */
struct _KitLeave
{
  GtkWindow parent_instance;

  /* template */
  GtkWidget    *keep;

  ShellAnswered answered;               /* NULL once it was called */
  gpointer      data;
};

G_DEFINE_FINAL_TYPE (KitLeave, kit_leave, GTK_TYPE_WINDOW)

static void
answer (KitLeave *dialog,
        gboolean  yes)
{
  ShellAnswered answered = g_steal_pointer (&dialog->answered);

  if (answered != NULL)
    answered (yes, dialog->data);
}

static void
keep_clicked_cb (KitLeave *dialog)
{
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  answer (dialog, TRUE);
}

static void
rest_clicked_cb (KitLeave *dialog)
{
  kit_host_stop ();
  keep_clicked_cb (dialog);
}

static void
kit_leave_dispose (GObject *object)
{
  answer (KIT_LEAVE (object), FALSE);
  G_OBJECT_CLASS (kit_leave_parent_class)->dispose (object);
}

static void
kit_leave_class_init (KitLeaveClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_leave_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-leave.ui");
  gtk_widget_class_bind_template_child (widget_class, KitLeave, keep);
  gtk_widget_class_bind_template_callback (widget_class, keep_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, rest_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kit_leave_init (KitLeave *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/**
 * kit_leave_new:
 * @parent: the window that is to close
 * @answered: gets whether it may
 * @data: for @answered
 *
 * Returns: (transfer none): a window, owned by GTK; without an answer the other one stays
 */
GtkWidget *
kit_leave_new (GtkWindow     *parent,
               ShellAnswered  answered,
               gpointer       data)
{
  KitLeave *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && answered != NULL, NULL);

  dialog = g_object_new (KIT_TYPE_LEAVE, "transient-for", parent, NULL);
  dialog->answered = answered;
  dialog->data = data;
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, -1);
  gtk_widget_grab_focus (dialog->keep);
  return GTK_WIDGET (dialog);
}
