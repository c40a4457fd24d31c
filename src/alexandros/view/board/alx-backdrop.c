/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The backdrop, painted by a thread; until it is ready, the old one is shown scaled. */

#include "alx-backdrop.h"

#include "alexandros/view/alx-nodes.h"
#include "alx-prepaint.h"
#include "shell/shell-memory.h"

/* What is or was to be painted. */
typedef struct
{
  const AlxTheme *theme;
  AlxLayout       layout;
  AlxScene        scene;
  char           *regions[ALX_MAX_REGIONS];
  int             scale;
} Job;

struct _AlxBackdrop
{
  /* owned */
  AlxStyle        *style;
  cairo_surface_t *surface;
  Job             *job;                 /* that made it */
  GCancellable    *cancellable;         /* of the thread that paints, while it does */

  GtkWidget       *widget;              /* that shows it */
  gboolean         outdated;            /* it is of another theme or language */
};

static Job *
job_new (const AlxTheme  *theme,
         const AlxLayout *layout,
         const AlxScene  *scene,
         int              scale)
{
  Job *job = g_new0 (Job, 1);

  job->theme = theme;
  job->layout = *layout;
  job->scene = *scene;
  job->scale = scale;
  for (guint i = 0; i < layout->board->n_regions; i++)
    job->scene.regions[i] = job->regions[i] = g_strdup (scene->regions[i]);
  return job;
}

static Job *
job_copy (const Job *job)
{
  return job_new (job->theme, &job->layout, &job->scene, job->scale);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  for (guint i = 0; i < ALX_MAX_REGIONS; i++)
    g_free (job->regions[i]);
  g_free (job);
}

/* --- painted --- */

/* Takes over @surface and @job. */
static void
set_surface (AlxBackdrop     *backdrop,
          cairo_surface_t *surface,
          Job             *job)
{
  g_clear_pointer (&backdrop->surface, cairo_surface_destroy);
  g_clear_pointer (&backdrop->job, job_free);
  backdrop->surface = surface;
  backdrop->job = job;
  backdrop->outdated = FALSE;
}

static void
paint_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const Job *job = task_data;
  g_autoptr (AlxPainter) painter = alx_painter_new (job->theme);

  g_task_return_pointer (task,
                         alx_prepaint_paint (painter, &job->layout, &job->scene, job->scale),
                         (GDestroyNotify)cairo_surface_destroy);
}

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  AlxBackdrop *backdrop = data;
  const Job *job = g_task_get_task_data (G_TASK (result));
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);

  /* A cancelled one may have outlived the backdrop. */
  if (surface == NULL)
    return;
  g_clear_object (&backdrop->cancellable);
  shell_memory_settle ();
  set_surface (backdrop, surface, job_copy (job));
  gtk_widget_queue_draw (backdrop->widget);
}

static void
stop_painting (AlxBackdrop *backdrop)
{
  if (backdrop->cancellable != NULL)
    g_cancellable_cancel (backdrop->cancellable);
  g_clear_object (&backdrop->cancellable);
}

/* Takes over @job. */
static void
start_painting (AlxBackdrop *backdrop,
                Job         *job)
{
  g_autoptr (GTask) task = NULL;

  stop_painting (backdrop);
  backdrop->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, backdrop->cancellable, painted_cb, backdrop);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, paint_in_thread);
}

/* --- shown --- */

/** alx_backdrop_new: no backdrop yet, for @widget, painted as @style says. */
AlxBackdrop *
alx_backdrop_new (GtkWidget *widget,
                  AlxStyle  *style)
{
  AlxBackdrop *backdrop = g_new0 (AlxBackdrop, 1);

  backdrop->widget = widget;
  backdrop->style = g_object_ref (style);
  return backdrop;
}

/** alx_backdrop_free: frees @backdrop. */
void
alx_backdrop_free (AlxBackdrop *backdrop)
{
  stop_painting (backdrop);
  g_clear_pointer (&backdrop->surface, cairo_surface_destroy);
  g_clear_pointer (&backdrop->job, job_free);
  g_clear_object (&backdrop->style);
  g_free (backdrop);
}

/** alx_backdrop_drop: it has to be painted anew: there is another theme, language or kind of
    backdrop. */
void
alx_backdrop_drop (AlxBackdrop *backdrop)
{
  stop_painting (backdrop);
  backdrop->outdated = TRUE;
}

/** alx_backdrop_is_complete: whether nothing is still being painted that will look otherwise. */
gboolean
alx_backdrop_is_complete (AlxBackdrop *backdrop)
{
  return backdrop->surface != NULL && backdrop->cancellable == NULL;
}

/** alx_backdrop_shows: whether there is backdrop of @board, of whatever size. */
gboolean
alx_backdrop_shows (AlxBackdrop    *backdrop,
                    const AlxBoard *board)
{
  return backdrop->surface != NULL && backdrop->job->layout.board == board;
}

/**
 * alx_backdrop_set_first:
 * @backdrop: a backdrop
 * @layout: where everything lies
 * @scene: names and coordinates
 * @scale: of the window
 * @surface: (transfer full): the backdrop
 *
 * Shows what need not be waited for.
 */
void
alx_backdrop_set_first (AlxBackdrop     *backdrop,
                        const AlxLayout *layout,
                        const AlxScene  *scene,
                        int              scale,
                        cairo_surface_t *surface)
{
  stop_painting (backdrop);
  set_surface (backdrop, surface,
               job_new (alx_painter_get_theme (alx_style_get_painter (backdrop->style)), layout,
                        scene, scale));
}

/* The old backdrop where it would lie now. */
static void
snapshot_old (AlxBackdrop     *backdrop,
              GtkSnapshot     *snapshot,
              const AlxLayout *layout,
              AlxOutput        output)
{
  const AlxTheme *theme = alx_painter_get_theme (alx_style_get_painter (backdrop->style));
  GdkRGBA sea = { theme->sea.red, theme->sea.green, theme->sea.blue, 1 };
  graphene_rect_t inside = alx_nodes_inside (layout);
  const AlxLayout *old = &backdrop->job->layout;
  double scale = layout->unit / old->unit;
  GskRenderNode *node;

  gtk_snapshot_append_color (snapshot, &sea, &inside);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (layout->origin.x - old->origin.x * scale,
                                                layout->origin.y - old->origin.y * scale));
  gtk_snapshot_scale (snapshot, scale, scale);
  node = alx_nodes_show (backdrop->surface, alx_nodes_inside (old), output);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
  gtk_snapshot_restore (snapshot);
}

/**
 * alx_backdrop_snapshot:
 * @backdrop: a backdrop
 * @snapshot: gets the old backdrop, until the new one is painted
 * @layout: where everything lies
 * @scene: names and coordinates
 * @output: how it is shown
 *
 * Returns: (nullable) (transfer none): the backdrop inside the frame, once it is painted
 */
cairo_surface_t *
alx_backdrop_snapshot (AlxBackdrop     *backdrop,
                       GtkSnapshot     *snapshot,
                       const AlxLayout *layout,
                       const AlxScene  *scene,
                       AlxOutput        output)
{
  gboolean fits = alx_layout_equal (&backdrop->job->layout, layout);

  /* One at a time: what has changed in the meantime is painted next. */
  if ((!fits || backdrop->outdated) && backdrop->cancellable == NULL)
    start_painting (backdrop,
                    job_new (alx_painter_get_theme (alx_style_get_painter (backdrop->style)),
                             layout, scene, output.scale));
  if (fits)
    return backdrop->surface;
  snapshot_old (backdrop, snapshot, layout, output);
  return NULL;
}
