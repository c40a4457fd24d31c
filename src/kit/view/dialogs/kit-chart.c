/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all players have, such as points, over the turns of a game. */

#include "kit-chart.h"

#include "kit/view/kit-nodes.h"
#include "kit/view/kit-style.h"

#include <pango/pangocairo.h>

/* In pixels. */
#define WIDTH   360
#define HEIGHT  150
#define LEFT    30                      /* for the numbers of the points */
#define BOTTOM  18                      /* for those of the turns */
#define PIECE   20                      /* at the end of a line */
#define LINE    2.5

#define STEPS   4                       /* lines of the grid, about */

/*
 * KitChart:
 *
 * A line for each player, in their colour and with dashes of its own, which ends at their piece. A
 * turn may have a marker. It emits "chosen" with the turn that is clicked, which tells nothing that
 * is not said elsewhere.
 *
 * It has no CSS name, and the letters of its parent. Accessible role: img. It owns its style, and a
 * reference to the values.
 */
struct _KitChart
{
  GtkWidget parent_instance;

  const KitGameView *view;              /* borrowed */
  KitStyle          *style;             /* owned */
  GArray            *values;            /* owned, of int: of all players after each turn */
  guint              n_players;
  KitColour          colours[KIT_MAX_PLAYERS];
  int                most;
  int                least;             /* 0 or below */
  guint              marker;            /* a turn; of none beyond the last */
};

G_DEFINE_FINAL_TYPE (KitChart, kit_chart, GTK_TYPE_WIDGET)

static guint
count_turns (KitChart *chart)
{
  return chart->values->len / chart->n_players;
}

/* --- painting --- */

/* 1, 2 or 5 by a power of ten: a round distance between two of about %STEPS lines. */
static int
find_step (int range)
{
  static const int factors[] = { 1, 2, 5 };

  for (int power = 1; ; power *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
      if (range <= power * factors[i] * STEPS)
        return power * factors[i];
}

static double
get_x (KitChart *chart,
       guint     turn,
       double    width)
{
  return LEFT + (width - LEFT - PIECE) * turn / MAX (count_turns (chart) - 1, 1);
}

static double
get_y (KitChart *chart,
       int       value,
       double    height)
{
  double range = MAX (chart->most - chart->least, 1);

  return PIECE / 2 + (height - BOTTOM - PIECE) * (chart->most - value) / range;
}

/* @x is the middle of the number, or its right end. */
static void
paint_number (KitChart *chart,
              cairo_t  *cr,
              int       number,
              double    x,
              double    y,
              gboolean  middle)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (chart), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, middle ? x - width / 2.0 : x - width, middle ? y : y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
paint_grid (KitChart *chart,
            cairo_t  *cr,
            double    width,
            double    height)
{
  int turns = count_turns (chart) - 1;
  int step = find_step (MAX (chart->most - chart->least, 1));
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (chart)), &colour);
  cairo_set_line_width (cr, 1);
  for (int value = chart->least / step * step; value <= chart->most; value += step)
    {
      double y = (int) get_y (chart, value, height) + 0.5;

      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.2);
      cairo_move_to (cr, LEFT, y);
      cairo_line_to (cr, width - PIECE, y);
      cairo_stroke (cr);
      gdk_cairo_set_source_rgba (cr, &colour);
      paint_number (chart, cr, value, LEFT - 6, y, FALSE);
    }
  step = find_step (MAX (turns, 1));
  for (int turn = step; turn <= turns; turn += step)
    paint_number (chart, cr, turn, get_x (chart, turn, width), height - BOTTOM + 2, TRUE);
}

static void
paint_line (KitChart *chart,
            cairo_t  *cr,
            guint     player,
            double    width,
            double    height)
{
  static const double dashes[KIT_MAX_PLAYERS][4] = {
    { 1, 0, 1, 0 }, { 7, 4, 7, 4 }, { 2, 3, 2, 3 }, { 9, 3, 2, 3 }
  };
  KitPainter *painter = kit_style_get_painter (chart->style);
  const KitTheme *theme = kit_painter_get_theme (painter);
  KitPixel end = { 0, 0 };

  cairo_new_path (cr);
  for (guint turn = 0; turn < count_turns (chart); turn++)
    {
      int value = g_array_index (chart->values, int, turn * chart->n_players + player);

      end = (KitPixel) { get_x (chart, turn, width), get_y (chart, value, height) };
      cairo_line_to (cr, end.x, end.y);
    }
  cairo_set_dash (cr, dashes[player], player == 0 ? 0 : 4, 0);
  cairo_set_line_width (cr, LINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  kit_theme_set (cr, &theme->players[chart->colours[player]].body);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  chart->view->paint_piece (painter, cr, chart->colours[player],
                            (KitPixel) { end.x + PIECE / 2, end.y }, PIECE);
}

static void
paint_marker (KitChart *chart,
              cairo_t  *cr,
              double    width,
              double    height)
{
  double x = (int) get_x (chart, chart->marker, width) + 0.5;
  GdkRGBA colour;

  if (chart->marker >= count_turns (chart))
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (chart)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, x, 0);
  cairo_line_to (cr, x, height - BOTTOM);
  cairo_stroke (cr);
}

