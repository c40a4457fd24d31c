/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of The Advisers. */

#include "config.h"

#include "adv-table.h"

#include "adv-game-view.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-paint.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/presenter/adv-storyboard.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/view/board/adv-art.h"
#include "advisers/view/board/adv-board-view.h"
#include "advisers/view/panels/adv-action-panel.h"
#include "advisers/view/panels/adv-campaign-panel.h"
#include "advisers/view/panels/adv-hand-panel.h"
#include "advisers/words/adv-words.h"
#include "kit/view/dialogs/kit-preferences.h"
#include "kit/view/kit-picture.h"
#include "kit/view/kit-shell-format.h"
#include "kit/view/panels/kit-film-panel.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"
#include "kit/view/review/kit-review-window.h"
#include "kit/view/school/kit-school.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define RESOURCES   "/io/github/alexandros_game/Alexandros/ui/"
#define GUIDES      "/io/github/alexandros_game/Alexandros/guides/"
#define LARGE_CARDS 1.25
/* The least width of the tray for hand and bank: side by side, and stacked. */
#define TRAY         620
#define STACKED_TRAY 540

struct _AdvTable
{
  KitTable parent_instance;

  gboolean has_read;                    /* the standing orders of the first game */
  char    *orders;                      /* as they were written last; owned */
  KitWishes wishes;                     /* that have been said */
};

G_DEFINE_FINAL_TYPE (AdvTable, adv_table, KIT_TYPE_TABLE)

/* --- actions --- */

static void
decide (KitTable *table,
        int       kind)
{
  adv_input_decide (kit_table_get_input (table), kind);
}

/* Then the keyboard goes to the places or goods that can be chosen. */
static void
choose_kind (KitTable *table,
             int       kind)
{
  KitInput *input = kit_table_get_input (table);
  gpointer actions = kit_table_get_panel (table, ADV_TYPE_ACTION_PANEL);

  adv_input_choose_kind (input, kind);
  if (kind == ADV_ROAD || kind == ADV_VILLAGE || kind == ADV_CITY)
    kit_board_view_focus_place (kit_table_get_board (table));
  else if (adv_input_get_choice (input)->mode == ADV_OFFER && actions != NULL)
    gtk_widget_child_focus (kit_action_panel_find (actions, "trading"), GTK_DIR_TAB_FORWARD);
}

/* One more than the highest bid, or a number by its key. */
static void
bid (KitTable *table,
     int       number)
{
  KitInput *input = kit_table_get_input (table);

  adv_input_bid (input, number > 0 ? number : adv_input_get_choice (input)->state->bid + 1);
}

static const KitCommand commands[] = {
  { "roll", .perform = decide, .argument = ADV_ROLL },
  { "pass", .perform = decide, .argument = ADV_PASS },
  { "accept", .perform = decide, .argument = ADV_YES },
  { "refuse", .perform = decide, .argument = ADV_NO },
  { "bid", .perform = bid },
  { "bid-1", .perform = bid, .argument = 1 },
  { "bid-2", .perform = bid, .argument = 2 },
  { "bid-3", .perform = bid, .argument = 3 },
  { "bid-4", .perform = bid, .argument = 4 },
  { "bid-5", .perform = bid, .argument = 5 },
  { "bid-6", .perform = bid, .argument = 6 },
  { "bid-7", .perform = bid, .argument = 7 },
  { "bid-8", .perform = bid, .argument = 8 },
  { "bid-9", .perform = bid, .argument = 9 },
  { "road", .perform = choose_kind, .argument = ADV_ROAD },
  { "village", .perform = choose_kind, .argument = ADV_VILLAGE },
  { "city", .perform = choose_kind, .argument = ADV_CITY },
  { "buy", .perform = choose_kind, .argument = ADV_BUY },
  { "trade", .perform = choose_kind, .argument = ADV_OFFER },
  { "end-turn", .decide = adv_input_end_turn },
  { "ask-auction", .perform = kit_table_ask, .argument = KIT_ASKED_OWN },
  { NULL }
};

static const ShellAccel turn_keys[] = {
  { "game.roll", { "d" }, N_("Roll the dice"), N_("Your turn") },
  { "game.road", { "o" }, N_("Road") },
  { "game.village", { "v" }, N_("Village") },
  { "game.city", { "c" }, N_("City") },
  { "game.buy", { "k" }, N_("Buy a development card") },
  { "game.end-turn", { "e" }, N_("End the turn") },
  { "", { "l" }, N_("Hold: look at my covered hand") },
  { NULL }
};

