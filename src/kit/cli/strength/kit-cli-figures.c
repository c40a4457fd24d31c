/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of a contest: A's share of wins with its interval, margin and times. */

#include "kit-cli-contest.h"

#include "kit/cli/kit-cli-json.h"

#include <math.h>
#include <stdlib.h>

/* Standard errors to each side of a 95 % confidence interval. */
#define Z_95         1.96
/* A variance that is only what was lost in adding up shares. */
#define NO_VARIANCE  1e-9

/* Means over all sets. */
typedef struct
{
  double         share;
  KitCliInterval interval;
  double         margin;
  double         turns;
} Figures;

/* Milliseconds and positions a turn. */
typedef struct
{
  double mean;
  double most;                          /* 99 of 100 are below */
  double nodes;
  guint  n_turns;
} Times;

static double
get_share (const KitCliSet *sets,
           guint            n_sets)
{
  double share = 0;

  for (guint i = 0; i < n_sets; i++)
    share += sets[i].wins / n_sets;
  return CLAMP (share, 0, 1);
}

/**
 * kit_cli_interval_of_sets:
 * @interval: (out): what holds A's true share of wins in 95 of 100 cases
 * @sets: what was played
 * @n_sets: at least 1
 *
 * Wilson's interval, which ends between 0 and 1 and is never empty. It is made for games that are
 * won or lost, each by itself. Games of a set share a deal, so sets are counted instead of games,
 * and their number is divided by a design effect: the variance of their shares of wins, over that
 * of sets that are each won or lost. One imaginary set of the greatest variance is added, so that
 * few equal sets do not give an empty interval.
 */
void
kit_cli_interval_of_sets (KitCliInterval  *interval,
                          const KitCliSet *sets,
                          guint            n_sets)
{
  double share = get_share (sets, n_sets);
  double most = share * (1 - share);    /* the variance if each set were won or lost */
  double square = 0;
  double factor = 1;
  double n;
  double centre;
  double error;

  for (guint i = 0; i < n_sets; i++)
    square += (sets[i].wins - share) * (sets[i].wins - share);
  if (most > NO_VARIANCE)
    factor = (square / most + 1) / n_sets;
  n = n_sets / factor;
  centre = (share + Z_95 * Z_95 / 2 / n) / (1 + Z_95 * Z_95 / n);
  error = Z_95 / (1 + Z_95 * Z_95 / n) * sqrt (most / n + Z_95 * Z_95 / 4 / n / n);
  interval->low = MAX (centre - error, 0);
  interval->high = MIN (centre + error, 1);
}

/** kit_cli_contest_share: A's share of wins. */
double
kit_cli_contest_share (const KitCliContest *contest)
{
  return get_share (contest->sets, contest->n_sets);
}

static void
compute_figures (const KitCliContest *contest,
                 Figures             *figures)
{
  double n = contest->n_sets;

  *figures = (Figures) { .share = kit_cli_contest_share (contest) };
  kit_cli_interval_of_sets (&figures->interval, contest->sets, contest->n_sets);
  for (int i = 0; i < contest->n_sets; i++)
    {
      figures->margin += contest->sets[i].margin / n;
      figures->turns += contest->sets[i].turns / n;
    }
}

/* In a word for programs. */
static const char *
compare_bound (const KitCliContest *contest,
               const Figures       *figures)
{
  return figures->interval.low > contest->bound    ? "above"
         : figures->interval.high < contest->bound ? "below"
                                                   : "undecided";
}

static int
compare_floats (const void *a,
                const void *b)
{
  float difference = *(const float *) a - *(const float *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
compute_times (const KitCliContest *contest,
               guint                side,
               Times               *times)
{
  g_autoptr (GArray) spent = g_array_new (FALSE, FALSE, sizeof (float));

  for (int i = 0; i < contest->n_sets; i++)
    g_array_append_vals (spent, contest->sets[i].times[side]->data,
                         contest->sets[i].times[side]->len);
  *times = (Times) { .n_turns = spent->len };
  if (spent->len == 0)
    return;
  qsort (spent->data, spent->len, sizeof (float), compare_floats);
  for (int i = 0; i < contest->n_sets; i++)
    times->nodes += (double) contest->sets[i].nodes[side] / spent->len;
  for (guint i = 0; i < spent->len; i++)
    times->mean += g_array_index (spent, float, i) / spent->len;
  times->most = g_array_index (spent, float, spent->len * 99 / 100);
}

/* (transfer full): the kinds of questions that a side answered, of all sets. */
static GArray *
add_kinds (const KitCliContest *contest,
           guint                side)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (KitCliKind));

  for (int i = 0; i < contest->n_sets; i++)
    for (guint k = 0; k < contest->sets[i].kinds[side]->len; k++)
      {
        const KitCliKind *kind = &g_array_index (contest->sets[i].kinds[side], KitCliKind, k);

        kit_cli_kinds_add (kinds, kind->name, kind->n, kind->ms);
      }
  return kinds;
}

