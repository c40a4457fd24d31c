/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a computer player what a person could decide now. */

#include "kit-hint.h"

#include "kit/model/kit-job.h"

#include <string.h>

#define HURRY_MS 700                    /* after which the best answer so far is taken */
#define NODES    200000                 /* for a turn; the question at its begin may value 60,000 */
#define DEALS    8                      /* in all of which the advice has to be legal */

struct _KitHint
{
  GObject parent_instance;

  KitInput       *input;                /* owned */
  const KitLevel *level;
  KitHintTest     test;                 /* or NULL */
  gpointer        data;                 /* for it */

  KitJob         *job;                  /* while an answer is still to come, or NULL */
  guint           hurry_source;
  KitGame        *game;                 /* of the question; a weak pointer */
  guint           cursor;               /* and its position */
  gpointer        proposal;             /* owned; at that time, or NULL */
  gboolean        proposes;             /* the advice was proposed, and is until it is cancelled */

  KitAdvice       plan;                 /* the last answer, up to what depends on luck */
  guint           planned_at;           /* the position where its line begins */
  KitAdvice       advice;               /* for the current position, if it was asked for */
};

G_DEFINE_FINAL_TYPE (KitHint, kit_hint, G_TYPE_OBJECT)

static void
stop (KitHint *hint)
{
  g_clear_handle_id (&hint->hurry_source, g_source_remove);
  g_clear_pointer (&hint->job, kit_job_stop);
  g_clear_pointer (&hint->proposal, g_free);
  hint->proposes = FALSE;
  hint->advice.n = 0;
}

static const KitRules *
get_rules (KitHint *hint)
{
  return kit_game_get_record (kit_input_get_game (hint->input))->format->rules;
}

/* Whether the person has proposed something else than when the hint was asked for. */
static gboolean
has_proposed (KitHint *hint)
{
  gconstpointer proposal = kit_input_get_proposal (hint->input);

  if (proposal == NULL || hint->proposal == NULL)
    return proposal != hint->proposal;
  return memcmp (proposal, hint->proposal, get_rules (hint)->decision_size) != 0;
}

/* Whether the person does not want it any more: while the answer is still to come they have chosen
   something, or they have cancelled what it proposed. */
static gboolean
is_declined (KitHint *hint)
{
  return hint->job != NULL ? has_proposed (hint)
                           : hint->proposes && kit_input_get_proposal (hint->input) == NULL;
}

static void
input_changed_cb (KitHint *hint)
{
  KitGame *game = kit_input_get_game (hint->input);

  /* What was decided before it may be taken back, and be different then. */
  if (game != hint->game || kit_game_get_cursor (game) < hint->planned_at)
    hint->plan.n = 0;
  if ((hint->job == NULL && hint->advice.n == 0) ||
      (game == hint->game && kit_game_get_cursor (game) == hint->cursor &&
       kit_hint_is_possible (hint) && !is_declined (hint)))
    return;
  stop (hint);
  g_signal_emit_by_name (hint, "changed");
}

/* Whether @decision is legal in all of the positions. */
static gboolean
is_always_legal (KitHint       *hint,
                 gpointer      *deals,
                 gconstpointer  decision)
{
  gconstpointer board = kit_game_get_board (kit_input_get_game (hint->input));
  KitRefusal refusal;

  for (guint i = 0; i < DEALS; i++)
    if (!get_rules (hint)->test (deals[i], board, decision, &refusal))
      return FALSE;
  return TRUE;
}

/* Ends the line of the advice before the first decision that may not be legal, as it depends on
   what is hidden. */
