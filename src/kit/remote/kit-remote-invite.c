/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Invitations to a table, and tables of one network, whose referee is their broker. */

#include "kit-remote-invite.h"

#include "kit-serving.h"
#include "kit-topics.h"

#include <string.h>

/* Ports below those that systems give to outgoing connections. */
#define FIRST_PORT 20480
#define PORTS      8192
#define DIGITS     8                    /* of the referee, that choose one */

#define NUMBERS 1000000                 /* that a table may have */

/** kit_remote_find_port: the port of the broker of the tables of a directory, always the same, so
    that invitations stay good. */
guint
kit_remote_find_port (const char *directory)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (directory != NULL, 0);

  id = kit_serving_identify (directory);
  if (strlen (id) > DIGITS)
    id[DIGITS] = '\0';
  return FIRST_PORT + g_ascii_strtoull (id, NULL, 16) % PORTS;
}

/** kit_remote_make_number: (transfer full): the digits that those in the same network need to sit
    down at @table. */
char *
kit_remote_make_number (KitRemoteTable *table)
{
  guint host;
  g_autofree char *digest = NULL;

  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  host = kit_apart_get_host (kit_remote_table_get_apart (table));
  g_return_val_if_fail (host != KIT_NOBODY, NULL);
  digest = net_key_derive (kit_remote_table_get_key (table, host), "number");
  digest[8] = '\0';
  return g_strdup_printf ("%06u", (guint) (g_ascii_strtoull (digest, NULL, 16) % NUMBERS));
}

/* (transfer full): what a seat is called at the broker of its network. */
static char *
make_name (const char *table,
           guint       seat)
{
  return g_strdup_printf ("%s-%u", table, seat + 1);
}

/* (transfer full): the key by which it is admitted there. */
static char *
make_psk (GBytes *key)
{
  return net_key_derive (key, "broker");
}

/** kit_remote_name_seat: (inout) @invitation: its server is the broker of a network, at @address
    and @port, to which its seat is admitted. */
void
kit_remote_name_seat (KitInvitation *invitation,
                      const char    *address,
                      guint          port)
{
  g_return_if_fail (invitation != NULL && address != NULL);

  net_server_clear (&invitation->server);
  invitation->server = (NetServer) {
    .host = g_strdup (address), .port = port, .tls = TRUE,
    .psk_name = make_name (invitation->table, invitation->seat),
    .psk = make_psk (invitation->key),
  };
}

/* The broker of a table is at this machine. */
static void
name_seat (KitRemoteTable *table,
           KitInvitation  *invitation)
{
  g_autofree char *directory = g_path_get_dirname (kit_remote_table_get_path (table));
  g_autofree char *address = net_broker_find_address ();

  kit_remote_name_seat (invitation, address, kit_remote_find_port (directory));
}

/** kit_remote_invite: (transfer full): the invitation to a seat that is apart, as a link. */
char *
kit_remote_invite (KitRemoteTable *table,
                   guint           seat)
{
  g_auto (KitInvitation) invitation = { NULL };
  const KitRemotePlace *place;
  const KitRecord *record;
  guint host;

  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);
  g_return_val_if_fail (seat < KIT_MAX_PLAYERS && kit_remote_table_get_key (table, seat) != NULL,
                        NULL);

  place = kit_remote_table_get_place (table);
  record = kit_apart_get_record (kit_remote_table_get_apart (table));
  host = kit_apart_get_host (kit_remote_table_get_apart (table));
  invitation = (KitInvitation) {
    .game = g_ascii_strdown (record->format->group, -1),
    .table = g_strdup (kit_remote_table_get_id (table)), .seat = seat,
    .key = g_bytes_ref (kit_remote_table_get_key (table, seat)),
    .from = g_strdup (host != KIT_NOBODY && host != seat ? record->players[host].name : NULL),
  };
  if (place->is_room)
    name_seat (table, &invitation);
  else
    net_server_copy (&invitation.server, &place->server);
  return kit_invitation_write (&invitation);
}

/* Lets a seat read what it is told and who is there, and say its own. */
static void
admit (KitRemoteTable *table,
       guint           seat,
       const char     *post,
       NetBroker      *broker)
{
  const char *id = kit_remote_table_get_id (table);
  g_autofree char *name = make_name (id, seat);
  g_autofree char *psk = make_psk (kit_remote_table_get_key (table, seat));
  g_autofree char *sheet = kit_topic_make (id, KIT_TOPIC_SHEET, seat);
  g_autofree char *word = kit_topic_make (id, KIT_TOPIC_WORD, seat);
  g_autofree char *here = kit_topic_make (id, KIT_TOPIC_HERE, seat);
  g_autofree char *referee = kit_topic_make (post, KIT_TOPIC_HERE, KIT_MAX_PLAYERS);
  g_autofree char *rights = g_strdup_printf ("topic read %s\ntopic write %s\ntopic readwrite %s\n"
                                             "topic read %s/here/#\ntopic read %s\n",
                                             sheet, word, here, id, referee);

  net_broker_admit (broker, name, psk, rights);
}

/** kit_remote_admit: lets all seats that are apart connect to the broker of the referee, whose
    @post it is. */
void
kit_remote_admit (KitRemoteTable *table,
                  const char     *post,
                  NetBroker      *broker)
{
  g_return_if_fail (KIT_IS_REMOTE_TABLE (table));
  g_return_if_fail (post != NULL && broker != NULL);

  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    if (kit_remote_table_get_key (table, p) != NULL)
      admit (table, p, post, broker);
}
