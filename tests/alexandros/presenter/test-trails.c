/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trails since a player's last turn, and threats, against a second implementation. */

#include "test-util.h"

#include "alexandros/presenter/alx-trails.h"

#include <string.h>

static const KitColour colours[ALX_MAX_PLAYERS] = { KIT_RED, KIT_YELLOW, KIT_BLUE, KIT_GREEN };

/* --- trails --- */

/* The trail of a decision, by comparing the positions. */
static void
add_difference (const KitHistory *history,
                guint             index,
                AlxTrail         *trail)
{
  const AlxDecision *decision = alx_history_get_decision (history, index);
  AlxState before, after;

  alx_history_get_state_at (history, index, &before);
  alx_history_get_state_at (history, index + 1, &after);
  trail->player = before.player;
  if (decision->kind == ALX_WAY)
    {
      trail->n = decision->n;
      memcpy (trail->way, decision->at, decision->n);
    }
  for (guint s = 0; s < test_board ()->n_spaces; s++)
    {
      guint8 old = alx_state_governor_on (&before, s);
      guint8 new = alx_state_governor_on (&after, s);

      if (old == new)
        continue;
      if (old != ALX_NONE)
        alx_space_set_add (&trail->removed, s);
      if (new != ALX_NONE)
        alx_space_set_add (&trail->placed, s);
    }
}

static void
check_trail (const AlxTrail *trail,
             const AlxTrail *other)
{
  g_assert_cmpuint (trail->player, ==, other->player);
  g_assert_cmpmem (trail->way, trail->n, other->way, other->n);
  g_assert_cmpmem (&trail->placed, sizeof trail->placed, &other->placed, sizeof other->placed);
  g_assert_cmpmem (&trail->removed, sizeof trail->removed, &other->removed, sizeof other->removed);
}

/* The turns that ended since @viewer was last on turn, or without a viewer the last one. */
static guint
find_turns (const KitHistory *history,
            guint             shown,
            int               viewer,
            AlxTrail          trails[ALX_MAX_PLAYERS])
{
  AlxState now;
  guint first;
  guint n = 0;
  guint32 turn = 0;
  gboolean over;

  alx_history_get_state_at (history, shown, &now);
  over = now.phase == ALX_PHASE_OVER;
  first = viewer < 0 ? now.turn - 1 : 0;
  /* With a viewer: the turn after their last finished one. */
  for (guint i = 0; i < shown && viewer >= 0; i++)
    {
      AlxState state;

      alx_history_get_state_at (history, i, &state);
      if (state.player == viewer && (state.turn < now.turn))
        first = state.turn + 1;
    }
  for (guint i = 0; i < shown; i++)
    {
      AlxState state;

      alx_history_get_state_at (history, i, &state);
      if (state.turn < first || (state.turn == now.turn && !over) || state.player == viewer)
        continue;
      if (state.turn != turn)
        {
          g_assert_cmpuint (n, <, ALX_MAX_PLAYERS);
          memset (&trails[n++], 0, sizeof *trails);
        }
      turn = state.turn;
      add_difference (history, i, &trails[n - 1]);
    }
  return n;
}

static void
test_turns (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  guint counts[ALX_MAX_PLAYERS + 1] = { 0 };

  for (guint game = 0; game < 6; game++)
    {
      BaseRandom random = { 30 * n_players + game };
      g_autoptr (KitRecord) record = test_random_game (&random, n_players, 200);

      for (guint shown = 0; shown <= kit_history_get_cursor (record->history);
           shown += 1 + shown % 3)
        for (int viewer = -1; viewer < (int) n_players; viewer++)
          {
            AlxTrail trails[ALX_MAX_PLAYERS];
            guint n = find_turns (record->history, shown, viewer, trails);
            AlxScene scene;

            alx_scene_init (&scene, test_board (), alx_history_get_state (record->history),
                            colours);
            alx_trails_last_turns (record, shown, viewer, &scene);
            g_assert_cmpuint (scene.n_trails, ==, n);
            for (guint i = 0; i < n; i++)
              check_trail (&scene.trails[i], &trails[i]);
            counts[n]++;
          }
    }
  g_assert_cmpuint (counts[0], >, 0);
  g_assert_cmpuint (counts[n_players - 1], >, 50);
}

static void
test_decisions (void)
{
  BaseRandom random = { 17 };
  g_autoptr (KitRecord) record = test_random_game (&random, 4, 200);

  for (guint i = 0; i < kit_history_get_cursor (record->history); i++)
    {
      AlxTrail trail;
      AlxTrail other = { 0 };

      alx_trails_decision (record, i, &trail);
      add_difference (record->history, i, &other);
      check_trail (&trail, &other);
    }
}

/* --- threats --- */

typedef struct
{
  const AlxState *state;
  AlxState        moving;               /* after a card was chosen */
  int             viewer;
  AlxSpaceSet     divided;              /* all spaces of provinces that are divided */
  AlxPointSet     ends;                 /* of ways */
  guint           n;
} Trial;

