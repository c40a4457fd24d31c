/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar that is shown while the game cannot be autosaved, or is getting too long for that. */

#include "config.h"

#include "shell-failure-bar.h"

#include "shell/shell-speech.h"

#include <glib/gi18n.h>

/**
 * ShellFailureBar:
 *
 * Says what is wrong and why, with a button to save the game elsewhere; hidden while all is well.
 * It listens to a document.
 *
 * CSS: the class “failure”. It is an alert for assistive technologies.
 */
struct _ShellFailureBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel  *heading;
  GtkLabel  *detail;
  GtkButton *save_as;

  char      *reason;                    /* owned; why the game cannot be autosaved, or NULL */
  gboolean   too_long;                  /* the game is getting too long to be autosaved */
};

G_DEFINE_FINAL_TYPE (ShellFailureBar, shell_failure_bar, GTK_TYPE_BOX)

/** shell_failure_bar_update: makes its texts anew, in the current language. */
void
shell_failure_bar_update (ShellFailureBar *bar)
{
  const char *heading = _("This game is almost too long to be saved");
  gboolean failing = bar->reason != NULL || bar->too_long;
  const char *detail = _("Games longer than 1 MiB cannot be saved. Bring it to its end soon.");

  g_return_if_fail (SHELL_IS_FAILURE_BAR (bar));

  if (bar->reason != NULL)
    {
      heading = _("The game cannot be saved automatically; save it elsewhere");
      detail = bar->reason;
    }
  gtk_label_set_text (bar->heading, heading);
  gtk_label_set_text (bar->detail, detail);
  gtk_widget_set_tooltip_text (GTK_WIDGET (bar->detail), detail);
  gtk_button_set_label (bar->save_as, _("Save _As…"));
  if (failing && !gtk_widget_get_visible (GTK_WIDGET (bar)))
    {
      shell_speech_say (bar, SHELL_SPEECH_ALERT, heading);
      shell_speech_say (bar, SHELL_SPEECH_OWN, detail);
    }
  gtk_widget_set_visible (GTK_WIDGET (bar), failing);
}

static void
autosaved_cb (ShellFailureBar *bar,
              const char      *reason,
              gboolean         too_long)
{
  if (bar->reason == NULL && reason == NULL && bar->too_long == too_long)
    return;
  g_free (bar->reason);
  bar->reason = g_strdup (reason);
  bar->too_long = too_long;
  shell_failure_bar_update (bar);
}

static void
shell_failure_bar_finalize (GObject *object)
{
  g_free (SHELL_FAILURE_BAR (object)->reason);
  G_OBJECT_CLASS (shell_failure_bar_parent_class)->finalize (object);
}

static void
shell_failure_bar_class_init (ShellFailureBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = shell_failure_bar_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-failure-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellFailureBar, heading);
  gtk_widget_class_bind_template_child (widget_class, ShellFailureBar, detail);
  gtk_widget_class_bind_template_child (widget_class, ShellFailureBar, save_as);
}

static void
shell_failure_bar_init (ShellFailureBar *bar)
{
  gtk_widget_init_template (GTK_WIDGET (bar));
}

/** shell_failure_bar_new: (transfer floating): a hidden bar about the game of @document. */
GtkWidget *
shell_failure_bar_new (ShellDocument *document)
{
  ShellFailureBar *bar;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  bar = g_object_new (SHELL_TYPE_FAILURE_BAR, NULL);
  g_signal_connect_object (document, "autosaved", G_CALLBACK (autosaved_cb), bar,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (bar);
}
