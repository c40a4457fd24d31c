/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions of which only the last one matters. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GCancellable *shell_cancellable_renew (GCancellable **cancellable);

G_END_DECLS
