/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board in the size and theme of the last run, painted by a thread while GTK starts.

   Painting the board takes as long as starting GTK, and needs only the size of the board, which is
   kept in a file in the cache folder, in a group of its own for each game. Measured: the first
   frame comes 1.4 to 1.5 times as late as that of an empty window; the limit is 1.6. Rejected: all
   panels in the first frame (1.9 times); a picture of the whole first frame, kept on disk (gained
   nothing measurable). */

#include "kit-prepaint.h"

#include "kit-backdrop.h"

#include "base/base-lines.h"
#include "kit/view/kit-nodes.h"
#include "shell/document/shell-read.h"
#include "shell/document/shell-store.h"

#include <glib/gstdio.h>
#include <string.h>

#define NOTE_NAME "board.ini"

/* Limits on the file and on the size in it: no screen has more pixels. */
#define MAX_NOTE_BYTES 4096
#define MAX_SIDE       16384
#define MAX_PIXELS     (7680 * 4320)

typedef struct
{
  /* input of the thread */
  const KitArt   *art;
  KitThemeKind    kind;
  int             scale;
  gpointer        scene;                /* owned; with the settings alone */

  /* output of the thread; owned */
  KitBackdropJob *job;
  KitPrepainted   prepainted;
} Work;

/* Static, because the thread starts before there is a widget that could own it. */
static GThread *thread;                 /* from kit_prepaint_start() to the first frame */
static const KitArt *last_art;          /* of the game of the next three; NULL if none was noted */
static int last_width, last_height;     /* of the board in the last run */
static int last_tray;                   /* height of the tray below it in the last run */
static GHashTable *trays;               /* KitArt to the height of its tray now; or NULL */

/** kit_prepainted_clear: frees what @prepainted holds. */
void
kit_prepainted_clear (KitPrepainted *prepainted)
{
  g_return_if_fail (prepainted != NULL);

  g_clear_pointer (&prepainted->painter, kit_painter_free);
  g_clear_pointer (&prepainted->backdrop, cairo_surface_destroy);
  for (guint i = 0; i < KIT_FRAME_SIDES; i++)
    g_clear_pointer (&prepainted->sides[i], cairo_surface_destroy);
  g_clear_pointer (&prepainted->tiles, kit_tiles_free);
}

static void
free_work (Work *work)
{
  g_free (work->scene);
  g_clear_pointer (&work->job, kit_backdrop_job_free);
  kit_prepainted_clear (&work->prepainted);
  g_free (work);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Work, free_work)

/* --- the frame --- */

/** kit_prepaint_get_side: the area of a side of the frame: top, bottom, left, right. */
graphene_rect_t
kit_prepaint_get_side (const KitGeometry *geometry,
                       guint              side)
{
  double frame, height;

  g_return_val_if_fail (geometry != NULL && side < KIT_FRAME_SIDES, *graphene_rect_zero ());

  frame = geometry->frame;
  height = geometry->height - 2 * frame;
  return side == 0 ? GRAPHENE_RECT_INIT (0, 0, geometry->width, frame)
         : side == 1 ? GRAPHENE_RECT_INIT (0, geometry->height - frame, geometry->width, frame)
         : side == 2 ? GRAPHENE_RECT_INIT (0, frame, frame, height)
                     : GRAPHENE_RECT_INIT (geometry->width - frame, frame, frame, height);
}

/** kit_prepaint_paint_side: (transfer full): one of the four sides of the frame. */
cairo_surface_t *
kit_prepaint_paint_side (const KitArt    *art,
                         const KitTarget *target,
                         guint            side)
{
  cairo_surface_t *surface;
  graphene_rect_t area;
  cairo_t *cr;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (target != NULL && target->output.scale > 0, NULL);

  area = kit_prepaint_get_side (target->geometry, side);
  surface = kit_nodes_create (CAIRO_FORMAT_RGB24, &area, target->output.scale, &cr);
  kit_art_paint (art, KIT_LAYER_FRAME, target, cr);
  cairo_destroy (cr);
  return surface;
}

