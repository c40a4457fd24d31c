/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "review": what the strongest level thinks of a game. */

#include "config.h"

#include "kit-cli-commands.h"

#include "kit/review/kit-review.h"

#include <glib/gi18n.h>
#include <stdio.h>

static double
get_percent (int chance)
{
  return 100.0 * chance / KIT_CERTAIN;
}

static void
print_chances (const KitReview *review)
{
  const KitRecord *record = review->record;
  const KitHistory *history = record->history;

  for (guint i = 0; i < review->turns->len; i++)
    {
      const KitReviewTurn *turn = &g_array_index (review->turns, KitReviewTurn, i);

      if (turn->cursor < kit_history_get_cursor (history))
        printf (_("turn %u:"), kit_history_get_turn (history, turn->cursor));
      else
        printf (_("end:"));
      for (guint p = 0; p < record->n_players; p++)
        printf (" %.1f", get_percent (turn->chances[p]));
      printf ("\n");
    }
}

/* (transfer full): decisions as words. */
static char *
write_line (const KitReview *review,
            const guint8    *line,
            guint            n)
{
  const KitRules *rules = review->record->format->rules;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      char token[KIT_TOKEN_SIZE];

      rules->write (line + i * rules->decision_size,
                    kit_history_get_board (review->record->history), token);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", token);
    }
  return g_string_free (text, FALSE);
}

static void
print_mark (const KitReview  *review,
            const KitVerdict *verdict)
{
  const KitAdvice *advice = &verdict->advice;
  g_autofree char *played = write_line (review, advice->named.line, verdict->n);
  g_autofree char *better = write_line (review, advice->line, advice->n);

  printf (_("turn %u, decision %u: loses %.1f games in a hundred (± %.1f); played: %s; "
            "better: %s\n"),
          kit_history_get_turn (review->record->history, verdict->first), verdict->first + 1,
          get_percent (advice->named.behind), get_percent (advice->named.error), played, better);
}

static void
print_player (const KitReview *review,
              guint            player)
{
  const KitVerdict *marks[KIT_REVIEW_MARKS];
  guint n = kit_review_list_marks (review, player, marks);
  const char *name = review->record->players[player].name;
  double luck = get_percent (kit_review_get_luck (review, player));

  if ((review->judged >> player & 1) != 0)
    printf (_("%s: luck %+.1f, play -%.2f a turn, in games of a hundred\n"), name, luck,
            get_percent (kit_review_get_loss (review, player)));
  else
    printf (_("%s: luck %+.1f, in games of a hundred\n"), name, luck);
  for (guint i = 0; i < n; i++)
    print_mark (review, marks[i]);
}

/** kit_cli_review: prints the chances of a game turn by turn, its turning points, and luck. */
int
kit_cli_review (const KitCliGame * const *games,
                int                       argc,
                char                    **argv)
{
  g_autoptr (KitRecord) record = NULL;
  g_autoptr (KitReview) review = NULL;
  const KitCliGame *game;
  const KitLevel *level;

  if (!kit_cli_parse ("RECORD",
                      _("Says what the strongest level thinks of a game: the chances of all "
                        "players turn by turn, what was played and what was better, and luck; “-” "
                        "is the standard input."),
                      NULL, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2)
    return kit_cli_usage (_("one record is needed"));

  record = kit_cli_read_whole (games, argv[1], &game);
  if (record == NULL)
    return KIT_CLI_FAILED;
  level = kit_levels_get_strongest (game->levels);
  if (level->look == NULL)
    return kit_cli_usage (_("the computer players of this game judge nothing"));
  review = kit_review_new (record, level);
  for (guint i = 0; i < kit_review_count_tasks (review); i++)
    {
      KitReviewTask task;

      kit_review_do (review, i, NULL, &task);
      kit_review_put (review, i, &task);
    }
  print_chances (review);
  for (guint p = 0; p < record->n_players; p++)
    print_player (review, p);
  return KIT_CLI_OK;
}
