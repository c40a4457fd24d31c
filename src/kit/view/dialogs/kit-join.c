/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks before the player sits down at a table elsewhere, and waits for it. */

#include "config.h"

#include "kit-join.h"

#include "kit/apart/kit-apart-word.h"
#include "kit/remote/kit-nearby.h"
#include "kit/remote/kit-remote-place.h"
#include "kit/remote/kit-remote-referee.h"
#include "kit/view/kit-begin.h"
#include "kit/view/kit-folder-row.h"
#include "kit/view/kit-host.h"
#include "shell/dialogs/shell-dialogs.h"
#include "shell/shell-settings.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define WIDTH       460
#define PATIENCE_MS 4000                /* until it is said that the table does not answer */

/*
 * A window that takes an invitation, says to which table and seat it is, and asks for what it does
 * not say: the name of the player, and a folder. Nothing is connected before the player agrees.
 * Then it waits until the table has told the seat something, emits "start" with the game, and
 * closes itself. An invitation to another kind of game is handed to the window behind.
 *
 * CSS: a problem has the class "refusal". Accessible role: that of GtkWindow. GTK owns the window.
 */
struct _KitJoin
{
  GtkWindow parent_instance;

  /* template */
  GtkWidget *asked;                     /* what is filled in */
  GtkWidget *nearby_row;                /* tables of this network, while there are any */
  GtkBox    *tables;
  GtkWidget *number_row;
  GtkEntry  *number;                    /* of the table that was chosen */
  GtkWidget *link_row;
  GtkEntry  *link;
  GtkLabel  *about;
  KitFolderRow *folder_row;
  GtkWidget *name_row;
  GtkEntry  *name;
  GtkWidget *waiting;
  GtkLabel  *state;
  GtkLabel  *problem;
  GtkWidget *join;

  const KitGameView *view;              /* borrowed */

  /* owned */
  KitInvitation  invitation;            /* empty without a table */
  KitRemoteSeat *seat;                  /* while the dialog waits */
  guint          source;                /* says that nobody has answered yet */
  NetBrowser    *browser;               /* or NULL */
  GHashTable    *nearby;                /* of KitNearby by the button of a table */
  KitNearby     *chosen;                /* one of them, or NULL; borrowed */
  gboolean       is_built;              /* from now on the player changes the link */
};

G_DEFINE_FINAL_TYPE (KitJoin, kit_join, GTK_TYPE_WINDOW)

static void look_around (KitJoin *dialog);

/* --- waiting for the table --- */

/* (transfer full): what the player can know about why there is no answer. */
static char *
explain_silence (KitJoin *dialog)
{
  NetMailbox *mailbox = kit_remote_seat_get_mailbox (dialog->seat);
  const char *problem = NET_IS_MQTT (mailbox) ? net_mqtt_get_problem (NET_MQTT (mailbox)) : NULL;

  if (net_mailbox_is_online (mailbox))
    return g_strdup (_("The table does not answer yet: the program of whoever keeps it may not be "
                       "running. You can close this; the table is in your library."));
  if (problem == NULL)
    return g_strdup (_("There is no connection yet. It is tried again."));
  /* Translators: %s is why, in the words of the system. */
  return g_strdup_printf (_("There is no connection: %s. It is tried again."), problem);
}

static void
silent_cb (gpointer data)
{
  KitJoin *dialog = data;
  g_autofree char *text = explain_silence (dialog);

  dialog->source = g_timeout_add_once (PATIENCE_MS, silent_cb, dialog);
  if (g_str_equal (gtk_label_get_text (dialog->state), text))
    return;
  gtk_label_set_text (dialog->state, text);
  shell_speech_say (dialog, SHELL_SPEECH_ALERT, text);
}

static void
show_problem (KitJoin    *dialog,
              const char *text)
{
  gtk_label_set_text (dialog->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), text != NULL);
}

