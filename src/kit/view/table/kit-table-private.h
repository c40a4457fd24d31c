/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The struct of the table, and what its files call of each other. It is one widget in eight files:
   its state is that of all of them. */

#pragma once

#include "kit-flights.h"
#include "kit-sounds.h"
#include "kit-table.h"

#include "kit/presenter/kit-hint.h"
#include "kit/presenter/kit-replay.h"
#include "kit/view/guide/kit-guide.h"

G_BEGIN_DECLS

struct _KitTablePrivate
{
  /* template */
  GtkBox         *tray;                 /* below the board, if the window is large enough */
  GtkWidget      *side;
  GtkBox         *panels;
  GtkWidget      *banner;               /* over the board */
  GtkLabel       *banner_text;
  GtkWidget      *banner_button;

  KitBoardView   *board;                /* a child; made by the class of the game */

  /* in tray or panels; NULL before the first frame */
  KitScorePanel  *scores;
  KitLogPanel    *log;

  /* owned */
  KitInput           *input;
  KitPlayback        *playback;
  KitStyle           *style;
  KitReplay          *replay;
  KitHint            *hint;
  KitFlights         *flights;
  KitSounds          *sounds;           /* or NULL */
  GSettings          *settings;
  KitGame            *next;             /* or NULL; replaces the current game once that is saved */
  GSimpleActionGroup *group;
  GSignalGroup       *signals;          /* connected to the current game */
  char               *title;
  GMenuModel         *menu;
  GMenu              *seats;            /* the submenu in it */

  GtkWidget      *welcome;              /* a child at the very first start, or NULL */
  KitGame        *first;                /* over which it was; weak */
  GtkWidget      *guide;                /* a child in a guided game, or NULL */
  const char     *pointed;              /* the place at which it points; owned by its step */
  KitGame        *guided;               /* for which that was looked for last; weak */
  gboolean        begins_guided;        /* the game begins like the guided one */
  guint           guide_source;         /* while it is to be updated */
  GtkWidget      *new_game;             /* weak; the dialog, while it is open */
  GtkWidget      *rulebook;             /* weak; the window, while it is open */
  gboolean        seen;                 /* the first frame was drawn */
  gboolean        wide;                 /* panels are beside the board, not below it */
  gboolean        has_tray;             /* some of them are in the tray */
  double          scale;                /* of the panels; 0 before they are arranged */
  double          tray_scale;
  gboolean        handed_over;          /* a new table has the game: do not stop it */
  gboolean        ended;                /* the game is over, its result not shown yet */
  int             told;                 /* the decision that the banner was last made for */
  guint           banner_source;        /* after which the banner is hidden; 0 if it stays */
  gboolean        waiting;              /* the game does not run until the player goes on */
  gboolean        skipping;             /* to the next decision of a person */
  gboolean        whole;                /* the hint tells the whole turn */
  gboolean        asked;                /* the user agreed to end the turn: do not ask again */
};

extern const KitFlightFuncs kit_table_flight_funcs;

void       kit_table_shell_game_init   (ShellGameInterface *iface);
void       kit_table_ask_seats         (KitTable           *table);
void       kit_table_update_title      (KitTable           *table);
void       kit_table_update_speed      (KitTable           *table);
void       kit_table_skip              (KitTable           *table,
                                        int                 argument);
void       kit_table_stop_skipping     (KitTable           *table);
void       kit_table_arrangement_init  (GtkWidgetClass     *widget_class);
void       kit_table_arrangement_start (KitTable           *table);
double     kit_table_find_scale        (int                 height);
void       kit_table_add_panels        (KitTable           *table);
void       kit_table_arrange_panels    (KitTable           *table);
void       kit_table_make_menu         (KitTable           *table);
void       kit_table_start_banner      (KitTable           *table);
void       kit_table_stop_banner       (KitTable           *table);
void       kit_table_refresh_banner    (KitTable           *table);
void       kit_table_queue_guide       (KitTable           *table);
void       kit_table_drop_banner       (KitTable           *table);
void       kit_table_allocate_banner   (KitTable           *table,
                                        int                 width);
void       kit_table_pause_if_wished   (KitTable           *table);
void       kit_table_continue          (KitTable           *table);
void       kit_table_show_hint         (KitTable           *table,
                                        int                 argument);
void       kit_table_play_first        (KitTable           *table,
                                        int                 argument);
void       kit_table_start_guide       (KitTable           *table,
                                        int                 argument);
void       kit_table_update_guide      (KitTable           *table);
void       kit_table_stop_guide        (KitTable           *table);
GPtrArray *kit_table_make_shortcuts    (ShellGame          *game);
void       kit_table_show_result       (KitTable           *table);
void       kit_table_make_actions      (KitTable           *table);
void       kit_table_update_actions    (KitTable           *table);

G_END_DECLS
