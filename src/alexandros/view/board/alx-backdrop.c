/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The backdrop, painted by a thread; until the new one is ready, the old one is shown scaled.

   Trusted in every frame, by is_complete, shows and snapshot: backdrop, board and target. */

#include "alx-backdrop.h"

#include "shell/shell-memory.h"

struct _AlxBackdrop
{
  /* owned */
  cairo_surface_t *surface;             /* the newest that is painted, or NULL */
  GCancellable    *cancellable;         /* of the thread that paints, or NULL */

  GtkWidget       *widget;              /* that is redrawn when a thread is done */
  AlxLayout        layout;              /* of the surface */
  gboolean         outdated;            /* the surface has another theme, language or scale */
};

/* --- in any thread --- */

/** alx_backdrop_job_new: (transfer full): copies what @target points to, and names of regions. */
AlxBackdropJob *
alx_backdrop_job_new (const AlxTarget *target)
{
  AlxBackdropJob *job;

  g_return_val_if_fail (target != NULL && target->output.scale > 0, NULL);

  job = g_new (AlxBackdropJob, 1);
  *job = (AlxBackdropJob) { alx_painter_get_theme (target->painter), *target->layout,
                            *target->scene, target->output.scale };
  for (guint i = 0; i < job->layout.board->n_regions; i++)
    job->scene.regions[i] = g_strdup (target->scene->regions[i]);
  return job;
}

/** alx_backdrop_job_free: frees @job. */
void
alx_backdrop_job_free (AlxBackdropJob *job)
{
  g_return_if_fail (job != NULL);

  for (guint i = 0; i < job->layout.board->n_regions; i++)
    g_free ((char *) job->scene.regions[i]);
  g_free (job);
}

/** alx_backdrop_paint: (transfer full): a backdrop, the size of the board inside its frame. */
cairo_surface_t *
alx_backdrop_paint (const AlxTarget *target)
{
  cairo_surface_t *surface;
  graphene_rect_t area;
  cairo_t *cr;

  g_return_val_if_fail (target != NULL && target->output.scale > 0, NULL);

  area = alx_nodes_inside (target->layout);
  surface = alx_nodes_create (CAIRO_FORMAT_RGB24, &area, target->output.scale, &cr);
  alx_paint_land (target->painter, cr, target->layout, target->scene);
  cairo_destroy (cr);
  return surface;
}

static void
paint_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const AlxBackdropJob *job = task_data;
  g_autoptr (AlxPainter) painter = alx_painter_new (job->theme);
  AlxTarget target = { painter, &job->layout, &job->scene, { job->scale, FALSE } };

  g_task_return_pointer (task, alx_backdrop_paint (&target),
                         (GDestroyNotify) cairo_surface_destroy);
}

/* --- the thread --- */

/* Takes over @surface. */
static void
set_surface (AlxBackdrop     *backdrop,
             const AlxLayout *layout,
             cairo_surface_t *surface)
{
  g_clear_pointer (&backdrop->surface, cairo_surface_destroy);
  backdrop->surface = surface;
  backdrop->layout = *layout;
  backdrop->outdated = FALSE;
}

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  AlxBackdrop *backdrop = data;
  const AlxBackdropJob *job = g_task_get_task_data (G_TASK (result));
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);

  /* NULL if it was cancelled; then the backdrop may be freed already. */
  if (surface == NULL)
    return;
  g_clear_object (&backdrop->cancellable);
  shell_memory_settle ();
  set_surface (backdrop, &job->layout, surface);
  gtk_widget_queue_draw (backdrop->widget);
}

static void
stop_painting (AlxBackdrop *backdrop)
{
  if (backdrop->cancellable != NULL)
    g_cancellable_cancel (backdrop->cancellable);
  g_clear_object (&backdrop->cancellable);
}

static void
start_painting (AlxBackdrop     *backdrop,
                const AlxTarget *target)
{
  g_autoptr (GTask) task = NULL;

  backdrop->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, backdrop->cancellable, painted_cb, backdrop);
  g_task_set_task_data (task, alx_backdrop_job_new (target),
                        (GDestroyNotify) alx_backdrop_job_free);
  g_task_run_in_thread (task, paint_in_thread);
}

