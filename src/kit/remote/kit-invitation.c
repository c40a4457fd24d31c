/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An invitation to a seat of a table whose seats are apart, as a link of a scheme of our own:

     join?v=1&game=GAME&table=0123456789abcdef&seat=2&from=NAME&at=mqtts://host:8883&
       ca=CERTIFICATE&key=KEY */

#include "config.h"

#include "kit-invitation.h"

#include "kit/apart/kit-apart-word.h"
#include "net/net-certificate.h"

#include <string.h>

#define START   LINK_SCHEME ":join?"
#define VERSION 1
#define TABLE   16                      /* characters of a table */

#define PLAIN_PORT 1883
#define TLS_PORT   8883

/** kit_invitation_copy: (out) @invitation: the same as @from. */
void
kit_invitation_copy (KitInvitation       *invitation,
                     const KitInvitation *from)
{
  *invitation = (KitInvitation) {
    .game = g_strdup (from->game), .table = g_strdup (from->table), .seat = from->seat,
    .key = g_bytes_ref (from->key), .from = g_strdup (from->from),
    .yields = from->yields,
  };
  net_server_copy (&invitation->server, &from->server);
}

/** kit_invitation_clear: frees what @invitation owns. */
void
kit_invitation_clear (KitInvitation *invitation)
{
  g_free (invitation->game);
  g_free (invitation->table);
  g_clear_pointer (&invitation->key, g_bytes_unref);
  g_free (invitation->from);
  net_server_clear (&invitation->server);
  *invitation = (KitInvitation) { NULL };
}

/* --- servers --- */

/**
 * kit_server_read:
 * @server: (out): undefined if it is none
 * @address: "mqtt://host", or "mqtts://" for TLS; a user, a password and a port may stand in it,
 *   and an IPv6 address in brackets. After "#" stands a key that was shared before, with its name
 *   and a colon before it
 *
 * Returns: whether it is the address of a broker
 */
gboolean
kit_server_read (NetServer  *server,
                 const char *address)
{
  g_autoptr (GUri) uri =
    g_uri_parse (address, G_URI_FLAGS_HAS_PASSWORD | G_URI_FLAGS_PARSE_RELAXED, NULL);
  const char *scheme = uri != NULL ? g_uri_get_scheme (uri) : "";
  const char *psk = uri != NULL ? g_uri_get_fragment (uri) : NULL;
  gboolean tls = g_str_equal (scheme, "mqtts");
  int port;

  if ((!tls && !g_str_equal (scheme, "mqtt")) || g_uri_get_host (uri) == NULL ||
      g_uri_get_host (uri)[0] == '\0' || strlen (g_uri_get_path (uri)) > 1)
    return FALSE;
  port = g_uri_get_port (uri) > 0 ? g_uri_get_port (uri) : tls ? TLS_PORT : PLAIN_PORT;
  *server = (NetServer) {
    .host = g_strdup (g_uri_get_host (uri)), .port = port, .tls = tls,
    .user = g_strdup (g_uri_get_user (uri)), .password = g_strdup (g_uri_get_password (uri)),
  };
  if (psk != NULL && strchr (psk, ':') != NULL)
    {
      server->psk_name = g_strndup (psk, strchr (psk, ':') - psk);
      server->psk = g_strdup (strchr (psk, ':') + 1);
    }
  return TRUE;
}

/** kit_server_write: (transfer full): the address that kit_server_read() reads. */
char *
kit_server_write (const NetServer *server)
{
  g_autofree char *psk =
    server->psk != NULL ? g_strdup_printf ("%s:%s", server->psk_name, server->psk) : NULL;

  return g_uri_join_with_user (G_URI_FLAGS_HAS_PASSWORD, server->tls ? "mqtts" : "mqtt",
                               server->user, server->password, NULL, server->host, server->port,
                               "", NULL, psk);
}

/* --- links --- */

static void
append (GString    *link,
        const char *key,
        const char *value)
{
  g_string_append_printf (link, "&%s=", key);
  g_string_append_uri_escaped (link, value, ":/@-._~", FALSE);
}

