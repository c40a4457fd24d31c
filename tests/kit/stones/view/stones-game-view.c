/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Stones tells the panels and dialogs of the kit: names, the log, score rows, the result. */

#include "stones-game-view.h"

#include "stones-art.h"
#include "stones-levels.h"
#include "stones-words.h"

#include "kit/view/dialogs/kit-result.h"
#include "kit/view/panels/kit-score-row.h"
#include "kit/words/kit-words.h"

/* --- the score row --- */

#define STONES_TYPE_SCORE_ROW (stones_score_row_get_type ())
G_DECLARE_FINAL_TYPE (StonesScoreRow, stones_score_row, STONES, SCORE_ROW, KitScoreRow)

struct _StonesScoreRow
{
  KitScoreRow parent_instance;
};

G_DEFINE_FINAL_TYPE (StonesScoreRow, stones_score_row, KIT_TYPE_SCORE_ROW)

/* For a screen reader, and for all who see the screen: nothing secret. */
static char *
stones_score_row_describe (KitScoreRow   *row,
                           KitGame       *game,
                           gconstpointer  state,
                           gboolean       on_turn)
{
  guint seat = kit_score_row_get_player (row);
  const KitPlayer *player = &kit_game_get_record (game)->players[seat];
  char name[KIT_WORDS_NAME_SIZE];

  return g_strdup_printf ("%s%s, %s: %d points", on_turn ? "On turn: " : "",
                          kit_words_name (player, name), kit_words_colour (player->colour),
                          stones_rules.get_score (state, seat));
}

static void
stones_score_row_class_init (StonesScoreRowClass *class)
{
  KIT_SCORE_ROW_CLASS (class)->describe = stones_score_row_describe;
}

static void
stones_score_row_init (StonesScoreRow *row)
{
}

/* --- words --- */

static const char *
get_kind_name (const char *kind)
{
  return g_str_equal (kind, "planner") ? "Planner" : kit_words_kind (kind);
}

static const char *
explain_end (const KitRecord *record)
{
  return "The heap is empty.";
}

/* A line of the log. All that is decided is public. */
static char *
make_line (const KitRecord *record,
           guint            index)
{
  static const char * const words[] = {
    "rolls", "offers to double", "accepts", "declines", "takes"
  };
  const StonesDecision *decision = stones_history_get_decision (record->history, index);
  const KitPlayer *player = &record->players[kit_history_get_decider (record->history, index)];
  StonesState after;
  char name[KIT_WORDS_NAME_SIZE];
  guint number;

  stones_history_get_state_at (record->history, index + 1, &after);
  number = decision->kind == STONES_ROLL ? after.die : decision->n;
  return number > 0 ? g_strdup_printf ("%s %s %u", kit_words_name (player, name),
                                       words[decision->kind], number)
                    : g_strdup_printf ("%s %s", kit_words_name (player, name),
                                       words[decision->kind]);
}

static char *
make_hint (const KitRecord *record,
           const KitAdvice *advice,
           char           **why)
{
  GString *text = g_string_new (NULL);
  char word[KIT_TOKEN_SIZE];

  *why = NULL;
  for (guint i = 0; i < advice->n; i++)
    {
      stones_rules.write (kit_advice_get (advice, &stones_rules, i),
                          kit_history_get_board (record->history), word);
      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "Hint: ", word);
    }
  return g_string_free (text, FALSE);
}

/* The bonus stones are turned up at the end; a game that was given up has not reached it. */
static void
fill_result (KitResult       *result,
             const KitRecord *record)
{
  const StonesState *state = stones_history_get_state (record->history);

  if (!state->over)
    return;
  kit_result_add_cell (result, "Bonus", 2, 0, FALSE);
  for (guint i = 0; i < state->n_players; i++)
    {
      g_autofree char *points = g_strdup_printf ("%u", state->bonus[i]);

      kit_result_add_cell (result, points, 2, i + 1, FALSE);
    }
}

static const KitArticle articles[] = {
  { KIT_ARTICLE_HEADING, 0, 0, "Stones" },
  { KIT_ARTICLE_TEXT, 1, 0, "Whoever is on turn rolls, and takes as many stones at the most." },
  { KIT_ARTICLE_TEXT, 2, 0, "The heap may be doubled, if all others accept." },
  { KIT_ARTICLE_TEXT, 0, 0, NULL }
};

static const KitOptionWords options[] = {
  { "The stones of a turn",
    (const char * const[]) { "May be doubled", "Count as they are", NULL } },
};

const KitGameView stones_game_view = {
  .format = &stones_format,
  .levels = stones_levels,
  .make_painter = stones_painter_new,
  .names = { "Ada", "Ben", "Cleo" },
  .name = "Stones",
  .articles = articles,
  .options = options,
  .first = (const char * const[]) { "person", "planner", NULL },
  .get_score_row_type = stones_score_row_get_type,
  .get_kind_name = get_kind_name,
  .explain_fault = stones_words_fault,
  .explain_end = explain_end,
  .make_line = make_line,
  .make_hint = make_hint,
  .paint_piece = stones_paint_piece,
  .fill_result = fill_result,
};