static const ShellAccel trade_keys[] = {
  { "game.bid", { "i", "plus", "KP_Add" }, N_("Bid one more"), N_("Auctions and trade") },
  { "game.bid-1", { "1", "KP_1" }, N_("Bid this number") },
  { "game.bid-2", { "2", "KP_2" } },
  { "game.bid-3", { "3", "KP_3" } },
  { "game.bid-4", { "4", "KP_4" } },
  { "game.bid-5", { "5", "KP_5" } },
  { "game.bid-6", { "6", "KP_6" } },
  { "game.bid-7", { "7", "KP_7" } },
  { "game.bid-8", { "8", "KP_8" } },
  { "game.bid-9", { "9", "KP_9" } },
  { "game.pass", { "p", "0", "KP_0" }, N_("Pass") },
  { "game.trade", { "t" }, N_("Trade") },
  { "game.accept", { "y" }, N_("Accept and refuse an offer") },
  { "game.refuse", { "n" } },
  { NULL }
};

static const ShellAccel asking_keys[] = {
  { "game.ask-auction", { "F7" }, N_("What is auctioned?") },
  { NULL }
};

static const ShellAccel * const accels[] = {
  turn_keys, kit_table_turn_keys, trade_keys, kit_table_board_keys, kit_table_asking_keys,
  asking_keys, kit_table_history_keys, NULL
};

/* --- standing orders --- */

/* (transfer full): the game and the orders of all its seats, as the settings keep them. */
static char *
write_orders (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  g_autofree char *id = kit_game_identify (game);
  GString *text = g_string_new (id);

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      g_autofree char *orders = adv_orders_write (adv_game_get_orders (game, i));

      g_string_append_printf (text, ";%s", orders);
    }
  return g_string_free (text, FALSE);
}

/* Reads the orders of a game that goes on; for another one, and before its first decision, nothing
   is ordered. */
static void
read_orders (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  g_autofree char *id = kit_game_identify (game);
  g_autofree char *text = g_settings_get_string (kit_table_get_settings (table), "orders");
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  AdvOrders orders;

  if (g_strv_length (parts) != KIT_MAX_PLAYERS + 1 || !g_str_equal (id, parts[0]) ||
      kit_game_get_cursor (game) == 0)
    return;
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    if (adv_orders_read (&orders, parts[i + 1]) &&
        memcmp (adv_game_get_orders (game, i), &orders, sizeof orders) != 0)
      adv_game_set_orders (game, i, &orders);
}

/* They are kept beside the autosave, because a record has the words of the players alone. */
static void
keep_orders (AdvTable *self)
{
  KitTable *table = KIT_TABLE (self);
  g_autofree char *text = NULL;

  /* Of the game that goes on at the start; another one that is opened has no orders. */
  if (!self->has_read)
    {
      self->has_read = TRUE;
      read_orders (table);
    }
  text = write_orders (table);
  if (g_strcmp0 (text, self->orders) == 0)
    return;
  g_settings_set_string (kit_table_get_settings (table), "orders", text);
  g_free (self->orders);
  self->orders = g_steal_pointer (&text);
}

/* What a person would like is said once. */
static void
tell_wishes (AdvTable *self)
{
  KitTable *table = KIT_TABLE (self);
  KitGame *game = kit_table_get_game (table);
  const KitRecord *record = kit_game_get_record (game);
  KitWishes wishes;
  char name[KIT_WORDS_NAME_SIZE];

  kit_game_get_wishes (game, &wishes);
  for (guint p = 0; p < record->n_players; p++)
    {
      g_autofree char *wish = adv_words_wish ((const AdvWish *) wishes.seats[p]);
      g_autofree char *text = NULL;

      if (wish == NULL || memcmp (wishes.seats[p], self->wishes.seats[p], KIT_WISH) == 0)
        continue;
      /* Translators: a player, and what they would like. */
      text = g_strdup_printf (_("%s: %s"), kit_words_name (&record->players[p], name), wish);
      shell_speech_say (table, (int) p == kit_input_get_viewer (kit_table_get_input (table))
                                 ? SHELL_SPEECH_OWN : SHELL_SPEECH_NEWS, text);
    }
  self->wishes = wishes;
}

