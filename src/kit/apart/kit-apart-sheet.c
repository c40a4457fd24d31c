/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the referee of a table whose seats are apart tells a seat. */

#include "kit-apart-sheet.h"

#include "kit-apart-proof.h"

#include "kit/record/kit-reading.h"

#include <string.h>

#define GROUP "Sheet"

/** kit_apart_sheet_clear: frees what @sheet owns. */
void
kit_apart_sheet_clear (KitApartSheet *sheet)
{
  g_free (sheet->program);
  g_free (sheet->rules);
  g_free (sheet->post);
  g_free (sheet->device);
  g_free (sheet->promise);
  g_clear_pointer (&sheet->record, kit_record_free);
  g_clear_pointer (&sheet->whole, kit_record_free);
  g_clear_pointer (&sheet->secret, g_bytes_unref);
  *sheet = (KitApartSheet) { 0 };
}

static void
set_record (GKeyFile        *file,
            const char      *key,
            const KitRecord *record)
{
  g_autofree char *text = kit_record_write (record);

  g_key_file_set_string (file, GROUP, key, text);
}

/** kit_apart_sheet_write: (transfer full): the sheet as text. */
char *
kit_apart_sheet_write (const KitApartSheet *sheet)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, GROUP, "Protocol", KIT_APART_PROTOCOL);
  g_key_file_set_string (file, GROUP, "Program", sheet->program);
  g_key_file_set_string (file, GROUP, "Rules", sheet->rules);
  g_key_file_set_string (file, GROUP, "Post", sheet->post);
  g_key_file_set_uint64 (file, GROUP, "Serial", sheet->serial);
  g_key_file_set_uint64 (file, GROUP, "Position", sheet->position);
  g_key_file_set_integer (file, GROUP, "Seat", sheet->seat);
  g_key_file_set_integer (file, GROUP, "Host", sheet->host);
  g_key_file_set_integer (file, GROUP, "Apart", sheet->apart);
  g_key_file_set_integer (file, GROUP, "Joined", sheet->joined);
  g_key_file_set_string (file, GROUP, "Device", sheet->device);
  g_key_file_set_integer (file, GROUP, "Claim", sheet->claim);
  kit_apart_set_bytes (file, GROUP, "Orders", (const guint8 *) &sheet->orders,
                       sizeof sheet->orders);
  kit_apart_set_bytes (file, GROUP, "Wishes", (const guint8 *) &sheet->wishes,
                       sizeof sheet->wishes);
  g_key_file_set_integer (file, GROUP, "Acts", sheet->acts);
  g_key_file_set_uint64 (file, GROUP, "Answered", sheet->answered);
  g_key_file_set_integer (file, GROUP, "Answer", sheet->answer);
  kit_apart_set_bytes (file, GROUP, "Refusal", (const guint8 *) &sheet->refusal,
                       sizeof sheet->refusal);
  g_key_file_set_string (file, GROUP, "Promise", sheet->promise);
  set_record (file, "Record", sheet->record);
  if (sheet->whole != NULL)
    set_record (file, "Whole", sheet->whole);
  if (sheet->secret != NULL)
    kit_apart_set_bytes (file, GROUP, "Secret", g_bytes_get_data (sheet->secret, NULL),
                         g_bytes_get_size (sheet->secret));
  return g_key_file_to_data (file, NULL, NULL);
}

/* (transfer full) (nullable): a record of @format for @seat, or a whole one, 0. */
static KitRecord *
get_record (GKeyFile        *file,
            const char      *key,
            const KitFormat *format,
            guint            seat)
{
  g_autofree char *text = g_key_file_get_string (file, GROUP, key, NULL);
  KitRecord *record;
  KitFault fault;

  if (text == NULL)
    return NULL;
  record = kit_format_read (format, text, strlen (text), &fault);
  if (record == NULL || record->seat == seat)
    return record;
  kit_record_free (record);
  return NULL;
}

static GBytes *
get_secret (GKeyFile *file)
{
  guint8 bytes[KIT_APART_SECRET];

  return kit_apart_get_bytes (file, GROUP, "Secret", bytes, sizeof bytes)
           ? g_bytes_new (bytes, sizeof bytes) : NULL;
}

/* FALSE unless it is from 0 to @most. */
static gboolean
get_number (GKeyFile   *file,
            const char *key,
            guint       most,
            guint      *number)
{
  g_autoptr (GError) error = NULL;
  int found = g_key_file_get_integer (file, GROUP, key, &error);

  *number = found;
  return error == NULL && found >= 0 && (guint) found <= most;
}