static void
shorten (KitHint   *hint,
         KitAdvice *advice)
{
  const KitRules *rules = get_rules (hint);
  KitGame *game = kit_input_get_game (hint->input);
  gconstpointer board = kit_game_get_board (game);
  g_autofree gpointer view = g_malloc (rules->view_size);
  BaseRandom random = { hint->cursor };
  gpointer deals[DEALS];
  guint n = 0;

  rules->look (view, kit_game_get_state (game), kit_game_get_decider (game));
  for (guint i = 0; i < DEALS; i++)
    {
      deals[i] = g_malloc (rules->state_size);
      rules->deal (view, board, &random, deals[i]);
    }
  for (; n < advice->n && is_always_legal (hint, deals, kit_advice_get (advice, rules, n)); n++)
    for (guint i = 0; i < DEALS; i++)
      rules->apply (deals[i], board, kit_advice_get (advice, rules, n), NULL);
  advice->n = n;
  for (guint i = 0; i < DEALS; i++)
    g_free (deals[i]);
}

/* Takes the first decision that passes the test. */
static gboolean
take_cb (gconstpointer decision,
         gpointer      data)
{
  KitHint *hint = data;

  if (!hint->test (decision, hint->data))
    return TRUE;
  hint->plan = (KitAdvice) { .n = 1 };
  memcpy (hint->plan.line, decision, get_rules (hint)->decision_size);
  return FALSE;
}

/* If the advice does not pass the test, another decision does, if there is any. */
static void
apply_test (KitHint *hint)
{
  KitGame *game = kit_input_get_game (hint->input);

  if (hint->test != NULL && hint->plan.n > 0 && !hint->test (hint->plan.line, hint->data))
    get_rules (hint)->walk (kit_game_get_state (game), kit_game_get_board (game), take_cb, hint);
}

/* Tells what is left of the plan after @n decisions. */
static void
tell (KitHint *hint,
      guint    n)
{
  gsize size = get_rules (hint)->decision_size;

  hint->advice = hint->plan;
  hint->advice.n -= n;
  memmove (hint->advice.line, hint->advice.line + n * size, hint->advice.n * size);
  if (n > 0)
    hint->advice.value = hint->advice.second.n = 0;
  if (hint->advice.n > 0)
    kit_input_advise (hint->input, hint->advice.line, hint->advice.n);
  hint->proposes = kit_input_get_proposal (hint->input) != NULL;
}

static void
done_cb (const KitAdvice *advice,
         gpointer         data)
{
  KitHint *hint = data;

  hint->job = NULL;
  g_clear_handle_id (&hint->hurry_source, g_source_remove);
  hint->plan = *advice;
  hint->planned_at = hint->cursor;
  shorten (hint, &hint->plan);
  apply_test (hint);
  tell (hint, 0);
  g_signal_emit_by_name (hint, "changed");
}

static gboolean
hurry_cb (gpointer data)
{
  KitHint *hint = data;

  hint->hurry_source = 0;
  kit_job_hurry (hint->job);
  return G_SOURCE_REMOVE;
}

static void
ask (KitHint *hint)
{
  const KitRules *rules = get_rules (hint);
  KitGame *game = kit_input_get_game (hint->input);
  g_autofree gpointer view = g_malloc (rules->view_size);
  KitWishes wishes;
  KitQuestion question = {
    .rules = rules, .board = kit_game_get_board (game), .view = view, .budget.nodes = NODES,
    .seed = hint->cursor, .wishes = &wishes
  };

  kit_game_get_wishes (game, &wishes);
  memset (wishes.seats[kit_game_get_decider (game)], 0, KIT_WISH);
  rules->look (view, kit_game_get_state (game), kit_game_get_decider (game));
  hint->job = kit_job_start (hint->level, &question, done_cb, hint);
  hint->hurry_source = g_timeout_add (HURRY_MS, hurry_cb, hint);
}

