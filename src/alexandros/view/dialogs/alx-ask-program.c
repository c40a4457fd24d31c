/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a program that plays a seat: a file, or a command. */

#include "config.h"

#include "alx-ask-program.h"

#include "shell/shell-dialogs.h"

#include <glib/gi18n.h>
#include <string.h>

/* A name of a program has no room for more characters. */

struct _AlxAskProgram
{
  GtkWindow parent_instance;

  /* template */
  GtkLabel  *problem;
  GtkEntry  *command;
  GtkWidget *use;

  /* owned */
  GSettings *settings;
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxAskProgram, alx_ask_program, GTK_TYPE_WINDOW)

/* --- commands --- */

/* The name of a file as a command: quoted only where a shell would read it otherwise. */
static char *
make_command (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_auto (GStrv) words = NULL;

  if (path == NULL)
    return g_file_get_uri (file);
  if (g_shell_parse_argv (path, NULL, &words, NULL) && words[1] == NULL &&
      g_str_equal (words[0], path))
    return g_steal_pointer (&path);
  return g_shell_quote (path);
}

static char *
get_command (AlxAskProgram *dialog)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->command))));
}

/* What is wrong with it, as far as that can be seen without starting it; NULL if nothing is. */
static char *
find_problem (const char *command)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *program = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_shell_parse_argv (command, NULL, &words, &error))
    return g_strdup (error->message);
  program = g_find_program_in_path (words[0]);
  if (program != NULL)
    return NULL;
  /* Translators: the name of a file. */
  return g_strdup_printf (_("“%s” is no program that can be started."), words[0]);
}

/* --- callbacks --- */

static void
command_changed_cb (AlxAskProgram *dialog)
{
  g_autofree char *command = get_command (dialog);

  gtk_widget_set_sensitive (dialog->use, command[0] != '\0');
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), FALSE);
}

static void
file_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (AlxAskProgram) dialog = data;
  g_autofree char *command = NULL;

  if (file == NULL)
    return;
  command = make_command (file);
  gtk_editable_set_text (GTK_EDITABLE (dialog->command), command);
  gtk_widget_grab_focus (dialog->use);
}

static void
choose_clicked_cb (AlxAskProgram *dialog)
{
  shell_dialogs_ask_any (GTK_WINDOW (dialog), _("Choose a Program"), _("_Choose"), file_chosen_cb,
                         g_object_ref (dialog));
}

static void
use_clicked_cb (AlxAskProgram *dialog)
{
  g_autofree char *command = get_command (dialog);
  g_autofree char *problem = find_problem (command);

  if (problem != NULL)
    {
      gtk_label_set_text (dialog->problem, problem);
      gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
      return;
    }
  g_settings_set_string (dialog->settings, "program", command);
  g_signal_emit (dialog, signals[SIGNAL_CHOSEN], 0, command);
  gtk_window_close (GTK_WINDOW (dialog));
}

static void
cancel_clicked_cb (AlxAskProgram *dialog)
{
  gtk_window_close (GTK_WINDOW (dialog));
}

/* --- virtual functions --- */

static void
alx_ask_program_dispose (GObject *object)
{
  AlxAskProgram *dialog = ALX_ASK_PROGRAM (object);

  /* A file that is being chosen is wanted no more. */
  shell_dialogs_close (GTK_WINDOW (dialog));
  g_clear_object (&dialog->settings);
  G_OBJECT_CLASS (alx_ask_program_parent_class)->dispose (object);
}

static void
alx_ask_program_class_init (AlxAskProgramClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_ask_program_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-ask-program.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxAskProgram, problem);
  gtk_widget_class_bind_template_child (widget_class, AlxAskProgram, command);
  gtk_widget_class_bind_template_child (widget_class, AlxAskProgram, use);
  gtk_widget_class_bind_template_callback (widget_class, command_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* A command that can be started, as far as can be seen: a string. */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", ALX_TYPE_ASK_PROGRAM, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
alx_ask_program_init (AlxAskProgram *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
  dialog->settings = g_settings_new (APPLICATION_ID);
}

/**
 * alx_ask_program_new:
 * @parent: the window that asks
 * @command: (nullable): what is there already; %NULL for the one that was chosen last
 *
 * Returns: (transfer none): a window, owned by GTK, that signals "chosen", or is closed without a
 * word
 */
GtkWidget *
alx_ask_program_new (GtkWindow  *parent,
                     const char *command)
{
  AlxAskProgram *dialog = g_object_new (ALX_TYPE_ASK_PROGRAM, "transient-for", parent, NULL);
  g_autofree char *last = g_settings_get_string (dialog->settings, "program");

  gtk_editable_set_text (GTK_EDITABLE (dialog->command), command != NULL ? command : last);
  command_changed_cb (dialog);
  return GTK_WIDGET (dialog);
}
