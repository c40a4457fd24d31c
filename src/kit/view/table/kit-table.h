/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: the board with all panels around it. */

#pragma once

#include "kit/presenter/kit-storyboard.h"
#include "kit/view/board/kit-lines.h"
#include "kit/view/guide/kit-guide.h"
#include "kit/view/kit-game-view.h"
#include "shell/shell-catalogue.h"
#include "shell/shell-game.h"

G_BEGIN_DECLS

/**
 * KitTable:
 *
 * The widget that the shell shows in its window: the board, the panels beside it and, in a large
 * window, a tray below it. It implements ShellGame; a game derives its own table. Panels are made
 * after the first frame, which shows the board alone. After a change of language, rebuild()
 * replaces the table by a new one, which takes over the input and with it the game.
 *
 * CSS: the table has the class "large" or "huge" where everything is enlarged, its children "tray"
 * and "side"; all windows have "day", "night" or "contrast", by theme. It has the accessible role
 * of its parent class. It owns all objects of the game but the windows that it opens, which belong
 * to GTK.
 */
#define KIT_TYPE_TABLE           (kit_table_get_type ())
#define KIT_TABLE(object)        (G_TYPE_CHECK_INSTANCE_CAST ((object), KIT_TYPE_TABLE, KitTable))
#define KIT_IS_TABLE(object)     (G_TYPE_CHECK_INSTANCE_TYPE ((object), KIT_TYPE_TABLE))
#define KIT_TABLE_CLASS(class)   (G_TYPE_CHECK_CLASS_CAST ((class), KIT_TYPE_TABLE, KitTableClass))
#define KIT_TABLE_GET_CLASS(object) \
  (G_TYPE_INSTANCE_GET_CLASS ((object), KIT_TYPE_TABLE, KitTableClass))

typedef struct _KitTablePrivate KitTablePrivate;

/* Not declared by G_DECLARE_DERIVABLE_TYPE(), so that all files of the table see their part. */
typedef struct
{
  GtkWidget        parent_instance;
  /*< private >*/
  KitTablePrivate *private;
} KitTable;

GType kit_table_get_type (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitTable, g_object_unref)

/**
 * KitCommand:
 * @name: of the action, without "game."
 * @decide: calls a function of the input, or is %NULL
 * @perform: does anything else with the argument, or is %NULL
 * @argument: for @perform
 *
 * An action of the table without a parameter.
 */
typedef struct
{
  const char *name;
  void      (*decide)  (KitInput *input);
  void      (*perform) (KitTable *table,
                        int       argument);
  int         argument;
} KitCommand;

/**
 * KitPanelRow:
 * @get_type: its class, derived from #KitPanel
 * @narrow: its place if all panels are below the board; what is needed most comes first
 * @wide: its place if all are beside the board
 * @beside: its place beside the board while there is a tray, or 0
 * @tray: its place in the tray, or 0
 *
 * A panel, and where it stands: places are counted from 1, from top to bottom, in the tray from
 * left to right.
 */
typedef struct
{
  GType (*get_type) (void);
  guint   narrow;
  guint   wide;
  guint   beside;
  guint   tray;
} KitPanelRow;

/**
 * KitTableClass:
 * @view: the game, as panels and dialogs know it
 * @board: its board
 * @commands: (nullable): the actions of the game besides those of every game; the last has no name
 * @menu: the path of a file with the menus "menu" and "seats"; that of the kit if not set
 * @make_input: (transfer full): an input without a game
 * @make_storyboard: plans the motions of a decision
 * @make_preferences: (transfer floating): the part of the preferences that is the game's
 * @panels: (array): the panels, the log among them; the last has no type. The scores above the log
 *   if not set
 * @find_tray_scale: (nullable): the scale of what is in a tray of a width, in which panels are
 *   stacked or not; 0 if it does not fit. %NULL if there is never a tray
 * @stacks: whether panels in the tray are stacked where the board leaves room, the last one on top
 * @guide: (nullable): the path of a file with the steps of a guided game, which is that of
 *   @view; see kit_guide_new()
 * @holds: whether a condition of the guide holds; if there is one
 * @lessons: (nullable): the path of a file with lessons; see #KitLesson
 * @find_place: (nullable) (transfer none): see #KitGuideGame; of what is neither "log" nor "scores"
 *   nor a child of the template of the action panel. %NULL if the guide has no other places
 * @find_number: (nullable): the number of the place of the board that records call so, or
 *   %KIT_NO_PLACE; if there is a guide, or lessons
 * @find_anchor: (nullable): the widget where a card lies, by its anchor and face
 * @paint_card: (nullable): paints a card that flies, %KIT_MOTION_HIDDEN for its back
 * @find_start: (nullable): where in its widget a card begins, if not in the middle; %FALSE if it
 *   does
 * @find_sound: (nullable): see #KitSoundFunc; %NULL for a game without sounds
 * @get_pause: (nullable): the time before the next decision of a computer, in percent of the usual
 * @foresee_key: the key that marks, while it is held, what the next player may do, in lower case;
 *   0 for none
 * @peek_key: the key that shows a covered hand while it is held, in lower case; 0 for none
 * @update_actions: (nullable): enables those actions of the game that are possible now
 *
 * What a game tells the table.
 */
