/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls a user who is looking elsewhere, until somebody looks at the program again. */

#include "config.h"

#include "shell-attention.h"

#define NOTIFICATION "attention"

struct _ShellAttention
{
  GObject parent_instance;

  GtkApplication *application;          /* borrowed */
  gboolean        called;               /* and not withdrawn */
};

G_DEFINE_FINAL_TYPE (ShellAttention, shell_attention, G_TYPE_OBJECT)

/* Whoever looks at a dialog looks at the program too. */
static gboolean
is_in_front (void)
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
  if (is_in_front ())
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
 * Returns: (transfer full): one that calls the user to @application
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
 * @attention: an attention
 * @text: a sentence that says why the user is wanted
 *
 * Sends a notification, unless a window of the program is in front.
 */
void
shell_attention_call (ShellAttention *attention,
                      const char     *text)
{
  g_autoptr (GNotification) notification = NULL;
  g_autoptr (GIcon) icon = NULL;

  g_return_if_fail (SHELL_IS_ATTENTION (attention));
  g_return_if_fail (text != NULL);

  if (is_in_front ())
    return;
  notification = g_notification_new (g_get_application_name ());
  icon = g_themed_icon_new (APPLICATION_ID);
  g_notification_set_body (notification, text);
  g_notification_set_icon (notification, icon);
  /* Not all desktops let a notification be pressed that has no action of its own. */
  g_notification_set_default_action (notification, "app.show");
  g_application_send_notification (G_APPLICATION (attention->application), NOTIFICATION,
                                   notification);
  attention->called = TRUE;
}

/** shell_attention_withdraw: the user is not wanted any more, or is here. */
void
shell_attention_withdraw (ShellAttention *attention)
{
  g_return_if_fail (SHELL_IS_ATTENTION (attention));

  if (attention->called)
    g_application_withdraw_notification (G_APPLICATION (attention->application), NOTIFICATION);
  attention->called = FALSE;
}
