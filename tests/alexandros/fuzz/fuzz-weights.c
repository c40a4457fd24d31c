/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of weights. */

#include "fuzz.h"

#include "alexandros/players/alx-weights.h"
#include "alexandros/record/alx-board-file.h"

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
check_sum (const AlxWeights *weights,
           const AlxState   *state)
{
  float chances[ALX_MAX_PLAYERS] = { 0 };
  float sum = 0;

  alx_net_chances (weights, state, alx_boards_default (), chances);
  for (guint i = 0; i < state->n_players; i++)
    sum += chances[i];
  g_assert_cmpfloat_with_epsilon (sum, 1, 0.001);
}

/* At the start and at the end of a game of any number. */
static void
check_chances (const AlxWeights *weights)
{
  static const AlxOptions options = { 0 };
  BaseRandom random = { 1 };

  for (guint n = 2; n <= ALX_MAX_PLAYERS; n++)
    {
      AlxState state;

      alx_state_deal_shuffled (&state, alx_boards_default (), &options, n, &random);
      check_sum (weights, &state);
      state.phase = ALX_PHASE_OVER;
      check_sum (weights, &state);
    }
}

static void
check (const char *text)
{
  g_autofree AlxWeights *weights = g_memdup2 (alx_weights_default (), sizeof *weights);
  g_autofree AlxWeights *again = g_new0 (AlxWeights, 1);
  g_autofree char *written = NULL;

  if (alx_weights_read (weights, text, strlen (text)) != ALX_WEIGHTS_FINE)
    return;
  check_chances (weights);
  written = alx_weights_write (weights, "by a test");
  g_assert_cmpint (alx_weights_read (again, written, strlen (written)), ==, ALX_WEIGHTS_FINE);
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