typedef struct
{
  GtkWidgetClass parent_class;

  const KitGameView    *view;
  const KitBoardInfo   *board;
  const KitCommand     *commands;
  const char           *menu;
  KitInput           *(*make_input)      (void);
  KitStoryboardFunc     make_storyboard;

  GtkWidget          *(*make_preferences) (GSettings      *settings);

  const KitPanelRow    *panels;
  double              (*find_tray_scale)  (int             width,
                                           gboolean        stacked,
                                           double          scale);
  gboolean              stacks;
  const char           *guide;
  gboolean            (*holds)            (KitTable       *table,
                                           const char     *condition);
  const char           *lessons;
  GtkWidget          *(*find_place)       (KitTable       *table,
                                           const char     *place,
                                           GdkRectangle   *area);
  int                 (*find_number)      (gconstpointer   board,
                                           const char     *name);
  GtkWidget          *(*find_anchor)      (KitTable       *table,
                                           guint           anchor,
                                           guint           face);
  void                (*paint_card)       (KitPainter     *painter,
                                           cairo_t        *cr,
                                           guint           face,
                                           double          width,
                                           double          height);
  gboolean            (*find_start)       (KitTable        *table,
                                           const KitMotion *motion,
                                           KitPixel        *start);
  const char         *(*find_sound)       (const KitMotion *motion);
  guint               (*get_pause)        (gconstpointer    state);
  guint                 foresee_key;
  guint                 peek_key;
  void                (*update_actions)   (KitTable       *table);
} KitTableClass;

/** The keys of the actions that every game has, for its tables of keys: of the turn, the board,
    questions, and the history. The last entry of each has no action. */
extern const ShellAccel kit_table_turn_keys[];
extern const ShellAccel kit_table_board_keys[];
extern const ShellAccel kit_table_asking_keys[];
extern const ShellAccel kit_table_history_keys[];

KitGame       *kit_table_get_game       (KitTable    *table);
KitInput      *kit_table_get_input      (KitTable    *table);
KitPlayback   *kit_table_get_playback   (KitTable    *table);
GSettings     *kit_table_get_settings   (KitTable    *table);
KitBoardView  *kit_table_get_board      (KitTable    *table);
gpointer       kit_table_get_panel      (KitTable    *table,
                                         GType        type);
GtkWindow     *kit_table_get_window     (KitTable    *table);
gboolean       kit_table_is_large       (KitTable    *table);
KitGuide      *kit_table_get_guide      (KitTable    *table);
GtkWidget     *kit_table_find_place     (KitTable    *table,
                                         const char  *place,
                                         GdkRectangle *area);
void           kit_table_teach          (KitTable    *table,
                                         KitGuideStep *task,
                                         const KitGuideWords *words);
void           kit_table_enable         (KitTable    *table,
                                         const char  *action,
                                         gboolean     enabled);
void           kit_table_ask            (KitTable    *table,
                                         int          asked);
void           kit_table_play           (KitTable    *table,
                                         KitGame     *game);
void           kit_table_show_lines     (KitTable    *table,
                                         const KitBoardLine *played,
                                         const KitBoardLine *better);
void           kit_table_set_companion  (KitTable    *table,
                                         GtkWidget   *companion);
GtkWidget     *kit_table_new_apart      (const ShellGameInfo *info);

G_END_DECLS
