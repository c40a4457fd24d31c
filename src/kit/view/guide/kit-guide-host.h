/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guides the player through a game or a lesson. */

#pragma once

#include "kit-guide.h"

#include "kit/presenter/kit-input.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitGuideGame:
 * @holds: whether a condition of the steps holds now
 * @find: the widget that is, or has, a place of the steps, and the @area of that place in it; %NULL
 *   if it is not to be seen now
 *
 * What the names in the steps mean.
 */
typedef struct
{
  gboolean   (*holds) (const char   *condition,
                       gpointer      data);
  GtkWidget *(*find)  (const char   *place,
                       GdkRectangle *area,
                       gpointer      data);
} KitGuideGame;

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
 * Guides the player with a bubble that outlives it. Which step that shows follows from the position
 * alone, so that undo leads back, and a saved game goes on where it was. Whether the player is
 * guided stands in the setting "guided".
 */
#define KIT_TYPE_GUIDE_HOST (kit_guide_host_get_type ())
G_DECLARE_FINAL_TYPE (KitGuideHost, kit_guide_host, KIT, GUIDE_HOST, GObject)

KitGuideHost *kit_guide_host_new        (KitGuide            *guide,
                                         KitInput            *input,
                                         GSettings           *settings,
                                         const KitGuideSetup *setup);
void          kit_guide_host_start      (KitGuideHost        *host);
void          kit_guide_host_update     (KitGuideHost        *host);
void          kit_guide_host_queue      (KitGuideHost        *host);
void          kit_guide_host_arrange    (KitGuideHost        *host);
void          kit_guide_host_teach      (KitGuideHost        *host,
                                         KitGuideStep        *task,
                                         const KitGuideWords *words);
gboolean      kit_guide_host_is_guiding (KitGuideHost        *host);
gboolean      kit_guide_host_allows     (gconstpointer        decision,
                                         gpointer             host);

G_END_DECLS
