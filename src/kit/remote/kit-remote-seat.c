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
  char         *here[KIT_MAX_PLAYERS];
  char         *post;                   /* of the referee, or NULL before it is known */
  KitSeatFile  *file;                   /* or NULL */
  guint         source;
  guint         present;                /* who is there, see kit_remote_seat_get_here() */
  guint         n_damaged;              /* messages that were not sealed with the key */
};

G_DEFINE_FINAL_TYPE (KitRemoteSeat, kit_remote_seat, G_TYPE_OBJECT)

static gboolean again_cb (gpointer data);

/* Says what the seat wants, and again until that is answered. One that yields looks first whether
   the seat is free. */
static void
say (KitRemoteSeat *remote)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) message = NULL;

  g_clear_handle_id (&remote->source, g_source_remove);
  if (!remote->seat->is_waiting ||
      (remote->seat->yields && remote->seat->sheet.record == NULL))
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

static void message_cb (KitRemoteSeat *remote,
                        const char    *topic,
                        GBytes        *message);

static void
watch (KitRemoteSeat *remote,
       const char    *topic)
{
  net_mailbox_watch (remote->mailbox, topic,
                     g_cclosure_new_object_swap (G_CALLBACK (message_cb), G_OBJECT (remote)));
}

/* Who the referee is may change with each sheet. */
static void
watch_post (KitRemoteSeat *remote)
{
  const char *post = remote->seat->sheet.post;
  g_autofree char *topic =
    post != NULL && post[0] != '\0' ? kit_topic_make (post, KIT_TOPIC_HERE, KIT_MAX_PLAYERS) : NULL;

  if (topic == NULL || g_strcmp0 (topic, remote->post) == 0)
    return;
  g_free (remote->post);
  remote->post = g_steal_pointer (&topic);
  remote->present &= ~KIT_HERE_REFEREE;
  watch (remote, remote->post);
}

/* A seat that was once this program's does not yield any more. */
static void
write_file (KitRemoteSeat *remote)
{
  g_autoptr (GError) error = NULL;

  remote->file->invitation.yields &= !remote->seat->is_seated;
  if (!kit_seat_file_write (remote->file, &error))
    g_warning ("%s", error->message);
}

static void
keep (KitRemoteSeat *remote,
      const char    *text)
{
  if (remote->file == NULL)
    return;
  g_free (remote->file->sheet);
  remote->file->sheet = g_strdup (text);
  write_file (remote);
}

static void
take_sheet (KitRemoteSeat *remote,
            GBytes        *message)
{
  guint64 counter;
  g_autofree char *text = net_unseal (remote->key, remote->sheets, message, &counter);
  gboolean was_waiting = remote->seat->is_waiting;
  KitApartNews news;

  if (text == NULL)
    {
      remote->n_damaged++;
      return;
    }
  news = kit_apart_seat_take (remote->seat, text, strlen (text));
  if (news == 0)
    return;
  if (remote->seat->fit == KIT_APART_FITS)
    keep (remote, text);
  watch_post (remote);
  if (was_waiting || remote->seat->is_waiting)
    say (remote);
  g_signal_emit_by_name (remote, "changed", news);
}

/* Carriers say who is there, unsealed: it is a hint. */
static void
take_presence (KitRemoteSeat *remote,
               guint          bit,
               GBytes        *message)
{
  gsize size;
  const char *text = g_bytes_get_data (message, &size);
  gboolean is_here = size == strlen ("here") && memcmp (text, "here", size) == 0;
  guint present = is_here ? remote->present | bit : remote->present & ~bit;

  if (present == remote->present)
    return;
  remote->present = present;
  g_signal_emit_by_name (remote, "changed", 0);
}

