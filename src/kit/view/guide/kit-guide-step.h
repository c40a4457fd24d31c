/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a guided first game, as a GtkBuilder file says it. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define KIT_TYPE_GUIDE_STEP (kit_guide_step_get_type ())
G_DECLARE_FINAL_TYPE (KitGuideStep, kit_guide_step, KIT, GUIDE_STEP, GObject)

const char *kit_guide_step_get_text  (KitGuideStep *step);
const char *kit_guide_step_get_place (KitGuideStep *step);
const char *kit_guide_step_get_when  (KitGuideStep *step);
const char *kit_guide_step_get_until (KitGuideStep *step);

G_END_DECLS
