/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the names of places in guides and lessons mean. */

#include "kit-table-private.h"

#include "kit/view/panels/kit-action-panel.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"

/* (nullable): @panel, and in @area the @part of it that a bubble points at; NULL if that is not to
   be seen. */
static GtkWidget *
find_part (GtkWidget    *panel,
           GtkWidget    *part,
           GdkRectangle *area)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (part) || !gtk_widget_compute_bounds (part, panel, &bounds))
    return NULL;
  *area = (GdkRectangle) { bounds.origin.x, bounds.origin.y, bounds.size.width,
                           bounds.size.height };
  return panel;
}

/* (nullable): the board, and in @area all places of it with these @names, as records write them,
   with a comma between two; NULL if one of them is none. */
static GtkWidget *
find_spots (KitTable     *table,
            const char   *names,
            GdkRectangle *area)
{
  gconstpointer board = kit_game_get_board (kit_table_get_game (table));
  KitBoardView *view = kit_table_get_board (table);
  g_auto (GStrv) parts = g_strsplit (names, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      int number = KIT_TABLE_GET_CLASS (table)->find_number (board, parts[i]);

      if (number == KIT_NO_PLACE)
        return NULL;
      kit_board_view_add_spot (view, number, area);
    }
  return GTK_WIDGET (view);
}

/* (nullable): the widget that is, or has, the place with that name, and its @area. */
static GtkWidget *
find_named (KitTable     *table,
            const char   *name,
            GdkRectangle *area)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);
  gpointer actions = kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL);
  GtkWidget *found = NULL;

  if (g_str_equal (name, "log"))
    return kit_table_get_panel (table, KIT_TYPE_LOG_PANEL);
  if (g_str_equal (name, "scores"))
    return kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL);
  if (actions != NULL)
    found = kit_action_panel_find (actions, name);
  if (found != NULL)
    return find_part (actions, found, area);
  if (class->find_place != NULL)
    found = class->find_place (table, name, area);
  if (found == NULL && class->find_number != NULL)
    found = find_spots (table, name, area);
  return found;
}

/** kit_table_find_place: (transfer none) (nullable): the widget that is, or has, a @place of a
    guide, and the @area of that place in it, all of it if empty; of several with a “|” between two
    the first that is to be seen; %NULL if none is. */
GtkWidget *
kit_table_find_place (KitTable     *table,
                      const char   *place,
                      GdkRectangle *area)
{
  g_auto (GStrv) names = NULL;
  GtkWidget *found = NULL;

  g_return_val_if_fail (KIT_IS_TABLE (table) && place != NULL && area != NULL, NULL);

  names = g_strsplit (place, "|", -1);
  for (guint i = 0; names[i] != NULL && found == NULL; i++)
    found = find_named (table, names[i], area);
  return found;
}
