/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judges decisions of Alexandros by what comes of them: judge-decisions RECORD LEVEL NODES GAMES
   DECISION....
 *
 * The position at the cursor of the record is dealt anew for each game, the same for all decisions,
 * as the seat that decides sees it; the level plays on in all seats. Of each decision its share of
 * wins is printed, and by how much the first one was better.
 */

#include "play-on.h"
#include "yardsticks.h"

#include "alexandros/record/alx-record.h"
#include "alexandros/rules/alx-seat.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *levels = yardsticks_list_alexandros ();
  g_autofree char *text = NULL;
  g_autoptr (KitRecord) record = NULL;
  g_autofree double *first = NULL;
  const KitLevel *level = argc > 5 ? kit_levels_find (levels, argv[2]) : NULL;
  const AlxBoard *board;
  KitFault fault;
  AlxSeat seat;
  gsize length;
  int n;

  if (level != NULL && g_file_get_contents (argv[1], &text, &length, NULL))
    record = kit_format_read (&alx_format, text, length, &fault);
  n = argc > 5 ? atoi (argv[4]) : 0;
  if (record == NULL || n < 1)
    {
      fprintf (stderr, "usage: judge-decisions RECORD LEVEL NODES GAMES DECISION...\n");
      return 2;
    }
  board = alx_history_get_board (record->history);
  alx_seat_look (&seat, alx_history_get_state (record->history),
                 alx_history_get_state (record->history)->decider);
  first = g_new0 (double, n);
  for (int i = 5; i < argc; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;
      double sum = 0;
      double better = 0;
      double squares = 0;

      if (!alx_decision_read (&decision, board, argv[i]) ||
          !alx_legal_test (&seat.state, board, &decision, &refusal))
        {
          fprintf (stderr, "%s is not legal\n", argv[i]);
          return 2;
        }
      for (int game = 0; game < n; game++)
        {
          double share = play_on_after (&seat, board, &decision, level,
                                        strtoull (argv[3], NULL, 10), game);

          if (i == 5)
            first[game] = share;
          sum += share;
          better += first[game] - share;
          squares += (first[game] - share) * (first[game] - share);
        }
      better /= n;
      printf ("%s wins %.3f; the first one is better by %.3f ± %.3f\n", argv[i], sum / n, better,
              1.96 * sqrt (MAX (squares / n - better * better, 0) / n));
    }
  return 0;
}
