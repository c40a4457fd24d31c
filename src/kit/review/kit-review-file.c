/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of a review, as a file: groups of keys, a key for each task, by its number in the
   game. Lines are the words of records. */

#include "kit-review-file.h"

#include <string.h>

#define GROUP    "Review"
#define FORMAT   1
#define TURNS    "Turns"
#define VERDICTS "Verdicts"
#define PLAYED   "Played"
#define BETTER   "Better"
#define LUCKS    "Luck"

/* The numbers of a verdict, before the chances. */
enum
{
  BEHIND,
  ERROR,
  VALUE,
  RISK,
  LOSS,
  CHANCES,
  N_NUMBERS = CHANCES + KIT_MAX_PLAYERS
};

static void
set_numbers (GKeyFile   *file,
             const char *group,
             guint       number,
             gint32     *numbers,
             guint       n)
{
  g_autofree char *key = g_strdup_printf ("%u", number);

  g_key_file_set_integer_list (file, group, key, numbers, n);
}

/* FALSE if there are not @n numbers. */
static gboolean
get_numbers (GKeyFile   *file,
             const char *group,
             guint       number,
             gint32     *numbers,
             guint       n)
{
  g_autofree char *key = g_strdup_printf ("%u", number);
  gsize length = 0;
  g_autofree int *found = g_key_file_get_integer_list (file, group, key, &length, NULL);

  if (found == NULL || length != n)
    return FALSE;
  memcpy (numbers, found, n * sizeof *numbers);
  return TRUE;
}

/* --- lines --- */

static void
set_line (GKeyFile        *file,
          const char      *group,
          const KitReview *review,
          guint            number,
          const guint8    *line,
          guint            n)
{
  const KitRules *rules = review->record->format->rules;
  g_autofree char *key = g_strdup_printf ("%u", number);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      char token[KIT_TOKEN_SIZE];

      rules->write (line + i * rules->decision_size,
                    kit_history_get_board (review->record->history), token);
      g_string_append_printf (words, "%s%s", i > 0 ? "\t" : "", token);
    }
  g_key_file_set_string (file, group, key, words->str);
}

/* Reads words while they are legal; returns how many are, 0 if not even the first is. */
static guint
get_line (GKeyFile        *file,
          const char      *group,
          const KitReview *review,
          guint            number,
          guint8          *line)
{
  const KitRules *rules = review->record->format->rules;
  gconstpointer board = kit_history_get_board (review->record->history);
  g_autofree char *key = g_strdup_printf ("%u", number);
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", "\t", KIT_MAX_LINE);
  g_autofree gpointer state = kit_history_make_state (review->record->history, number);
  KitRefusal refusal;
  guint n = 0;

  while (words[n] != NULL && rules->read (line + n * rules->decision_size, board, words[n]) &&
         (n > 0 || rules->test (state, board, line, &refusal)))
    n++;
  return words[n] == NULL ? n : 0;
}

/* --- the file --- */

