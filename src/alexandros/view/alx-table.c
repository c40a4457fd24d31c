/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Alexandros. */

#include "config.h"

#include "alx-table.h"

#include "alx-game-view.h"

#include "alexandros/model/alx-game.h"
#include "alexandros/paint/alx-paint.h"
#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/board/alx-art.h"
#include "alexandros/view/board/alx-board-view.h"
#include "alexandros/view/panels/alx-action-panel.h"
#include "alexandros/view/panels/alx-card-panel.h"
#include "alexandros/view/panels/alx-hand-panel.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/dialogs/kit-preferences.h"
#include "kit/view/kit-picture.h"
#include "kit/view/kit-shell-format.h"
#include "kit/view/panels/kit-film-panel.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"
#include "kit/view/review/kit-review-window.h"
#include "kit/view/school/kit-school.h"

#include <glib/gi18n.h>
#include <math.h>

#define RESOURCES   "/io/github/alexandros_game/Alexandros/ui/"
#define GUIDES      "/io/github/alexandros_game/Alexandros/guides/"
#define TRAY        676                 /* width of the tray from which on nine small cards fit */
#define LARGE_CARDS 1.45

struct _AlxTable
{
  KitTable parent_instance;
};

G_DEFINE_FINAL_TYPE (AlxTable, alx_table, KIT_TYPE_TABLE)

/* --- actions --- */

static void
change_way (KitTable *table,
            int       step)
{
  alx_input_next_way (kit_table_get_input (table), step);
}

static void
choose_face_up (KitTable *table,
                int       place)
{
  alx_input_choose_face_up (kit_table_get_input (table), place);
}

static void
choose_mode (KitTable *table,
             int       mode)
{
  alx_input_choose_mode (kit_table_get_input (table), mode);
  kit_board_view_focus_place (kit_table_get_board (table));
}

static const KitCommand commands[] = {
  { "next-way", .perform = change_way, .argument = 1 },
  { "previous-way", .perform = change_way, .argument = -1 },
  { "face-up-1", .perform = choose_face_up, .argument = 0 },
  { "face-up-2", .perform = choose_face_up, .argument = 1 },
  { "draw", .decide = alx_input_choose_supply },
  { "occupy", .perform = choose_mode, .argument = ALX_MODE_OCCUPY },
  { "levy", .decide = alx_input_choose_levy },
  { "take-back", .perform = choose_mode, .argument = ALX_MODE_TAKE_BACK },
  { "end-turn", .decide = alx_input_choose_end },
  { NULL }
};

static const ShellAccel turn_keys[] = {
  { "game.face-up-1", { "1", "KP_1", "ampersand" }, N_("Face-up cards"), N_("Your turn") },
  { "game.face-up-2", { "2", "KP_2", "eacute" } },
  { "game.draw", { "d" }, N_("Draw a card") },
  { "game.occupy", { "o" }, N_("Occupy") },
  { "game.levy", { "l" }, N_("Levy taxes") },
  { "game.take-back", { "t" }, N_("Take a governor back") },
  { "game.end-turn", { "e" }, N_("End the turn") },
  { "game.next-way", { "n" }, N_("Next and previous route") },
  { "game.previous-way", { "p" } },
  { "", { "f" }, N_("Hold: what the next player can do") },
  { NULL }
};

static const ShellAccel * const accels[] = {
  turn_keys, kit_table_turn_keys, kit_table_board_keys, kit_table_asking_keys,
  kit_table_history_keys, NULL
};

static void
update_actions (KitTable *table)
{
  const AlxState *state = alx_game_get_state (kit_table_get_game (table));
  gboolean actions =
    kit_input_is_active (kit_table_get_input (table)) && state->phase == ALX_PHASE_ACTIONS;

  kit_table_enable (table, "draw", actions);
  kit_table_enable (table, "occupy", actions);
  kit_table_enable (table, "levy", actions);
  kit_table_enable (table, "take-back",
                    actions && alx_state_unused_governors (state, state->player) < ALX_GOVERNORS);
  kit_table_enable (table, "end-turn", actions);
}

/* --- panels --- */

static const KitPanelRow panels[] = {
  { kit_score_panel_get_type, .narrow = 4, .wide = 1, .beside = 1 },
  { kit_film_panel_get_type, .narrow = 5, .wide = 5, .beside = 3 },
  { kit_log_panel_get_type, .narrow = 6, .wide = 6, .beside = 4 },
  { alx_card_panel_get_type, .narrow = 2, .wide = 2, .tray = 1 },
  { alx_hand_panel_get_type, .narrow = 1, .wide = 3, .tray = 2 },
  { alx_action_panel_get_type, .narrow = 3, .wide = 4, .beside = 2 },
  { NULL }
};

