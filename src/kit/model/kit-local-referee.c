/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a whole game: decisions, undo, computer players, whether it is saved. */

#include "kit-local-referee.h"

#include "kit-plan.h"

#include "base/base-random.h"
#include "kit/record/kit-standing.h"
#include "kit/record/kit-undo.h"

#include <string.h>

struct _KitLocalReferee
{
  KitReferee parent_instance;

  /* owned */
  KitRecord   *record;
  KitThinkers *thinkers;

  KitPlan      plans[KIT_MAX_PLAYERS];  /* of the computers */
  KitStanding  standing;                /* orders of the persons */
  gboolean     had_persons;             /* a person plays, or has */
  gboolean     all_shown;               /* and has seen all hands after the end */
  KitFallback  fallback;                /* the last one; KIT_BOT_FINE for none */
  guint        pause_source;            /* makes the next decision of a plan, or an ordered one */
  guint        pause_ms;
  gboolean     held;                    /* nothing is decided by itself, */
  gboolean     due;                     /* and one would have */
  gboolean     running;
  gboolean     stepping;                /* computes a single decision while not running */
  gboolean     modified;
};

G_DEFINE_FINAL_TYPE (KitLocalReferee, kit_local_referee, KIT_TYPE_REFEREE)

static guint
get_decider (KitLocalReferee *referee)
{
  return kit_rules_head (kit_history_get_state (referee->record->history))->decider;
}

static guint
get_cursor (KitLocalReferee *referee)
{
  return kit_history_get_cursor (referee->record->history);
}

static gboolean
is_over (KitLocalReferee *referee)
{
  return referee->record->seat != 0 || kit_record_is_over (referee->record);
}

static void
emit_changed (KitLocalReferee *referee,
              KitGameChanges   changes)
{
  kit_referee_emit_changed (KIT_REFEREE (referee), changes);
}

/* --- computer players --- */

/* Notes the problem of the decision that @player is about to make; without one, clears theirs. */
static void
note_fallback (KitLocalReferee *referee,
               guint            player,
               KitBotProblem    problem)
{
  if (problem != KIT_BOT_FINE || referee->fallback.player == player)
    referee->fallback = (KitFallback) { player, problem, get_cursor (referee) };
}

static gboolean
is_person (KitLocalReferee *referee)
{
  return kit_record_is_person (referee->record, get_decider (referee));
}

/* Fills in what is decided now: by the plan of a computer, or as a person has ordered; if they have
   meanwhile thought otherwise, there is nothing. */
static gboolean
find_next (KitLocalReferee *referee,
           gpointer         decision)
{
  const KitRules *rules = referee->record->format->rules;
  guint player = get_decider (referee);
  const KitPlan *plan = &referee->plans[player];

  if (is_person (referee))
    return kit_standing_find (&referee->standing, referee->record, decision);
  memcpy (decision, kit_plan_get_next (plan, rules), rules->decision_size);
  note_fallback (referee, player, plan->problem);
  return TRUE;
}

static gboolean decide (KitLocalReferee *referee,
                        gconstpointer    decision,
                        KitRefusal      *refusal);

static gboolean
decide_next_cb (gpointer data)
{
  KitLocalReferee *referee = data;
  g_autofree gpointer decision = NULL;
  KitRefusal refusal;

  referee->pause_source = 0;
  referee->due = referee->held;
  if (referee->held)
    return G_SOURCE_REMOVE;
  referee->stepping = FALSE;
  decision = g_malloc0 (referee->record->format->rules->decision_size);
  if (find_next (referee, decision) && !decide (referee, decision, &refusal))
    g_critical ("a plan or an order is against rule %u", refusal.rule);
  return G_SOURCE_REMOVE;
}

