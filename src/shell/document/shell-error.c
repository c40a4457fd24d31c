/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors of files that have no errno. */

#include "config.h"

#include "shell-error.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (shell-error-quark, shell_error)

/** shell_error_set: sets an error without a message; from any thread. shell_error_describe() makes
    the sentence, in the main thread. */
void
shell_error_set (GError     **error,
                 ShellError   code)
{
  g_set_error_literal (error, SHELL_ERROR, code, "");
}

/** shell_error_set_errno: sets a #GFileError from the errno @number; from any thread. */
void
shell_error_set_errno (GError **error,
                       int      number)
{
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number), g_strerror (number));
}

/** shell_error_describe: (transfer none): a sentence in the current language, for the player. */
const char *
shell_error_describe (const GError *error)
{
  static const char * const sentences[] = {
    [SHELL_ERROR_NOT_REGULAR] = N_("It is not a regular file."),
    [SHELL_ERROR_NO_ADDRESS] = N_("This is not the address of a file."),
    [SHELL_ERROR_TOO_LONG] =
      N_("It is longer than 1 MiB, and so long a game could not be opened again."),
  };

  g_return_val_if_fail (error != NULL, NULL);

  return error->domain == SHELL_ERROR && error->code != SHELL_ERROR_NO_GAME
           ? gettext (sentences[error->code]) : error->message;
}
