/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubbles of a guided first game. */

#include "kit-guide.h"

#include <glib/gi18n.h>

struct _KitGuide
{
  GtkPopover parent_instance;

  /* template */
  GtkLabel  *text;
  GtkLabel  *progress;
  GtkButton *leave;

  GPtrArray          *steps;            /* owned, of KitGuideStep */
  const KitGuideGame *game;
  gpointer            data;
  KitGuideStep       *step;             /* which is shown, or NULL */
  GdkRectangle        area;             /* at which it points */
};

G_DEFINE_FINAL_TYPE (KitGuide, kit_guide, GTK_TYPE_POPOVER)

static void
leave_clicked_cb (KitGuide *guide)
{
  g_signal_emit_by_name (guide, "left");
}

static void
kit_guide_finalize (GObject *object)
{
  g_clear_pointer (&KIT_GUIDE (object)->steps, g_ptr_array_unref);
  G_OBJECT_CLASS (kit_guide_parent_class)->finalize (object);
}

static void
kit_guide_class_init (KitGuideClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_guide_finalize;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, KitGuide, text);
  gtk_widget_class_bind_template_child (widget_class, KitGuide, progress);
  gtk_widget_class_bind_template_child (widget_class, KitGuide, leave);
  gtk_widget_class_bind_template_callback (widget_class, leave_clicked_cb);

  g_signal_new ("left", KIT_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_guide_init (KitGuide *guide)
{
  gtk_widget_init_template (GTK_WIDGET (guide));
}

/* --- which step it is --- */

/* (nullable): the first that is not done; among those with the same end, the first that can be
   shown now. */
static KitGuideStep *
find_step (KitGuide *guide,
           guint    *index)
{
  const char *until = NULL;

  for (*index = 0; *index < guide->steps->len; (*index)++)
    {
      KitGuideStep *step = guide->steps->pdata[*index];

      if (until != NULL && g_strcmp0 (until, step->until) != 0)
        return NULL;
      if (step->until != NULL && guide->game->holds (step->until, guide->data))
        continue;
      if (step->when == NULL || guide->game->holds (step->when, guide->data))
        return step;
      until = step->until;
    }
  return NULL;
}

/* Steps with the same end count as one. */
static guint
count_ends (KitGuide *guide,
            guint     n_steps)
{
  const KitGuideStep *last = NULL;
  guint n = 0;

  for (guint i = 0; i < n_steps; i++)
    {
      const KitGuideStep *step = guide->steps->pdata[i];

      n += last == NULL || g_strcmp0 (step->until, last->until) != 0;
      last = step;
    }
  return n;
}

/* Beside a thing on the right, above one near the bottom, below any other. */
static GtkPositionType
find_side (GtkWidget          *parent,
           const GdkRectangle *area)
{
  if (area->x + area->width / 2 > gtk_widget_get_width (parent) * 0.66)
    return GTK_POS_LEFT;
  return area->y + area->height / 2 > gtk_widget_get_height (parent) * 0.6 ? GTK_POS_TOP
                                                                          : GTK_POS_BOTTOM;
}

/* Points at the place of the step; %FALSE if that is not to be seen. */
static gboolean
point (KitGuide     *guide,
       KitGuideStep *step)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (guide));
  GdkRectangle area = { 0 };
  GtkWidget *widget = guide->game->find (step->place, &area, guide->data);
  double x, y;

  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_translate_coordinates (widget, parent, area.x, area.y, &x, &y))
    return FALSE;
  if (area.width == 0)
    area = (GdkRectangle) { 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  area.x = x;
  area.y = y;
  if (!gdk_rectangle_equal (&area, &guide->area))
    {
      guide->area = area;
      gtk_popover_set_pointing_to (GTK_POPOVER (guide), &area);
      gtk_popover_set_position (GTK_POPOVER (guide), find_side (parent, &area));
    }
  return TRUE;
}

/** kit_guide_update: shows the step of the moment; to be called when anything has changed. */
void
kit_guide_update (KitGuide *guide)
{
  KitGuideStep *step;
  guint index;
  g_autofree char *progress = NULL;

  g_return_if_fail (KIT_IS_GUIDE (guide));

  step = find_step (guide, &index);
  if (step != NULL && !point (guide, step))
    step = NULL;
  if (step != NULL && step != guide->step)
    {
      gtk_label_set_text (guide->text, step->text);
      /* Translators: the number of a step, and how many there are. */
      progress = g_strdup_printf (_("%u of %u"), count_ends (guide, index + 1),
                                  count_ends (guide, guide->steps->len));
      gtk_label_set_text (guide->progress, progress);
      gtk_button_set_label (guide->leave, step->until == NULL ? _("Done")
                                                               : _("Leave the guide"));
    }
  guide->step = step;
  if (step != NULL)
    gtk_popover_popup (GTK_POPOVER (guide));
  else
    gtk_popover_popdown (GTK_POPOVER (guide));
}

/** kit_guide_get_step: (transfer none) (nullable): the step that is shown. */
KitGuideStep *
kit_guide_get_step (KitGuide *guide)
{
  g_return_val_if_fail (KIT_IS_GUIDE (guide), NULL);

  return guide->step;
}

/**
 * kit_guide_new:
 * @parent: the widget over which it is shown; it has to call gtk_popover_present() when it is
 *   allocated, and owns the guide
 * @path: of a file among those that are compiled in, with the steps "step-1", "step-2" and so on
 * @game: what their names mean
 * @data: for the functions of @game
 *
 * Returns: (transfer none): a guide that is not shown yet
 */
GtkWidget *
kit_guide_new (GtkWidget          *parent,
               const char         *path,
               const KitGuideGame *game,
               gpointer            data)
{
  g_autoptr (GtkBuilder) builder = NULL;
  KitGuide *guide;
  GObject *step;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && path != NULL && game != NULL, NULL);

  g_type_ensure (KIT_TYPE_GUIDE_STEP);
  builder = gtk_builder_new_from_resource (path);
  guide = g_object_new (KIT_TYPE_GUIDE, NULL);
  guide->game = game;
  guide->data = data;
  guide->steps = g_ptr_array_new_with_free_func (g_object_unref);
  do
    {
      g_autofree char *id = g_strdup_printf ("step-%u", guide->steps->len + 1);

      step = gtk_builder_get_object (builder, id);
      if (step != NULL)
        g_ptr_array_add (guide->steps, g_object_ref (step));
    }
  while (step != NULL);
  gtk_widget_set_parent (GTK_WIDGET (guide), parent);
  return GTK_WIDGET (guide);
}
