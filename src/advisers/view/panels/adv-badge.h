/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture with a number beside it. */

#pragma once

#include "kit/view/kit-bin.h"

G_BEGIN_DECLS

#define ADV_TYPE_BADGE (adv_badge_get_type ())
G_DECLARE_FINAL_TYPE (AdvBadge, adv_badge, ADV, BADGE, KitBin)

AdvBadge *adv_badge_new       (guint       face);
void      adv_badge_set       (AdvBadge   *badge,
                               const char *text,
                               const char *label);
void      adv_badge_set_held  (AdvBadge   *badge,
                               gboolean    held);
void      adv_badge_set_scale (AdvBadge   *badge,
                               double      scale);

G_END_DECLS
