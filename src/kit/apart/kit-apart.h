/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The referee of a table whose seats are apart. */

#pragma once

#include "kit-apart-sheet.h"

#include "kit/record/kit-fault.h"

G_BEGIN_DECLS

/**
 * KitApart:
 *
 * Has the whole record of a game, of which each seat gets a sheet with what it may know; takes the
 * words of the seats. It does no input or output: who has it writes it to the disk after each
 * change, before anybody is told.
 */
typedef struct _KitApart KitApart;

/**
 * KitApartSetup:
 * @format: of the game
 * @options: (nullable): of its rules, see kit_options_new(); %NULL for the usual ones
 * @n_players: seats
 * @players: colours, kinds and names of the seats; those of persons apart may have any name
 * @apart: the seats that persons elsewhere are invited to, a bit each; the host's, too
 * @host: the seat of the host, or %KIT_NOBODY
 * @secret: %KIT_APART_SECRET random bytes
 * @abouts: (nullable): what the record says besides
 */
typedef struct
{
  const KitFormat *format;
  gconstpointer    options;
  guint            n_players;
  KitPlayer        players[KIT_MAX_PLAYERS];
  guint            apart;
  guint            host;
  GBytes          *secret;
  const char      *abouts[KIT_ABOUTS];
} KitApartSetup;

KitApart        *kit_apart_new          (const KitApartSetup *setup);
void             kit_apart_free         (KitApart            *apart);
void             kit_apart_set_program  (KitApart            *apart,
                                         const char          *program,
                                         const char          *rules,
                                         const char          *post);

const KitRecord *kit_apart_get_record   (const KitApart      *apart);
guint            kit_apart_get_seats    (const KitApart      *apart);
guint64          kit_apart_get_position (const KitApart      *apart);
void             kit_apart_give_up      (KitApart            *apart);
void             kit_apart_get_wishes   (const KitApart      *apart,
                                         KitWishes           *wishes);
guint            kit_apart_get_joined   (const KitApart      *apart);
guint            kit_apart_get_host     (const KitApart      *apart);
gboolean         kit_apart_take         (KitApart            *apart,
                                         guint                seat,
                                         const KitApartWord  *word);
int              kit_apart_get_computer (const KitApart      *apart);
void             kit_apart_decide       (KitApart            *apart,
                                         gconstpointer        decision);
char            *kit_apart_write_sheet  (KitApart            *apart,
                                         guint                seat);

void             kit_apart_save         (const KitApart      *apart,
                                         GKeyFile            *file);
KitApart        *kit_apart_load_table   (const KitFormat     *format,
                                         GKeyFile            *file,
                                         KitFault            *fault);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitApart, kit_apart_free)

G_END_DECLS
