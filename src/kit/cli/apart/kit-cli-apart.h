/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands for tables whose seats are apart have in common. */

#pragma once

#include "kit/cli/kit-cli.h"
#include "kit/remote/kit-remote-place.h"

G_BEGIN_DECLS

const KitCliGame *kit_cli_find_group   (const KitCliGame * const *games,
                                        const char               *group);
NetMailbox       *kit_cli_open_mailbox (const KitRemotePlace     *place);

G_END_DECLS
