/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of a table whose seats are apart, with its mailbox. */

#include "kit-remote-seat.h"

#include "kit-topics.h"

#include <string.h>

#define AGAIN_S 10                      /* until a word that was not answered is said again */

struct _KitRemoteSeat
{
  GObject parent_instance;

  KitApartSeat *seat;                   /* owned, as the next ones */
  NetMailbox   *mailbox;
  GBytes       *key;
  char         *sheets;                 /* topics */
  char         *words;
  guint         source;
  guint         n_damaged;              /* messages that were not sealed with the key */
};

G_DEFINE_FINAL_TYPE (KitRemoteSeat, kit_remote_seat, G_TYPE_OBJECT)

static gboolean again_cb (gpointer data);

/* Says what the seat wants, and again until that is answered. */
static void
say (KitRemoteSeat *remote)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) message = NULL;

  g_clear_handle_id (&remote->source, g_source_remove);
  if (!remote->seat->is_waiting)
    return;
  text = kit_apart_word_write (&remote->seat->word);
  message = net_seal (remote->key, remote->words, remote->seat->word.number, text);
  net_mailbox_put (remote->mailbox, remote->words, message);
  remote->source = g_timeout_add_seconds (AGAIN_S, again_cb, remote);
}

static gboolean
again_cb (gpointer data)
{
  KitRemoteSeat *remote = data;

  remote->source = 0;
  say (remote);
  return G_SOURCE_REMOVE;
}

static void
message_cb (KitRemoteSeat *remote,
            const char    *topic,
            GBytes        *message)
{
  guint64 counter;
  g_autofree char *text = NULL;
  gboolean was_waiting = remote->seat->is_waiting;
  KitApartNews news;

  if (!g_str_equal (topic, remote->sheets))
    return;
  text = net_unseal (remote->key, topic, message, &counter);
  if (text == NULL)
    {
      remote->n_damaged++;
      return;
    }
  news = kit_apart_seat_take (remote->seat, text, strlen (text));
  if (news == 0)
    return;
  if (was_waiting || remote->seat->is_waiting)
    say (remote);
  g_signal_emit_by_name (remote, "changed", news);
}

static void
kit_remote_seat_finalize (GObject *object)
{
  KitRemoteSeat *remote = KIT_REMOTE_SEAT (object);

  g_clear_handle_id (&remote->source, g_source_remove);
  g_clear_object (&remote->mailbox);
  g_bytes_unref (remote->key);
  g_free (remote->sheets);
  g_free (remote->words);
  kit_apart_seat_free (remote->seat);
  G_OBJECT_CLASS (kit_remote_seat_parent_class)->finalize (object);
}

static void
kit_remote_seat_class_init (KitRemoteSeatClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_remote_seat_finalize;

  /* The seat has learned something: a set of #KitApartNews. */
  g_signal_new ("changed", KIT_TYPE_REMOTE_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
kit_remote_seat_init (KitRemoteSeat *remote)
{
}

/**
 * kit_remote_seat_new:
 * @format: of the game
 * @invitation: to the seat
 * @mailbox: where the table is
 * @name: of the person
 * @program: of this program, with its version
 * @device: what tells this program from others of the same seat
 *
 * Returns: (transfer full): the seat, which says from now on that it is there
 */
KitRemoteSeat *
kit_remote_seat_new (const KitFormat     *format,
                     const KitInvitation *invitation,
                     NetMailbox          *mailbox,
                     const char          *name,
                     const char          *program,
                     const char          *device)
{
  KitRemoteSeat *remote;
  g_autofree char *here = NULL;

  g_return_val_if_fail (format != NULL && invitation != NULL && NET_IS_MAILBOX (mailbox), NULL);
  g_return_val_if_fail (name != NULL && program != NULL && device != NULL, NULL);

  remote = g_object_new (KIT_TYPE_REMOTE_SEAT, NULL);
  remote->seat = kit_apart_seat_new (format, name, program, device);
  remote->mailbox = g_object_ref (mailbox);
  remote->key = g_bytes_ref (invitation->key);
  remote->sheets = kit_topic_make (invitation->table, KIT_TOPIC_SHEET, invitation->seat);
  remote->words = kit_topic_make (invitation->table, KIT_TOPIC_WORD, invitation->seat);
  here = kit_topic_make (invitation->table, KIT_TOPIC_HERE, invitation->seat);
  g_signal_connect_object (mailbox, "message", G_CALLBACK (message_cb), remote,
                           G_CONNECT_SWAPPED);
  net_mailbox_announce (mailbox, here);
  net_mailbox_watch (mailbox, remote->sheets);
  say (remote);
  return remote;
}

/** kit_remote_seat_get: (transfer none): what the seat knows and wants. */
const KitApartSeat *
kit_remote_seat_get (KitRemoteSeat *remote)
{
  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), NULL);

  return remote->seat;
}

/** kit_remote_seat_act: kit_apart_seat_act(), which is said at once. */
gboolean
kit_remote_seat_act (KitRemoteSeat *remote,
                     KitAct         act,
                     const char    *text)
{
  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), FALSE);

  if (!kit_apart_seat_act (remote->seat, act, text))
    return FALSE;
  say (remote);
  return TRUE;
}
