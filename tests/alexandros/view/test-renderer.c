/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window where a graphics card draws: whatever is painted with cairo and is larger than a
   button is a texture, for the pixels of a cairo node are uploaded again whenever it is drawn. */

#include "config.h"

#include "robot.h"
#include "test-util.h"
#include "whole.h"

#include "shell/shell-language.h"

#define MOST_PIXELS 64                  /* of a cairo node's width and height, */
#define LEAST_PIXELS 200                /* and of the board as a texture */

/* What is in a tree of nodes. */
typedef struct
{
  guint large_cairo;
  guint large_textures;
} Count;

static void count_nodes (GskRenderNode *node,
                         Count         *count);

static void
count_container (GskRenderNode *node,
                 Count         *count)
{
  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    count_nodes (gsk_container_node_get_child (node, i), count);
}

static void
count_nodes (GskRenderNode *node,
             Count         *count)
{
  graphene_rect_t area;

  gsk_render_node_get_bounds (node, &area);
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      count_container (node, count);
      break;
    case GSK_TRANSFORM_NODE:
      count_nodes (gsk_transform_node_get_child (node), count);
      break;
    case GSK_CLIP_NODE:
      count_nodes (gsk_clip_node_get_child (node), count);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      count_nodes (gsk_rounded_clip_node_get_child (node), count);
      break;
    case GSK_OPACITY_NODE:
      count_nodes (gsk_opacity_node_get_child (node), count);
      break;
    case GSK_COLOR_MATRIX_NODE:
      count_nodes (gsk_color_matrix_node_get_child (node), count);
      break;
    case GSK_SHADOW_NODE:
      count_nodes (gsk_shadow_node_get_child (node), count);
      break;
    case GSK_DEBUG_NODE:
      count_nodes (gsk_debug_node_get_child (node), count);
      break;
    case GSK_CROSS_FADE_NODE:
      count_nodes (gsk_cross_fade_node_get_start_child (node), count);
      count_nodes (gsk_cross_fade_node_get_end_child (node), count);
      break;
    case GSK_TEXTURE_NODE:
      count->large_textures += area.size.width > LEAST_PIXELS || area.size.height > LEAST_PIXELS;
      break;
    case GSK_CAIRO_NODE:
      if (area.size.width > MOST_PIXELS || area.size.height > MOST_PIXELS)
        {
          g_test_message ("a cairo node at %g, %g of %g x %g", area.origin.x, area.origin.y,
                          area.size.width, area.size.height);
          count->large_cairo++;
        }
      break;
    default:
      break;
    }
}

/* (transfer full) (nullable): all that is shown in @window, if nothing has changed since it was
   drawn last. */
static GskRenderNode *
get_node (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
is_drawn (gpointer window)
{
  GskRenderNode *node = get_node (window);
  gboolean drawn = node != NULL;

  g_clear_pointer (&node, gsk_render_node_unref);
  return drawn;
}

static Count
count_window (GtkWidget *window)
{
  GskRenderNode *node;
  Count count = { 0, 0 };

  robot_wait ("a picture", is_drawn, window);
  node = get_node (window);
  count_nodes (node, &count);
  gsk_render_node_unref (node);
  return count;
}

static void
check_window (GtkWidget *window)
{
  g_assert_cmpuint (count_window (window).large_cairo, ==, 0);
}

/* --- the game's window --- */

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

static void
show (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "alexandros", "data", name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  robot_play (test_read_record (text));
  for (guint i = 0; i < 20; i++)
    robot_settle ();
}

static void
test_table (void)
{
  GtkNative *native;

  robot_start ();
  native = GTK_NATIVE (robot_get_window ());
  g_assert_false (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)));
  show ("middle.alexandros");
  check_window (robot_get_window ());
  g_assert_cmpuint (count_window (robot_get_window ()).large_textures, >, 0);
  show ("end.alexandros");
  check_window (robot_get_window ());
  robot_stop ();
}

/* What may be chosen, a choice, and all that moves; the first decision that is legal is made
   again and again. */
static void
test_playing (void)
{
  robot_start ();
  show ("figure-07.alexandros");
  for (guint i = 0; i < 12 && !kit_game_is_over (get_game ()); i++)
    {
      KitInput *input = kit_table_get_input (robot_get_table ());
      AlxDecision decision;

      if (kit_input_is_covered (input))
        kit_input_uncover (input);
      if (kit_input_is_active (input))
        {
          g_assert_true (alx_legal_pick (whole_state (get_game ()),
                                         alx_game_get_board (get_game ()), 0, &decision));
          kit_input_propose (input, &decision);
          check_window (robot_get_window ());
          kit_input_confirm (input);
        }
      for (guint frame = 0; frame < 8; frame++)
        {
          robot_settle ();
          check_window (robot_get_window ());
        }
    }
  robot_stop ();
}

/* --- other windows --- */

static GtkWidget *
find_front (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != robot_get_window () && gtk_widget_get_mapped (l->data))
      return l->data;
  return NULL;
}

static gboolean
has_front (gpointer data)
{
  return find_front () != NULL;
}

static gboolean
has_no_front (gpointer data)
{
  return find_front () == NULL;
}

static void
test_dialogs (void)
{
  static const char * const actions[] = { "win.new", "game.rules", "win.show-help-overlay",
                                          "game.result" };

  robot_start ();
  show ("end.alexandros");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (robot_get_window (), actions[i], NULL));
      robot_wait (actions[i], has_front, NULL);
      check_window (find_front ());
      gtk_window_close (GTK_WINDOW (find_front ()));
      robot_wait ("its end", has_no_front, NULL);
    }
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_setenv ("GSK_RENDERER", gtk_get_minor_version () < 14 ? "gl" : "ngl", TRUE);
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/renderer/table", test_table);
  g_test_add_func ("/renderer/playing", test_playing);
  g_test_add_func ("/renderer/dialogs", test_dialogs);
  return g_test_run ();
}
