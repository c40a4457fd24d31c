/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plain open-loop information set Monte Carlo tree search, as a baseline for measurements. */

#include "ismcts.h"

#include "playout.h"

#include "alexandros/players/alx-level.h"
#include "alexandros/rules/alx-rules.h"
#include "kit/players/kit-limit.h"

#include <math.h>
#include <string.h>

#define EXPLORE       0.7               /* the constant of UCB1 */
#define DEFAULT_NODES 20000
#define MAX_NODES     2000000
/* Random picks to find a decision that is not in the tree yet. */
#define MAX_PICKS     8
/* The share of a question in the budget of a turn, in thousandths. */
#define SHARE_CARD 300
#define SHARE_WAY  400
#define SHARE_REST 150

typedef struct
{
  AlxDecision decision;
  guint32     first;                    /* child, 0 for none */
  guint32     next;                     /* sibling */
  guint32     visits;
  guint32     available;                /* visits to the parent in which it was legal */
  float       wins;                     /* of @player; a shared win counts as its share */
  guint8      player;
} Node;

typedef struct
{
  const KitQuestion *question;
  const AlxSeat     *seat;              /* of the question */
  BaseRandom         random;
  GArray            *nodes;             /* of Node; the first is the root */
} Tree;

static Node *
get_node (Tree    *tree,
          guint32  index)
{
  return &g_array_index (tree->nodes, Node, index);
}

/* Adds a random legal decision that is no child of @parent yet. Returns the new node, or 0 if no
   such decision was found. */
static guint32
expand (Tree           *tree,
        guint32         parent,
        const AlxState *state,
        guint           n_legal)
{
  for (guint i = 0; i < MAX_PICKS; i++)
    {
      Node node = { .player = state->player };
      guint32 child = get_node (tree, parent)->first;

      alx_legal_pick (state, tree->question->board, base_random_below (&tree->random, n_legal),
                      &node.decision);
      while (child != 0 && !alx_decision_equal (&get_node (tree, child)->decision, &node.decision))
        child = get_node (tree, child)->next;
      if (child != 0)
        continue;
      node.next = get_node (tree, parent)->first;
      g_array_append_val (tree->nodes, node);
      get_node (tree, parent)->first = tree->nodes->len - 1;
      return tree->nodes->len - 1;
    }
  return 0;
}

/* The child with the best upper confidence bound among those that are legal in @state. */
static guint32
choose (Tree           *tree,
        guint32         parent,
        const AlxState *state,
        guint          *n_children)
{
  guint32 best = 0;
  double most = -1;

  *n_children = 0;
  for (guint32 child = get_node (tree, parent)->first; child != 0;
       child = get_node (tree, child)->next)
    {
      Node *node = get_node (tree, child);
      AlxRefusal refusal;
      double bound;

      if (!alx_legal_test (state, tree->question->board, &node->decision, &refusal))
        continue;
      (*n_children)++;
      node->available++;
      bound = node->visits == 0 ? 1e9 : node->wins / node->visits +
              EXPLORE * sqrt (log (node->available) / node->visits);
      if (bound > most)
        {
          most = bound;
          best = child;
        }
    }
  return best;
}

/* One iteration: descends in a sampled position, adds a node, plays the game to its end, and counts
   the result in all nodes on the path. */
static void
iterate (Tree *tree)
{
  const AlxBoard *board = tree->question->board;
  AlxPlayoutCounts counts = { 0 };
  guint32 path[1024];
  guint n_path = 0;
  guint32 at = 0;
  gboolean grown = FALSE;
  AlxState state;
  guint winners;

  alx_seat_sample (tree->seat, board, &tree->random, &state);
  while (state.phase != ALX_PHASE_OVER && !grown && n_path < G_N_ELEMENTS (path))
    {
      guint n_legal = alx_legal_count (&state, board);
      guint n_children;
      guint32 child = choose (tree, at, &state, &n_children);

      if (n_children < n_legal)
        {
          guint32 fresh = expand (tree, at, &state, n_legal);

          if (fresh != 0)
            {
              child = fresh;
              get_node (tree, child)->available = 1;
              grown = TRUE;
            }
        }
      alx_apply (&state, board, &get_node (tree, child)->decision, NULL);
      path[n_path++] = at = child;
    }
  if (state.phase != ALX_PHASE_OVER)
    alx_playout (&state, board, &tree->random, &counts, NULL, NULL);
  winners = kit_rules_get_winners (&alx_rules, &state);
  for (guint i = 0; i < n_path; i++)
    {
      Node *node = get_node (tree, path[i]);

      node->visits++;
      if (winners >> node->player & 1)
        node->wins += 1.0f / __builtin_popcount (winners);
    }
}

static void
answer (Tree      *tree,
        KitAdvice *advice)
{
  guint n_players = tree->seat->state.n_players;
  guint32 best = get_node (tree, 0)->first;
  guint own;

  for (guint32 child = best; child != 0; child = get_node (tree, child)->next)
    if (get_node (tree, child)->visits > get_node (tree, best)->visits)
      best = child;
  alx_advice_set_line (advice, &get_node (tree, best)->decision, 1);
  own = lround (1000.0 * get_node (tree, best)->wins / MAX (1, get_node (tree, best)->visits));
  for (guint p = 0; p < n_players; p++)
    advice->chances[p] = p == tree->seat->player ? own : (1000 - own) / (n_players - 1);
}

/** ismcts_advise: the decision that was tried most often, without any knowledge of the game but
    its rules. */
void
ismcts_advise (const KitQuestion *question,
               KitAdvice         *advice)
{
  const AlxSeat *seat = alx_question_get_seat (question);
  Tree tree = { .question = question, .seat = seat, .random = { question->seed } };
  guint phase = seat->state.phase;
  guint share = phase == ALX_PHASE_CARD  ? SHARE_CARD
                : phase == ALX_PHASE_WAY ? SHARE_WAY
                                         : SHARE_REST;
  guint64 nodes = question->budget.nodes > 0 ? MIN (question->budget.nodes, MAX_NODES) : MAX_NODES;
  Node root = { .player = ALX_NONE };
  KitLimit limit;

  memset (advice, 0, sizeof *advice);
  if (question->budget.nodes == 0 && question->budget.time == 0)
    nodes = DEFAULT_NODES;
  kit_limit_init (&limit, question->stop, question->hurry);
  limit.max_nodes = MAX (1, nodes * share / 1000);
  if (question->budget.time > 0)
    limit.deadline = g_get_monotonic_time () + question->budget.time * (gint64) share / 1000;
  tree.nodes = g_array_sized_new (FALSE, FALSE, sizeof (Node),
                                  limit.deadline > 0 ? 4096 : limit.max_nodes + 1);
  g_array_append_val (tree.nodes, root);
  do
    {
      iterate (&tree);
      limit.nodes++;
    }
  while (!kit_limit_is_spent (&limit));
  answer (&tree, advice);
  advice->nodes = limit.nodes;
  g_array_unref (tree.nodes);
}
