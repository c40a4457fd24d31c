/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox at an MQTT broker. */

#pragma once

#include "net-mailbox.h"

G_BEGIN_DECLS

/**
 * NetServer:
 * @host: name or address
 * @port: 1 to 65535
 * @tls: whether the line is encrypted with TLS, and the broker has a certificate
 * @certificates: (nullable): of authorities, as net_certificate_load() gives them; %NULL for those
 *   of the system
 * @user: (nullable): who the broker wants
 * @password: (nullable): theirs
 * @psk_name: (nullable): for TLS with a key that was shared before; without certificates then
 * @psk: (nullable): that key in hexadecimal
 */
typedef struct
{
  char    *host;
  guint    port;
  gboolean tls;
  char    *certificates;
  char    *user;
  char    *password;
  char    *psk_name;
  char    *psk;
} NetServer;

void net_server_clear (NetServer       *server);
void net_server_copy  (NetServer       *server,
                       const NetServer *from);

#define NET_TYPE_MQTT (net_mqtt_get_type ())
G_DECLARE_FINAL_TYPE (NetMqtt, net_mqtt, NET, MQTT, NetMailbox)

gboolean    net_mqtt_is_built_in (void);
NetMailbox *net_mqtt_new         (const NetServer *server);
const char *net_mqtt_get_problem (NetMqtt         *mqtt);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NetServer, net_server_clear)

G_END_DECLS
