/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as text and as a picture: a running game shows no more than the player may see. */

#include "robot.h"
#include "whole.h"

#include "shell/shell-language.h"
#include "shell/window/shell-show.h"
#include "shell/window/shell-window.h"

#include <string.h>

static GdkClipboard *
get_clipboard (void)
{
  return gtk_widget_get_clipboard (robot_get_window ());
}

static void
text_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
is_there (gpointer found)
{
  return *(gpointer *) found != NULL;
}

/* (transfer full): what is copied. */
static char *
copy_text (void)
{
  char *text = NULL;

  g_assert_true (gtk_widget_activate_action (robot_get_window (), "win.copy-text", NULL));
  gdk_clipboard_read_text_async (get_clipboard (), NULL, text_cb, &text);
  robot_wait ("the text", is_there, &text);
  return text;
}

/* The record of a seat while the game runs, and the whole one, with its deck, after its end. */
static void
test_text (void)
{
  KitTable *table = robot_start ();
  g_autofree char *running = copy_text ();
  g_autofree char *over = NULL;
  g_autofree char *whole = NULL;

  g_assert_nonnull (strstr (running, "Format=2\n"));
  g_assert_nonnull (strstr (running, "\n[Seat]\n"));
  g_assert_null (strstr (running, "\nDeck="));
  g_assert_null (strstr (running, "\nSeed="));
  kit_game_resign (kit_table_get_game (table));
  robot_settle ();
  over = copy_text ();
  whole = kit_record_write (whole_record (kit_table_get_game (table)));
  g_assert_cmpstr (over, ==, whole);
  g_assert_nonnull (strstr (over, "\nDeck="));
  robot_stop ();
}

static void
texture_cb (GObject      *clipboard,
            GAsyncResult *result,
            gpointer      data)
{
  *(GdkTexture **) data =
    gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
has_texture (gpointer data)
{
  return gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (get_clipboard ()),
                                            GDK_TYPE_TEXTURE);
}

/* How many different colours there are in the picture, counted in some of its pixels. */
static guint
count_colours (GdkTexture *texture)
{
  int width = gdk_texture_get_width (texture);
  gsize size = (gsize) 4 * width * gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_malloc (size);
  g_autoptr (GHashTable) colours = g_hash_table_new (NULL, NULL);

  gdk_texture_download (texture, (guchar *) pixels, 4 * width);
  for (gsize i = 0; i < size / 4; i += 101)
    g_hash_table_add (colours, GUINT_TO_POINTER (pixels[i]));
  return g_hash_table_size (colours);
}

static void
test_picture (void)
{
  g_autoptr (GdkTexture) texture = NULL;

  robot_start ();
  g_assert_true (gtk_widget_activate_action (robot_get_window (), "win.copy-picture", NULL));
  robot_wait ("the picture", has_texture, NULL);
  gdk_clipboard_read_texture_async (get_clipboard (), NULL, texture_cb, &texture);
  robot_wait ("the picture", is_there, &texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 2000);
  g_assert_cmpuint (count_colours (texture), >, 500);
  robot_stop ();
}

/* What has become of a picture. */
typedef struct
{
  gboolean done;
  gboolean failed;
} Saved;

static void
done_cb (gpointer      data,
         const GError *error)
{
  *(Saved *) data = (Saved) { TRUE, error != NULL };
}

static gboolean
is_done (gpointer data)
{
  return ((Saved *) data)->done;
}

static void
test_files (void)
{
  static const struct
  {
    const char *name;
    const char *begins;
  } rows[] = {
    { "board.png", "\x89PNG" }, { "board.SVG", "<?xml" }, { "board.pdf", "%PDF" },
    { "none/board.png", NULL },
  };
  g_autoptr (GFile) other = g_file_new_for_path ("board.gif");
  ShellGame *game;

  robot_start ();
  game = shell_window_get_game (SHELL_WINDOW (robot_get_window ()));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GFile) file = g_file_new_build_filename (g_get_home_dir (), rows[i].name, NULL);
      g_autofree char *bytes = NULL;
      Saved saved = { FALSE };

      g_assert_true (shell_show_can_save (file));
      shell_show_save_picture (shell_copy_look (&alx_table_info, game, TRUE), i == 1, file, done_cb,
                               &saved);
      robot_wait ("the file", is_done, &saved);
      g_assert_true (saved.failed == (rows[i].begins == NULL));
      if (rows[i].begins == NULL)
        continue;
      g_assert_true (g_file_load_contents (file, NULL, &bytes, NULL, NULL, NULL));
      g_assert_true (g_str_has_prefix (bytes, rows[i].begins));
    }
  g_assert_false (shell_show_can_save (other));
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/show/text", test_text);
  g_test_add_func ("/show/picture", test_picture);
  g_test_add_func ("/show/files", test_files);
  return g_test_run ();
}