static gboolean
read_numbers (GKeyFile      *file,
              KitApartSheet *sheet)
{
  sheet->serial = g_key_file_get_uint64 (file, GROUP, "Serial", NULL);
  sheet->position = g_key_file_get_uint64 (file, GROUP, "Position", NULL);
  sheet->answered = g_key_file_get_uint64 (file, GROUP, "Answered", NULL);
  return sheet->position > 0 && get_number (file, "Seat", KIT_MAX_PLAYERS - 1, &sheet->seat) &&
         get_number (file, "Host", KIT_NOBODY, &sheet->host) &&
         get_number (file, "Apart", (1 << KIT_MAX_PLAYERS) - 1, &sheet->apart) &&
         get_number (file, "Joined", (1 << KIT_MAX_PLAYERS) - 1, &sheet->joined) &&
         get_number (file, "Claim", G_MAXINT, &sheet->claim) &&
         get_number (file, "Answer", KIT_ANSWERS - 1, &sheet->answer) &&
         get_number (file, "Acts", (1 << KIT_ACTS) - 1, &sheet->acts) &&
         kit_apart_get_bytes (file, GROUP, "Orders", (guint8 *) &sheet->orders,
                              sizeof sheet->orders) &&
         (!g_key_file_has_key (file, GROUP, "Wishes", NULL) ||
          kit_apart_get_bytes (file, GROUP, "Wishes", (guint8 *) &sheet->wishes,
                               sizeof sheet->wishes)) &&
         kit_apart_get_bytes (file, GROUP, "Refusal", (guint8 *) &sheet->refusal,
                              sizeof sheet->refusal);
}

static gboolean
read_texts (GKeyFile        *file,
            const KitFormat *format,
            KitApartSheet   *sheet)
{
  sheet->post = g_key_file_get_string (file, GROUP, "Post", NULL);
  sheet->device = g_key_file_get_string (file, GROUP, "Device", NULL);
  sheet->promise = g_key_file_get_string (file, GROUP, "Promise", NULL);
  sheet->record = get_record (file, "Record", format, sheet->seat + 1);
  sheet->whole = get_record (file, "Whole", format, 0);
  sheet->secret = get_secret (file);
  return sheet->post != NULL && sheet->post[strspn (sheet->post, "0123456789abcdef")] == '\0' &&
         sheet->device != NULL && sheet->promise != NULL && sheet->record != NULL &&
         sheet->seat < sheet->record->n_players &&
         (sheet->whole != NULL) == g_key_file_has_key (file, GROUP, "Whole", NULL) &&
         (sheet->whole != NULL) == (sheet->secret != NULL);
}

/**
 * kit_apart_sheet_read:
 * @sheet: (out): if it does not fit, only its @program and @rules are known, and each may be %NULL
 * @format: of the game
 * @text: (array length=length): anything
 * @length: bytes in @text
 *
 * Every version of the protocol has the keys "Protocol" and "Program".
 *
 * Returns: whether it is a sheet that can be read
 */
KitApartFit
kit_apart_sheet_read (KitApartSheet   *sheet,
                      const KitFormat *format,
                      const char      *text,
                      gsize            length)
{
  g_autoptr (GKeyFile) file = kit_apart_load (text, length);
  g_auto (KitApartSheet) read = { NULL };
  int protocol;

  *sheet = (KitApartSheet) { NULL };
  if (file == NULL)
    return KIT_APART_DAMAGED;
  protocol = g_key_file_get_integer (file, GROUP, "Protocol", NULL);
  sheet->program = kit_apart_get_id (file, GROUP, "Program");
  if (protocol <= 0 || sheet->program == NULL)
    return KIT_APART_DAMAGED;
  if (protocol != KIT_APART_PROTOCOL)
    return protocol < KIT_APART_PROTOCOL ? KIT_APART_OLDER : KIT_APART_NEWER;
  sheet->rules = kit_apart_get_id (file, GROUP, "Rules");
  if (sheet->rules == NULL || !read_numbers (file, &read) || !read_texts (file, format, &read))
    return KIT_APART_DAMAGED;
  read.program = g_steal_pointer (&sheet->program);
  read.rules = g_steal_pointer (&sheet->rules);
  *sheet = read;
  read = (KitApartSheet) { NULL };
  return KIT_APART_FITS;
}
