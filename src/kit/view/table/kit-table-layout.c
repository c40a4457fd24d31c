/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the board, the panels, and what lies over them are in a table of any size. */

#include "kit-table-layout.h"

#include "kit/view/board/kit-prepaint.h"
#include "kit/view/kit-nodes.h"
#include "kit/view/kit-widget.h"
#include "shell/shell-first-frame.h"

#include <string.h>

#define SIDE_WIDTH    348               /* at least */
#define WIDE          760               /* width from which on panels are beside the board */
#define MIN_WIDTH     356
#define MIN_HEIGHT    300
#define BANNER_MARGIN 12                /* above and beside the banner: more than its shadow, so
                                           that the window need not clip it: see
                                           kit_board_view_snapshot() */

#define ZOOM_MARGIN   4                 /* beside the buttons that zoom */

#define LARGE_TEXT    1.4               /* from which on panels may be higher than the window */
#define LARGE_CARDS   1.5               /* by how much cards grow with the text */
#define TIGHT         260               /* width of a narrow table, for text of the usual size */
#define STACKED       250               /* height of a tray in which two panels are stacked */
#define AROUND        110               /* pixels around a place of the board that belong to it */
#define RING          4                 /* width of the ring around what the guide speaks of */

/* What the focus can be in. */
#define N_FOCUSED 6

static const struct
{
  int         height;                   /* of the table, from which on it applies */
  double      scale;
  const char *class;
} sizes[] = { { 1150, 1.3, "large" }, { 1700, 1.8, "huge" } };

/* Where the bubble of the guide was last. */
typedef struct
{
  const KitGuideStep *step;             /* only compared */
  GdkRectangle        subject;          /* what it spoke of */
  GdkRectangle        area;
  guint               n_taken;          /* of what it may not cover, how much it did not */
} KitBubble;

struct _KitTableLayout
{
  GtkLayoutManager parent_instance;

  KitTableParts       parts;
  KitTableLayoutFuncs funcs;

  gboolean       seen;                  /* the first frame was drawn */
  int            strip;                 /* height above the board that the guide has */
  KitBubble      bubble;
  KitArrangement now;
};

G_DEFINE_FINAL_TYPE (KitTableLayout, kit_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
get_table (KitTableLayout *layout)
{
  return gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (layout));
}

static const KitBoardInfo *
get_board_info (KitTableLayout *layout)
{
  return kit_board_view_get_info (KIT_BOARD_VIEW (layout->parts.board));
}

/* --- how it is arranged --- */

/** kit_table_layout_of: (transfer none): the layout of @table. */
KitTableLayout *
kit_table_layout_of (GtkWidget *table)
{
  g_return_val_if_fail (GTK_IS_WIDGET (table), NULL);

  return KIT_TABLE_LAYOUT (gtk_widget_get_layout_manager (table));
}

/** kit_table_layout_get_arrangement: how the panels of @table are arranged. */
KitArrangement
kit_table_layout_get_arrangement (GtkWidget *table)
{
  g_return_val_if_fail (GTK_IS_WIDGET (table), (KitArrangement) { 0 });

  return kit_table_layout_of (table)->now;
}

/** kit_table_layout_show_tray: to be called when the panels are in their places: shows the tray, if
    there is one and the first frame was drawn. */
void
kit_table_layout_show_tray (KitTableLayout *layout)
{
  g_return_if_fail (KIT_IS_TABLE_LAYOUT (layout));

  gtk_widget_set_visible (layout->parts.tray, layout->now.has_tray && layout->seen);
}

/** kit_table_layout_scroll_up: shows the first panel. */
void
kit_table_layout_scroll_up (KitTableLayout *layout)
{
  g_return_if_fail (KIT_IS_TABLE_LAYOUT (layout));

  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (layout->parts.side)), 0);
}

/* There is a tray of @width pixels if what the game puts into it fits; @free: the height that a
   board of that width does not need. Cards grow with the text where @side, the width of the other
   panels, has room for them. */
