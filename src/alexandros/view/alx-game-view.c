/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the panels and dialogs of the kit. */

#include "alx-game-view.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/players/alx-levels.h"
#include "alexandros/players/alx-strategy.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/view/dialogs/alx-articles.h"
#include "alexandros/view/dialogs/alx-figure.h"
#include "alexandros/view/dialogs/alx-result.h"
#include "alexandros/view/panels/alx-log-pictures.h"
#include "alexandros/view/panels/alx-score-row.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

/* Always the same shuffle. */
static const char guided[] =
  "[Alexandros]\n"
  "Format=1\n"
  "Board=persia\n"
  "\n"
  "[Players]\n"
  "1=red person Anna\n"
  "2=blue recruit Bagoas\n"
  "\n"
  "[Cards]\n"
  "Deck=LTSTLTHATSSTHTLAALHLSASHTAHASHLATLASAHLTHTHHLSSLTALSASH\n"
  "Seed=22d7771745a63518\n";

static const KitOptionWords options[] = {
  { N_("Joker: face-up cards without an available space"),
    (const char * const[]) { N_("Each such card"), N_("Only when all are"),
                             N_("Only when all are, to any space"), NULL } },
  { N_("A special move discards a face-up card too"), NULL },
  { N_("More than 100 points are needed to end the game"), NULL },
  { N_("The loser of a province gets"),
    (const char * const[]) { N_("Half of all cards paid"), N_("Half of the occupation’s cards"),
                             N_("Nothing"), NULL } },
};

const KitGameView alx_game_view = {
  .format = &alx_format,
  .levels = alx_levels,
  .make_painter = alx_painter_new_for_kind,
  /* Translators: names of computer players, people around Alexander. */
  .names = { N_("Ptolemy"), N_("Bagoas"), N_("Roxane"), N_("Seleucus") },
  .name = N_("Alexandros"),
  .articles = alx_articles,
  .options = options,
  .editions = (const char * const[]) { N_("English and Spanish"), N_("French"), N_("Italian"),
                                       NULL },
  .deeds = (const char * const[]) { N_("Provinces occupied"), N_("Taxes levied"), NULL },
  .first = (const char * const[]) { "person", "recruit", NULL },
  .guided = guided,
  .picture = "/io/github/alexandros_game/Alexandros/pictures/alexandros.record",
  .paint_figure = alx_figure_paint,
  .get_weights = alx_weights_get_name,
  .get_score_row_type = alx_score_row_get_type,
  .get_kind_name = alx_words_kind,
  .describe_kind = alx_words_describe_kind,
  .explain_fault = alx_words_fault,
  .explain_end = alx_result_explain_end,
  .make_line = alx_words_decision,
  .make_hint = alx_words_hint,
  .make_banner = alx_words_banner,
  .answer = alx_words_answer,
  .make_ending = alx_words_ending,
  .list_pictures = alx_log_pictures_list,
  .paint_picture = alx_log_pictures_paint,
  .paint_board = alx_figure_paint_board,
  .paint_piece = alx_paint_governor,
  .fill_result = alx_result_fill,
};
