/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of a board. */

#pragma once

#include "kit-game-view.h"

G_BEGIN_DECLS

#define KIT_TYPE_PICTURE (kit_picture_get_type ())
G_DECLARE_FINAL_TYPE (KitPicture, kit_picture, KIT, PICTURE, GtkWidget)

GtkWidget *kit_picture_new (gconstpointer view);

G_END_DECLS
