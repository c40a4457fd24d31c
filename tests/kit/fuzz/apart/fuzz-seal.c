/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sealed messages: nothing that was not sealed with the key is opened. */

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
  g_autofree char *name = g_strndup ((const char *) data, size);
  g_autoptr (GBytes) read = net_key_read (name);
  guint64 counter;

  g_assert_null (net_unseal (key, "topic", message, &counter));
  return 0;
}