/* The positions that a level valued, and those that it might; of a program nothing is known. */
static void
print_nodes (const KitCliSide *side,
             const Times      *times)
{
  if (side->player.command != NULL)
    return;
  if (side->nodes > 0)
    printf ("  %.0f of %" G_GINT64_FORMAT " positions a turn\n", times->nodes, side->nodes);
  else
    printf ("  %.0f positions a turn\n", times->nodes);
}

/** kit_cli_contest_print: prints the figures in lines. */
void
kit_cli_contest_print (KitCliContest *contest)
{
  g_autofree char *rules = kit_cli_rules_describe (&contest->rules);
  Figures figures;

  compute_figures (contest, &figures);
  printf ("%s against %s, %d players, %d sets, %d games, %.1f turns a game%s\n",
          contest->sides[0].name, contest->sides[1].name, contest->n_players, contest->n_sets,
          contest->n_sets * contest->n_players, figures.turns, rules);
  printf ("share of wins of A %.4f, 95 %% from %.4f to %.4f, margin %+.1f points\n", figures.share,
          figures.interval.low, figures.interval.high, figures.margin);
  if (contest->bound >= 0)
    printf ("bound %.3f: %s\n", contest->bound, compare_bound (contest, &figures));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) kinds = add_kinds (contest, i);
      Times times;

      compute_times (contest, i, &times);
      printf ("%c, %s: %.3f ms a turn, 99 of 100 below %.3f ms, %u turns\n", 'A' + i,
              contest->sides[i].name, times.mean, times.most, times.n_turns);
      print_nodes (&contest->sides[i], &times);
      for (guint k = 0; k < kinds->len; k++)
        {
          const KitCliKind *kind = &g_array_index (kinds, KitCliKind, k);

          printf ("  %s: %.3f ms, %u questions\n", kind->name, kind->ms / kind->n, kind->n);
        }
    }
}

static void
add_rules (GString           *json,
           const KitCliRules *rules)
{
  if (rules->edition != NULL)
    kit_cli_json_add_string (json, "rules", rules->edition);
  if (rules->options == NULL)
    return;
  kit_cli_json_open (json, "options", '[');
  for (guint i = 0; rules->options[i] != NULL; i++)
    kit_cli_json_add_string (json, NULL, rules->options[i]);
  kit_cli_json_close (json, ']');
}

/** kit_cli_contest_print_json: prints the figures for programs. */
void
kit_cli_contest_print_json (KitCliContest *contest)
{
  static const char * const sides[] = { "a", "b" };
  g_autoptr (GString) json = g_string_new (NULL);
  Figures figures;

  compute_figures (contest, &figures);
  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_add_string (json, "game", contest->game->id);
  add_rules (json, &contest->rules);
  kit_cli_json_add_integer (json, "players", contest->n_players);
  kit_cli_json_add_integer (json, "sets", contest->n_sets);
  kit_cli_json_add_integer (json, "games", contest->n_sets * contest->n_players);
  kit_cli_json_add_number (json, "turns", figures.turns);
  kit_cli_json_add_number (json, "share", figures.share);
  kit_cli_json_add_number (json, "low", figures.interval.low);
  kit_cli_json_add_number (json, "high", figures.interval.high);
  kit_cli_json_add_number (json, "margin", figures.margin);
  if (contest->bound >= 0)
    {
      kit_cli_json_add_number (json, "bound", contest->bound);
      kit_cli_json_add_string (json, "verdict", compare_bound (contest, &figures));
    }
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) kinds = add_kinds (contest, i);
      Times times;

      compute_times (contest, i, &times);
      kit_cli_json_open (json, sides[i], '{');
      kit_cli_json_add_string (json, "level", contest->sides[i].name);
      kit_cli_json_add_integer (json, "turns", times.n_turns);
      kit_cli_json_add_number (json, "ms", times.mean);
      kit_cli_json_add_number (json, "ms99", times.most);
      if (contest->sides[i].player.command == NULL)
        kit_cli_json_add_number (json, "positions", times.nodes);
      kit_cli_json_open (json, "kinds", '{');
      for (guint k = 0; k < kinds->len; k++)
        {
          const KitCliKind *kind = &g_array_index (kinds, KitCliKind, k);

          kit_cli_json_add_number (json, kind->name, kind->ms / kind->n);
        }
      kit_cli_json_close (json, '}');
      kit_cli_json_close (json, '}');
    }
  kit_cli_json_close (json, '}');
  puts (json->str);
}
