/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a whole game: decisions, undo, computer players, whether it is saved. */

#include "kit-referee-private.h"

#include "base/base-random.h"
#include "kit/record/kit-undo.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (KitReferee, kit_referee, G_TYPE_OBJECT)

/* --- the signal --- */

static KitReport
make_report (KitReferee *referee)
{
  return (KitReport) {
    .thinker = kit_referee_get_thinker (referee),
    .thinks_long = kit_thinkers_is_slow (referee->thinkers),
    .running = referee->running,
    .modified = referee->modified,
    .over = kit_referee_is_over (referee),
  };
}

/* Emits "changed" with @changes and whatever else has changed since the last emission, if any. */
static void
emit_changed (KitReferee     *referee,
              KitGameChanges  changes)
{
  KitReport now = make_report (referee);
  KitReport last = referee->reported;

  if (now.thinker != last.thinker || now.thinks_long != last.thinks_long)
    changes |= KIT_GAME_THINKER;
  if (now.running != last.running)
    changes |= KIT_GAME_RUNNING;
  if (now.modified != last.modified)
    changes |= KIT_GAME_MODIFIED;
  if (now.over && !last.over)
    changes |= KIT_GAME_ENDED;
  referee->reported = now;
  if (changes != 0)
    g_signal_emit_by_name (referee, "changed", changes);
}

/* --- computer players --- */

/* Notes the problem of the decision that @player is about to make; without one, clears theirs. */
static void
note_fallback (KitReferee    *referee,
               guint          player,
               KitBotProblem  problem)
{
  if (problem != KIT_BOT_FINE || referee->fallback.player == player)
    referee->fallback = (KitFallback) { player, problem, kit_referee_get_cursor (referee) };
}

static gboolean
is_person (KitReferee *referee)
{
  return kit_record_is_person (referee->record, kit_referee_get_decider (referee));
}

/* Fills in what is decided now: by the plan of a computer, or as a person has ordered; if they have
   meanwhile thought otherwise, there is nothing. */
static gboolean
find_next (KitReferee *referee,
           gpointer    decision)
{
  const KitRules *rules = referee->record->format->rules;
  guint player = kit_referee_get_decider (referee);
  const KitPlan *plan = &referee->plans[player];

  if (is_person (referee))
    return kit_standing_find (&referee->standing, referee->record, decision);
  memcpy (decision, kit_plan_get_next (plan, rules), rules->decision_size);
  note_fallback (referee, player, plan->problem);
  return TRUE;
}

static gboolean
decide_next_cb (gpointer data)
{
  KitReferee *referee = data;
  g_autofree gpointer decision = NULL;
  KitRefusal refusal;

  referee->pause_source = 0;
  referee->due = referee->held;
  if (referee->held)
    return G_SOURCE_REMOVE;
  referee->stepping = FALSE;
  decision = g_malloc0 (referee->record->format->rules->decision_size);
  if (find_next (referee, decision) && !kit_referee_decide (referee, decision, &refusal))
    g_critical ("a plan or an order is against rule %u", refusal.rule);
  return G_SOURCE_REMOVE;
}

static void
decide_soon (KitReferee *referee)
{
  g_assert (referee->pause_source == 0);
  referee->pause_source = g_timeout_add (referee->stepping || referee->due ? 0 : referee->pause_ms,
                                         decide_next_cb, referee);
}

/* @advice is NULL if the thinker has only become slow. */
static void
answered_cb (const KitAdvice *advice,
             KitBotProblem    problem,
             gpointer         data)
{
  KitReferee *referee = data;

  if (advice != NULL && advice->n > 0)
    {
      referee->plans[kit_referee_get_decider (referee)] = (KitPlan) {
        .advice = *advice, .problem = problem, .cursor = kit_referee_get_cursor (referee)
      };
      decide_soon (referee);
    }
  else if (advice != NULL)
    g_critical ("a computer player has no advice");
  emit_changed (referee, 0);
}

static void
ask_computer (KitReferee *referee)
{
  const KitRules *rules = referee->record->format->rules;
  gconstpointer state = kit_history_get_state (referee->record->history);
  guint player = kit_referee_get_decider (referee);
  g_autofree gpointer view = NULL;
  BaseRandom random;

  if (kit_plan_is_reusable (&referee->plans[player], referee->record->history))
    {
      decide_soon (referee);
      return;
    }
  /* A player must not be able to compute the seed of chance from its own seed. */
  random.state = kit_rules_head (state)->seed ^ G_GUINT64_CONSTANT (0x5851f42d4c957f2d);
  view = g_malloc (rules->view_size);
  rules->look (view, state, player);
  kit_thinkers_ask (referee->thinkers, kit_history_get_board (referee->record->history), view,
                    referee->record->players[player].kind,
                    base_random_next (&random) + kit_referee_get_cursor (referee));
}

/* Asks whoever decides if it is a computer and the game runs, or begins to wait until what a person
   has ordered is decided; unless that was done before. */