/* --- the thread --- */

/* Makes the job for the game that will be continued; returns FALSE if there is none. */
static gboolean
make_job (Work *work)
{
  const KitArt *art = work->art;
  g_autofree KitGeometry *layout = g_malloc0 (art->layout_size);
  g_autofree char *path = shell_store_make_usual_path ();
  g_autofree char *text = NULL;
  gsize length = 0;
  gboolean found;

  layout->width = last_width;
  layout->height = last_height;
  shell_read_path (path, BASE_LINES_MAX_BYTES, &text, &length, NULL);
  found = art->read_scene (layout, work->scene, text, length);
  work->job = kit_backdrop_job_new (art, &(KitTarget) { work->prepainted.painter, NULL, layout,
                                                        work->scene, { work->scale, FALSE } });
  return found;
}

static gpointer
paint_in_thread (gpointer data)
{
  Work *work = data;
  KitPrepainted *prepainted = &work->prepainted;
  KitPainter *painter = prepainted->painter = work->art->make_painter (work->kind);
  gboolean found = make_job (work);
  KitTarget target = kit_backdrop_job_target (work->job, painter);

  kit_painter_set_scale (painter, work->scale);
  prepainted->backdrop = kit_backdrop_paint (work->art, &target);
  for (guint i = 0; i < KIT_FRAME_SIDES && target.geometry->frame > 0; i++)
    prepainted->sides[i] = kit_prepaint_paint_side (work->art, &target, i);
  if (found)
    prepainted->tiles = kit_tiles_paint (work->art, &target, prepainted->backdrop);
  return work;
}

/* --- the size in the cache folder --- */

/* What the note of a game is called. */
static const char *
get_group (const KitArt *art)
{
  return art->suffix + 1;
}

/* (transfer full) */
static char *
make_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), GETTEXT_PACKAGE, NOTE_NAME, NULL);
}

static gboolean
read_size (Work *work)
{
  const char *group = get_group (work->art);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = make_path ();
  g_autofree char *text = NULL;
  gsize length;
  int kind;

  last_art = NULL;
  if (!shell_read_path (path, MAX_NOTE_BYTES, &text, &length, NULL) ||
      !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return FALSE;
  last_width = g_key_file_get_integer (file, group, "Width", NULL);
  last_height = g_key_file_get_integer (file, group, "Height", NULL);
  last_tray = g_key_file_get_integer (file, group, "Tray", NULL);
  work->scale = g_key_file_get_integer (file, group, "Scale", NULL);
  kind = g_key_file_get_integer (file, group, "Theme", NULL);
  if (last_width < 1 || last_height < 1 || work->scale < 1 || work->scale > 4 ||
      last_width > MAX_SIDE / work->scale || last_height > MAX_SIDE / work->scale ||
      (gint64) last_width * last_height * work->scale * work->scale > MAX_PIXELS || kind < 0 ||
      kind >= KIT_THEMES)
    return FALSE;
  work->kind = kind;
  last_art = work->art;
  return TRUE;
}

/** kit_prepaint_start: starts the thread, if there was a last run; to be called once, after the
    language is set and before GTK starts. */
void
kit_prepaint_start (const KitArt *art,
                    GSettings    *settings)
{
  g_autoptr (Work) work = g_new0 (Work, 1);

  g_return_if_fail (art != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  work->art = art;
  if (thread != NULL || !read_size (work))
    return;
  work->scene = g_malloc0 (art->scene_size);
  kit_art_read_settings (art, work->scene, settings);
  /* g_ascii_strtoull() creates its C locale on first use. If two threads do so at once, the
     waiting one sees a stale errno and reports a range error. Force the creation here, before
     there is a second thread. */
  g_ascii_strtoull ("0", NULL, 10);
  thread = g_thread_new ("prepaint", paint_in_thread, g_steal_pointer (&work));
}

/* Whether the backdrop is the same in both scenes. */
static gboolean
has_same_backdrop (const KitArt *art,
                   gconstpointer a,
                   gconstpointer b)
{
  g_autofree gpointer key = g_malloc0 (art->scene_size);

  kit_art_update_key (art, KIT_LAYER_BACKDROP, a, key);
  return !kit_art_update_key (art, KIT_LAYER_BACKDROP, b, key);
}

/**
 * kit_prepaint_take:
 * @art: of the game
 * @target: where everything lies, and what the backdrop shows
 * @prepainted: (out caller-allocates): what was painted, for the caller to clear
 *
 * Waits for the thread. Only the first call can return %TRUE.
 *
 * Returns: whether the thread painted just this
 */
gboolean
kit_prepaint_take (const KitArt    *art,
                   const KitTarget *target,
                   KitPrepainted   *prepainted)
{
  g_autoptr (Work) work = NULL;
  const KitBackdropJob *job;

  g_return_val_if_fail (art != NULL && target != NULL, FALSE);
  g_return_val_if_fail (prepainted != NULL, FALSE);

  if (thread == NULL)
    return FALSE;
  work = g_thread_join (g_steal_pointer (&thread));
  job = work->job;
  if (job->art != art || job->kind != kit_painter_get_theme (target->painter)->kind ||
      job->scale != target->output.scale ||
      !kit_art_is_same_layout (art, job->layout, target->geometry) ||
      !has_same_backdrop (art, job->scene, target->scene))
    return FALSE;
  *prepainted = work->prepainted;
  memset (&work->prepainted, 0, sizeof work->prepainted);
  return TRUE;
}

/* Removes what is there: files of earlier versions, temporary files of a process that was killed,
   and the note, for g_file_set_contents() calls fsync() only where it replaces a file. */
static void
clear_directory (const char *directory)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_unlink (path);
    }
}