/* Asks again, or waits. */
static void
show_waiting (KitJoin  *dialog,
              gboolean  waits)
{
  g_clear_handle_id (&dialog->source, g_source_remove);
  gtk_widget_set_visible (dialog->asked, !waits);
  gtk_widget_set_visible (dialog->join, !waits);
  gtk_widget_set_visible (dialog->waiting, waits);
  if (!waits)
    return;
  gtk_label_set_text (dialog->state, _("Waiting for the table…"));
  dialog->source = g_timeout_add_once (PATIENCE_MS, silent_cb, dialog);
}

/* Somebody else was quicker. */
static void
give_up_seat (KitJoin *dialog)
{
  const char *taken = _("Somebody else has just taken that seat. If another one is free, type the "
                        "number of the table again.");
  g_autofree char *path = g_strdup (kit_remote_seat_get_file (dialog->seat)->path);

  g_signal_handlers_disconnect_by_data (dialog->seat, dialog);
  g_clear_object (&dialog->seat);
  g_unlink (path);
  show_waiting (dialog, FALSE);
  gtk_editable_set_text (GTK_EDITABLE (dialog->link), "");
  gtk_editable_set_text (GTK_EDITABLE (dialog->number), "");
  show_problem (dialog, taken);
  shell_speech_say (dialog, SHELL_SPEECH_ALERT, taken);
  look_around (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (GTK_WIDGET (dialog->chosen != NULL ? dialog->number : dialog->link));
}

/* The table has told the seat something. */
static void
told_cb (KitJoin *dialog)
{
  const KitApartSeat *seat = kit_remote_seat_get (dialog->seat);
  g_autoptr (KitGame) game = NULL;

  if (seat->fit == KIT_APART_OLDER || seat->fit == KIT_APART_NEWER)
    {
      g_autofree char *text = kit_host_explain_misfit (seat->fit, seat->program);

      g_clear_handle_id (&dialog->source, g_source_remove);
      gtk_widget_set_visible (dialog->waiting, FALSE);
      show_problem (dialog, text);
      return;
    }
  if (seat->sheet.record == NULL)
    return;
  if (seat->yields && kit_apart_seat_is_elsewhere (seat))
    {
      give_up_seat (dialog);
      return;
    }
  if (seat->yields && !seat->is_seated)
    return;
  g_signal_handlers_disconnect_by_data (dialog->seat, dialog);
  game = kit_game_new_for (kit_remote_referee_new (g_steal_pointer (&dialog->seat)));
  g_clear_handle_id (&dialog->source, g_source_remove);
  g_signal_emit_by_name (dialog, "start", game);
  /* It may never have been shown, so it cannot be closed. */
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* In an idle callback: the seat may have been told something before. */
static void
look_cb (gpointer data)
{
  g_autoptr (KitJoin) dialog = data;

  if (dialog->seat != NULL)
    told_cb (dialog);
  /* What was told before cannot be read any more. */
  if (dialog->seat != NULL)
    gtk_window_present (GTK_WINDOW (dialog));
}

/* Sits down: @file is taken over. */
static void
sit_down (KitJoin     *dialog,
          KitSeatFile *file)
{
  const KitRemotePlace place = { file->invitation.server, file->folder };
  g_autoptr (NetMailbox) mailbox = kit_remote_place_open (&place);
  g_autofree char *program = kit_remote_name_program ();

  dialog->seat = kit_remote_seat_new (dialog->view->format, &file->invitation, mailbox, file->name,
                                      program, file->device);
  kit_remote_seat_keep (dialog->seat, file);
  g_signal_connect_object (dialog->seat, "changed", G_CALLBACK (told_cb), dialog,
                           G_CONNECT_SWAPPED);
  show_waiting (dialog, TRUE);
  g_idle_add_once (look_cb, g_object_ref (dialog));
}

/* --- asking --- */

/* (transfer full) (nullable): why the text in the entry is no invitation. */
static char *
explain_fault (KitInvitationFault fault)
{
  switch (fault)
    {
    case KIT_INVITATION_FINE:
      return NULL;
    case KIT_INVITATION_NO_LINK:
      /* Translators: %s is the first word of a link. */
      return g_strdup_printf (_("This is not an invitation: that begins with “%s”."),
                              LINK_SCHEME ":");
    case KIT_INVITATION_NEWER:
      return g_strdup (_("This invitation was made by a newer version of the program."));
    case KIT_INVITATION_SERVER:
      return g_strdup (_("The address of the server in this invitation is not valid."));
    default:
      return g_strdup (_("This invitation is damaged: copy all of it."));
    }
}

/* (transfer full): who invites to what, and where. */
static char *
describe (KitJoin *dialog)
{
  const KitInvitation *invitation = &dialog->invitation;
  const char *game = _(dialog->view->name);
  GString *text = g_string_new (NULL);

  if (invitation->from != NULL)
    /* Translators: %1$s is a player, %2$s the name of a game, %3$u the number of a seat. */
    g_string_append_printf (text, _("%1$s invites you to a table of %2$s: seat %3$u."),
                            invitation->from, game, invitation->seat + 1);
  else
    /* Translators: %1$s is the name of a game, %2$u the number of a seat. */
    g_string_append_printf (text, _("You are invited to a table of %1$s: seat %2$u."), game,
                            invitation->seat + 1);
  g_string_append_c (text, '\n');
  if (invitation->server.host != NULL)
    /* Translators: %s is the name or address of a server. */
    g_string_append_printf (text, invitation->server.tls
                                    ? _("The table is at the server %s; the line is encrypted.")
                                    : _("The table is at the server %s."),
                            invitation->server.host);
  else
    g_string_append (text, _("The table is in a folder that you share with the others."));
  g_string_append_c (text, '\n');
  /* Translators: %.8s are digits that tell a table from others. */
  g_string_append_printf (text, _("Table %.8s"), invitation->table);
  return g_string_free (text, FALSE);
}

static const char *
find_problem (KitJoin *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (
                            GTK_EDITABLE (dialog->name))));
  g_autofree char *folder = kit_folder_row_get_path (dialog->folder_row);
  const KitRemotePlace place = { dialog->invitation.server, folder };

  switch (kit_remote_place_check (&place))
    {
    case KIT_PLACE_NO_FOLDER:
      return _("Choose the folder where the table is.");
    case KIT_PLACE_NO_SERVERS:
      return _("This program was built without servers; it knows tables in folders only.");
    default:
      return name[0] == '\0'            ? _("Every player needs a name.")
             : kit_apart_is_name (name) ? NULL
                                        : _("A name at a table elsewhere has no invisible "
                                            "characters.");
    }
}