static void
ask_decider (KitReferee *referee)
{
  if (kit_referee_is_over (referee) || referee->pause_source != 0 || referee->due ||
      kit_thinkers_is_asked (referee->thinkers))
    return;
  if (!is_person (referee))
    {
      if (referee->running || referee->stepping)
        ask_computer (referee);
    }
  else if (referee->running && kit_referee_is_ordered (referee))
    decide_soon (referee);
}

/* Cancels a pending question or decision. */
static void
stop_computer (KitReferee *referee)
{
  kit_thinkers_stop (referee->thinkers);
  g_clear_handle_id (&referee->pause_source, g_source_remove);
  referee->due = FALSE;
}

static void
drop_plans (KitReferee *referee)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_plan_drop (&referee->plans[i]);
}

static void
stop_running (KitReferee *referee)
{
  referee->running = referee->stepping = FALSE;
  stop_computer (referee);
  kit_thinkers_dismiss (referee->thinkers);
}

/* --- virtual functions --- */

static void
kit_referee_finalize (GObject *object)
{
  KitReferee *referee = KIT_REFEREE (object);

  g_clear_handle_id (&referee->pause_source, g_source_remove);
  kit_thinkers_free (referee->thinkers);
  kit_record_free (referee->record);
  G_OBJECT_CLASS (kit_referee_parent_class)->finalize (object);
}

static void
kit_referee_class_init (KitRefereeClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_referee_finalize;

  /* Emitted once after each complete change, with its #KitGameChanges. */
  g_signal_new ("changed", KIT_TYPE_REFEREE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
kit_referee_init (KitReferee *referee)
{
  referee->standing = KIT_STANDING_INIT;
}

/**
 * kit_referee_new:
 * @record: (transfer full): a whole game, new or read from a file; or the record of a seat, which
 *   nobody can go on with
 * @setup: who plays for computers and programs
 *
 * Returns: (transfer full): its referee; computers play after kit_referee_set_running()
 */
KitReferee *
kit_referee_new (KitRecord              *record,
                 const KitThinkersSetup *setup)
{
  KitReferee *referee;

  g_return_val_if_fail (record != NULL && setup != NULL, NULL);

  referee = g_object_new (KIT_TYPE_REFEREE, NULL);
  referee->record = record;
  referee->thinkers = kit_thinkers_new (setup, answered_cb, referee);
  referee->had_persons = kit_record_count_persons (record) > 0;
  referee->reported = make_report (referee);
  return referee;
}

/* --- commands --- */

/** kit_referee_mark_saved: notes whether the game on disk is up to date. */
void
kit_referee_mark_saved (KitReferee *referee,
                        gboolean    saved)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->modified = !saved;
  emit_changed (referee, 0);
}

/**
 * kit_referee_decide:
 * @referee: a referee
 * @decision: of whoever decides
 * @refusal: (out): why it is illegal
 *
 * Returns: whether @decision was legal; otherwise nothing has changed
 */
gboolean
kit_referee_decide (KitReferee    *referee,
                    gconstpointer  decision,
                    KitRefusal    *refusal)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), FALSE);
  g_return_val_if_fail (decision != NULL && refusal != NULL, FALSE);

  if (kit_referee_is_over (referee))
    {
      refusal->reason = KIT_REFUSED_OVER;
      refusal->rule = referee->record->format->rules->over_rule;
      return FALSE;
    }
  if (!kit_history_decide (referee->record->history, decision, refusal))
    return FALSE;

  g_debug ("decision %u is made", kit_referee_get_cursor (referee));
  stop_computer (referee);
  referee->standing.given = G_MAXUINT;
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_plan_follow (&referee->plans[i], referee->record->history);
  if (kit_referee_is_over (referee))
    kit_thinkers_dismiss (referee->thinkers);
  referee->modified = TRUE;
  ask_decider (referee);
  emit_changed (referee, KIT_GAME_POSITION);
  return TRUE;
}

static void
move_cursor (KitReferee *referee,
             guint       cursor)
{
  /* Without persons the computers would redo it at once. */
  if (kit_record_count_persons (referee->record) == 0)
    stop_running (referee);
  stop_computer (referee);
  drop_plans (referee);
  referee->standing.given = G_MAXUINT;
  referee->record->abandoned = FALSE;
  referee->modified = TRUE;
  kit_history_set_cursor (referee->record->history, cursor);
  ask_decider (referee);
  emit_changed (referee, KIT_GAME_POSITION);
}

/** kit_referee_undo: undoes a decision, or a turn, if that is possible. */
void
kit_referee_undo (KitReferee *referee,
                  KitStep     step)
{
  guint cursor;

  g_return_if_fail (KIT_IS_REFEREE (referee));

  if (kit_referee_can_undo (referee, step) &&
      kit_undo_find (referee->record, step == KIT_STEP_TURN, &cursor))
    move_cursor (referee, cursor);
}

/** kit_referee_redo: redoes a decision, or a turn, if that is possible. */
void
kit_referee_redo (KitReferee *referee,
                  KitStep     step)
{
  guint cursor;

  g_return_if_fail (KIT_IS_REFEREE (referee));

  if (kit_redo_find (referee->record, step == KIT_STEP_TURN, &cursor))
    move_cursor (referee, cursor);
}

