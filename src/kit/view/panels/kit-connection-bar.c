/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to say of the connection to a table elsewhere. */

#include "config.h"

#include "kit-connection-bar.h"

#include "kit/view/kit-host.h"
#include "kit/words/kit-words.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>

/*
 * A sentence, and a button for what can be done about it. It is hidden at a table that is here, and
 * when there is nothing to say.
 *
 * CSS: the class "connection". It is an alert for assistive technologies.
 */
struct _KitConnectionBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel  *text;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (KitConnectionBar, kit_connection_bar, GTK_TYPE_BOX)

/** KitRemark: a sentence, and a button that may stand beside it. */
typedef struct
{
  char       *text;                     /* owned; NULL for nothing */
  const char *label;                    /* of the button, or NULL, */
  const char *action;                   /* and what it does */
} KitRemark;

static const char *
explain_proof (KitApartProof proof)
{
  switch (proof)
    {
    case KIT_PROOF_HOLDS:
      return _("The game was what was promised at its beginning.");
    case KIT_PROOF_START:
      return _("Careful: the start was not what was promised.");
    case KIT_PROOF_CHANCE:
      return _("Careful: dice or cards were not what was promised.");
    default:
      return _("Careful: your seat was told something else than what happened.");
    }
}

/* (transfer full): the names of the seats in a set, with commas between them. */
static char *
list_names (KitGame *game,
            guint    seats)
{
  const KitRecord *record = kit_game_get_record (game);
  GString *names = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];

  for (guint p = 0; p < record->n_players; p++)
    if ((seats >> p & 1) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              kit_words_name (&record->players[p], name));
  return g_string_free (names, FALSE);
}

/* What keeps the player from playing. */
static KitRemark
find_obstacle (const KitConnection *connection)
{
  if (connection->fit != KIT_APART_FITS)
    return (KitRemark) { kit_host_explain_misfit (connection->fit, connection->program) };
  if (connection->is_taken)
    return (KitRemark) { g_strdup (_("Your seat is played in another window, which opened the "
                                     "invitation later.")), _("Take _Back"), "game.reconnect" };
  if (!connection->is_online && kit_host_keeps (connection) && !kit_host_is_running ())
    return (KitRemark) { g_strdup (_("The table rests: the program that keeps it is not "
                                     "running.")), _("_Keep It Again"), "game.keep-table" };
  if (!connection->is_online)
    return (KitRemark) { g_strdup (_("The line to the table is lost. It is tried again and "
                                     "again.")), _("_Try Now"), "game.reconnect" };
  return (KitRemark) { NULL };
}

/* What one may want to know. */
static KitRemark
find_news (const KitConnection *connection,
           KitGame             *game)
{
  guint missing = connection->apart & ~connection->joined & ~(1u << connection->seat);

  if (connection->number != NULL)
    /* Translators: whether a game was what was promised, and digits to compare aloud. */
    return (KitRemark) { g_strdup_printf (_("%s Check number, the same for everybody: %s"),
                                          explain_proof (connection->proof),
                                          connection->number) };
  if (kit_game_is_over (game))
    return (KitRemark) { NULL };
  if (connection->tells_presence && !connection->is_served)
    return (KitRemark) { g_strdup (kit_host_keeps (connection)
                                     ? _("The table rests: the program that keeps it is not "
                                         "running.")
                                     : _("The table rests until the program of whoever keeps it is "
                                         "back.")),
                         kit_host_keeps (connection) ? _("_Keep It Again") : NULL,
                         "game.keep-table" };
  if (missing != 0)
    {
      g_autofree char *names = list_names (game, missing);

      return (KitRemark) { g_strdup_printf (_("Not here yet: %s."), names),
                           kit_host_keeps (connection) ? _("_Invitations…") : NULL,
                           "game.invite" };
    }
  if (connection->is_slow)
    return (KitRemark) { g_strdup (_("Sent; the table has yet to answer.")) };
  return (KitRemark) { NULL };
}

/** kit_connection_bar_update: says what there is to say of @game. */
void
kit_connection_bar_update (KitConnectionBar *bar,
                           KitGame          *game)
{
  const KitConnection *connection;
  KitRemark remark = { NULL };

  g_return_if_fail (KIT_IS_CONNECTION_BAR (bar) && KIT_IS_GAME (game));

  connection = kit_game_get_connection (game);
  if (connection != NULL)
    remark = find_obstacle (connection);
  if (connection != NULL && remark.text == NULL)
    remark = find_news (connection, game);
  if (remark.text != NULL && !g_str_equal (gtk_label_get_text (bar->text), remark.text))
    shell_speech_say (bar, SHELL_SPEECH_ALERT, remark.text);
  gtk_label_set_text (bar->text, remark.text != NULL ? remark.text : "");
  gtk_widget_set_visible (GTK_WIDGET (bar), remark.text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (bar->button), remark.label != NULL);
  if (remark.label != NULL)
    {
      gtk_button_set_label (bar->button, remark.label);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (bar->button), remark.action);
    }
  g_free (remark.text);
}

static void
kit_connection_bar_class_init (KitConnectionBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-connection-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, KitConnectionBar, text);
  gtk_widget_class_bind_template_child (widget_class, KitConnectionBar, button);
}

static void
kit_connection_bar_init (KitConnectionBar *bar)
{
  gtk_widget_init_template (GTK_WIDGET (bar));
}
