/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision, and the token that stands for it in records. */

#include "alx-decision.h"

#include <string.h>

/**
 * alx_decision_init:
 * @decision: (out): an empty decision of @kind
 * @kind: what is decided
 */
void
alx_decision_init (AlxDecision     *decision,
                   AlxDecisionKind  kind)
{
  memset (decision, 0, sizeof *decision);
  decision->kind = kind;
  decision->refreshed = ALX_NONE;
}

static gboolean
read_symbol (char    letter,
             guint8 *symbol)
{
  *symbol = alx_symbol_from_letter (letter);
  return *symbol < ALX_SYMBOLS;
}

/* Reads 1 to @most names into the decision, separated by @divider and looked up by @find. */
static gboolean
read_places (AlxDecision    *decision,
             const AlxBoard *board,
             const char     *text,
             char            divider,
             guint8        (*find) (const AlxBoard *, const char *),
             guint           most)
{
  for (decision->n = 0; decision->n < most; decision->n++)
    {
      gsize length = strcspn (text, (const char[]) { divider, '\0' });
      char name[ALX_NAME_SIZE];

      if (length >= ALX_NAME_SIZE)
        return FALSE;
      memcpy (name, text, length);
      name[length] = '\0';
      decision->at[decision->n] = find (board, name);
      if (decision->at[decision->n] == ALX_NONE)
        return FALSE;
      if (text[length] == '\0')
        {
          decision->n++;
          return TRUE;
        }
      text += length + 1;
    }
  return FALSE;
}

static gboolean
read_cards (AlxDecision *decision,
            const char  *text)
{
  guint8 last = 0;

  decision->n = ALX_SYMBOLS;
  for (guint i = 0; text[i]; i++)
    {
      guint8 symbol;

      if (i == ALX_MAX_CARDS || !read_symbol (text[i], &symbol) || symbol < last)
        return FALSE;
      decision->at[symbol]++;
      last = symbol;
    }
  return text[0] != '\0';
}

static gboolean
read_card (AlxDecision *decision,
           const char  *token)
{
  gsize length = strlen (token);

  if (!read_symbol (token[0], &decision->symbol))
    return FALSE;
  if (length == 1)
    return TRUE;
  decision->kind = ALX_SPECIAL;
  return (length == 2 && token[1] == '*') ||
         (length == 4 && token[1] == '*' && token[2] == '/' &&
          read_symbol (token[3], &decision->refreshed));
}

/**
 * alx_decision_read:
 * @decision: (out): what @token says, if %TRUE is returned
 * @board: the board of the game
 * @token: any text
 *
 * Checks the syntax only, not whether the decision is legal. Each decision has
 * one spelling; governors that are not in board order are refused by alx_legal_test().
 *
 * Returns: whether @token is the token of a decision on @board
 */
gboolean
alx_decision_read (AlxDecision    *decision,
                   const AlxBoard *board,
                   const char     *token)
{
  alx_decision_init (decision, ALX_CHOOSE);
  switch (token[0])
    {
    case '-':
      decision->kind = ALX_NO_MOVE;
      return token[1] == '\0';
    case '.':
      decision->kind = ALX_END_TURN;
      return token[1] == '\0';
    case '+':
      decision->kind = token[1] == '\0' ? ALX_DRAW : ALX_TAKE;
      return token[1] == '\0' || (read_symbol (token[1], &decision->symbol) && token[2] == '\0');
    case '$':
      decision->kind = ALX_LEVY;
      return read_symbol (token[1], &decision->symbol) && token[2] == '\0';
    case '^':
      decision->kind = ALX_TAKE_BACK;
      return read_places (decision, board, token + 1, ',', alx_board_find_space, 1);
    case '@':
      decision->kind = ALX_OCCUPY;
      return read_places (decision, board, token + 1, ',', alx_board_find_space, ALX_GOVERNORS);
    case '>':
      decision->kind = ALX_COMPENSATE;
      return read_cards (decision, token + 1);
    default:
      if (token[0] != '\0' && g_ascii_isdigit (token[1]))
        {
          decision->kind = ALX_WAY;
          return read_places (decision, board, token, '-', alx_board_find_point, ALX_MAX_WAY);
        }
      return read_card (decision, token);
    }
}

static void
write_places (const AlxDecision *decision,
              const AlxBoard    *board,
              char               divider,
              void             (*name_place) (const AlxBoard *, guint8, char *),
              char              *token)
{
  for (guint i = 0; i < decision->n; i++)
    {
      if (i > 0)
        *token++ = divider;
      name_place (board, decision->at[i], token);
      token += strlen (token);
    }
}

/**
 * alx_decision_write:
 * @decision: a decision
 * @board: the board of the game
 * @token: (out): its only spelling
 */
void
alx_decision_write (const AlxDecision *decision,
                    const AlxBoard    *board,
                    char               token[ALX_TOKEN_SIZE])
{
  static const char marks[] = { 0, 0, '-', 0, '+', '+', '@', '>', '$', '^', '.' };
  char letter = ALX_LETTERS[decision->symbol];

  if (marks[decision->kind])
    *token++ = marks[decision->kind];
  *token = '\0';

  switch (decision->kind)
    {
    case ALX_CHOOSE:
    case ALX_TAKE:
    case ALX_LEVY:
      *token++ = letter;
      *token = '\0';
      break;
    case ALX_SPECIAL:
      *token++ = letter;
      *token++ = '*';
      if (decision->refreshed != ALX_NONE)
        {
          *token++ = '/';
          *token++ = ALX_LETTERS[decision->refreshed];
        }
      *token = '\0';
      break;
    case ALX_WAY:
      write_places (decision, board, '-', alx_board_point_name, token);
      break;
    case ALX_OCCUPY:
    case ALX_TAKE_BACK:
      write_places (decision, board, ',', alx_board_space_name, token);
      break;
    case ALX_COMPENSATE:
      for (guint i = 0; i < ALX_SYMBOLS; i++)
        for (guint k = 0; k < decision->at[i]; k++)
          *token++ = ALX_LETTERS[i];
      *token = '\0';
      break;
    default:
      break;
    }
}

/** alx_decision_equal: whether two decisions are the same. */
gboolean
alx_decision_equal (const AlxDecision *a,
                    const AlxDecision *b)
{
  return memcmp (a, b, G_STRUCT_OFFSET (AlxDecision, at) + MAX (a->n, b->n)) == 0;
}
