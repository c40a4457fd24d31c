/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The struct of the table, and what its files call of each other. */

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

/*
 * The widget that the shell shows in its window: the board, the panels beside it and, in a large
 * window, a tray below it for cards and hand. It implements ShellGame. Panels are made after the
 * first frame, which shows the board alone. After a change of language, rebuild() replaces the
 * table by a new one, which takes over the input and with it the game.
 *
 * CSS: the table has the class "large" or "huge" where everything is enlarged, its children "tray"
 * and "side"; all windows have "day", "night" or "contrast", by theme. It has the accessible role
 * of its parent class. It owns all objects of the game but the windows that it opens, which belong
 * to GTK.
 */
struct _AlxTable
{
  GtkWidget parent_instance;

  /* template */
  AlxBoardView   *board;
  GtkBox         *tray;                 /* below the board, if the window is large enough */
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
  AlxGame            *next;             /* or NULL; replaces the current game once that is saved */
  GSimpleActionGroup *group;
  GSignalGroup       *signals;          /* connected to the current game */
  char               *title;
  GMenuModel         *menu;
  GMenu              *seats;            /* the submenu in it */

  GtkWidget      *new_game;             /* weak; the dialog, while it is open */
  GtkWidget      *rules;                /* weak; the window, while it is open */
  gboolean        seen;                 /* the first frame was drawn */
  gboolean        wide;                 /* panels are beside the board, not below it */
  gboolean        has_tray;             /* cards and hand are in the tray */
  double          scale;                /* of the panels; 0 before they are arranged */
  double          cards_scale;
  gboolean        handed_over;          /* a new table has the game: do not stop it */
  gboolean        held;                 /* the shell holds the game, */
  gboolean        was_running;          /* which was running before */
  gboolean        ended;                /* the game is over, its result not shown yet */
  gboolean        asked;                /* the user agreed to end the turn: do not ask again */
};

extern const ShellAccel alx_table_accels[];

GtkWindow          *alx_table_get_window     (AlxTable           *table);
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
void                alx_table_update_actions (AlxTable           *table);

G_END_DECLS
