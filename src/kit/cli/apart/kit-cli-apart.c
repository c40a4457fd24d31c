/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands for tables whose seats are apart have in common. */

#include "config.h"

#include "kit-cli-apart.h"

#include <glib/gi18n.h>
#include <stdio.h>

#define PATIENCE_S 5                    /* until it is told that there is no connection */

/** kit_cli_find_group: (nullable): the game whose records begin with a group of this name, in
    whatever letters. */
const KitCliGame *
kit_cli_find_group (const KitCliGame * const *games,
                    const char               *group)
{
  for (; *games != NULL; games++)
    if (g_ascii_strcasecmp ((*games)->format->group, group) == 0)
      return *games;
  return NULL;
}

/* Says why a server cannot be reached, which is tried again and again. */
static gboolean
complain_cb (gpointer data)
{
  NetMailbox *mailbox = data;
  const char *problem = NET_IS_MQTT (mailbox) ? net_mqtt_get_problem (NET_MQTT (mailbox)) : NULL;

  if (!net_mailbox_is_online (mailbox) && problem != NULL)
    fprintf (stderr, _("there is no connection: %s; it is tried again\n"), problem);
  return G_SOURCE_REMOVE;
}

/** kit_cli_open_mailbox: (transfer full) (nullable): at a broker or in a folder; %NULL, with a
    message, if that cannot be. */
NetMailbox *
kit_cli_open_mailbox (const KitRemotePlace *place)
{
  NetMailbox *mailbox;

  switch (kit_remote_place_check (place))
    {
    case KIT_PLACE_NO_FOLDER:
      kit_cli_usage (_("the table is in a folder: --folder is needed"));
      return NULL;
    case KIT_PLACE_NO_SERVERS:
      kit_cli_usage (_("this program was built without servers; a folder is possible"));
      return NULL;
    default:
      mailbox = kit_remote_place_open (place);
      g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, PATIENCE_S, complain_cb,
                                  g_object_ref (mailbox), g_object_unref);
      return mailbox;
    }
}
