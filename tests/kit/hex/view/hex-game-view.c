/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Hex tells the panels and dialogs of the kit: names, the log, score rows, the rules. */

#include "hex-game-view.h"

#include "hex-levels.h"
#include "hex-paint.h"
#include "hex-record.h"
#include "hex-words.h"

#include "kit/view/panels/kit-score-row.h"
#include "kit/words/kit-words.h"

/* --- the score row --- */

#define HEX_TYPE_SCORE_ROW (hex_score_row_get_type ())
G_DECLARE_FINAL_TYPE (HexScoreRow, hex_score_row, HEX, SCORE_ROW, KitScoreRow)

struct _HexScoreRow
{
  KitScoreRow parent_instance;
};

G_DEFINE_FINAL_TYPE (HexScoreRow, hex_score_row, KIT_TYPE_SCORE_ROW)

static char *
hex_score_row_describe (KitScoreRow   *row,
                        KitGame       *game,
                        gconstpointer  state,
                        gboolean       on_turn)
{
  const KitPlayer *player = &kit_game_get_record (game)->players[kit_score_row_get_player (row)];
  char name[KIT_WORDS_NAME_SIZE];

  return g_strdup_printf ("%s%s, %s", on_turn ? "On turn: " : "", kit_words_name (player, name),
                          kit_words_colour (player->colour));
}

static void
hex_score_row_class_init (HexScoreRowClass *class)
{
  KIT_SCORE_ROW_CLASS (class)->describe = hex_score_row_describe;
}

static void
hex_score_row_init (HexScoreRow *row)
{
}

/* --- words --- */

static const char *
explain_end (const KitRecord *record)
{
  return "The two sides are joined.";
}

static char *
make_line (const KitRecord *record,
           guint            index)
{
  char token[KIT_TOKEN_SIZE];

  hex_rules.write (kit_history_get_decision (record->history, index), NULL, token);
  return g_strdup_printf ("A stone on %s", token);
}

static char *
make_hint (const KitRecord *record,
           const KitAdvice *advice,
           char           **why)
{
  char token[KIT_TOKEN_SIZE];

  *why = NULL;
  hex_rules.write (advice->line, NULL, token);
  return g_strdup_printf ("Hint: %s", token);
}

static const KitArticle articles[] = {
  { KIT_ARTICLE_TEXT, 1, 0, "The first player joins the upper and the lower side, the second the "
                            "left and the right one." },
  { KIT_ARTICLE_TEXT, 2, 0, "In turn, each lays a stone on an empty cell." },
  { KIT_ARTICLE_TEXT, 3, 0, "Whose stones are the first to join their two sides has won." },
  { KIT_ARTICLE_TEXT, 0, 0, NULL }
};

const KitGameView hex_game_view = {
  .format = &hex_format,
  .levels = hex_levels,
  .make_painter = hex_painter_new,
  .names = { "Ada", "Ben" },
  .name = "Hex",
  .articles = articles,
  .first = (const char * const[]) { "person", "random", NULL },
  .get_score_row_type = hex_score_row_get_type,
  .get_kind_name = kit_words_kind,
  .explain_fault = hex_words_fault,
  .explain_end = explain_end,
  .make_line = make_line,
  .make_hint = make_hint,
  .paint_piece = hex_paint_piece,
};
