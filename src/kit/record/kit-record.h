/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as it is saved: the players, the start, and all decisions from there. */

#pragma once

#include "kit-format.h"
#include "kit-history.h"

G_BEGIN_DECLS

/** The longest name of a player, in characters. */
#define KIT_MAX_NAME 40

/** The kind of a seat that a person plays at another machine: in what is shown, not in files. */
#define KIT_KIND_ELSEWHERE "elsewhere"

/**
 * KitPlayer:
 * @colour: of the pieces
 * @kind: "person", the id of a computer level, or "program"; an unknown kind is no
 *   error
 * @name: 1 to %KIT_MAX_NAME characters
 */
typedef struct
{
  KitColour  colour;
  char      *kind;
  char      *name;
} KitPlayer;

/** KitAbout: what a record may say about a game besides how it went. */
typedef enum
{
  KIT_ABOUT_DATE,                       /* on which it was begun: "2026-11-20" */
  KIT_ABOUT_TIME,                       /* of that day: "18:03:27" */
  KIT_ABOUT_PROGRAM,                    /* with which it was begun, and its version */
  KIT_ABOUT_WEIGHTS,                    /* of the computer players: which ones */
  KIT_ABOUTS
} KitAbout;

/** What a record says about a game is no longer, in bytes. */
#define KIT_MAX_ABOUT 80

extern const char * const kit_about_keys[KIT_ABOUTS + 1];

struct _KitRecord
{
  const KitFormat *format;
  char       *about[KIT_ABOUTS];        /* each may be NULL */
  gboolean    abandoned;                /* given up before its end */
  gboolean    seeded;                   /* the seed is part of the record */
  gboolean    from_position;            /* it starts from a position, not from a deal */
  guint       seat;                     /* 1 + the seat that may know it, or 1 + KIT_NOBODY; 0 for
                                           a whole game */
  guint       n_players;
  KitPlayer   players[KIT_MAX_PLAYERS]; /* in turn order */
  KitHistory *history;
};

KitRecord  *kit_record_new       (const KitFormat  *format,
                                  gconstpointer     board,
                                  gconstpointer     start);
KitRecord  *kit_record_copy      (const KitRecord  *record);
KitRecord  *kit_record_look      (const KitRecord  *record,
                                  guint             seat);
char       *kit_record_identify  (const KitRecord  *record);
char       *kit_record_make_identity (const char   *date,
                                      const char   *time,
                                      guint64       seed,
                                      const char   *names);
void        kit_record_set_about (KitRecord        *record,
                                  KitAbout          about,
                                  const char       *text);
void        kit_record_free      (KitRecord        *record);
void        kit_record_set_player (KitRecord  *record,
                                   guint       player,
                                   KitColour   colour,
                                   const char *kind,
                                   const char *name);
char       *kit_record_write     (const KitRecord  *record);
char       *kit_record_make_result (const KitRecord *record,
                                    const char      *key,
                                    gconstpointer    end);
gboolean    kit_record_is_person (const KitRecord  *record,
                                  guint             player);
guint       kit_record_count_persons (const KitRecord *record);
gboolean    kit_record_is_over   (const KitRecord  *record);
int         kit_record_get_only_person (const KitRecord *record);
void        kit_record_get_colours (const KitRecord *record,
                                    KitColour        colours[KIT_MAX_PLAYERS]);
const char *kit_colour_get_id    (KitColour         colour);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitRecord, kit_record_free)

G_END_DECLS