/* Which actions there are is seen by all, so it depends on the phase alone. */
static void
update_actions (KitTable *table)
{
  static const struct
  {
    const char *name;
    AdvPhase    phase;
  } phases[] = {
    { "roll", ADV_PHASE_DICE }, { "pass", ADV_PHASE_BID }, { "bid", ADV_PHASE_BID },
    { "bid-1", ADV_PHASE_BID }, { "bid-2", ADV_PHASE_BID }, { "bid-3", ADV_PHASE_BID },
    { "bid-4", ADV_PHASE_BID }, { "bid-5", ADV_PHASE_BID }, { "bid-6", ADV_PHASE_BID },
    { "bid-7", ADV_PHASE_BID }, { "bid-8", ADV_PHASE_BID }, { "bid-9", ADV_PHASE_BID },
    { "accept", ADV_PHASE_ANSWER }, { "refuse", ADV_PHASE_ANSWER }, { "road", ADV_PHASE_BUILD },
    { "village", ADV_PHASE_BUILD }, { "city", ADV_PHASE_BUILD }, { "buy", ADV_PHASE_BUILD },
    { "trade", ADV_PHASE_BUILD }, { "end-turn", ADV_PHASE_BUILD },
  };
  KitInput *input = kit_table_get_input (table);
  gboolean active = kit_input_is_active (input);

  keep_orders (ADV_TABLE (table));
  tell_wishes (ADV_TABLE (table));
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    kit_table_enable (table, phases[i].name,
                      active && adv_input_get_choice (input)->state->phase == phases[i].phase);
}

/* Answers follow each other quickly, and bids faster than building. */
static guint
get_pause (gconstpointer state)
{
  switch (((const AdvState *) state)->phase)
    {
    case ADV_PHASE_ANSWER:
    case ADV_PHASE_CHOOSE:
      return 45;
    case ADV_PHASE_BID:
    case ADV_PHASE_PAY:
      return 75;
    default:
      return 60;
    }
}

/* --- panels --- */

static const KitPanelRow panels[] = {
  { kit_score_panel_get_type, .narrow = 3, .wide = 1, .beside = 1 },
  { kit_film_panel_get_type, .narrow = 5, .wide = 5, .beside = 3 },
  { kit_log_panel_get_type, .narrow = 6, .wide = 6, .beside = 4 },
  { adv_hand_panel_get_type, .narrow = 2, .wide = 3, .tray = 1 },
  { adv_campaign_panel_get_type, .narrow = 4, .wide = 4, .tray = 2 },
  { adv_action_panel_get_type, .narrow = 1, .wide = 2, .beside = 2 },
  { NULL }
};

static double
find_tray_scale (int      width,
                 gboolean stacked,
                 double   scale)
{
  return width >= (stacked ? STACKED_TRAY : TRAY)
           ? CLAMP (floor (width / 800.0 * 20) / 20, stacked ? 0.7 : 0.8, LARGE_CARDS * scale) : 0;
}

static GtkWidget *
find_anchor (KitTable *table,
             guint     anchor,
             guint     face)
{
  guint player = anchor - ADV_ANCHOR_HAND;

  switch (anchor)
    {
    case ADV_ANCHOR_BANK:
    case ADV_ANCHOR_SUPPLY:
    case ADV_ANCHOR_DECK:
      return adv_campaign_panel_get_anchor (kit_table_get_panel (table, ADV_TYPE_CAMPAIGN_PANEL),
                                            anchor, face);
    case ADV_ANCHOR_BOARD:
      return GTK_WIDGET (kit_table_get_board (table));
    default:
      if (kit_input_get_viewer (kit_table_get_input (table)) == (int) player)
        return adv_hand_panel_get_anchor (kit_table_get_panel (table, ADV_TYPE_HAND_PANEL), face);
      return kit_score_panel_get_row (kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL), player);
    }
}

/* What the dice bring comes from its hexagon, a token from its point. */
static gboolean
find_start (KitTable        *table,
            const KitMotion *motion,
            KitPixel        *start)
{
  const AdvLayout *layout =
    (const AdvLayout *) kit_board_view_get_parts (kit_table_get_board (table))->layout;

  if (motion->from != ADV_ANCHOR_BOARD)
    return FALSE;
  *start = motion->face >= ADV_FACE_TOKEN ? adv_layout_corner (layout, motion->place)
                                          : adv_layout_hexagon (layout, motion->place);
  return TRUE;
}

/* --- the guided game --- */

