/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table whose seats are apart, at the referee's machine: its file, its mailbox, its computers. */

#include "kit-remote-table.h"

#include "kit-bucket.h"
#include "kit-table-file.h"
#include "kit-topics.h"

#include "kit/apart/kit-apart-proof.h"
#include "net/net-certificate.h"

#include <string.h>
#include <unistd.h>

#define GROUP     KIT_TABLE_PLACE
#define KEYS      "Keys"
#define TABLE     8                     /* bytes of what tells a table from others */
#define AGAIN_S   5                     /* until a file that cannot be written is tried again */

/* A seat that is apart. */
typedef struct
{
  GBytes *key;                          /* owned; NULL for a seat that is not */
  KitBucket bucket;
  GBytes *waiting;                      /* owned: the last that came too soon, or NULL */
  guint   source;                       /* takes it */
} Seat;

struct _KitRemoteTable
{
  GObject parent_instance;

  KitApart        *apart;               /* owned, as the next ones */
  char            *path;
  char            *id;
  KitRemotePlace   place;
  KitThinkers     *thinkers;
  NetMailbox      *mailbox;             /* or NULL before it is served */

  KitThinkersSetup setup;
  KitRemoteCounts  counts;
  int              lock;                /* a file, locked as long as this is the referee */
  gboolean         is_unsaved;          /* the file could not be written: nobody is told */
  guint            save_source;
  guint64          asked;               /* decisions before the one that a level was asked for */
  Seat             seats[KIT_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (KitRemoteTable, kit_remote_table, G_TYPE_OBJECT)

static void ask_computer (KitRemoteTable *table);

/* --- the file --- */

static void
set_text (GKeyFile   *file,
          const char *key,
          const char *text)
{
  if (text != NULL)
    g_key_file_set_string (file, GROUP, key, text);
}

static gboolean
write_file (KitRemoteTable *table,
            GError        **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *address =
    table->place.server.host != NULL ? kit_server_write (&table->place.server) : NULL;
  g_autofree char *text = NULL;
  gsize length;

  set_text (file, "Game", table->setup.format->group);
  set_text (file, "Id", table->id);
  set_text (file, "Server", address);
  set_text (file, "Certificates", table->place.server.certificates);
  set_text (file, "Folder", table->place.folder);
  if (table->place.is_room)
    g_key_file_set_boolean (file, GROUP, "Room", TRUE);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    if (table->seats[p].key != NULL)
      {
        g_autofree char *name = g_strdup_printf ("%u", p + 1);
        g_autofree char *key = net_key_write (table->seats[p].key);

        g_key_file_set_string (file, KEYS, name, key);
      }
  kit_apart_save (table->apart, file);
  text = g_key_file_to_data (file, &length, NULL);
  return g_file_set_contents_full (table->path, text, length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

/* --- telling --- */

static void
tell (KitRemoteTable *table,
      guint           seat)
{
  g_autofree char *topic = kit_topic_make (table->id, KIT_TOPIC_SHEET, seat);
  g_autofree char *text = kit_apart_write_sheet (table->apart, seat);
  g_autoptr (GBytes) message = NULL;

  if (strlen (text) > NET_MAX_TEXT)
    {
      g_critical ("a sheet is too long: %" G_GSIZE_FORMAT " bytes", strlen (text));
      return;
    }
  message = net_seal (table->seats[seat].key, topic, 0, text);
  net_mailbox_put (table->mailbox, topic, message);
}

static void
tell_all (KitRemoteTable *table)
{
  for (guint p = 0; p < KIT_MAX_PLAYERS && table->mailbox != NULL; p++)
    if (table->seats[p].key != NULL)
      tell (table, p);
}

static gboolean save_again_cb (gpointer data);

/* On the disk before anybody is told. */
static void
publish (KitRemoteTable *table)
{
  g_autoptr (GError) error = NULL;

  /* It was deleted. */
  if (!g_file_test (table->path, G_FILE_TEST_EXISTS))
    return;
  table->is_unsaved = !write_file (table, &error);
  if (table->is_unsaved)
    {
      g_warning ("%s", error->message);
      if (table->save_source == 0)
        table->save_source = g_timeout_add_seconds (AGAIN_S, save_again_cb, table);
      return;
    }
  tell_all (table);
  g_signal_emit_by_name (table, "changed");
}

static gboolean
save_again_cb (gpointer data)
{
  KitRemoteTable *table = data;

  table->save_source = 0;
  publish (table);
  ask_computer (table);
  return G_SOURCE_REMOVE;
}

/* --- computers --- */

/* A computer's decisions go on until somebody else is asked; all of them are told at once. */
static void
answered_cb (const KitAdvice *advice,
             KitBotProblem    problem,
             gpointer         data)
{
  KitRemoteTable *table = data;

  if (advice == NULL || advice->n == 0)
    return;
  if (kit_apart_get_computer (table->apart) >= 0 &&
      kit_history_get_cursor (kit_apart_get_record (table->apart)->history) == table->asked)
    kit_apart_decide (table->apart, advice->line);
  if (kit_apart_get_computer (table->apart) < 0)
    publish (table);
  ask_computer (table);
}

static void
ask_computer (KitRemoteTable *table)
{
  const KitRecord *record = kit_apart_get_record (table->apart);
  const KitRules *rules = record->format->rules;
  int seat = kit_apart_get_computer (table->apart);
  gconstpointer state = kit_history_get_state (record->history);
  g_autofree gpointer view = NULL;
  KitWishes wishes;

  if (seat < 0 || table->mailbox == NULL || table->is_unsaved ||
      kit_thinkers_is_asked (table->thinkers))
    return;
  view = g_malloc0 (rules->view_size);
  rules->look (view, state, seat);
  table->asked = kit_history_get_cursor (record->history);
  kit_apart_get_wishes (table->apart, &wishes);
  kit_thinkers_ask (table->thinkers, kit_history_get_board (record->history), view, &wishes,
                    record->players[seat].kind, table->asked + 1);
}

/* --- words --- */

/* Whether a seat that is handed over gets a level that there is. */
static gboolean
is_level (const KitRemoteTable *table,
          const KitApartWord   *word)
{
  const char *kind = word->text != NULL ? strchr (word->text, ' ') : NULL;

  return word->act != KIT_ACT_HAND_OVER ||
         (kind != NULL && (g_str_equal (kind + 1, "person") ||
                           kit_levels_find (table->setup.levels, kind + 1) != NULL));
}

static void
take (KitRemoteTable *table,
      guint           seat,
      const char     *text)
{
  g_auto (KitApartWord) word = { NULL };
  guint64 position = kit_apart_get_position (table->apart);

  if (!kit_apart_word_read (&word, text, strlen (text)) || !is_level (table, &word))
    {
      table->counts.nonsense++;
      return;
    }
  if (!kit_apart_take (table->apart, seat, &word))
    return;
  if (kit_apart_get_position (table->apart) != position)
    kit_thinkers_stop (table->thinkers);
  publish (table);
  ask_computer (table);
}

static void
unseal (KitRemoteTable *table,
        guint           seat,
        GBytes         *message)
{
  g_autofree char *topic = kit_topic_make (table->id, KIT_TOPIC_WORD, seat);
  guint64 counter;
  g_autofree char *text = net_unseal (table->seats[seat].key, topic, message, &counter);

  if (text == NULL)
    table->counts.damaged++;
  else
    take (table, seat, text);
}

/* What a source of a seat needs. */
typedef struct
{
  KitRemoteTable *table;
  guint           seat;
} Waiting;

static gboolean
take_waiting_cb (gpointer data)
{
  const Waiting *waiting = data;
  Seat *seat = &waiting->table->seats[waiting->seat];
  g_autoptr (GBytes) message = NULL;

  if (!kit_bucket_take (&seat->bucket))
    return G_SOURCE_CONTINUE;
  seat->source = 0;
  message = g_steal_pointer (&seat->waiting);
  unseal (waiting->table, waiting->seat, message);
  return G_SOURCE_REMOVE;
}

static void
message_cb (KitRemoteTable *table,
            const char     *topic,
            GBytes         *message)
{
  guint number = kit_topic_seat (topic);
  Seat *seat = &table->seats[number];
  Waiting *waiting;

  if (seat->source == 0 && kit_bucket_take (&seat->bucket))
    {
      unseal (table, number, message);
      return;
    }
  g_clear_pointer (&seat->waiting, g_bytes_unref);
  seat->waiting = g_bytes_ref (message);
  if (seat->source != 0)
    return;
  waiting = g_new (Waiting, 1);
  *waiting = (Waiting) { table, number };
  seat->source = g_timeout_add_full (G_PRIORITY_DEFAULT, 1000 / KIT_BUCKET_A_SECOND,
                                     take_waiting_cb, waiting, g_free);
}

/* --- the object --- */

static void
kit_remote_table_finalize (GObject *object)
{
  KitRemoteTable *table = KIT_REMOTE_TABLE (object);

  g_clear_handle_id (&table->save_source, g_source_remove);
  g_clear_object (&table->mailbox);
  g_clear_pointer (&table->thinkers, kit_thinkers_free);
  g_clear_pointer (&table->apart, kit_apart_free);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    {
      g_clear_handle_id (&table->seats[p].source, g_source_remove);
      g_clear_pointer (&table->seats[p].key, g_bytes_unref);
      g_clear_pointer (&table->seats[p].waiting, g_bytes_unref);
    }
  kit_remote_place_clear (&table->place);
  g_free (table->path);
  g_free (table->id);
  if (table->lock >= 0)
    close (table->lock);
  G_OBJECT_CLASS (kit_remote_table_parent_class)->finalize (object);
}

static void
kit_remote_table_class_init (KitRemoteTableClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_remote_table_finalize;

  /* Everybody has been told something new. */
  g_signal_new ("changed", KIT_TYPE_REMOTE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
kit_remote_table_init (KitRemoteTable *table)
{
  table->lock = -1;
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    table->seats[p].bucket = KIT_BUCKET_INIT;
}

/* One referee a table; a lock falls with its process. */
static gboolean
lock (KitRemoteTable *table,
      GError        **error)
{
  table->lock = kit_table_file_lock (table->path, error);
  return table->lock >= 0;
}

static KitRemoteTable *
make_table (const KitThinkersSetup *thinkers,
            const char             *path)
{
  KitRemoteTable *table = g_object_new (KIT_TYPE_REMOTE_TABLE, NULL);

  table->setup = *thinkers;
  table->path = g_strdup (path);
  table->thinkers = kit_thinkers_new (thinkers, answered_cb, table);
  return table;
}

/* (transfer full): random digits. */
static char *
make_id (void)
{
  g_autoptr (GBytes) bytes = net_key_new ();
  const guint8 *digits = g_bytes_get_data (bytes, NULL);
  GString *id = g_string_new (NULL);

  for (guint i = 0; i < TABLE; i++)
    g_string_append_printf (id, "%02x", digits[i]);
  return g_string_free (id, FALSE);
}

/**
 * kit_remote_table_new:
 * @setup: of the game; a secret is made
 * @thinkers: who plays for computers
 * @place: where the seats meet
 * @directory: (type filename): where the file of the table is made
 * @error: why that cannot be
 *
 * Returns: (transfer full) (nullable): a new table, on the disk, which is not served yet
 */
KitRemoteTable *
kit_remote_table_new (const KitApartSetup    *setup,
                      const KitThinkersSetup *thinkers,
                      const KitRemotePlace   *place,
                      const char             *directory,
                      GError                **error)
{
  KitApartSetup with_secret = *setup;
  g_autoptr (KitRemoteTable) table = NULL;
  g_autoptr (GBytes) secret = net_key_new ();
  g_autofree char *id = make_id ();
  g_autofree char *name = g_strconcat (id, KIT_TABLE_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (directory, name, NULL);

  G_STATIC_ASSERT (NET_KEY == KIT_APART_SECRET);

  table = make_table (thinkers, path);
  table->id = g_steal_pointer (&id);
  with_secret.secret = secret;
  table->apart = kit_apart_new (&with_secret);
  kit_remote_place_copy (&table->place, place);
  for (guint p = 0; p < setup->n_players; p++)
    if ((setup->apart >> p & 1) != 0)
      table->seats[p].key = net_key_new ();
  g_mkdir_with_parents (directory, 0700);
  if (!lock (table, error) || !write_file (table, error))
    return NULL;
  return g_steal_pointer (&table);
}

static gboolean
read_place (KitRemoteTable *table,
            GKeyFile       *file)
{
  g_autofree char *address = g_key_file_get_string (file, GROUP, "Server", NULL);
  g_autofree char *certificates = NULL;

  table->id = g_key_file_get_string (file, GROUP, "Id", NULL);
  table->place.folder = g_key_file_get_string (file, GROUP, "Folder", NULL);
  table->place.is_room = g_key_file_get_boolean (file, GROUP, "Room", NULL);
  if (address != NULL && !kit_server_read (&table->place.server, address))
    return FALSE;
  certificates = g_key_file_get_string (file, GROUP, "Certificates", NULL);
  if (certificates != NULL && !net_certificate_is_text (certificates))
    return FALSE;
  table->place.server.certificates = g_steal_pointer (&certificates);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    {
      g_autofree char *name = g_strdup_printf ("%u", p + 1);
      g_autofree char *key = g_key_file_get_string (file, KEYS, name, NULL);
      gboolean is_apart = (kit_apart_get_seats (table->apart) >> p & 1) != 0;

      if (key != NULL)
        table->seats[p].key = net_key_read (key);
      if (is_apart != (table->seats[p].key != NULL))
        return FALSE;
    }
  return table->id != NULL;
}

/* Reads all of a table from its file. */
static gboolean
read_table (KitRemoteTable *table,
            GError        **error)
{
  g_autoptr (GKeyFile) file = kit_apart_load_path (table->path, error);
  KitFault fault;

  if (file == NULL)
    return FALSE;
  table->apart = kit_apart_load_table (table->setup.format, file, &fault);
  if (table->apart != NULL && read_place (table, file))
    return TRUE;
  g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE, table->path);
  return FALSE;
}

/**
 * kit_remote_table_open:
 * @thinkers: who plays for computers; of the game of the table
 * @path: (type filename): of its file
 * @error: why it cannot be opened: %G_FILE_ERROR_AGAIN if another referee has it
 *
 * Returns: (transfer full) (nullable): a table, which is not served yet
 */
KitRemoteTable *
kit_remote_table_open (const KitThinkersSetup *thinkers,
                       const char             *path,
                       GError                **error)
{
  g_autoptr (KitRemoteTable) table = make_table (thinkers, path);

  return lock (table, error) && read_table (table, error) ? g_steal_pointer (&table) : NULL;
}

/** kit_remote_table_peek: (transfer full) (nullable): a table that another referee may have, to
    look at: it cannot be served. */
KitRemoteTable *
kit_remote_table_peek (const KitThinkersSetup *thinkers,
                       const char             *path)
{
  g_autoptr (KitRemoteTable) table = make_table (thinkers, path);

  return read_table (table, NULL) ? g_steal_pointer (&table) : NULL;
}

/** kit_remote_table_end: tells all seats that the game has ended without a result, because the file
    of the table was deleted. */
void
kit_remote_table_end (KitRemoteTable *table)
{
  g_return_if_fail (KIT_IS_REMOTE_TABLE (table));

  kit_thinkers_stop (table->thinkers);
  kit_apart_give_up (table->apart);
  tell_all (table);
}

/** kit_remote_table_serve: begins to tell the seats, and to listen to them, by @mailbox. @program,
    @rules and @post are told to them; see kit_apart_set_program(). */
void
kit_remote_table_serve (KitRemoteTable *table,
                        NetMailbox     *mailbox,
                        const char     *program,
                        const char     *rules,
                        const char     *post)
{
  g_return_if_fail (KIT_IS_REMOTE_TABLE (table) && NET_IS_MAILBOX (mailbox));
  g_return_if_fail (table->mailbox == NULL);

  table->mailbox = g_object_ref (mailbox);
  kit_apart_set_program (table->apart, program, rules, post);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    if (table->seats[p].key != NULL)
      {
        g_autofree char *topic = kit_topic_make (table->id, KIT_TOPIC_WORD, p);

        net_mailbox_watch (mailbox, topic,
                           g_cclosure_new_object_swap (G_CALLBACK (message_cb),
                                                       G_OBJECT (table)));
      }
  tell_all (table);
  ask_computer (table);
}

/** kit_remote_table_get_path: (transfer none): of its file. */
const char *
kit_remote_table_get_path (KitRemoteTable *table)
{
  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  return table->path;
}

/** kit_remote_table_get_place: (transfer none): where the seats meet. */
const KitRemotePlace *
kit_remote_table_get_place (KitRemoteTable *table)
{
  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  return &table->place;
}

/** kit_remote_table_get_apart: (transfer none): the game. */
const KitApart *
kit_remote_table_get_apart (KitRemoteTable *table)
{
  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  return table->apart;
}

/** kit_remote_table_get_id: (transfer none): what tells the table from others, in hexadecimal. */
const char *
kit_remote_table_get_id (KitRemoteTable *table)
{
  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  return table->id;
}

/** kit_remote_table_get_key: (transfer none) (nullable): of a seat that is apart; %NULL for
    others. */
GBytes *
kit_remote_table_get_key (KitRemoteTable *table,
                          guint           seat)
{
  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table) && seat < KIT_MAX_PLAYERS, NULL);

  return table->seats[seat].key;
}

/** kit_remote_table_get_counts: (transfer none): what came and was of no use. */
const KitRemoteCounts *
kit_remote_table_get_counts (KitRemoteTable *table)
{
  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  return &table->counts;
}
