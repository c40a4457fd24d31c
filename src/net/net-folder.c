/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox in a folder that is shared, or kept the same on several machines: a file for each
   topic, replaced as a whole. Conflict copies and temporary files of such services have other
   names, and are not looked at. */

#include "net-folder.h"

#include "base/base-file.h"

#define SUFFIX  ".message"
#define POLL_S  20                      /* not every service tells that a file has changed */
#define SOON_MS 200                     /* after a change, which may be one of several */

/* A topic that is watched. */
typedef struct
{
  char   *topic;                        /* owned, as the next one */
  GBytes *last;                         /* that was handed on, or NULL */
} Watched;

struct _NetFolder
{
  NetMailbox parent_instance;

  char         *path;                   /* owned, as the next ones */
  GPtrArray    *watched;                /* of Watched */
  GHashTable   *unwritten;              /* messages that could not be written, by topic */
  GFileMonitor *monitor;                /* or NULL */
  guint         poll_source;
  guint         soon_source;
};

G_DEFINE_FINAL_TYPE (NetFolder, net_folder, NET_TYPE_MAILBOX)

static void
free_watched (gpointer data)
{
  Watched *watched = data;

  g_free (watched->topic);
  g_clear_pointer (&watched->last, g_bytes_unref);
  g_free (watched);
}

/* (transfer full): the file of a topic. */
static char *
make_path (const NetFolder *folder,
           const char      *topic)
{
  g_autofree char *name = g_strconcat (topic, SUFFIX, NULL);

  g_strdelimit (name, "/", '.');
  return g_build_filename (folder->path, name, NULL);
}

/* (transfer full) (nullable): the message in a file. One that is too large is none. */
static GBytes *
read_message (const char *path)
{
  char *text;
  gsize length;
  int problem;

  return base_file_read (path, NET_MAX_MESSAGE, &text, &length, &problem)
           ? g_bytes_new_take (text, length) : NULL;
}

static void
look_at (NetFolder *folder,
         Watched   *watched)
{
  g_autofree char *path = make_path (folder, watched->topic);
  g_autofree char *topic = g_strdup (watched->topic);
  g_autoptr (GBytes) message = read_message (path);

  if (message == NULL || g_bytes_get_size (message) == 0 ||
      (watched->last != NULL && g_bytes_equal (watched->last, message)))
    return;
  g_clear_pointer (&watched->last, g_bytes_unref);
  watched->last = g_bytes_ref (message);
  net_mailbox_deliver (NET_MAILBOX (folder), topic, message);
}

static gboolean
write_message (NetFolder  *folder,
               const char *topic,
               GBytes     *message)
{
  g_autofree char *path = make_path (folder, topic);
  gsize length;
  const char *text = g_bytes_get_data (message, &length);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents_full (path, text, length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                &error))
    return TRUE;
  g_debug ("%s", error->message);
  return FALSE;
}

/* Whether the folder is there; what could not be written is written as soon as it is. */
static void
update_online (NetFolder *folder)
{
  GHashTableIter iter;
  gpointer topic, message;

  g_hash_table_iter_init (&iter, folder->unwritten);
  while (g_hash_table_iter_next (&iter, &topic, &message))
    if (write_message (folder, topic, message))
      g_hash_table_iter_remove (&iter);
  net_mailbox_set_online (NET_MAILBOX (folder),
                          g_file_test (folder->path, G_FILE_TEST_IS_DIR) &&
                            g_hash_table_size (folder->unwritten) == 0);
}

static void
look (NetFolder *folder)
{
  g_object_ref (folder);
  update_online (folder);
  for (guint i = 0; folder->watched != NULL && i < folder->watched->len; i++)
    look_at (folder, folder->watched->pdata[i]);
  g_object_unref (folder);
}

static gboolean
poll_cb (gpointer data)
{
  look (data);
  return G_SOURCE_CONTINUE;
}

static gboolean
soon_cb (gpointer data)
{
  NetFolder *folder = data;

  folder->soon_source = 0;
  look (folder);
  return G_SOURCE_REMOVE;
}

static void
look_soon (NetFolder *folder,
           guint      delay_ms)
{
  if (folder->soon_source == 0)
    folder->soon_source = g_timeout_add (delay_ms, soon_cb, folder);
}

static void
changed_cb (NetFolder *folder)
{
  look_soon (folder, SOON_MS);
}

static void
put (NetMailbox *mailbox,
     const char *topic,
     GBytes     *message)
{
  NetFolder *folder = NET_FOLDER (mailbox);

  if (write_message (folder, topic, message))
    g_hash_table_remove (folder->unwritten, topic);
  else
    g_hash_table_replace (folder->unwritten, g_strdup (topic), g_bytes_ref (message));
  look_soon (folder, 0);
}

static void
watch (NetMailbox *mailbox,
       const char *topic)
{
  NetFolder *folder = NET_FOLDER (mailbox);
  Watched *watched = g_new0 (Watched, 1);

  watched->topic = g_strdup (topic);
  g_ptr_array_add (folder->watched, watched);
  look_soon (folder, 0);
}

/* A folder does not know who looks at it. */
static void
announce (NetMailbox *mailbox,
          const char *topic)
{
}

static void
retry (NetMailbox *mailbox)
{
  look (NET_FOLDER (mailbox));
}

static void
net_folder_dispose (GObject *object)
{
  NetFolder *folder = NET_FOLDER (object);

  g_clear_handle_id (&folder->poll_source, g_source_remove);
  g_clear_handle_id (&folder->soon_source, g_source_remove);
  g_clear_object (&folder->monitor);
  g_clear_pointer (&folder->watched, g_ptr_array_unref);
  g_clear_pointer (&folder->unwritten, g_hash_table_unref);
  g_clear_pointer (&folder->path, g_free);
  G_OBJECT_CLASS (net_folder_parent_class)->dispose (object);
}

static void
net_folder_class_init (NetFolderClass *class)
{
  NetMailboxClass *mailbox_class = NET_MAILBOX_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = net_folder_dispose;
  mailbox_class->put = put;
  mailbox_class->watch = watch;
  mailbox_class->announce = announce;
  mailbox_class->retry = retry;
}

static void
net_folder_init (NetFolder *folder)
{
  folder->watched = g_ptr_array_new_with_free_func (free_watched);
  folder->unwritten =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
}

/** net_folder_new: (transfer full): a mailbox in the folder at @path, which may come later. */
NetMailbox *
net_folder_new (const char *path)
{
  NetFolder *folder;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_object_new (NET_TYPE_FOLDER, NULL);
  folder->path = g_strdup (path);
  file = g_file_new_for_path (path);
  folder->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (folder->monitor != NULL)
    g_signal_connect_object (folder->monitor, "changed", G_CALLBACK (changed_cb), folder,
                             G_CONNECT_SWAPPED);
  folder->poll_source = g_timeout_add_seconds (POLL_S, poll_cb, folder);
  update_online (folder);
  return NET_MAILBOX (folder);
}
