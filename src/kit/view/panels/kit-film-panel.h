/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a film: a slider over its turns. */

#pragma once

#include "kit-panel.h"

G_BEGIN_DECLS

#define KIT_TYPE_FILM_PANEL (kit_film_panel_get_type ())
G_DECLARE_FINAL_TYPE (KitFilmPanel, kit_film_panel, KIT, FILM_PANEL, KitPanel)

void kit_film_panel_set_marks (KitFilmPanel *panel,
                               const guint  *decisions,
                               guint         n);

G_END_DECLS
