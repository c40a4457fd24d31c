/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a review says, in sentences. */

#include "kit-review-words.h"

#include <glib/gi18n.h>

/** kit_review_words_games: a chance, or a difference of chances, of %KIT_CERTAIN, in games of a
    hundred. */
int
kit_review_words_games (int chance)
{
  return (chance * 100 + (chance < 0 ? -KIT_CERTAIN : KIT_CERTAIN) / 2) / KIT_CERTAIN;
}

/** kit_review_words_weight: how heavy a turning point is, in a word. */
const char *
kit_review_words_weight (const KitVerdict *verdict)
{
  int cost;

  g_return_val_if_fail (verdict != NULL, NULL);

  cost = kit_verdict_get_cost (verdict);
  /* Translators: how bad a decision was; the first is the worst. */
  return cost >= KIT_REVIEW_BLUNDER ? _("Blunder")
         : cost >= KIT_REVIEW_MISTAKE ? _("Mistake") : _("Inaccuracy");
}

/** kit_review_words_played: (transfer full): what was played, and what it cost. */
char *
kit_review_words_played (const KitGameView *view,
                         const KitReview   *review,
                         const KitVerdict  *verdict)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint games;

  g_return_val_if_fail (view != NULL && review != NULL && verdict != NULL, NULL);

  for (guint i = verdict->first; i < verdict->first + verdict->n; i++)
    if (view->is_told == NULL || view->is_told (review->record, i))
      {
        g_autofree char *line = view->make_line (review->record, i);

        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", line);
      }
  games = kit_review_words_games (kit_verdict_get_cost (verdict));
  return g_strdup_printf (
    /* Translators: what was played, in sentences, and how many games of a hundred it lost. */
    ngettext ("Played: %s This loses %u game in a hundred.",
              "Played: %s This loses %u games in a hundred.", games), text->str, games);
}

/** kit_review_words_better: (transfer full): what was better; @why, (out) (transfer full)
    (nullable), says why. */
char *
kit_review_words_better (const KitGameView *view,
                         const KitReview   *review,
                         const KitVerdict  *verdict,
                         char             **why)
{
  g_autoptr (KitRecord) record = NULL;
  g_autofree KitAdvice *advice = NULL;
  g_autofree char *hint = NULL;

  g_return_val_if_fail (view != NULL && review != NULL && verdict != NULL && why != NULL, NULL);

  record = kit_record_copy (review->record);
  kit_history_set_cursor (record->history, verdict->first);
  advice = g_memdup2 (&verdict->advice, sizeof *advice);
  /* The second best may begin as what was played does, and only its begin would be told. */
  advice->second.n = 0;
  hint = view->make_hint (record, advice, why);
  /* Translators: what would have been better than what was played. */
  return g_strdup_printf (_("Better: %s"), hint);
}

/** kit_review_words_tried: (transfer full): how good another line is than the one that was
    played. */
char *
kit_review_words_tried (const KitVerdict *played,
                        const KitVerdict *tried)
{
  int cost;
  guint games;
  guint before;

  g_return_val_if_fail (played != NULL && tried != NULL, NULL);

  cost = kit_verdict_get_cost (tried);
  games = kit_review_words_games (cost);
  before = kit_review_words_games (kit_verdict_get_cost (played));
  if (cost == 0 && tried->advice.named.behind <= 0)
    return g_strdup (_("That was the best."));
  if (cost == 0)
    return g_strdup (_("Good: nothing is better by five games in a hundred."));
  if (games < before)
    return g_strdup_printf (
      /* Translators: games of a hundred. */
      ngettext ("Better than before, but it still loses %u game in a hundred.",
                "Better than before, but it still loses %u games in a hundred.", games), games);
  return g_strdup_printf (ngettext ("No better: it loses %u game in a hundred.",
                                    "No better: it loses %u games in a hundred.", games), games);
}
