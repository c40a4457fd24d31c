/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog with the invitations to the seats of a table. */

#include "config.h"

#include "kit-invitations.h"

#include "kit/remote/kit-remote-invite.h"
#include "kit/remote/kit-seat-file.h"
#include "kit/view/kit-host.h"
#include "kit/words/kit-words.h"
#include "shell/dialogs/shell-dialogs.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>

#define WIDTH  480
#define SUFFIX "." GETTEXT_PACKAGE "-invitation"

/*
 * A window with a row for each seat that is played elsewhere: who is to play it, whether they have
 * joined, and the invitation, to be copied or saved.
 *
 * CSS: headings have the class "panel-title". Accessible role: that of GtkWindow. GTK owns the
 * window.
 */
struct _KitInvitations
{
  GtkWindow parent_instance;

  /* template */
  GtkBox   *rows;
  GtkLabel *room;
  GtkLabel *done;

  /* owned */
  KitGame  *game;
  char     *links[KIT_MAX_PLAYERS];     /* NULL for a seat that nobody is invited to */

  GtkLabel *states[KIT_MAX_PLAYERS];    /* children; NULL likewise */
};

G_DEFINE_FINAL_TYPE (KitInvitations, kit_invitations, GTK_TYPE_WINDOW)

static void
tell (KitInvitations *dialog,
      const char     *text)
{
  gtk_label_set_text (dialog->done, text);
  gtk_widget_set_visible (GTK_WIDGET (dialog->done), TRUE);
  shell_speech_say (dialog, SHELL_SPEECH_OWN, text);
}

/* A seat whose button was pressed. */
static guint
get_seat (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
}

static const char *
get_name (KitInvitations *dialog,
          guint           seat,
          char            name[KIT_WORDS_NAME_SIZE])
{
  return kit_words_name (&kit_game_get_record (dialog->game)->players[seat], name);
}

static void
copy_clicked_cb (KitInvitations *dialog,
                 GtkWidget      *button)
{
  guint seat = get_seat (button);
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *text =
    g_strdup_printf (_("The invitation for %s is copied. Send it to them alone."),
                     get_name (dialog, seat, name));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), dialog->links[seat]);
  tell (dialog, text);
}

/* Who gets a file. */
typedef struct
{
  KitInvitations *dialog;               /* owned */
  guint           seat;
} Saving;

static void
save_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autofree Saving *saving = data;
  g_autoptr (KitInvitations) dialog = saving->dialog;
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return;
  text = g_strconcat (dialog->links[saving->seat], "\n", NULL);
  get_name (dialog, saving->seat, name);
  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_PRIVATE, NULL,
                               NULL, &error))
    {
      g_autofree char *said =
        g_strdup_printf (_("The invitation for %s is saved. Send it to them alone."), name);

      tell (dialog, said);
    }
  else
    tell (dialog, error->message);
}

static void
save_clicked_cb (KitInvitations *dialog,
                 GtkWidget      *button)
{
  Saving *saving = g_new (Saving, 1);
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *file = NULL;

  *saving = (Saving) { g_object_ref (dialog), get_seat (button) };
  file = g_strconcat (get_name (dialog, saving->seat, name), SUFFIX, NULL);
  g_strdelimit (file, "/", '-');
  shell_dialogs_ask_file (GTK_WINDOW (dialog),
                          &(ShellFileChoice) { .saving = TRUE, .title = _("Save the Invitation"),
                                               .verb = _("_Save"), .name = file },
                          save_chosen_cb, saving);
}

/* Whether the one who was invited has come. */
static void
update (KitInvitations *dialog)
{
  const KitConnection *connection = kit_game_get_connection (dialog->game);

  for (guint p = 0; p < KIT_MAX_PLAYERS && connection != NULL; p++)
    if (dialog->states[p] != NULL)
      gtk_label_set_text (dialog->states[p],
                          (connection->joined >> p & 1) == 0 ? _("Has not joined yet")
                          : (connection->here >> p & 1) != 0 ? _("Is here")
                                                             : _("Has joined"));
}

/* (transfer floating): a button for a seat. */
static GtkWidget *
make_button (KitInvitations *dialog,
             guint           seat,
             const char     *label,
             GCallback       clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *plain = g_strdup (label);
  g_auto (GStrv) parts = g_strsplit (plain, "_", 2);
  g_autofree char *words = g_strjoinv ("", parts);
  g_autofree char *said = g_strdup_printf ("%s: %s", words, get_name (dialog, seat, name));

  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_signal_connect_object (button, "clicked", clicked, dialog, G_CONNECT_SWAPPED);
  return button;
}

