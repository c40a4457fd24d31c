/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a whole game: decisions, undo, computer players, whether it is saved. */

#pragma once

#include "kit-changes.h"
#include "kit-thinkers.h"

G_BEGIN_DECLS

/**
 * KitReferee:
 *
 * Has the whole record of a game, hidden cards and all, and everything that decides how it goes on:
 * chance, how far undo may go, who is asked for a decision if it is a computer, and what a person
 * has ordered to be decided without asking. It knows no widget, and nothing of who looks at the
 * game: that is #KitGame. Every command completes its change first and then emits "changed" once,
 * with its #KitGameChanges.
 */
#define KIT_TYPE_REFEREE (kit_referee_get_type ())
G_DECLARE_FINAL_TYPE (KitReferee, kit_referee, KIT, REFEREE, GObject)

KitReferee      *kit_referee_new           (KitRecord              *record,
                                            const KitThinkersSetup *setup);

const KitRecord *kit_referee_get_record    (KitReferee             *referee);
guint            kit_referee_get_decider   (KitReferee             *referee);
guint            kit_referee_get_cursor    (KitReferee             *referee);
gboolean         kit_referee_is_over       (KitReferee             *referee);
int              kit_referee_get_thinker   (KitReferee             *referee);
gboolean         kit_referee_is_ordered    (KitReferee             *referee);
gboolean         kit_referee_can_undo      (KitReferee             *referee,
                                            KitStep                 step);
gboolean         kit_referee_can_redo      (KitReferee             *referee,
                                            KitStep                 step);

gboolean         kit_referee_decide        (KitReferee             *referee,
                                            gconstpointer           decision,
                                            KitRefusal             *refusal);
void             kit_referee_undo          (KitReferee             *referee,
                                            KitStep                 step);
void             kit_referee_redo          (KitReferee             *referee,
                                            KitStep                 step);
void             kit_referee_resign        (KitReferee             *referee);
void             kit_referee_show_all      (KitReferee             *referee);
void             kit_referee_set_player    (KitReferee             *referee,
                                            guint                   player,
                                            const char             *kind,
                                            const char             *command);
void             kit_referee_set_orders    (KitReferee             *referee,
                                            guint                   player,
                                            const KitOrders        *orders);
void             kit_referee_set_open      (KitReferee             *referee,
                                            guint                   player);
void             kit_referee_set_running   (KitReferee             *referee,
                                            gboolean                running);
void             kit_referee_set_held      (KitReferee             *referee,
                                            gboolean                held);
void             kit_referee_set_pause     (KitReferee             *referee,
                                            guint                   pause_ms);
void             kit_referee_step          (KitReferee             *referee);
void             kit_referee_mark_saved    (KitReferee             *referee,
                                            gboolean                saved);

G_END_DECLS