static void
update (KitJoin *dialog)
{
  g_autofree char *text = dialog->invitation.table != NULL ? describe (dialog) : NULL;
  gboolean of_folder = text != NULL && dialog->invitation.server.host == NULL;

  gtk_label_set_text (dialog->about, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (dialog->about), text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (dialog->folder_row), of_folder);
  gtk_widget_set_visible (dialog->name_row, text != NULL);
  gtk_widget_set_sensitive (dialog->join, text != NULL);
}

/* An invitation to another game is for the window behind, which finds the right table. */
static void
link_changed_cb (KitJoin *dialog)
{
  const char *link = gtk_editable_get_text (GTK_EDITABLE (dialog->link));
  g_auto (KitInvitation) read = { NULL };
  KitInvitationFault fault = kit_invitation_read (&read, link);
  g_autofree char *problem = link[0] != '\0' ? explain_fault (fault) : NULL;

  kit_invitation_clear (&dialog->invitation);
  show_problem (dialog, problem);
  if (fault == KIT_INVITATION_FINE && !dialog->is_built &&
      g_ascii_strcasecmp (read.game, dialog->view->format->group) != 0)
    {
      show_problem (dialog, _("This program does not have the game of this invitation."));
      return;
    }
  if (fault == KIT_INVITATION_FINE &&
      g_ascii_strcasecmp (read.game, dialog->view->format->group) != 0)
    {
      gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (dialog))),
                                  "win.join", "s", link);
      gtk_window_close (GTK_WINDOW (dialog));
      return;
    }
  if (fault == KIT_INVITATION_FINE)
    kit_invitation_copy (&dialog->invitation, &read);
  update (dialog);
}

/* --- tables of this network --- */

