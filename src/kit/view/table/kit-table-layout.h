/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the board, the panels, and what lies over them are in a table of any size. */

#pragma once

#include "kit/view/board/kit-board-view.h"
#include "kit/view/guide/kit-guide-host.h"

G_BEGIN_DECLS

/**
 * KitTableParts:
 * @board: the board
 * @tray: what lies below the board, if the window is large enough
 * @side: the panels, beside or below
 * @foot: below the panels, what must be in sight
 * @zoom: over a corner of a small board, for fingers
 * @banner: over the board
 * @ring: around what the guide speaks of
 * @guide: over all of it, or above it in a narrow table
 * @host: is told when the others have got other places
 *
 * The children of a table and the host of its guide; borrowed.
 */
typedef struct
{
  GtkWidget    *board;
  GtkWidget    *tray;
  GtkWidget    *side;
  GtkWidget    *foot;
  GtkWidget    *zoom;
  GtkWidget    *banner;
  GtkWidget    *ring;
  KitGuide     *guide;
  KitGuideHost *host;
} KitTableParts;

/**
 * KitTableLayoutFuncs:
 * @find_tray_scale: (nullable): the scale of what is in a tray of a width, in which panels are
 *   stacked or not; 0 if it does not fit. %NULL if there is never a tray
 * @stacks: whether the panels in the tray stand one above the other where the board leaves room
 * @add_panels: makes the panels, unless there are any
 * @arrange: moves and scales the panels, if there are any
 * @find_actions: where in the table the panel of actions is; nowhere before there are panels
 *
 * What the layout asks of its table, the argument of the last three.
 */
typedef struct
{
  double (*find_tray_scale) (int      width,
                             gboolean stacked,
                             double   scale);
  gboolean stacks;
  void   (*add_panels)      (gpointer table);
  void   (*arrange)         (gpointer table);
  GdkRectangle (*find_actions) (gpointer table);
} KitTableLayoutFuncs;

/**
 * KitArrangement:
 * @wide: whether the panels are beside the board, and not below it
 * @has_foot: whether there is a foot below the panels, which scroll
 * @tight: whether text is so large that what stands in a row needs two
 * @has_tray: whether some of them are in the tray
 * @stacked: whether they stand one above the other there
 * @scale: of panels and text; 0 before the table has had a size
 * @side_scale: of what the panels below or beside the board show
 * @tray_scale: of the panels in the tray
 */
typedef struct
{
  gboolean wide;
  gboolean has_foot;
  gboolean tight;
  gboolean has_tray;
  gboolean stacked;
  double   scale;
  double   side_scale;
  double   tray_scale;
} KitArrangement;

/**
 * KitTableLayout:
 *
 * The layout manager of a table. Until the first frame was drawn, there is the board alone.
 */
#define KIT_TYPE_TABLE_LAYOUT (kit_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (KitTableLayout, kit_table_layout, KIT, TABLE_LAYOUT, GtkLayoutManager)

void            kit_table_layout_add          (GtkWidget                 *table,
                                               const KitTableParts       *parts,
                                               const KitTableLayoutFuncs *funcs);
KitTableLayout *kit_table_layout_of           (GtkWidget                 *table);
KitArrangement  kit_table_layout_get_arrangement (GtkWidget              *table);
void            kit_table_layout_show_tray    (KitTableLayout            *layout);
void            kit_table_layout_scroll_up    (KitTableLayout            *layout);
gboolean        kit_table_layout_focus        (KitTableLayout            *layout,
                                               GtkDirectionType           direction);
void            kit_table_layout_snapshot     (KitTableLayout            *layout,
                                               GtkSnapshot               *snapshot);

G_END_DECLS
