/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of KitTable, for kit-table.c and kit-table-access.c. */

#pragma once

#include "kit-banner.h"
#include "kit-flights.h"
#include "kit-sounds.h"
#include "kit-table-menu.h"

#include "kit/view/board/kit-board-view.h"
#include "kit/view/guide/kit-guide-host.h"

G_BEGIN_DECLS

struct _KitTablePrivate
{
  /* children */
  KitBoardView       *board;
  KitBanner          *banner;

  /* owned */
  KitPace            *pace;             /* that of the table that this one replaces, if any */
  KitGuideHost       *host;
  KitContext          context;          /* of it, the style alone */
  GPtrArray          *panels;           /* in the order of the class; none before the first frame */
  KitFlights         *flights;          /* or NULL */
  KitSounds          *sounds;           /* or NULL */
  KitTableMenu       *menu;
  GSettings          *settings;
  GSimpleActionGroup *group;

  GtkWidget          *new_game;         /* weak; the dialog, while it is open */
};

G_END_DECLS
