/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of weights. */

#include "fuzz.h"

#include "alexandros/players/alx-strategy.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/rules/alx-state.h"
#include "kit/players/kit-evaluator.h"

#include <string.h>

/* Returns @text with the right checksum, or NULL if it has no line for one. */
static char *
mend_checksum (const char *text)
{
  const char *mark = strstr (text, "\nChecksum=");
  const char *body = mark != NULL ? strchr (mark + 1, '\n') : NULL;
  g_autofree char *sum = NULL;

  if (body == NULL)
    return NULL;
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body + 1, -1);
  return g_strdup_printf ("%.*s\nChecksum=%s%s", (int) (mark - text), text, sum, body);
}

/* Fails unless the chances of all players add up to 1. */
static void
check_sum (KitEvaluator   *evaluator,
           const AlxState *state)
{
  KitOutlook outlook;
  gint32 sum = 0;

  kit_evaluator_look (evaluator, state, &outlook);
  for (guint i = 0; i < state->n_players; i++)
    sum += outlook.chances[i];
  g_assert_cmpint (sum, >, KIT_CERTAIN - 2 * ALX_MAX_PLAYERS);
  g_assert_cmpint (sum, <=, KIT_CERTAIN);
}

/* At the start and at the end of a game of any number. */
static void
check_chances (const KitWeights *weights)
{
  static const AlxOptions options = { 0 };
  BaseRandom random = { 1 };
  KitEvaluator evaluator;

  kit_evaluator_init (&evaluator, &alx_strategy, alx_boards_default (), weights);
  for (guint n = 2; n <= ALX_MAX_PLAYERS; n++)
    {
      AlxState state;

      alx_state_deal_shuffled (&state, alx_boards_default (), &options, n, &random);
      check_sum (&evaluator, &state);
      state.phase = ALX_PHASE_OVER;
      state.over = TRUE;
      check_sum (&evaluator, &state);
    }
  kit_evaluator_clear (&evaluator);
}

static KitWeightsProblem
read_weights (KitWeights *weights,
              const char *text)
{
  return kit_weights_read (weights, alx_strategy.features, ALX_MAX_PLAYERS, text, strlen (text));
}

static void
check (const char *text)
{
  g_autofree KitWeights *weights = g_new0 (KitWeights, 1);
  g_autofree KitWeights *again = g_new0 (KitWeights, 1);
  g_autofree char *written = NULL;

  if (read_weights (weights, text) != KIT_WEIGHTS_FINE)
    return;
  check_chances (weights);
  written = kit_weights_write (weights, alx_strategy.features, ALX_MAX_PLAYERS);
  g_assert_cmpint (read_weights (again, written), ==, KIT_WEIGHTS_FINE);
  g_assert_cmpmem (weights, sizeof *weights, again, sizeof *again);
}

/* As it is, and with the checksum that it should have. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_malloc0 (size + 1);
  g_autofree char *mended = NULL;

  memcpy (text, data, size);
  check (text);
  mended = mend_checksum (text);
  if (mended != NULL)
    check (mended);
  return 0;
}
