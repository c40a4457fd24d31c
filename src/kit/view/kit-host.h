/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of this player whose seats are apart: their folder, and who serves them. */

#pragma once

#include "kit/apart/kit-apart.h"
#include "kit/model/kit-connection.h"
#include "kit/remote/kit-remote-place.h"
#include "kit/remote/kit-seat-file.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

char     *kit_host_get_directory (void);
char     *kit_host_find_table    (const char *id);
KitSeatFile *kit_host_set_table  (const KitGameView    *view,
                                  KitApartSetup        *setup,
                                  const KitRemotePlace *place,
                                  GError              **error);
gboolean  kit_host_keeps         (const KitConnection *connection);
void      kit_host_forget        (const char *path);
gboolean  kit_host_start         (GError **error);
gboolean  kit_host_is_running    (void);
void      kit_host_stop          (void);
char     *kit_host_explain_misfit (KitApartFit  fit,
                                   const char  *program);

G_END_DECLS
