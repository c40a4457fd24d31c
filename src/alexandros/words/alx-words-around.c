/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies around a place of the board, for who does not see it. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

/* Where a side of a space lies. */
typedef enum
{
  LEFT,
  RIGHT,
  ABOVE,
  BELOW,
} Where;

static Where
find_side (const AlxBoard *board,
           guint8          space,
           guint           side)
{
  const AlxSpace *s = &board->spaces[space];
  const guint8 *ends = board->sides[s->sides[side]].points;
  const AlxPoint *a = &board->points[ends[0]];
  const AlxPoint *b = &board->points[ends[1]];
  guint steps = 0;

  for (guint i = 0; i < G_N_ELEMENTS (s->points); i++)
    steps += board->points[s->points[i]].step;
  if (a->line == b->line)
    return a->line == s->row ? ABOVE : BELOW;
  /* The middle of the side, beside that of the space. */
  return 3 * (a->step + b->step) < 2 * (int) steps ? LEFT : RIGHT;
}

/**
 * alx_words_around_space:
 * @board: the board
 * @state: a position on it
 * @space: a space
 *
 * Returns: (transfer full): what lies on each of its sides, and whether behind a wall
 */
char *
alx_words_around_space (const AlxBoard *board,
                        const AlxState *state,
                        guint8          space)
{
  /* Translators: each says what lies on one side of a space of the board: another space, such as
     “a2 (Lyre)”, or the coast. */
  static const char * const open[] = {
    [LEFT] = N_("Left: %s."),
    [RIGHT] = N_("Right: %s."),
    [ABOVE] = N_("Above: %s."),
    [BELOW] = N_("Below: %s."),
  };
  static const char * const walled[] = {
    [LEFT] = N_("Left, behind a wall: %s."),
    [RIGHT] = N_("Right, behind a wall: %s."),
    [ABOVE] = N_("Above, behind a wall: %s."),
    [BELOW] = N_("Below, behind a wall: %s."),
  };
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (board != NULL && state != NULL && space < board->n_spaces, NULL);

  for (Where where = LEFT; where <= BELOW; where++)
    for (guint i = 0; i < G_N_ELEMENTS (board->spaces[space].sides); i++)
      {
        guint8 neighbour = board->spaces[space].neighbours[i];
        g_autofree char *name = NULL;
        char letters[ALX_NAME_SIZE];

        if (find_side (board, space, i) != where)
          continue;
        if (neighbour == ALX_NONE)
          {
            kit_words_add (text, _(open[where]), _("the coast"));
            continue;
          }
        alx_board_space_name (board, neighbour, letters);
        name = board->spaces[neighbour].symbol == ALX_PLAIN
                 ? g_strdup (letters)
                 : g_strdup_printf ("%s (%s)", letters,
                                    alx_words_symbol (board->spaces[neighbour].symbol));
        kit_words_add (text, alx_side_set_has (&state->walls, board->spaces[space].sides[i])
                               ? _(walled[where]) : _(open[where]), name);
      }
  return g_string_free (text, FALSE);
}

/**
 * alx_words_around_point:
 * @board: the board
 * @state: a position on it
 * @point: a point
 *
 * Returns: (transfer full): in which regions it lies, whether on the coast, and in which directions
 *   walls begin there
 */
char *
alx_words_around_point (const AlxBoard *board,
                        const AlxState *state,
                        guint8          point)
{
  /* Translators: where walls lead from a point, in a list. */
  static const char * const directions[ALX_DIRECTIONS] = {
    N_("right"), N_("lower right"), N_("lower left"), N_("left"), N_("upper left"),
    N_("upper right")
  };
  const AlxPoint *p;
  GString *text = g_string_new (NULL);
  g_autoptr (GString) regions = g_string_new (NULL);
  g_autoptr (GString) walls = g_string_new (NULL);
  guint64 named = 0;

  g_return_val_if_fail (board != NULL && state != NULL && point < board->n_points, NULL);

  p = &board->points[point];
  for (guint8 space = 0; space < board->n_spaces; space++)
    if (alx_space_set_has (&p->spaces, space) && (named >> board->spaces[space].region & 1) == 0)
      {
        named |= G_GUINT64_CONSTANT (1) << board->spaces[space].region;
        kit_words_add_item (regions, alx_words_region (board, space));
      }
  for (guint i = 0; i < ALX_DIRECTIONS; i++)
    if (p->sides[i] != ALX_NO_SIDE && alx_side_set_has (&state->walls, p->sides[i]))
      kit_words_add_item (walls, _(directions[i]));
  g_string_append_printf (text, "%s.", regions->str);
  if (p->rim)
    kit_words_add (text, _("On the coast."));
  if (walls->len > 0)
    /* Translators: where walls lead from a point, such as “left, upper right”. */
    kit_words_add (text, _("Walls: %s."), walls->str);
  return g_string_free (text, FALSE);
}
