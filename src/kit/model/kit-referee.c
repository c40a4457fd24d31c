/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who decides how a game goes on: here, or at a table elsewhere. */

#include "kit-referee.h"

typedef struct
{
  KitReport reported;                   /* when "changed" was emitted last */
} KitRefereePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (KitReferee, kit_referee, G_TYPE_OBJECT)

static void
kit_referee_class_init (KitRefereeClass *class)
{
  /* Emitted once after each complete change, with its #KitGameChanges. */
  g_signal_new ("changed", KIT_TYPE_REFEREE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
kit_referee_init (KitReferee *referee)
{
}

/** kit_referee_begin: for subclasses: the record is there. */
void
kit_referee_begin (KitReferee *referee)
{
  KitRefereePrivate *private;

  g_return_if_fail (KIT_IS_REFEREE (referee));

  private = kit_referee_get_instance_private (referee);
  private->reported = kit_referee_report (referee);
}

/** kit_referee_emit_changed: for subclasses: emits "changed" with @changes and whatever else has
    changed of the report since the last emission, if anything has. */
void
kit_referee_emit_changed (KitReferee     *referee,
                          KitGameChanges  changes)
{
  KitRefereePrivate *private;
  KitReport now, last;

  g_return_if_fail (KIT_IS_REFEREE (referee));

  private = kit_referee_get_instance_private (referee);
  now = kit_referee_report (referee);
  last = private->reported;
  if (now.thinker != last.thinker || now.thinks_long != last.thinks_long)
    changes |= KIT_GAME_THINKER;
  if (now.running != last.running)
    changes |= KIT_GAME_RUNNING;
  if (now.modified != last.modified)
    changes |= KIT_GAME_MODIFIED;
  if (now.over && !last.over)
    changes |= KIT_GAME_ENDED;
  private->reported = now;
  if (changes != 0)
    g_signal_emit_by_name (referee, "changed", changes);
}

/** kit_referee_get_record: (transfer none): the record, as whole as the referee has it. */
const KitRecord *
kit_referee_get_record (KitReferee *referee)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), NULL);

  return KIT_REFEREE_GET_CLASS (referee)->get_record (referee);
}

/** kit_referee_report: how the game stands. */
KitReport
kit_referee_report (KitReferee *referee)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), (KitReport) { .thinker = -1 });

  return KIT_REFEREE_GET_CLASS (referee)->report (referee);
}

/** kit_referee_get_decider: the player who decides next: the owner of the turn or, within it,
    another one. */
guint
kit_referee_get_decider (KitReferee *referee)
{
  const KitHistory *history = kit_referee_get_record (referee)->history;

  return kit_rules_head (kit_history_get_state (history))->decider;
}

/** kit_referee_get_cursor: the number of decisions in force. */
guint
kit_referee_get_cursor (KitReferee *referee)
{
  return kit_history_get_cursor (kit_referee_get_record (referee)->history);
}