/* --- in the main thread --- */

/** alx_backdrop_new: (transfer full): an empty backdrop for @widget, which owns it. */
AlxBackdrop *
alx_backdrop_new (GtkWidget *widget)
{
  AlxBackdrop *backdrop;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  backdrop = g_new0 (AlxBackdrop, 1);
  backdrop->widget = widget;
  return backdrop;
}

/** alx_backdrop_free: frees @backdrop. */
void
alx_backdrop_free (AlxBackdrop *backdrop)
{
  g_return_if_fail (backdrop != NULL);

  stop_painting (backdrop);
  g_clear_pointer (&backdrop->surface, cairo_surface_destroy);
  g_free (backdrop);
}

/** alx_backdrop_drop: has the backdrop painted anew for another theme, language or scale. */
void
alx_backdrop_drop (AlxBackdrop *backdrop)
{
  g_return_if_fail (backdrop != NULL);

  stop_painting (backdrop);
  backdrop->outdated = TRUE;
}

/** alx_backdrop_is_complete: whether there is a backdrop and no thread that paints a newer one. */
gboolean
alx_backdrop_is_complete (AlxBackdrop *backdrop)
{
  return backdrop->surface != NULL && backdrop->cancellable == NULL;
}

/** alx_backdrop_shows: whether there is a backdrop of @board, of any size. */
gboolean
alx_backdrop_shows (AlxBackdrop    *backdrop,
                    const AlxBoard *board)
{
  return backdrop->surface != NULL && backdrop->layout.board == board;
}

/** alx_backdrop_set_first: shows @surface, (transfer full), which was painted for @layout. */
void
alx_backdrop_set_first (AlxBackdrop     *backdrop,
                        const AlxLayout *layout,
                        cairo_surface_t *surface)
{
  g_return_if_fail (backdrop != NULL);
  g_return_if_fail (layout != NULL && surface != NULL);

  stop_painting (backdrop);
  set_surface (backdrop, layout, surface);
}

/* The old surface, moved and scaled to where the new one will be. */
static void
snapshot_old (AlxBackdrop     *backdrop,
              GtkSnapshot     *snapshot,
              const AlxTarget *target)
{
  const AlxTheme *theme = alx_painter_get_theme (target->painter);
  const AlxLayout *layout = target->layout;
  GdkRGBA sea = { theme->sea.red, theme->sea.green, theme->sea.blue, 1 };
  graphene_rect_t inside = alx_nodes_inside (layout);
  const AlxLayout *old = &backdrop->layout;
  double scale = layout->unit / old->unit;
  GskRenderNode *node;

  gtk_snapshot_append_color (snapshot, &sea, &inside);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (layout->origin.x - old->origin.x * scale,
                                                layout->origin.y - old->origin.y * scale));
  gtk_snapshot_scale (snapshot, scale, scale);
  node = alx_nodes_show (backdrop->surface, alx_nodes_inside (old), target->output);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
  gtk_snapshot_restore (snapshot);
}

/**
 * alx_backdrop_snapshot:
 * @backdrop: a backdrop that shows the board of the layout
 * @snapshot: where the old surface is added if it does not fit the layout
 * @target: where everything lies, names and coordinates
 *
 * Starts a thread if the surface is outdated or does not fit.
 *
 * Returns: (nullable) (transfer none): the surface, for the caller to show, if it fits
 */
cairo_surface_t *
alx_backdrop_snapshot (AlxBackdrop     *backdrop,
                       GtkSnapshot     *snapshot,
                       const AlxTarget *target)
{
  gboolean fits = alx_layout_equal (&backdrop->layout, target->layout);

  /* One thread at a time: a change in the meantime is painted when it has ended. */
  if ((!fits || backdrop->outdated) && backdrop->cancellable == NULL)
    start_painting (backdrop, target);
  if (fits)
    return backdrop->surface;
  snapshot_old (backdrop, snapshot, target);
  return NULL;
}
