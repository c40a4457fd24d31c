/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of the window as it was when it was closed, painted while GTK is still being started.

   To make the board ready takes as long as to start GTK, and needs nothing of it but the size of
   the board; so a thread begins with it before there is a display. */

#include "alx-prepaint.h"

#include "alexandros/view/alx-nodes.h"
#include "alx-tile-nodes.h"
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

/* Of the file with the size of the board. */
#define MAX_NOTE_BYTES 4096
/* Of a board, in pixels: no screen is larger. */
#define MAX_SIDE   16384
#define MAX_PIXELS (7680 * 4320)

/* What the thread was given, and what it has made. */
typedef struct
{
  const AlxTheme *theme;
  gboolean        coordinates;
  AlxLayout       layout;
  AlxScene        scene;
  char           *regions[ALX_MAX_REGIONS];
  int             scale;
  AlxPrepainted   board;
} Work;

static GThread *thread;                 /* from the start to the first frame */
static int last_width, last_height, last_tray;  /* of the board and what lay below it, the last
                                                   time */
static int tray;                        /* what lies below it now */

/** alx_prepainted_clear: frees what is in @board. */
void
alx_prepainted_clear (AlxPrepainted *board)
{
  g_clear_pointer (&board->painter, alx_painter_free);
  g_clear_pointer (&board->backdrop, cairo_surface_destroy);
  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    g_clear_pointer (&board->sides[i], cairo_surface_destroy);
  g_clear_pointer (&board->tiles, alx_tiles_free);
}

static void
free_work (Work *work)
{
  for (guint i = 0; i < ALX_MAX_REGIONS; i++)
    g_free (work->regions[i]);
  alx_prepainted_clear (&work->board);
  g_free (work);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Work, free_work)

/** alx_prepaint_paint: (transfer full): the land inside its frame. */
cairo_surface_t *
alx_prepaint_paint (AlxPainter      *painter,
                    const AlxLayout *layout,
                    const AlxScene  *scene,
                    int              scale)
{
  graphene_rect_t area = alx_nodes_inside (layout);
  cairo_t *cr;
  cairo_surface_t *surface = alx_nodes_create (CAIRO_FORMAT_RGB24, &area, scale, &cr);

  alx_paint_land (painter, cr, layout, scene);
  cairo_destroy (cr);
  return surface;
}

/** alx_prepaint_get_side: where one of the four sides of the frame lies. */
graphene_rect_t
alx_prepaint_get_side (const AlxLayout *layout,
                       guint            side)
{
  double frame = layout->frame;
  double height = layout->height - 2 * frame;

  return side == 0 ? GRAPHENE_RECT_INIT (0, 0, layout->width, frame)
         : side == 1 ? GRAPHENE_RECT_INIT (0, layout->height - frame, layout->width, frame)
         : side == 2 ? GRAPHENE_RECT_INIT (0, frame, frame, height)
                     : GRAPHENE_RECT_INIT (layout->width - frame, frame, frame, height);
}

/** alx_prepaint_paint_side: (transfer full): one of the four sides of the frame. */
cairo_surface_t *
alx_prepaint_paint_side (AlxPainter      *painter,
                         const AlxLayout *layout,
                         guint            side,
                         int              scale)
{
  graphene_rect_t area = alx_prepaint_get_side (layout, side);
  cairo_t *cr;
  cairo_surface_t *surface = alx_nodes_create (CAIRO_FORMAT_RGB24, &area, scale, &cr);

  alx_paint_frame (painter, cr, layout);
  cairo_destroy (cr);
  return surface;
}

/* Reads the position of the game that will be continued, if there is one. */
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

/* Names and places. */
static void
prepare (Work *work)
{
  const AlxBoard *board = alx_boards_default ();

  alx_layout_init (&work->layout, board, last_width, last_height);
  work->scene.board = board;
  work->scene.coordinates = work->coordinates;
  alx_words_regions (board, work->scene.regions);
  for (guint i = 0; i < board->n_regions; i++)
    work->scene.regions[i] = work->regions[i] = g_strdup (work->scene.regions[i]);
}

static void
paint_board (Work *work)
{
  work->board.backdrop =
    alx_prepaint_paint (work->board.painter, &work->layout, &work->scene, work->scale);
  for (guint i = 0; i < ALX_FRAME_SIDES && work->layout.frame > 0; i++)
    work->board.sides[i] =
      alx_prepaint_paint_side (work->board.painter, &work->layout, i, work->scale);
}

