/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of a table share. */

#pragma once

#include "kit-banner.h"
#include "kit-table-menu.h"

#include "kit/presenter/kit-pace.h"
#include "kit/view/guide/kit-guide-host.h"
#include "kit/view/kit-context.h"

G_BEGIN_DECLS

/**
 * KitTableObjects:
 * @banner: a child
 * @guide: a child; the bubble of a guided game or a lesson
 * @pace: (owned): how the game goes on; that of the table that this one replaces, if any
 * @host: (owned): the guide
 * @context: what board and panels share with the table, which owns the style in it
 * @panels: (owned): the panels, in the order of the class; none before the first frame
 * @companion: (nullable): what stands above the panels beside the board; a child
 * @menu: (owned): the names of the players in title and menu
 * @group: (owned): the actions
 * @new_game: (nullable): the dialog for a new game, while it is open; weak
 *
 * What the files of a table share; see kit_table_get_objects().
 */
typedef struct
{
  KitBanner          *banner;
  KitGuide           *guide;
  KitPace            *pace;
  KitGuideHost       *host;
  KitContext          context;
  GPtrArray          *panels;
  GtkWidget          *companion;
  KitTableMenu       *menu;
  GSimpleActionGroup *group;
  GtkWidget          *new_game;
} KitTableObjects;

G_END_DECLS
