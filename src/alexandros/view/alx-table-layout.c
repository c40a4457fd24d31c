/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything lies on the table, for windows of any size, and the cards that fly over it. */

#include "alx-table-private.h"

#include "alx-early-land.h"
#include "shell/shell-first-frame.h"

#include <math.h>

#define SIDE_WIDTH    348               /* five cards and their margins */
#define TRAY          676               /* room for nine cards, if they are not large */
#define WIDE          760               /* from here on the panels stand beside the board */
#define MIN_WIDTH     356
#define MIN_HEIGHT    480
#define LARGE_CARDS   1.2

/* From which height on everything is how much larger. */
static const struct
{
  int         height;
  double      scale;
  const char *class;
} sizes[] = { { 1150, 1.3, "large" }, { 1700, 1.8, "huge" } };

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
move_to (GtkWidget *widget,
         GtkBox    *box)
{
  GtkBox *old = GTK_BOX (gtk_widget_get_parent (widget));

  if (old == box)
    return;
  g_object_ref (widget);
  gtk_box_remove (old, widget);
  gtk_box_append (box, widget);
  g_object_unref (widget);
}

/* Cards lie below a wide board, as at a table; in a narrow window what one needs to
   act comes first. */
static void
arrange_panels (AlxTable *table)
{
  GtkWidget * const with_tray[] = { GTK_WIDGET (table->scores), GTK_WIDGET (table->actions),
                                   GTK_WIDGET (table->log) };
  GtkWidget * const wide[] = { GTK_WIDGET (table->scores), GTK_WIDGET (table->cards),
                              GTK_WIDGET (table->hand), GTK_WIDGET (table->actions),
                              GTK_WIDGET (table->log) };
  GtkWidget * const narrow[] = { GTK_WIDGET (table->hand), GTK_WIDGET (table->actions),
                                GTK_WIDGET (table->cards), GTK_WIDGET (table->scores),
                                GTK_WIDGET (table->log) };
  GtkWidget * const *order = table->has_tray ? with_tray : table->wide ? wide : narrow;
  GtkBox *box = table->has_tray ? table->tray : table->panels;

  move_to (GTK_WIDGET (table->cards), box);
  move_to (GTK_WIDGET (table->hand), box);
  for (guint i = 0; i < (table->has_tray ? G_N_ELEMENTS (with_tray) : G_N_ELEMENTS (wide)); i++)
    gtk_box_reorder_child_after (table->panels, order[i], i == 0 ? NULL : order[i - 1]);
  gtk_widget_set_visible (GTK_WIDGET (table->tray), table->has_tray && table->seen);
}

/* On a large screen everything is larger, not only the board. */
static void
scale_panels (AlxTable *table)
{
  alx_card_panel_set_scale (table->cards, table->cards_scale, table->has_tray);
  alx_hand_panel_set_scale (table->hand, table->cards_scale, table->has_tray);
  alx_score_panel_set_scale (table->scores, table->scale);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (table->scale == sizes[i].scale)
      gtk_widget_add_css_class (GTK_WIDGET (table), sizes[i].class);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (table), sizes[i].class);
}

static double
find_scale (int height)
{
  double scale = 1;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (height >= sizes[i].height)
      scale = sizes[i].scale;
  return scale;
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

/* Nine cards and some stones have to fit below a board that is so wide; otherwise the cards stand
   with the other panels. */
static void
find_arrangement (AlxTable *table,
                  gboolean  wide,
                  double    scale,
                  int       room)
{
  gboolean has_tray = wide && room >= TRAY;
  double cards = has_tray ? CLAMP (floor ((room - 150) / 554.0 * 20) / 20, 0.95, LARGE_CARDS * scale) : 1;

  if (table->scale == scale && table->cards_scale == cards && table->wide == wide &&
      table->has_tray == has_tray)
    return;
  table->wide = wide;
  table->has_tray = has_tray;
  table->scale = scale;
  table->cards_scale = cards;
  arrange_panels (table);
  scale_panels (table);
}

/* In the first frame, it is as high as it was the last time; if the room is another, it has to be seen at once. */
static int
find_tray_height (AlxTable            *table,
                  const GtkAllocation *room)
{
  GtkWidget *tray = GTK_WIDGET (table->tray);
  int height = table->seen ? 0 : alx_early_land_get_tray (room->width, room->height);

  if (height == 0)
    {
      gtk_widget_set_visible (tray, TRUE);
      gtk_widget_measure (tray, GTK_ORIENTATION_VERTICAL, room->width, &height, NULL, NULL, NULL);
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
  double scale = wide ? find_scale (height) : 1;

  side.width = wide ? CLAMP (width * 26 / 100, SIDE_WIDTH, 460 * scale) : width;
  find_arrangement (table, wide, scale, width - side.width);
  if (wide)
    {
      side.x = board.width = tray.width = width - side.width;
      tray.height = table->has_tray ? find_tray_height (table, &board) : 0;
      board.height = tray.y = height - tray.height;
      alx_early_land_set_tray (tray.height);
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
  gtk_widget_set_visible (GTK_WIDGET (table->tray), table->has_tray);
  gtk_widget_set_visible (table->side, TRUE);
}

/** alx_table_layout_start: to be called once, when the table is made: its first frame shows the board alone. */
void
alx_table_layout_start (AlxTable *table)
{
  gtk_widget_set_visible (GTK_WIDGET (table->tray), FALSE);
  gtk_widget_set_visible (table->side, FALSE);
  shell_after_first_frame (GTK_WIDGET (table), seen_cb);
}

static GtkWidget *
find_anchor (AlxAnchor anchor,
             guint8    symbol,
             gpointer  data)
{
  AlxTable *table = data;
  guint player = anchor - ALX_ANCHOR_HAND;

  if (anchor < ALX_ANCHOR_HAND)
    return alx_card_panel_get_anchor (table->cards, anchor);
  if (alx_input_get_viewer (table->input) == (int) player)
    return alx_hand_panel_get_anchor (table->hand, symbol);
  return alx_score_panel_get_row (table->scores, player);
}

/* Tab leads from the board to the cards below it, and then to what stands beside them: by what one
   needs to act. */
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
  alx_flights_snapshot (table->flights, widget, snapshot, table->show, find_anchor, table);
}

/** alx_table_layout_init: the virtual functions of the table that have to do with room. */
void
alx_table_layout_init (GtkWidgetClass *widget_class)
{
  widget_class->get_request_mode = alx_table_get_request_mode;
  widget_class->measure = alx_table_measure;
  widget_class->size_allocate = alx_table_size_allocate;
  widget_class->snapshot = alx_table_snapshot;
  widget_class->focus = alx_table_focus;
}