static void
table_clicked_cb (KitJoin   *dialog,
                  GtkWidget *button)
{
  dialog->chosen = g_hash_table_lookup (dialog->nearby, button);
  gtk_editable_set_text (GTK_EDITABLE (dialog->number), "");
  gtk_editable_set_text (GTK_EDITABLE (dialog->link), "");
  gtk_widget_set_visible (dialog->number_row, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (dialog->number));
}

/* The number opens the announcement of the table; the invitation in it is what is gone on with. */
static void
number_changed_cb (KitJoin *dialog)
{
  g_autofree char *number =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->number))));
  g_auto (KitInvitation) invitation = { NULL };
  g_autofree char *link = NULL;

  show_problem (dialog, NULL);
  if (strlen (number) != KIT_NEARBY_DIGITS || dialog->chosen == NULL)
    return;
  if (!kit_nearby_open (dialog->chosen, number, &invitation))
    {
      show_problem (dialog, _("This is not the number of that table."));
      return;
    }
  link = kit_invitation_write (&invitation);
  gtk_editable_set_text (GTK_EDITABLE (dialog->link), link);
  if (dialog->invitation.table != NULL)
    gtk_widget_grab_focus (dialog->join);
}

/* (nullable): the button of the table that is announced by @name. */
static GtkWidget *
find_button (KitJoin    *dialog,
             const char *name)
{
  GHashTableIter iter;
  gpointer button, nearby;

  g_hash_table_iter_init (&iter, dialog->nearby);
  while (g_hash_table_iter_next (&iter, &button, &nearby))
    if (g_str_equal (((KitNearby *) nearby)->name, name))
      return button;
  return NULL;
}

static void
remove_table (KitJoin   *dialog,
              GtkWidget *button)
{
  if (g_hash_table_lookup (dialog->nearby, button) == dialog->chosen)
    {
      dialog->chosen = NULL;
      gtk_widget_set_visible (dialog->number_row, FALSE);
    }
  g_hash_table_remove (dialog->nearby, button);
  gtk_box_remove (dialog->tables, button);
}

static void
add_table (KitJoin   *dialog,
           KitNearby *nearby)
{
  /* Translators: a table in this network; %s is who keeps it. */
  g_autofree char *text = g_strdup_printf (_("The table of %s"), nearby->from);
  GtkWidget *button = gtk_button_new_with_label (text);

  g_signal_connect_object (button, "clicked", G_CALLBACK (table_clicked_cb), dialog,
                           G_CONNECT_SWAPPED);
  gtk_box_append (dialog->tables, button);
  g_hash_table_insert (dialog->nearby, button, nearby);
}

/* Other seats of the table are free now. */
static void
renew_table (KitJoin   *dialog,
             GtkWidget *button,
             KitNearby *nearby)
{
  if (g_hash_table_lookup (dialog->nearby, button) == dialog->chosen)
    dialog->chosen = nearby;
  g_hash_table_insert (dialog->nearby, button, nearby);
}

/* A machine with several addresses announces a table once for each. */
static void
found_cb (const NetNearby *found,
          gpointer         data)
{
  KitJoin *dialog = data;
  GtkWidget *button = find_button (dialog, found->name);
  KitNearby *nearby = found->texts != NULL ? kit_nearby_read (found) : NULL;

  if (button != NULL && nearby == NULL)
    remove_table (dialog, button);
  else if (nearby != NULL && button == NULL)
    add_table (dialog, nearby);
  else if (nearby != NULL)
    renew_table (dialog, button, nearby);
  gtk_widget_set_visible (dialog->nearby_row, g_hash_table_size (dialog->nearby) > 0);
}

static void
look_around (KitJoin *dialog)
{
  if (dialog->browser == NULL && net_mqtt_is_built_in ())
    dialog->browser = net_browser_new (kit_nearby_type, found_cb, dialog);
}

static void
folder_chosen_cb (KitJoin *dialog)
{
  show_problem (dialog, NULL);
}

