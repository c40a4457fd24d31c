/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the seats of a table meet. */

#include "config.h"

#include "kit-remote-place.h"

#include "net/net-folder.h"

/** kit_remote_place_clear: frees what @place owns. */
void
kit_remote_place_clear (KitRemotePlace *place)
{
  net_server_clear (&place->server);
  g_clear_pointer (&place->folder, g_free);
}

/** kit_remote_place_copy: (out) @place: the same as @from. */
void
kit_remote_place_copy (KitRemotePlace       *place,
                       const KitRemotePlace *from)
{
  net_server_copy (&place->server, &from->server);
  place->folder = g_strdup (from->folder);
  place->is_room = from->is_room;
}

/** kit_remote_place_check: whether kit_remote_place_open() is possible. */
KitPlaceFault
kit_remote_place_check (const KitRemotePlace *place)
{
  g_return_val_if_fail (place != NULL, KIT_PLACE_NO_FOLDER);

  if (place->server.host == NULL && !place->is_room)
    return place->folder == NULL ? KIT_PLACE_NO_FOLDER : KIT_PLACE_FINE;
  return net_mqtt_is_built_in () ? KIT_PLACE_FINE : KIT_PLACE_NO_SERVERS;
}

/** kit_remote_place_open: (transfer full): the mailbox of a place that kit_remote_place_check()
    finds fine. */
NetMailbox *
kit_remote_place_open (const KitRemotePlace *place)
{
  g_return_val_if_fail (place != NULL, NULL);

  return place->server.host != NULL ? net_mqtt_new (&place->server)
                                    : net_folder_new (place->folder);
}

/** kit_remote_name_program: (transfer full): what seats and referees call this program. */
char *
kit_remote_name_program (void)
{
  return g_strdup (GETTEXT_PACKAGE " " PACKAGE_VERSION);
}
