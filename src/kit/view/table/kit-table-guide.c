/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first start, and the guided first game. */

#include "kit-table-private.h"

#include "kit/view/guide/kit-welcome.h"

#include <string.h>

/* --- the welcome --- */

static void
end_welcome (KitTable *table)
{
  KitTablePrivate *private = table->private;

  g_settings_set_boolean (private->settings, "welcomed", TRUE);
  if (private->welcome == NULL)
    return;
  g_clear_pointer (&private->welcome, gtk_widget_unparent);
  gtk_widget_grab_focus (GTK_WIDGET (private->board));
}

/* Welcomes the player over the very first game, until that is played or replaced. */
static void
update_welcome (KitTable *table)
{
  KitTablePrivate *private = table->private;
  const KitGameView *view = KIT_TABLE_GET_CLASS (table)->view;
  KitGame *game = kit_table_get_game (table);

  if (view->welcome == NULL || g_settings_get_boolean (private->settings, "welcomed"))
    return;
  if (kit_game_get_cursor (game) > 0 || (private->first != NULL && private->first != game))
    end_welcome (table);
  else if (private->welcome == NULL)
    {
      g_set_weak_pointer (&private->first, game);
      private->welcome = kit_welcome_new (view);
      gtk_widget_set_parent (private->welcome, GTK_WIDGET (table));
      gtk_widget_grab_focus (private->welcome);
    }
}

/** kit_table_play_first: ends the welcome: the game that lies there is played. */
void
kit_table_play_first (KitTable *table,
                      int       argument)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  end_welcome (table);
}

/* --- the guide --- */

static gboolean
holds (const char *condition,
       gpointer    data)
{
  return KIT_TABLE_GET_CLASS (data)->holds (data, condition);
}

/* Scrolls the panels to @widget, if it is one of them. */
static void
scroll_to (KitTable  *table,
           GtkWidget *widget)
{
  GtkScrolledWindow *side = GTK_SCROLLED_WINDOW (table->private->side);
  graphene_rect_t bounds;

  if (gtk_widget_is_ancestor (widget, GTK_WIDGET (table->private->panels)) &&
      gtk_widget_compute_bounds (widget, GTK_WIDGET (table->private->panels), &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (side), bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
}

static GtkWidget *
find (const char   *place,
      GdkRectangle *area,
      gpointer      data)
{
  KitTable *table = data;
  GtkWidget *widget = KIT_TABLE_GET_CLASS (table)->find_place (table, place, area);

  /* Once, so that the player can scroll away. */
  if (widget != NULL && g_strcmp0 (place, table->private->pointed) != 0)
    {
      table->private->pointed = place;
      scroll_to (table, widget);
    }
  return widget;
}

static const KitGuideGame guide_game = { holds, find };

/* Whether a dialog of the window is open. */
static gboolean
has_dialog (KitTable *table)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (table));
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_visible (l->data) &&
        (GtkRoot *) gtk_window_get_transient_for (l->data) == root)
      return TRUE;
  return FALSE;
}

static gboolean
update_cb (gpointer data)
{
  KitTable *table = data;

  table->private->guide_source = 0;
  /* It points at panels, which are made after the first frame. */
  if (table->private->guide == NULL || kit_table_get_log (table) == NULL ||
      !gtk_widget_get_mapped (GTK_WIDGET (table)))
    return G_SOURCE_REMOVE;
  /* It is about the game, not about what was; and it would lie over a dialog. */
  if (kit_game_is_looking (kit_table_get_game (table)) || has_dialog (table))
    gtk_popover_popdown (GTK_POPOVER (table->private->guide));
  else
    kit_guide_update (KIT_GUIDE (table->private->guide));
  return G_SOURCE_REMOVE;
}

static void
leave (KitTable *table)
{
  g_settings_set_boolean (table->private->settings, "guided", FALSE);
  g_clear_pointer (&table->private->guide, gtk_widget_unparent);
}

