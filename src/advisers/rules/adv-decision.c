/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision, and the word that stands for it in records. */

#include "adv-decision.h"

#include <string.h>

/* What follows the first part of a word. */
typedef enum
{
  NOTHING,
  GOODS,
  EXCHANGE,                             /* goods, ">", what is got */
  GOT,
  RESOURCE,
  NUMBER,
  PLAYER,
  HEXAGON,                              /* and perhaps ">" and a player */
  CORNER,
  EDGE,
} Rest;

/* In the order of AdvDecisionKind. */
static const struct
{
  const char *word;
  Rest        rest;
} words[ADV_DECISION_KINDS] = {
  { "roll", NOTHING },
  { "drop", GOODS },
  { "rob", HEXAGON },
  { "bid", NUMBER },
  { "pass", NOTHING },
  { "pay", GOODS },
  { "road", EDGE },
  { "village", CORNER },
  { "city", CORNER },
  { "buy", NOTHING },
  { "bank", EXCHANGE },
  { "offer", EXCHANGE },
  { ".", NOTHING },
  { "yes", NOTHING },
  { "no", NOTHING },
  { "with", PLAYER },
  { "none", NOTHING },
  { "knight", HEXAGON },
  { "roads", NOTHING },
  { "plenty", GOT },
  { "monopoly", RESOURCE },
};

/* --- reading --- */

/* Reads at least one letter of the first @n goods, in their order, up to @end. */
static gboolean
read_goods (guint8     *goods,
            guint       n,
            const char *text,
            const char *end)
{
  guint8 last = 0;

  for (const char *c = text; c < end; c++)
    {
      guint8 good = adv_good_from_letter (*c);

      if (good >= n || good < last)
        return FALSE;
      goods[good]++;
      last = good;
    }
  return text < end;
}

static gboolean
read_exchange (AdvDecision *decision,
               const char  *text)
{
  const char *divider = strchr (text, '>');

  return divider != NULL && read_goods (decision->goods, ADV_TRADED, text, divider) &&
         read_goods (decision->get, ADV_TRADED, divider + 1, text + strlen (text));
}

/* A number without sign and leading zeros, from 1 on. */
static gboolean
read_number (const char *text,
             guint8     *number)
{
  guint n = 0;

  if (text[0] == '0')
    return FALSE;
  for (const char *c = text; *c; c++)
    {
      if (!g_ascii_isdigit (*c) || n > 99)
        return FALSE;
      n = 10 * n + *c - '0';
    }
  *number = n;
  return n > 0 && n <= G_MAXUINT8;
}

static gboolean
read_player (const char *text,
             guint8     *player)
{
  *player = text[0] - '1';
  return text[0] >= '1' && text[0] <= '0' + ADV_MAX_PLAYERS && text[1] == '\0';
}

static gboolean
read_hexagon (AdvDecision    *decision,
              const AdvBoard *board,
              const char     *text)
{
  const char *divider = strchr (text, '>');
  gsize length = divider != NULL ? (gsize) (divider - text) : strlen (text);
  char name[ADV_NAME_SIZE];

  if (length >= sizeof name)
    return FALSE;
  memcpy (name, text, length);
  name[length] = '\0';
  decision->place = adv_board_find_hexagon (board, name);
  decision->other = ADV_NONE;
  return decision->place != ADV_NONE &&
         (divider == NULL || read_player (divider + 1, &decision->other));
}

static gboolean
read_rest (AdvDecision    *decision,
           const AdvBoard *board,
           const char     *text)
{
  const char *end = text + strlen (text);

  switch (words[decision->kind].rest)
    {
    case GOODS:
      return read_goods (decision->goods, ADV_GOODS, text, end);
    case EXCHANGE:
      return read_exchange (decision, text);
    case GOT:
      return read_goods (decision->get, ADV_RESOURCES, text, end);
    case RESOURCE:
      decision->other = adv_good_from_letter (text[0]);
      return decision->other < ADV_RESOURCES && text[1] == '\0';
    case NUMBER:
      return read_number (text, &decision->number);
    case PLAYER:
      return read_player (text, &decision->other);
    case HEXAGON:
      return read_hexagon (decision, board, text);
    case CORNER:
      decision->place = adv_board_find_corner (board, text);
      return decision->place != ADV_NONE;
    case EDGE:
      decision->place = adv_board_find_edge (board, text);
      return decision->place != ADV_NONE;
    default:
      return FALSE;
    }
}

/**
 * adv_decision_read:
 * @decision: (out): the decision, which may not be legal
 * @board: the board
 * @token: a word, section 14 of the rules
 *
 * Returns: whether the word stands for a decision on this board
 */
gboolean
adv_decision_read (AdvDecision    *decision,
                   const AdvBoard *board,
                   const char     *token)
{
  gsize length = strcspn (token, ":");

  memset (decision, 0, sizeof *decision);
  if (strlen (token) >= ADV_TOKEN_SIZE)
    return FALSE;
  for (guint kind = 0; kind < ADV_DECISION_KINDS; kind++)
    if (strlen (words[kind].word) == length && strncmp (token, words[kind].word, length) == 0)
      {
        decision->kind = kind;
        if (words[kind].rest == NOTHING)
          return token[length] == '\0';
        return token[length] == ':' && read_rest (decision, board, token + length + 1);
      }
  return FALSE;
}

/* --- writing --- */

static char *
write_goods (char         *end,
             const guint8 *goods,
             guint         n)
{
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < goods[i]; k++)
      *end++ = ADV_GOOD_LETTERS[i];
  return end;
}

/* Returns the end of what was written, which has no final zero yet. */
static char *
write_rest (const AdvDecision *decision,
            const AdvBoard    *board,
            char              *end)
{
  switch (words[decision->kind].rest)
    {
    case GOODS:
      return write_goods (end, decision->goods, ADV_GOODS);
    case EXCHANGE:
      end = write_goods (end, decision->goods, ADV_TRADED);
      *end++ = '>';
      return write_goods (end, decision->get, ADV_TRADED);
    case GOT:
      return write_goods (end, decision->get, ADV_RESOURCES);
    case RESOURCE:
      *end++ = ADV_GOOD_LETTERS[decision->other];
      return end;
    case NUMBER:
      return end + g_snprintf (end, 4, "%u", decision->number);
    case PLAYER:
      *end++ = '1' + decision->other;
      return end;
    case HEXAGON:
      adv_board_hexagon_name (board, decision->place, end);
      end += strlen (end);
      if (decision->other == ADV_NONE)
        return end;
      *end++ = '>';
      *end++ = '1' + decision->other;
      return end;
    case CORNER:
      adv_board_corner_name (board, decision->place, end);
      return end + strlen (end);
    default:
      adv_board_edge_name (board, decision->place, end);
      return end + strlen (end);
    }
}

/**
 * adv_decision_write:
 * @decision: a decision that is legal in some position, or was read
 * @board: the board
 * @token: (out): the word that stands for it
 */
void
adv_decision_write (const AdvDecision *decision,
                    const AdvBoard    *board,
                    char               token[ADV_TOKEN_SIZE])
{
  char *end = g_stpcpy (token, words[decision->kind].word);

  if (words[decision->kind].rest != NOTHING)
    {
      *end++ = ':';
      end = write_rest (decision, board, end);
    }
  *end = '\0';
}