/* Whether the last answer still holds: what was decided since is what it said, and it goes on. */
static gboolean
is_followed (KitHint *hint,
             KitGame *game)
{
  const KitRules *rules = get_rules (hint);
  const KitHistory *history = kit_game_get_record (game)->history;
  gconstpointer board = kit_game_get_board (game);
  guint cursor = kit_game_get_cursor (game);
  KitRefusal refusal;

  if (game != hint->game || cursor < hint->planned_at ||
      cursor - hint->planned_at >= hint->plan.n)
    return FALSE;
  for (guint i = hint->planned_at; i < cursor; i++)
    if (!kit_rules_is_equal (rules, board, kit_history_get_decision (history, i),
                             kit_advice_get (&hint->plan, rules, i - hint->planned_at)))
      return FALSE;
  return rules->test (kit_game_get_state (game), board,
                      kit_advice_get (&hint->plan, rules, cursor - hint->planned_at), &refusal);
}

static void
kit_hint_dispose (GObject *object)
{
  KitHint *hint = KIT_HINT (object);

  stop (hint);
  g_clear_weak_pointer (&hint->game);
  g_clear_object (&hint->input);
  G_OBJECT_CLASS (kit_hint_parent_class)->dispose (object);
}

static void
kit_hint_class_init (KitHintClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_hint_dispose;

  /* An advice is asked for, there, or out of date. */
  g_signal_new ("changed", KIT_TYPE_HINT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_hint_init (KitHint *hint)
{
}

/** kit_hint_new: (transfer full): hints by the strongest of @levels that persons may choose. */
KitHint *
kit_hint_new (KitInput       *input,
              const KitLevel *levels)
{
  KitHint *hint;

  g_return_val_if_fail (KIT_IS_INPUT (input) && levels != NULL, NULL);

  hint = g_object_new (KIT_TYPE_HINT, NULL);
  hint->input = g_object_ref (input);
  hint->level = kit_levels_get_strongest (levels);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_changed_cb), hint,
                           G_CONNECT_SWAPPED);
  return hint;
}

/** kit_hint_set_test: hints begin with a decision that passes @test, if there is one. */
void
kit_hint_set_test (KitHint     *hint,
                   KitHintTest  test,
                   gpointer     data)
{
  g_return_if_fail (KIT_IS_HINT (hint));

  hint->test = test;
  hint->data = data;
}

/** kit_hint_ask: asks what to do in the rest of the turn, if that is possible. While what was said
    before is followed, it is told again. */
void
kit_hint_ask (KitHint *hint)
{
  KitGame *game;
  gboolean followed;

  g_return_if_fail (KIT_IS_HINT (hint));

  if (!kit_hint_is_possible (hint) || hint->job != NULL)
    return;
  stop (hint);
  game = kit_input_get_game (hint->input);
  followed = is_followed (hint, game);
  g_set_weak_pointer (&hint->game, game);
  hint->cursor = kit_game_get_cursor (game);
  if (kit_input_get_proposal (hint->input) != NULL)
    hint->proposal = g_memdup2 (kit_input_get_proposal (hint->input),
                                get_rules (hint)->decision_size);
  if (followed)
    tell (hint, hint->cursor - hint->planned_at);
  else
    ask (hint);
  g_signal_emit_by_name (hint, "changed");
}

/** kit_hint_is_possible: whether a person decides now whose hand is open. */
gboolean
kit_hint_is_possible (KitHint *hint)
{
  g_return_val_if_fail (KIT_IS_HINT (hint), FALSE);

  return kit_input_is_active (hint->input) &&
         kit_input_get_cover (hint->input) == KIT_COVER_OPEN;
}

/** kit_hint_is_asked: whether the answer is still to come. */
gboolean
kit_hint_is_asked (KitHint *hint)
{
  g_return_val_if_fail (KIT_IS_HINT (hint), FALSE);

  return hint->job != NULL;
}

/** kit_hint_get_advice: (transfer none) (nullable): what is advised in the current position, if it
    was asked for and the answer has come. */
const KitAdvice *
kit_hint_get_advice (KitHint *hint)
{
  g_return_val_if_fail (KIT_IS_HINT (hint), NULL);

  return hint->advice.n > 0 && hint->job == NULL ? &hint->advice : NULL;
}
