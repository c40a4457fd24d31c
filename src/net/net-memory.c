/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mailboxes of one process, on a carrier that loses, doubles, delays and overtakes, by a seed; for
   tests. */

#include "net-memory.h"

#include "base/base-random.h"

/* A message on its way: to the carrier, or to a mailbox. */
typedef struct
{
  NetMemory *to;                        /* borrowed; NULL for the carrier */
  char      *topic;                     /* owned, as the message */
  GBytes    *message;
} Letter;

struct _NetCarrier
{
  BaseRandom  random;
  NetFaults   faults;
  GHashTable *last;                     /* owned: of messages by topic */
  GPtrArray  *mailboxes;                /* owned: of borrowed NetMemory */
  GPtrArray  *letters;                  /* owned: of Letter, in the order in which they were sent */
};

struct _NetMemory
{
  NetMailbox parent_instance;

  NetCarrier *carrier;                  /* borrowed */
  GHashTable *watched;                  /* owned: a set of topics */
  char       *presence;                 /* owned: what is announced, or NULL */
};

G_DEFINE_FINAL_TYPE (NetMemory, net_memory, NET_TYPE_MAILBOX)

static void
free_letter (gpointer data)
{
  Letter *letter = data;

  g_free (letter->topic);
  g_bytes_unref (letter->message);
  g_free (letter);
}

static gboolean
happens (NetCarrier *carrier,
         guint       thousandths)
{
  return base_random_below (&carrier->random, 1000) < thousandths;
}

static void
send (NetCarrier *carrier,
      NetMemory  *to,
      const char *topic,
      GBytes     *message)
{
  guint n = happens (carrier, carrier->faults.lost)      ? 0
            : happens (carrier, carrier->faults.doubled) ? 2
                                                         : 1;

  for (; n > 0; n--)
    {
      Letter *letter = g_new (Letter, 1);

      *letter = (Letter) { to, g_strdup (topic), g_bytes_ref (message) };
      g_ptr_array_add (carrier->letters, letter);
    }
}

/* --- the carrier --- */

/** net_carrier_new: (transfer full): a carrier without messages. */
NetCarrier *
net_carrier_new (guint64          seed,
                 const NetFaults *faults)
{
  NetCarrier *carrier = g_new0 (NetCarrier, 1);

  carrier->random.state = seed;
  carrier->faults = *faults;
  carrier->last =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  carrier->mailboxes = g_ptr_array_new ();
  carrier->letters = g_ptr_array_new_with_free_func (free_letter);
  return carrier;
}

/** net_carrier_free: frees @carrier, after all its mailboxes. */
void
net_carrier_free (NetCarrier *carrier)
{
  g_assert (carrier->mailboxes->len == 0);
  g_hash_table_unref (carrier->last);
  g_ptr_array_unref (carrier->mailboxes);
  g_ptr_array_unref (carrier->letters);
  g_free (carrier);
}

/* A message has come to the carrier. */
static void
keep (NetCarrier *carrier,
      const char *topic,
      GBytes     *message)
{
  g_hash_table_replace (carrier->last, g_strdup (topic), g_bytes_ref (message));
  for (guint i = 0; i < carrier->mailboxes->len; i++)
    {
      NetMemory *memory = carrier->mailboxes->pdata[i];

      if (g_hash_table_contains (memory->watched, topic))
        send (carrier, memory, topic, message);
    }
}

/** net_carrier_step: a message arrives, if one is on its way; returns whether one was. */
gboolean
net_carrier_step (NetCarrier *carrier)
{
  GPtrArray *letters = carrier->letters;
  Letter *letter;
  guint at;

  if (letters->len == 0)
    return FALSE;
  at = carrier->faults.overtaking ? base_random_below (&carrier->random, letters->len) : 0;
  letter = g_ptr_array_steal_index (letters, at);
  if (letter->to == NULL)
    keep (carrier, letter->topic, letter->message);
  else
    net_mailbox_deliver (NET_MAILBOX (letter->to), letter->topic, letter->message);
  free_letter (letter);
  return TRUE;
}

/** net_carrier_reconnect: all mailboxes lose the carrier and find it again: they get the last
    messages of their topics. */
void
net_carrier_reconnect (NetCarrier *carrier)
{
  g_autoptr (GPtrArray) mailboxes = g_ptr_array_copy (carrier->mailboxes, NULL, NULL);

  for (guint i = 0; i < mailboxes->len; i++)
    {
      NetMemory *memory = mailboxes->pdata[i];
      GHashTableIter iter;
      gpointer topic;

      net_mailbox_set_online (NET_MAILBOX (memory), FALSE);
      net_mailbox_set_online (NET_MAILBOX (memory), TRUE);
      g_hash_table_iter_init (&iter, memory->watched);
      while (g_hash_table_iter_next (&iter, &topic, NULL))
        if (g_hash_table_contains (carrier->last, topic))
          send (carrier, memory, topic, g_hash_table_lookup (carrier->last, topic));
    }
}

/* --- the mailbox --- */

static void
put (NetMailbox *mailbox,
     const char *topic,
     GBytes     *message)
{
  send (NET_MEMORY (mailbox)->carrier, NULL, topic, message);
}

static void
watch (NetMailbox *mailbox,
       const char *topic)
{
  NetMemory *memory = NET_MEMORY (mailbox);
  GBytes *last = g_hash_table_lookup (memory->carrier->last, topic);

  g_hash_table_add (memory->watched, g_strdup (topic));
  if (last != NULL)
    send (memory->carrier, memory, topic, last);
}

/* The carrier knows at once whether a mailbox is there. */
static void
say_presence (NetMemory  *memory,
              const char *text)
{
  g_autoptr (GBytes) message = g_bytes_new (text, 4);

  keep (memory->carrier, memory->presence, message);
}

static void
announce (NetMailbox *mailbox,
          const char *topic)
{
  NetMemory *memory = NET_MEMORY (mailbox);

  g_free (memory->presence);
  memory->presence = g_strdup (topic);
  say_presence (memory, "here");
}

static void
net_memory_dispose (GObject *object)
{
  NetMemory *memory = NET_MEMORY (object);
  GPtrArray *letters = memory->carrier->letters;

  g_ptr_array_remove (memory->carrier->mailboxes, memory);
  for (guint i = letters->len; i-- > 0;)
    if (((const Letter *) letters->pdata[i])->to == memory)
      g_ptr_array_remove_index (letters, i);
  if (memory->presence != NULL)
    say_presence (memory, "gone");
  g_clear_pointer (&memory->presence, g_free);
  g_clear_pointer (&memory->watched, g_hash_table_unref);
  G_OBJECT_CLASS (net_memory_parent_class)->dispose (object);
}

static void
net_memory_class_init (NetMemoryClass *class)
{
  NetMailboxClass *mailbox_class = NET_MAILBOX_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = net_memory_dispose;
  mailbox_class->put = put;
  mailbox_class->watch = watch;
  mailbox_class->announce = announce;
}

static void
net_memory_init (NetMemory *memory)
{
  memory->watched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/** net_memory_new: (transfer full): a mailbox of @carrier, which must outlive it. */
NetMailbox *
net_memory_new (NetCarrier *carrier)
{
  NetMemory *memory;

  g_return_val_if_fail (carrier != NULL, NULL);

  memory = g_object_new (NET_TYPE_MEMORY, NULL);
  memory->carrier = carrier;
  g_ptr_array_add (carrier->mailboxes, memory);
  net_mailbox_set_online (NET_MAILBOX (memory), TRUE);
  return NET_MAILBOX (memory);
}