static void
find_arrangement (KitTableLayout *layout,
                  gboolean        wide,
                  double          scale,
                  int             side,
                  int             width,
                  int             free)
{
  double text = kit_widget_get_text_scale (get_table (layout));
  double cards = MIN (text, LARGE_CARDS);
  double room = MAX (side / (SIDE_WIDTH * scale), 1);
  double stacked = layout->funcs.stacks
                     ? layout->funcs.find_tray_scale (width, TRUE, scale * cards) : 0;
  /* Half of the height is that of text, which does not shrink with the cards. */
  gboolean roomy = stacked > 0 && free >= STACKED * text * (scale + stacked) / 2;
  double tray = wide && layout->funcs.find_tray_scale != NULL
                  ? layout->funcs.find_tray_scale (width, roomy, scale * cards) : 0;
  gboolean foot = !wide || text >= LARGE_TEXT;
  gboolean tight = !wide && gtk_widget_get_width (get_table (layout)) < TIGHT * text;
  KitArrangement now = { wide, foot, tight, tray > 0, tray > 0 && roomy, scale,
                         scale * MIN (cards, room), tray > 0 ? tray : 1 };

  if (memcmp (&now, &layout->now, sizeof now) == 0)
    return;
  layout->now = now;
  /* Beside the board there is room for what the panels need; below it what does not fit scrolls. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (layout->parts.side),
                                  wide ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_visible (layout->parts.zoom, !wide);
  layout->funcs.arrange (get_table (layout));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    kit_style_set_class (get_table (layout), sizes[i].class, scale == sizes[i].scale);
}

/* The scale of panels and text in a wide window of @height pixels. */
static double
find_scale (int height)
{
  double scale = 1;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (height >= sizes[i].height)
      scale = sizes[i].scale;
  return scale;
}

/* --- places --- */

static GtkSizeRequestMode
kit_table_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
kit_table_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1200 : 760;
}

static void
place (GtkWidget           *widget,
       const GtkAllocation *allocation)
{
  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, allocation, -1);
}

/* As large as it needs to be, at the top of the board. Returns where that is. */
static GdkRectangle
place_banner (GtkWidget           *banner,
              const GtkAllocation *board)
{
  GdkRectangle area = { 0 };

  if (!gtk_widget_get_visible (banner))
    return area;
  gtk_widget_measure (banner, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &area.width, NULL, NULL);
  area.width = MIN (area.width, board->width - 2 * BANNER_MARGIN);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, area.width, NULL, &area.height, NULL, NULL);
  area.x = board->x + (board->width - area.width) / 2;
  area.y = board->y + BANNER_MARGIN;
  gtk_widget_size_allocate (banner, &area, -1);
  return area;
}

/* In a narrow table, over the right lower corner of the board. */
static void
place_zoom (GtkWidget           *zoom,
            const GtkAllocation *board)
{
  GdkRectangle area;

  if (!gtk_widget_get_visible (zoom))
    return;
  gtk_widget_measure (zoom, GTK_ORIENTATION_HORIZONTAL, -1, &area.width, NULL, NULL, NULL);
  gtk_widget_measure (zoom, GTK_ORIENTATION_VERTICAL, -1, &area.height, NULL, NULL, NULL);
  area.x = board->x + board->width - area.width - ZOOM_MARGIN;
  area.y = board->y + board->height - area.height - ZOOM_MARGIN;
  gtk_widget_size_allocate (zoom, &area, -1);
}

/* The height that the guide needs above a narrow board; it does not fall while the guide is shown,
   so that the board keeps its size. */
static int
find_strip (KitTableLayout *layout,
            int             width)
{
  GtkWidget *guide = GTK_WIDGET (layout->parts.guide);
  int height;

  if (!gtk_widget_get_visible (guide))
    return 0;
  gtk_widget_measure (guide, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return MAX (layout->strip, height);
}

/* Whether the bubble may stay where it was while its text or what it speaks of changes a little:
   with its upper edge, or else with its lower one. */
static gboolean
may_stay (KitTableLayout     *layout,
          const GdkRectangle *table,
          const GdkRectangle *taken,
          GdkRectangle       *area)
{
  const GdkRectangle *subject = kit_guide_get_area (layout->parts.guide);
  const KitBubble *last = &layout->bubble;
  const int heights[] = { last->area.y, last->area.y + last->area.height - area->height };

  if (last->step != kit_guide_get_step (layout->parts.guide) || last->area.width != area->width ||
      !(gdk_rectangle_intersect (subject, &last->subject, NULL) ||
        gdk_rectangle_equal (subject, &last->subject)))
    return FALSE;
  area->x = last->area.x;
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      area->y = heights[i];
      if (kit_guide_has_room (table, subject, taken, last->n_taken, area))
        return TRUE;
    }
  return FALSE;
}

/* Beside what it speaks of, and where there is room also beside what is around that on the board,
   all panels, the tray, the panel of actions; but never over the banner. */
