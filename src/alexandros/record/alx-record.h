/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as it is saved: the players, the rules, and all decisions from the start. */

#pragma once

#include "alx-fault.h"
#include "alx-history.h"

G_BEGIN_DECLS

/** The longest name of a player, in characters. */
#define ALX_MAX_NAME 40

/**
 * AlxPlayer:
 * @colour: an AlxColour
 * @kind: "person", the id of a computer level, or "program"; an unknown kind is no
 *   error
 * @name: 1 to %ALX_MAX_NAME characters
 */
typedef struct
{
  AlxColour  colour;
  char      *kind;
  char      *name;
} AlxPlayer;

typedef struct
{
  char       *date;                     /* "2026-11-20", or NULL */
  gboolean    abandoned;                /* given up before its end */
  gboolean    seeded;                   /* the seed is part of the record */
  gboolean    from_position;            /* it starts from a position, not from a deal */
  guint       n_players;
  AlxPlayer   players[ALX_MAX_PLAYERS]; /* in turn order */
  AlxHistory *history;
} AlxRecord;

/** The suffix of files with records. */
#define ALX_RECORD_SUFFIX ".alexandros"

AlxRecord  *alx_record_new       (const AlxBoard   *board,
                                  const AlxOptions *options,
                                  guint             n_players,
                                  guint64           seed);
AlxRecord  *alx_record_copy      (const AlxRecord  *record);
void        alx_record_free      (AlxRecord        *record);
void        alx_record_set_player (AlxRecord  *record,
                                   guint       player,
                                   AlxColour   colour,
                                   const char *kind,
                                   const char *name);
AlxRecord  *alx_record_read      (const char       *text,
                                  gsize             length,
                                  AlxFault         *fault);
char       *alx_record_write     (const AlxRecord  *record);
gboolean    alx_record_is_over   (const AlxRecord  *record);
gboolean    alx_record_is_person (const AlxRecord  *record,
                                  guint             player);
guint       alx_record_count_persons (const AlxRecord *record);
int         alx_record_get_only_person (const AlxRecord *record);
void        alx_record_get_colours (const AlxRecord *record,
                                    AlxColour        colours[ALX_MAX_PLAYERS]);
const char *alx_colour_get_id    (AlxColour         colour);
gboolean    alx_options_read     (AlxOptions       *options,
                                  const char       *text);
gboolean    alx_options_find_edition (const char *id,
                                      AlxOptions *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AlxRecord, alx_record_free)

G_END_DECLS
