/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli render: draws a position as the window does. */

#include "config.h"

#include "alx-cli.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/words/alx-words.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <stdio.h>

#define ASPECT 0.64                     /* height of a picture by its width */

static cairo_surface_t *
create_surface (const char *name,
                int         width,
                int         height)
{
  if (g_str_has_suffix (name, ".png"))
    return cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  if (g_str_has_suffix (name, ".svg"))
    return cairo_svg_surface_create (name, width, height);
  if (g_str_has_suffix (name, ".pdf"))
    return cairo_pdf_surface_create (name, width, height);
  return NULL;
}

static void
paint_position (cairo_surface_t *surface,
                const AlxRecord *record,
                int              width,
                int              height,
                gboolean         dark,
                gboolean         coordinates)
{
  g_autoptr (AlxPainter) painter = alx_painter_new (alx_theme_get (dark));
  cairo_t *cr = cairo_create (surface);
  AlxLayout layout;
  AlxScene scene;
  AlxColour colours[ALX_MAX_PLAYERS];

  alx_record_get_colours (record, colours);
  alx_scene_init (&scene, alx_history_get_board (record->history),
                  alx_history_get_state (record->history), colours);
  scene.coordinates = coordinates;
  alx_words_regions (scene.board, scene.regions);
  alx_layout_init (&layout, scene.board, width, height);
  alx_paint_board (painter, cr, &layout, &scene);
  cairo_destroy (cr);
}

static int
finish_surface (cairo_surface_t *surface,
                const char      *name)
{
  cairo_status_t status = CAIRO_STATUS_SUCCESS;

  if (g_str_has_suffix (name, ".png"))
    status = cairo_surface_write_to_png (surface, name);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return ALX_CLI_OK;
  fprintf (stderr, "%s: %s\n", name, cairo_status_to_string (status));
  return ALX_CLI_FAILED;
}

/** alx_cli_render: writes a picture of the position at the cursor. */
int
alx_cli_render (int    argc,
                char **argv)
{
  g_autofree char *out = NULL;
  g_autoptr (AlxRecord) record = NULL;
  gboolean dark = FALSE;
  gboolean coordinates = FALSE;
  int width = 1280;
  int height;
  GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_("The picture: a .png, .svg or .pdf file"),
      "FILE" },
    { "width", 'w', 0, G_OPTION_ARG_INT, &width, N_("Its width in pixels, 100 to 16000"), "W" },
    { "night", 0, 0, G_OPTION_ARG_NONE, &dark, N_("With the colours of the night"), NULL },
    { "coordinates", 0, 0, G_OPTION_ARG_NONE, &coordinates,
      N_("With the names of lines and half-steps"), NULL },
    { NULL }
  };
  cairo_surface_t *surface;

  if (!alx_cli_parse ("render", "RECORD", _("Draws the position of a record as the window does."),
                      entries, &argc, &argv))
    return ALX_CLI_USAGE;
  if (argc != 2 || out == NULL)
    return alx_cli_usage (_("one record and --output are needed"));
  if (width < 100 || width > 16000)
    return alx_cli_usage (_("the width is from 100 to 16000"));

  record = alx_cli_read (argv[1]);
  if (record == NULL)
    return ALX_CLI_FAILED;
  height = width * ASPECT;
  surface = create_surface (out, width, height);
  if (surface == NULL)
    return alx_cli_usage (_("“%s” is no .png, .svg or .pdf file"), out);
  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS)
    paint_position (surface, record, width, height, dark, coordinates);
  return finish_surface (surface, out);
}
