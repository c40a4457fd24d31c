/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules of both games, painted by their boards. */

#include "advisers/view/adv-game-view.h"
#include "alexandros/view/alx-game-view.h"

#include <string.h>

#define WIDTH  190
#define HEIGHT 130

/* (transfer full): the pixels of a figure. */
static GBytes *
paint (const KitGameView *view,
       guint              number,
       KitThemeKind       theme)
{
  g_autoptr (KitPainter) painter = view->make_painter (theme);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  gsize size;

  view->paint_figure (painter, cr, number, WIDTH, HEIGHT);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  size = (gsize) cairo_image_surface_get_stride (surface) * HEIGHT;
  return g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), size,
                                     (GDestroyNotify) cairo_surface_destroy, surface);
}

/* Each figure is another picture, in every theme, and more than five chapters have one. */
static void
test_figures (gconstpointer data)
{
  const KitGameView *view = data;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);
  gboolean counted = FALSE;
  guint n_chapters = 0;

  for (const KitArticle *article = view->articles;
       article->kind >= KIT_ARTICLE_FIGURE || article->text != NULL; article++)
    {
      if (article->kind == KIT_ARTICLE_HEADING)
        counted = FALSE;
      if (article->kind == KIT_ARTICLE_FIGURE && !counted)
        {
          n_chapters++;
          counted = TRUE;
        }
      for (guint i = 0; article->kind >= KIT_ARTICLE_FIGURE && i <= article->more; i++)
        for (KitThemeKind theme = KIT_THEME_DAY; theme < KIT_THEMES; theme++)
          g_assert_true (g_hash_table_add (seen, paint (view, article->number + i, theme)));
    }
  g_assert_cmpuint (n_chapters, >, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/kit-rulebook/figures/alexandros", &alx_game_view, test_figures);
  g_test_add_data_func ("/kit-rulebook/figures/advisers", &adv_game_view, test_figures);
  return g_test_run ();
}
