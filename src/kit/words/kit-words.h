/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and sentences about players and files, in the current language. */

#pragma once

#include "kit/record/kit-fault.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** Bytes for KIT_MAX_NAME characters of four, three directional marks of three, and a NUL. */
#define KIT_WORDS_NAME_SIZE (4 * KIT_MAX_NAME + 3 * 3 + 1)

/**
 * KitWord:
 * @id: %NULL ends a list of words
 * @text: its name, or a sentence about it, marked for translation
 */
typedef struct
{
  const char *id;
  const char *text;
} KitWord;

/** KitAsked: what a player may ask: about their hand, and what is left for all; from
    %KIT_ASKED_OWN on, what only one game has. */
typedef enum
{
  KIT_ASKED_HAND,
  KIT_ASKED_TABLE,
  KIT_ASKED_OWN,
} KitAsked;

/** The key of the last row of sentences: what is said otherwise. */
#define KIT_WORDS_OTHERWISE G_MAXUINT

/**
 * KitSentence:
 * @key: when it is said, such as a kind of event
 * @format: (nullable): marked for translation, with "%s" and "%u" as of printf()
 * @values: what is put there, one after the other, as a #KitWordsValue knows it
 */
typedef struct
{
  guint       key;
  const char *format;
  guint8      values[5];
} KitSentence;

/** KitWordsValue: (transfer full): one of the values of a sentence @about something, as text. */
typedef char *(*KitWordsValue) (gconstpointer about,
                                guint         value);

/** KitWordsFaultValue: what a sentence may have of a #KitFault. */
typedef enum
{
  KIT_WORDS_TEXT,
  KIT_WORDS_OTHER,
  KIT_WORDS_NUMBER,
  KIT_WORDS_LIMIT,
  KIT_WORDS_MIN_PLAYERS,                /* of any game */
} KitWordsFaultValue;

/* Names; owned by the translation catalogue, or by the caller. */
const char *kit_words_find     (const KitWord     *words,
                                const char        *id);
const char *kit_words_colour   (KitColour          colour);
const char *kit_words_kind     (const char        *kind);
const char *kit_words_name     (const KitPlayer   *player,
                                char               name[KIT_WORDS_NAME_SIZE]);

/* Sentences and phrases; (transfer full). */
char       *kit_words_player   (const KitRecord   *record,
                                guint              seat);
char       *kit_words_program  (const char        *command);
char       *kit_words_excerpt  (const KitRecord   *record);
char       *kit_words_fault    (const KitFault    *fault,
                                const char        *refusal);
char       *kit_words_refusal  (const char        *why,
                                guint              rule,
                                gboolean           as_markup);
char       *kit_words_value_of_fault (gconstpointer  fault,
                                      guint          value);
char       *kit_words_sentence (const KitSentence *rows,
                                guint              key,
                                KitWordsValue      get_value,
                                gconstpointer      about);
char       *kit_words_amounts  (const guint8      *amounts,
                                guint              n,
                                const char      *(*get_name) (guint8 thing));

void        kit_words_add      (GString           *text,
                                const char        *format,
                                ...) G_GNUC_PRINTF (2, 3);
void        kit_words_add_item (GString           *list,
                                const char        *item);

G_END_DECLS
