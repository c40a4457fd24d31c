/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The backdrop, painted by a thread; until the new one is ready, the old one is shown scaled.

   Trusted in every frame, by is_complete, shows and snapshot: backdrop, layout and target. */

#include "kit-backdrop.h"

#include "kit/view/kit-nodes.h"
#include "shell/shell-memory.h"

#include <string.h>

struct _KitBackdrop
{
  const KitArt    *art;

  /* owned */
  cairo_surface_t *surface;             /* the newest that is painted, or NULL */
  GCancellable    *cancellable;         /* of the thread that paints, or NULL */
  KitGeometry     *layout;              /* of the surface */
  gpointer         key;                 /* of the newest that was asked for: see #KitLayer */

  GtkWidget       *widget;              /* that is redrawn when a thread is done */
  gboolean         outdated;            /* neither the surface nor a thread is what is wanted */
};

/* --- in any thread --- */

/** kit_backdrop_job_new: (transfer full): copies what @target points to. */
KitBackdropJob *
kit_backdrop_job_new (const KitArt    *art,
                      const KitTarget *target)
{
  KitBackdropJob *job;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (target != NULL && target->output.scale > 0, NULL);

  job = g_new (KitBackdropJob, 1);
  job->art = art;
  job->kind = kit_painter_get_theme (target->painter)->kind;
  job->layout = g_memdup2 (target->geometry, art->layout_size);
  job->scene = g_memdup2 (target->scene, art->scene_size);
  job->scale = target->output.scale;
  return job;
}

/** kit_backdrop_job_free: frees @job. */
void
kit_backdrop_job_free (KitBackdropJob *job)
{
  g_return_if_fail (job != NULL);

  g_free (job->scene);
  g_free (job->layout);
  g_free (job);
}

/** kit_backdrop_job_target: a target for surfaces that @painter paints for @job. */
KitTarget
kit_backdrop_job_target (const KitBackdropJob *job,
                         KitPainter           *painter)
{
  g_return_val_if_fail (job != NULL && painter != NULL, ((KitTarget) { NULL }));

  return (KitTarget) { painter, NULL, job->layout, job->scene, { job->scale, FALSE } };
}

/** kit_backdrop_paint: (transfer full): a backdrop, the size of the board inside its frame. */
cairo_surface_t *
kit_backdrop_paint (const KitArt    *art,
                    const KitTarget *target)
{
  cairo_surface_t *surface;
  graphene_rect_t area;
  cairo_t *cr;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (target != NULL && target->output.scale > 0, NULL);

  area = kit_nodes_inside (target->geometry);
  surface = kit_nodes_create (CAIRO_FORMAT_RGB24, &area, target->output.scale, &cr);
  kit_art_paint (art, KIT_LAYER_BACKDROP, target, cr);
  cairo_destroy (cr);
  return surface;
}

static void
paint_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const KitBackdropJob *job = task_data;
  g_autoptr (KitPainter) painter = job->art->make_painter (job->kind);
  KitTarget target = kit_backdrop_job_target (job, painter);

  g_task_return_pointer (task, kit_backdrop_paint (job->art, &target),
                         (GDestroyNotify) cairo_surface_destroy);
}

/* --- the thread --- */

/* Takes over @surface. */
static void
set_surface (KitBackdrop       *backdrop,
             const KitGeometry *layout,
             cairo_surface_t   *surface)
{
  g_clear_pointer (&backdrop->surface, cairo_surface_destroy);
  backdrop->surface = surface;
  memcpy (backdrop->layout, layout, backdrop->art->layout_size);
}

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  KitBackdrop *backdrop = data;
  const KitBackdropJob *job = g_task_get_task_data (G_TASK (result));
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);

  /* NULL if it was cancelled; then the backdrop may be freed already. */
  if (surface == NULL)
    return;
  g_clear_object (&backdrop->cancellable);
  shell_memory_settle ();
  set_surface (backdrop, job->layout, surface);
  gtk_widget_queue_draw (backdrop->widget);
}

static void
stop_painting (KitBackdrop *backdrop)
{
  if (backdrop->cancellable != NULL)
    g_cancellable_cancel (backdrop->cancellable);
  g_clear_object (&backdrop->cancellable);
}

static void
start_painting (KitBackdrop     *backdrop,
                const KitTarget *target)
{
  g_autoptr (GTask) task = NULL;

  backdrop->outdated = FALSE;
  backdrop->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, backdrop->cancellable, painted_cb, backdrop);
  g_task_set_task_data (task, kit_backdrop_job_new (backdrop->art, target),
                        (GDestroyNotify) kit_backdrop_job_free);
  g_task_run_in_thread (task, paint_in_thread);
}

