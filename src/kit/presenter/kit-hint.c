/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a computer player what a person could decide now. */

#include "kit-hint.h"

#include "kit/model/kit-job.h"

#include <string.h>

#define HURRY_MS  700                   /* after which the best answer so far is taken */
#define QUESTIONS 4                     /* at most */
#define DEALS     8                     /* in all of which the advice has to be legal */

struct _KitHint
{
  GObject parent_instance;

  KitInput       *input;                /* owned */
  const KitLevel *level;
  KitHintTest     test;                 /* or NULL */
  gpointer        data;                 /* for it */

  KitJob         *job;                  /* while an answer is still to come, or NULL */
  guint           hurry_source;
  const KitGame  *game;                 /* of the question; not owned */
  guint           cursor;               /* and its position */
  guint           asked;                /* questions so far */
  gpointer        proposal;             /* owned; at that time, or NULL */
  gboolean        proposes;             /* the advice was proposed, and is until it is cancelled */
  gpointer        deals[DEALS];         /* owned; after the line, with what is hidden at random */
  guint           n;                    /* decisions in the line */
  guint8          line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
};

G_DEFINE_FINAL_TYPE (KitHint, kit_hint, G_TYPE_OBJECT)

static void
stop (KitHint *hint)
{
  g_clear_handle_id (&hint->hurry_source, g_source_remove);
  g_clear_pointer (&hint->job, kit_job_stop);
  g_clear_pointer (&hint->proposal, g_free);
  hint->proposes = FALSE;
  for (guint i = 0; i < DEALS; i++)
    g_clear_pointer (&hint->deals[i], g_free);
  hint->n = 0;
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

  if ((hint->job == NULL && hint->n == 0) ||
      (game == hint->game && kit_game_get_cursor (game) == hint->cursor &&
       kit_hint_is_possible (hint) && !is_declined (hint)))
    return;
  stop (hint);
  g_signal_emit_by_name (hint, "changed");
}

/* Whether @decision is legal, whatever is hidden. */
static gboolean
is_always_legal (KitHint       *hint,
                 gconstpointer  decision)
{
  gconstpointer board = kit_game_get_board (kit_input_get_game (hint->input));
  KitRefusal refusal;

  for (guint i = 0; i < DEALS; i++)
    if (!get_rules (hint)->test (hint->deals[i], board, decision, &refusal))
      return FALSE;
  return TRUE;
}

/* Adds the decisions of @advice up to the first that reveals something, and none that depends on
   what was revealed before. Returns whether all that could be added were. */
static gboolean
add_decisions (KitHint         *hint,
               const KitAdvice *advice)
{
  const KitRules *rules = get_rules (hint);
  gconstpointer board = kit_game_get_board (kit_input_get_game (hint->input));
  gboolean reveals = FALSE;

  for (guint i = 0; i < advice->n && !reveals && hint->n < KIT_MAX_LINE; i++)
    {
      gconstpointer decision = kit_advice_get (advice, rules, i);

      if (!is_always_legal (hint, decision))
        return FALSE;
      reveals = kit_rules_reveals (rules, hint->deals[0], board, decision, NULL);
      memcpy (hint->line + hint->n++ * rules->decision_size, decision, rules->decision_size);
      for (guint k = 0; k < DEALS; k++)
        rules->apply (hint->deals[k], board, decision, NULL);
    }
  return advice->n > 0;
}

/* Whether the turn of the person goes on after the line. */
static gboolean
goes_on (KitHint *hint)
{
  const KitHead *head = kit_rules_head (hint->deals[0]);
  KitGame *game = kit_input_get_game (hint->input);

  return hint->n > 0 && hint->n < KIT_MAX_LINE && hint->asked < QUESTIONS && !head->over &&
         head->turn == kit_game_get_turn (game) && head->decider == kit_game_get_decider (game);
}

/* Takes the first decision that passes the test. */
static gboolean
take_cb (gconstpointer decision,
         gpointer      data)
{
  KitHint *hint = data;

  if (!hint->test (decision, hint->data))
    return TRUE;
  memcpy (hint->line, decision, get_rules (hint)->decision_size);
  hint->n = 1;
  return FALSE;
}

/* If the advice does not pass the test, another decision does, if there is any. */
static void
apply_test (KitHint *hint)
{
  KitGame *game = kit_input_get_game (hint->input);

  if (hint->test != NULL && hint->n > 0 && !hint->test (hint->line, hint->data))
    get_rules (hint)->walk (kit_game_get_state (game), kit_game_get_board (game), take_cb, hint);
}

static void ask (KitHint *hint);

static void
done_cb (const KitAdvice *advice,
         gpointer         data)
{
  KitHint *hint = data;

  hint->job = NULL;
  g_clear_handle_id (&hint->hurry_source, g_source_remove);
  if (add_decisions (hint, advice) && goes_on (hint))
    {
      ask (hint);
      return;
    }
  apply_test (hint);
  if (hint->n > 0)
    kit_input_advise (hint->input, hint->line, hint->n);
  hint->proposes = kit_input_get_proposal (hint->input) != NULL;
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

/* Asks what to do after the line. */
static void
ask (KitHint *hint)
{
  const KitRules *rules = get_rules (hint);
  g_autofree gpointer view = g_malloc (rules->view_size);
  KitQuestion question = {
    .rules = rules, .board = kit_game_get_board (kit_input_get_game (hint->input)), .view = view,
    .seed = hint->cursor
  };

  rules->look (view, hint->deals[0], kit_rules_head (hint->deals[0])->decider);
  hint->asked++;
  hint->job = kit_job_start (hint->level, &question, done_cb, hint);
  hint->hurry_source = g_timeout_add (HURRY_MS, hurry_cb, hint);
}

static void
kit_hint_dispose (GObject *object)
{
  KitHint *hint = KIT_HINT (object);

  stop (hint);
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
  for (; levels->id != NULL; levels++)
    if (levels->is_offered)
      hint->level = levels;
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

/** kit_hint_ask: asks what to do in the rest of the turn, if that is possible. */
void
kit_hint_ask (KitHint *hint)
{
  g_autofree gpointer view = NULL;
  const KitRules *rules;
  BaseRandom random;
  KitGame *game;

  g_return_if_fail (KIT_IS_HINT (hint));

  if (!kit_hint_is_possible (hint) || hint->job != NULL)
    return;
  stop (hint);
  game = kit_input_get_game (hint->input);
  rules = get_rules (hint);
  view = g_malloc (rules->view_size);
  rules->look (view, kit_game_get_state (game), kit_game_get_decider (game));
  hint->game = game;
  hint->cursor = kit_game_get_cursor (game);
  hint->asked = 0;
  if (kit_input_get_proposal (hint->input) != NULL)
    hint->proposal = g_memdup2 (kit_input_get_proposal (hint->input), rules->decision_size);
  random.state = hint->cursor;
  for (guint i = 0; i < DEALS; i++)
    {
      hint->deals[i] = g_malloc (rules->state_size);
      rules->deal (view, kit_game_get_board (game), &random, hint->deals[i]);
    }
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

/** kit_hint_get_line: (transfer none) (nullable): what is advised in the current position, if it
    was asked for and the answer has come: @n decisions, one after the other. */
gconstpointer
kit_hint_get_line (KitHint *hint,
                   guint   *n)
{
  g_return_val_if_fail (KIT_IS_HINT (hint) && n != NULL, NULL);

  *n = hint->n;
  return hint->n > 0 && hint->job == NULL ? hint->line : NULL;
}