static void
place_guide (KitTableLayout     *layout,
             const GdkRectangle *table,
             const GdkRectangle *banner,
             const GdkRectangle *board,
             const GdkRectangle *tray,
             const GdkRectangle *side)
{
  GtkWidget *guide = GTK_WIDGET (layout->parts.guide);
  const GdkRectangle *subject = kit_guide_get_area (layout->parts.guide);
  GdkRectangle taken[] = { *banner, layout->funcs.find_actions (get_table (layout)), *tray,
                           *side };
  GdkRectangle area = { 0, 0, table->width, layout->strip };
  GdkRectangle around = *subject;
  guint n = layout->bubble.n_taken;

  if (!gtk_widget_get_visible (guide))
    return;
  if (layout->strip == 0)
    {
      gtk_widget_measure (guide, GTK_ORIENTATION_HORIZONTAL, -1, &area.width, NULL, NULL, NULL);
      area.width = MAX (area.width, KIT_GUIDE_WIDTH * layout->now.scale);
      gtk_widget_measure (guide, GTK_ORIENTATION_VERTICAL, area.width, &area.height, NULL, NULL,
                          NULL);
      if (subject->width > 0 && gdk_rectangle_intersect (subject, board, NULL))
        around = (GdkRectangle) { subject->x - AROUND, subject->y - AROUND,
                                  subject->width + 2 * AROUND, subject->height + 2 * AROUND };
      if (!may_stay (layout, table, taken, &area))
        for (n = G_N_ELEMENTS (taken); n > 1; n--)
          if (kit_guide_find_room (table, &around, taken, n, &area) ||
              kit_guide_find_room (table, subject, taken, n, &area))
            break;
      if (n == 1)
        kit_guide_find_room (table, subject, taken, n, &area);
      layout->bubble =
        (KitBubble) { kit_guide_get_step (layout->parts.guide), *subject, area, n };
    }
  gtk_widget_size_allocate (guide, &area, -1);
}

static void
place_ring (const KitTableParts *parts)
{
  const GdkRectangle *subject = kit_guide_get_area (parts->guide);
  GdkRectangle area = { subject->x - RING, subject->y - RING, subject->width + 2 * RING,
                        subject->height + 2 * RING };
  gboolean seen = gtk_widget_get_visible (GTK_WIDGET (parts->guide)) && subject->width > 0;

  gtk_widget_set_child_visible (parts->ring, seen);
  if (seen)
    place (parts->ring, &area);
}

/* The first frame leaves the height that the tray had in the last run. If the size of the window is
   another, the panels have to be made at once, to be measured. */
static int
find_tray_height (KitTableLayout      *layout,
                  const GtkAllocation *area)
{
  int height = 0;

  if (!layout->seen)
    height = kit_prepaint_get_tray (get_board_info (layout)->art, area->width, area->height);
  if (height == 0)
    {
      layout->funcs.add_panels (get_table (layout));
      gtk_widget_set_visible (layout->parts.tray, TRUE);
      gtk_widget_measure (layout->parts.tray, GTK_ORIENTATION_VERTICAL, area->width, &height, NULL,
                          NULL, NULL);
    }
  return height;
}

/* Beside the board: wider where text is large, up to half of the table. What the panels need is
   different in each phase, so this is for what fits nowhere else: the board moves with it. */
static int
find_side_width (KitTableLayout *layout,
                 int             width,
                 double          scale)
{
  int least = SIDE_WIDTH * kit_widget_get_text_scale (get_table (layout));
  int needed;

  gtk_widget_measure (layout->parts.side, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL,
                      NULL);
  return MIN (MAX (needed, CLAMP (width * 26 / 100, least, MAX (least, 460 * scale))), width / 2);
}

static int
find_foot_height (KitTableLayout *layout,
                  int             width)
{
  int least, height;

  if (!gtk_widget_get_visible (layout->parts.foot))
    return 0;
  gtk_widget_measure (layout->parts.foot, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (layout->parts.foot, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height,
                      NULL, NULL, NULL);
  return height;
}

static void
kit_table_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  KitTableLayout *layout = KIT_TABLE_LAYOUT (manager);
  const KitTableParts *parts = &layout->parts;
  gboolean wide = width >= WIDE && width > height;
  const GdkRectangle table = { 0, 0, width, height };
  GtkAllocation board = table;
  GtkAllocation side = board;
  GtkAllocation tray = board;
  GtkAllocation foot;
  double scale = wide ? find_scale (height) : 1;
  GdkRectangle banner;

  side.width = wide ? find_side_width (layout, width, scale) : width;
  find_arrangement (layout, wide, scale, side.width, width - side.width,
                    height - (width - side.width) / get_board_info (layout)->aspect);
  layout->strip = wide ? 0 : find_strip (layout, width);
  if (wide)
    {
      side.x = board.width = tray.width = width - side.width;
      tray.height = layout->now.has_tray ? find_tray_height (layout, &board) : 0;
      board.height = tray.y = height - tray.height;
    }
  else
    {
      tray.height = 0;
      board.y = layout->strip;
      board.height = MIN (width / get_board_info (layout)->aspect,
                          (height - layout->strip) * 55 / 100);
      side.y = board.y + board.height;
      side.height = height - side.y;
    }
  foot = side;
  foot.height = find_foot_height (layout, side.width);
  foot.y = height - foot.height;
  side.height -= foot.height;
  kit_prepaint_set_tray (get_board_info (layout)->art, tray.height);
  place (parts->board, &board);
  place (parts->tray, &tray);
  place (parts->side, &side);
  place (parts->foot, &foot);
  side.height += foot.height;
  place_zoom (parts->zoom, &board);
  banner = place_banner (parts->banner, &board);
  place_guide (layout, &table, &banner, &board, &tray, &side);
  place_ring (parts);
  kit_guide_host_arrange (parts->host);
}

