/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the table share. */

#pragma once

#include "alx-table.h"

#include "alx-flights.h"
#include "alexandros/presenter/alx-replay.h"
#include "alexandros/view/panels/alx-action-panel.h"
#include "alexandros/view/panels/alx-card-panel.h"
#include "alexandros/view/panels/alx-hand-panel.h"
#include "alexandros/view/panels/alx-log-panel.h"
#include "alexandros/view/panels/alx-score-panel.h"
#include "shell/shell-game.h"

G_BEGIN_DECLS

struct _AlxTable
{
  GtkWidget parent_instance;

  /* template */
  AlxBoardView   *board;
  GtkBox         *tray;                 /* below the board, while there is room */
  GtkWidget      *side;
  GtkBox         *panels;

  /* in tray or panels; NULL before the first frame */
  AlxScorePanel  *scores;
  AlxCardPanel   *cards;
  AlxHandPanel   *hand;
  AlxActionPanel *actions;
  AlxLogPanel    *log;

  /* owned */
  AlxInput           *input;
  AlxPlayback        *playback;
  AlxStyle           *style;
  AlxReplay          *replay;
  AlxFlights         *flights;
  GSettings          *settings;
  AlxGame            *next;             /* takes the place of the current game when that is kept,
                                           or NULL */
  GSimpleActionGroup *group;
  GSignalGroup       *signals;          /* of the current game */
  char               *title;
  GMenuModel         *menu;
  GMenu              *seats;            /* a part of it */

  GtkWidget      *new_game;             /* weak; the dialog, while it is open */
  GtkWidget      *rules;                /* weak; the window, while it is open */
  gboolean        seen;                 /* there was a first frame */
  gboolean        wide;
  gboolean        has_tray;
  double          scale;                /* of the panels; 0 before they are arranged */
  double          cards_scale;
  gboolean        handed_over;          /* another table goes on with the game */
  gboolean        held;                 /* the game is, */
  gboolean        was_running;          /* and ran before */
  gboolean        ended;                /* and its result is yet to be shown */
  gboolean        asked;                /* whether to end the turn, and the answer was yes */
};

/* The keys of all actions. */
extern const ShellAccel alx_table_accels[];

void                alx_table_shell_game_init (ShellGameInterface *iface);
void                alx_table_ask_seats      (AlxTable           *table);
void                alx_table_update_title   (AlxTable           *table);
void                alx_table_update_speed   (AlxTable           *table);
void                alx_table_layout_init    (GtkWidgetClass     *widget_class);
void                alx_table_layout_start   (AlxTable           *table);
double              alx_table_find_scale     (int                 height);
void                alx_table_add_panels     (AlxTable           *table);
void                alx_table_arrange_panels (AlxTable           *table);
GtkWidget          *alx_table_find_anchor    (AlxAnchor           anchor,
                                              guint8              symbol,
                                              gpointer            data);
void                alx_table_make_menu      (AlxTable           *table);
GPtrArray          *alx_table_make_shortcuts (ShellGame          *game);
void                alx_table_show_result    (AlxTable           *table);
GSimpleActionGroup *alx_table_make_actions   (AlxTable           *table);
void                alx_table_update_actions (AlxTable           *table,
                                              GSimpleActionGroup *group);

G_END_DECLS