static gboolean
try_way (const AlxDecision *way,
         gpointer           data)
{
  Trial *trial = data;
  const AlxBoard *board = test_board ();
  const AlxState *state = trial->state;
  AlxState after = trial->moving;

  if (way->kind != ALX_WAY)
    return TRUE;
  trial->n++;
  alx_point_set_add (&trial->ends, way->at[way->n - 1]);
  alx_apply (&after, board, way, NULL);
  for (guint a = 0; a < board->n_spaces; a++)
    for (guint b = 0; b < a; b++)
      {
        AlxProvince province;

        if (state->province[a] != state->province[b] || after.province[a] == after.province[b])
          continue;
        alx_state_get_province (state, state->province[a], &province);
        if (province.owner != trial->viewer)
          continue;
        for (guint s = 0; s < board->n_spaces; s++)
          if (state->province[s] == state->province[a])
            alx_space_set_add (&trial->divided, s);
      }
  return TRUE;
}

/* What @next could do with each of the face-up cards. */
static void
try_all (Trial          *trial,
         const AlxState *next)
{
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      AlxDecision choose;
      AlxRefusal refusal;

      if (next->face_up[i] == ALX_NONE)
        continue;
      alx_decision_init (&choose, ALX_CHOOSE);
      choose.symbol = next->face_up[i];
      if (!alx_legal_test (next, test_board (), &choose, &refusal))
        continue;
      trial->moving = *next;
      alx_apply (&trial->moving, test_board (), &choose, NULL);
      alx_legal_foreach (&trial->moving, test_board (), try_way, trial);
    }
}

static gboolean
touches (guint8 space,
         guint8 point)
{
  return memchr (test_board ()->spaces[space].points, point, 3) != NULL;
}

static void
check_threats (const AlxState *state,
               int             viewer)
{
  AlxState next = *state;
  Trial trial = { .state = state, .viewer = viewer };
  AlxScene scene;

  if (viewer < 0 || state->player == viewer)
    next.player = (state->player + 1) % state->n_players;
  next.phase = ALX_PHASE_CARD;
  try_all (&trial, &next);
  alx_scene_init (&scene, test_board (), state, colours);
  alx_trails_threats (state, test_board (), viewer, &scene);
  g_test_message ("%u ways", trial.n);
  if (viewer < 0)
    memset (&trial.divided, 0, sizeof trial.divided);
  g_assert_cmpmem (&scene.threatened, sizeof scene.threatened, &trial.divided,
                   sizeof trial.divided);
  /* A way ends at each space that is reached, and at no other. */
  for (guint s = 0; s < test_board ()->n_spaces; s++)
    {
      gboolean ends = FALSE;

      for (guint p = 0; p < test_board ()->n_points; p++)
        ends |= touches (s, p) && alx_point_set_has (&trial.ends, p);
      if (alx_space_set_has (&scene.reached, s))
        g_assert_true (ends);
    }
  for (guint p = 0; p < test_board ()->n_points; p++)
    {
      gboolean reached = FALSE;

      for (guint s = 0; s < test_board ()->n_spaces; s++)
        reached |= touches (s, p) && alx_space_set_has (&scene.reached, s);
      if (alx_point_set_has (&trial.ends, p))
        g_assert_true (reached);
    }
}

static void
test_threats (gconstpointer data)
{
  g_autofree char *name = g_strdup_printf ("figure-%02u.alexandros", GPOINTER_TO_UINT (data));
  g_autofree char *text = test_data (name);
  g_autoptr (KitRecord) record = test_read_record (text);
  const AlxState *state = alx_history_get_state (record->history);

  for (int viewer = -1; viewer < (int) state->n_players; viewer++)
    check_threats (state, viewer);
}

/* Positions in the card phase, with provinces to lose. */
static void
test_threats_in_games (void)
{
  guint n_threatened = 0;
  guint n = 0;

  for (guint game = 0; game < 12; game++)
    {
      BaseRandom random = { 60 + game };
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, 100);
      const KitHistory *history = record->history;

      for (guint shown = 20; shown <= kit_history_get_cursor (history); shown += 7)
        {
          AlxScene scene;
          AlxState state;

          alx_history_get_state_at (history, shown, &state);
          if (state.phase == ALX_PHASE_OVER)
            continue;
          check_threats (&state, shown % state.n_players);
          alx_scene_init (&scene, test_board (), &state, colours);
          alx_trails_threats (&state, test_board (), shown % state.n_players, &scene);
          for (guint s = 0; s < test_board ()->n_spaces; s++)
            n_threatened += alx_space_set_has (&scene.threatened, s);
          n++;
        }
    }
  g_assert_cmpuint (n, >, 50);
  g_assert_cmpuint (n_threatened, >, 50);
}

static void
test_over (void)
{
  AlxState state;
  AlxScene scene;
  AlxScene nothing;

  test_state ("Black=A2-B3-C4-D3; Governors=1:c2; Hands=LL - -; Scores=98 0 0", &state);
  test_play (&state, "$L");
  g_assert_cmpuint (state.phase, ==, ALX_PHASE_OVER);
  alx_scene_init (&scene, test_board (), &state, colours);
  nothing = scene;
  alx_trails_threats (&state, test_board (), 0, &scene);
  g_assert_cmpmem (&scene, sizeof scene, &nothing, sizeof nothing);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint n = 2; n <= ALX_MAX_PLAYERS; n++)
    {
      g_autofree char *path = g_strdup_printf ("/trace/turns/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_turns);
    }
  g_test_add_func ("/trace/decisions", test_decisions);
  for (guint i = 1; i <= 12; i++)
    {
      g_autofree char *path = g_strdup_printf ("/trace/threats/figure-%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_threats);
    }
  g_test_add_func ("/trace/threats/games", test_threats_in_games);
  g_test_add_func ("/trace/threats/over", test_over);
  return g_test_run ();
}
