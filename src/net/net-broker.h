/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A broker for one network: Mosquitto, as long as this process runs. */

#pragma once

#include "net-mqtt.h"

G_BEGIN_DECLS

/** NetBroker: who connects has a key that was shared before, and what their name allows. */
typedef struct _NetBroker NetBroker;

gboolean         net_broker_is_installed (void);
NetBroker       *net_broker_new          (guint             port,
                                          GError          **error);
void             net_broker_admit        (NetBroker        *broker,
                                          const char       *name,
                                          const char       *psk,
                                          const char       *rights);
const NetServer *net_broker_get_server   (NetBroker        *broker);
void             net_broker_free         (NetBroker        *broker);
char            *net_broker_find_address (void);

G_END_DECLS
