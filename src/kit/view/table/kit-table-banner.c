/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The banner over the board: what others did that one should notice, and hints. If the player
   wishes, the game waits there. */

#include "kit-table-private.h"

#include "kit/words/kit-words.h"

#include <glib/gi18n.h>

#define MARGIN  12                      /* pixels, above and beside the banner: more than its
                                           shadow, so that the window need not clip it: see
                                           kit_board_view_snapshot() */
#define GUIDED_TURN 2                   /* before which a guided game waits */
#define SECONDS 4                       /* until it is hidden */

/* --- showing --- */

static void
hide (KitTable *table)
{
  g_clear_handle_id (&table->private->banner_source, g_source_remove);
  gtk_widget_set_visible (table->private->banner, FALSE);
}

static gboolean
hide_cb (gpointer data)
{
  KitTable *table = data;

  table->private->banner_source = 0;
  hide (table);
  return G_SOURCE_REMOVE;
}

static void
show (KitTable   *table,
      const char *text,
      gboolean    stays)
{
  KitTablePrivate *private = table->private;

  hide (table);
  gtk_label_set_text (private->banner_text, text);
  gtk_widget_set_visible (private->banner_button, private->waiting);
  gtk_widget_set_visible (private->banner, TRUE);
  if (!stays)
    private->banner_source = g_timeout_add_seconds (SECONDS, hide_cb, table);
}

/** kit_table_allocate_banner: places the banner over a board of @width pixels. */
void
kit_table_allocate_banner (KitTable *table,
                           int       width)
{
  GtkWidget *banner;
  int natural, height;

  g_return_if_fail (KIT_IS_TABLE (table));

  banner = table->private->banner;
  if (!gtk_widget_get_visible (banner))
    return;
  gtk_widget_measure (banner, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, width - 2 * MARGIN);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, natural, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (
    banner, &(GtkAllocation) { (width - natural) / 2, MARGIN, natural, height }, -1);
}

/* --- what others did --- */

/* (nullable): what the viewer should notice of the decision at @index of somebody else. */
static char *
make_banner (KitTable *table,
             guint     index)
{
  const KitGameView *view = KIT_TABLE_GET_CLASS (table)->view;
  const KitRecord *record = kit_game_get_record (kit_table_get_game (table));
  int viewer = kit_input_get_viewer (table->private->input);

  if (view->make_banner == NULL ||
      (int) kit_history_get_decider (record->history, index) == viewer)
    return NULL;
  return view->make_banner (record, index, viewer);
}

/* When the waiting game is displayed: why it waits, if nothing has happened. */
static void
tell_waiting (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  const KitRecord *record = kit_game_get_record (game);
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *text = NULL;

  kit_words_name (&record->players[kit_game_get_decider (game)], name);
  /* Translators: the player whose turn it is now. */
  text = g_strdup_printf (_("%s is next"), name);
  show (table, text, TRUE);
}

/* Another decision is played or displayed. */
static void
position_shown_cb (KitTable *table)
{
  KitTablePrivate *private = table->private;
  KitGame *game = kit_table_get_game (table);
  int index = kit_playback_get_index (private->playback);
  guint n;
  gboolean last = index + 1 == (int) kit_game_get_cursor (game);
  g_autofree char *text = NULL;

  if (index == private->told)
    return;
  /* Of another game, nothing was told before. */
  if (private->told < G_MAXINT && index == private->told + 1)
    text = make_banner (table, index);
  private->told = index;
  if (text != NULL)
    show (table, text, last && private->waiting);
  else if (last && private->waiting)
    tell_waiting (table);
  else if (private->banner_source == 0 && !kit_hint_is_asked (private->hint) &&
           kit_hint_get_line (private->hint, &n) == NULL)
    hide (table);
}

/* --- waiting --- */

/** kit_table_continue: lets a game that waits go on. */
void
kit_table_continue (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  if (!table->private->waiting)
    return;
  table->private->waiting = FALSE;
  hide (table);
  kit_game_set_running (kit_table_get_game (table), TRUE);
}

