/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that are announced in this network, and how one sits down at them by a number. Whoever
   hears the announcement without the number has to try a million of them, which takes hours. */

#include "config.h"

#include "kit-nearby.h"

#include "kit-remote-invite.h"

#include <string.h>

#define DIGITS    4                     /* of the table, which tell announcements apart */
#define MAX_LABEL 63                    /* bytes of the name of a service */

const char * const kit_nearby_type = "_" LINK_SCHEME "._tcp";

static char *
make_topic (const char *table,
            guint       seat)
{
  return g_strdup_printf ("%s/%u", table, seat + 1);
}

/* (transfer full): the key of a seat, sealed with the number of its table. */
static char *
seal_key (KitRemoteTable *table,
          guint           seat,
          GBytes         *number)
{
  g_autofree char *topic = make_topic (kit_remote_table_get_id (table), seat);
  g_autofree char *key = net_key_write (kit_remote_table_get_key (table, seat));
  g_autoptr (GBytes) sealed = net_seal (number, topic, 0, key);
  gsize size;
  const guchar *bytes = g_bytes_get_data (sealed, &size);
  g_autofree char *text = g_base64_encode (bytes, size);

  return g_strdup_printf ("seat%u=%s", seat + 1, text);
}

/* (transfer full): what is said of a table: who keeps it, and its free seats. */
static GStrv
describe (KitRemoteTable *table,
          guint           free_seats)
{
  const char *id = kit_remote_table_get_id (table);
  const KitApart *apart = kit_remote_table_get_apart (table);
  const KitRecord *record = kit_apart_get_record (apart);
  g_autofree char *digits = kit_remote_make_number (table);
  g_autoptr (GBytes) number = net_key_stretch (digits, id);
  g_autofree char *group = g_ascii_strdown (record->format->group, -1);
  g_autofree char *game = g_strconcat ("game=", group, NULL);
  g_autofree char *which = g_strconcat ("table=", id, NULL);
  g_autofree char *from =
    g_strconcat ("from=", record->players[kit_apart_get_host (apart)].name, NULL);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  g_strv_builder_add (texts, "v=1");
  g_strv_builder_add (texts, game);
  g_strv_builder_add (texts, which);
  g_strv_builder_add (texts, from);
  for (guint p = 0; p < record->n_players; p++)
    if ((free_seats >> p & 1) != 0)
      {
        g_autofree char *sealed = seal_key (table, p, number);

        g_strv_builder_add (texts, sealed);
      }
  return g_strv_builder_end (texts);
}

/* (transfer full): as long as a label of DNS may be. */
static char *
make_name (const char *player,
           const char *table)
{
  g_autofree char *name = g_strdup (player);

  while (strlen (name) + 1 + DIGITS > MAX_LABEL)
    *g_utf8_find_prev_char (name, name + strlen (name)) = '\0';
  return g_strdup_printf ("%s %.*s", name, DIGITS, table);
}

/** kit_nearby_announce: (transfer full) (nullable): announces a table of this network; %NULL if
    nobody can sit down at it any more. */
NetAnnouncement *
kit_nearby_announce (KitRemoteTable *table)
{
  const KitApart *apart;
  g_autofree char *directory = NULL;
  g_autofree char *name = NULL;
  g_auto (GStrv) texts = NULL;
  guint free_seats, host;

  g_return_val_if_fail (KIT_IS_REMOTE_TABLE (table), NULL);

  apart = kit_remote_table_get_apart (table);
  host = kit_apart_get_host (apart);
  if (host == KIT_NOBODY || kit_record_is_over (kit_apart_get_record (apart)))
    return NULL;
  free_seats = kit_apart_get_seats (apart) & ~kit_apart_get_joined (apart) & ~(1u << host);
  if (free_seats == 0)
    return NULL;
  directory = g_path_get_dirname (kit_remote_table_get_path (table));
  texts = describe (table, free_seats);
  name = make_name (kit_apart_get_record (apart)->players[host].name,
                    kit_remote_table_get_id (table));
  return net_announcement_new (name, kit_nearby_type, kit_remote_find_port (directory),
                               (const char * const *) texts);
}

/* (transfer full) (nullable): the value of a key. */
static char *
find_text (char      **texts,
           const char *key)
{
  for (; *texts != NULL; texts++)
    if (g_str_has_prefix (*texts, key) && (*texts)[strlen (key)] == '=')
      return g_strdup (*texts + strlen (key) + 1);
  return NULL;
}

/** kit_nearby_read: (transfer full) (nullable): the table that is announced; %NULL if there is
    none. */
KitNearby *
kit_nearby_read (const NetNearby *found)
{
  g_autoptr (KitNearby) nearby = g_new0 (KitNearby, 1);

  g_return_val_if_fail (found != NULL && found->texts != NULL, NULL);

  nearby->name = g_strdup (found->name);
  nearby->address = g_strdup (found->address);
  nearby->port = found->port;
  nearby->game = find_text (found->texts, "game");
  nearby->table = find_text (found->texts, "table");
  nearby->from = find_text (found->texts, "from");
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    {
      g_autofree char *key = g_strdup_printf ("seat%u", p + 1);

      nearby->seats[p] = find_text (found->texts, key);
    }
  return nearby->game != NULL && nearby->table != NULL && nearby->from != NULL &&
         kit_apart_is_name (nearby->from) ? g_steal_pointer (&nearby) : NULL;
}

/** kit_nearby_free: frees @nearby. */
void
kit_nearby_free (KitNearby *nearby)
{
  g_free (nearby->name);
  g_free (nearby->game);
  g_free (nearby->table);
  g_free (nearby->from);
  g_free (nearby->address);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    g_free (nearby->seats[p]);
  g_free (nearby);
}

/* (transfer full) (nullable): the key of a seat, unless the number is another one. */
static GBytes *
unseal_key (const KitNearby *nearby,
            guint            seat,
            GBytes          *number)
{
  g_autofree char *topic = make_topic (nearby->table, seat);
  g_autofree guchar *bytes = NULL;
  g_autoptr (GBytes) sealed = NULL;
  g_autofree char *key = NULL;
  guint64 counter;
  gsize size;

  bytes = g_base64_decode (nearby->seats[seat], &size);
  sealed = g_bytes_new (bytes, size);
  key = net_unseal (number, topic, sealed, &counter);
  return key != NULL ? net_key_read (key) : NULL;
}

/**
 * kit_nearby_open:
 * @nearby: a table
 * @number: the digits that whoever keeps it has told
 * @invitation: (out): to a free seat, by chance
 *
 * Returns: whether it is the number of the table
 */
gboolean
kit_nearby_open (const KitNearby *nearby,
                 const char      *number,
                 KitInvitation   *invitation)
{
  g_autoptr (GBytes) stretched = NULL;
  guint first = g_random_int_range (0, KIT_MAX_PLAYERS);

  g_return_val_if_fail (nearby != NULL && number != NULL && invitation != NULL, FALSE);

  stretched = net_key_stretch (number, nearby->table);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      guint seat = (first + i) % KIT_MAX_PLAYERS;
      GBytes *key = nearby->seats[seat] != NULL ? unseal_key (nearby, seat, stretched) : NULL;

      if (key == NULL)
        continue;
      *invitation = (KitInvitation) {
        .game = g_strdup (nearby->game), .table = g_strdup (nearby->table), .seat = seat,
        .key = key, .from = g_strdup (nearby->from),
      };
      kit_remote_name_seat (invitation, nearby->address, nearby->port);
      return TRUE;
    }
  return FALSE;
}
