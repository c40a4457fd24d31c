/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether buttons stay where they are while a player decides. */

#pragma once

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

int still_run (int                   argc,
               char                **argv,
               const ShellGameInfo  *info,
               KitTable           *(*start) (void),
               gboolean              all);

G_END_DECLS