/* Whether a computer begins a turn in which others watch. */
static gboolean
is_before_rival (KitGame *game)
{
  const KitRecord *record = kit_game_get_record (game);
  guint cursor = kit_game_get_cursor (game);

  return cursor > 0 && !kit_game_is_person (game, kit_game_get_decider (game)) &&
         kit_history_get_turn (record->history, cursor - 1) != kit_game_get_turn (game);
}

/** kit_table_pause_if_wished: to be called in each new position: the game goes on, or waits for the
    player again, if it is set to. */
void
kit_table_pause_if_wished (KitTable *table)
{
  KitTablePrivate *private;
  KitGame *game;
  guint cursor;
  g_autofree char *text = NULL;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  game = kit_table_get_game (table);
  cursor = kit_game_get_cursor (game);
  kit_table_continue (table);
  if (kit_game_is_over (game) || kit_game_is_looking (game) || cursor == 0 ||
      kit_game_count_persons (game) == 0 || !kit_game_get_running (game) || private->skipping)
    return;
  if (g_settings_get_boolean (private->settings, "wait-after-events"))
    text = make_banner (table, cursor - 1);
  private->waiting =
    (text != NULL && !kit_game_is_person (game, kit_game_get_decider (game))) ||
    (is_before_rival (game) &&
     (g_settings_get_boolean (private->settings, "pause-before-rivals") ||
      (private->guide != NULL && kit_game_get_turn (game) == GUIDED_TURN)));
  if (!private->waiting)
    return;
  kit_game_set_running (game, FALSE);
  /* Without motion the decision is displayed already. */
  if (kit_playback_get_index (private->playback) == private->told)
    {
      private->told--;
      position_shown_cb (table);
    }
}

/* --- hints --- */

static void
hint_changed_cb (KitTable *table)
{
  KitTablePrivate *private = table->private;
  g_autofree char *text = NULL;
  guint n;
  gconstpointer line = kit_hint_get_line (private->hint, &n);

  if (kit_hint_is_asked (private->hint))
    show (table, _("Thinking about a hint…"), TRUE);
  else if (line == NULL)
    hide (table);
  else
    {
      text = KIT_TABLE_GET_CLASS (table)->view->make_hint (
        kit_game_get_record (kit_table_get_game (table)), line, n, private->whole);
      show (table, text, TRUE);
    }
}

/** kit_table_show_hint: asks for a hint; again, tells the whole turn. */
void
kit_table_show_hint (KitTable *table,
                     int       argument)
{
  KitTablePrivate *private;
  guint n;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  private->whole = kit_hint_get_line (private->hint, &n) != NULL;
  if (private->whole)
    hint_changed_cb (table);
  else
    kit_hint_ask (private->hint);
}

/* --- the table --- */

/** kit_table_start_banner: to be called once, when input and playback are there. */
void
kit_table_start_banner (KitTable *table)
{
  KitTablePrivate *private;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  private->told = G_MAXINT;
  private->hint = kit_hint_new (private->input, KIT_TABLE_GET_CLASS (table)->view->levels);
  g_signal_connect_object (private->hint, "changed", G_CALLBACK (hint_changed_cb), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (private->playback, "position-shown", G_CALLBACK (position_shown_cb),
                           table, G_CONNECT_SWAPPED);
}

/** kit_table_refresh_banner: to be called when a table has taken over a game: if that waits, the
    banner says so again. */
void
kit_table_refresh_banner (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  if (table->private->waiting)
    tell_waiting (table);
}

/** kit_table_drop_banner: to be called before another game is played. */
void
kit_table_drop_banner (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  table->private->waiting = FALSE;
  table->private->told = G_MAXINT;
  hide (table);
}

/** kit_table_stop_banner: to be called when the table is disposed of. */
void
kit_table_stop_banner (KitTable *table)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  g_clear_handle_id (&table->private->banner_source, g_source_remove);
  g_clear_pointer (&table->private->banner, gtk_widget_unparent);
}
