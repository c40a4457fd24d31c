/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists all games that were put aside. */

#include "config.h"

#include "shell-aside.h"

#include "shell-dialogs.h"

#include "shell/shell-cancellable.h"

#include <glib/gi18n.h>

/**
 * ShellAside:
 *
 * A window with a list of all games that were put aside, the newest first, each with buttons to go
 * on with it and to delete it. Nothing else deletes a game that was not resumed. A thread reads the
 * folder, again at the document's signal “aside-changed”. GTK owns the window; the window owns
 * a reference to the document.
 */
struct _ShellAside
{
  GtkWindow parent_instance;

  /* template */
  GtkListBox *list;

  /* owned */
  ShellDocument *document;
  GCancellable  *cancellable;           /* of the current look at the folder */
};

G_DEFINE_FINAL_TYPE (ShellAside, shell_aside, GTK_TYPE_WINDOW)

/* Waits for the player to agree. */
typedef struct
{
  ShellDocument *document;              /* owned, as the name */
  char          *name;
} Deletion;

static void
delete_answered_cb (gboolean yes,
                    gpointer data)
{
  Deletion *deletion = data;

  if (yes)
    shell_document_delete_aside (deletion->document, deletion->name);
  g_object_unref (deletion->document);
  g_free (deletion->name);
  g_free (deletion);
}

static void
delete_activated_cb (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  ShellAside *aside = SHELL_ASIDE (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *title = shell_store_get_title (shell_document_get_store (aside->document), name);
  Deletion *deletion = g_new (Deletion, 1);

  *deletion = (Deletion) { g_object_ref (aside->document), g_strdup (name) };
  shell_dialogs_ask (GTK_WINDOW (aside), _("Delete this game permanently?"), title, _("_Delete"),
                     delete_answered_cb, deletion);
}

static void
open_activated_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  shell_document_open_aside (SHELL_ASIDE (widget)->document,
                             g_variant_get_string (parameter, NULL));
  gtk_window_close (GTK_WINDOW (widget));
}

static GtkWidget *
make_button (const char *icon,
             const char *action,
             const char *format,
             const char *title,
             const char *name)
{
  g_autofree char *tooltip = g_strdup_printf (format, title);

  return g_object_new (GTK_TYPE_BUTTON,
    "icon-name", icon,
    "action-name", action,
    "action-target", g_variant_new_string (name),
    "tooltip-text", tooltip,
    "valign", GTK_ALIGN_CENTER,
    "has-frame", FALSE,
    NULL);
}

static GtkWidget *
make_row (ShellAside *aside,
          const char *name)
{
  g_autofree char *title = shell_store_get_title (shell_document_get_store (aside->document), name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL,
    "label", title,
    "xalign", 0.0,
    "ellipsize", PANGO_ELLIPSIZE_END,
    "hexpand", TRUE,
    NULL));
  gtk_box_append (GTK_BOX (box), make_button ("media-playback-start-symbolic", "aside.open",
                                              /* Translators: a date and who plays. */
                                              _("Continue “%s”"), title, name));
  gtk_box_append (GTK_BOX (box), make_button ("user-trash-symbolic", "aside.delete",
                                              /* Translators: a date and who plays. */
                                              _("Delete “%s”"), title, name));
  return g_object_new (GTK_TYPE_LIST_BOX_ROW,
    "child", box,
    "action-name", "aside.open",
    "action-target", g_variant_new_string (name),
    NULL);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_auto (GStrv) names = shell_store_list_finish (result);
  ShellAside *aside = data;             /* gone if it was cancelled */
  GtkListBoxRow *row;

  if (names == NULL)
    return;
  while ((row = gtk_list_box_get_row_at_index (aside->list, 0)) != NULL)
    gtk_list_box_remove (aside->list, GTK_WIDGET (row));
  for (guint i = 0; names[i]; i++)
    gtk_list_box_append (aside->list, make_row (aside, names[i]));
}

static void
update (ShellAside *aside)
{
  shell_store_list_async (shell_document_get_store (aside->document),
                          shell_cancellable_renew (&aside->cancellable), listed_cb, aside);
}

static void
shell_aside_dispose (GObject *object)
{
  ShellAside *aside = SHELL_ASIDE (object);

  g_cancellable_cancel (aside->cancellable);
  g_clear_object (&aside->cancellable);
  g_clear_object (&aside->document);
  G_OBJECT_CLASS (shell_aside_parent_class)->dispose (object);
}

static void
shell_aside_class_init (ShellAsideClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_aside_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-aside.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellAside, list);
  gtk_widget_class_install_action (widget_class, "aside.open", "s", open_activated_cb);
  gtk_widget_class_install_action (widget_class, "aside.delete", "s", delete_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
shell_aside_init (ShellAside *aside)
{
  gtk_widget_init_template (GTK_WIDGET (aside));
}

/**
 * shell_aside_new:
 * @parent: the window to be above
 * @document: opens and deletes the games
 *
 * Returns: (transfer none): the window, owned by GTK
 */
GtkWidget *
shell_aside_new (GtkWindow     *parent,
                 ShellDocument *document)
{
  ShellAside *aside;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  aside = g_object_new (SHELL_TYPE_ASIDE, "transient-for", parent, NULL);
  aside->document = g_object_ref (document);
  g_signal_connect_object (document, "aside-changed", G_CALLBACK (update), aside,
                           G_CONNECT_SWAPPED);
  update (aside);
  return GTK_WIDGET (aside);
}