/* Nine cards and the walls have to fit. */
static double
find_tray_scale (int      width,
                 gboolean stacked,
                 double   scale)
{
  return width >= TRAY
           ? CLAMP (floor ((width - 150) / 554.0 * 20) / 20, 0.95, LARGE_CARDS * scale) : 0;
}

static GtkWidget *
find_anchor (KitTable *table,
             guint     anchor,
             guint     face)
{
  guint player = anchor - ALX_ANCHOR_HAND;

  if (anchor < ALX_ANCHOR_HAND)
    return alx_card_panel_get_anchor (kit_table_get_panel (table, ALX_TYPE_CARD_PANEL), anchor);
  if (kit_input_get_viewer (kit_table_get_input (table)) == (int) player)
    return alx_hand_panel_get_anchor (kit_table_get_panel (table, ALX_TYPE_HAND_PANEL), face);
  return kit_score_panel_get_row (kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL), player);
}

/* --- the guided game --- */

/* Whether the person in the first seat has made a decision of one of two kinds, in what is
   displayed. */
static gboolean
has_made (KitTable        *table,
          AlxDecisionKind  kind,
          AlxDecisionKind  other)
{
  const KitHistory *history = kit_game_get_record (kit_table_get_game (table))->history;
  int last = kit_playback_get_index (kit_table_get_playback (table));

  for (int i = 0; i <= last; i++)
    {
      const AlxDecision *decision = alx_history_get_decision (history, i);

      if (kit_history_get_decider (history, i) == 0 &&
          (decision->kind == kind || decision->kind == other))
        return TRUE;
    }
  return FALSE;
}

static guint8
find_gain (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);

  return alx_legal_find_gain (alx_game_get_state (game), alx_game_get_board (game));
}