static void
message_cb (KitRemoteSeat *remote,
            const char    *topic,
            GBytes        *message)
{
  if (g_str_equal (topic, remote->sheets))
    take_sheet (remote, message);
  else if (g_strcmp0 (topic, remote->post) == 0)
    take_presence (remote, KIT_HERE_REFEREE, message);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    if (g_str_equal (topic, remote->here[p]))
      take_presence (remote, 1u << p, message);
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
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    g_free (remote->here[p]);
  g_free (remote->post);
  g_clear_pointer (&remote->file, kit_seat_file_free);
  kit_apart_seat_free (remote->seat);
  G_OBJECT_CLASS (kit_remote_seat_parent_class)->finalize (object);
}

static void
kit_remote_seat_class_init (KitRemoteSeatClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_remote_seat_finalize;

  /* The seat has learned something: a set of #KitApartNews; or, if that is 0, who is there. */
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

  g_return_val_if_fail (format != NULL && invitation != NULL && NET_IS_MAILBOX (mailbox), NULL);
  g_return_val_if_fail (name != NULL && program != NULL && device != NULL, NULL);

  remote = g_object_new (KIT_TYPE_REMOTE_SEAT, NULL);
  remote->seat = kit_apart_seat_new (format, name, program, device);
  remote->seat->yields = invitation->yields;
  remote->mailbox = g_object_ref (mailbox);
  remote->key = g_bytes_ref (invitation->key);
  remote->sheets = kit_topic_make (invitation->table, KIT_TOPIC_SHEET, invitation->seat);
  remote->words = kit_topic_make (invitation->table, KIT_TOPIC_WORD, invitation->seat);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    remote->here[p] = kit_topic_make (invitation->table, KIT_TOPIC_HERE, p);
  net_mailbox_announce (mailbox, remote->here[invitation->seat]);
  watch (remote, remote->sheets);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    watch (remote, remote->here[p]);
  say (remote);
  return remote;
}

/** kit_remote_seat_keep: takes what the seat was told last from @file, which it owns from now on,
    and writes there what it is told. To be called once, after kit_remote_seat_new(). */
void
kit_remote_seat_keep (KitRemoteSeat *remote,
                      KitSeatFile   *file)
{
  g_return_if_fail (KIT_IS_REMOTE_SEAT (remote) && file != NULL);
  g_return_if_fail (remote->file == NULL);

  remote->file = file;
  if (file->sheet != NULL)
    kit_apart_seat_take (remote->seat, file->sheet, strlen (file->sheet));
  watch_post (remote);
  if (!file->invitation.yields)
    return;
  write_file (remote);
  say (remote);
}

/** kit_remote_seat_get: (transfer none): what the seat knows and wants. */
const KitApartSeat *
kit_remote_seat_get (KitRemoteSeat *remote)
{
  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), NULL);

  return remote->seat;
}

/** kit_remote_seat_get_file: (transfer none) (nullable): where it is kept what the seat is told. */
const KitSeatFile *
kit_remote_seat_get_file (KitRemoteSeat *remote)
{
  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), NULL);

  return remote->file;
}

/** kit_remote_seat_get_mailbox: (transfer none): where the table is. */
NetMailbox *
kit_remote_seat_get_mailbox (KitRemoteSeat *remote)
{
  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), NULL);

  return remote->mailbox;
}

/** kit_remote_seat_get_here: the seats whose programs are there, a bit each, and
    %KIT_HERE_REFEREE; a hint. */
guint
kit_remote_seat_get_here (KitRemoteSeat *remote)
{
  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), 0);

  return remote->present;
}

/** kit_remote_seat_set_orders: kit_apart_seat_set_orders(), which is said at once. */
void
kit_remote_seat_set_orders (KitRemoteSeat   *remote,
                            const KitOrders *orders)
{
  g_return_if_fail (KIT_IS_REMOTE_SEAT (remote) && orders != NULL);

  kit_apart_seat_set_orders (remote->seat, orders);
  say (remote);
}

/** kit_remote_seat_take_back: kit_apart_seat_take_back(), which is said at once. */
void
kit_remote_seat_take_back (KitRemoteSeat *remote)
{
  g_return_if_fail (KIT_IS_REMOTE_SEAT (remote));

  kit_apart_seat_take_back (remote->seat);
  say (remote);
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
