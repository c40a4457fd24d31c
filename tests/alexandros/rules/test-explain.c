/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of decisions: each kind with its fields, and that together they say all that changed. */

#include "test-util.h"

#include <string.h>

#define CORNER "Black=A2-B3-C4-D3"
#define TWO "Black=A2-B3-C4-D3 C4-C6-B7-A6 A4-B3"

typedef struct
{
  const char *name;
  const char *position;
  const char *decision;
  const char *events;
} Row;

static const Row rows[] = {
  { "/rules/explain/choose", "Phase=card; FaceUp=LH; Supply=T", "H",
    "chosen player=1 symbol=H place=1\n"
    "revealed player=1 symbol=T place=1\n" },
  { "/rules/explain/joker", "Phase=card; FaceUp=LH; Supply=T; Dead=L; Player=2", "L",
    "chosen player=2 symbol=L place=0 number=1\n"
    "revealed player=2 symbol=T place=0\n" },
  { "/rules/explain/choose-and-reshuffle",
    "Phase=card; FaceUp=LH; Supply=; Discards=S; Hands=rest - -", "L",
    "chosen player=1 symbol=L place=0\n"
    "reshuffled player=1 number=1\n"
    "revealed player=1 symbol=S place=0\n" },
  { "/rules/explain/choose-and-nothing-left",
    "Phase=card; FaceUp=LH; Supply=; Discards=; Hands=rest - -", "L",
    "chosen player=1 symbol=L place=0\n" },
  { "/rules/explain/choose-and-fill-both", "Phase=card; FaceUp=-H; Supply=TS", "H",
    "chosen player=1 symbol=H place=1\n"
    "revealed player=1 symbol=T place=0\n"
    "revealed player=1 symbol=S place=1\n" },
  { "/rules/explain/special", "Phase=card; FaceUp=LS; Hands=H - -", "H*",
    "special player=1 symbol=H\n" },
  { "/rules/explain/special-and-refresh",
    "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=H - -; Supply=T", "H*/S",
    "special player=1 symbol=H\n"
    "refreshed player=1 symbol=S place=1\n"
    "revealed player=1 symbol=T place=1\n" },
  { "/rules/explain/no-move", "Phase=card; FaceUp=--; Player=3", "-", "no-move player=3\n" },

  { "/rules/explain/walk", "Phase=way L", "A2-B3-C4",
    "walked player=1 place=A2 other=C4 number=2\n"
    "wall player=1 side=A2-B3\n"
    "wall player=1 side=B3-C4\n" },
  { "/rules/explain/walk-against-board-order", "Phase=way S; Alexander=D3", "D3-C4-B3",
    "walked player=1 place=D3 other=B3 number=2\n"
    "wall player=1 side=C4-D3\n"
    "wall player=1 side=B3-C4\n" },
  { "/rules/explain/walk-along-walls", "Phase=way L; Black=A2-B3", "A2-B3-C4",
    "walked player=1 place=A2 other=C4 number=2\n"
    "wall player=1 side=B3-C4\n" },
  { "/rules/explain/walk-without-a-new-wall", "Phase=way L; Black=A2-B3-C4", "A2-B3-C4",
    "walked player=1 place=A2 other=C4 number=2\n" },
  { "/rules/explain/red-walls", "Phase=way L; Fill=64", "A2-B3-C4",
    "walked player=1 place=A2 other=C4 number=2\n"
    "wall player=1 side=A2-B3\n"
    "wall player=1 number=1 side=B3-C4\n" },
  { "/rules/explain/divided-and-free", "Phase=way L", "A2-B3-C4-D3",
    "walked player=1 place=A2 other=D3 number=3\n"
    "wall player=1 side=A2-B3\n"
    "wall player=1 side=B3-C4\n"
    "wall player=1 side=C4-D3\n"
    "divided player=none place=c2 other=c3 number=2 rest=105\n" },
  { "/rules/explain/divided-and-owned", "Phase=way L; Governors=3:j24", "A2-B3-C4-D3",
    "walked player=1 place=A2 other=D3 number=3\n"
    "wall player=1 side=A2-B3\n"
    "wall player=1 side=B3-C4\n"
    "wall player=1 side=C4-D3\n"
    "divided player=3 place=c2 other=c3 number=2 rest=105\n" },
  { "/rules/explain/divided-twice", CORNER "; Phase=way S; Alexander=D3; Governors=2:a1",
    "D3-C2-B3",
    "walked player=1 place=D3 other=B3 number=2\n"
    "wall player=1 side=C2-D3\n"
    "wall player=1 side=B3-C2\n"
    "divided player=2 place=b1 other=b2 number=1 rest=1\n" },

  { "/rules/explain/divided-and-the-smaller-is-second", "Phase=way T; Alexander=I24", "I24-J25-K24",
    "walked player=1 place=I24 other=K24 number=2\n"
    "wall player=1 side=I24-J25\n"
    "wall player=1 side=J25-K24\n"
    "divided player=none place=j24 other=j23 rest=107\n" },

  { "/rules/explain/draw", "Supply=TH", "+", "drawn player=1 symbol=T\n" },
  { "/rules/explain/draw-and-reshuffle", "Supply=; Discards=S; Hands=rest - -", "+",
    "reshuffled player=1 number=1\n"
    "drawn player=1 symbol=S\n" },
  { "/rules/explain/take", "FaceUp=LS", "+S", "taken player=1 symbol=S place=1\n" },
  { "/rules/explain/second-action", "FaceUp=LS; Phase=actions 1; Supply=T", "+S",
    "taken player=1 symbol=S place=1\n"
    "turn-ended player=1\n"
    "revealed player=1 symbol=T place=1\n" },
  { "/rules/explain/end-of-turn", "FaceUp=--; Supply=TH; Player=3", ".",
    "turn-ended player=3\n"
    "revealed player=3 symbol=T place=0\n"
    "revealed player=3 symbol=H place=1\n" },
  { "/rules/explain/end-of-the-last-turn", "FaceUp=--; Phase=actions 2 last", ".",
    "turn-ended player=1\n"
    "ended player=1 number=41\n" },
  { "/rules/explain/end-with-red-walls", "Fill=65; Red=A2-B3; Player=2; Phase=actions 1; Supply=H",
    "+",
    "drawn player=2 symbol=H\n"
    "turn-ended player=2\n"
    "ended player=2 number=41\n" },

  { "/rules/explain/occupy", CORNER "; Hands=A - -", "@c2",
    "occupied player=1 place=c2 number=2\n"
    "paid player=1 symbol=A number=1\n"
    "placed player=1 symbol=L place=c2\n" },
  { "/rules/explain/occupy-with-two", CORNER, "@a1,c2",
    "occupied player=1 place=a1 number=2\n"
    "placed player=1 symbol=A place=a1\n"
    "placed player=1 symbol=L place=c2\n" },
  { "/rules/explain/take-over", CORNER "; Player=3; Hands=- - ALL; Governors=2:c2", "@c2",
    "occupied player=3 place=c2 other=2 number=2\n"
    "paid player=3 symbol=A number=1\n"
    "paid player=3 symbol=L number=2\n"
    "removed player=2 place=c2\n"
    "placed player=3 symbol=L place=c2\n" },
  { "/rules/explain/take-over-with-two-players",
    "Players=2; Phase=actions 1; " CORNER "; Hands=AALLL -; Governors=2:a1 2:c2", "@a1",
    "occupied player=1 place=a1 other=2 number=2\n"
    "paid player=1 symbol=A number=2\n"
    "paid player=1 symbol=L number=3\n"
    "removed player=2 place=a1\n"
    "removed player=2 place=c2\n"
    "placed player=1 symbol=A place=a1\n"
    "turn-ended player=1\n" },
  { "/rules/explain/take-back", "Governors=1:c2", "^c2", "took-back player=1 symbol=L place=c2\n" },

  { "/rules/explain/levy", TWO "; Governors=1:c2 3:a3; Hands=- - S; Player=3", "$S",
    "levied player=3 symbol=S\n"
    "scored player=3 number=3\n"
    "scored player=1 number=2\n"
    "scored player=2\n" },
  { "/rules/explain/levy-that-ends-the-game", CORNER "; Governors=1:c2; Hands=L - -; Scores=98 0 0",
    "$L",
    "levied player=1 symbol=L\n"
    "scored player=1 number=2\n"
    "scored player=2\n"
    "scored player=3\n"
    "ended player=1 number=40\n" },
};