/* (transfer full): what tells the game, and how it went, from all others. */
static char *
make_digest (const KitReview *review)
{
  g_autofree char *text = kit_record_write (review->record);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static void
set_verdict (GKeyFile         *file,
             const KitReview  *review,
             const KitVerdict *verdict)
{
  const KitAdvice *advice = &verdict->advice;
  gint32 numbers[N_NUMBERS] = {
    [BEHIND] = advice->named.behind, [ERROR] = advice->named.error, [VALUE] = advice->value,
    [RISK] = advice->risk, [LOSS] = advice->loss
  };

  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    numbers[CHANCES + p] = advice->chances[p];
  set_numbers (file, VERDICTS, verdict->first, numbers, N_NUMBERS);
  set_line (file, PLAYED, review, verdict->first, advice->named.line, advice->named.n);
  set_line (file, BETTER, review, verdict->first, advice->line, advice->n);
}

static gboolean
get_verdict (GKeyFile        *file,
             const KitReview *review,
             KitVerdict      *verdict)
{
  KitAdvice *advice = &verdict->advice;
  gint32 numbers[N_NUMBERS];

  if (!get_numbers (file, VERDICTS, verdict->first, numbers, N_NUMBERS))
    return FALSE;
  *advice = (KitAdvice) { .value = numbers[VALUE], .risk = numbers[RISK], .loss = numbers[LOSS] };
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    advice->chances[p] = numbers[CHANCES + p];
  advice->named.behind = numbers[BEHIND];
  advice->named.error = numbers[ERROR];
  advice->named.n = get_line (file, PLAYED, review, verdict->first, advice->named.line);
  advice->n = get_line (file, BETTER, review, verdict->first, advice->line);
  verdict->known = advice->n > 0;
  return verdict->known;
}

/**
 * kit_review_write:
 * @review: of which all is known
 * @weights: what tells the weights of its level from others
 *
 * Returns: (transfer full): the text of a file
 */
char *
kit_review_write (const KitReview *review,
                  const char      *weights)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *digest = make_digest (review);

  g_key_file_set_integer (file, GROUP, "Format", FORMAT);
  g_key_file_set_string (file, GROUP, "Game", digest);
  g_key_file_set_string (file, GROUP, "Level", review->level->id);
  g_key_file_set_string (file, GROUP, "Weights", weights);
  for (guint i = 0; i < review->turns->len; i++)
    {
      KitReviewTurn *turn = &g_array_index (review->turns, KitReviewTurn, i);

      set_numbers (file, TURNS, turn->cursor, turn->chances, KIT_MAX_PLAYERS);
    }
  for (guint i = 0; i < review->verdicts->len; i++)
    set_verdict (file, review, &g_array_index (review->verdicts, KitVerdict, i));
  for (guint i = 0; i < review->lucks->len; i++)
    {
      KitReviewLuck *luck = &g_array_index (review->lucks, KitReviewLuck, i);

      set_numbers (file, LUCKS, luck->index, luck->luck, KIT_MAX_PLAYERS);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

/* Whether @file is about the game of @review, as it went, by the same level. */
static gboolean
is_about (GKeyFile        *file,
          const KitReview *review)
{
  g_autofree char *digest = make_digest (review);
  g_autofree char *game = g_key_file_get_string (file, GROUP, "Game", NULL);
  g_autofree char *level = g_key_file_get_string (file, GROUP, "Level", NULL);

  return g_key_file_get_integer (file, GROUP, "Format", NULL) == FORMAT &&
         g_strcmp0 (game, digest) == 0 && g_strcmp0 (level, review->level->id) == 0;
}

/**
 * kit_review_read:
 * @review: (inout): of which nothing is known; all is if it is read, and otherwise still nothing
 * @text: of a file
 * @length: its bytes
 *
 * Returns: (transfer full) (nullable): what tells the weights that the file was made with from
 *   others; %NULL if it is damaged, or about another game
 */
char *
kit_review_read (KitReview  *review,
                 const char *text,
                 gsize       length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  guint n = kit_review_count_tasks (review);
  gboolean fine = g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL) &&
                  is_about (file, review);

  for (guint i = 0; i < review->turns->len && fine; i++)
    {
      KitReviewTurn *turn = &g_array_index (review->turns, KitReviewTurn, i);

      fine = get_numbers (file, TURNS, turn->cursor, turn->chances, KIT_MAX_PLAYERS);
      turn->known = fine;
    }
  for (guint i = 0; i < review->verdicts->len && fine; i++)
    fine = get_verdict (file, review, &g_array_index (review->verdicts, KitVerdict, i));
  for (guint i = 0; i < review->lucks->len && fine; i++)
    {
      KitReviewLuck *luck = &g_array_index (review->lucks, KitReviewLuck, i);

      fine = get_numbers (file, LUCKS, luck->index, luck->luck, KIT_MAX_PLAYERS);
      luck->known = fine;
    }
  if (!fine)
    {
      kit_review_forget (review);
      return NULL;
    }
  review->n_done = n;
  return g_key_file_get_string (file, GROUP, "Weights", NULL);
}
