/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays The Advisers in the real window. */

#include "adv-robot.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/view/adv-table.h"
#include "advisers/view/panels/adv-action-panel.h"
#include "advisers/view/panels/adv-answer-box.h"
#include "advisers/view/panels/adv-auction-box.h"
#include "advisers/view/panels/adv-trade-box.h"
#include "kit/view/panels/kit-card.h"

#include <string.h>

/** adv_robot_start: opens the window with a first game. */
KitTable *
adv_robot_start (void)
{
  static ShellCatalogue games[] = { &adv_table_info, NULL };
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);

  g_settings_set_string (settings, "animation-speed", "off");
  return robot_open (games);
}

/** adv_robot_play: plays @record, (transfer full), as soon as the previous game is put aside. */
void
adv_robot_play (KitRecord *record)
{
  robot_play_game (kit_game_new (record, adv_levels));
}

/** adv_robot_read: (transfer full): the record in a file of tests/advisers/view. */
KitRecord *
adv_robot_read (const char *name)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "advisers", "view", name, NULL);
  g_autofree char *text = NULL;
  KitRecord *record;
  KitFault fault;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = adv_record_read (text, length, &fault);
  g_assert_nonnull (record);
  return record;
}

/** adv_robot_read_text: (transfer full): what is written in a file of tests/advisers/data. */
char *
adv_robot_read_text (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/** adv_robot_make_position: (transfer full): the position that is written in @whole, with other
    decisions after it, @turns (nullable); computers play the seats that are not in the set
    @persons. */
KitRecord *
adv_robot_make_position (char       *whole,
                         const char *turns,
                         guint       persons)
{
  g_autofree char *text = NULL;
  char *old = strstr (whole, "[Turns]");
  KitRecord *record;
  KitFault fault;

  if (old != NULL)
    *old = '\0';
  text = g_strconcat (whole, turns != NULL ? "[Turns]\n" : "", turns, NULL);
  record = adv_record_read (text, strlen (text), &fault);
  g_assert_nonnull (record);
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *player = g_strdup (record->players[i].name);

      kit_record_set_player (record, i, i, persons >> i & 1 ? "person" : "captain", player);
    }
  return record;
}

/** adv_robot_read_position: (transfer full): the same of a file of tests/advisers/data. */
KitRecord *
adv_robot_read_position (const char *name,
                         const char *turns,
                         guint       persons)
{
  g_autofree char *whole = adv_robot_read_text (name);

  return adv_robot_make_position (whole, turns, persons);
}

/** adv_robot_part: (transfer none): a part of the action panel, or of a box in it, by its name. */
GtkWidget *
adv_robot_part (const char *name)
{
  const GType types[] = { ADV_TYPE_ACTION_PANEL, ADV_TYPE_AUCTION_BOX, ADV_TYPE_ANSWER_BOX,
                          ADV_TYPE_TRADE_BOX };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *part = robot_find_child (types[i], name);

      if (part != NULL)
        return part;
    }
  g_error ("there is no part %s", name);
}

/** adv_robot_card: (transfer none): the card with @face in the widget of a class with that index
    among those in the window. */
GtkWidget *
adv_robot_card (GType panel,
                guint index,
                guint face)
{
  GtkWidget *root = robot_find (robot_get_window (), panel, index);
  GtkWidget *card;

  for (guint i = 0; (card = robot_find (root, KIT_TYPE_CARD, i)) != NULL; i++)
    if (kit_card_get_face (KIT_CARD (card)) == face && gtk_widget_get_mapped (card))
      return card;
  g_error ("there is no card %u", face);
}

/** adv_robot_say: (transfer none): what a label of the action panel, or of a box in it, says: its
    "title", its "detail". */
const char *
adv_robot_say (const char *name)
{
  return gtk_label_get_text (GTK_LABEL (adv_robot_part (name)));
}

/** adv_robot_place: the place of the board with that name, such as "d7", "d7n" or "d7nw". */
int
adv_robot_place (const char *name)
{
  const AdvBoard *board = adv_boards_default ();
  guint8 index;

  if ((index = adv_board_find_hexagon (board, name)) != ADV_NONE)
    return adv_place_of (board, ADV_PLACE_HEXAGON, index);
  if ((index = adv_board_find_corner (board, name)) != ADV_NONE)
    return adv_place_of (board, ADV_PLACE_CORNER, index);
  index = adv_board_find_edge (board, name);
  g_assert_cmpuint (index, !=, ADV_NONE);
  return adv_place_of (board, ADV_PLACE_EDGE, index);
}

/** adv_robot_at: where a place lies on the board widget. */
KitPixel
adv_robot_at (int place)
{
  KitBoardView *board = kit_table_get_board (robot_get_table ());

  return adv_layout_place ((const AdvLayout *) kit_board_view_get_parts (board)->layout, place);
}

/** adv_robot_click: clicks a place of the board. */
void
adv_robot_click (int place)
{
  KitPixel at = adv_robot_at (place);

  robot_click (GTK_WIDGET (kit_table_get_board (robot_get_table ())), at.x, at.y);
}
