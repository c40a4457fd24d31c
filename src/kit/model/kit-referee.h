/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who decides how a game goes on: here, or at a table elsewhere. */

#pragma once

#include "kit-changes.h"
#include "kit-connection.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * KitReferee:
 *
 * Has the record of a game, and is asked for whatever changes it. It knows no widget, and nothing
 * of who looks at the game: that is #KitGame. Every command completes its change first and then
 * emits "changed" once, with its #KitGameChanges. A #KitLocalReferee plays the game itself, a
 * #KitRemoteReferee asks the referee of a table whose seats are apart.
 */
#define KIT_TYPE_REFEREE (kit_referee_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitReferee, kit_referee, KIT, REFEREE, GObject)

/**
 * KitReport:
 * @thinker: the computer player that is about to decide, or -1
 * @thinks_long: whether it is slow
 * @running: whether computers decide when it is their turn
 * @modified: whether the game has changes that are not on the disk
 * @over: whether nobody decides any more: the game has ended or was resigned, or it is the record
 *   of a seat, which nobody can go on with
 */
typedef struct
{
  int      thinker;
  gboolean thinks_long;
  gboolean running;
  gboolean modified;
  gboolean over;
} KitReport;

/**
 * KitRefereeClass:
 * @get_record: (transfer none): the record, as whole as the referee has it, until it changes
 * @report: how the game stands
 * @get_connection: (nullable): the connection to the table, if it is elsewhere
 * @reconnect: (nullable): tries at once whether the table can be reached, and takes the seat back
 *   from another program
 * @is_ordered: whether the person who decides is not asked: what they have ordered is decided for
 *   them, or what there is no choice about
 * @can_undo: whether a decision, or a turn, can be undone
 * @can_redo: whether one can be redone
 * @decide: makes @n decisions one after the other, the first of which must be legal; returns
 *   whether it is, otherwise nothing has changed
 * @undo: undoes a decision, or a turn, if that is possible
 * @redo: redoes one, if that is possible
 * @resign: ends the game for all players
 * @set_player: gives a seat to a "person", a level, or a "program" with its @command
 * @get_command: (nullable): the command of the program that plays a seat
 * @get_fallback: (nullable): the last decision that was made in place of a program that failed
 * @get_orders: (transfer none): the standing orders of a seat
 * @set_orders: gives standing orders to a seat
 * @set_open: (nullable): the person in that seat, or %KIT_NOBODY, looks at their hand
 * @show_all: (nullable): all hands are shown: persons cannot go back into a game that has ended
 * @set_running: sets whether computers play; stopping cancels a pending question
 * @set_held: while @held, nothing is decided by itself; persons decide
 * @set_pause: sets the time before a decision that persons watch
 * @step: (nullable): lets the computer that decides make one decision while the game does not run
 * @hurry: (nullable): makes the thinking computer decide now
 * @mark_saved: (nullable): notes whether the game on disk is up to date
 */
struct _KitRefereeClass
{
  GObjectClass parent_class;

  const KitRecord *(*get_record)   (KitReferee      *referee);
  KitReport        (*report)       (KitReferee      *referee);
  const KitConnection *(*get_connection) (KitReferee *referee);
  void             (*reconnect)    (KitReferee      *referee);
  gboolean         (*is_ordered)   (KitReferee      *referee);
  gboolean         (*can_undo)     (KitReferee      *referee,
                                    KitStep          step);
  gboolean         (*can_redo)     (KitReferee      *referee,
                                    KitStep          step);
  gboolean         (*decide)       (KitReferee      *referee,
                                    gconstpointer    decisions,
                                    guint            n,
                                    KitRefusal      *refusal);
  void             (*undo)         (KitReferee      *referee,
                                    KitStep          step);
  void             (*redo)         (KitReferee      *referee,
                                    KitStep          step);
  void             (*resign)       (KitReferee      *referee);
  void             (*set_player)   (KitReferee      *referee,
                                    guint            player,
                                    const char      *kind,
                                    const char      *command);
  const char      *(*get_command)  (KitReferee      *referee,
                                    guint            player);
  KitFallback      (*get_fallback) (KitReferee      *referee);
  const KitOrders *(*get_orders)   (KitReferee      *referee,
                                    guint            player);
  void             (*set_orders)   (KitReferee      *referee,
                                    guint            player,
                                    const KitOrders *orders);
  void             (*set_open)     (KitReferee      *referee,
                                    guint            player);
  void             (*show_all)     (KitReferee      *referee);
  void             (*set_running)  (KitReferee      *referee,
                                    gboolean         running);
  void             (*set_held)     (KitReferee      *referee,
                                    gboolean         held);
  void             (*set_pause)    (KitReferee      *referee,
                                    guint            pause_ms);
  void             (*step)         (KitReferee      *referee);
  void             (*hurry)        (KitReferee      *referee);
  void             (*mark_saved)   (KitReferee      *referee,
                                    gboolean         saved);
};

const KitRecord *kit_referee_get_record   (KitReferee     *referee);
KitReport        kit_referee_report       (KitReferee     *referee);
guint            kit_referee_get_decider  (KitReferee     *referee);
guint            kit_referee_get_cursor   (KitReferee     *referee);
void             kit_referee_begin        (KitReferee     *referee);
void             kit_referee_emit_changed (KitReferee     *referee,
                                           KitGameChanges  changes);

G_END_DECLS
