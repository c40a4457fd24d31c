/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the referee of a table elsewhere, for a seat that is played here. */

#pragma once

#include "kit-remote-seat.h"

#include "kit/model/kit-referee.h"

G_BEGIN_DECLS

/**
 * KitRemoteReferee:
 *
 * Has the record that the seat was told, in which the other persons have the kind
 * %KIT_KIND_ELSEWHERE, and after the end the whole one. What has come is shown one decision after
 * the other, as if it was made here, unless something was undone.
 */
#define KIT_TYPE_REMOTE_REFEREE (kit_remote_referee_get_type ())
G_DECLARE_FINAL_TYPE (KitRemoteReferee, kit_remote_referee, KIT, REMOTE_REFEREE, KitReferee)

KitReferee *kit_remote_referee_new (KitRemoteSeat *remote);

G_END_DECLS
