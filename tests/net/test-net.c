/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seals, and mailboxes in memory and in folders. */

#include "base/base-random.h"
#include "net/net-certificate.h"
#include "net/net-folder.h"
#include "net/net-memory.h"
#include "net/net-seal.h"

#include <glib/gstdio.h>
#include <string.h>

#define TOPIC "alexandros/0123/word/1"

/* --- seals --- */

static void
test_keys (void)
{
  static const char * const bad[] = {
    "", "abc", "DL4cet1R8hzuvVPsgvEVyAuwhLCJ0HnEudsHxuqtyU",
    "DL4cet1R8hzuvVPsgvEVyAuwhLCJ0HnEudsHxuqtyU=",
    "DL4cet1R8hzuvVPsgvEVyAuwhLCJ0HnEudsHxuqtyUF", "DL4cet1R8hzu VPsgvEVyAuwhLCJ0HnEudsHxuqtyUE",
  };

  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (GBytes) key = net_key_new ();
      g_autofree char *text = net_key_write (key);
      g_autoptr (GBytes) again = net_key_read (text);

      g_assert_cmpuint (strlen (text), ==, 43);
      g_assert_null (strpbrk (text, "+/=&?#"));
      g_assert_true (g_bytes_equal (key, again));
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (net_key_read (bad[i]));
}

static void
check_unsealed (GBytes     *key,
                const char *topic,
                GBytes     *message,
                const char *expected)
{
  guint64 counter = 0;
  g_autofree char *text = net_unseal (key, topic, message, &counter);

  g_assert_cmpstr (text, ==, expected);
  if (expected != NULL)
    g_assert_cmpuint (counter, ==, 77);
}

/* Only who has the key reads it, for that topic; a changed byte is found, wherever it is. */
/* A text that repeats itself gets small, one of random bytes does not get too large. */
static void
check_long_texts (GBytes *key)
{
  g_autofree char *same = g_strnfill (NET_MAX_TEXT, 'a');
  g_autofree char *random = g_malloc (NET_MAX_TEXT + 1);
  BaseRandom state = { 5 };

  for (guint i = 0; i < NET_MAX_TEXT; i++)
    random[i] = 1 + base_random_below (&state, 255);
  random[NET_MAX_TEXT] = '\0';
  for (guint i = 0; i < 2; i++)
    {
      const char *text = i == 0 ? same : random;
      g_autoptr (GBytes) message = net_seal (key, TOPIC, 77, text);

      g_assert_cmpuint (g_bytes_get_size (message), <, i == 0 ? 1000 : NET_MAX_MESSAGE);
      check_unsealed (key, TOPIC, message, text);
    }
}

static void
test_seal (void)
{
  g_autoptr (GBytes) key = net_key_new ();
  g_autoptr (GBytes) other = net_key_new ();
  g_autoptr (GBytes) message = net_seal (key, TOPIC, 77, "a word");
  g_autoptr (GBytes) again = net_seal (key, TOPIC, 77, "a word");
  gsize size;
  const guint8 *bytes = g_bytes_get_data (message, &size);

  g_assert_cmpuint (size, <=, strlen ("a word") + NET_SEAL);
  g_assert_false (g_bytes_equal (message, again));
  check_unsealed (key, TOPIC, message, "a word");
  check_long_texts (key);
  check_unsealed (other, TOPIC, message, NULL);
  check_unsealed (key, "alexandros/0123/word/2", message, NULL);
  for (gsize i = 0; i < size; i++)
    {
      g_autofree guint8 *changed = g_memdup2 (bytes, size);
      g_autoptr (GBytes) damaged = NULL;
      g_autoptr (GBytes) cut = g_bytes_new (bytes, i);

      changed[i] ^= 1;
      damaged = g_bytes_new (changed, size);
      check_unsealed (key, TOPIC, damaged, NULL);
      check_unsealed (key, TOPIC, cut, NULL);
    }
}

/* --- certificates --- */

