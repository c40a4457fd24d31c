/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions of which only the last one matters. */

#include "shell-cancellable.h"

/**
 * shell_cancellable_renew:
 * @cancellable: (inout) (nullable): of the question before, if there was one
 *
 * Cancels the question before: its answer is out of date.
 *
 * Returns: (transfer none): the new @cancellable
 */
GCancellable *
shell_cancellable_renew (GCancellable **cancellable)
{
  g_return_val_if_fail (cancellable != NULL, NULL);

  g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
  *cancellable = g_cancellable_new ();
  return *cancellable;
}
