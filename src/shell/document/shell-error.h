/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors of files that have no errno. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ShellError:
 * @SHELL_ERROR_NOT_REGULAR: it is a directory, a pipe, a device or the like
 * @SHELL_ERROR_NO_ADDRESS: the address cannot be that of a file
 * @SHELL_ERROR_TOO_LONG: the game is too long to be read again
 * @SHELL_ERROR_NO_GAME: a text is not a game; the message says why
 */
typedef enum
{
  SHELL_ERROR_NOT_REGULAR,
  SHELL_ERROR_NO_ADDRESS,
  SHELL_ERROR_TOO_LONG,
  SHELL_ERROR_NO_GAME,
} ShellError;

#define SHELL_ERROR (shell_error_quark ())

GQuark      shell_error_quark     (void);
void        shell_error_set       (GError       **error,
                                   ShellError     code);
void        shell_error_set_errno (GError       **error,
                                   int            number);
const char *shell_error_describe  (const GError  *error);

G_END_DECLS
