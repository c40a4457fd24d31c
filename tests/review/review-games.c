/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of both kinds between computers, to be reviewed. */

#include "review-games.h"

#include "advisers/players/adv-levels.h"
#include "advisers/record/adv-record.h"
#include "alexandros/players/alx-levels.h"
#include "alexandros/record/alx-record.h"

const ReviewGame review_games[2] = {
  { "alexandros", &alx_format, alx_levels },
  { "advisers", &adv_format, adv_levels },
};

/** review_games_begin: (transfer full): a game in which all players are persons but the second. */
KitRecord *
review_games_begin (const ReviewGame *game,
                    guint             n_players,
                    guint64           seed)
{
  g_autofree gpointer options = kit_options_new (game->format->options);
  KitRecord *record = game->format->create_record (options, n_players, seed);

  for (guint p = 0; p < n_players; p++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", p + 1);

      kit_record_set_player (record, p, p, p == 1 ? "captain" : "person", name);
    }
  kit_record_set_about (record, KIT_ABOUT_DATE, "2026-11-27");
  return record;
}

/** review_games_step: plays what a level advises for whoever decides. */
void
review_games_step (const ReviewGame *game,
                   KitRecord        *record,
                   const char       *level,
                   guint64           seed)
{
  const KitRules *rules = game->format->rules;
  gconstpointer state = kit_history_get_state (record->history);
  g_autofree gpointer view = g_malloc (rules->view_size);
  g_autofree KitAdvice *advice = g_new0 (KitAdvice, 1);
  KitQuestion question = {
    .rules = rules, .board = kit_history_get_board (record->history), .view = view, .seed = seed,
    .threads = 1
  };
  KitRefusal refusal;

  rules->look (view, state, kit_rules_head (state)->decider);
  kit_levels_find (game->levels, level)->advise (&question, advice);
  if (!kit_history_decide (record->history, kit_advice_get (advice, rules, 0), &refusal))
    g_error ("%s decides what is refused for %u", level, refusal.reason);
}

/** review_games_play: (transfer full): a game to its end. */
KitRecord *
review_games_play (const ReviewGame *game,
                   const char       *level,
                   guint             n_players,
                   guint64           seed)
{
  KitRecord *record = review_games_begin (game, n_players, seed);

  for (guint i = 0; !kit_history_is_over (record->history); i++)
    review_games_step (game, record, level, seed + i);
  return record;
}

/** review_games_review: does all tasks, the first one first. */
void
review_games_review (KitReview *review)
{
  for (guint i = 0; i < kit_review_count_tasks (review); i++)
    {
      KitReviewTask task;

      kit_review_do (review, i, NULL, &task);
      kit_review_put (review, i, &task);
    }
}
