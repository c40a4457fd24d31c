/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks where the seats of a new table meet. */

#include "config.h"

#include "kit-ask-place.h"

#include "kit/remote/kit-invitation.h"
#include "kit/view/kit-folder-row.h"
#include "net/net-broker.h"
#include "net/net-certificate.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

#define WIDTH  460
#define HEIGHT 500

/*
 * A window with the three places: this room, a shared folder, a server. What one of them needs is
 * shown when it is chosen. "chosen" is emitted with a #KitRemotePlace; whoever asked closes the
 * window, or says why that place will not do.
 *
 * CSS: a problem has the class "refusal". Accessible role: that of GtkWindow. GTK owns the window.
 */
struct _KitAskPlace
{
  GtkWindow parent_instance;

  /* template */
  GtkCheckButton *room;
  GtkCheckButton *folder;
  GtkCheckButton *server;
  GtkWidget      *room_details;
  GtkWidget      *folder_details;
  GtkWidget      *server_details;
  GtkLabel       *room_about;
  KitFolderRow   *folder_row;
  GtkEntry       *address;
  GtkEntry       *user;
  GtkPasswordEntry *password;
  GtkLabel       *certificate_name;
  GtkLabel       *problem;

  /* owned */
  GSettings      *settings;
  char           *certificates;         /* as net_certificate_load() gives them */
};

G_DEFINE_FINAL_TYPE (KitAskPlace, kit_ask_place, GTK_TYPE_WINDOW)

/** kit_ask_place_tell: says why the chosen place will not do; %NULL: it will. */
void
kit_ask_place_tell (KitAskPlace *dialog,
                    const char  *problem)
{
  g_return_if_fail (KIT_IS_ASK_PLACE (dialog));

  gtk_label_set_text (dialog->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), problem != NULL);
}

static void
toggled_cb (KitAskPlace *dialog)
{
  gtk_widget_set_visible (dialog->room_details, gtk_check_button_get_active (dialog->room));
  gtk_widget_set_visible (dialog->folder_details, gtk_check_button_get_active (dialog->folder));
  gtk_widget_set_visible (dialog->server_details, gtk_check_button_get_active (dialog->server));
  kit_ask_place_tell (dialog, NULL);
}

static void
folder_chosen_cb (KitAskPlace *dialog)
{
  kit_ask_place_tell (dialog, NULL);
}

static void
certificate_chosen_cb (GFile    *file,
                       gpointer  data)
{
  g_autoptr (KitAskPlace) dialog = data;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  char *certificates;

  if (path == NULL)
    return;
  certificates = net_certificate_load (path, &error);
  kit_ask_place_tell (dialog, g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE)
                                ? _("This file has no certificate that fits into an invitation.")
                              : error != NULL ? error->message : NULL);
  if (certificates == NULL)
    return;
  name = g_filename_display_basename (path);
  g_free (dialog->certificates);
  dialog->certificates = certificates;
  gtk_label_set_text (dialog->certificate_name, name);
}

static void
certificate_clicked_cb (KitAskPlace *dialog)
{
  const ShellFileChoice choice = { .title = _("Choose a Certificate"), .verb = _("_Choose") };

  shell_dialogs_ask_file (GTK_WINDOW (dialog), &choice, certificate_chosen_cb,
                          g_object_ref (dialog));
}

/* --- what was chosen --- */

/* (transfer full): what the player has written; %NULL for nothing. */
static char *
get_text (gpointer entry)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  return text[0] != '\0' ? g_steal_pointer (&text) : NULL;
}

/* The address, without what is secret in it. */
static void
remember (KitAskPlace     *dialog,
          const NetServer *server)
{
  const NetServer known = { .host = server->host, .port = server->port, .tls = server->tls };
  g_autofree char *address = kit_server_write (&known);

  g_settings_set_string (dialog->settings, "table-server", address);
}

