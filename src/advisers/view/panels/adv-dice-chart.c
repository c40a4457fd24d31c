/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often each sum of the dice was rolled. */

#include "adv-dice-chart.h"

#include "advisers/paint/adv-theme.h"
#include "advisers/record/adv-record.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#define LEAST  2                        /* sum of two dice */
#define SUMS   11
#define OF     36                       /* rolls of two dice */
#define WIDTH  20                       /* of a bar, in pixels */
#define HEIGHT 90

/*
 * AdvDiceChart:
 *
 * A column for each sum: how often it was rolled, a bar of that height with a line where it would
 * be on average, and the sum.
 *
 * CSS: the number of rolls has the class "numeric". Each column has a tooltip.
 */
struct _AdvDiceChart
{
  GtkBox parent_instance;

  GtkWidget *columns[SUMS];
  GtkWidget *rolled[SUMS];
  KitFace   *bars[SUMS];

  guint      counts[SUMS];
  guint      n;                         /* rolls */
};

G_DEFINE_FINAL_TYPE (AdvDiceChart, adv_dice_chart, GTK_TYPE_BOX)

static double
get_average (const AdvDiceChart *chart,
             guint               sum)
{
  return chart->n * adv_disc_pips (LEAST + sum) / (double) OF;
}

/* The highest of all bars and lines. */
static double
get_highest (const AdvDiceChart *chart)
{
  double highest = 1;

  for (guint i = 0; i < SUMS; i++)
    highest = MAX (highest, MAX (chart->counts[i], get_average (chart, i)));
  return highest;
}

static void
paint_bar (KitFace  *face,
           cairo_t  *cr,
           double    width,
           double    height,
           gpointer  data)
{
  AdvDiceChart *chart = data;
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (
    kit_style_get_painter (kit_context_of (chart)->style));
  double unit = (height - 2) / get_highest (chart);
  guint sum = 0;
  double top;

  while (chart->bars[sum] != face)
    sum++;
  top = chart->counts[sum] * unit;
  cairo_rectangle (cr, 2, height - top, width - 4, top);
  kit_theme_set (cr, LEAST + sum == 7 ? &theme->seven : &theme->event);
  cairo_fill (cr);
  cairo_move_to (cr, 0, height - get_average (chart, sum) * unit);
  cairo_rel_line_to (cr, width, 0);
  cairo_set_line_width (cr, 2);
  kit_theme_set (cr, &theme->card_ink);
  cairo_stroke (cr);
}

static void
adv_dice_chart_class_init (AdvDiceChartClass *class)
{
}

static void
adv_dice_chart_init (AdvDiceChart *chart)
{
  for (guint i = 0; i < SUMS; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", LEAST + i);
      GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

      chart->columns[i] = column;
      chart->rolled[i] = gtk_label_new (NULL);
      chart->bars[i] = g_object_new (KIT_TYPE_FACE, "width-request", WIDTH,
                                     "height-request", HEIGHT, NULL);
      gtk_widget_add_css_class (chart->rolled[i], "numeric");
      kit_face_set_func (chart->bars[i], paint_bar, chart);
      gtk_box_append (GTK_BOX (column), chart->rolled[i]);
      gtk_box_append (GTK_BOX (column), GTK_WIDGET (chart->bars[i]));
      gtk_box_append (GTK_BOX (column), gtk_label_new (name));
      gtk_box_append (GTK_BOX (chart), column);
    }
}

/** adv_dice_chart_update: shows the rolls of @record so far. */
void
adv_dice_chart_update (AdvDiceChart    *chart,
                       const KitRecord *record)
{
  const KitHistory *history;

  g_return_if_fail (ADV_IS_DICE_CHART (chart) && record != NULL);

  history = record->history;
  memset (chart->counts, 0, sizeof chart->counts);
  chart->n = 0;
  for (guint i = 0; i < kit_history_get_cursor (history); i++)
    {
      AdvEvents events;

      if (((const AdvDecision *) kit_history_get_decision (history, i))->kind != ADV_ROLL)
        continue;
      adv_history_explain (history, i, &events);
      chart->counts[events.items[0].number + events.items[0].other - LEAST]++;
      chart->n++;
    }
  for (guint i = 0; i < SUMS; i++)
    {
      /* Translators: a sum of the dice, how often it was rolled, how often on average. */
      g_autofree char *text = g_strdup_printf (_("%u: rolled %u times, %.1f on average"), LEAST + i,
                                               chart->counts[i], get_average (chart, i));

      kit_widget_print (chart->rolled[i], "%u", chart->counts[i]);
      kit_widget_set_tooltip (chart->columns[i], text);
      gtk_widget_queue_draw (GTK_WIDGET (chart->bars[i]));
    }
}
