/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes the lessons of a game, in the real window. */

#pragma once

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

int lessons_run (int                   argc,
                 char                **argv,
                 const ShellGameInfo  *info,
                 KitTable           *(*start) (void));

G_END_DECLS
