/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In each phase of a turn of The Advisers all words are translated, and no text is clipped in any
   language; a game that waits goes on waiting when the language changes. */

#include "config.h"

#include "adv-robot.h"
#include "labels.h"

#include "kit/view/table/kit-banner.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>
#include <string.h>

static const char * const codes[] = { "fr", "it", "es", "en" };

/* A position in which @person decides after @turns, and what is begun or proposed then. */
static const struct
{
  const char      *name;
  const char      *file;
  const char      *turns;
  guint            person;
  AdvDecisionKind  mode;
  const char      *proposal;
} phases[] = {
  { "dice", "offer.advisers", "30=.\n", 1, 0, NULL },
  { "drop", "seven-drop.advisers", "20=roll\n", 0, 0, NULL },
  { "robber", "seven-robber.advisers", "20=roll drop:BBWWHL drop:BBBBWO\n", 1, 0, NULL },
  { "bid", "battle-bids.advisers", NULL, 0, 0, "bid:9" },
  { "pay", "battle-pay.advisers", "22=bid:4 bid:7 pass pass pass\n", 1, 0, NULL },
  { "build", "offer.advisers", NULL, 0, 0, "." },
  { "trade", "offer.advisers", NULL, 0, ADV_OFFER, NULL },
  { "answer", "offer.advisers", "30=offer:B>W\n", 1, 0, NULL },
  { "choose", "offer-choose.advisers", "30=offer:BG>O no no yes\n", 0, 0, NULL },
  { "plenty", "plenty.advisers", NULL, 0, ADV_PLAY_PLENTY, NULL },
  { "roads", "roads-card.advisers", "21=roads\n", 0, 0, "road:c4nw" },
};

static gboolean
is_active (gpointer data)
{
  return kit_input_is_active (kit_table_get_input (robot_get_table ()));
}

static void
show (guint phase)
{
  adv_robot_play (adv_robot_read_position (phases[phase].file, phases[phase].turns,
                                           1u << phases[phase].person));
  robot_wait ("the turn of a person", is_active, NULL);
  robot_settle ();
}

static void
propose (guint phase)
{
  KitInput *input = kit_table_get_input (robot_get_table ());

  if (phases[phase].mode != 0)
    adv_input_choose_kind (input, phases[phase].mode);
  if (phases[phase].proposal != NULL)
    g_assert_true (kit_input_type (input, phases[phase].proposal));
  robot_settle ();
}

static void
test_clipped (gconstpointer code)
{
  adv_robot_start ();
  robot_set_language (code);
  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    {
      g_autofree char *where = g_strdup_printf ("%s, %s", (const char *) code, phases[phase].name);

      show (phase);
      propose (phase);
      labels_check_sizes (where);
    }
  labels_check_dialogs (labels_whole, code);
  robot_set_language ("");
  robot_stop ();
}

static void
test_pseudo (void)
{
  adv_robot_start ();
  labels_begin_pseudo ();
  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    {
      show (phase);
      labels_check (robot_get_window (), labels_translated, phases[phase].name);
      propose (phase);
      labels_check (robot_get_window (), labels_translated, phases[phase].name);
    }
  labels_check_dialogs (labels_translated, "pseudo");
  labels_end_pseudo ();
  robot_stop ();
}

/* --- waiting --- */

static GtkWidget *
find_banner (void)
{
  return robot_find (robot_get_window (), KIT_TYPE_BANNER, 0);
}

static gboolean
has_banner (gpointer name)
{
  GtkWidget *label = robot_find (find_banner (), GTK_TYPE_LABEL, 0);

  return gtk_widget_get_mapped (find_banner ()) &&
         strstr (gtk_label_get_text (GTK_LABEL (label)), name) != NULL;
}

static gboolean
has_rolled (gpointer game)
{
  return kit_game_get_cursor (game) > 1;
}

/* The game waits before the turn of a rival, whatever the language, and goes on with a click. */
static void
test_pause (void)
{
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);
  KitGame *game;

  g_settings_set_boolean (settings, "pause-before-rivals", TRUE);
  adv_robot_start ();
  adv_robot_play (adv_robot_read_position ("offer.advisers", NULL, 1));
  game = kit_table_get_game (robot_get_table ());
  adv_input_decide (kit_table_get_input (robot_get_table ()), ADV_END);
  robot_wait ("the pause", has_banner, (gpointer) "Bela");
  g_assert_false (kit_game_get_running (game));
  robot_set_language ("fr");
  robot_wait ("the pause in French", has_banner, (gpointer) "Bela");
  robot_set_language ("en");
  g_assert_false (kit_game_get_running (game));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 1);
  robot_click_middle (robot_find (find_banner (), GTK_TYPE_BUTTON, 0));
  g_assert_true (kit_game_get_running (game));
  robot_wait ("the turn of the rival", has_rolled, game);
  g_settings_reset (settings, "pause-before-rivals");
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
  gtk_init ();
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/advisers/language/clipped/%s", codes[i]);

      g_test_add_data_func (path, codes[i], test_clipped);
    }
  g_test_add_func ("/advisers/language/pseudo", test_pseudo);
  g_test_add_func ("/advisers/language/pause", test_pause);
  return g_test_run ();
}