static gboolean
holds (KitTable   *table,
       const char *condition)
{
  KitInput *input = kit_table_get_input (table);
  const AdvState *state = kit_playback_get_state (kit_table_get_playback (table));
  const AdvDecision *proposal = adv_input_get_choice (input)->proposal;
  gboolean mine = kit_input_is_active (input) && state->decider == 0;
  const struct
  {
    const char *name;
    gboolean    holds;
  } conditions[] = {
    { "bidding", mine && state->phase == ADV_PHASE_BID },
    { "paying", mine && state->phase == ADV_PHASE_PAY },
    { "village", state->n_villages[0] > 0 || state->turn > 1 },
    { "building", mine && state->phase == ADV_PHASE_BUILD },
    { "laying", mine && proposal != NULL && proposal->kind == ADV_ROAD },
    { "road", state->lengths[0] > 0 || state->turn > 1 },
    { "turn-over", state->turn > 1 },
    { "own-turn", state->turn > 2 },
    { "rolling", mine && state->phase == ADV_PHASE_DICE },
    { "rolled", state->n_rolls > 1 },
    { "giving", mine && (state->phase == ADV_PHASE_DROP || state->phase == ADV_PHASE_FORFEIT) },
    { "answering", mine && state->phase == ADV_PHASE_ANSWER },
    { "can-build", mine && state->phase == ADV_PHASE_BUILD &&
                   adv_choice_find_buildable (adv_input_get_choice (input)) != 0 },
    { "over", state->over },
  };

  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    if (g_str_equal (conditions[i].name, condition))
      return conditions[i].holds;
  g_return_val_if_reached (FALSE);
}

static GtkWidget *
find_place (KitTable     *table,
            const char   *place,
            GdkRectangle *area)
{
  return g_str_equal (place, "hand") ? kit_table_get_panel (table, ADV_TYPE_HAND_PANEL) : NULL;
}

static int
find_number (gconstpointer board,
             const char   *name)
{
  guint8 hexagon = adv_board_find_hexagon (board, name);
  guint8 corner = adv_board_find_corner (board, name);
  guint8 edge = adv_board_find_edge (board, name);

  if (hexagon != ADV_NONE)
    return adv_place_of (board, ADV_PLACE_HEXAGON, hexagon);
  if (corner != ADV_NONE)
    return adv_place_of (board, ADV_PLACE_CORNER, corner);
  return edge != ADV_NONE ? adv_place_of (board, ADV_PLACE_EDGE, edge) : KIT_NO_PLACE;
}

static const char *
find_sound (const KitMotion *motion)
{
  switch (motion->kind)
    {
    case KIT_MOTION_CARD:
      return motion->face == ADV_GOLD ? "coins" : "card";
    case ADV_MOTION_ROAD:
    case ADV_MOTION_BUILDING:
    case ADV_MOTION_DICE:
      return "wall";
    default:
      return NULL;
    }
}

/* --- the class --- */

static void
adv_table_finalize (GObject *object)
{
  g_free (ADV_TABLE (object)->orders);
  G_OBJECT_CLASS (adv_table_parent_class)->finalize (object);
}

static void
adv_table_class_init (AdvTableClass *class)
{
  KitTableClass *table_class = KIT_TABLE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adv_table_finalize;
  table_class->view = &adv_game_view;
  table_class->board = &adv_board;
  table_class->commands = commands;
  table_class->make_input = adv_input_new;
  table_class->make_storyboard = adv_storyboard_make;
  table_class->make_preferences = kit_preferences_new;
  table_class->panels = panels;
  table_class->find_tray_scale = find_tray_scale;
  table_class->stacks = TRUE;
  table_class->guide = GUIDES "advisers.ui";
  table_class->holds = holds;
  table_class->lessons = GUIDES "advisers-lessons.ui";
  table_class->find_place = find_place;
  table_class->find_number = find_number;
  table_class->find_anchor = find_anchor;
  table_class->find_start = find_start;
  table_class->paint_card = adv_paint_card;
  table_class->find_sound = find_sound;
  table_class->get_pause = get_pause;
  table_class->peek_key = GDK_KEY_l;
  table_class->update_actions = update_actions;
}

static void
adv_table_init (AdvTable *table)
{
}

/* --- for the shell --- */

const ShellGameInfo adv_table_info = {
  .id = "advisers",
  .name = N_("The Advisers of Alexander"),
  .comments =
    N_("Villages, trade and auctions along Alexander’s route, after a scenario of 1998: an "
       "independent implementation with its own board and art."),
  .about = N_("Alexander’s march opens places for villages: dice and trade bring you the goods for "
              "them, and whoever bids well becomes his adviser."),
  .facts = N_("2 to 4 players, about 90 minutes"),
  .file_kind = N_("Games of The Advisers"),
  .mime_type = "application/x-advisers-game",
  .schema = APPLICATION_ID ".advisers",
  .suffix = ADV_RECORD_SUFFIX,
  .format = &kit_shell_format,
  .data = &adv_game_view,
  .accels = accels,
  .get_type = adv_table_get_type,
  .ahead = adv_art_prepaint,
  .make_picture = kit_picture_new,
  .make_school = kit_school_new,
  .make_review = kit_review_window_new,
};
