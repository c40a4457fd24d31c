/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seals messages, so that whoever carries them can neither read nor change them: ChaCha20-Poly1305
   with a random nonce; the topic and a counter are authenticated. */

#include "net-seal.h"

#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <string.h>

/* A sealed message begins with these, the counter, and the nonce. */
static const guint8 magic[4] = { 'A', 'x', 's', '1' };

#define COUNTER 8
#define NONCE   12
#define TAG     16

#define FAST 1                          /* a level of compression: nearly as small, half the time */
#define STRETCHES 300000                /* of a text that is short enough to be guessed */
#define HEAD    (sizeof magic + COUNTER + NONCE)

G_STATIC_ASSERT (HEAD + TAG < NET_SEAL);

/** net_key_new: (transfer full): %NET_KEY random bytes. */
GBytes *
net_key_new (void)
{
  guint8 bytes[NET_KEY];

  if (gnutls_rnd (GNUTLS_RND_KEY, bytes, sizeof bytes) != 0)
    g_error ("there are no random numbers");
  return g_bytes_new (bytes, sizeof bytes);
}

/** net_key_write: (transfer full): a key as 43 characters that need no quotes in an address. */
char *
net_key_write (GBytes *key)
{
  char *text = g_base64_encode (g_bytes_get_data (key, NULL), g_bytes_get_size (key));

  g_strdelimit (text, "+", '-');
  g_strdelimit (text, "/", '_');
  g_strdelimit (text, "=", '\0');
  return text;
}

/** net_key_read: (transfer full) (nullable): the key that net_key_write() has written; %NULL if it
    is none. */
GBytes *
net_key_read (const char *text)
{
  g_autofree char *plain = g_strconcat (text, "=", NULL);
  g_autofree char *again = NULL;
  g_autofree guint8 *bytes = NULL;
  GBytes *key;
  gsize size;

  if (strlen (text) != (NET_KEY * 8 + 5) / 6 || strpbrk (text, "+/=") != NULL)
    return NULL;
  g_strdelimit (plain, "-", '+');
  g_strdelimit (plain, "_", '/');
  bytes = g_base64_decode (plain, &size);
  if (size != NET_KEY)
    return NULL;
  key = g_bytes_new_take (g_steal_pointer (&bytes), size);
  again = net_key_write (key);
  if (g_str_equal (again, text))
    return key;
  g_bytes_unref (key);
  return NULL;
}

static gnutls_aead_cipher_hd_t
begin (GBytes *key)
{
  gnutls_datum_t datum = { (guchar *) g_bytes_get_data (key, NULL), g_bytes_get_size (key) };
  gnutls_aead_cipher_hd_t cipher;

  if (gnutls_aead_cipher_init (&cipher, GNUTLS_CIPHER_CHACHA20_POLY1305, &datum) != 0)
    g_error ("ChaCha20-Poly1305 is not there");
  return cipher;
}

/* (transfer full): what is authenticated besides the text: counter and topic. */
static GByteArray *
make_context (const guint8 *counter,
              const char   *topic)
{
  GByteArray *context = g_byte_array_new ();

  g_byte_array_append (context, counter, COUNTER);
  g_byte_array_append (context, (const guint8 *) topic, strlen (topic));
  return context;
}

/** net_key_stretch: (transfer full): a key made from a short @text that people can say, which takes
    a moment; @salt tells one use from others. */
GBytes *
net_key_stretch (const char *text,
                 const char *salt)
{
  const gnutls_datum_t secret = { (guchar *) text, strlen (text) };
  const gnutls_datum_t salted = { (guchar *) salt, strlen (salt) };
  guint8 key[NET_KEY];

  if (gnutls_pbkdf2 (GNUTLS_MAC_SHA256, &secret, &salted, STRETCHES, key, sizeof key) != 0)
    g_error ("PBKDF2 is not there");
  return g_bytes_new (key, sizeof key);
}

/** net_key_derive: (transfer full): another key in hexadecimal, which does not tell @key, for a
    @purpose. */
char *
net_key_derive (GBytes     *key,
                const char *purpose)
{
  gsize size;
  const guchar *bytes = g_bytes_get_data (key, &size);

  return g_compute_hmac_for_string (G_CHECKSUM_SHA256, bytes, size, purpose, -1);
}

/* (transfer none): what compresses, or the opposite; each thread has one, for to make it takes
   longer than to use it. */
