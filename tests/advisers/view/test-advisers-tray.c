/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies in the tray fits there, though the player has cards of all kinds, and the tray holds
   still. */

#include "config.h"

#include "adv-robot.h"

#include "advisers/view/panels/adv-campaign-panel.h"
#include "advisers/view/panels/adv-hand-panel.h"
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

/* Where the board leaves room, the campaign has the width of the board, above the hand; elsewhere
   it is beside it. */
static void
test_stacked (void)
{
  static const struct
  {
    int      width, height;
    gboolean stacked;
  } sizes[] = {
    { 900, 600, TRUE }, { 960, 620, TRUE }, { 1192, 800, TRUE }, { 1366, 720, FALSE },
    { 1280, 900, TRUE }
  };

  adv_robot_start ();
  adv_robot_play (adv_robot_read ("five-kinds.advisers"));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *campaign = kit_table_get_panel (robot_get_table (), ADV_TYPE_CAMPAIGN_PANEL);
      GtkWidget *hand = kit_table_get_panel (robot_get_table (), ADV_TYPE_HAND_PANEL);
      graphene_rect_t above, below;

      robot_resize (sizes[i].width, sizes[i].height);
      for (guint k = 0; k < 4; k++)
        robot_settle ();
      g_assert_true (gtk_widget_compute_bounds (campaign, get_tray (), &above));
      g_assert_true (gtk_widget_compute_bounds (hand, get_tray (), &below));
      g_assert_cmpint (above.origin.y + above.size.height <= below.origin.y, ==,
                       sizes[i].stacked);
    }
  robot_stop ();
}

/* The board keeps its size when a hand is covered or opened: it would be painted anew each time. */
static void
test_still (void)
{
  static const int sizes[][2] = { { 1000, 700 }, { 1500, 1000 } };
  KitRecord *record = adv_robot_read ("five-kinds.advisers");
  KitGame *game;
  int height;

  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, "person", "P");
  adv_robot_start ();
  adv_robot_play (record);
  game = kit_table_get_game (robot_get_table ());
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      robot_resize (sizes[i][0], sizes[i][1]);
      robot_settle ();
      g_assert_true (gtk_widget_get_mapped (get_tray ()));
      height = gtk_widget_get_height (GTK_WIDGET (kit_table_get_board (robot_get_table ())));
      kit_game_set_peeking (game, TRUE);
      robot_settle ();
      g_assert_cmpint (gtk_widget_get_height (
                         GTK_WIDGET (kit_table_get_board (robot_get_table ()))), ==, height);
      kit_game_set_peeking (game, FALSE);
      robot_settle ();
    }
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
  g_test_add_func ("/advisers/tray/stacked", test_stacked);
  g_test_add_func ("/advisers/tray/still", test_still);
  return g_test_run ();
}
