/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guides the player through a game or a lesson. */

#include "kit-guide-host.h"

#include "kit/view/kit-begin.h"

#include <glib/gi18n.h>
#include <string.h>

#define FRAMES 3                        /* until all has its place */

struct _KitGuideHost
{
  GObject parent_instance;

  KitGuide      *guide;                 /* which outlives it */
  KitInput      *input;                 /* owned */
  GSettings     *settings;              /* owned */
  KitGuideSetup  setup;

  GPtrArray     *steps;                 /* owned, of KitGuideStep, in a guided game; or NULL */
  KitGuideStep  *task;                  /* owned, in a lesson; or NULL */
  const char    *pointed;               /* the place at which it points; owned by its step */
  gboolean       scrolled;              /* to that place */
  gboolean       arranged;              /* the bubble has got its room since it points there */
  KitGame       *guided;                /* for which that was looked for last; weak */
  gboolean       begins_guided;         /* the game begins like the guided one */
  guint          source;                /* while the guide is to be updated */
  guint          frames;                /* in which it is still to be updated */
};

G_DEFINE_FINAL_TYPE (KitGuideHost, kit_guide_host, G_TYPE_OBJECT)

static KitGame *
get_game (KitGuideHost *host)
{
  return kit_input_get_game (host->input);
}

/* --- which step it is --- */

/* (nullable): the first that is not done; among those with the same end, the first that can be
   shown now. */
static KitGuideStep *
find_step (KitGuideHost *host,
           guint        *index)
{
  const KitGuideGame *names = &host->setup.names;
  const char *until = NULL;

  for (*index = 0; *index < host->steps->len; (*index)++)
    {
      KitGuideStep *step = host->steps->pdata[*index];

      if (until != NULL && g_strcmp0 (until, step->until) != 0)
        return NULL;
      if (step->until != NULL && names->holds (step->until, host->setup.data))
        continue;
      if (step->when == NULL || names->holds (step->when, host->setup.data))
        return step;
      until = step->until;
    }
  return NULL;
}

/* Steps with the same end count as one. */
static guint
count_ends (KitGuideHost *host,
            guint         n_steps)
{
  const KitGuideStep *last = NULL;
  guint n = 0;

  for (guint i = 0; i < n_steps; i++)
    {
      const KitGuideStep *step = host->steps->pdata[i];

      n += last == NULL || g_strcmp0 (step->until, last->until) != 0;
      last = step;
    }
  return n;
}

/* --- the guide --- */

/* Scrolls the panels to @widget, if it is one of them, with the margin around them. */
static void
scroll_to (KitGuideHost *host,
           GtkWidget    *widget)
{
  GtkWidget *side = gtk_widget_get_ancestor (host->setup.panels, GTK_TYPE_SCROLLED_WINDOW);
  int margin = gtk_widget_get_margin_top (host->setup.panels);
  graphene_rect_t bounds;

  if (gtk_widget_is_ancestor (widget, host->setup.panels) &&
      gtk_widget_compute_bounds (widget, host->setup.panels, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (side)),
                               bounds.origin.y,
                               bounds.origin.y + bounds.size.height + 2 * margin);
}

/* Points at the place of @step; %FALSE if that is not to be seen. */
static gboolean
point (KitGuideHost *host,
       KitGuideStep *step)
{
  GdkRectangle area = { 0 };
  GtkWidget *widget = NULL;

  if (step->place != NULL)
    widget = host->setup.names.find (step->place, &area, host->setup.data);
  if (widget != NULL && g_strcmp0 (step->place, host->pointed) != 0)
    {
      host->pointed = step->place;
      host->scrolled = host->arranged = FALSE;
      gtk_widget_queue_resize (GTK_WIDGET (host->guide));
    }
  /* Once, so that the player can scroll away. */
  if (widget != NULL && host->arranged && !host->scrolled)
    {
      host->scrolled = TRUE;
      scroll_to (host, widget);
    }
  if (widget != NULL && !gtk_widget_get_mapped (widget))
    widget = NULL;
  kit_guide_point (host->guide, widget, &area);
  return widget != NULL;
}

/* Whether a dialog of the window is open. */
static gboolean
has_dialog (KitGuideHost *host)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (host->guide));
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_visible (l->data) &&
        (GtkRoot *) gtk_window_get_transient_for (l->data) == root)
      return TRUE;
  return FALSE;
}

