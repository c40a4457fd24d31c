/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what was done, such as that a game was put aside. */

#include "config.h"

#include "shell-notice.h"

#include "shell/shell-speech.h"

#include <glib/gi18n.h>

#define SECONDS 10

struct _ShellNotice
{
  GtkBox parent_instance;

  /* template */
  GtkLabel  *text;
  GtkButton *back;
  GtkWidget *close;

  guint      source;                    /* until it hides itself; or 0 */
};

G_DEFINE_FINAL_TYPE (ShellNotice, shell_notice, GTK_TYPE_BOX)

static void
hide (ShellNotice *notice)
{
  g_clear_handle_id (&notice->source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (notice), FALSE);
  gtk_label_set_text (notice->text, "");
}

static gboolean
time_is_up_cb (gpointer data)
{
  ShellNotice *notice = data;

  /* Not while the keyboard is in it. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (notice)) != NULL)
    return G_SOURCE_CONTINUE;
  notice->source = 0;
  hide (notice);
  return G_SOURCE_REMOVE;
}

static void
show (ShellNotice *notice,
      const char  *text,
      gboolean     has_back)
{
  hide (notice);
  gtk_label_set_text (notice->text, text);
  gtk_widget_set_visible (GTK_WIDGET (notice->back), has_back);
  gtk_widget_set_tooltip_text (notice->close, _("Close"));
  gtk_widget_set_visible (GTK_WIDGET (notice), TRUE);
  shell_speech_say (notice, SHELL_SPEECH_OWN, text);
  notice->source = g_timeout_add_seconds (SECONDS, time_is_up_cb, notice);
}

/** shell_notice_say: says @text, a sentence in the current language. */
void
shell_notice_say (ShellNotice *notice,
                  const char  *text)
{
  g_return_if_fail (SHELL_IS_NOTICE (notice) && text != NULL);

  show (notice, text, FALSE);
}

/**
 * shell_notice_tell:
 * @notice: a notice
 * @store: where the game lies
 * @name: (nullable): of the file of the game that was put aside; %NULL hides the notice
 *
 * Says so, in the current language.
 */
void
shell_notice_tell (ShellNotice *notice,
                   ShellStore  *store,
                   const char  *name)
{
  g_autofree char *players = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (SHELL_IS_NOTICE (notice));
  g_return_if_fail (SHELL_IS_STORE (store));

  hide (notice);
  if (name == NULL)
    return;
  players = shell_store_get_players (store, name);
  /* Translators: %s is who plays, such as "Anna – Bagoas". */
  text = g_strdup_printf (_("The game of %s was put aside."), players);
  gtk_button_set_label (notice->back, _("Go Back"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (notice->back), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (notice->back), "win.open-aside");
  show (notice, text, TRUE);
}

static void
shell_notice_dispose (GObject *object)
{
  g_clear_handle_id (&SHELL_NOTICE (object)->source, g_source_remove);
  G_OBJECT_CLASS (shell_notice_parent_class)->dispose (object);
}

static void
shell_notice_class_init (ShellNoticeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_notice_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellNotice, text);
  gtk_widget_class_bind_template_child (widget_class, ShellNotice, back);
  gtk_widget_class_bind_template_child (widget_class, ShellNotice, close);
  gtk_widget_class_bind_template_callback (widget_class, hide);
}

static void
shell_notice_init (ShellNotice *notice)
{
  gtk_widget_init_template (GTK_WIDGET (notice));
}