static gboolean
holds (KitTable   *table,
       const char *condition)
{
  KitInput *input = kit_table_get_input (table);
  const AlxChoice *choice = alx_input_get_choice (input);
  const AlxState *state = kit_playback_get_state (kit_table_get_playback (table));
  gboolean active = kit_input_is_active (input);
  gboolean moved = has_made (table, ALX_WAY, ALX_WAY);
  AlxRefusal refusal;
  const struct
  {
    const char *name;
    gboolean    holds;
  } conditions[] = {
    { "card", moved || state->phase != ALX_PHASE_CARD || choice->proposal != NULL },
    { "way", moved || choice->ways != NULL },
    { "moved", moved },
    { "took", state->turn > 1 || has_made (table, ALX_DRAW, ALX_TAKE) },
    { "turn-over", state->turn > 1 },
    { "second-turn", state->turn > 2 },
    { "occupied", has_made (table, ALX_OCCUPY, ALX_OCCUPY) },
    { "levied", has_made (table, ALX_LEVY, ALX_LEVY) },
    { "deciding", active },
    { "actions", active && state->phase == ALX_PHASE_ACTIONS },
    { "payable", active && find_gain (table) != ALX_NONE },
    { "has-levied", state->levied && state->player == 0 },
    { "choosing", active && state->phase == ALX_PHASE_CARD },
    { "moving", active && state->phase == ALX_PHASE_WAY },
    { "over", state->over },
    { "can-levy", active && alx_choice_is_possible (choice, ALX_ITEM_LEVY, 0, &refusal) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    if (g_str_equal (conditions[i].name, condition))
      return conditions[i].holds;
  g_return_val_if_reached (FALSE);
}

/* All points where Alexander may stop, so that nothing hides them. */
static GtkWidget *
find_targets (KitTable     *table,
              GdkRectangle *area)
{
  KitBoardView *view = kit_table_get_board (table);
  const AlxBoard *board = alx_game_get_board (kit_table_get_game (table));
  const AlxState *moving = alx_input_get_choice (kit_table_get_input (table))->moving;
  AlxPointSet targets;

  if (moving == NULL)
    return NULL;
  targets = alx_state_allowed_points (moving, board, moving->symbol);
  for (guint p = 0; p < board->n_points; p++)
    if (alx_point_set_has (&targets, p))
      kit_board_view_add_spot (view, alx_place_of_point (board, p), area);
  return area->width > 0 ? GTK_WIDGET (view) : NULL;
}

/* The province that brings most of those that can be paid for. */
static GtkWidget *
find_province (KitTable     *table,
               GdkRectangle *area)
{
  KitBoardView *view = kit_table_get_board (table);
  const AlxState *state = alx_game_get_state (kit_table_get_game (table));
  const AlxBoard *board = alx_game_get_board (kit_table_get_game (table));
  guint8 best = find_gain (table);

  for (guint s = 0; best != ALX_NONE && s < board->n_spaces; s++)
    if (state->province[s] == state->province[best])
      kit_board_view_add_spot (view, alx_place_of_space (s), area);
  return area->width > 0 ? GTK_WIDGET (view) : NULL;
}

/* Both face-up cards. */
static GtkWidget *
find_face_up (KitTable     *table,
              GdkRectangle *area)
{
  gpointer cards = kit_table_get_panel (table, ALX_TYPE_CARD_PANEL);
  graphene_rect_t bounds, other;

  if (!gtk_widget_compute_bounds (alx_card_panel_get_anchor (cards, ALX_ANCHOR_FACE_UP), cards,
                                  &bounds) ||
      !gtk_widget_compute_bounds (alx_card_panel_get_anchor (cards, ALX_ANCHOR_FACE_UP + 1), cards,
                                  &other))
    return NULL;
  graphene_rect_union (&bounds, &other, &bounds);
  *area = (GdkRectangle) { bounds.origin.x, bounds.origin.y, bounds.size.width,
                           bounds.size.height };
  return cards;
}

static GtkWidget *
find_place (KitTable     *table,
            const char   *place,
            GdkRectangle *area)
{
  if (g_str_equal (place, "face-up"))
    return find_face_up (table, area);
  if (g_str_equal (place, "target"))
    return find_targets (table, area);
  if (g_str_equal (place, "hand"))
    return kit_table_get_panel (table, ALX_TYPE_HAND_PANEL);
  return g_str_equal (place, "province") ? find_province (table, area) : NULL;
}

static int
find_number (gconstpointer board,
             const char   *name)
{
  guint8 space = alx_board_find_space (board, name);
  guint8 point = alx_board_find_point (board, name);

  if (space != ALX_NONE)
    return alx_place_of_space (space);
  return point != ALX_NONE ? alx_place_of_point (board, point) : KIT_NO_PLACE;
}

static void
paint_card (KitPainter *painter,
            cairo_t    *cr,
            guint       face,
            double      width,
            double      height)
{
  if (face == KIT_MOTION_HIDDEN)
    alx_paint_card_back (painter, cr, width, height);
  else
    alx_paint_card (painter, cr, face, alx_words_symbol (face), width, height);
}

static const char *
find_sound (const KitMotion *motion)
{
  switch (motion->kind)
    {
    case KIT_MOTION_CARD:
      return "card";
    case ALX_MOTION_WALL:
    case ALX_MOTION_PLACED:
      return "wall";
    case ALX_MOTION_POINTS:
      return "coins";
    default:
      return NULL;
    }
}

/* --- the class --- */

static void
alx_table_class_init (AlxTableClass *class)
{
  KitTableClass *table_class = KIT_TABLE_CLASS (class);

  table_class->view = &alx_game_view;
  table_class->board = &alx_board;
  table_class->commands = commands;
  table_class->make_input = alx_input_new;
  table_class->make_storyboard = alx_storyboard_make;
  table_class->make_preferences = kit_preferences_new;
  table_class->panels = panels;
  table_class->find_tray_scale = find_tray_scale;
  table_class->guide = GUIDES "alexandros.ui";
  table_class->holds = holds;
  table_class->lessons = GUIDES "alexandros-lessons.ui";
  table_class->find_place = find_place;
  table_class->find_number = find_number;
  table_class->find_anchor = find_anchor;
  table_class->paint_card = paint_card;
  table_class->find_sound = find_sound;
  table_class->foresee_key = GDK_KEY_f;
  table_class->update_actions = update_actions;
}

static void
alx_table_init (AlxTable *table)
{
}

/* --- for the shell --- */

const ShellGameInfo alx_table_info = {
  .id = "alexandros",
  .name = N_("Alexandros"),
  .comments =
    N_("The board game of Leo Colovini, published in 2003 by Winning Moves and Rio Grande Games: "
        "an independent implementation with its own board and art."),
  .about = N_("Walls grow behind Alexander’s army as it crosses the Persian Empire: put governors "
              "into the provinces that they enclose, and levy taxes there."),
  .facts = N_("2 to 4 players, about 60 minutes"),
  .file_kind = N_("Games of Alexandros"),
  .mime_type = "application/x-alexandros-game",
  .schema = APPLICATION_ID ".alexandros",
  .suffix = ALX_RECORD_SUFFIX,
  .format = &kit_shell_format,
  .data = &alx_game_view,
  .accels = accels,
  .get_type = alx_table_get_type,
  .ahead = alx_art_prepaint,
  .make_picture = kit_picture_new,
  .make_school = kit_school_new,
  .make_review = kit_review_window_new,
};
