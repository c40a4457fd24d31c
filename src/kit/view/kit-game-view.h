/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game tells the panels and dialogs of the kit: one constant table. */

#pragma once

#include "kit-article.h"

#include "kit/paint/kit-painter.h"
#include "kit/players/kit-level.h"
#include "kit/record/kit-reading.h"
#include "kit/words/kit-words.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _KitResult KitResult;

/** The pictures beside a line of the log at most. */
#define KIT_MAX_LINE_PICTURES 8

/**
 * KitOptionWords:
 * @title: what the option is about
 * @values: (nullable) (array zero-terminated=1): what its values are called; %NULL for one that is
 *   off or on, or a number
 *
 * An option of the rules in the dialog for a new game; all words are to be translated.
 */
typedef struct
{
  const char         *title;
  const char * const *values;
} KitOptionWords;

/**
 * KitGameView:
 * @format: how the game writes its records, and by which rules it is played
 * @levels: the computer players, from the weakest to the strongest
 * @make_painter: (transfer full): makes a painter for a kind of theme
 * @names: what the players of new seats are called, to be translated
 * @name: of the game, to be translated
 * @articles: the rules, as the rulebook says them
 * @options: (nullable): words for the options of the rules, in the order of @format
 * @editions: (nullable) (array zero-terminated=1): names of the editions likewise, to be translated
 * @deeds: (nullable) (array zero-terminated=1): what the decisions are called that @format counts
 *   for statistics, to be translated
 * @shorter: (nullable): what it means that a game begins later, to be translated; %NULL if none
 *   does
 * @make_shorter: (nullable) (transfer full): like create_record() of @format: a game that begins
 *   later
 * @is_shorter: (nullable): whether @record is one of those
 * @first: (array zero-terminated=1): the kinds of the players in the game of the very first start,
 *   in turn order
 * @guided: (nullable): the record of the guided game, in which a person has the first seat
 * @picture: (nullable): the path, in the program, of the record whose board stands for the game;
 *   %NULL for no picture
 * @paint_figure: (nullable): paints a figure of the rulebook, or a card, by its number, @width by
 *   @height pixels large
 * @get_weights: (nullable): which weights the computer players have, as records say it
 * @get_score_row_type: the class of the rows of the score panel, derived from #KitScoreRow
 * @get_kind_name: the name of a kind of player, such as a level; an unknown kind itself
 * @describe_kind: (nullable): what a computer player is like and how long it thinks, in a sentence;
 *   %NULL for any other kind
 * @explain_fault: (transfer full): what is wrong with a file, in a sentence
 * @explain_end: why the game of @record, which has a winner, has ended
 * @is_told: (nullable): whether the decision at @index has a line in the log; %NULL if all have
 * @make_line: (transfer full): the line of the log for the decision at @index, as far as @record
 *   knows what it did
 * @make_hint: (transfer full): what is advised in the current position; @why, (out) (transfer full)
 *   (nullable), says why
 * @make_banner: (transfer full) (nullable): what the seat @viewer, or -1 for nobody, should notice
 *   of the decision at @index, in a short sentence; %NULL for most decisions
 * @answer: (transfer full) (nullable): what a player asks about @state, as the seat @viewer sees
 *   it, or %KIT_NOBODY, who has no hand; %NULL if the game has no such thing
 * @make_ending: (transfer full) (nullable): that the end of the game is near, in a few words;
 *   %NULL while it is not
 * @list_pictures: (nullable): the pictures beside that line, by numbers of the game, and how many
 *   there are, %KIT_MAX_LINE_PICTURES at most
 * @paint_picture: (nullable): paints one of them, as high and wide as @size
 * @paint_board: (nullable): paints the board of @record as it is now, @width by @height pixels
 *   large
 * @paint_piece: paints the piece that stands for a player, as high and wide as @size
 * @fill_result: (nullable): adds the columns of the game to the table of points; see
 *   kit_result_add_cell()
 */
typedef struct
{
  const KitFormat *format;
  const KitLevel  *levels;
  KitPainterFunc   make_painter;
  const char      *names[KIT_MAX_PLAYERS];

  const char *name;
  const KitArticle *articles;

  const KitOptionWords *options;
  const char * const   *editions;
  const char * const   *deeds;
  const char           *shorter;
  KitRecord  *(*make_shorter)       (gconstpointer    options,
                                     guint            n_players,
                                     guint64          seed);
  gboolean    (*is_shorter)         (const KitRecord *record);
  const char * const *first;
  const char         *guided;
  const char         *picture;

  void        (*paint_figure)       (KitPainter      *painter,
                                     cairo_t         *cr,
                                     guint            number,
                                     double           width,
                                     double           height);
  const char *(*get_weights)        (void);
  GType       (*get_score_row_type) (void);
  const char *(*get_kind_name)      (const char      *kind);
  const char *(*describe_kind)      (const char      *kind);
  char       *(*explain_fault)      (const KitFault  *fault);
  const char *(*explain_end)        (const KitRecord *record);
  gboolean    (*is_told)            (const KitRecord *record,
                                     guint            index);
  char       *(*make_line)          (const KitRecord *record,
                                     guint            index);
  char       *(*make_hint)          (const KitRecord *record,
                                     const KitAdvice *advice,
                                     char           **why);
  char       *(*make_banner)        (const KitRecord *record,
                                     guint            index,
                                     int              viewer);
  char       *(*answer)             (const KitRecord *record,
                                     gconstpointer    state,
                                     guint            viewer,
                                     KitAsked         asked);
  char       *(*make_ending)        (const KitRecord *record,
                                     gconstpointer    state);
  guint       (*list_pictures)      (const KitRecord *record,
                                     guint            index,
                                     guint8           pictures[KIT_MAX_LINE_PICTURES]);
  void        (*paint_picture)      (KitPainter      *painter,
                                     cairo_t         *cr,
                                     guint            picture,
                                     KitPixel         middle,
                                     double           size);
  void        (*paint_board)        (KitPainter      *painter,
                                     cairo_t         *cr,
                                     const KitRecord *record,
                                     double           width,
                                     double           height);
  void        (*paint_piece)        (KitPainter      *painter,
                                     cairo_t         *cr,
                                     KitColour        colour,
                                     KitPixel         middle,
                                     double           size);
  void        (*fill_result)        (KitResult       *result,
                                     const KitRecord *record);
} KitGameView;

G_END_DECLS
