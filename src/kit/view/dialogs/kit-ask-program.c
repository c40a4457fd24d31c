/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a program that plays a seat: a file, or a command. */

#include "kit-ask-program.h"

#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

/*
 * A window with an entry for a command and a button that chooses a file. It begins with the command
 * of the seat, or else with the last one, which is kept in the settings. "chosen" is emitted with a
 * command whose program exists; then the window closes itself.
 *
 * CSS: a problem with the command has the class "refusal". Accessible role: that of GtkWindow. GTK
 * owns the window, which owns a reference to the settings. When it is disposed, an open file dialog
 * is cancelled.
 */
struct _KitAskProgram
{
  GtkWindow parent_instance;

  /* template */
  GtkLabel  *problem;
  GtkEntry  *command;
  GtkWidget *use;

  /* owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (KitAskProgram, kit_ask_program, GTK_TYPE_WINDOW)

/* --- commands --- */

/* (transfer full): the path of @file as a command, quoted only where a shell would need it. */
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
get_command (KitAskProgram *dialog)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->command))));
}

/* (transfer full) (nullable): what is wrong with @command, found without starting it. */
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
  return g_strdup_printf (_("“%s” is not a program that can be started."), words[0]);
}

/* --- callbacks --- */

static void
command_changed_cb (KitAskProgram *dialog)
{
  g_autofree char *command = get_command (dialog);

  gtk_widget_set_sensitive (dialog->use, command[0] != '\0');
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), FALSE);
}

static void
file_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (KitAskProgram) dialog = data;
  g_autofree char *command = NULL;

  if (file == NULL)
    return;
  command = make_command (file);
  gtk_editable_set_text (GTK_EDITABLE (dialog->command), command);
  gtk_widget_grab_focus (dialog->use);
}

static void
choose_clicked_cb (KitAskProgram *dialog)
{
  const ShellFileChoice choice = { FALSE, _("Choose a Program"), _("_Choose") };

  shell_dialogs_ask_file (GTK_WINDOW (dialog), &choice, file_chosen_cb,
                          g_object_ref (dialog));
}

static void
use_clicked_cb (KitAskProgram *dialog)
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
  g_signal_emit_by_name (dialog, "chosen", command);
  gtk_window_close (GTK_WINDOW (dialog));
}

/* --- virtual functions --- */

static void
kit_ask_program_dispose (GObject *object)
{
  KitAskProgram *dialog = KIT_ASK_PROGRAM (object);

  shell_dialogs_close (GTK_WINDOW (dialog));
  g_clear_object (&dialog->settings);
  G_OBJECT_CLASS (kit_ask_program_parent_class)->dispose (object);
}

static void
kit_ask_program_class_init (KitAskProgramClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_ask_program_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-ask-program.ui");
  gtk_widget_class_bind_template_child (widget_class, KitAskProgram, problem);
  gtk_widget_class_bind_template_child (widget_class, KitAskProgram, command);
  gtk_widget_class_bind_template_child (widget_class, KitAskProgram, use);
  gtk_widget_class_bind_template_callback (widget_class, command_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With a command, whose program was found. */
  g_signal_new ("chosen", KIT_TYPE_ASK_PROGRAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
kit_ask_program_init (KitAskProgram *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/**
 * kit_ask_program_new:
 * @parent: the window that asks
 * @settings: with the last command as "program"
 * @command: (nullable): the command to begin with; %NULL for the one that was chosen last
 *
 * Returns: (transfer none): a window, owned by GTK, that emits "chosen" unless it is cancelled
 */
GtkWidget *
kit_ask_program_new (GtkWindow  *parent,
                     GSettings  *settings,
                     const char *command)
{
  g_autofree char *last = NULL;
  KitAskProgram *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  dialog = g_object_new (KIT_TYPE_ASK_PROGRAM, "transient-for", parent, NULL);
  dialog->settings = g_object_ref (settings);
  last = g_settings_get_string (settings, "program");
  gtk_editable_set_text (GTK_EDITABLE (dialog->command), command != NULL ? command : last);
  command_changed_cb (dialog);
  return GTK_WIDGET (dialog);
}