/* Of localhost, signed by itself. */
#define CERTIFICATE \
  "MIIBnDCCAUGgAwIBAgIURmlVnL-VWl-CiJtGBdjDuCUIMHwwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9j" \
  "YWxob3N0MCAXDTI2MTEyNzE4MTQ0MloYDzIxMjYxMTAzMTgxNDQyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3Qw" \
  "WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATR3yRJwqxGhe6648puFY0qTHLdClmci2Jlluy4HpnuPUUxc4zG" \
  "Pr1WpRrPpcbVeFWcKGlD1T5WKNBCIusiESpro28wbTAdBgNVHQ4EFgQUPgN5QOV7zKrpzlvvdUv-enca-hsw" \
  "HwYDVR0jBBgwFoAUPgN5QOV7zKrpzlvvdUv-enca-hswDwYDVR0TAQH_BAUwAwEB_zAaBgNVHREEEzARggls" \
  "b2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIhANxOqI8Cjd5ooX3Gof8JnlIWdgiUUvQ3VDTOqwVa" \
  "bOO7AiEAtOLsCGuY7FXm1ytwpfprxH-MUz2lWW_4DSawl1ImIj4"

static void
check_file (const char *path,
            const char *text,
            const char *expected)
{
  g_autofree char *loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  loaded = net_certificate_load (path, &error);
  g_assert_cmpstr (loaded, ==, expected);
  if (expected == NULL)
    g_assert_error (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE);
}

