/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of the table, for windows of any size. */

#include "alx-table-private.h"

#include "alexandros/view/board/alx-prepaint.h"
#include "shell/shell-first-frame.h"

#include <math.h>

#define SIDE_WIDTH    348               /* at least: five cards and their margins */
#define TRAY          676               /* width from which on there is a tray: nine small cards */
#define WIDE          760               /* width from which on panels are beside the board */
#define MIN_WIDTH     356
#define MIN_HEIGHT    480
#define LARGE_CARDS   1.2

static GtkSizeRequestMode
alx_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
alx_table_measure (GtkWidget      *widget,
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

/* Nine cards and the walls have to fit into a tray of @width pixels; otherwise there is none, and
   the cards are with the other panels. */
static void
find_arrangement (AlxTable *table,
                  gboolean  wide,
                  double    scale,
                  int       width)
{
  gboolean has_tray = wide && width >= TRAY;
  double cards =
    has_tray ? CLAMP (floor ((width - 150) / 554.0 * 20) / 20, 0.95, LARGE_CARDS * scale) : 1;

  if (table->scale == scale && table->cards_scale == cards && table->wide == wide &&
      table->has_tray == has_tray)
    return;
  table->wide = wide;
  table->has_tray = has_tray;
  table->scale = scale;
  table->cards_scale = cards;
  alx_table_arrange_panels (table);
}

/* The first frame leaves the height that the tray had in the last run. If the size of the window is
   another, the panels have to be made at once, to be measured. */
static int
find_tray_height (AlxTable            *table,
                  const GtkAllocation *area)
{
  GtkWidget *tray = GTK_WIDGET (table->tray);
  int height = table->seen ? 0 : alx_prepaint_get_tray (area->width, area->height);

  if (height == 0)
    {
      alx_table_add_panels (table);
      gtk_widget_set_visible (tray, TRUE);
      gtk_widget_measure (tray, GTK_ORIENTATION_VERTICAL, area->width, &height, NULL, NULL, NULL);
    }
  return height;
}

static void
alx_table_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  AlxTable *table = ALX_TABLE (widget);
  gboolean wide = width >= WIDE && width > height;
  GtkAllocation board = { 0, 0, width, height };
  GtkAllocation side = board;
  GtkAllocation tray = board;
  double scale = wide ? alx_table_find_scale (height) : 1;

  side.width = wide ? CLAMP (width * 26 / 100, SIDE_WIDTH, 460 * scale) : width;
  find_arrangement (table, wide, scale, width - side.width);
  if (wide)
    {
      side.x = board.width = tray.width = width - side.width;
      tray.height = table->has_tray ? find_tray_height (table, &board) : 0;
      board.height = tray.y = height - tray.height;
      alx_prepaint_set_tray (tray.height);
    }
  else
    {
      board.height = MIN (width * 100 / 162, height * 55 / 100);
      side.y = board.height;
      side.height = height - board.height;
    }
  allocate (GTK_WIDGET (table->board), &board);
  allocate (GTK_WIDGET (table->tray), &tray);
  allocate (table->side, &side);
}

static void
seen_cb (GtkWidget *widget)
{
  AlxTable *table = ALX_TABLE (widget);

  table->seen = TRUE;
  alx_table_add_panels (table);
  gtk_widget_set_visible (GTK_WIDGET (table->tray), table->has_tray);
  gtk_widget_set_visible (table->side, TRUE);
}

/** alx_table_layout_start: hides all but the board until the first frame was drawn. To be called
    once, when the table is made. */
void
alx_table_layout_start (AlxTable *table)
{
  g_return_if_fail (ALX_IS_TABLE (table));

  gtk_widget_set_visible (GTK_WIDGET (table->tray), FALSE);
  gtk_widget_set_visible (table->side, FALSE);
  shell_after_first_frame (GTK_WIDGET (table), seen_cb);
}

/* Tab leads from the board to the tray below it, then to the panels beside it: first what is needed
   most. */
static gboolean
alx_table_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  AlxTable *table = ALX_TABLE (widget);
  GtkWidget * const order[] = { GTK_WIDGET (table->board), GTK_WIDGET (table->tray), table->side };
  GtkWidget *current = gtk_widget_get_focus_child (widget);
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int n = G_N_ELEMENTS (order);
  int i = step > 0 ? 0 : n - 1;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);
  while (current != NULL && i >= 0 && i < n && order[i] != current)
    i += step;
  for (; i >= 0 && i < n; i += step)
    if (gtk_widget_child_focus (order[i], direction))
      return TRUE;
  return FALSE;
}

static void
alx_table_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AlxTable *table = ALX_TABLE (widget);

  gtk_widget_snapshot_child (widget, GTK_WIDGET (table->board), snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (table->tray), snapshot);
  gtk_widget_snapshot_child (widget, table->side, snapshot);
  alx_flights_snapshot (table->flights, widget, snapshot, table->playback, alx_table_find_anchor,
                        table);
}

/** alx_table_layout_init: sets the virtual functions that measure, allocate, draw and move the
    focus. */
void
alx_table_layout_init (GtkWidgetClass *widget_class)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  widget_class->get_request_mode = alx_table_get_request_mode;
  widget_class->measure = alx_table_measure;
  widget_class->size_allocate = alx_table_size_allocate;
  widget_class->snapshot = alx_table_snapshot;
  widget_class->focus = alx_table_focus;
}
