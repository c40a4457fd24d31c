/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sealed messages: what was sealed with the key is opened, and nothing else. */

#include "net/net-seal.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const guint8 bytes[NET_KEY] = "a key";
  g_autoptr (GBytes) key = g_bytes_new_static (bytes, sizeof bytes);
  g_autoptr (GBytes) message = g_bytes_new (data, size);
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GBytes) read = net_key_read (text);
  g_autoptr (GBytes) sealed = net_seal (key, "topic", size, text);
  g_autofree char *opened = NULL;
  guint64 counter;

  g_assert_null (net_unseal (key, "topic", message, &counter));
  opened = net_unseal (key, "topic", sealed, &counter);
  g_assert_cmpstr (opened, ==, text);
  g_assert_cmpuint (counter, ==, size);
  return 0;
}
