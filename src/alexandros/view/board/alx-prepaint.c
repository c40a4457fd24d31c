/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board in the size and theme of the last run, painted by a thread while GTK starts.

   Painting the board takes as long as starting GTK, and needs only the size of the board, which is
   kept in a file in the cache folder. Measured: the first frame comes 1.4 to 1.5 times as late as
   that of an empty window; the limit is 1.6. Rejected: all panels in the first frame (1.9 times);
   a picture of the whole first frame, kept on disk (gained nothing measurable). */

#include "alx-prepaint.h"

#include "alx-backdrop.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/words/alx-words.h"
#include "base/base-lines.h"
#include "shell/document/shell-read.h"
#include "shell/document/shell-store.h"

#include <glib/gstdio.h>
#include <string.h>

#define GROUP     "Board"
#define NOTE_NAME "board.ini"

/* Limits on the file and on the size in it: no screen has more pixels. */
#define MAX_NOTE_BYTES 4096
#define MAX_SIDE       16384
#define MAX_PIXELS     (7680 * 4320)

typedef struct
{
  /* input of the thread */
  const AlxTheme *theme;
  gboolean        coordinates;
  int             scale;

  /* output of the thread; owned */
  AlxBackdropJob *job;
  AlxPrepainted   prepainted;
} Work;

/* Static, because the thread starts before there is a widget that could own it. */
static GThread *thread;                 /* from alx_prepaint_start() to the first frame */
static int last_width, last_height;     /* of the board in the last run */
static int last_tray;                   /* height of the tray below it in the last run */
static int tray;                        /* its height now */

/** alx_prepainted_clear: frees what @prepainted holds. */
void
alx_prepainted_clear (AlxPrepainted *prepainted)
{
  g_return_if_fail (prepainted != NULL);

  g_clear_pointer (&prepainted->painter, alx_painter_free);
  g_clear_pointer (&prepainted->backdrop, cairo_surface_destroy);
  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    g_clear_pointer (&prepainted->sides[i], cairo_surface_destroy);
  g_clear_pointer (&prepainted->tiles, alx_tiles_free);
}

static void
free_work (Work *work)
{
  g_clear_pointer (&work->job, alx_backdrop_job_free);
  alx_prepainted_clear (&work->prepainted);
  g_free (work);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Work, free_work)

/* --- the frame --- */

/** alx_prepaint_get_side: the area of a side of the frame: top, bottom, left, right. */
graphene_rect_t
alx_prepaint_get_side (const AlxLayout *layout,
                       guint            side)
{
  double frame, height;

  g_return_val_if_fail (layout != NULL && side < ALX_FRAME_SIDES, *graphene_rect_zero ());

  frame = layout->frame;
  height = layout->height - 2 * frame;
  return side == 0 ? GRAPHENE_RECT_INIT (0, 0, layout->width, frame)
         : side == 1 ? GRAPHENE_RECT_INIT (0, layout->height - frame, layout->width, frame)
         : side == 2 ? GRAPHENE_RECT_INIT (0, frame, frame, height)
                     : GRAPHENE_RECT_INIT (layout->width - frame, frame, frame, height);
}

/** alx_prepaint_paint_side: (transfer full): one of the four sides of the frame. */
cairo_surface_t *
alx_prepaint_paint_side (const AlxTarget *target,
                         guint            side)
{
  cairo_surface_t *surface;
  graphene_rect_t area;
  cairo_t *cr;

  g_return_val_if_fail (target != NULL && target->output.scale > 0, NULL);

  area = alx_prepaint_get_side (target->layout, side);
  surface = alx_nodes_create (CAIRO_FORMAT_RGB24, &area, target->output.scale, &cr);
  alx_paint_frame (target->painter, cr, target->layout);
  cairo_destroy (cr);
  return surface;
}

/* --- the thread --- */

/* Reads the position of the game that will be continued; returns FALSE if there is none. */
static gboolean
read_game (AlxScene *scene)
{
  g_autofree char *path = shell_store_make_usual_path (ALX_RECORD_SUFFIX);
  g_autofree char *text = NULL;
  g_autoptr (AlxRecord) record = NULL;
  AlxFault fault;
  gsize length;

  if (shell_read_path (path, BASE_LINES_MAX_BYTES, &text, &length, NULL))
    record = alx_record_read (text, length, &fault);
  if (record == NULL || alx_history_get_board (record->history) != scene->board)
    return FALSE;
  scene->state = *alx_history_get_state (record->history);
  alx_record_get_colours (record, scene->colours);
  return TRUE;
}

static AlxBackdropJob *
make_job (const Work *work)
{
  AlxScene scene = { .board = alx_boards_default (), .coordinates = work->coordinates };
  AlxLayout layout;

  alx_layout_init (&layout, scene.board, last_width, last_height);
  alx_words_regions (scene.board, scene.regions);
  return alx_backdrop_job_new (&(AlxTarget) { work->prepainted.painter, &layout, &scene,
                                              { work->scale, FALSE } });
}

