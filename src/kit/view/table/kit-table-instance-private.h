/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of KitTable, for kit-table.c and kit-table-access.c. */

#pragma once

#include "kit-banner.h"
#include "kit-flights.h"
#include "kit-sounds.h"
#include "kit-table-menu.h"

#include "kit/view/board/kit-board-view.h"
#include "kit/view/guide/kit-guide-host.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"

G_BEGIN_DECLS

struct _KitTablePrivate
{
  /* children; board and banner are made by the table, scores and log after the first frame */
  KitBoardView       *board;
  KitBanner          *banner;
  KitScorePanel      *scores;           /* or NULL */
  KitLogPanel        *log;              /* or NULL */

  /* owned */
  KitPace            *pace;             /* that of the table that this one replaces, if any */
  KitGuideHost       *host;
  KitStyle           *style;
  KitFlights         *flights;          /* or NULL */
  KitSounds          *sounds;           /* or NULL */
  KitTableMenu       *menu;
  GSettings          *settings;
  GSimpleActionGroup *group;

  GtkWidget          *new_game;         /* weak; the dialog, while it is open */
};

G_END_DECLS