static void
decide_soon (KitLocalReferee *referee)
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
  KitLocalReferee *referee = data;

  if (advice != NULL && advice->n > 0)
    {
      referee->plans[get_decider (referee)] = (KitPlan) {
        .advice = *advice, .problem = problem, .cursor = get_cursor (referee)
      };
      decide_soon (referee);
    }
  else if (advice != NULL)
    g_critical ("a computer player has no advice");
  emit_changed (referee, 0);
}

static void
ask_computer (KitLocalReferee *referee)
{
  const KitRules *rules = referee->record->format->rules;
  gconstpointer state = kit_history_get_state (referee->record->history);
  guint player = get_decider (referee);
  g_autofree gpointer view = NULL;
  KitWishes wishes;
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
  kit_standing_get_wishes (&referee->standing, referee->record, &wishes);
  kit_thinkers_ask (referee->thinkers, kit_history_get_board (referee->record->history), view,
                    &wishes, referee->record->players[player].kind,
                    base_random_next (&random) + get_cursor (referee));
}

static gboolean
is_ordered (KitLocalReferee *referee)
{
  g_autofree gpointer decision = g_malloc0 (referee->record->format->rules->decision_size);

  return kit_standing_find (&referee->standing, referee->record, decision);
}

/* Asks whoever decides if it is a computer and the game runs, or begins to wait until what a person
   has ordered is decided; unless that was done before. */
static void
ask_decider (KitLocalReferee *referee)
{
  if (is_over (referee) || referee->pause_source != 0 || referee->due ||
      kit_thinkers_is_asked (referee->thinkers))
    return;
  if (!is_person (referee))
    {
      if (referee->running || referee->stepping)
        ask_computer (referee);
    }
  else if (referee->running && is_ordered (referee))
    decide_soon (referee);
}

/* Cancels a pending question or decision. */
static void
stop_computer (KitLocalReferee *referee)
{
  kit_thinkers_stop (referee->thinkers);
  g_clear_handle_id (&referee->pause_source, g_source_remove);
  referee->due = FALSE;
}

static void
drop_plans (KitLocalReferee *referee)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_plan_drop (&referee->plans[i]);
}

static void
stop_running (KitLocalReferee *referee)
{
  referee->running = referee->stepping = FALSE;
  stop_computer (referee);
  kit_thinkers_dismiss (referee->thinkers);
}

/* Makes one decision of whoever decides, if it is legal; otherwise nothing has changed. */
static gboolean
decide (KitLocalReferee *referee,
        gconstpointer    decision,
        KitRefusal      *refusal)
{
  if (is_over (referee))
    {
      refusal->reason = KIT_REFUSED_OVER;
      refusal->rule = referee->record->format->rules->over_rule;
      return FALSE;
    }
  if (!kit_history_decide (referee->record->history, decision, refusal))
    return FALSE;

  g_debug ("decision %u is made", get_cursor (referee));
  stop_computer (referee);
  referee->standing.given = G_MAXUINT;
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_plan_follow (&referee->plans[i], referee->record->history);
  if (is_over (referee))
    kit_thinkers_dismiss (referee->thinkers);
  referee->modified = TRUE;
  ask_decider (referee);
  emit_changed (referee, KIT_GAME_POSITION);
  return TRUE;
}

static void
move_cursor (KitLocalReferee *referee,
             guint            cursor)
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

/* --- what it says --- */

static const KitRecord *
kit_local_referee_get_record (KitReferee *base)
{
  return KIT_LOCAL_REFEREE (base)->record;
}

static KitReport
kit_local_referee_report (KitReferee *base)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);
  gboolean thinks = (kit_thinkers_is_asked (referee->thinkers) || referee->pause_source != 0 ||
                     referee->due) && !is_person (referee);

  return (KitReport) {
    .thinker = thinks ? (int) get_decider (referee) : -1,
    .thinks_long = kit_thinkers_is_slow (referee->thinkers),
    .running = referee->running,
    .modified = referee->modified,
    .over = is_over (referee),
  };
}

