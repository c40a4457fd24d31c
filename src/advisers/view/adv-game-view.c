/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers tell the panels and dialogs of the kit. */

#include "adv-game-view.h"

#include "adv-shorter.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/players/adv-levels.h"
#include "advisers/players/adv-strategy.h"
#include "advisers/record/adv-record.h"
#include "advisers/view/dialogs/adv-articles.h"
#include "advisers/view/dialogs/adv-figure.h"
#include "advisers/view/dialogs/adv-result.h"
#include "advisers/view/panels/adv-log-pictures.h"
#include "advisers/view/panels/adv-score-row.h"
#include "advisers/words/adv-words.h"

#include <glib/gi18n.h>

/* What computers refuse is told together, when all have answered. */
static gboolean
is_told (const KitRecord *record,
         guint            index)
{
  const AdvDecision *decision = kit_history_get_decision (record->history, index);
  AdvState after;

  if (decision->kind != ADV_NO ||
      kit_record_is_person (record, kit_history_get_decider (record->history, index)))
    return TRUE;
  kit_history_get_state_at (record->history, index + 1, &after);
  return after.phase != ADV_PHASE_ANSWER;
}

/* The guided game: Alexander has reached the first temple, and the person can pay for it. Of
   the first two rolls the second, which is theirs, brings their village something. */
static const char guided[] =
  "[Advisers]\n"
  "Format=1\n"
  "Board=campaign\n"
  "\n"
  "[Players]\n"
  "1=red person Anna\n"
  "2=blue recruit Hephaestion\n"
  "\n"
  "[Chance]\n"
  "Seed=0000000000000002\n"
  "\n"
  "[Position]\n"
  "Turn=1\n"
  "Player=1\n"
  "Phase=auction\n"
  "Alexander=1\n"
  "Robber=h3\n"
  "Villages=\n"
  "Cities=\n"
  "Roads=\n"
  "Hands=BBWWHL HLOO\n"
  "Gold=0 0\n"
  "Supply=BOLLWWHBLOHWBHWWWOLLBHBOOOHWHHWLBOBLLOHB\n"
  "Development=VKKMRKKKPMKKVVKRKKKKVVKKP\n"
  "Cards=- -\n"
  "Fresh=\n"
  "Played=false\n"
  "Offers=0\n"
  "Knights=0 0\n"
  "Tokens=ttbssbhthshsbbhhtstbsbtshhbt\n"
  "Won=\n"
  "LongestRoad=\n"
  "StrongestArmy=\n";

static const KitOptionWords options[] = {
  { N_("Everybody begins with 8 gold"), NULL },
  { N_("Offers to the others in a turn"), NULL },
};

const KitGameView adv_game_view = {
  .format = &adv_format,
  .levels = adv_levels,
  .make_painter = adv_painter_new,
  /* Translators: names of computer players, people around Alexander. */
  .names = { N_("Parmenion"), N_("Hephaestion"), N_("Craterus"), N_("Eumenes") },
  .name = N_("The Advisers of Alexander"),
  .articles = adv_articles,
  .options = options,
  .shorter = N_("Shorter campaign: a third of the way has been played by computers"),
  .make_shorter = adv_shorter_make,
  .is_shorter = adv_shorter_made,
  .deeds = (const char * const[]) { N_("Villages"), N_("Cities"), N_("Roads"),
                                    N_("Development cards"), NULL },
  .first = (const char * const[]) { "person", "recruit", "recruit", NULL },
  .guided = guided,
  .picture = "/io/github/alexandros_game/Alexandros/pictures/advisers.record",
  .paint_figure = adv_figure_paint,
  .get_weights = adv_weights_get_name,
  .get_score_row_type = adv_score_row_get_type,
  .get_kind_name = adv_words_kind,
  .describe_kind = adv_words_describe_kind,
  .explain_fault = adv_words_fault,
  .explain_end = adv_result_explain_end,
  .is_told = is_told,
  .make_line = adv_words_decision,
  .make_hint = adv_words_hint,
  .make_banner = adv_words_banner,
  .answer = adv_words_answer,
  .make_ending = adv_words_ending,
  .list_pictures = adv_log_pictures_list,
  .paint_picture = adv_log_pictures_paint,
  .paint_board = adv_figure_paint_board,
  .paint_piece = adv_paint_piece,
  .fill_result = adv_result_fill,
};