static void
explain (const AlxState *state,
         const char     *token,
         AlxEvents      *events)
{
  const AlxState before = *state;
  AlxDecision decision;
  AlxRefusal refusal;

  test_decision (token, &decision);
  g_assert_true (alx_legal_test (state, test_board (), &decision, &refusal));
  alx_explain (state, test_board (), &decision, NULL, events);
  g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
}

static void
run_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *told = NULL;
  AlxState state;
  AlxEvents events;

  test_state (row->position, &state);
  explain (&state, row->decision, &events);
  told = test_events (&events);
  g_assert_cmpstr (told, ==, row->events);
}

/* The compensation is a decision of its own, with its own events. */
static void
test_given (void)
{
  g_autofree char *told = NULL;
  AlxState state;
  AlxEvents events;

  test_state (CORNER "; Phase=actions 1; Hands=AALLL - -; Governors=2:a1 2:c2; FaceUp=TS", &state);
  test_play (&state, "@a1");
  explain (&state, ">AAL", &events);
  told = test_events (&events);
  g_assert_cmpstr (told, ==, "given player=2 symbol=A number=2\n"
                             "given player=2 symbol=L number=1\n"
                             "turn-ended player=1\n");
}

/* The changes that the events of a decision add up to. */
typedef struct
{
  int walls;
  int red;
  int provinces;
  int supply;
  int hands[ALX_MAX_PLAYERS];
  int governors[ALX_MAX_PLAYERS];
  int scores[ALX_MAX_PLAYERS];
  int ended;
} Sum;