static gboolean
kit_local_referee_is_ordered (KitReferee *base)
{
  return is_ordered (KIT_LOCAL_REFEREE (base));
}

static gboolean
kit_local_referee_can_undo (KitReferee *base,
                            KitStep     step)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);
  guint cursor;

  return !referee->all_shown && kit_undo_find (referee->record, step == KIT_STEP_TURN, &cursor);
}

static gboolean
kit_local_referee_can_redo (KitReferee *base,
                            KitStep     step)
{
  guint cursor;

  return kit_redo_find (KIT_LOCAL_REFEREE (base)->record, step == KIT_STEP_TURN, &cursor);
}

static const char *
kit_local_referee_get_command (KitReferee *base,
                               guint       player)
{
  return kit_thinkers_get_command (KIT_LOCAL_REFEREE (base)->thinkers, player);
}

static KitFallback
kit_local_referee_get_fallback (KitReferee *base)
{
  return KIT_LOCAL_REFEREE (base)->fallback;
}

static const KitOrders *
kit_local_referee_get_orders (KitReferee *base,
                              guint       player)
{
  return &KIT_LOCAL_REFEREE (base)->standing.orders[player];
}

/* --- commands --- */

static gboolean
kit_local_referee_decide (KitReferee    *base,
                          gconstpointer  decisions,
                          guint          n,
                          KitRefusal    *refusal)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);
  gsize size = referee->record->format->rules->decision_size;
  KitRefusal ignored;

  if (!decide (referee, decisions, refusal))
    return FALSE;
  for (guint i = 1; i < n; i++)
    if (!decide (referee, (const char *) decisions + i * size, &ignored))
      break;
  return TRUE;
}

static void
kit_local_referee_undo (KitReferee *base,
                        KitStep     step)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);
  guint cursor;

  if (kit_local_referee_can_undo (base, step) &&
      kit_undo_find (referee->record, step == KIT_STEP_TURN, &cursor))
    move_cursor (referee, cursor);
}

static void
kit_local_referee_redo (KitReferee *base,
                        KitStep     step)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);
  guint cursor;

  if (kit_redo_find (referee->record, step == KIT_STEP_TURN, &cursor))
    move_cursor (referee, cursor);
}

static void
kit_local_referee_show_all (KitReferee *base)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  referee->all_shown |= referee->had_persons && is_over (referee);
}

/* It can be undone until the hands of the players are shown. */
static void
kit_local_referee_resign (KitReferee *base)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  if (is_over (referee))
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

/* The command of a program is not written to records. */
static void
kit_local_referee_set_player (KitReferee *base,
                              guint       player,
                              const char *kind,
                              const char *command)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);
  KitPlayer *seat = &referee->record->players[player];
  g_autofree char *name = NULL;

  if (referee->record->seat != 0 ||
      (g_str_equal (seat->kind, kind) &&
       g_strcmp0 (kit_thinkers_get_command (referee->thinkers, player), command) == 0))
    return;
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

/* What is ordered now is decided after the pause, as a computer would. */
static void
kit_local_referee_set_orders (KitReferee      *base,
                              guint            player,
                              const KitOrders *orders)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  kit_standing_give (&referee->standing, referee->record, player, orders);
  ask_decider (referee);
  emit_changed (referee, KIT_GAME_ORDERS);
}

/* For a person who looks at their hand is decided what the hand leaves no choice about. */
static void
kit_local_referee_set_open (KitReferee *base,
                            guint       player)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  referee->standing.open = player;
  ask_decider (referee);
}

static void
kit_local_referee_set_running (KitReferee *base,
                               gboolean    running)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  referee->stepping = FALSE;
  referee->running = running;
  if (running)
    ask_decider (referee);
  else
    stop_running (referee);
  emit_changed (referee, 0);
}

/* Computers go on thinking. */
static void
kit_local_referee_set_held (KitReferee *base,
                            gboolean    held)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  referee->held = held;
  if (!held && referee->due && referee->pause_source == 0)
    decide_soon (referee);
}