static void
paint (GtkWidget *widget,
       cairo_t   *cr,
       double     width,
       double     height)
{
  KitChart *chart = KIT_CHART (widget);

  kit_painter_set_scale (kit_style_get_painter (chart->style),
                         gtk_widget_get_scale_factor (widget));
  paint_grid (chart, cr, width, height);
  paint_marker (chart, cr, width, height);
  for (guint i = 0; i < chart->n_players; i++)
    paint_line (chart, cr, i, width, height);
}

static void
kit_chart_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  kit_nodes_paint (widget, snapshot, paint);
}

/* --- the class --- */

static void
kit_chart_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH / 2 : HEIGHT;
}

static void
pressed_cb (KitChart *chart,
            int       n,
            double    x,
            double    y)
{
  double width = gtk_widget_get_width (GTK_WIDGET (chart)) - LEFT - PIECE;
  guint last = count_turns (chart) - 1;

  if (width > 0)
    g_signal_emit_by_name (chart, "chosen",
                           (guint) CLAMP ((x - LEFT) * last / width + 0.5, 0, last));
}

static void
kit_chart_finalize (GObject *object)
{
  g_object_unref (KIT_CHART (object)->style);
  g_array_unref (KIT_CHART (object)->values);
  G_OBJECT_CLASS (kit_chart_parent_class)->finalize (object);
}

static void
kit_chart_class_init (KitChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_chart_finalize;
  widget_class->measure = kit_chart_measure;
  widget_class->snapshot = kit_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  g_signal_new ("chosen", KIT_TYPE_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
kit_chart_init (KitChart *chart)
{
  GtkGesture *click = gtk_gesture_click_new ();

  chart->marker = G_MAXUINT;
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), chart, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (chart), GTK_EVENT_CONTROLLER (click));
}

/** kit_chart_set_marker: marks a turn, from 0; none beyond the last. */
void
kit_chart_set_marker (KitChart *chart,
                      guint     turn)
{
  g_return_if_fail (KIT_IS_CHART (chart));

  if (chart->marker == turn)
    return;
  chart->marker = turn;
  gtk_widget_queue_draw (GTK_WIDGET (chart));
}

/** kit_chart_list_points: (transfer full) (element-type int): the points of all players in each
    position for which kit_history_begins_turn(). */
GArray *
kit_chart_list_points (const KitRecord *record)
{
  const KitRules *rules;
  g_autofree gpointer state = NULL;
  GArray *values;

  g_return_val_if_fail (record != NULL, NULL);

  rules = record->format->rules;
  state = g_malloc (rules->state_size);
  values = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i <= kit_history_get_cursor (record->history); i++)
    if (kit_history_begins_turn (record->history, i))
      {
        kit_history_get_state_at (record->history, i, state);
        for (guint player = 0; player < record->n_players; player++)
          {
            int points = rules->get_score (state, player);

            g_array_append_val (values, points);
          }
      }
  return values;
}

/**
 * kit_chart_new:
 * @view: of the game
 * @record: the game
 * @label: what is shown, for screen readers
 * @values: of int: of all players in each position for which kit_history_begins_turn()
 *
 * Returns: (transfer floating): a chart
 */
GtkWidget *
kit_chart_new (const KitGameView *view,
               const KitRecord   *record,
               const char        *label,
               GArray            *values)
{
  KitChart *chart;

  g_return_val_if_fail (view != NULL && record != NULL && label != NULL, NULL);
  g_return_val_if_fail (values != NULL && values->len >= record->n_players, NULL);

  chart = g_object_new (KIT_TYPE_CHART, NULL);
  chart->view = view;
  chart->style = kit_style_new (view->make_painter);
  g_signal_connect_object (chart->style, "changed", G_CALLBACK (gtk_widget_queue_draw), chart,
                           G_CONNECT_SWAPPED);
  chart->n_players = record->n_players;
  kit_record_get_colours (record, chart->colours);
  chart->values = g_array_ref (values);
  for (guint i = 0; i < values->len; i++)
    {
      chart->most = MAX (chart->most, g_array_index (values, int, i));
      chart->least = MIN (chart->least, g_array_index (values, int, i));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (chart);
}