/* --- in the main thread --- */

/** kit_backdrop_new: (transfer full): an empty backdrop for @widget, which owns it. */
KitBackdrop *
kit_backdrop_new (const KitArt *art,
                  GtkWidget    *widget)
{
  KitBackdrop *backdrop;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  backdrop = g_new0 (KitBackdrop, 1);
  backdrop->art = art;
  backdrop->layout = g_malloc0 (art->layout_size);
  backdrop->key = g_malloc0 (art->scene_size);
  backdrop->widget = widget;
  return backdrop;
}

/** kit_backdrop_free: frees @backdrop. */
void
kit_backdrop_free (KitBackdrop *backdrop)
{
  g_return_if_fail (backdrop != NULL);

  stop_painting (backdrop);
  g_clear_pointer (&backdrop->surface, cairo_surface_destroy);
  g_free (backdrop->layout);
  g_free (backdrop->key);
  g_free (backdrop);
}

/** kit_backdrop_drop: has the backdrop painted anew for another theme, language or scale. */
void
kit_backdrop_drop (KitBackdrop *backdrop)
{
  g_return_if_fail (backdrop != NULL);

  stop_painting (backdrop);
  backdrop->outdated = TRUE;
}

/** kit_backdrop_is_complete: whether there is a backdrop and no thread that paints a newer one. */
gboolean
kit_backdrop_is_complete (KitBackdrop *backdrop)
{
  return backdrop->surface != NULL && backdrop->cancellable == NULL;
}

/** kit_backdrop_shows: whether there is a backdrop of the board of @layout, of any size. */
gboolean
kit_backdrop_shows (KitBackdrop       *backdrop,
                    const KitGeometry *layout)
{
  return backdrop->surface != NULL &&
         kit_art_is_same_board (backdrop->art, backdrop->layout, layout);
}

/** kit_backdrop_set_first: shows @surface, (transfer full), which was painted for @target. */
void
kit_backdrop_set_first (KitBackdrop     *backdrop,
                        const KitTarget *target,
                        cairo_surface_t *surface)
{
  g_return_if_fail (backdrop != NULL);
  g_return_if_fail (target != NULL && surface != NULL);

  stop_painting (backdrop);
  set_surface (backdrop, target->geometry, surface);
  kit_art_update_key (backdrop->art, KIT_LAYER_BACKDROP, target->scene, backdrop->key);
  backdrop->outdated = FALSE;
}

/* The old surface, moved and scaled to where the new one will be. */
static void
snapshot_old (KitBackdrop     *backdrop,
              GtkSnapshot     *snapshot,
              const KitTarget *target)
{
  const KitRgba *colour = &kit_painter_get_theme (target->painter)->backdrop;
  const KitGeometry *now = target->geometry;
  const KitGeometry *old = backdrop->layout;
  graphene_rect_t inside = kit_nodes_inside (now);
  double scale = now->unit / old->unit;
  GskRenderNode *node;

  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { colour->red, colour->green, colour->blue, 1 },
                             &inside);
  gtk_snapshot_push_clip (snapshot, &inside);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (now->origin.x - old->origin.x * scale,
                                                          now->origin.y - old->origin.y * scale));
  gtk_snapshot_scale (snapshot, scale, scale);
  node = kit_nodes_show (backdrop->surface, kit_nodes_inside (old), target->output);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

/**
 * kit_backdrop_snapshot:
 * @backdrop: a backdrop that shows the board of the layout
 * @snapshot: where the old surface is added if it does not fit the layout
 * @target: where everything lies, and what the backdrop shows
 *
 * Starts a thread if the surface is outdated or does not fit.
 *
 * Returns: (nullable) (transfer none): the surface, for the caller to show, if it fits
 */
cairo_surface_t *
kit_backdrop_snapshot (KitBackdrop     *backdrop,
                       GtkSnapshot     *snapshot,
                       const KitTarget *target)
{
  double scale, y_scale;
  gboolean fits;

  cairo_surface_get_device_scale (backdrop->surface, &scale, &y_scale);
  fits = kit_art_is_same_layout (backdrop->art, backdrop->layout, target->geometry) &&
         scale == target->output.scale;
  if (kit_art_update_key (backdrop->art, KIT_LAYER_BACKDROP, target->scene, backdrop->key))
    backdrop->outdated = TRUE;
  /* One thread at a time: a change in the meantime is painted when it has ended. */
  if ((!fits || backdrop->outdated) && backdrop->cancellable == NULL)
    start_painting (backdrop, target);
  if (fits)
    return backdrop->surface;
  snapshot_old (backdrop, snapshot, target);
  return NULL;
}
