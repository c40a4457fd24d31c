/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guides the player through a first game. */

#pragma once

#include "kit-guide.h"

#include "kit/presenter/kit-input.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitGuideSetup:
 * @view: the game
 * @path: (nullable): the file with the steps of the guided game; %NULL if there is none
 * @play: plays a game
 * @names: what the names in the steps mean
 * @panels: in a window that scrolls: what is pointed at in them is scrolled to
 * @data: for the functions
 */
typedef struct
{
  const KitGameView *view;
  const char        *path;
  void             (*play) (KitGame  *game,
                            gpointer  data);
  KitGuideGame       names;
  GtkWidget         *panels;
  gpointer           data;
} KitGuideSetup;

/**
 * KitGuideHost:
 *
 * Makes the bubbles of the guide over a widget that outlives it, as its children. Whether the
 * player is guided stands in the setting "guided".
 */
#define KIT_TYPE_GUIDE_HOST (kit_guide_host_get_type ())
G_DECLARE_FINAL_TYPE (KitGuideHost, kit_guide_host, KIT, GUIDE_HOST, GObject)

KitGuideHost *kit_guide_host_new       (GtkWidget           *widget,
                                        KitInput            *input,
                                        GSettings           *settings,
                                        const KitGuideSetup *setup);
void          kit_guide_host_start     (KitGuideHost        *host);
void          kit_guide_host_update    (KitGuideHost        *host);
void          kit_guide_host_queue     (KitGuideHost        *host);
GtkWidget    *kit_guide_host_get_guide (KitGuideHost        *host);

G_END_DECLS