/* A name alone is that of a server with TLS. (out) @server; whether it is one. */
static gboolean
read_server (KitAskPlace *dialog,
             NetServer   *server)
{
  g_autofree char *text = get_text (dialog->address);
  g_autofree char *address =
    text == NULL || strstr (text, "://") != NULL ? g_strdup (text)
                                                 : g_strconcat ("mqtts://", text, NULL);

  if (address == NULL || !kit_server_read (server, address))
    return FALSE;
  remember (dialog, server);
  if (server->user == NULL)
    {
      server->user = get_text (dialog->user);
      server->password = get_text (dialog->password);
    }
  if (server->tls)
    server->certificates = g_strdup (dialog->certificates);
  return TRUE;
}

static void
use_clicked_cb (KitAskPlace *dialog)
{
  g_auto (KitRemotePlace) place = { { NULL } };

  place.is_room = gtk_check_button_get_active (dialog->room);
  if (gtk_check_button_get_active (dialog->folder))
    place.folder = kit_folder_row_get_path (dialog->folder_row);
  if (gtk_check_button_get_active (dialog->server) && !read_server (dialog, &place.server))
    {
      kit_ask_place_tell (dialog, _("This is not the address of a server, such as "
                                    "mqtts://example.org."));
      gtk_widget_grab_focus (GTK_WIDGET (dialog->address));
      return;
    }
  if (kit_remote_place_check (&place) == KIT_PLACE_NO_FOLDER)
    {
      kit_ask_place_tell (dialog, _("Choose a folder."));
      return;
    }
  if (place.folder != NULL)
    kit_folder_row_remember (dialog->folder_row);
  kit_ask_place_tell (dialog, NULL);
  g_signal_emit_by_name (dialog, "chosen", &place);
}

/* --- the object --- */

static void
kit_ask_place_dispose (GObject *object)
{
  KitAskPlace *dialog = KIT_ASK_PLACE (object);

  shell_dialogs_close (GTK_WINDOW (dialog));
  g_clear_object (&dialog->settings);
  g_clear_pointer (&dialog->certificates, g_free);
  G_OBJECT_CLASS (kit_ask_place_parent_class)->dispose (object);
}

static void
kit_ask_place_class_init (KitAskPlaceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_FOLDER_ROW);
  G_OBJECT_CLASS (class)->dispose = kit_ask_place_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-ask-place.ui");
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, room);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, folder);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, server);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, room_details);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, folder_details);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, server_details);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, room_about);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, folder_row);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, address);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, user);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, password);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, certificate_name);
  gtk_widget_class_bind_template_child (widget_class, KitAskPlace, problem);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, folder_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, certificate_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With a #KitRemotePlace, which can be gone to as far as can be known. */
  g_signal_new ("chosen", KIT_TYPE_ASK_PLACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_POINTER);
}

static void
kit_ask_place_init (KitAskPlace *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/* Only places that can be gone to with what is installed. */
static void
offer (KitAskPlace *dialog)
{
  gboolean servers = net_mqtt_is_built_in ();
  gboolean room = servers && net_broker_is_installed ();

  gtk_widget_set_sensitive (GTK_WIDGET (dialog->server), servers);
  gtk_widget_set_sensitive (GTK_WIDGET (dialog->room), room);
  if (!room)
    {
      gtk_label_set_text (
        dialog->room_about,
        servers ? _("For a table in this room the package “mosquitto” has to be installed.")
                : _("This program was built without servers; it knows tables in folders only."));
      gtk_widget_set_visible (dialog->room_details, TRUE);
    }
  gtk_check_button_set_active (room ? dialog->room : dialog->folder, TRUE);
}

/** kit_ask_place_new: (transfer none): a window, owned by GTK. */
GtkWidget *
kit_ask_place_new (GtkWindow *parent)
{
  g_autofree char *address = NULL;
  KitAskPlace *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  dialog = g_object_new (KIT_TYPE_ASK_PLACE, "transient-for", parent, NULL);
  dialog->settings = g_settings_new (APPLICATION_ID);
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, HEIGHT);
  address = g_settings_get_string (dialog->settings, "table-server");
  gtk_editable_set_text (GTK_EDITABLE (dialog->address), address);
  toggled_cb (dialog);
  offer (dialog);
  return GTK_WIDGET (dialog);
}
