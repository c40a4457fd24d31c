/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files of weights for the commands of the tool. */

#include "config.h"

#include "alx-cli-game.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const char *
explain_weights (AlxWeightsProblem problem)
{
  switch (problem)
    {
    case ALX_WEIGHTS_TOO_LARGE:
      return _("it is too large for a file of weights");
    case ALX_WEIGHTS_FEATURES:
      return _("its weights are for another evaluation");
    case ALX_WEIGHTS_CHECKSUM:
      return _("its checksum is wrong: the file is damaged");
    case ALX_WEIGHTS_NUMBERS:
      return _("weights are missing or are not numbers");
    default:
      return _("it is not a file of weights");
    }
}

/**
 * alx_cli_read_weights:
 * @name: of a file, or "-"
 * @weights: (out): its weights
 *
 * Returns: whether it could be read; if not, prints an error
 */
gboolean
alx_cli_read_weights (const char *name,
                      AlxWeights *weights)
{
  gsize length;
  g_autofree char *why = NULL;
  g_autofree char *text = kit_cli_load_file (name, ALX_WEIGHTS_MAX_BYTES, &length, &why);
  AlxWeightsProblem problem;

  if (text == NULL)
    {
      kit_cli_print_fault (name, 0, why);
      return FALSE;
    }
  problem = alx_weights_read (weights, text, length);
  if (problem != ALX_WEIGHTS_FINE)
    kit_cli_print_fault (name, 0, explain_weights (problem));
  return problem == ALX_WEIGHTS_FINE;
}