/* --- the first frame, the focus, drawing --- */

static void
seen_cb (GtkWidget *table)
{
  KitTableLayout *layout = kit_table_layout_of (table);

  layout->seen = TRUE;
  layout->funcs.add_panels (table);
  kit_table_layout_show_tray (layout);
  gtk_widget_set_visible (layout->parts.side, TRUE);
}

/* Tab leads from the board to the tray below it, then to the panels beside it: first what is needed
   most. What lies over them comes where it is met: the banner, the guide. */
static void
list_focused (KitTableLayout *layout,
              GtkWidget      *order[N_FOCUSED])
{
  const KitTableParts *parts = &layout->parts;

  order[0] = parts->board;
  order[1] = parts->banner;
  order[2] = parts->tray;
  order[3] = parts->side;
  order[4] = parts->foot;
  order[5] = GTK_WIDGET (parts->guide);
}

/* Moves the focus within @table by an arrow, as a widget without an order of its own does. */
static gboolean
focus_by_arrow (GtkWidget        *table,
                GtkDirectionType  direction)
{
  return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (table, direction);
}

/** kit_table_layout_focus: moves the focus, if there is anything to move it to, and returns whether
    there was. */
gboolean
kit_table_layout_focus (KitTableLayout   *layout,
                        GtkDirectionType  direction)
{
  GtkWidget *order[N_FOCUSED];
  GtkWidget *current;
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int i = step > 0 ? 0 : N_FOCUSED - 1;

  g_return_val_if_fail (KIT_IS_TABLE_LAYOUT (layout), FALSE);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return focus_by_arrow (get_table (layout), direction);
  list_focused (layout, order);
  current = gtk_widget_get_focus_child (get_table (layout));
  while (current != NULL && i >= 0 && i < N_FOCUSED && order[i] != current)
    i += step;
  for (; i >= 0 && i < N_FOCUSED; i += step)
    if (order[i] != NULL && gtk_widget_child_focus (order[i], direction))
      return TRUE;
  return FALSE;
}

static void
append_child (GtkWidget   *child,
              GtkSnapshot *snapshot)
{
  GtkSnapshot *part = gtk_snapshot_new ();

  gtk_widget_snapshot_child (gtk_widget_get_parent (child), child, part);
  kit_nodes_append_part (snapshot, part);
}

/** kit_table_layout_snapshot: draws board, panels, banner and guide. */
void
kit_table_layout_snapshot (KitTableLayout *layout,
                           GtkSnapshot    *snapshot)
{
  const KitTableParts *parts;

  g_return_if_fail (KIT_IS_TABLE_LAYOUT (layout) && GTK_IS_SNAPSHOT (snapshot));

  parts = &layout->parts;
  append_child (parts->board, snapshot);
  append_child (parts->tray, snapshot);
  append_child (parts->side, snapshot);
  append_child (parts->foot, snapshot);
  append_child (parts->zoom, snapshot);
  append_child (parts->banner, snapshot);
  append_child (parts->ring, snapshot);
  append_child (GTK_WIDGET (parts->guide), snapshot);
}

/* --- the object --- */

static void
kit_table_layout_class_init (KitTableLayoutClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  manager_class->get_request_mode = kit_table_layout_get_request_mode;
  manager_class->measure = kit_table_layout_measure;
  manager_class->allocate = kit_table_layout_allocate;
}

static void
kit_table_layout_init (KitTableLayout *layout)
{
}

/** kit_table_layout_add: gives @table its layout, with its @parts and @funcs, which are copied. To
    be called once, when the table is made. */
void
kit_table_layout_add (GtkWidget                 *table,
                      const KitTableParts       *parts,
                      const KitTableLayoutFuncs *funcs)
{
  KitTableLayout *layout;

  g_return_if_fail (GTK_IS_WIDGET (table));
  g_return_if_fail (parts != NULL && funcs != NULL);

  layout = g_object_new (KIT_TYPE_TABLE_LAYOUT, NULL);
  layout->parts = *parts;
  layout->funcs = *funcs;
  gtk_widget_set_visible (parts->tray, FALSE);
  gtk_widget_set_visible (parts->side, FALSE);
  gtk_widget_set_layout_manager (table, GTK_LAYOUT_MANAGER (layout));
  shell_after_first_frame (table, seen_cb);
}