/** kit_prepaint_get_tray: the height of the tray in the last run of the game of @art, if board and
    tray together had this @width and @height; 0 otherwise. */
int
kit_prepaint_get_tray (const KitArt *art,
                       int           width,
                       int           height)
{
  g_return_val_if_fail (art != NULL, 0);

  return art == last_art && width == last_width && height == last_height + last_tray ? last_tray
                                                                                     : 0;
}

/** kit_prepaint_set_tray: sets the height of the tray to be remembered; 0 for no tray. */
void
kit_prepaint_set_tray (const KitArt *art,
                       int           height)
{
  g_return_if_fail (art != NULL && height >= 0);

  if (trays == NULL)
    trays = g_hash_table_new (NULL, NULL);
  g_hash_table_insert (trays, (gpointer) art, GINT_TO_POINTER (height));
}

/** kit_prepaint_remember: writes the sizes and the theme for the next start of the game of @art to
    the cache; what is noted of other games stays. */
void
kit_prepaint_remember (const KitArt      *art,
                       KitThemeKind       kind,
                       const KitGeometry *geometry,
                       int                scale)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = make_path ();
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;
  const char *group;
  gsize length;
  int tray;

  g_return_if_fail (art != NULL && kind < KIT_THEMES && geometry != NULL);

  group = get_group (art);
  tray = trays != NULL ? GPOINTER_TO_INT (g_hash_table_lookup (trays, art)) : 0;
  if (shell_read_path (path, MAX_NOTE_BYTES, &before, &length, NULL))
    g_key_file_load_from_data (file, before, length, G_KEY_FILE_NONE, NULL);
  g_key_file_set_integer (file, group, "Width", geometry->width);
  g_key_file_set_integer (file, group, "Height", geometry->height);
  g_key_file_set_integer (file, group, "Tray", tray);
  g_key_file_set_integer (file, group, "Scale", scale);
  g_key_file_set_integer (file, group, "Theme", kind);
  now = g_key_file_to_data (file, NULL, NULL);
  if (g_strcmp0 (before, now) == 0)
    return;
  g_mkdir_with_parents (directory, 0700);
  clear_directory (directory);
  /* Without error handling: without the file, the next start is only slower. */
  g_file_set_contents_full (path, now, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
