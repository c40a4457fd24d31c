/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position, painted layer by layer without a display, and its pixels. */

#include "picture.h"

/** picture_init: @position is the name of a figure, or the short form of a position. */
void
picture_init (Picture     *picture,
              const char  *position,
              int          width,
              int          height,
              KitThemeKind kind)
{
  KitColour colours[ALX_MAX_PLAYERS];
  gboolean is_file = g_str_has_prefix (position, "figure-");
  g_autofree char *name = g_strconcat (position, ".alexandros", NULL);
  g_autofree char *text = is_file ? test_data (name) : test_text (position, NULL);
  g_autoptr (KitRecord) record = test_read_record (text);

  picture->painter = alx_painter_new_for_kind (kind);
  picture->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  alx_layout_init (&picture->layout, test_board (), width, height);
  kit_record_get_colours (record, colours);
  alx_scene_init (&picture->scene, alx_history_get_board (record->history),
                  alx_history_get_state (record->history), colours);
}

/** picture_clear: frees the contents of @picture. */
void
picture_clear (Picture *picture)
{
  cairo_surface_destroy (picture->surface);
  kit_painter_free (picture->painter);
}

/** picture_target: a target for what is painted of @picture on @cr. */
KitTarget
picture_target (const Picture *picture,
                cairo_t       *cr)
{
  return (KitTarget) { picture->painter, cr, &picture->layout.geometry, &picture->scene,
                       { 1, FALSE } };
}

/** picture_paint: paints a single layer. */
void
picture_paint (Picture     *picture,
               PictureLayer layer)
{
  cairo_t *cr = cairo_create (picture->surface);
  KitTarget target = picture_target (picture, cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  layer (&target);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  g_assert_cmpint (cairo_surface_status (picture->surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (picture->surface);
}

/** picture_take: (transfer full): the pixels of a layer. */
guint32 *
picture_take (Picture     *picture,
              PictureLayer layer)
{
  int width = cairo_image_surface_get_width (picture->surface);
  int height = cairo_image_surface_get_height (picture->surface);

  picture_paint (picture, layer);
  g_assert_cmpint (cairo_image_surface_get_stride (picture->surface), ==, width * 4);
  return g_memdup2 (cairo_image_surface_get_data (picture->surface), (gsize) width * height * 4);
}

/** picture_paint_position: everything of a position but the land. */
void
picture_paint_position (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  const AlxState *state = &target.scene->state;

  alx_paint_ground (kit);
  alx_paint_alexander (&target, alx_layout_point (target.layout, state->alexander));
  for (guint p = 0; kit->geometry->frame > 0 && p < state->n_players; p++)
    alx_paint_disc (&target, target.scene->colours[p],
                    alx_paint_disc_place (target.layout, state, p),
                    state->scores[p] >= target.layout->board->target);
}

/** picture_paint_marks: all marks of a scene. */
void
picture_paint_marks (const KitTarget *target)
{
  alx_paint_trails (target);
  alx_paint_choices (target);
  alx_paint_way (target);
  alx_paint_cursor (target);
}

/**
 * picture_is_different:
 *
 * Whether two pixels differ by more than @tolerance in a component. Rounding may differ if one
 * picture has another path or clip.
 */
gboolean
picture_is_different (guint32 a,
                      guint32 b,
                      int     tolerance)
{
  for (guint shift = 0; shift < 32; shift += 8)
    if (ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)) > tolerance)
      return TRUE;
  return FALSE;
}

/** picture_add_marks: adds a mark of each kind that stays. */
void
picture_add_marks (Picture *picture)
{
  AlxScene *scene = &picture->scene;

  scene->n_trails = 1;
  scene->trails[0].player = 1;
  scene->trails[0].n = 3;
  scene->trails[0].way[0] = alx_board_find_point (scene->board, "C6");
  scene->trails[0].way[1] = alx_board_find_point (scene->board, "D7");
  scene->trails[0].way[2] = alx_board_find_point (scene->board, "E8");
  alx_space_set_add (&scene->trails[0].placed, alx_board_find_space (scene->board, "f13"));
  alx_space_set_add (&scene->trails[0].removed, alx_board_find_space (scene->board, "d11"));
  scene->has_log_trail = TRUE;
  scene->log_trail = scene->trails[0];
  scene->log_trail.player = 2;
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      if (scene->state.province[s] == scene->state.province[0])
        alx_space_set_add (&scene->threatened, s);
      if (s % 11 == 0)
        alx_space_set_add (&scene->reached, s);
      if (s % 11 == 5)
        alx_space_set_add (s % 2 ? &scene->choices : &scene->chosen, s);
    }
  for (guint p = 0; p < scene->board->n_points; p += 9)
    alx_point_set_add (&scene->targets, p);
}