static void
show_step (KitGuideHost *host)
{
  guint index;
  KitGuideStep *step = find_step (host, &index);
  g_autofree char *progress = NULL;

  if (step == NULL || !point (host, step))
    {
      kit_guide_hide (host->guide);
      return;
    }
  /* Translators: the number of a step, and how many there are. */
  progress = g_strdup_printf (_("%u of %u"), count_ends (host, index + 1),
                              count_ends (host, host->steps->len));
  kit_guide_show (host->guide, step,
                  &(KitGuideWords) { step->text, progress,
                                     step->until == NULL ? _("Done") : _("Leave the guide") });
}

static gboolean
is_needed (KitGuideHost *host)
{
  return host->steps != NULL || host->task != NULL;
}

static gboolean
update_cb (gpointer data)
{
  KitGuideHost *host = data;

  host->source = 0;
  /* It points at panels, which are made after the first frame. */
  if (!is_needed (host) || gtk_widget_get_first_child (host->setup.panels) == NULL)
    return G_SOURCE_REMOVE;
  /* It is about the game, not about what was; and it would lie over a dialog. */
  if (host->task != NULL)
    point (host, host->task);
  else if (kit_game_is_looking (get_game (host)) || has_dialog (host))
    kit_guide_hide (host->guide);
  else
    show_step (host);
  return G_SOURCE_REMOVE;
}

/* What is inside of panels that keep their size gets its place with the next frame. */
static gboolean
tick_cb (GtkWidget     *guide,
         GdkFrameClock *clock,
         gpointer       data)
{
  KitGuideHost *host = data;

  if (host->source == 0)
    update_cb (host);
  return --host->frames > 0;
}

static void
leave (KitGuideHost *host)
{
  if (host->steps == NULL)
    return;
  g_settings_set_boolean (host->settings, "guided", FALSE);
  g_clear_pointer (&host->steps, g_ptr_array_unref);
  host->pointed = NULL;
  kit_guide_hide (host->guide);
}

/* Whether the game begins like the guided one. */
static gboolean
is_guided (KitGuideHost *host)
{
  KitGame *game = get_game (host);
  const KitRecord *whole;
  g_autoptr (KitRecord) first = NULL;
  g_autofree gpointer a = NULL;
  g_autofree gpointer b = NULL;
  gsize size;

  if (host->setup.path == NULL || game == NULL)
    return FALSE;
  if (!g_set_weak_pointer (&host->guided, game))
    return host->begins_guided;
  whole = kit_referee_get_record (kit_game_get_referee (game));
  first = kit_begin_guided (host->setup.view);
  size = first->format->rules->state_size;
  a = g_malloc (size);
  b = g_malloc (size);
  kit_history_get_state_at (whole->history, 0, a);
  kit_history_get_state_at (first->history, 0, b);
  host->begins_guided = memcmp (a, b, size) == 0;
  return host->begins_guided;
}

/* (transfer full): the steps in a file among those that are compiled in. */
static GPtrArray *
load_steps (const char *path)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);
  GObject *step;

  g_type_ensure (KIT_TYPE_GUIDE_STEP);
  builder = gtk_builder_new_from_resource (path);
  do
    {
      g_autofree char *id = g_strdup_printf ("step-%u", steps->len + 1);

      step = gtk_builder_get_object (builder, id);
      if (step != NULL)
        g_ptr_array_add (steps, g_object_ref (step));
    }
  while (step != NULL);
  return steps;
}

/* Begins to guide if the game is the guided one, and stops if another is begun. */
static void
find_guide (KitGuideHost *host)
{
  if (host->steps != NULL && !is_guided (host))
    leave (host);
  else if (host->steps == NULL && g_settings_get_boolean (host->settings, "guided") &&
           is_guided (host))
    {
      host->steps = load_steps (host->setup.path);
      host->pointed = NULL;
    }
}

/** kit_guide_host_queue: shows the bubble of the moment soon, if there is a guide. */
void
kit_guide_host_queue (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  if (is_needed (host) && host->source == 0)
    {
      host->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, host, NULL);
      if (host->frames == 0)
        gtk_widget_add_tick_callback (GTK_WIDGET (host->guide), tick_cb, g_object_ref (host),
                                      g_object_unref);
      host->frames = FRAMES;
    }
}