static GConverter *
get_converter (gboolean compresses)
{
  static GPrivate made[2] = { G_PRIVATE_INIT (g_object_unref), G_PRIVATE_INIT (g_object_unref) };
  GConverter *converter = g_private_get (&made[compresses]);

  if (converter == NULL)
    {
      converter = compresses
                    ? G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, FAST))
                    : G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW));
      g_private_set (&made[compresses], converter);
    }
  g_converter_reset (converter);
  return converter;
}

/* (out) @result: what comes of @bytes, @size bytes; FALSE if that is nonsense, or too much. */
static gboolean
convert (GConverter   *converter,
         const guint8 *bytes,
         gsize         length,
         guint8        result[NET_MAX_MESSAGE],
         gsize        *size)
{
  GConverterResult status = G_CONVERTER_CONVERTED;
  gsize from = 0;

  *size = 0;
  while (status == G_CONVERTER_CONVERTED)
    {
      gsize read, written;

      if (*size == NET_MAX_MESSAGE)
        return FALSE;
      status = g_converter_convert (converter, bytes + from, length - from, result + *size,
                                    NET_MAX_MESSAGE - *size, G_CONVERTER_INPUT_AT_END, &read,
                                    &written, NULL);
      if (status == G_CONVERTER_ERROR)
        return FALSE;
      from += read;
      *size += written;
    }
  return TRUE;
}

/**
 * net_seal:
 * @key: of %NET_KEY bytes
 * @topic: to which the message is put
 * @counter: a number of the caller's; authenticated, but not secret
 * @text: what is compressed and sealed; at most %NET_MAX_TEXT bytes
 *
 * Returns: (transfer full): the message
 */
GBytes *
net_seal (GBytes     *key,
          const char *topic,
          guint64     counter,
          const char *text)
{
  guint8 packed[NET_MAX_MESSAGE];
  gsize length, size;
  guint8 *bytes, *nonce;
  guint64 number = GUINT64_TO_BE (counter);
  gnutls_aead_cipher_hd_t cipher = begin (key);
  g_autoptr (GByteArray) context = make_context ((const guint8 *) &number, topic);

  if (!convert (get_converter (TRUE), (const guint8 *) text, strlen (text), packed, &length))
    g_error ("a message cannot be compressed");
  size = length + TAG;
  bytes = g_malloc (HEAD + size);
  nonce = bytes + sizeof magic + COUNTER;
  memcpy (bytes, magic, sizeof magic);
  memcpy (bytes + sizeof magic, &number, COUNTER);
  if (gnutls_rnd (GNUTLS_RND_NONCE, nonce, NONCE) != 0 ||
      gnutls_aead_cipher_encrypt (cipher, nonce, NONCE, context->data, context->len, TAG, packed,
                                  length, bytes + HEAD, &size) != 0)
    g_error ("a message cannot be sealed");
  gnutls_aead_cipher_deinit (cipher);
  return g_bytes_new_take (bytes, HEAD + size);
}

/**
 * net_unseal:
 * @key: of %NET_KEY bytes
 * @topic: from which the message has come
 * @message: anything
 * @counter: (out): the number with which it was sealed
 *
 * Returns: (transfer full) (nullable): the text; %NULL if it was not sealed with @key for @topic,
 *   or was changed
 */
char *
net_unseal (GBytes     *key,
            const char *topic,
            GBytes     *message,
            guint64    *counter)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (message, &size);
  gsize length = size > HEAD + TAG ? size - HEAD - TAG : 0;
  g_autofree guint8 *packed = g_malloc (length + 1);
  guint8 text[NET_MAX_MESSAGE];
  g_autoptr (GByteArray) context = NULL;
  gnutls_aead_cipher_hd_t cipher;
  gsize n = length;
  int status;

  if (length == 0 || memcmp (bytes, magic, sizeof magic) != 0)
    return NULL;
  context = make_context (bytes + sizeof magic, topic);
  cipher = begin (key);
  status = gnutls_aead_cipher_decrypt (cipher, bytes + sizeof magic + COUNTER, NONCE,
                                       context->data, context->len, TAG, bytes + HEAD, size - HEAD,
                                       packed, &n);
  gnutls_aead_cipher_deinit (cipher);
  if (status != 0 || n != length)
    return NULL;
  if (!convert (get_converter (FALSE), packed, length, text, &size) || size > NET_MAX_TEXT)
    return NULL;
  memcpy (counter, bytes + sizeof magic, COUNTER);
  *counter = GUINT64_FROM_BE (*counter);
  return g_strndup ((const char *) text, size);
}
