/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of the table, for windows of any size. */

#include "kit-table-private.h"

#include "kit/view/board/kit-prepaint.h"
#include "shell/shell-first-frame.h"

#define SIDE_WIDTH    348               /* at least */
#define WIDE          760               /* width from which on panels are beside the board */
#define MIN_WIDTH     356
#define MIN_HEIGHT    480
#define MARGIN        10                /* beside what lies over the table */

static GtkSizeRequestMode
kit_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
kit_table_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1200 : 760;
}

static void
allocate (GtkWidget           *widget,
          const GtkAllocation *allocation)
{
  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, allocation, -1);
}

/* As large as it needs to be, in the middle of the table. */
static void
allocate_middle (GtkWidget *widget,
                 int        width,
                 int        height)
{
  GtkAllocation area;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &area.width, NULL, NULL);
  area.width = MIN (area.width, width - 2 * MARGIN);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, area.width, NULL, &area.height, NULL,
                      NULL);
  area.x = (width - area.width) / 2;
  area.y = MAX ((height - area.height) / 2, 0);
  gtk_widget_size_allocate (widget, &area, -1);
}

/* There is a tray of @width pixels if what the game puts into it fits. */
static void
find_arrangement (KitTable *table,
                  gboolean  wide,
                  double    scale,
                  int       width)
{
  KitTablePrivate *private = table->private;
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);
  double tray = wide && class->find_tray_scale != NULL ? class->find_tray_scale (width, scale) : 0;
  double tray_scale = tray > 0 ? tray : 1;

  if (private->scale == scale && private->tray_scale == tray_scale && private->wide == wide &&
      private->has_tray == (tray > 0))
    return;
  private->wide = wide;
  private->has_tray = tray > 0;
  private->scale = scale;
  private->tray_scale = tray_scale;
  kit_table_arrange_panels (table);
}

static const KitArt *
get_art (KitTable *table)
{
  return KIT_BOARD_VIEW_GET_CLASS (table->private->board)->art;
}

/* The first frame leaves the height that the tray had in the last run. If the size of the window is
   another, the panels have to be made at once, to be measured. */
static int
find_tray_height (KitTable            *table,
                  const GtkAllocation *area)
{
  GtkWidget *tray = GTK_WIDGET (table->private->tray);
  int height = 0;

  if (!table->private->seen)
    height = kit_prepaint_get_tray (get_art (table), area->width, area->height);
  if (height == 0)
    {
      kit_table_add_panels (table);
      gtk_widget_set_visible (tray, TRUE);
      gtk_widget_measure (tray, GTK_ORIENTATION_VERTICAL, area->width, &height, NULL, NULL, NULL);
    }
  return height;
}

static void
kit_table_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  KitTable *table = KIT_TABLE (widget);
  gboolean wide = width >= WIDE && width > height;
  GtkAllocation board = { 0, 0, width, height };
  GtkAllocation side = board;
  GtkAllocation tray = board;
  double scale = wide ? kit_table_find_scale (height) : 1;

  side.width = wide ? CLAMP (width * 26 / 100, SIDE_WIDTH, 460 * scale) : width;
  find_arrangement (table, wide, scale, width - side.width);
  if (wide)
    {
      side.x = board.width = tray.width = width - side.width;
      tray.height = table->private->has_tray ? find_tray_height (table, &board) : 0;
      board.height = tray.y = height - tray.height;
    }
  else
    {
      double aspect = KIT_BOARD_VIEW_GET_CLASS (table->private->board)->aspect;

      tray.height = 0;
      board.height = MIN (width / aspect, height * 55 / 100);
      side.y = board.height;
      side.height = height - board.height;
    }
  kit_prepaint_set_tray (get_art (table), tray.height);
  allocate (GTK_WIDGET (table->private->board), &board);
  allocate (GTK_WIDGET (table->private->tray), &tray);
  allocate (table->private->side, &side);
  kit_table_allocate_banner (table, board.width);
  if (table->private->welcome != NULL)
    allocate_middle (table->private->welcome, width, height);
  if (table->private->guide != NULL)
    {
      gtk_popover_present (GTK_POPOVER (table->private->guide));
      kit_table_queue_guide (table);
    }
}

static void
seen_cb (GtkWidget *widget)
{
  KitTable *table = KIT_TABLE (widget);

  table->private->seen = TRUE;
  kit_table_add_panels (table);
  gtk_widget_set_visible (GTK_WIDGET (table->private->tray), table->private->has_tray);
  gtk_widget_set_visible (table->private->side, TRUE);
}

/** kit_table_arrangement_start: hides all but the board until the first frame was drawn. To be
    called once, when the table is made. */
void
kit_table_arrangement_start (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  gtk_widget_set_visible (GTK_WIDGET (table->private->tray), FALSE);
  gtk_widget_set_visible (table->private->side, FALSE);
  shell_after_first_frame (GTK_WIDGET (table), seen_cb);
}

/* Tab leads from the board to the tray below it, then to the panels beside it: first what is needed
   most. What lies over them comes where it is met: the welcome, the banner, the guide. */
static gboolean
kit_table_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  KitTablePrivate *private = KIT_TABLE (widget)->private;
  GtkWidget * const order[] = { private->welcome, GTK_WIDGET (private->board), private->banner,
                               GTK_WIDGET (private->tray), private->side, private->guide };
  GtkWidget *current = gtk_widget_get_focus_child (widget);
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int n = G_N_ELEMENTS (order);
  int i = step > 0 ? 0 : n - 1;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);
  while (current != NULL && i >= 0 && i < n && order[i] != current)
    i += step;
  for (; i >= 0 && i < n; i += step)
    if (order[i] != NULL && gtk_widget_child_focus (order[i], direction))
      return TRUE;
  return FALSE;
}

static void
kit_table_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  KitTablePrivate *private = KIT_TABLE (widget)->private;
  GtkWidget *children[] = { GTK_WIDGET (private->board), GTK_WIDGET (private->tray),
                            private->side, private->banner };
  GtkSnapshot *part;

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      part = gtk_snapshot_new ();
      gtk_widget_snapshot_child (widget, children[i], part);
      kit_nodes_append_part (snapshot, part);
    }
  if (private->flights != NULL)
    {
      part = gtk_snapshot_new ();
      kit_flights_snapshot (private->flights, widget, part, private->playback,
                            &kit_table_flight_funcs, widget);
      kit_nodes_append_part (snapshot, part);
    }
  if (private->welcome != NULL)
    gtk_widget_snapshot_child (widget, private->welcome, snapshot);
}

/** kit_table_arrangement_init: sets the virtual functions that measure, allocate, draw and move the
    focus. */
void
kit_table_arrangement_init (GtkWidgetClass *widget_class)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  widget_class->get_request_mode = kit_table_get_request_mode;
  widget_class->measure = kit_table_measure;
  widget_class->size_allocate = kit_table_size_allocate;
  widget_class->snapshot = kit_table_snapshot;
  widget_class->focus = kit_table_focus;
}