static void
add_event (Sum            *sum,
           const AlxEvent *event)
{
  switch (event->kind)
    {
    case ALX_EVENT_CHOSEN:
    case ALX_EVENT_TAKEN:
      sum->hands[event->player]++;
      break;
    case ALX_EVENT_DRAWN:
      sum->hands[event->player]++;
      sum->supply--;
      break;
    case ALX_EVENT_REVEALED:
      sum->supply--;
      break;
    case ALX_EVENT_RESHUFFLED:
      sum->supply += event->number;
      break;
    case ALX_EVENT_SPECIAL:
    case ALX_EVENT_LEVIED:
      sum->hands[event->player]--;
      break;
    case ALX_EVENT_PAID:
      sum->hands[event->player] -= event->number;
      break;
    case ALX_EVENT_GIVEN:
      sum->hands[event->player] += event->number;
      break;
    case ALX_EVENT_WALL:
      sum->walls++;
      sum->red += event->number;
      break;
    case ALX_EVENT_DIVIDED:
      sum->provinces++;
      break;
    case ALX_EVENT_PLACED:
      sum->governors[event->player]++;
      break;
    case ALX_EVENT_REMOVED:
    case ALX_EVENT_TOOK_BACK:
      sum->governors[event->player]--;
      break;
    case ALX_EVENT_SCORED:
      sum->scores[event->player] += event->number;
      break;
    case ALX_EVENT_ENDED:
      sum->ended++;
      break;
    default:
      break;
    }
}

static void
check_sum (const Sum      *sum,
           const AlxState *before,
           const AlxState *after)
{
  g_assert_cmpint (sum->walls, ==, before->black + before->red - after->black - after->red);
  g_assert_cmpint (sum->red, ==, before->red - after->red);
  g_assert_cmpint (sum->provinces, ==, after->n_provinces - before->n_provinces);
  g_assert_cmpint (sum->supply, ==, (int) alx_state_supply_size (after) -
                                    (int) alx_state_supply_size (before));
  g_assert_cmpint (sum->ended, ==, after->phase == ALX_PHASE_OVER);
  for (guint p = 0; p < before->n_players; p++)
    {
      g_assert_cmpint (sum->hands[p], ==, (int) alx_state_hand_size (after, p) -
                                          (int) alx_state_hand_size (before, p));
      g_assert_cmpint (sum->governors[p], ==, (int) alx_state_unused_governors (before, p) -
                                              (int) alx_state_unused_governors (after, p));
      g_assert_cmpint (sum->scores[p], ==, after->scores[p] - before->scores[p]);
    }
}

static void
test_sums (void)
{
  BaseRandom random = { 1956 };
  guint seen[ALX_EVENT_ENDED + 1] = { 0 };

  for (guint game = 0; game < 60; game++)
    {
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, 400);

      for (guint i = 0; i < kit_history_get_length (record->history); i++)
        {
          Sum sum = { 0 };
          AlxState before;
          AlxState after;
          AlxEvents events;

          alx_history_get_state_at (record->history, i, &before);
          alx_history_get_state_at (record->history, i + 1, &after);
          alx_history_explain (record->history, i, &events);
          for (guint k = 0; k < events.n; k++)
            {
              add_event (&sum, &events.items[k]);
              seen[events.items[k].kind]++;
            }
          check_sum (&sum, &before, &after);
        }
    }
  /* "No move" is too rare in random games; the table above has it. */
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    if (i != ALX_EVENT_NO_MOVE)
      g_assert_cmpuint (seen[i], >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].name, &rows[i], run_row);
  g_test_add_func ("/rules/explain/given", test_given);
  g_test_add_func ("/rules/explain/sums", test_sums);
  return g_test_run ();
}
