/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown: the position that the game has come to, or on its way there, told in motions. */

#pragma once

#include "alx-input.h"
#include "alx-storyboard.h"

G_BEGIN_DECLS

#define ALX_SHOW_LEAD 25               /* ms, at normal speed, before the first motion of a
                                          decision */

#define ALX_TYPE_SHOW (alx_show_get_type ())
G_DECLARE_FINAL_TYPE (AlxShow, alx_show, ALX, SHOW, GObject)

/** AlxShowFunc: @part of the motion's time is gone, from 0 to 1. */
typedef void (*AlxShowFunc) (const AlxMotion *motion,
                             double           part,
                             gpointer         data);

AlxShow        *alx_show_new           (AlxInput    *input);
void            alx_show_set_percent   (AlxShow     *show,
                                        guint        percent);
gboolean        alx_show_is_playing    (AlxShow     *show);
guint           alx_show_count_waiting (AlxShow     *show);
gboolean        alx_show_is_own        (AlxShow     *show);
const AlxState *alx_show_get_state     (AlxShow     *show);
gboolean        alx_show_is_away       (AlxShow     *show,
                                        AlxAnchor    anchor);
const AlxState *alx_show_get_after     (AlxShow     *show);
AlxSpaceSet     alx_show_get_lifted    (AlxShow     *show);
void            alx_show_foreach       (AlxShow     *show,
                                        AlxShowFunc  func,
                                        gpointer     data);
void            alx_show_advance       (AlxShow     *show,
                                        gint64       time);
void            alx_show_skip          (AlxShow     *show);

G_END_DECLS
