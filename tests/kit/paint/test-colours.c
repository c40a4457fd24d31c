/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any two players of any game are told apart by eyes of every kind, by colour alone. */

#include "colour.h"

#include "advisers/paint/adv-theme.h"
#include "alexandros/paint/alx-theme.h"

static void
check (const KitTheme *theme)
{
  for (guint a = 0; a < KIT_PLAYER_COLOURS; a++)
    for (guint b = 0; b < a; b++)
      for (ColourEyes eyes = COLOUR_ALL; eyes < COLOUR_NONE; eyes++)
        g_assert_cmpfloat (colour_difference (&theme->players[a].body, &theme->players[b].body,
                                              eyes), >=, 20);
}

static void
test_players (void)
{
  for (guint kind = 0; kind < KIT_THEMES; kind++)
    {
      const KitTheme *first = &alx_theme_get (kind)->kit;
      const KitTheme *second = &adv_theme_get (kind)->kit;

      check (first);
      for (guint i = 0; i < KIT_PLAYER_COLOURS; i++)
        g_assert_cmpfloat (colour_difference (&first->players[i].body, &second->players[i].body,
                                              COLOUR_ALL), ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/colours/players", test_players);
  return g_test_run ();
}
