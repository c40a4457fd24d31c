/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seals messages, so that whoever carries them can neither read nor change them. */

#pragma once

#include "net-mailbox.h"

G_BEGIN_DECLS

/** The bytes of a key. */
#define NET_KEY 32

/** The most bytes that a seal adds to a message, which it mostly makes smaller. */
#define NET_SEAL 128

/** The most bytes of a text that is sealed. */
#define NET_MAX_TEXT (NET_MAX_MESSAGE - NET_SEAL)

GBytes  *net_key_new      (void);
GBytes  *net_key_read     (const char   *text);
char    *net_key_write    (GBytes       *key);

char    *net_key_derive   (GBytes       *key,
                           const char   *purpose);
GBytes  *net_key_stretch  (const char   *text,
                           const char   *salt);

GBytes  *net_seal         (GBytes       *key,
                           const char   *topic,
                           guint64       counter,
                           const char   *text);
char    *net_unseal       (GBytes       *key,
                           const char   *topic,
                           GBytes       *message,
                           guint64      *counter);

G_END_DECLS