static gpointer
paint_in_thread (gpointer data)
{
  Work *work = data;
  AlxPrepainted *prepainted = &work->prepainted;
  AlxPainter *painter = prepainted->painter = alx_painter_new (work->theme);
  AlxBackdropJob *job = work->job = make_job (work);
  AlxTarget target = { painter, &job->layout, &job->scene, { job->scale, FALSE } };

  alx_painter_set_scale (painter, job->scale);
  prepainted->backdrop = alx_backdrop_paint (&target);
  for (guint i = 0; i < ALX_FRAME_SIDES && job->layout.frame > 0; i++)
    prepainted->sides[i] = alx_prepaint_paint_side (&target, i);
  if (read_game (&job->scene))
    prepainted->tiles = alx_tiles_paint (&target, prepainted->backdrop);
  return work;
}

/* --- the size in the cache folder --- */

/* (transfer full) */
static char *
make_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "alexandros", NOTE_NAME, NULL);
}

static gboolean
read_size (Work *work)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = make_path ();
  g_autofree char *text = NULL;
  gsize length;
  int kind;

  if (!shell_read_path (path, MAX_NOTE_BYTES, &text, &length, NULL) ||
      !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return FALSE;
  last_width = g_key_file_get_integer (file, GROUP, "Width", NULL);
  last_height = g_key_file_get_integer (file, GROUP, "Height", NULL);
  last_tray = g_key_file_get_integer (file, GROUP, "Tray", NULL);
  work->scale = g_key_file_get_integer (file, GROUP, "Scale", NULL);
  kind = g_key_file_get_integer (file, GROUP, "Theme", NULL);
  if (last_width < 1 || last_height < 1 || work->scale < 1 || work->scale > 4 ||
      last_width > MAX_SIDE / work->scale || last_height > MAX_SIDE / work->scale ||
      (gint64) last_width * last_height * work->scale * work->scale > MAX_PIXELS || kind < 0 ||
      kind >= ALX_THEMES)
    return FALSE;
  work->theme = alx_theme_get (kind);
  return TRUE;
}

/** alx_prepaint_start: starts the thread, if there was a last run; to be called once, after the
    language is set and before GTK starts. */
void
alx_prepaint_start (GSettings *settings)
{
  g_autoptr (Work) work = g_new0 (Work, 1);

  g_return_if_fail (G_IS_SETTINGS (settings));

  if (thread != NULL || !read_size (work))
    return;
  work->coordinates = g_settings_get_boolean (settings, "coordinates");
  /* g_ascii_strtoull() creates its C locale on first use. If two threads do so at once, the
     waiting one sees a stale errno and reports a range error. Force the creation here, before
     there is a second thread. */
  g_ascii_strtoull ("0", NULL, 10);
  thread = g_thread_new ("prepaint", paint_in_thread, g_steal_pointer (&work));
}

/**
 * alx_prepaint_take:
 * @theme: the theme
 * @layout: where everything lies
 * @scene: names and coordinates
 * @scale: of the window
 * @prepainted: (out caller-allocates): what was painted, for the caller to clear
 *
 * Waits for the thread. Only the first call can return %TRUE.
 *
 * Returns: whether the thread painted just this
 */
gboolean
alx_prepaint_take (const AlxTheme  *theme,
                   const AlxLayout *layout,
                   const AlxScene  *scene,
                   int              scale,
                   AlxPrepainted   *prepainted)
{
  g_autoptr (Work) work = NULL;
  const AlxBackdropJob *job;

  g_return_val_if_fail (theme != NULL && layout != NULL && scene != NULL, FALSE);
  g_return_val_if_fail (prepainted != NULL, FALSE);

  if (thread == NULL)
    return FALSE;
  work = g_thread_join (g_steal_pointer (&thread));
  job = work->job;
  if (job->theme != theme || job->scale != scale ||
      job->scene.coordinates != scene->coordinates || !alx_layout_equal (&job->layout, layout))
    return FALSE;
  for (guint i = 0; i < layout->board->n_regions; i++)
    if (g_strcmp0 (job->scene.regions[i], scene->regions[i]) != 0)
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

/** alx_prepaint_get_tray: the height of the tray in the last run, if board and tray together had
    this @width and @height; 0 otherwise. */
int
alx_prepaint_get_tray (int width,
                       int height)
{
  return width == last_width && height == last_height + last_tray ? last_tray : 0;
}

/** alx_prepaint_set_tray: sets the height of the tray to be remembered; 0 for no tray. */
void
alx_prepaint_set_tray (int height)
{
  g_return_if_fail (height >= 0);

  tray = height;
}

/** alx_prepaint_remember: writes the sizes and the theme for the next start to the cache. */
void
alx_prepaint_remember (const AlxTheme  *theme,
                       const AlxLayout *layout,
                       int              scale)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = make_path ();
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;
  gsize length;

  g_return_if_fail (theme != NULL && layout != NULL);

  g_key_file_set_integer (file, GROUP, "Width", layout->width);
  g_key_file_set_integer (file, GROUP, "Height", layout->height);
  g_key_file_set_integer (file, GROUP, "Tray", tray);
  g_key_file_set_integer (file, GROUP, "Scale", scale);
  g_key_file_set_integer (file, GROUP, "Theme", alx_theme_get_kind (theme));
  now = g_key_file_to_data (file, NULL, NULL);
  if (shell_read_path (path, MAX_NOTE_BYTES, &before, &length, NULL) && g_str_equal (before, now))
    return;
  g_mkdir_with_parents (directory, 0700);
  clear_directory (directory);
  /* Without error handling: without the file, the next start is only slower. */
  g_file_set_contents_full (path, now, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
