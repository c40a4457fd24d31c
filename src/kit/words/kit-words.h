/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and sentences about players and files, in the current language. */

#pragma once

#include "kit/record/kit-fault.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** Bytes for KIT_MAX_NAME characters of four, three directional marks of three, and a NUL. */
#define KIT_WORDS_NAME_SIZE (4 * KIT_MAX_NAME + 3 * 3 + 1)

/* Names; owned by the translation catalogue, or by the caller. */
const char *kit_words_colour  (KitColour        colour);
const char *kit_words_kind    (const char      *kind);
const char *kit_words_name    (const KitPlayer *player,
                               char             name[KIT_WORDS_NAME_SIZE]);

/* Sentences and phrases; (transfer full). */
char       *kit_words_program (const char      *command);
char       *kit_words_excerpt (const KitRecord *record);
char       *kit_words_fault   (const KitFault  *fault,
                               const char      *refusal);

G_END_DECLS