/* Whether the game begins like the guided one. */
static gboolean
is_guided (KitTable *table)
{
  KitTablePrivate *private = table->private;
  KitGame *game = kit_table_get_game (table);
  const KitRecord *whole = kit_referee_get_record (kit_game_get_referee (game));
  g_autoptr (KitRecord) first = NULL;
  g_autofree gpointer a = NULL;
  g_autofree gpointer b = NULL;
  gsize size;

  if (KIT_TABLE_GET_CLASS (table)->guide == NULL)
    return FALSE;
  if (!g_set_weak_pointer (&private->guided, game))
    return private->begins_guided;
  first = KIT_TABLE_GET_CLASS (table)->make_guided ();
  size = first->format->rules->state_size;
  a = g_malloc (size);
  b = g_malloc (size);
  kit_history_get_state_at (whole->history, 0, a);
  kit_history_get_state_at (first->history, 0, b);
  private->begins_guided = memcmp (a, b, size) == 0;
  return private->begins_guided;
}

/* Makes the guide if the game is the guided one, and leaves it if another is begun. */
static void
find_guide (KitTable *table)
{
  KitTablePrivate *private = table->private;

  if (private->guide != NULL && !is_guided (table))
    leave (table);
  else if (private->guide == NULL && g_settings_get_boolean (private->settings, "guided") &&
           is_guided (table))
    {
      private->guide = kit_guide_new (GTK_WIDGET (table), KIT_TABLE_GET_CLASS (table)->guide,
                                      &guide_game, table);
      private->pointed = NULL;
      g_signal_connect_object (private->guide, "left", G_CALLBACK (leave), table,
                               G_CONNECT_SWAPPED);
    }
}

/** kit_table_queue_guide: shows the bubble of the moment soon, if there is a guide. */
void
kit_table_queue_guide (KitTable *table)
{
  KitTablePrivate *private;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  if (private->guide != NULL && private->guide_source == 0)
    private->guide_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, table, NULL);
}

/** kit_table_update_guide: welcomes the player if it is the first start, and guides them if they
    wish. A guide that was there when the program ended is there again. */
void
kit_table_update_guide (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  if (kit_table_get_game (table) == NULL)
    return;
  update_welcome (table);
  find_guide (table);
  kit_table_queue_guide (table);
}

/** kit_table_start_guide: begins the guided game, or goes on with it if it lies there. */
void
kit_table_start_guide (KitTable *table,
                       int       argument)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  end_welcome (table);
  if (!is_guided (table) || kit_game_is_over (kit_table_get_game (table)))
    {
      g_autoptr (KitGame) game = kit_game_new (KIT_TABLE_GET_CLASS (table)->make_guided (),
                                               KIT_TABLE_GET_CLASS (table)->view->levels);

      kit_table_play (table, game);
    }
  g_settings_set_boolean (table->private->settings, "guided", TRUE);
  kit_table_update_guide (table);
}

/** kit_table_stop_guide: to be called when the table is disposed of. */
void
kit_table_stop_guide (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  g_clear_weak_pointer (&table->private->first);
  g_clear_weak_pointer (&table->private->guided);
  g_clear_handle_id (&table->private->guide_source, g_source_remove);
  g_clear_pointer (&table->private->guide, gtk_widget_unparent);
  g_clear_pointer (&table->private->welcome, gtk_widget_unparent);
}

/** kit_table_find_part: (transfer none) (nullable): @panel, and in @area the @part of it that a
    bubble points at: as wide as the panel, so that the bubble is beside it; where there is no room
    beside it, all of it. %NULL if @part is not to be seen. */
GtkWidget *
kit_table_find_part (KitTable     *table,
                     GtkWidget    *panel,
                     GtkWidget    *part,
                     GdkRectangle *area)
{
  graphene_rect_t bounds;

  g_return_val_if_fail (KIT_IS_TABLE (table) && area != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (panel) && GTK_IS_WIDGET (part), NULL);

  if (!gtk_widget_get_mapped (part) || !gtk_widget_compute_bounds (part, panel, &bounds))
    return NULL;
  if (gtk_widget_get_width (panel) > gtk_widget_get_width (GTK_WIDGET (table)) / 2)
    bounds = GRAPHENE_RECT_INIT (0, 0, 0, gtk_widget_get_height (panel));
  *area = (GdkRectangle) { 0, bounds.origin.y, gtk_widget_get_width (panel), bounds.size.height };
  return panel;
}