static void
join_clicked_cb (KitJoin *dialog)
{
  const char *problem = find_problem (dialog);
  g_autofree char *directory = kit_host_get_directory ();
  g_autofree char *folder = kit_folder_row_get_path (dialog->folder_row);
  g_autofree char *name = NULL;
  g_autoptr (KitSeatFile) file = NULL;
  g_autoptr (GError) error = NULL;

  show_problem (dialog, problem);
  if (problem != NULL)
    return;
  name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->name))));
  shell_settings_set_player (name);
  kit_folder_row_remember (dialog->folder_row);
  file = kit_seat_file_new (directory, &dialog->invitation, folder, name);
  /* Two may type the number of a table at the same moment. */
  file->invitation.yields =
    dialog->chosen != NULL && g_str_equal (dialog->chosen->table, file->invitation.table);
  if (kit_seat_file_write (file, &error))
    sit_down (dialog, g_steal_pointer (&file));
  else
    show_problem (dialog, error->message);
}

/* --- the object --- */

static void
kit_join_dispose (GObject *object)
{
  KitJoin *dialog = KIT_JOIN (object);

  shell_dialogs_close (GTK_WINDOW (dialog));
  g_clear_handle_id (&dialog->source, g_source_remove);
  g_clear_pointer (&dialog->browser, net_browser_free);
  g_clear_pointer (&dialog->nearby, g_hash_table_unref);
  g_clear_object (&dialog->seat);
  kit_invitation_clear (&dialog->invitation);
  G_OBJECT_CLASS (kit_join_parent_class)->dispose (object);
}

static void
kit_join_class_init (KitJoinClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_FOLDER_ROW);
  G_OBJECT_CLASS (class)->dispose = kit_join_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-join.ui");
  gtk_widget_class_bind_template_child (widget_class, KitJoin, asked);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, nearby_row);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, tables);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, number_row);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, number);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, link_row);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, link);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, about);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, folder_row);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, name_row);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, name);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, waiting);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, state);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, problem);
  gtk_widget_class_bind_template_child (widget_class, KitJoin, join);
  gtk_widget_class_bind_template_callback (widget_class, number_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, folder_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, join_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With the #KitGame at the table. */
  g_signal_new ("start", KIT_TYPE_JOIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                KIT_TYPE_GAME);
}

static void
kit_join_init (KitJoin *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

static KitJoin *
make (GtkWindow         *parent,
      const KitGameView *view)
{
  KitJoin *dialog = g_object_new (KIT_TYPE_JOIN, "transient-for", parent, NULL);
  g_autofree char *name = kit_begin_find_name ();

  dialog->view = view;
  dialog->nearby =
    g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) kit_nearby_free);
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, -1);
  gtk_editable_set_text (GTK_EDITABLE (dialog->name), name);
  return dialog;
}

/**
 * kit_join_new:
 * @parent: the window that asks
 * @view: the game
 * @link: (nullable): an invitation, or anything; %NULL: the player pastes one
 *
 * Returns: (transfer none): a window, owned by GTK
 */
GtkWidget *
kit_join_new (GtkWindow         *parent,
              const KitGameView *view,
              const char        *link)
{
  KitJoin *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL, NULL);

  dialog = make (parent, view);
  if (link != NULL)
    gtk_editable_set_text (GTK_EDITABLE (dialog->link), link);
  dialog->is_built = TRUE;
  gtk_widget_set_visible (dialog->link_row, dialog->invitation.table == NULL);
  update (dialog);
  if (dialog->invitation.table == NULL)
    look_around (dialog);
  gtk_widget_grab_focus (dialog->invitation.table == NULL ? GTK_WIDGET (dialog->link)
                                                          : dialog->join);
  return GTK_WIDGET (dialog);
}

/**
 * kit_join_wait:
 * @parent: the window that asks
 * @view: the game
 * @file: (transfer full): a seat that was taken before
 *
 * Returns: (transfer none): a window, owned by GTK; if the seat was told something before, it need
 *   not be shown
 */
GtkWidget *
kit_join_wait (GtkWindow         *parent,
               const KitGameView *view,
               KitSeatFile       *file)
{
  KitJoin *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL && file != NULL, NULL);

  dialog = make (parent, view);
  dialog->is_built = TRUE;
  sit_down (dialog, file);
  return GTK_WIDGET (dialog);
}