static void
test_certificate (void)
{
  g_autofree char *directory = g_dir_make_tmp ("net-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "certificate.pem", NULL);
  g_autofree char *pem = net_certificate_make_pem (CERTIFICATE);
  g_autofree char *two = net_certificate_make_pem (CERTIFICATE "." CERTIFICATE);
  g_autofree char *many = g_strconcat (two, two, pem, NULL);
  g_autoptr (GError) error = NULL;

  check_file (path, pem, CERTIFICATE);
  check_file (path, two, CERTIFICATE "." CERTIFICATE);
  check_file (path, many, NULL);
  check_file (path, "", NULL);
  check_file (path, "no certificate", NULL);
  g_remove (path);
  g_assert_null (net_certificate_load (path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_true (net_certificate_is_text (CERTIFICATE));
  g_assert_true (net_certificate_is_text (CERTIFICATE "." CERTIFICATE));
  g_assert_false (net_certificate_is_text (CERTIFICATE "."));
  g_assert_false (net_certificate_is_text ("x" CERTIFICATE));
  g_assert_false (net_certificate_is_text (""));
  g_assert_false (net_certificate_is_text ("AAAA"));
}

/* --- mailboxes --- */

typedef struct
{
  char *topic;
  char *text;
  guint n;
} Heard;

static void
message_cb (Heard      *heard,
            const char *topic,
            GBytes     *message)
{
  g_free (heard->topic);
  g_free (heard->text);
  heard->topic = g_strdup (topic);
  heard->text = g_strndup (g_bytes_get_data (message, NULL), g_bytes_get_size (message));
  heard->n++;
}

static void
watch (NetMailbox *mailbox,
       const char *topic,
       Heard      *heard)
{
  net_mailbox_watch (mailbox, topic,
                     g_cclosure_new_swap (G_CALLBACK (message_cb), heard, NULL));
}

static void
heard_clear (Heard *heard)
{
  g_free (heard->topic);
  g_free (heard->text);
}

static void
put (NetMailbox *mailbox,
     const char *topic,
     const char *text)
{
  g_autoptr (GBytes) message = g_bytes_new (text, strlen (text));

  net_mailbox_put (mailbox, topic, message);
}

/* The last message comes to who watches, also to who comes later; and who is there is told. */
static void
test_memory (void)
{
  static const NetFaults none = { 0 };
  g_autoptr (NetCarrier) carrier = net_carrier_new (1, &none);
  NetMailbox *one = net_memory_new (carrier);
  NetMailbox *two = net_memory_new (carrier);
  Heard heard = { NULL };
  Heard other = { NULL };

  watch (two, "a", &heard);
  watch (two, "here", &heard);
  put (one, "a", "first");
  put (one, "b", "unheard");
  while (net_carrier_step (carrier))
    ;
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_cmpstr (heard.text, ==, "first");
  watch (two, "b", &heard);
  while (net_carrier_step (carrier))
    ;
  g_assert_cmpstr (heard.text, ==, "unheard");
  /* Another watcher takes the place of the first one. */
  watch (two, "b", &other);
  put (one, "b", "for another");
  while (net_carrier_step (carrier))
    ;
  g_assert_cmpstr (other.text, ==, "for another");
  g_assert_cmpstr (heard.text, ==, "unheard");
  net_mailbox_announce (one, "here");
  while (net_carrier_step (carrier))
    ;
  g_assert_cmpstr (heard.text, ==, "here");
  g_object_unref (one);
  while (net_carrier_step (carrier))
    ;
  g_assert_cmpstr (heard.topic, ==, "here");
  g_assert_cmpstr (heard.text, ==, "gone");
  g_object_unref (two);
  heard_clear (&heard);
  heard_clear (&other);
}

static gboolean
late_cb (gpointer data)
{
  g_error ("nothing comes");
  return G_SOURCE_REMOVE;
}

static void
wait_for (Heard      *heard,
          const char *text)
{
  guint source = g_timeout_add_seconds (30, late_cb, NULL);

  while (g_strcmp0 (heard->text, text) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
}

static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (10000);
}

/* Conflict copies, temporary files, folders and files that are too large are not looked at. */
static void
test_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("net-XXXXXX", NULL);
  g_autofree char *whole = g_malloc0 (NET_MAX_MESSAGE + 1);
  g_autoptr (NetMailbox) one = net_folder_new (path);
  g_autoptr (NetMailbox) two = net_folder_new (path);
  Heard heard = { NULL };
  static const char * const others[] = {
    "t.1 (conflict copy).message", "t.1.sync-conflict-20261127.message", ".t.1.message.AB12",
    "t.1.message~", ".syncthing.t.1.message.tmp",
  };

  g_assert_true (net_mailbox_is_online (one));
  watch (two, "t/1", &heard);
  put (one, "t/1", "first");
  net_mailbox_retry (two);
  wait_for (&heard, "first");
  put (one, "t/1", "second");
  wait_for (&heard, "second");
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *name = g_build_filename (path, others[i], NULL);

      g_assert_true (g_file_set_contents (name, "another", -1, NULL));
    }
  settle ();
  g_assert_cmpuint (heard.n, ==, 2);
  memset (whole, 'x', NET_MAX_MESSAGE + 1);
  {
    g_autofree char *name = g_build_filename (path, "t.1.message", NULL);

    g_assert_true (g_file_set_contents (name, whole, NET_MAX_MESSAGE + 1, NULL));
    settle ();
    g_assert_cmpuint (heard.n, ==, 2);
    g_assert_true (g_file_set_contents (name, "third", -1, NULL));
  }
  wait_for (&heard, "third");
  heard_clear (&heard);
}

/* A folder that is not there yet: what was put is written as soon as it is. */
static void
test_folder_later (void)
{
  g_autofree char *parent = g_dir_make_tmp ("net-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (parent, "later", NULL);
  g_autofree char *file = g_build_filename (path, "t.1.message", NULL);
  g_autofree char *text = NULL;
  g_autoptr (NetMailbox) mailbox = net_folder_new (path);

  g_assert_false (net_mailbox_is_online (mailbox));
  put (mailbox, "t/1", "kept");
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  net_mailbox_retry (mailbox);
  g_assert_true (net_mailbox_is_online (mailbox));
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "kept");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/keys", test_keys);
  g_test_add_func ("/net/seal", test_seal);
  g_test_add_func ("/net/certificate", test_certificate);
  g_test_add_func ("/net/memory", test_memory);
  g_test_add_func ("/net/folder", test_folder);
  g_test_add_func ("/net/folder-later", test_folder_later);
  return g_test_run ();
}