/** kit_referee_show_all: all hands are shown. Persons cannot go back into a game that has ended. */
void
kit_referee_show_all (KitReferee *referee)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->all_shown |= referee->had_persons && kit_referee_is_over (referee);
}

/** kit_referee_resign: ends the game for all players, which can be undone until their hands are
    shown. */
void
kit_referee_resign (KitReferee *referee)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  if (kit_referee_is_over (referee))
    return;
  stop_computer (referee);
  kit_thinkers_dismiss (referee->thinkers);
  /* A record that reaches the end of the game cannot be an abandoned one. */
  if (kit_history_is_over (referee->record->history))
    kit_history_drop_tail (referee->record->history);
  referee->record->abandoned = TRUE;
  referee->modified = TRUE;
  emit_changed (referee, KIT_GAME_POSITION);
}

/**
 * kit_referee_set_player:
 * @referee: a referee
 * @player: a seat
 * @kind: "person", the name of a level, or "program"
 * @command: (nullable): the program and its arguments, quoted as for a shell; not written to
 *   records
 */
void
kit_referee_set_player (KitReferee *referee,
                        guint       player,
                        const char *kind,
                        const char *command)
{
  g_autofree char *name = NULL;
  KitPlayer *seat;

  g_return_if_fail (KIT_IS_REFEREE (referee));
  g_return_if_fail (player < referee->record->n_players);
  g_return_if_fail (kind != NULL);

  seat = &referee->record->players[player];
  if (referee->record->seat != 0 ||
      (g_str_equal (seat->kind, kind) &&
       g_strcmp0 (kit_thinkers_get_command (referee->thinkers, player), command) == 0))
    return;
  /* The command of a program is not part of the record. */
  referee->modified |= !g_str_equal (seat->kind, kind);
  /* The plan is the previous one's. */
  kit_plan_drop (&referee->plans[player]);
  stop_computer (referee);
  kit_thinkers_set_command (referee->thinkers, player, command);
  if (referee->fallback.player == player)
    referee->fallback.problem = KIT_BOT_FINE;
  name = g_strdup (seat->name);
  kit_record_set_player (referee->record, player, seat->colour, kind, name);
  referee->had_persons |= kit_record_count_persons (referee->record) > 0;
  ask_decider (referee);
  emit_changed (referee, KIT_GAME_PLAYERS);
}

/** kit_referee_is_ordered: whether the person who decides is not asked: what they have ordered is
    decided for them, or what there is no choice about. */
gboolean
kit_referee_is_ordered (KitReferee *referee)
{
  g_autofree gpointer decision = NULL;

  g_return_val_if_fail (KIT_IS_REFEREE (referee), FALSE);

  decision = g_malloc0 (referee->record->format->rules->decision_size);
  return kit_standing_find (&referee->standing, referee->record, decision);
}

/** kit_referee_set_orders: gives standing orders to the person in seat @player. What is ordered now
    is decided after the pause of kit_referee_set_pause(), as a computer would. */
void
kit_referee_set_orders (KitReferee      *referee,
                        guint            player,
                        const KitOrders *orders)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));
  g_return_if_fail (player < KIT_MAX_PLAYERS && orders != NULL);

  kit_standing_give (&referee->standing, referee->record, player, orders);
  ask_decider (referee);
  emit_changed (referee, KIT_GAME_ORDERS);
}

/** kit_referee_set_open: the person in seat @player, or %KIT_NOBODY, looks at their hand: for them
    is decided what the hand leaves no choice about. */
void
kit_referee_set_open (KitReferee *referee,
                      guint       player)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->standing.open = player;
  ask_decider (referee);
}

/** kit_referee_set_running: sets whether computers play; stopping cancels a pending question. */
void
kit_referee_set_running (KitReferee *referee,
                         gboolean    running)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->stepping = FALSE;
  referee->running = running;
  if (running)
    ask_decider (referee);
  else
    stop_running (referee);
  emit_changed (referee, 0);
}

/** kit_referee_set_held: while @held, computers go on thinking, but nothing is decided by itself;
    persons decide. */
void
kit_referee_set_held (KitReferee *referee,
                      gboolean    held)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->held = held;
  if (!held && referee->due && referee->pause_source == 0)
    decide_soon (referee);
}

/** kit_referee_set_pause: sets the time between an answer of a computer and its decision, so that
    persons can follow. */
void
kit_referee_set_pause (KitReferee *referee,
                       guint       pause_ms)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->pause_ms = pause_ms;
  /* The pause after a decision depends on what it led to. */
  if (referee->pause_source == 0)
    return;
  g_clear_handle_id (&referee->pause_source, g_source_remove);
  decide_soon (referee);
}

/** kit_referee_step: lets the computer that decides make one decision while the game does not
    run. */
void
kit_referee_step (KitReferee *referee)
{
  g_return_if_fail (KIT_IS_REFEREE (referee));

  referee->stepping = TRUE;
  ask_decider (referee);
  referee->stepping = kit_referee_get_thinker (referee) >= 0;
  emit_changed (referee, 0);
}
