/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notifies the player when they are wanted and no window of the program is active. */

#include "config.h"

#include "shell-attention.h"

#define NOTIFICATION "attention"

/**
 * ShellAttention:
 *
 * The one notification of the program: sent when the player is wanted and no window of the program
 * is active, withdrawn as soon as one becomes active. The window owns it.
 */
struct _ShellAttention
{
  GObject parent_instance;

  GtkApplication *application;          /* borrowed */
  gboolean        sent;                 /* and not withdrawn */
};

G_DEFINE_FINAL_TYPE (ShellAttention, shell_attention, G_TYPE_OBJECT)

/* Any window will do, also a dialog. */
static gboolean
is_active (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        return TRUE;
    }
  return FALSE;
}

static void
active_changed_cb (ShellAttention *attention)
{
  if (is_active ())
    shell_attention_withdraw (attention);
}

static void
window_added_cb (ShellAttention *attention,
                 GtkWindow      *window)
{
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_changed_cb), attention,
                           G_CONNECT_SWAPPED);
}

static void
shell_attention_class_init (ShellAttentionClass *class)
{
}

static void
shell_attention_init (ShellAttention *attention)
{
}

/**
 * shell_attention_new:
 * @application: an application with the action "show"
 *
 * Returns: (transfer full): the notification of @application, not sent yet
 */
ShellAttention *
shell_attention_new (GtkApplication *application)
{
  ShellAttention *attention;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  attention = g_object_new (SHELL_TYPE_ATTENTION, NULL);
  attention->application = application;
  for (GList *l = gtk_application_get_windows (application); l; l = l->next)
    window_added_cb (attention, l->data);
  g_signal_connect_object (application, "window-added", G_CALLBACK (window_added_cb), attention,
                           G_CONNECT_SWAPPED);
  return attention;
}

/**
 * shell_attention_call:
 * @attention: the notification
 * @text: a sentence that says why the player is wanted
 *
 * Sends the notification, unless a window of the program is active.
 */
void
shell_attention_call (ShellAttention *attention,
                      const char     *text)
{
  g_autoptr (GNotification) notification = NULL;
  g_autoptr (GIcon) icon = NULL;

  g_return_if_fail (SHELL_IS_ATTENTION (attention));
  g_return_if_fail (text != NULL);

  if (is_active ())
    return;
  notification = g_notification_new (g_get_application_name ());
  icon = g_themed_icon_new (APPLICATION_ID);
  g_notification_set_body (notification, text);
  g_notification_set_icon (notification, icon);
  /* On some desktops a notification cannot be clicked without a default action. */
  g_notification_set_default_action (notification, "app.show");
  g_application_send_notification (G_APPLICATION (attention->application), NOTIFICATION,
                                   notification);
  attention->sent = TRUE;
}

/** shell_attention_withdraw: withdraws the notification, if it was sent. */
void
shell_attention_withdraw (ShellAttention *attention)
{
  g_return_if_fail (SHELL_IS_ATTENTION (attention));

  if (attention->sent)
    g_application_withdraw_notification (G_APPLICATION (attention->application), NOTIFICATION);
  attention->sent = FALSE;
}
