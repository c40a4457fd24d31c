/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubble of a guided game or a lesson. */

#include "kit-guide.h"

#include "shell/shell-speech.h"

#define GAP   14                        /* between the bubble and what it speaks of */
#define GRID  6                         /* of the places that are tried, in pixels */
#define ABOVE 60                        /* how much further below counts as much as above */

struct _KitGuide
{
  GtkWidget parent_instance;

  /* template */
  GtkLabel  *text;
  GtkLabel  *reply;
  GtkLabel  *progress;
  GtkWidget *help;
  GtkButton *leave;

  KitGuideStep *step;                   /* owned; which is shown, or NULL */
  GdkRectangle  area;                   /* of what it speaks of, in the parent; empty if nowhere */
};

G_DEFINE_FINAL_TYPE (KitGuide, kit_guide, GTK_TYPE_WIDGET)

static void
leave_clicked_cb (KitGuide *guide)
{
  g_signal_emit_by_name (guide, "left");
}

static void
help_clicked_cb (KitGuide *guide)
{
  g_signal_emit_by_name (guide, "helped");
}

static void
kit_guide_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_object (&KIT_GUIDE (object)->step);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (kit_guide_parent_class)->dispose (object);
}

static void
kit_guide_class_init (KitGuideClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_guide_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, KitGuide, text);
  gtk_widget_class_bind_template_child (widget_class, KitGuide, reply);
  gtk_widget_class_bind_template_child (widget_class, KitGuide, progress);
  gtk_widget_class_bind_template_child (widget_class, KitGuide, help);
  gtk_widget_class_bind_template_child (widget_class, KitGuide, leave);
  gtk_widget_class_bind_template_callback (widget_class, help_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_clicked_cb);

  g_signal_new ("left", KIT_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("helped", KIT_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_guide_init (KitGuide *guide)
{
  gtk_widget_init_template (GTK_WIDGET (guide));
}

/** kit_guide_new: (transfer floating): a bubble that is not shown. */
GtkWidget *
kit_guide_new (void)
{
  return g_object_new (KIT_TYPE_GUIDE, NULL);
}

/** kit_guide_show: shows @step with @words; a reply to another step goes. */
void
kit_guide_show (KitGuide            *guide,
                KitGuideStep        *step,
                const KitGuideWords *words)
{
  g_return_if_fail (KIT_IS_GUIDE (guide) && KIT_IS_GUIDE_STEP (step) && words != NULL);

  if (g_set_object (&guide->step, step))
    {
      gtk_label_set_text (guide->text, words->text);
      gtk_label_set_text (guide->progress, words->progress);
      gtk_button_set_label (guide->leave, words->leave);
      gtk_widget_set_visible (guide->help, words->helps);
      kit_guide_reply (guide, NULL);
      shell_speech_say (guide, SHELL_SPEECH_OWN, words->text);
    }
  gtk_widget_set_visible (GTK_WIDGET (guide), TRUE);
}

/** kit_guide_hide: shows no step. */
void
kit_guide_hide (KitGuide *guide)
{
  g_return_if_fail (KIT_IS_GUIDE (guide));

  g_clear_object (&guide->step);
  gtk_widget_set_visible (GTK_WIDGET (guide), FALSE);
}

/** kit_guide_reply: says why what the player has tried is wrong; %NULL takes that back. */
void
kit_guide_reply (KitGuide   *guide,
                 const char *reply)
{
  g_return_if_fail (KIT_IS_GUIDE (guide));

  gtk_label_set_text (guide->reply, reply != NULL ? reply : "");
  if (reply != NULL)
    shell_speech_say (guide, SHELL_SPEECH_ALERT, reply);
  gtk_widget_set_visible (GTK_WIDGET (guide->reply), reply != NULL);
}

/** kit_guide_point: speaks of an @area of @widget, all of it if @area is empty; of no place if
    @widget is %NULL. */
void
kit_guide_point (KitGuide           *guide,
                 GtkWidget          *widget,
                 const GdkRectangle *area)
{
  GtkWidget *parent;
  GdkRectangle place = { 0 };
  double x, y;

  g_return_if_fail (KIT_IS_GUIDE (guide) && area != NULL);

  parent = gtk_widget_get_parent (GTK_WIDGET (guide));
  if (widget != NULL &&
      gtk_widget_translate_coordinates (widget, parent, area->x, area->y, &x, &y))
    {
      place = (GdkRectangle) { x, y, area->width, area->height };
      if (place.width == 0)
        place = (GdkRectangle) { x, y, gtk_widget_get_width (widget),
                                 gtk_widget_get_height (widget) };
    }
  if (gdk_rectangle_equal (&place, &guide->area))
    return;
  guide->area = place;
  gtk_widget_queue_allocate (parent);
}

/** kit_guide_get_area: (transfer none): what it speaks of, in pixels of its parent; empty if that
    is no place. */
const GdkRectangle *
kit_guide_get_area (KitGuide *guide)
{
  g_return_val_if_fail (KIT_IS_GUIDE (guide), NULL);

  return &guide->area;
}

/** kit_guide_get_step: (transfer none) (nullable): the step that is shown. */
KitGuideStep *
kit_guide_get_step (KitGuide *guide)
{
  g_return_val_if_fail (KIT_IS_GUIDE (guide), NULL);

  return guide->step;
}

/* --- where there is room for it --- */

/* How far apart two areas are, in pixels; 0 if they touch. */
static int
find_distance (const GdkRectangle *a,
               const GdkRectangle *b)
{
  int x = MAX (a->x - (b->x + b->width), b->x - (a->x + a->width));
  int y = MAX (a->y - (b->y + b->height), b->y - (a->y + a->height));

  return MAX (x, 0) + MAX (y, 0);
}

static gboolean
is_free (const GdkRectangle *area,
         const GdkRectangle *taken,
         guint               n)
{
  gboolean free = TRUE;

  for (guint i = 0; i < n && free; i++)
    free = !gdk_rectangle_intersect (area, &taken[i], NULL);
  return free;
}

/** kit_guide_has_room: whether the bubble may be in @area, with the other arguments of
    kit_guide_find_room(); it may be nearer to @place than that would have it. */
gboolean
kit_guide_has_room (const GdkRectangle *bounds,
                    const GdkRectangle *place,
                    const GdkRectangle *taken,
                    guint               n,
                    const GdkRectangle *area)
{
  GdkRectangle both;

  g_return_val_if_fail (bounds != NULL && place != NULL, FALSE);
  g_return_val_if_fail (taken != NULL && area != NULL, FALSE);

  gdk_rectangle_union (bounds, area, &both);
  return gdk_rectangle_equal (bounds, &both) && is_free (area, place, 1) &&
         is_free (area, taken, n);
}

/**
 * kit_guide_find_room:
 * @bounds: in which the bubble has to be
 * @place: what it speaks of; if that is empty, it is in the middle below
 * @taken: (array length=n): what it may not cover besides; any may be empty
 * @n: how many those are
 * @area: has the size of the bubble; its position is filled in
 *
 * Returns: whether there is any room; then @area is as near to @place as possible, and its middle
 * as near to that of @place
 */
gboolean
kit_guide_find_room (const GdkRectangle *bounds,
                     const GdkRectangle *place,
                     const GdkRectangle *taken,
                     guint               n,
                     GdkRectangle       *area)
{
  GdkRectangle below_all = { 0 };
  GdkRectangle here = *area;
  guint best = G_MAXUINT;

  g_return_val_if_fail (bounds != NULL && place != NULL, FALSE);
  g_return_val_if_fail (taken != NULL && area != NULL, FALSE);

  if (place->width == 0)
    {
      below_all.x = bounds->x + bounds->width / 2;
      below_all.y = bounds->y + bounds->height;
      place = &below_all;
    }
  for (here.y = bounds->y + bounds->height - here.height; here.y >= bounds->y; here.y -= GRID)
    for (here.x = bounds->x + bounds->width - here.width; here.x >= bounds->x; here.x -= GRID)
      {
        guint apart = find_distance (&here, place) / GAP;
        int right = here.x + here.width / 2 - place->x - place->width / 2;
        int below = here.y + here.height / 2 - place->y - place->height / 2;
        guint cost = apart * 10000 + ABS (right) + ABS (below) + (below < 0 ? ABOVE : 0);

        if (cost < best && (place == &below_all || find_distance (&here, place) >= GAP) &&
            is_free (&here, taken, n))
          {
            best = cost;
            *area = here;
          }
      }
  return best < G_MAXUINT;
}
