/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the labels that are shown are whole, and translated. */

#include "config.h"

#include "labels.h"

#include "robot-window.h"

#include "kit/view/board/kit-board-view.h"

#include <libintl.h>
#include <string.h>

#define N_SIZES 5                       /* sizes of the window of the game */

/** labels_whole: text must not be cut, ellipsized, or wider than the window. */
void
labels_whole (GtkLabel   *label,
              const char *where)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (label)));
  graphene_rect_t bounds;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (label), root, &bounds));
  if (pango_layout_is_ellipsized (layout) ||
      width > gtk_widget_get_width (GTK_WIDGET (label)) + 1 ||
      height > gtk_widget_get_height (GTK_WIDGET (label)) + 1 ||
      bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (root) + 1)
    g_error ("%s: clipped: \"%s\" needs %d by %d and has %d by %d", where,
             gtk_label_get_text (label), width, height, gtk_widget_get_width (GTK_WIDGET (label)),
             gtk_widget_get_height (GTK_WIDGET (label)));
}

/** labels_translated: names and numbers are not translated; all other words must be in brackets in
    the pseudo language. */
void
labels_translated (GtkLabel   *label,
                   const char *where)
{
  static const char * const names[] = { "Red",     "Yellow",   "Blue",     "Green",
                                       "Anna",    "Bela",     "Chloe",    "Dario",
                                       "English", "Français", "Italiano", "Español" };
  const char *text = gtk_label_get_text (label);
  g_autoptr (GRegex) word = g_regex_new ("[[:alpha:]]{3}", 0, 0, NULL);
  /* GTK itself names keys. */
  gboolean of_gtk = gtk_widget_has_css_class (GTK_WIDGET (label), "key");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (text, names[i]))
      return;
  if (!of_gtk && strstr (text, "⟦") == NULL && strstr (text, " – ") == NULL &&
      g_regex_match (word, text, 0, NULL))
    g_error ("%s: not translated: \"%s\"", where, text);
}

/** labels_check: checks all labels in @widget that are shown. */
void
labels_check (GtkWidget   *widget,
              LabelsCheck  check,
              const char  *where)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    check (GTK_LABEL (widget), where);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    labels_check (child, check, where);
}

/* The board must be as wide as it was the first time in the same size of the window. */
static void
check_board (guint       size,
             const char *where)
{
  static int widths[N_SIZES];
  int width =
    gtk_widget_get_width (robot_find (robot_get_window (), KIT_TYPE_BOARD_VIEW, 0));

  if (widths[size] == 0)
    widths[size] = width;
  if (width != widths[size])
    g_error ("%s: the board is %d wide and was %d", where, width, widths[size]);
}

/** labels_check_sizes: checks that the labels of the window of the game are whole in all sizes, and
    that the board is as wide as in all checks before. */
void
labels_check_sizes (const char *where)
{
  static const int sizes[N_SIZES][2] = {
    { 360, 640 }, { 640, 480 }, { 800, 600 }, { 1200, 800 }, { 1800, 1000 }
  };

  for (guint i = 0; i < N_SIZES; i++)
    {
      g_autofree char *size =
        g_strdup_printf ("%s, %d by %d", where, sizes[i][0], sizes[i][1]);

      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < 4; k++)
        robot_settle ();
      labels_check (robot_get_window (), labels_whole, size);
      check_board (i, size);
    }
}

/* The dialog that is open, or else the window of the game. */
static GtkWidget *
get_front (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != robot_get_window () && gtk_widget_get_mapped (window))
        return window;
    }
  return robot_get_window ();
}

/** labels_check_dialogs: opens one dialog after the other, and checks the labels of each. */
void
labels_check_dialogs (LabelsCheck  check,
                      const char  *where)
{
  static const char * const keys[] = { "ctrl+n", "ctrl+comma", "ctrl+question" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *dialog = g_strdup_printf ("%s, %s", where, keys[i]);

      robot_key (keys[i]);
      for (guint k = 0; k < 10; k++)
        robot_settle ();
      g_assert_true (get_front () != robot_get_window ());
      labels_check (get_front (), check, dialog);
      gtk_window_close (GTK_WINDOW (get_front ()));
      for (guint k = 0; k < 5; k++)
        robot_settle ();
    }
}

/* --- the pseudo language --- */

/* (transfer full): a folder with a catalogue in which each translation is the original in
   brackets. */
static char *
make_catalogue (void)
{
  char *directory = g_dir_make_tmp ("pseudo-XXXXXX", NULL);
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "pseudo.py", NULL);
  g_autofree char *po = g_test_build_filename (G_TEST_DIST, "..", "po", "fr.po", NULL);
  const char * const arguments[] = { "python3", script, po, directory, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                     &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    g_error ("%s", error->message);
  return directory;
}

/** labels_begin_pseudo: shows all translated text in brackets. */
void
labels_begin_pseudo (void)
{
  g_autofree char *directory = make_catalogue ();

  bindtextdomain (GETTEXT_PACKAGE, directory);
  robot_set_language ("es");
  robot_set_language ("fr");
}

/** labels_end_pseudo: shows English again. */
void
labels_end_pseudo (void)
{
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  robot_set_language ("en");
}