/** kit_guide_host_arrange: to be called when bubble and panels have got their places. */
void
kit_guide_host_arrange (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  host->arranged = TRUE;
  kit_guide_host_queue (host);
}

/** kit_guide_host_update: guides the player if they wish. A guide that was there when the program
    ended is there again. */
void
kit_guide_host_update (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  if (get_game (host) == NULL)
    return;
  find_guide (host);
  kit_guide_host_queue (host);
}

/** kit_guide_host_start: begins the guided game, or goes on with it if it lies there. There may be
    no game yet. */
void
kit_guide_host_start (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  if (!is_guided (host) || kit_game_is_over (get_game (host)))
    {
      g_autoptr (KitGame) game =
        kit_game_new (kit_begin_guided (host->setup.view), host->setup.view->levels);

      host->setup.play (game, host->setup.data);
    }
  g_settings_set_boolean (host->settings, "guided", TRUE);
  kit_guide_host_update (host);
}

/** kit_guide_host_teach: shows a @task of a lesson, which is no guided game, with @words; the
    bubble follows its place. */
void
kit_guide_host_teach (KitGuideHost        *host,
                      KitGuideStep        *task,
                      const KitGuideWords *words)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host) && KIT_IS_GUIDE_STEP (task));

  g_set_object (&host->task, task);
  kit_guide_show (host->guide, task, words);
  kit_guide_host_queue (host);
}

/** kit_guide_host_is_guiding: whether the game is guided. */
gboolean
kit_guide_host_is_guiding (KitGuideHost *host)
{
  g_return_val_if_fail (KIT_IS_GUIDE_HOST (host), FALSE);

  return host->steps != NULL;
}

/** kit_guide_host_allows: whether @decision is what the step that is shown by @host asks for; a
    #KitHintTest. */
gboolean
kit_guide_host_allows (gconstpointer decision,
                       gpointer      host)
{
  KitGuideHost *self = host;
  KitGame *game;
  KitGuideStep *step;
  char token[KIT_TOKEN_SIZE];

  g_return_val_if_fail (KIT_IS_GUIDE_HOST (host) && decision != NULL, TRUE);

  game = get_game (self);
  step = kit_guide_get_step (self->guide);
  if (step == NULL || step->answer == NULL)
    return TRUE;
  kit_game_get_record (game)->format->rules->write (decision, kit_game_get_board (game), token);
  return kit_guide_step_allows (step, token);
}

/* --- the object --- */

static void
kit_guide_host_dispose (GObject *object)
{
  KitGuideHost *host = KIT_GUIDE_HOST (object);

  g_clear_weak_pointer (&host->guided);
  g_clear_handle_id (&host->source, g_source_remove);
  g_clear_pointer (&host->steps, g_ptr_array_unref);
  g_clear_object (&host->task);
  g_clear_object (&host->input);
  g_clear_object (&host->settings);
  G_OBJECT_CLASS (kit_guide_host_parent_class)->dispose (object);
}

static void
kit_guide_host_class_init (KitGuideHostClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_guide_host_dispose;
}

static void
kit_guide_host_init (KitGuideHost *host)
{
}

/**
 * kit_guide_host_new:
 * @guide: the bubble, which has to outlive the host
 * @input: has the game
 * @settings: of the game
 * @setup: (transfer none): is copied
 *
 * Returns: (transfer full): a host, which does nothing before kit_guide_host_update()
 */
KitGuideHost *
kit_guide_host_new (KitGuide            *guide,
                    KitInput            *input,
                    GSettings           *settings,
                    const KitGuideSetup *setup)
{
  KitGuideHost *host;

  g_return_val_if_fail (KIT_IS_GUIDE (guide) && KIT_IS_INPUT (input), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings) && setup != NULL, NULL);

  host = g_object_new (KIT_TYPE_GUIDE_HOST, NULL);
  host->guide = guide;
  host->input = g_object_ref (input);
  host->settings = g_object_ref (settings);
  host->setup = *setup;
  g_signal_connect_object (guide, "left", G_CALLBACK (leave), host, G_CONNECT_SWAPPED);
  return host;
}
