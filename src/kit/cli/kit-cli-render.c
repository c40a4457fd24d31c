/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "render": draws a position as the window does. */

#include "config.h"

#include "kit-cli-commands.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

#define ASPECT 0.64                     /* height of a picture by its width */

static cairo_status_t
add_bytes (void                *array,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (array, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* A surface whose picture comes to @bytes, by the ending of @name. */
static cairo_surface_t *
create_surface (const char *name,
                int         width,
                int         height,
                GByteArray *bytes)
{
  if (g_str_has_suffix (name, ".png"))
    return cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  if (g_str_has_suffix (name, ".svg"))
    return cairo_svg_surface_create_for_stream (add_bytes, bytes, width, height);
  if (g_str_has_suffix (name, ".pdf"))
    return cairo_pdf_surface_create_for_stream (add_bytes, bytes, width, height);
  return NULL;
}

static void
paint (cairo_surface_t     *surface,
       const KitCliGame    *game,
       const KitRecord     *record,
       const KitCliPicture *picture)
{
  cairo_t *cr = cairo_create (surface);

  game->paint (record, picture, cr);
  cairo_destroy (cr);
}

static int
finish_surface (cairo_surface_t *surface,
                const char      *name,
                GByteArray      *bytes)
{
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  FILE *file;

  if (g_str_has_suffix (name, ".png"))
    status = cairo_surface_write_to_png_stream (surface, add_bytes, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      fprintf (stderr, "%s: %s\n", name, cairo_status_to_string (status));
      return KIT_CLI_FAILED;
    }
  file = fopen (name, "wb");
  if (file != NULL && fwrite (bytes->data, 1, bytes->len, file) == bytes->len && fclose (file) == 0)
    return KIT_CLI_OK;
  fprintf (stderr, "%s: %s\n", name, g_strerror (errno));
  return KIT_CLI_FAILED;
}

/** kit_cli_render: writes a picture of the position at the cursor. */
int
kit_cli_render (const KitCliGame * const *games,
                int                       argc,
                char                    **argv)
{
  g_autofree char *out = NULL;
  g_autoptr (KitRecord) record = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  KitCliPicture picture = { .width = 1280 };
  const KitCliGame *game;
  GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_("The picture: a .png, .svg or .pdf file"),
      "FILE" },
    { "width", 'w', 0, G_OPTION_ARG_INT, &picture.width, N_("Its width in pixels, 100 to 16000"),
      "W" },
    { "night", 0, 0, G_OPTION_ARG_NONE, &picture.dark, N_("With the colours of the night"), NULL },
    { "coordinates", 0, 0, G_OPTION_ARG_NONE, &picture.coordinates, games[0]->coordinates_help,
      NULL },
    { NULL }
  };
  cairo_surface_t *surface;

  if (!kit_cli_parse ("RECORD", _("Draws the position of a record as the window does; “-” is "
                                "the standard input."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2 || out == NULL)
    return kit_cli_usage (_("one record and --output are needed"));
  if (picture.width < 100 || picture.width > 16000)
    return kit_cli_usage (_("the width is from 100 to 16000"));

  record = kit_cli_read (games, argv[1], &game);
  if (record == NULL)
    return KIT_CLI_FAILED;
  picture.height = picture.width * ASPECT;
  surface = create_surface (out, picture.width, picture.height, bytes);
  if (surface == NULL)
    return kit_cli_usage (_("“%s” is not a .png, .svg or .pdf file"), out);
  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS)
    paint (surface, game, record, &picture);
  return finish_surface (surface, out, bytes);
}