/** kit_invitation_write: (transfer full): the link. */
char *
kit_invitation_write (const KitInvitation *invitation)
{
  g_autofree char *key = net_key_write (invitation->key);
  g_autofree char *seat = g_strdup_printf ("%u", invitation->seat + 1);
  GString *link = g_string_new (NULL);

  g_string_append_printf (link, START "v=%d", VERSION);
  append (link, "game", invitation->game);
  append (link, "table", invitation->table);
  append (link, "seat", seat);
  if (invitation->from != NULL)
    append (link, "from", invitation->from);
  if (invitation->server.host != NULL)
    {
      g_autofree char *address = kit_server_write (&invitation->server);

      append (link, "at", address);
    }
  if (invitation->server.tls && invitation->server.certificates != NULL)
    append (link, "ca", invitation->server.certificates);
  append (link, "key", key);
  return g_string_free (link, FALSE);
}

/* Whether all characters of @text are digits of @base. */
static gboolean
is_digits (const char *text,
           gsize       length)
{
  if (text == NULL || strlen (text) != length)
    return FALSE;
  for (; *text != '\0'; text++)
    if (!g_ascii_isdigit (*text) && (*text < 'a' || *text > 'f'))
      return FALSE;
  return TRUE;
}

static gboolean
is_word (const char *text)
{
  return text != NULL && text[0] != '\0' && strlen (text) <= KIT_APART_MAX_ID &&
         text[strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static KitInvitationFault
read_values (KitInvitation *invitation,
             GHashTable    *values)
{
  const char *seat = g_hash_table_lookup (values, "seat");
  const char *key = g_hash_table_lookup (values, "key");
  const char *from = g_hash_table_lookup (values, "from");
  const char *at = g_hash_table_lookup (values, "at");
  const char *certificates = g_hash_table_lookup (values, "ca");

  if (!is_word (g_hash_table_lookup (values, "game")) ||
      !is_digits (g_hash_table_lookup (values, "table"), TABLE) || seat == NULL ||
      seat[0] < '1' || seat[0] > '0' + KIT_MAX_PLAYERS || seat[1] != '\0' || key == NULL ||
      (from != NULL && !kit_apart_is_name (from)) ||
      (certificates != NULL && !net_certificate_is_text (certificates)))
    return KIT_INVITATION_DAMAGED;
  invitation->key = net_key_read (key);
  if (invitation->key == NULL)
    return KIT_INVITATION_DAMAGED;
  if (at != NULL && !kit_server_read (&invitation->server, at))
    return KIT_INVITATION_SERVER;
  invitation->server.certificates = g_strdup (certificates);
  invitation->game = g_strdup (g_hash_table_lookup (values, "game"));
  invitation->table = g_strdup (g_hash_table_lookup (values, "table"));
  invitation->seat = seat[0] - '1';
  invitation->from = g_strdup (from);
  return KIT_INVITATION_FINE;
}

/**
 * kit_invitation_read:
 * @invitation: (out): undefined if there is a fault
 * @text: anything; blanks at its ends do not matter
 *
 * Returns: whether it is an invitation, or why not
 */
KitInvitationFault
kit_invitation_read (KitInvitation *invitation,
                     const char    *text)
{
  g_autofree char *link = g_strstrip (g_strndup (text, KIT_INVITATION_MAX_BYTES + 1));
  g_autoptr (GHashTable) values = NULL;
  g_auto (KitInvitation) read = { NULL };
  KitInvitationFault fault;
  const char *version;

  if (strlen (link) > KIT_INVITATION_MAX_BYTES || !g_utf8_validate (link, -1, NULL) ||
      !g_str_has_prefix (link, START))
    return KIT_INVITATION_NO_LINK;
  values = g_uri_parse_params (link + strlen (START), -1, "&", G_URI_PARAMS_NONE, NULL);
  version = values != NULL ? g_hash_table_lookup (values, "v") : NULL;
  if (version == NULL || !g_ascii_isdigit (version[0]))
    return KIT_INVITATION_DAMAGED;
  if (g_ascii_strtoull (version, NULL, 10) != VERSION)
    return KIT_INVITATION_NEWER;
  fault = read_values (&read, values);
  if (fault != KIT_INVITATION_FINE)
    return fault;
  *invitation = read;
  read = (KitInvitation) { NULL };
  return KIT_INVITATION_FINE;
}