static void
add_row (KitInvitations *dialog,
         guint           seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  char name[KIT_WORDS_NAME_SIZE];
  GtkWidget *label = gtk_label_new (get_name (dialog, seat, name));
  GtkWidget *state = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (state), 0);
  gtk_widget_add_css_class (state, "dim");
  gtk_widget_set_hexpand (who, TRUE);
  gtk_box_append (GTK_BOX (who), label);
  gtk_box_append (GTK_BOX (who), state);
  gtk_box_append (GTK_BOX (row), who);
  gtk_box_append (GTK_BOX (row),
                  make_button (dialog, seat, _("_Copy Link"), G_CALLBACK (copy_clicked_cb)));
  gtk_box_append (GTK_BOX (row),
                  make_button (dialog, seat, _("_Save…"), G_CALLBACK (save_clicked_cb)));
  gtk_box_append (dialog->rows, row);
  dialog->states[seat] = GTK_LABEL (state);
}

/* --- the object --- */

static void
kit_invitations_dispose (GObject *object)
{
  KitInvitations *dialog = KIT_INVITATIONS (object);

  shell_dialogs_close (GTK_WINDOW (dialog));
  g_clear_object (&dialog->game);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    g_clear_pointer (&dialog->links[p], g_free);
  G_OBJECT_CLASS (kit_invitations_parent_class)->dispose (object);
}

static void
kit_invitations_class_init (KitInvitationsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_invitations_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-invitations.ui");
  gtk_widget_class_bind_template_child (widget_class, KitInvitations, rows);
  gtk_widget_class_bind_template_child (widget_class, KitInvitations, room);
  gtk_widget_class_bind_template_child (widget_class, KitInvitations, done);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kit_invitations_init (KitInvitations *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/* How those in the same network find the table. */
static void
tell_room (KitInvitations *dialog,
           KitRemoteTable *table)
{
  g_autofree char *directory = kit_host_get_directory ();
  g_autofree char *number = kit_remote_make_number (table);
  g_autofree char *text = g_strdup_printf (
    /* Translators: %s are digits, %u is the number of a network port. */
    _("In this network the table is found under “Join a Table” with the number %s. A firewall has "
      "to let port %u through."), number, kit_remote_find_port (directory));

  gtk_label_set_text (dialog->room, text);
  gtk_widget_set_visible (GTK_WIDGET (dialog->room), TRUE);
}

/* The links, and a row for each. */
static void
list_links (KitInvitations    *dialog,
            const KitGameView *view)
{
  const KitConnection *connection = kit_game_get_connection (dialog->game);
  const KitThinkersSetup thinkers = { view->format, view->levels, G_USEC_PER_SEC };
  g_autoptr (KitSeatFile) file = kit_seat_file_read (connection->path);
  g_autofree char *path = file != NULL ? kit_host_find_table (file->invitation.table) : NULL;
  g_autoptr (KitRemoteTable) table = path != NULL ? kit_remote_table_peek (&thinkers, path) : NULL;

  for (guint p = 0; p < kit_game_get_record (dialog->game)->n_players && table != NULL; p++)
    if (p != connection->seat && (connection->apart >> p & 1) != 0)
      {
        dialog->links[p] = kit_remote_invite (table, p);
        add_row (dialog, p);
      }
  if (table != NULL && kit_remote_table_get_place (table)->is_room)
    tell_room (dialog, table);
}

/**
 * kit_invitations_new:
 * @parent: the window behind
 * @view: the game
 * @game: at a table that is kept here
 *
 * Returns: (transfer none): a window, owned by GTK
 */
GtkWidget *
kit_invitations_new (GtkWindow         *parent,
                     const KitGameView *view,
                     KitGame           *game)
{
  KitInvitations *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (KIT_IS_GAME (game) && kit_game_get_connection (game) != NULL, NULL);

  dialog = g_object_new (KIT_TYPE_INVITATIONS, "transient-for", parent, NULL);
  dialog->game = g_object_ref (game);
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, -1);
  list_links (dialog, view);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), dialog, G_CONNECT_SWAPPED);
  update (dialog);
  return GTK_WIDGET (dialog);
}
