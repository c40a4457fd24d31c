/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the panels and dialogs of the kit. */

#include "alx-game-view.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/players/alx-levels.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/view/dialogs/alx-articles.h"
#include "alexandros/view/dialogs/alx-figure.h"
#include "alexandros/view/dialogs/alx-result.h"
#include "alexandros/view/panels/alx-log-pictures.h"
#include "alexandros/view/panels/alx-score-row.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

const KitGameView alx_game_view = {
  .format = &alx_format,
  .levels = alx_levels,
  .make_painter = alx_painter_new_for_kind,
  /* Translators: names of computer players, people around Alexander. */
  .names = { N_("Ptolemy"), N_("Bagoas"), N_("Roxane"), N_("Seleucus") },
  .name = N_("Alexandros"),
  .welcome = N_("Alexander’s army crosses the Persian Empire, and where he has passed, walls "
                "remain. Put your governors into the provinces that walls enclose, and levy taxes "
                "there. Whoever has the most points when somebody reaches 100 wins."),
  .articles = alx_articles,
  .make_figure = alx_figure_new,
  .get_score_row_type = alx_score_row_get_type,
  .get_kind_name = alx_words_kind,
  .describe_kind = alx_words_describe_kind,
  .explain_fault = alx_words_fault,
  .explain_end = alx_result_explain_end,
  .make_line = alx_words_decision,
  .make_hint = alx_words_hint,
  .make_banner = alx_words_banner,
  .list_pictures = alx_log_pictures_list,
  .paint_picture = alx_log_pictures_paint,
  .paint_piece = alx_paint_governor,
  .fill_result = alx_result_fill,
};