static gpointer
make_ready (gpointer data)
{
  Work *work = data;
  AlxPainter *painter = alx_painter_new (work->theme);

  prepare (work);
  alx_painter_set_scale (painter, work->scale);
  work->board.painter = painter;
  paint_board (work);
  if (read_game (&work->scene))
    work->board.tiles =
      alx_tiles_paint (painter, &work->layout, &work->scene, work->scale, work->board.backdrop);
  return work;
}

/* (transfer full): where the size of the board is kept. */
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
      (gint64)last_width * last_height * work->scale * work->scale > MAX_PIXELS || kind < 0 ||
      kind >= ALX_THEMES)
    return FALSE;
  work->theme = alx_theme_get (kind);
  return TRUE;
}

/**
 * alx_prepaint_start:
 * @settings: of the program
 *
 * To be called once, when the language is known. If the window comes out otherwise
 * than it was last, what is painted here was painted for nothing.
 */
void
alx_prepaint_start (GSettings *settings)
{
  g_autoptr (Work) work = g_new0 (Work, 1);

  if (thread != NULL || !read_size (work))
    return;
  work->coordinates = g_settings_get_boolean (settings, "coordinates");
  /* GLib makes what it reads numbers with when it reads the first one; a thread that waits for
     another to make it takes the errno of the wait for that of its number, and refuses it. So it
     is made before there is a second thread. */
  g_ascii_strtoull ("0", NULL, 10);
  thread = g_thread_new ("land", make_ready, g_steal_pointer (&work));
}

/**
 * alx_prepaint_take:
 * @theme: its colours
 * @layout: where everything lies
 * @scene: names and coordinates
 * @scale: of the window
 * @board: (out caller-allocates): what was painted, for the caller to clear
 *
 * Returns: whether just this land was painted; only the first call has a chance
 */
gboolean
alx_prepaint_take (const AlxTheme  *theme,
                   const AlxLayout *layout,
                   const AlxScene  *scene,
                   int              scale,
                   AlxPrepainted   *board)
{
  g_autoptr (Work) work = NULL;

  if (thread == NULL)
    return FALSE;
  work = g_thread_join (g_steal_pointer (&thread));
  if (work->theme != theme || work->scale != scale ||
      work->scene.coordinates != scene->coordinates || !alx_layout_equal (&work->layout, layout))
    return FALSE;
  for (guint i = 0; i < layout->board->n_regions; i++)
    if (g_strcmp0 (work->regions[i], scene->regions[i]) != 0)
      return FALSE;
  *board = work->board;
  memset (&work->board, 0, sizeof work->board);
  return TRUE;
}

/* Pictures of earlier versions, and what a killed program was writing. */
static void
remove_others (const char *directory)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (!g_str_equal (name, NOTE_NAME))
      {
        g_autofree char *path = g_build_filename (directory, name, NULL);

        g_unlink (path);
      }
}

/**
 * alx_prepaint_get_tray:
 * @width: of the board
 * @height: how high the board and what lies below it are
 *
 * Returns: how high that was the last time, in just this size; 0 if it was another
 */
int
alx_prepaint_get_tray (int width,
                       int height)
{
  return width == last_width && height == last_height + last_tray ? last_tray : 0;
}

/** alx_prepaint_set_tray: @height of what lies below the board, 0 for nothing, to be
    remembered with it. */
void
alx_prepaint_set_tray (int height)
{
  tray = height;
}

/** alx_prepaint_remember: what the next start is to begin with. */
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

  g_key_file_set_integer (file, GROUP, "Width", layout->width);
  g_key_file_set_integer (file, GROUP, "Height", layout->height);
  g_key_file_set_integer (file, GROUP, "Tray", tray);
  g_key_file_set_integer (file, GROUP, "Scale", scale);
  g_key_file_set_integer (file, GROUP, "Theme", alx_theme_get_kind (theme));
  now = g_key_file_to_data (file, NULL, NULL);
  /* What cannot be kept costs a moment at the next start, and nothing else. */
  if (shell_read_path (path, MAX_NOTE_BYTES, &before, &length, NULL) && g_str_equal (before, now))
    return;
  g_mkdir_with_parents (directory, 0700);
  remove_others (directory);
  g_file_set_contents_full (path, now, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
