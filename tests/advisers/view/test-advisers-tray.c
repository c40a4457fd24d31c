/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies in the tray fits there, though the player has cards of all kinds. */

#include "config.h"

#include "adv-robot.h"

#include "kit/view/table/kit-table.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>

static GtkWidget *
get_tray (void)
{
  return GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (robot_get_table ()), KIT_TYPE_TABLE, "tray"));
}

/* Nothing is cut at the right. */
static void
check_tray (int width)
{
  graphene_rect_t bounds;

  for (GtkWidget *child = gtk_widget_get_first_child (get_tray ()); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_assert_true (gtk_widget_compute_bounds (child, get_tray (), &bounds));
      if (bounds.origin.x + bounds.size.width > gtk_widget_get_width (get_tray ()))
        g_error ("in a window %d pixels wide, %s ends at %.0f of %d", width,
                 G_OBJECT_TYPE_NAME (child), bounds.origin.x + bounds.size.width,
                 gtk_widget_get_width (get_tray ()));
    }
}

static void
test_fits (gconstpointer language)
{
  static const int widths[] = { 900, 980, 1000, 1100, 1150, 1200, 1230, 1280, 1366, 1500, 1920 };
  guint n_trays = 0;

  adv_robot_start ();
  robot_set_language (language);
  adv_robot_play (adv_robot_read ("five-kinds.advisers"));
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      robot_resize (widths[i], MIN (widths[i] * 2 / 3, 1100));
      for (guint k = 0; k < 4; k++)
        robot_settle ();
      if (!gtk_widget_get_mapped (get_tray ()))
        continue;
      check_tray (widths[i]);
      n_trays++;
    }
  g_assert_cmpuint (n_trays, >=, 9);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/advisers/tray/english", "en", test_fits);
  g_test_add_data_func ("/advisers/tray/french", "fr", test_fits);
  g_test_add_data_func ("/advisers/tray/italian", "it", test_fits);
  g_test_add_data_func ("/advisers/tray/spanish", "es", test_fits);
  return g_test_run ();
}
