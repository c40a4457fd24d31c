/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a machine keeps of a seat at a table elsewhere: the invitation and what was told last. */

#pragma once

#include "kit-invitation.h"

G_BEGIN_DECLS

/** The suffix of files of seats. */
#define KIT_SEAT_SUFFIX ".joined"

/**
 * KitSeatFile:
 * @path: (owned) (type filename): where it is
 * @invitation: (owned): to the seat
 * @folder: (owned) (nullable) (type filename): where the table is, as it is called on this machine
 * @name: (owned): of the person
 * @device: (owned): what tells this machine from others of the same seat
 * @sheet: (owned) (nullable): what the seat was told last
 */
typedef struct
{
  char          *path;
  KitInvitation  invitation;
  char          *folder;
  char          *name;
  char          *device;
  char          *sheet;
} KitSeatFile;

char        *kit_seat_file_name  (const char          *table,
                                  guint                seat);
KitSeatFile *kit_seat_file_new   (const char          *directory,
                                  const KitInvitation *invitation,
                                  const char          *folder,
                                  const char          *name);
KitSeatFile *kit_seat_file_read  (const char          *path);
KitSeatFile *kit_seat_file_parse (const char          *text,
                                  gsize                length);
gboolean     kit_seat_file_write (const KitSeatFile   *file,
                                  GError             **error);
void         kit_seat_file_free  (KitSeatFile         *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitSeatFile, kit_seat_file_free)

G_END_DECLS
