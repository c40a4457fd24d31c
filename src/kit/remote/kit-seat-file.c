/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a machine keeps of a seat at a table elsewhere: the invitation and what was told last. */

#include "kit-seat-file.h"

#include "kit/apart/kit-apart-word.h"

#include <string.h>

#define GROUP "Seat"
#define START "[" GROUP "]"

/** kit_seat_file_name: (transfer full): what the file of a seat at @table is called. */
char *
kit_seat_file_name (const char *table,
                    guint       seat)
{
  return g_strdup_printf ("%s-%u" KIT_SEAT_SUFFIX, table, seat + 1);
}

/**
 * kit_seat_file_new:
 * @directory: (type filename): where the file will be
 * @invitation: to the seat
 * @folder: (nullable) (type filename): where the table is, if it is in a folder
 * @name: of the person, for which kit_apart_is_name()
 *
 * Returns: (transfer full): not on the disk yet. If there is a file of that seat, it has the
 *   device of that one, and what that one was told
 */
KitSeatFile *
kit_seat_file_new (const char          *directory,
                   const KitInvitation *invitation,
                   const char          *folder,
                   const char          *name)
{
  g_autofree char *base = kit_seat_file_name (invitation->table, invitation->seat);
  g_autofree char *path = g_build_filename (directory, base, NULL);
  g_autoptr (KitSeatFile) before = kit_seat_file_read (path);
  KitSeatFile *file = g_new0 (KitSeatFile, 1);

  file->path = g_steal_pointer (&path);
  kit_invitation_copy (&file->invitation, invitation);
  file->folder = g_strdup (folder);
  file->name = g_strdup (name);
  file->device = before != NULL ? g_steal_pointer (&before->device) : g_uuid_string_random ();
  if (before != NULL && g_bytes_equal (before->invitation.key, invitation->key))
    file->sheet = g_steal_pointer (&before->sheet);
  return file;
}

static KitSeatFile *
parse (GKeyFile *keys)
{
  g_autoptr (KitSeatFile) file = g_new0 (KitSeatFile, 1);
  g_autofree char *link = g_key_file_get_string (keys, GROUP, "Invitation", NULL);

  file->folder = g_key_file_get_string (keys, GROUP, "Folder", NULL);
  file->name = g_key_file_get_string (keys, GROUP, "Name", NULL);
  file->device = g_key_file_get_string (keys, GROUP, "Device", NULL);
  file->sheet = g_key_file_get_string (keys, GROUP, "Sheet", NULL);
  if (link == NULL || file->device == NULL || file->name == NULL ||
      !kit_apart_is_name (file->name) ||
      kit_invitation_read (&file->invitation, link) != KIT_INVITATION_FINE)
    return NULL;
  file->invitation.yields = g_key_file_get_boolean (keys, GROUP, "Yields", NULL);
  return g_steal_pointer (&file);
}

/** kit_seat_file_read: (transfer full) (nullable): %NULL if there is no such file, or if it is
    damaged. */
KitSeatFile *
kit_seat_file_read (const char *path)
{
  g_autoptr (GKeyFile) keys = kit_apart_load_path (path, NULL);
  KitSeatFile *file = keys != NULL ? parse (keys) : NULL;

  if (file != NULL)
    file->path = g_strdup (path);
  return file;
}

/** kit_seat_file_parse: (transfer full) (nullable): the seat in the text of such a file, without a
    path. */
KitSeatFile *
kit_seat_file_parse (const char *text,
                     gsize       length)
{
  g_autoptr (GKeyFile) keys = NULL;

  if (length <= strlen (START) || memcmp (text, START, strlen (START)) != 0)
    return NULL;
  keys = kit_apart_load_file (text, length);
  return keys != NULL ? parse (keys) : NULL;
}

static void
set_text (GKeyFile   *keys,
          const char *key,
          const char *text)
{
  if (text != NULL)
    g_key_file_set_string (keys, GROUP, key, text);
}

/** kit_seat_file_write: writes it, for this user alone; returns whether that was possible. */
gboolean
kit_seat_file_write (const KitSeatFile  *file,
                     GError            **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *link = kit_invitation_write (&file->invitation);
  g_autofree char *directory = g_path_get_dirname (file->path);
  g_autofree char *text = NULL;
  gsize length;

  set_text (keys, "Invitation", link);
  if (file->invitation.yields)
    g_key_file_set_boolean (keys, GROUP, "Yields", TRUE);
  set_text (keys, "Folder", file->folder);
  set_text (keys, "Name", file->name);
  set_text (keys, "Device", file->device);
  set_text (keys, "Sheet", file->sheet);
  text = g_key_file_to_data (keys, &length, NULL);
  g_mkdir_with_parents (directory, 0700);
  return g_file_set_contents_full (file->path, text, length, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                   error);
}

/** kit_seat_file_free: frees @file. */
void
kit_seat_file_free (KitSeatFile *file)
{
  g_free (file->path);
  kit_invitation_clear (&file->invitation);
  g_free (file->folder);
  g_free (file->name);
  g_free (file->device);
  g_free (file->sheet);
  g_free (file);
}