static void
kit_local_referee_set_pause (KitReferee *base,
                             guint       pause_ms)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  referee->pause_ms = pause_ms;
  /* The pause after a decision depends on what it led to. */
  if (referee->pause_source == 0)
    return;
  g_clear_handle_id (&referee->pause_source, g_source_remove);
  decide_soon (referee);
}

static void
kit_local_referee_step (KitReferee *base)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (base);

  referee->stepping = TRUE;
  ask_decider (referee);
  referee->stepping = kit_local_referee_report (base).thinker >= 0;
  emit_changed (referee, 0);
}

static void
kit_local_referee_hurry (KitReferee *base)
{
  kit_thinkers_hurry (KIT_LOCAL_REFEREE (base)->thinkers);
}

static void
kit_local_referee_mark_saved (KitReferee *base,
                              gboolean    saved)
{
  KIT_LOCAL_REFEREE (base)->modified = !saved;
  kit_referee_emit_changed (base, 0);
}

/* --- the object --- */

static void
kit_local_referee_finalize (GObject *object)
{
  KitLocalReferee *referee = KIT_LOCAL_REFEREE (object);

  g_clear_handle_id (&referee->pause_source, g_source_remove);
  kit_thinkers_free (referee->thinkers);
  kit_record_free (referee->record);
  G_OBJECT_CLASS (kit_local_referee_parent_class)->finalize (object);
}

static void
kit_local_referee_class_init (KitLocalRefereeClass *class)
{
  KitRefereeClass *referee_class = KIT_REFEREE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_local_referee_finalize;
  referee_class->get_record = kit_local_referee_get_record;
  referee_class->report = kit_local_referee_report;
  referee_class->is_ordered = kit_local_referee_is_ordered;
  referee_class->can_undo = kit_local_referee_can_undo;
  referee_class->can_redo = kit_local_referee_can_redo;
  referee_class->decide = kit_local_referee_decide;
  referee_class->undo = kit_local_referee_undo;
  referee_class->redo = kit_local_referee_redo;
  referee_class->resign = kit_local_referee_resign;
  referee_class->set_player = kit_local_referee_set_player;
  referee_class->get_command = kit_local_referee_get_command;
  referee_class->get_fallback = kit_local_referee_get_fallback;
  referee_class->get_orders = kit_local_referee_get_orders;
  referee_class->set_orders = kit_local_referee_set_orders;
  referee_class->set_open = kit_local_referee_set_open;
  referee_class->show_all = kit_local_referee_show_all;
  referee_class->set_running = kit_local_referee_set_running;
  referee_class->set_held = kit_local_referee_set_held;
  referee_class->set_pause = kit_local_referee_set_pause;
  referee_class->step = kit_local_referee_step;
  referee_class->hurry = kit_local_referee_hurry;
  referee_class->mark_saved = kit_local_referee_mark_saved;
}

static void
kit_local_referee_init (KitLocalReferee *referee)
{
  referee->standing = KIT_STANDING_INIT;
}

/**
 * kit_local_referee_new:
 * @record: (transfer full): a whole game, new or read from a file; or the record of a seat, which
 *   nobody can go on with
 * @setup: who plays for computers and programs
 *
 * Returns: (transfer full): its referee; computers play once they are let run
 */
KitReferee *
kit_local_referee_new (KitRecord              *record,
                       const KitThinkersSetup *setup)
{
  KitLocalReferee *referee;

  g_return_val_if_fail (record != NULL && setup != NULL, NULL);

  referee = g_object_new (KIT_TYPE_LOCAL_REFEREE, NULL);
  referee->record = record;
  referee->thinkers = kit_thinkers_new (setup, answered_cb, referee);
  referee->had_persons = kit_record_count_persons (record) > 0;
  kit_referee_begin (KIT_REFEREE (referee));
  return KIT_REFEREE (referee);
}
